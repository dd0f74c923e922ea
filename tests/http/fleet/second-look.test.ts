import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveRecords, giveThreeStates } from '../../factories/quarter-records';
import { signedIn, type SignedIn } from '../../factories/signed-in';

/** What someone sees who has already made a mistake, or comes back later. */

const app = await startApp();
const someone = () => signedIn(app, { planPackageId: 'ic_basic' });

const CHOOSE_AGAIN = 'Choose the file again: it does not come back with the form.';
const PDF = new Blob(['%PDF-1.4 receipt']);
const FUEL = {
  intent: 'save',
  equipmentId: '',
  date: '2026-11-03',
  quantity: '120.5',
  fuelUnit: 'gallon',
  fuelType: 'special_diesel',
  city: 'Dallas',
  state: 'TX',
  taxPaid: '1',
  bulk: '0',
};

async function send(
  person: SignedIn,
  path: string,
  fields: Record<string, string>,
  name: string,
  file: Blob,
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append(name, file, file.size > 0 ? 'pilot.pdf' : '');
  const answer = await fetch(app.origin + path, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { Cookie: `${person.cookie.name}=${person.cookie.value}`, Origin: app.origin },
  });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

const unitOf = async ({ db, carrierId }: SignedIn): Promise<string> => {
  const unit = { carrierId, unit: 'T-1', fuelType: 'special_diesel', axles: 5 } as const;
  return String((await db.equipment.create({ data: unit })).id);
};

const heldIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    ['heldReceipt', 'heldReceiptName'].map((name) => [
      name,
      new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '',
    ]),
  );

describe('a file that was chosen in a form that comes back', () => {
  it('is held with the form where another field is wrong, and saved with it', async () => {
    const person = await someone();
    const wrong = { ...FUEL, quantity: 'abc' };
    const again = await send(person, '/mileage/trips-fuel/fuel/new', wrong, 'receipt', PDF);
    expect(again.status).toBe(422);
    expect(again.html).not.toContain(CHOOSE_AGAIN);
    expect(again.html).toContain('pilot.pdf is attached');
    const without = await send(person, '/mileage/trips-fuel/fuel/new', wrong, 'receipt', new Blob([]));
    expect(without.status).toBe(422);
    expect(without.html).not.toContain('is attached');
    const unsupported = await send(
      person,
      '/mileage/trips-fuel/fuel/new',
      wrong,
      'receipt',
      new Blob(['MZ program']),
    );
    expect(unsupported.html).toContain('Unsupported file format.');
    expect(unsupported.html).not.toContain('is attached');
    const where = { carrierId: person.carrierId };
    expect(await person.db.fuelPurchase.count({ where })).toBe(0);

    // Nobody else gets at it, not even who knows its name.
    const held = heldIn(again.html);
    const stranger = await someone();
    const theirFuel = { ...FUEL, ...held, equipmentId: await unitOf(stranger) };
    await send(stranger, '/mileage/trips-fuel/fuel/new', theirFuel, 'receipt', new Blob([]));
    const theirs = await stranger.db.fuelPurchase.findMany({ where: { carrierId: stranger.carrierId } });
    expect(theirs.map(({ receiptId }) => receiptId)).toEqual([null]);

    // A second mistake keeps it; then the form is right.
    const twice = await send(
      person,
      '/mileage/trips-fuel/fuel/new',
      { ...wrong, ...held },
      'receipt',
      new Blob([]),
    );
    expect(heldIn(twice.html)).toEqual(held);
    const equipmentId = await unitOf(person);
    const saved = { ...FUEL, ...heldIn(twice.html), equipmentId };
    const done = await send(person, '/mileage/trips-fuel/fuel/new', saved, 'receipt', new Blob([]));
    expect(done.status).toBe(303);
    const [bought] = await person.db.fuelPurchase.findMany({ where, include: { receipt: true } });
    expect(bought?.receipt).toMatchObject({ name: 'pilot.pdf', contentType: 'application/pdf' });
    const dropped = { ...FUEL, ...held, equipmentId, dropHeldReceipt: '1', city: 'Waco' };
    await send(person, '/mileage/trips-fuel/fuel/new', dropped, 'receipt', new Blob([]));
    const waco = await person.db.fuelPurchase.findFirstOrThrow({ where: { ...where, city: 'Waco' } });
    expect(waco.receiptId).toBeNull();
  });

  it('is there again after a vehicle was added in between', async () => {
    const person = await someone();
    const away = await send(
      person,
      '/mileage/trips-fuel/fuel/new',
      { ...FUEL, intent: 'new-equipment' },
      'receipt',
      PDF,
    );
    expect(away.status).toBe(303);
    const kept = /stateline_draft=[^;]+/.exec(away.headers.get('set-cookie') ?? '')?.[0];
    const back = await fetch(`${app.origin}/mileage/trips-fuel/fuel/new`, {
      headers: { Cookie: `${person.cookie.name}=${person.cookie.value}; ${kept}` },
    });
    const html = await back.text();
    expect(html).toContain('value="120.5"');
    expect(html).not.toContain(CHOOSE_AGAIN);
    expect(html).toContain('pilot.pdf is attached');
    expect((await person.visitor.get('/mileage/trips-fuel/fuel/new')).html).not.toContain('is attached');
  });

  it('is asked for again by support', async () => {
    const person = await someone();
    const again = await send(
      person,
      '/mileage/support/message',
      { subject: '', message: 'Ohio is missing' },
      'files',
      PDF,
    );
    expect(again.status).toBe(422);
    expect(again.html).toContain('Ohio is missing');
    expect(again.html).toContain(CHOOSE_AGAIN);
    const without = await send(
      person,
      '/mileage/support/message',
      { subject: '', message: 'Ohio is missing' },
      'files',
      new Blob([]),
    );
    expect(without.html).not.toContain(CHOOSE_AGAIN);
  });
});

