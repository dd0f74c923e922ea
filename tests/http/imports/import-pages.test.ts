import ExcelJS from 'exceljs';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn, type SignedIn } from '../../factories/signed-in';

const app = await startApp();
const FUEL =
  'Date,Truck,State,Gallons\n11/02/2026,T-1,TX,120.5\n11/31/2026,T-1,TX,80\n11/03/2026,T-1,OK,90\n';

/** Sends a file as a browser's form does, following the answer. */
async function upload(
  person: SignedIn,
  content: string | Uint8Array,
  fields: Record<string, string> = {},
  name = 'fuel.csv',
) {
  const form = new FormData();
  form.set('intent', 'upload');
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  if (name) form.set('file', new File([content as BlobPart], name));
  const response = await fetch(`${app.origin}/mileage/imports?index`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      Cookie: `${person.cookie.name}=${person.cookie.value}`,
      Origin: app.origin,
      'Sec-Fetch-Site': 'same-origin',
      Accept: 'text/html',
    },
    body: form,
  });
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    html: await response.text(),
  };
}

/** The page of an import when its step has ended: it refreshes itself until then. */
async function settled(person: SignedIn, path: string) {
  for (let turn = 0; turn < 60; turn += 1) {
    const page = await person.visitor.get(path);
    if (!page.headers.get('refresh')) return page;
    expect(page.html).toContain('<progress');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the step never ended');
}

const fieldsOf = (html: string): [string, string][] => [
  ...[...html.matchAll(/<select[^>]* name="([^"]+)"[\s\S]*?<\/select>/g)].map((match): [string, string] => [
    match[1] ?? '',
    /<option[^>]* value="([^"]*)"[^>]* selected|<option selected=""[^>]* value="([^"]*)"/
      .exec(match[0])
      ?.slice(1)
      .find((value) => value !== undefined) ?? '',
  ]),
  ...[...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    (match): [string, string] => [match[1] ?? '', match[2] ?? ''],
  ),
];

