import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveRecords } from '../../factories/quarter-records';
import { signedIn, type SignedIn } from '../../factories/signed-in';
import { Visitor } from '../../factories/visitor';

const app = await startApp();
const someone = (options = {}) => signedIn(app, { planPackageId: 'ic_basic', ...options });

const errorsOf = (html: string) =>
  [...html.matchAll(/class="field-error"[^>]*>(.*?)<\/span>(?=<)/gs)].map((match) =>
    (match[1] ?? '').replace(/<[^>]+>/g, ''),
  );
const valueOf = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];
const idIn = (url: string) => Number(/\/(\d+)(?:\?|$)/.exec(url)?.[1]);

type Fields = [string, string][];
const stops = (...places: [string, string][]): Fields =>
  places.flatMap(([city, state]): Fields => [
    ['stop_city', city],
    ['stop_state', state],
    ['stop_zip', ''],
  ]);
const tripFields = (extra: Fields = []): Fields => [
  ['date', '2026-11-02'],
  ['entry', 'stops'],
  ['idempotencyKey', crypto.randomUUID()],
  ...stops(['Dallas', 'TX'], ['Tulsa', 'OK']),
  ...extra,
];

async function addUnit(person: SignedIn, unit = 'T-1'): Promise<number> {
  await person.visitor.post('/mileage/equipment/new', {
    unit,
    active: '1',
    fuelType: 'special_diesel',
    axles: '3',
  });
  const list = await person.visitor.get('/mileage/equipment');
  return Number(new RegExp(`/mileage/equipment/(\\d+)"[^>]*>${unit}<`).exec(list.html)?.[1]);
}