describe('a trip', () => {
  it('names its unknown places in the order of its stops', async () => {
    const { visitor } = await someone();
    const names = ['Qqqaa', 'Qqqbb', 'Qqqcc', 'Qqqdd', 'Qqqee', 'Qqqff', 'Qqqgg', 'Qqqhh', 'Qqqii', 'Qqqjj'];
    const page = await visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'save'],
      ['date', '2026-11-02'],
      ['entry', 'stops'],
      ...names.flatMap((city): [string, string][] => [
        ['stop_city', city],
        ['stop_state', 'TX'],
        ['stop_zip', ''],
      ]),
    ]);
    expect(page.status).toBe(422);
    expect([...page.html.matchAll(/href="#stops\.(\d+)\.city"/g)].map((match) => Number(match[1]))).toEqual(
      names.map((_, index) => index),
    );
  });

  it('over the end of a quarter shows both of its days, and the quarter of the last', async () => {
    const { visitor } = await someone();
    const saved = await visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'save'],
      ['date', '2025-12-29'],
      ['endDate', '2026-01-02'],
      ['entry', 'stops'],
      ['idempotencyKey', crypto.randomUUID()],
      ['stop_city', 'Dallas'],
      ['stop_state', 'TX'],
      ['stop_zip', ''],
      ['stop_city', 'Tulsa'],
      ['stop_state', 'OK'],
      ['stop_zip', ''],
    ]);
    expect(saved.status).toBe(200);
    expect(saved.html).toContain('12/29/2025 to 01/02/2026');
    expect(saved.html).toContain('Q1 2026');
  });
});