describe('importing without scripts', () => {
  it('leads from the file to its columns, its lines, the records and back', async () => {
    const person = await signedIn(app);
    const home = await person.visitor.get('/mileage/trips-fuel');
    expect(home.html).toContain('href="/mileage/imports"');
    const sent = await upload(person, FUEL);
    expect(sent.status).toBe(303);
    const columns = await settled(person, sent.location);
    expect(
      columns.html.replace('<script src="/mileage/js/controls.js?v=1" defer></script>', ''),
    ).not.toContain('<script');
    expect(columns.html).toMatch(/<option(?=[^>]*value="quantity")(?=[^>]*selected)[^>]*>/);
    const fields = fieldsOf(columns.html);
    expect(Object.fromEntries(fields)).toMatchObject({
      kind: 'fuel',
      'mapping.0': 'date',
      'mapping.1': 'unit',
      'mapping.2': 'state',
      'mapping.3': 'quantity',
    });
    await person.visitor.post(sent.location, [...fields, ['options.createUnits', '1'], ['intent', 'check']]);
    const preview = await settled(person, sent.location);
    expect(preview.html).toContain('is not a date');
    expect(preview.html).toContain('Import 2 rows');
    await person.visitor.post(sent.location, { intent: 'accept' });
    const done = await settled(person, sent.location);
    expect(done.html).toContain('Undo this import');
    const fuel = await person.db.fuelPurchase.findMany({ where: { carrierId: person.carrierId } });
    expect(fuel).toHaveLength(2);
    expect(done.html).toContain(`/mileage/trips-fuel/fuel/${fuel[0]?.id}`);

    const left = await person.visitor.get(`${sent.location}/left-over.csv`);
    expect(left.html).toMatch(/^Date,Truck,State,Gallons,Why it was not imported\r\n11\/31\/2026,T-1,TX,80,/);
    const question = await person.visitor.get(`${sent.location}?undo=1`);
    expect(question.html).toContain('This deletes 2 records.');
    await person.visitor.post(sent.location, { intent: 'undo' });
    expect((await settled(person, sent.location)).html).toContain('Undone');
    expect(await person.db.fuelPurchase.count({ where: { carrierId: person.carrierId } })).toBe(0);
    expect(await person.db.equipment.count({ where: { carrierId: person.carrierId } })).toBe(0);
    const list = await person.visitor.post(sent.location, { intent: 'remove' });
    expect(list.url).toBe('/mileage/imports');
    expect((await person.visitor.get(sent.location)).status).toBe(404);
  });

  it('takes a workbook', async () => {
    const person = await signedIn(app);
    const book = new ExcelJS.Workbook();
    book.addWorksheet('Cover').addRows([
      ['Company', 'ACME'],
      ['Month', 'November'],
    ]);
    const sheet = book.addWorksheet('Trips');
    sheet.addRow(['Trip sheet of November']);
    sheet.addRow(['Date', 'Truck', 'From', 'To']);
    sheet.addRow([new Date('2026-11-02T00:00:00Z'), 101, 'Dallas, TX', 'Tulsa, OK']);
    const fuel = book.addWorksheet('Fuel & DEF');
    fuel.addRow(['Date', 'Truck', 'State', 'Gallons']);
    fuel.addRow(['11/02/2026', 101, 'TX', 100]);
    const sent = await upload(
      person,
      new Uint8Array(await book.xlsx.writeBuffer()),
      { kind: 'trips' },
      'trips.xlsx',
    );
    const columns = await settled(person, sent.location);
    expect(columns.html).toContain('Not read: the sheet “Fuel &amp; DEF”.');
    await person.visitor.post(sent.location, [
      ...fieldsOf(columns.html),
      ['options.createUnits', '1'],
      ['intent', 'check'],
    ]);
    await settled(person, sent.location);
    await person.visitor.post(sent.location, { intent: 'accept' });
    await settled(person, sent.location);
    const trip = () =>
      person.db.trip.findFirst({ where: { carrierId: person.carrierId }, include: { equipment: true } });
    await expect.poll(async () => (await trip())?.routeStatus).toBe('ok');
    expect((await trip())?.equipment?.unit).toBe('101');
  });

  it('says beside its field what is wrong, and keeps what was chosen', async () => {
    const person = await signedIn(app);
    const none = await upload(person, '', { kind: 'fuel' }, '');
    expect(none.status).toBe(422);
    expect(none.html).toContain('File is required');
    expect(none.html).toMatch(/<option(?=[^>]*value="fuel")(?=[^>]*selected)[^>]*>/);
    const odd = await upload(person, FUEL, { kind: 'nonsense' });
    expect(odd.status).toBe(422);
    const sent = await upload(person, '%PDF-1.7', {}, 'a.pdf');
    expect((await settled(person, sent.location)).html).toContain('This is a PDF');
    const good = await upload(person, FUEL);
    await settled(person, good.location);
    const wrong = await person.visitor.post(good.location, {
      intent: 'check',
      kind: 'fuel',
      'mapping.0': 'date',
      'mapping.1': '',
      'mapping.2': 'date',
      'mapping.3': 'quantity',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('href="#mapping-2"');
    // What was chosen is still there, not what was guessed.
    expect(wrong.html).toMatch(/<select id="mapping-2"(?:(?!<\/select>).)*<option value="date" selected/);
    const missing = await person.visitor.post(good.location, {
      intent: 'check',
      kind: 'fuel',
      'mapping.0': 'date',
      'mapping.1': '',
      'mapping.2': '',
      'mapping.3': '',
    });
    expect(missing.html).toContain('Choose the gallons or liters column. Choose the state column');
    expect((await person.visitor.post(good.location, { intent: 'accept' })).status).toBe(409);
  });

  it('has the columns that were chosen again after the session was lost', async () => {
    const person = await signedIn(app);
    const sent = await upload(person, FUEL);
    await settled(person, sent.location);
    await person.db.session.updateMany({ where: { userId: person.userId }, data: { revokedAt: new Date() } });
    await person.visitor.post(sent.location, { intent: 'check', kind: 'fuel', 'mapping.2': 'city' });
    const fresh = await signedIn(app, { carrierId: person.carrierId });
    person.visitor.cookies.set(fresh.cookie.name, fresh.cookie.value);
    expect((await person.visitor.get(sent.location)).html).toMatch(
      /<select id="mapping-2"(?:(?!<\/select>).)*<option value="city" selected/,
    );
  });

  it('belongs to its carrier and is not for viewers', async () => {
    const person = await signedIn(app);
    const sent = await upload(person, FUEL);
    await settled(person, sent.location);
    const stranger = await signedIn(app);
    expect((await stranger.visitor.get(sent.location)).status).toBe(404);
    expect((await stranger.visitor.post(sent.location, { intent: 'remove' })).status).toBe(404);
    const viewer = await signedIn(app, { carrierId: person.carrierId, role: 'viewer' });
    const page = await viewer.visitor.get(sent.location);
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('Check 3 rows');
    expect((await upload(viewer, FUEL)).status).toBe(403);
    expect((await viewer.visitor.post(sent.location, { intent: 'remove' })).status).toBe(403);
  });

  it('has pages of valid HTML', async () => {
    const person = await signedIn(app);
    const sent = await upload(person, FUEL);
    const columns = await settled(person, sent.location);
    await person.visitor.post(sent.location, [
      ...fieldsOf(columns.html),
      ['options.createUnits', '1'],
      ['intent', 'check'],
    ]);
    const preview = await settled(person, sent.location);
    const validator = new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y'],
      rules: {
        'no-inline-style': 'off',
        'attribute-boolean-style': 'off',
        'void-style': 'off',
        'long-title': 'off',
        'no-trailing-whitespace': 'off',
        'attribute-empty-style': 'off',
        'doctype-style': 'off',
      },
    });
    for (const page of [columns, preview, await person.visitor.get('/mileage/imports')]) {
      const report = await validator.validateString(page.html);
      expect(
        report.results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line }) => `${page.url} ${line} ${ruleId}: ${message}`),
        ),
      ).toEqual([]);
    }
  });
});