describe('equipment without scripts', () => {
  it('is added, listed, changed, refused twice, and deleted after a question', async () => {
    const { visitor } = await someone();
    expect((await visitor.get('/mileage/equipment')).html).toContain('There are no records to show');
    const added = await visitor.post('/mileage/equipment/new', {
      unit: 'T-7',
      active: '1',
      vin: '1M8GDM9AXKP042788',
      axles: '3',
      fuelType: 'special_diesel',
    });
    expect(added.url).toBe('/mileage/equipment');
    expect(added.html).toContain('Unit T-7 added.');
    expect(added.html).toContain('Qualified');
    const again = await visitor.post('/mileage/equipment/new', {
      unit: 'T-7',
      active: '1',
      make: 'Volvo',
      fuelType: 'special_diesel',
    });
    expect(again.status).toBe(422);
    expect(errorsOf(again.html).join()).toContain('There is a unit T-7 already');
    expect(again.html).toContain('value="Volvo"');
    const id = Number(/equipment\/(\d+)"/.exec(added.html)?.[1]);
    const form = await visitor.get(`/mileage/equipment/${id}`);
    const changed = await visitor.post(`/mileage/equipment/${id}`, {
      revision: valueOf(form.html, 'revision') ?? '',
      unit: 'T-8',
      active: '0',
      fuelType: 'special_diesel',
    });
    expect(changed.html).toContain('T-8');
    expect(changed.html).toContain('Inactive');
    expect((await visitor.get(`/mileage/equipment/${id}/delete`)).html).toContain('Delete unit T-8?');
    expect((await visitor.post(`/mileage/equipment/${id}/delete`, {})).html).toContain('Unit T-8 deleted.');
    expect((await visitor.get(`/mileage/equipment/${id}`)).status).toBe(404);
  });

  it('asks for a number in words', async () => {
    const page = await (
      await someone()
    ).visitor.post('/mileage/equipment/new', { unit: '', active: '1', fuelType: 'special_diesel' });
    expect(page.html).toContain('There is a problem');
    expect(page.html).toMatch(/<title>Error: Add equipment/);
  });
});

describe("the auditor's checks", () => {
  it('are on pages, so that each question can be reached', async () => {
    const { visitor, db, carrierId } = await someone();
    const fuel = Array.from({ length: 30 }, (_, index) => ({
      unit: null,
      date: '2026-11-03',
      state: 'TX',
      quantity: String(401 + index),
    }));
    await giveRecords({ db, carrierId } as never, { units: [], fuel });
    // With a place, so that each raises two questions: no unit, and more than tanks hold.
    await db.fuelPurchase.updateMany({ where: { carrierId }, data: { city: 'Waco' } });
    const first = await visitor.get('/mileage/trips-fuel/checks?quarter=20264');
    expect(first.html).toContain('Showing 1 to 50 of 60 entries');
    const second = await visitor.get('/mileage/trips-fuel/checks?quarter=20264&page=2');
    expect(second.html).toContain('Showing 51 to 60 of 60 entries');
    const questions = (html: string) =>
      html.match(/No unit on this purchase|is more than most trucks/g)?.length ?? 0;
    expect(questions(first.html) + questions(second.html)).toBe(60);
    // A page that is not there is the last one.
    expect((await visitor.get('/mileage/trips-fuel/checks?quarter=20264&page=99')).html).toContain(
      'Showing 51 to 60 of 60 entries',
    );
  });
});

describe('a row of the list without scripts', () => {
  it('opens by its address, with what is asked about it, and comes back open when that is answered', async () => {
    const { visitor, db, carrierId } = await someone();
    await giveRecords({ db, carrierId } as never, {
      units: [{ unit: 'T-1' }],
      trips: [{ unit: 'T-1', date: '2026-11-03', miles: { TX: 120.5, OK: 80 } }],
      fuel: [{ unit: null, date: '2026-11-04', state: 'TX', quantity: '900', seller: 'Pilot' }],
    });
    const closed = await visitor.get('/mileage/trips-fuel?quarter=20264&type=fuel');
    expect(closed.html).toContain('Large fill +1');
    expect(closed.html).not.toContain('is more than most trucks');
    const href =
      /class="ledger-expand" href="([^"#]+)#/.exec(closed.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const opened = await visitor.get(href);
    expect(opened.html).toContain('is more than most trucks');
    expect(opened.html).toMatch(/<dt>Quantity<\/dt><dd>900/);
    expect(opened.html).toMatch(/aria-expanded="true"/);
    const form = /<form[^>]*class="finding-answer"[^>]*>(.*?)<\/form>/s.exec(opened.html)?.[1] ?? '';
    const answered = await visitor.post('/mileage/trips-fuel/checks', {
      key: valueOf(form, 'key') ?? '',
      back: (valueOf(form, 'back') ?? '').replaceAll('&amp;', '&'),
      intent: 'resolve',
      reason: 'Two tanks',
    });
    expect(answered.url).toContain('open=2');
    expect(answered.html).toMatch(/In order: <!-- -->Two tanks|In order: Two tanks/);
    expect((await visitor.get('/mileage/trips-fuel?quarter=20264&type=fuel')).html).not.toContain(
      'Large fill',
    );
    const trip = await visitor.get('/mileage/trips-fuel?quarter=20264&type=trip');
    const tripHref =
      /class="ledger-expand" href="([^"#]+)#/.exec(trip.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await visitor.get(tripHref)).html).toMatch(/TX<\/abbr> <span class="number">120\.5/);
  });

  it('shows nothing of what is not there, or is of another carrier', async () => {
    const [owner, stranger] = [await someone(), await someone()];
    await giveRecords({ db: owner.db, carrierId: owner.carrierId } as never, {
      units: [],
      fuel: [{ unit: null, date: '2026-11-04', state: 'TX', quantity: '90', seller: 'Pilot' }],
    });
    const listed =
      /open=(2\d+)/.exec((await owner.visitor.get('/mileage/trips-fuel?quarter=20264')).html)?.[1] ?? '';
    expect((await owner.visitor.get(`/mileage/trips-fuel/rows/${listed}`)).html).toContain('"Pilot"');
    for (const id of [listed, '29999999', '0', 'x']) {
      const answer = await stranger.visitor.get(`/mileage/trips-fuel/rows/${id}`);
      expect([answer.status, answer.html.includes('Pilot')], id).toEqual([404, false]);
      const page = await stranger.visitor.get(`/mileage/trips-fuel?quarter=20264&open=${id}`);
      expect([page.status, page.html.includes('Pilot')], id).toEqual([200, false]);
    }
  });
});

describe('a trip without scripts', () => {
  it('is entered stop by stop with the buttons, saved with Enter, and shows its miles', async () => {
    const person = await someone();
    const unit = await addUnit(person);
    const blank = await person.visitor.get('/mileage/trips-fuel/trips/new');
    // Enter presses the first button of a form: it must be the one that saves.
    expect(/<form[^>]*trip-form[^>]*>\s*<button[^>]*>/.exec(blank.html)?.[0]).toContain('value="save"');
    expect(blank.html).toContain(`<option value="${unit}" selected`);
    const added = await person.visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'add-stop'],
      ...tripFields(),
    ]);
    expect(added.status).toBe(200);
    expect(added.html.match(/name="stop_city"/g)).toHaveLength(3);
    expect(added.html).toContain('value="Dallas"');
    expect(/<input[^>]*id="stops\.2\.city"[^>]*>/.exec(added.html)?.[0]).toContain('autofocus');
    const moved = await person.visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'stop-down:0'],
      ...tripFields(),
    ]);
    expect(
      [...moved.html.matchAll(/name="stop_city"[^>]*value="(\w+)"|value="(\w+)"[^>]*name="stop_city"/g)].map(
        (match) => match[1] ?? match[2],
      ),
    ).toEqual(['Tulsa', 'Dallas']);
    const kept = await person.visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'remove-stop:0'],
      ...tripFields(),
    ]);
    expect(kept.html.match(/name="stop_city"/g)).toHaveLength(2);
    const saved = await person.visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'save'],
      ['equipmentId', String(unit)],
      ...tripFields(),
    ]);
    expect(saved.url).toMatch(/^\/mileage\/trips-fuel\/trips\/\d+$/);
    expect(saved.html).toContain('Dallas, TX to Tulsa, OK');
    expect(saved.html).toMatch(/Total distance|Route Calculation/);
    const list = await person.visitor.get('/mileage/trips-fuel?quarter=20264');
    expect(list.html).toContain('Dallas, TX to Tulsa, OK');
    expect(list.html).toContain('Showing 1 to 1 of 1 entries');
  });

  it('is one trip when its form is sent twice', async () => {
    const { visitor } = await someone();
    const fields: Fields = [['intent', 'save'], ...tripFields()];
    const [one, two] = [
      await visitor.post('/mileage/trips-fuel/trips/new', fields),
      await visitor.post('/mileage/trips-fuel/trips/new', fields),
    ];
    expect(two.url).toBe(one.url);
  });

  it('names the fields that are wrong and keeps what was typed', async () => {
    const { visitor } = await someone();
    const page = await visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'save'],
      ['date', ''],
      ['notes', 'two <drops>'],
      ['entry', 'stops'],
      ...stops(['Dallas', 'TX'], ['Qqqxx', 'OK']),
    ]);
    expect(page.status).toBe(422);
    expect(page.html).toContain('Date is required');
    expect(page.html).toContain('two &lt;drops&gt;');
    const place = await visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'save'],
      ['date', '2026-11-02'],
      ['entry', 'stops'],
      ...stops(['Dallas', 'TX'], ['Qqqxx', 'OK']),
    ]);
    expect(place.html).toContain('href="#stops.1.city"');
  });

  it('comes back filled in after a vehicle was added in between', async () => {
    const { visitor } = await someone();
    const away = await visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'new-equipment'],
      ...tripFields([['notes', 'keep me']]),
    ]);
    expect(away.url).toMatch(/^\/mileage\/equipment\/new\?to=/);
    const back = await visitor.post(away.url, { unit: 'N-1', active: '1', fuelType: 'special_diesel' });
    expect(back.url).toMatch(/^\/mileage\/trips-fuel\/trips\/new\?unit=\d+/);
    expect(back.html).toContain('keep me');
    expect(back.html).toContain('value="Tulsa"');
    expect(back.html).not.toContain('You were signed out');
    expect(back.html).toMatch(/<option value="\d+" selected[^>]*>N-1/);
  });

  it.each([
    ['/mileage/support/message', 'message', 'Why is Texas twice on my return?'],
    ['/mileage/emails/new', 'body', 'Here is the report of the quarter.'],
    ['/mileage/trips-fuel/trips/new', 'driver', 'Marisol Vega'],
    ['/mileage/trips-fuel/fuel/new', 'seller', 'Mesa Travel Center'],
    ['/mileage/emails/new', 'cc', 'office@sutter.example'],
    ['/mileage/bulk-tanks/new', 'name', 'North yard'],
    ['/mileage/account/carrier', 'legalName', 'Sutter and Daughters LLC'],
    ['/mileage/reports/rates?q=20263', 'source', 'Notice 2026-14 of the state'],
    ['/mileage/reports/filing?q=20263', 'notes', 'Mailed on Tuesday.'],
    ['/mileage/reports/filing?q=20263', 'elsewhereNumber', 'TX-88-1204'],
    ['/mileage/reports/interview/deadhead?q=20263', 'note', 'Two trips to the shop.'],
    ['/mileage/setup/name', 'legalName', 'Sutter and Sons LLC'],
    ['/mileage/account/people', 'email', 'dispatch@sutter.example'],
    ['/mileage/account/tokens', 'name', 'Nightly sync of the office'],
    ['/mileage/account/webhooks', 'url', 'https://hooks.sutter.example/miles'],
    ['/mileage/account/billing/details', 'line1', 'Sutter Accounts Payable'],
    ['/mileage/support/limits', 'comment', 'Forty trucks from May on.'],
    ['/mileage/support/training', 'comment', 'The report of a quarter.'],
  ])(
    'at %s is there again after the session was lost, as that of a trip is: %s',
    async (path, name, text) => {
      const person = await someone();
      await person.db.session.updateMany({
        where: { userId: person.userId },
        data: { revokedAt: new Date() },
      });
      const lost = await person.visitor.post(path, [
        ...(name === 'elsewhereNumber' ? [['elsewhereOn', ''] as [string, string]] : []),
        [name, text],
      ]);
      expect(lost.url).toBe(`/mileage/login?to=${encodeURIComponent(path)}`);
      const fresh = await signedIn(app, { carrierId: person.carrierId, role: 'owner' });
      person.visitor.cookies.set(fresh.cookie.name, fresh.cookie.value);
      const again = await person.visitor.get(path);
      expect(again.html).toContain(text);
      expect(again.html).toContain('You were signed out before it was saved.');
      // Not under something closed.
      for (const [closed] of again.html.matchAll(/<details(?![^>]* open)[^>]*>(?:(?!<\/details>)[\s\S])*/g))
        expect(closed).not.toContain(text);
      expect((await person.visitor.get(path)).html).not.toContain(text);
    },
  );

  it.each([
    ['/mileage/account/people', { intent: 'role', userId: 'someone', role: 'viewer' }],
    ['/mileage/account/billing', { intent: 'cancel', formKey: 'a key' }],
  ])('of a button alone has nothing to give back: %s', async (path, fields) => {
    const person = await someone();
    await person.db.session.updateMany({ where: { userId: person.userId }, data: { revokedAt: new Date() } });
    await person.visitor.post(path, fields);
    const fresh = await signedIn(app, { carrierId: person.carrierId, role: 'owner' });
    person.visitor.cookies.set(fresh.cookie.name, fresh.cookie.value);
    expect((await person.visitor.get(path)).html).not.toContain('What you typed is back');
  });

  it('leads back to its quarter after the session was lost', async () => {
    const person = await someone();
    await person.db.session.updateMany({ where: { userId: person.userId }, data: { revokedAt: new Date() } });
    const lost = await person.visitor.post('/mileage/reports/filing?index&q=20263', { notes: 'mailed' });
    expect(lost.url).toBe(`/mileage/login?to=${encodeURIComponent('/mileage/reports/filing?q=20263')}`);
  });

  it('is there again after the session was lost in the middle of it', async () => {
    const person = await someone();
    await person.db.session.updateMany({ where: { userId: person.userId }, data: { revokedAt: new Date() } });
    const lost = await person.visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'save'],
      ...tripFields([['notes', 'typed for ten minutes']]),
    ]);
    expect(lost.url).toBe('/mileage/login?to=%2Fmileage%2Ftrips-fuel%2Ftrips%2Fnew');
    const fresh = await signedIn(app, { carrierId: person.carrierId, role: 'editor' });
    person.visitor.cookies.set(fresh.cookie.name, fresh.cookie.value);
    const again = await person.visitor.get('/mileage/trips-fuel/trips/new');
    expect(again.html).toContain('typed for ten minutes');
    expect(again.html).toContain('value="Tulsa"');
    expect(again.html).toContain('What you typed is back');
    // It is handed out once, and to nobody without the cookie.
    const later = await person.visitor.get('/mileage/trips-fuel/trips/new');
    expect(later.html).not.toContain('typed for ten minutes');
    expect(later.html).not.toContain('What you typed is back');
  });

  it('of two people keeps both versions', async () => {
    const first = await someone();
    const second = await signedIn(app, { carrierId: first.carrierId, role: 'editor' });
    const made = await first.visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'save'],
      ...tripFields(),
    ]);
    const revision = valueOf((await first.visitor.get(made.url)).html, 'revision') ?? '';
    const send = (person: SignedIn, notes: string, of = revision) =>
      person.visitor.post(made.url, [
        ['intent', 'save'],
        ['revision', of],
        ...tripFields([['notes', notes]]),
      ]);
    expect((await send(second, 'from Bob')).status).toBe(200);
    const late = await send(first, 'from Ann');
    expect(late.status).toBe(409);
    expect(late.html).toContain('from Ann');
    expect(late.html).toContain('from Bob');
    expect((await send(first, 'from Ann', valueOf(late.html, 'revision') ?? '')).html).toContain('from Ann');
  });

  it('shows its limit and keeps the form', async () => {
    const { visitor } = await someone({ planPackageId: 'ic_free' });
    const many = Array.from({ length: 6 }, (_, index): [string, string] =>
      index % 2 === 0 ? ['Dallas', 'TX'] : ['Tulsa', 'OK'],
    );
    const page = await visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'save'],
      ['date', '2026-11-02'],
      ['entry', 'stops'],
      ...stops(...many),
    ]);
    expect(page.status).toBe(422);
    expect(page.html).toContain('limit is 5 stops');
    expect(page.html.match(/name="stop_city"/g)).toHaveLength(6);
  });

  it('has its miles from the odometer, corrected by hand, copied and followed', async () => {
    const { visitor } = await someone();
    const made = await visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'save'],
      ['date', '2026-11-02'],
      ['entry', 'odometer'],
      ['line_state', 'TX'],
      ['line_odometer', '1000'],
      ['line_state', 'OK'],
      ['line_odometer', '1200'],
      ['odometerEnd', '1300'],
      ...stops(['Dallas', 'TX'], ['Tulsa', 'OK']),
    ]);
    expect(made.html).toContain('200.0');
    const id = idIn(made.url);
    const form = await visitor.get(`/mileage/trips-fuel/trips/${id}/miles`);
    const corrected = await visitor.post(`/mileage/trips-fuel/trips/${id}/miles`, [
      ['intent', 'save'],
      ['revision', valueOf(form.html, 'revision') ?? ''],
      ['jurisdiction', 'TX'],
      ['routed', ''],
      ['miles', '210'],
      ['exemptMiles', '10'],
      ['exemptReason', 'Permit 4711'],
      ['jurisdiction', 'OK'],
      ['routed', ''],
      ['miles', '100'],
      ['exemptMiles', ''],
      ['exemptReason', ''],
    ]);
    expect(corrected.html).toContain('Permit 4711');
    expect(corrected.html).toContain('310.0');
    const next = await visitor.get(`/mileage/trips-fuel/trips/new?next=${id}`);
    expect(next.html).toContain('value="2026-11-03"');
    expect(next.html).toMatch(/id="stops\.0\.city"[^>]*value="Tulsa"|value="Tulsa"[^>]*id="stops\.0\.city"/);
    const copy = await visitor.get(`/mileage/trips-fuel/trips/new?copy=${id}`);
    expect(copy.html).toContain('value="2026-11-02"');
  });
});