describe('rows of a filed quarter', () => {
  it('say that they are locked before anybody is asked, and the buttons are not there', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    const { id } = await me.db.fuelPurchase.findFirstOrThrow({ where: { carrierId: me.carrierId } });
    const pages = () =>
      Promise.all(['delete', 'move'].map((what) => me.visitor.get(`/mileage/trips-fuel/${what}?ids=2${id}`)));
    for (const page of await pages()) expect(page.html).not.toContain('is filed');
    await me.visitor.post('/mileage/reports/filing?q=20263', {
      intent: 'file',
      then: 'file',
      filedOn: '2026-11-02',
    });
    for (const page of await pages()) {
      expect(page.status).toBe(200);
      expect(page.html).toContain('Q3 2026 is filed: its trips and fuel are locked.');
      expect(page.html).toContain('Back to the list');
      expect(/<main[\s\S]*<\/main>/.exec(page.html)?.[0]).not.toContain('<form');
    }
  });
});

describe('someone who may only look', () => {
  it('is told so before a form is filled in, and keeps what was typed where the role was changed meanwhile', async () => {
    const owner = await signedIn(app);
    await giveRecords(owner.scope, {
      units: [{ unit: 'T-1' }],
      fuel: [{ unit: 'T-1', date: '2026-11-03', state: 'TX', quantity: '100' }],
    });
    const viewer = await signedIn(app, { carrierId: owner.carrierId, role: 'viewer' });
    const unit = await owner.db.equipment.findFirstOrThrow({ where: { carrierId: owner.carrierId } });
    const fuel = await owner.db.fuelPurchase.findFirstOrThrow({ where: { carrierId: owner.carrierId } });
    const may = 'You may look at this carrier but not change it.';
    const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    for (const path of [
      '/trips-fuel/trips/new',
      '/trips-fuel/fuel/new',
      '/equipment/new',
      `/trips-fuel/delete?ids=2${fuel.id}`,
      `/trips-fuel/move?ids=2${fuel.id}`,
    ]) {
      const { html, status } = await viewer.visitor.get(`/mileage${path}`);
      expect([path, status, mainOf(html).includes(may), mainOf(html).includes('<form')]).toEqual([
        path,
        200,
        true,
        false,
      ]);
      expect(mainOf((await owner.visitor.get(`/mileage${path}`)).html)).not.toContain(may);
    }
    const page = await viewer.visitor.get(`/mileage/equipment/${unit.id}`);
    expect(page.html).toContain(may);
    expect(page.html).toContain('<fieldset disabled');
    expect(page.html).not.toContain(`/equipment/${unit.id}/delete`);
    expect((await owner.visitor.get(`/mileage/equipment/${unit.id}`)).html).not.toContain(
      '<fieldset disabled',
    );
    const list = await viewer.visitor.get('/mileage/equipment');
    expect(list.html).toContain('aria-label="Open unit T-1"');
    const refused = await viewer.visitor.post('/mileage/trips-fuel/fuel/new', { ...FUEL, city: 'Lubbock' });
    expect(refused.status).toBe(403);
    expect(refused.html).toContain(may);
    expect(refused.html).toContain('value="Lubbock"');
  });
});

describe('trends', () => {
  it('never show a zero where a rate is missing', async () => {
    const me = await signedIn(app);
    await giveRecords(me.scope, {
      units: [{ unit: 'T-1' }],
      trips: [{ unit: 'T-1', date: '2026-11-03', miles: { TX: 400, QC: 200 } }],
      fuel: [{ unit: 'T-1', date: '2026-11-03', state: 'TX', quantity: '100' }],
    });
    // The preliminary matrix of Q4 2026 has no Canadian rates.
    const { html } = await me.visitor.get('/mileage/reports/trends?q=20264');
    const row = (name: string) =>
      new RegExp(`<tr[^>]*>(?:(?!</tr>)[\\s\\S])*${name}(?:(?!</tr>)[\\s\\S])*</tr>`).exec(html)?.[0] ?? '';
    expect(row('Quebec')).toContain('not computed');
    expect(row('Quebec')).not.toContain('$0.00');
    expect(row('Texas')).toMatch(/\$\d+\.\d\d/);
    expect(html).toContain('Q4 2026 (incomplete)');
  });

  it('of someone who has nothing yet say so', async () => {
    expect((await (await someone()).visitor.get('/mileage/reports/trends')).html).toContain(
      'No miles and no fuel in these quarters.',
    );
  });
});
