import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { makeAccount, makeApiToken, signedIn, type SignedIn } from '../factories/signed-in';

const app = await startApp();
let person: SignedIn;

beforeAll(async () => {
  person = await signedIn(app, { roles: ['admin'], planPackageId: 'ic_advanced' });
  const { db, carrierId, userId } = person;
  const many = Array.from({ length: 12 }, (_, index) => index);
  await person.visitor.post('/mileage/trips-fuel/documents', { intent: 'activate' });
  for (const index of many) {
    await person.visitor.post('/mileage/equipment/new', {
      unit: `T-${index}`,
      active: '1',
      fuelType: 'special_diesel',
      axles: '3',
    });
    await makeApiToken(db, person);
    await makeAccount(db, { carrierId, role: 'editor' });
    await makeAccount(db);
    await db.document.create({
      data: {
        carrierId,
        createdBy: userId,
        name: `load ${index}.pdf`,
        sizeBytes: 5,
        sha256: String(index).padStart(64, '0'),
        status: 'failed',
      },
    });
    await db.supportRequest.create({
      data: { kind: 'message', userId, carrierId, fields: { subject: `Question ${index}`, message: 'Why?' } },
    });
  }
}, 120_000);

const rowsIn = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

describe('a list of more than ten rows', () => {
  it.each([
    ['/mileage/equipment', /href="\/mileage\/equipment\/\d+"[^>]*>T-\d+</g],
    ['/mileage/trips-fuel/documents', /class="document-row"/g],
    ['/mileage/support', /id="request-/g],
    ['/mileage/account/tokens', /name="tokenId"/g],
    ['/mileage/account/people', /class="item-note">driver-/g],
    ['/mileage/admin/people', /href="\/mileage\/admin\/people\/[^"]+"/g],
    ['/mileage/admin/carriers', /href="\/mileage\/admin\/carriers\/[^"]+"/g],
    ['/mileage/admin/support', /href="\/mileage\/admin\/support\/[0-9a-f-]+"/g],
  ])('offers the sizes of a page on %s, and shows as many rows', async (path, row) => {
    const all = await person.visitor.get(path);
    expect(all.status).toBe(200);
    for (const size of [10, 25, 50, 100])
      expect(all.html).toMatch(new RegExp(`href="${path}\\?[^"]*length=${size}"`));
    expect(all.html).toMatch(/aria-current="true">50</);
    expect(rowsIn(all.html, row)).toBeGreaterThan(10);
    const ten = await person.visitor.get(`${path}?length=10`);
    expect(rowsIn(ten.html, row)).toBe(10);
    expect(ten.html).toMatch(/aria-current="true">10</);
    // The next page keeps the size.
    expect(ten.html).toMatch(new RegExp(`href="${path}\\?length=10&amp;page=2"`));
    expect(rowsIn((await person.visitor.get(`${path}?length=10&page=2`)).html, row)).toBeGreaterThan(0);
    expect(rowsIn((await person.visitor.get(`${path}?length=7`)).html, row)).toBeGreaterThan(10);
  });
});
