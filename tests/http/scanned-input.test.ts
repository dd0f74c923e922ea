import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { signedIn } from '../factories/signed-in';

/** What scanners found: see deploy/scan-findings.md. An error in the log of either program fails the file. */
const app = await startApp();
const behindTls = await startApp({
  role: 'web',
  databaseUrl: app.databaseUrl,
  env: { PUBLIC_URL: 'https://stateline.example' },
});

describe('a zero character, which no text of the database can hold', () => {
  it('in an address is left out, for people and programs', async () => {
    const person = await signedIn(app);
    const cookie = { Cookie: `${person.cookie.name}=${person.cookie.value}` };
    const statusOf = async (path: string) =>
      (await fetch(app.origin + path, { redirect: 'manual', headers: cookie })).status;
    for (const path of [
      '/mileage/trips-fuel?quarter=20264&q=%2Fe%00',
      '/mileage/equipment?q=%00',
      '/mileage/reports?q=2026%004',
      '/mileage/trips-fuel/trips/1%00',
      '/mileage/rates/2026/3?search=%00',
      '/mileage/trips-fuel?q=%0%000',
    ]) {
      expect(await statusOf(path), path).toBe(
        await statusOf(path.replaceAll('%00', '').replaceAll('%00', '')),
      );
    }
    const found = async (term: string): Promise<unknown> =>
      (await fetch(`${app.origin}/mileage/api/geo/search?term=${term}`, { headers: person.bearer })).json();
    expect(await found('dal%00las')).toEqual(await found('dallas'));
  });

  it('in a form and in JSON is left out', async () => {
    const person = await signedIn(app);
    await person.visitor.post('/mileage/equipment/new', {
      unit: 'Z\u0000-1',
      active: '1',
      fuelType: 'special_diesel',
      axles: '3',
    });
    const body = JSON.stringify({ unit: 'Z\u0000-2', make: 'Vol\u0000vo', model: 'C:\\u0000 is a path' });
    const answer = await fetch(`${app.origin}/mileage/api/equipment`, {
      method: 'POST',
      headers: { ...person.bearer, 'Content-Type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(201);
    const units = await person.db.equipment.findMany({
      where: { carrierId: person.carrierId },
      orderBy: { unit: 'asc' },
      select: { unit: true },
    });
    expect(units).toEqual([{ unit: 'Z-1' }, { unit: 'Z-2' }]);
  });
});

describe('the small cookies of the pages (ASVS 3.3.1)', () => {
  const attributesOf = async (origin: string) => {
    const person = await signedIn(app);
    const name = origin === app.origin ? 'stateline_session' : '__Host-stateline_session';
    const headers = { Cookie: `${name}=${person.cookie.value}`, Origin: origin };
    const answers = await Promise.all([
      fetch(`${origin}/mileage/trips-fuel?quarter=20263`, { redirect: 'manual', headers }),
      fetch(`${origin}/mileage/account`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams({ intent: 'name', name: 'Dana D' }),
      }),
      fetch(`${origin}/mileage/navigation`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams({ nav: 'min', to: '/mileage/account' }),
      }),
    ]);
    return new Map(
      answers
        .flatMap(({ headers: sent }) => sent.getSetCookie())
        .map((line) => [line.split('=')[0] ?? '', line]),
    );
  };

  it('are sent by TLS alone where the product is behind TLS, and not read by scripts', async () => {
    const cookies = await attributesOf(behindTls.origin);
    expect([...cookies.keys()].sort()).toEqual(
      expect.arrayContaining(['nav', 'stateline_flash', 'tripsFilter']),
    );
    for (const [name, line] of cookies) expect(line, name).toMatch(/; Secure/);
    for (const name of ['stateline_flash', 'tripsFilter']) expect(cookies.get(name)).toMatch(/; HttpOnly/);
  });

  it('work without TLS where there is none', async () => {
    for (const line of (await attributesOf(app.origin)).values()) expect(line).not.toMatch(/Secure/);
  });
});