describe('fuel without scripts', () => {
  async function sendReceipt(
    person: SignedIn,
    path: string,
    fields: Record<string, string>,
    file: Blob,
    name: string,
  ) {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.append(field, value);
    body.append('receipt', file, name);
    const response = await fetch(app.origin + path, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: {
        Cookie: `${person.cookie.name}=${person.cookie.value}`,
        Origin: app.origin,
        'Sec-Fetch-Site': 'same-origin',
      },
    });
    return { status: response.status, html: await response.text() };
  }

  it('is saved with a receipt that only its carrier can open', async () => {
    const person = await someone();
    const unit = await addUnit(person);
    const fields = {
      intent: 'save',
      equipmentId: String(unit),
      date: '2026-11-03',
      quantity: '120.5',
      fuelUnit: 'gallon',
      fuelType: 'special_diesel',
      city: 'Dallas',
      state: 'TX',
      taxPaid: '1',
      bulk: '0',
    };
    const saved = await sendReceipt(
      person,
      '/mileage/trips-fuel/fuel/new',
      fields,
      new Blob(['%PDF-1.4 receipt']),
      'pilot.pdf',
    );
    expect(saved.status).toBe(303);
    const closed = await person.visitor.get('/mileage/trips-fuel?quarter=20264&type=fuel');
    const open = /href="([^"]*open=2\d+)#/.exec(closed.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const list = await person.visitor.get(open);
    const receipt = /\/mileage\/trips-fuel\/receipts\/[\w-]+/.exec(list.html)?.[0] ?? '';
    const opened = await fetch(app.origin + receipt, {
      headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` },
    });
    expect(await opened.text()).toBe('%PDF-1.4 receipt');
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    expect(opened.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await (await someone()).visitor.get(receipt)).status).toBe(404);
    const wrong = await sendReceipt(
      person,
      '/mileage/trips-fuel/fuel/new',
      fields,
      new Blob(['MZ program']),
      'pilot.pdf',
    );
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('Unsupported file format.');
    const large = await sendReceipt(
      person,
      '/mileage/trips-fuel/fuel/new',
      fields,
      new Blob(['%PDF-', new Uint8Array(10_485_760)]),
      'pilot.pdf',
    );
    expect(large.html).toContain('File size exceeds the maximum limit of 10MB.');
  });

  it('of several rows is changed, moved and deleted together, each after a page that says so', async () => {
    const person = await someone();
    const [one, two] = [await addUnit(person, 'T-1'), await addUnit(person, 'T-2')];
    for (const quantity of ['100', '90']) {
      await person.visitor.post('/mileage/trips-fuel/fuel/new', {
        intent: 'save',
        equipmentId: String(one),
        date: '2026-11-03',
        quantity,
        fuelUnit: 'gallon',
        fuelType: 'special_diesel',
        city: 'Dallas',
        state: 'TX',
        taxPaid: '1',
        bulk: '0',
      });
    }
    const list = await person.visitor.get('/mileage/trips-fuel?quarter=20264');
    const ids = [...list.html.matchAll(/name="ids"[^>]*value="(\d+)"/g)].map((match) => match[1] ?? '');
    expect(ids).toHaveLength(2);
    const bulk = (intent: string) =>
      person.visitor.post('/mileage/trips-fuel?index', [
        ['intent', intent],
        ...ids.map((id): [string, string] => ['ids', id]),
      ]);
    const edit = await bulk('edit-fuel');
    expect(edit.html).toContain('Edit 2 fuel purchases');
    await person.visitor.post(edit.url, { intent: 'save', seller: 'Pilot 12' });
    const move = await bulk('move');
    expect((await person.visitor.post(move.url, { equipmentId: '' })).html).toContain(
      'Choose the unit to move to.',
    );
    expect((await person.visitor.post(move.url, { equipmentId: String(two) })).html).toContain(
      '2 fuel purchases moved.',
    );
    const csv = await bulk('export');
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.html.match(/T-2,2026-11-03.*Pilot 12/g)).toHaveLength(2);
    expect((await bulk('delete')).html).toContain('Delete 2 fuel purchases?');
    const gone = await person.visitor.post((await bulk('delete')).url, {});
    expect(gone.html).toContain('2 fuel purchases deleted.');
    expect((await person.visitor.post('/mileage/trips-fuel?index', { intent: 'delete' })).html).toContain(
      'Choose at least one row.',
    );
  });
});

describe('the list', () => {
  it('welcomes someone who has nothing yet', async () => {
    const page = await (await someone()).visitor.get('/mileage/trips-fuel');
    expect(page.html).toContain('Welcome to Stateline!');
    expect(page.html).toContain('Add Your First Trip');
  });

  it('remembers the quarter, ignores one that cannot be, and says what it is filtered by', async () => {
    const person = await someone();
    const unit = await addUnit(person);
    await person.visitor.post('/mileage/trips-fuel/fuel/new', {
      intent: 'save',
      equipmentId: String(unit),
      date: '2026-08-03',
      quantity: '100',
      fuelUnit: 'gallon',
      fuelType: 'special_diesel',
      city: 'Dallas',
      state: 'TX',
      taxPaid: '1',
      bulk: '0',
    });
    expect((await person.visitor.get('/mileage/trips-fuel?quarter=20263')).html).toContain(
      'Showing 1 to 1 of 1 entries',
    );
    expect((await person.visitor.get('/mileage/trips-fuel')).html).toContain('Showing 1 to 1 of 1 entries');
    expect((await person.visitor.get('/mileage/trips-fuel?quarter=2026')).html).toContain(
      'Showing 1 to 1 of 1 entries',
    );
    const filtered = await person.visitor.get('/mileage/trips-fuel?quarter=20263&state=OK&q=nothing');
    expect(filtered.html).toContain('There are no records matching your request');
    expect(filtered.html).toContain('Filtered by');
    expect((await person.visitor.get('/mileage/trips-fuel?quarter=20263&q=nothing')).html).toContain(
      'Showing 0 to 0 of 0 entries (filtered from 1 total entries)',
    );
  });

  it('begins with what to do next: the late quarter, what is open, and the map', async () => {
    const person = await someone();
    const unit = await addUnit(person);
    await person.visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'save'],
      ['equipmentId', String(unit)],
      ...tripFields().map(([name, value]): [string, string] => [
        name,
        name === 'date' ? '2026-03-02' : value,
      ]),
    ]);
    await person.visitor.post('/mileage/trips-fuel/fuel/new', {
      intent: 'save',
      equipmentId: String(unit),
      date: '2026-03-03',
      quantity: '100',
      fuelUnit: 'gallon',
      fuelType: 'special_diesel',
      city: 'Dallas',
      state: 'TX',
      taxPaid: '1',
      bulk: '0',
    });
    const open = async () => (await person.visitor.get('/mileage/trips-fuel?quarter=20261')).html;
    await expect.poll(open, { timeout: 20_000 }).not.toContain('being calculated');
    const html = await open();
    expect(html).toMatch(/Q1 2026 is \d+ days late\./);
    expect(html).toContain('/mileage/reports/filing?q=20261">File now');
    expect(html).toContain('1 missing receipt');
    expect(html).toContain('/mileage/trips-fuel/map.svg?quarter=20261');
    const cookie = { Cookie: `${person.cookie.name}=${person.cookie.value}` };
    const picture = (path: string) => fetch(`${app.origin}/mileage/trips-fuel/${path}`, { headers: cookie });
    const map = await picture('map.svg?quarter=20261&look=dark');
    expect(map.headers.get('content-type')).toContain('image/svg+xml');
    expect(await map.text()).toContain('>TX<');
    expect((await picture('map.svg?quarter=20251')).status).toBe(404);
    const without = await person.visitor.get('/mileage/trips-fuel?quarter=20261&source=no-receipt');
    expect(without.html).toContain('Showing 1 to 1 of 1 entries');
    // The opened row has the road log and its map.
    const { id } = await person.db.trip.findFirstOrThrow({ where: { carrierId: person.carrierId } });
    const opened = await person.visitor.get(`/mileage/trips-fuel?quarter=20261&open=1${id}`);
    expect(opened.html).toContain('class="road-log"');
    expect(opened.html).toContain(`/mileage/trips-fuel/trips/${id}/route.svg`);
    expect((await picture(`trips/${id}/route.svg`)).status).toBe(200);
    const stranger = await someone();
    expect(
      (
        await fetch(`${app.origin}/mileage/trips-fuel/trips/${id}/route.svg`, {
          headers: { Cookie: `${stranger.cookie.name}=${stranger.cookie.value}` },
        })
      ).status,
    ).toBe(404);
    // The trip's page shows it; the form is there on demand.
    expect((await person.visitor.get(`/mileage/trips-fuel/trips/${id}`)).html).toMatch(
      /<details class="trip-edit no-print">/,
    );
    expect((await person.visitor.get(`/mileage/trips-fuel/trips/${id}?edit=1`)).html).toMatch(
      /<details class="trip-edit no-print" open(="")?>/,
    );
  });

  it('takes its order from one select as from two parameters', async () => {
    const person = await someone();
    const unit = await addUnit(person);
    for (const miles of ['100', '300', '200'])
      await person.visitor.post('/mileage/trips-fuel/fuel/new', {
        intent: 'save',
        equipmentId: String(unit),
        date: '2026-11-03',
        quantity: miles,
        fuelUnit: 'gallon',
        fuelType: 'special_diesel',
        city: 'Dallas',
        state: 'TX',
        taxPaid: '1',
        bulk: '0',
      });
    const gallons = async (query: string) =>
      [
        ...(await person.visitor.get(`/mileage/trips-fuel?quarter=20264&${query}`)).html.matchAll(
          /ledger-gallons">(\d+)</g,
        ),
      ].map((match) => match[1]);
    expect(await gallons('sort=gallons+desc')).toEqual(['300', '200', '100']);
    expect(await gallons('sort=gallons&dir=asc')).toEqual(['100', '200', '300']);
    // Every gallon bought with its tax is a credit.
    expect(await gallons('sort=tax&dir=asc')).toEqual(['300', '200', '100']);
    expect(await gallons('sort=tax+desc')).toEqual(['100', '200', '300']);
    expect(await gallons('sort=states&dir=asc')).toEqual(['100', '300', '200']);
    const { html } = await person.visitor.get('/mileage/trips-fuel?quarter=20264&sort=tax&dir=asc');
    expect(html).toMatch(/aria-sort="ascending"[^>]*><a[^>]*sort=tax[^>]*>Tax Amount/);
    expect(html).toMatch(/<a[^>]*sort=states[^>]*>States/);
    expect(html).toMatch(/<option [^>]*selected[^>]*>Most credit</);
  });

  it('sends strangers to sign in, and viewers no buttons', async () => {
    expect((await new Visitor(app.origin).get('/mileage/trips-fuel')).url).toBe(
      '/mileage/login?to=%2Fmileage%2Ftrips-fuel',
    );
    const owner = await someone();
    await addUnit(owner);
    await owner.visitor.post('/mileage/trips-fuel/trips/new', [['intent', 'save'], ...tripFields()]);
    const viewer = await signedIn(app, { carrierId: owner.carrierId, role: 'viewer' });
    const page = await viewer.visitor.get('/mileage/trips-fuel?quarter=20264');
    expect(page.html).toContain('Dallas, TX to Tulsa, OK');
    expect(page.html).not.toContain('/trips-fuel/trips/new');
    expect(
      (await viewer.visitor.post('/mileage/trips-fuel/trips/new', [['intent', 'save'], ...tripFields()]))
        .status,
    ).toBe(403);
  });
});

describe('the API', () => {
  const call = async (person: SignedIn, method: string, path: string, body?: unknown) => {
    const response = await fetch(`${app.origin}/api${path}`, {
      method,
      headers: { ...person.bearer, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      json: (await response.json()) as Record<string, unknown> & { data: Record<string, unknown> },
    };
  };

  it('makes, reads, changes and deletes with ids that carry the type digit', async () => {
    const person = await someone();
    const unit = await call(person, 'POST', '/equipment', { unit: 'A-1', axles: 3 });
    expect(unit.json.data).toMatchObject({ unit: 'A-1', active: 1, qualified: 'yes' });
    const made = await call(person, 'POST', '/trip', {
      equipment_id: unit.json.data['id'],
      date: '2026-11-02',
      route: [
        { city: 'Dallas', state: 'TX' },
        { city: 'Tulsa', state: 'OK' },
      ],
    });
    expect(made.status).toBe(201);
    expect(made.headers.get('x-ui-commands')).toContain('SET_QUARTER');
    expect(made.json.data).toMatchObject({
      id: expect.stringMatching(/^1\d+$/) as string,
      current_quarter: 20264,
      route: [{ city: 'Dallas' }, { city: 'Tulsa' }],
    });
    const path = `/trip/${String(made.json.data['id'])}`;
    expect((await call(person, 'GET', path)).json.data).toMatchObject({ date: '2026-11-02', revision: 1 });
    const changed = await call(person, 'PUT', path, {
      revision: 1,
      date: '2026-11-02',
      notes: 'x',
      route: [
        { city: 'Dallas', state: 'TX' },
        { city: 'Tulsa', state: 'OK' },
      ],
    });
    expect(changed.json.data).toMatchObject({ notes: 'x', revision: 2 });
    const late = await call(person, 'PUT', path, {
      revision: 1,
      date: '2026-11-02',
      notes: 'y',
      route: [
        { city: 'Dallas', state: 'TX' },
        { city: 'Tulsa', state: 'OK' },
      ],
    });
    expect(late.status).toBe(409);
    expect(late.json['current']).toMatchObject({ notes: 'x' });
    const fuel = await call(person, 'POST', '/fuel', {
      equipment_id: unit.json.data['id'],
      date: '2026-11-03',
      fuel_units: '100.5',
      fuel_amount: '390.25',
      city: 'Dallas',
      state: 'TX',
    });
    expect(fuel.json.data).toMatchObject({
      id: expect.stringMatching(/^2\d+$/) as string,
      fuel_units: '100.5',
      fuel_amount: '390.25',
      tax_paid: true,
    });
    const list = await call(
      person,
      'GET',
      '/trip?start=0&length=10&search[value]=dallas&filter[quarter]=20264',
    );
    expect(list.json).toMatchObject({ recordsTotal: 2, recordsFiltered: 2, input: { start: 0, length: 10 } });
    expect((await call(person, 'GET', '/trip/list-data?quarter=20264')).json.data).toMatchObject({
      filter: { quarter: 4, year: 2026 },
      informers: { total_gallons: '101' },
    });
    expect(
      (await call(person, 'DELETE', '/trip', { ids: [made.json.data['id'], fuel.json.data['id']] })).json
        .data,
    ).toEqual({ trips: 1, fuel: 1 });
    expect((await call(person, 'GET', path)).status).toBe(404);
  });

  it('answers problems by field, limits with their command, and strangers with 401', async () => {
    const person = await someone({ planPackageId: 'ic_free' });
    const wrong = await call(person, 'POST', '/trip', {
      date: '2026-11-02',
      route: [
        { city: 'Dallas', state: 'TX' },
        { city: 'Qqqxx', state: 'OK' },
      ],
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.json['errors'] as object)).toEqual(['route.1.city']);
    for (let made = 0; made < 10; made++)
      await call(person, 'POST', '/trip', {
        date: '2026-11-02',
        state_lines: [{ state: 'TX', odometer: 1 }],
        odometer_end: 2,
      });
    const limit = await call(person, 'POST', '/trip', {
      date: '2026-11-02',
      state_lines: [{ state: 'TX', odometer: 1 }],
      odometer_end: 2,
    });
    expect(limit.status).toBe(422);
    expect(limit.json['message']).toBe("You've reached the free plan limit. Want more trips?");
    expect(limit.headers.get('x-ui-commands')).toContain('REFRESH_USER');
    expect((await fetch(`${app.origin}/api/trip`)).status).toBe(401);
    expect((await call(person, 'PATCH', '/trip')).status).toBe(405);
    const other = await someone();
    const foreign = (await call(other, 'POST', '/equipment', { unit: 'Z' })).json.data['id'];
    for (const method of ['GET', 'DELETE'])
      expect((await call(person, method, `/equipment/${String(foreign)}`)).status).toBe(404);
  });
});