describe('importing by program', () => {
  const call = (person: SignedIn, path: string, init: RequestInit = {}) =>
    fetch(`${app.origin}/mileage/api/imports${path}`, {
      ...init,
      headers: { ...person.bearer, ...init.headers },
    });
  const json = async (response: Response) =>
    (await response.json()) as {
      data: {
        id: string;
        status: string;
        counts: Record<string, number>;
        columns: { field: string | null }[];
      } & { line: number; errors: { column: number }[] }[];
    };
  const until = async (person: SignedIn, id: string, status: string) => {
    await expect
      .poll(
        async () =>
          ((await (await call(person, `/${id}`)).json()) as { data: { status: string } }).data.status,
        { timeout: 60_000 },
      )
      .toBe(status);
  };

  it('does what the pages do', async () => {
    const person = await signedIn(app);
    const form = new FormData();
    form.set('file', new File([FUEL], 'fuel.csv'));
    const made = await call(person, '', { method: 'POST', body: form });
    expect(made.status).toBe(201);
    const { data } = await json(made);
    await until(person, data.id, 'mapping');
    const body = (value: unknown) => ({
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(value),
    });
    const wrong = await call(
      person,
      `/${data.id}`,
      body({ kind: 'fuel', mapping: ['date', 'nonsense', 'state', 'quantity'] }),
    );
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ errors: { 'mapping.1': [expect.any(String)] } });
    expect(
      (await call(person, `/${data.id}`, body({ kind: 'fuel', options: { createUnits: true } }))).status,
    ).toBe(200);
    await until(person, data.id, 'preview');
    const rows = await json(await call(person, `/${data.id}/rows?state=bad`));
    expect(rows.data).toMatchObject([{ line: 3, state: 'bad', errors: [{ column: 0 }] }]);
    expect((await call(person, `/${data.id}/rows?state=odd`)).status).toBe(422);
    expect((await call(person, `/${data.id}/acceptance`, { method: 'POST' })).status).toBe(202);
    await until(person, data.id, 'accepted');
    expect((await json(await call(person, `/${data.id}`))).data.counts).toEqual({ accepted: 2, bad: 1 });
    expect((await call(person, `/${data.id}`, { method: 'DELETE' })).status).toBe(409);
    expect((await call(person, `/${data.id}/reversal`, { method: 'POST' })).status).toBe(202);
    await until(person, data.id, 'undone');
    expect((await call(person, `/${data.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await call(person, `/${data.id}`)).status).toBe(404);
    expect(await (await call(person, '?start=0&length=10')).json()).toMatchObject({
      recordsTotal: 0,
      data: [],
    });
  });

  it('answers strangers, other methods and too large bodies as every call does', async () => {
    const person = await signedIn(app);
    expect((await fetch(`${app.origin}/mileage/api/imports`)).status).toBe(401);
    expect((await call(person, '', { method: 'DELETE' })).status).toBe(405);
    expect((await call(person, '/not-an-id')).status).toBe(404);
    const form = new FormData();
    form.set('file', new File([new Uint8Array(23 * 1_048_576)], 'big.csv'));
    expect((await call(person, '', { method: 'POST', body: form })).status).toBe(413);
  });
});
