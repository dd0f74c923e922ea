import { parse } from 'csv-parse/sync';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { FUEL_TEXTS } from '~/areas/fuel/fields';
import { TRIP_TEXTS } from '~/areas/trips/fields';
import { apiName, columnOf, namesOf, type TextField, type TextFields } from '~/engine/records/text-fields';
import { startApp } from '../../factories/app';
import { signedIn, type SignedIn } from '../../factories/signed-in';

/**
 * Every plain text of the tables of fields, wherever records are written, shown, found, changed and taken out: a field that a
 * place forgets fails here by its name. The table of the fields is what is run through, so that a new one needs no test of its own.
 */
const app = await startApp();

interface Record_ {
  kind: 'trip' | 'fuel';
  fields: TextFields;
  digit: '1' | '2';
  form: string;
  page: string;
  api: string;
  /** What a record needs beside its texts: in the form and in the API. */
  typed: Record<string, string | string[]>;
  body: object;
  auditFile: string;
}

const TRIP: Record_ = {
  kind: 'trip',
  fields: TRIP_TEXTS,
  digit: '1',
  form: '/mileage/trips-fuel/trips/new',
  page: '/mileage/trips-fuel/trips',
  api: '/mileage/api/trip',
  typed: {
    date: '2026-08-03',
    entry: 'stops',
    stop_city: ['Dallas', 'Tulsa'],
    stop_state: ['TX', 'OK'],
    stop_zip: ['', ''],
  },
  body: {
    date: '2026-08-03',
    route: [
      { city: 'Dallas', state: 'TX' },
      { city: 'Tulsa', state: 'OK' },
    ],
  },
  auditFile: 'trips.csv',
};

const FUEL: Record_ = {
  kind: 'fuel',
  fields: FUEL_TEXTS,
  digit: '2',
  form: '/mileage/trips-fuel/fuel/new',
  page: '/mileage/trips-fuel/fuel',
  api: '/mileage/api/fuel',
  typed: {
    date: '2026-08-03',
    quantity: '100',
    fuelUnit: 'gallon',
    fuelType: 'special_diesel',
    city: 'Dallas',
    state: 'TX',
    taxPaid: '1',
    bulk: '0',
  },
  body: { date: '2026-08-03', fuel_units: '100', city: 'Dallas', state: 'TX' },
  auditFile: 'fuel.csv',
};

const parseTable = (csv: string): string[][] => parse(csv, { bom: true, relax_column_count: true });

/** A word for each field that nothing else on a page has. */
const wordOf = (name: string, turn: string) => `${turn}${name.toLowerCase()}`;
const wordsOf = (fields: TextFields, turn: string): Record<string, string> =>
  Object.fromEntries(namesOf(fields).map((name) => [name, wordOf(name, turn)]));
const inApi = (words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [apiName(name), word]));

async function someone() {
  const me = await signedIn(app, { planPackageId: 'ic_advanced' });
  const unit = await me.visitor.post('/mileage/equipment/new', {
    unit: 'T-1',
    active: '1',
    fuelType: 'special_diesel',
    axles: '3',
  });
  expect(unit.status).toBe(200);
  const { id } = await me.db.equipment.findFirstOrThrow({ where: { carrierId: me.carrierId } });
  const cookie = { Cookie: `${me.cookie.name}=${me.cookie.value}` };
  const read = async (path: string) =>
    (await (await fetch(app.origin + path, { headers: cookie })).json()) as { data: Record<string, unknown> };
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(app.origin + path, {
      method,
      headers: {
        ...cookie,
        Origin: app.origin,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as { data: Record<string, unknown> }) };
  };
  return { me, unit: String(id), cookie, read, send };
}

const idsOf = (me: SignedIn, { kind }: Record_): Promise<{ id: bigint }[]> => {
  const where = { where: { carrierId: me.carrierId }, orderBy: { id: 'asc' } } as const;
  return kind === 'trip' ? me.db.trip.findMany(where) : me.db.fuelPurchase.findMany(where);
};

describe.each([TRIP, FUEL])('the plain texts of a $kind', (record) => {
  const names = namesOf(record.fields);
  const first = wordsOf(record.fields, 'first');

  it('are taken by the form, are in it again, in the row that opens, and are found by their words', async () => {
    const { me, unit } = await someone();
    await me.visitor.post(record.form, {
      ...record.typed,
      ...first,
      equipmentId: unit,
      intent: 'save',
    });
    const [saved] = await idsOf(me, record);
    const page = await me.visitor.get(`${record.page}/${saved?.id}?edit=1`);
    const { html } = await me.visitor.get(`/mileage/trips-fuel/rows/${record.digit}${saved?.id}`);
    for (const name of names) {
      const { label, searched } = record.fields[name] as TextField;
      expect(page.html, `${name} in the form`).toMatch(new RegExp(`name="${name}"[^>]*`));
      expect(page.html, `${name} in the form`).toContain(wordOf(name, 'first'));
      expect(page.html, `label of ${name}`).toContain(label);
      expect(html, `${name} in the opened row`).toContain(wordOf(name, 'first'));
      const found = await me.visitor.get(
        `/mileage/trips-fuel?quarter=20263&search=${wordOf(name, 'first').slice(1)}`,
      );
      expect(/name="ids"/.test(found.html), `search for ${name}`).toBe(searched);
    }
  });

  it('have a length that the form keeps to, with what was typed still there', async () => {
    const { me, unit } = await someone();
    for (const name of names) {
      const { longest } = record.fields[name] as TextField;
      const text = 'x'.repeat(longest + 1);
      const page = await me.visitor.post(record.form, {
        ...record.typed,
        [name]: text,
        equipmentId: unit,
        intent: 'save',
      });
      expect(page.status, name).toBe(422);
      expect(page.html, name).toContain(`At most ${longest} characters.`);
      expect(page.html, name).toContain(text);
    }
    expect(await idsOf(me, record)).toHaveLength(0);
  });

  it('go through the API in and out, and a change of one is in the history', async () => {
    const { me, unit, read, send } = await someone();
    const made = await send('POST', record.api, {
      ...record.body,
      ...inApi(first),
      equipment_id: Number(unit),
    });
    expect(made.status).toBe(201);
    const path = `${record.api}/${made.data['id'] as string}`;
    expect((await read(path)).data).toMatchObject(inApi(first));
    for (const name of names) {
      const changed = await send('PATCH', path, { [apiName(name)]: wordOf(name, 'second') });
      expect(changed.status, name).toBe(200);
      expect(changed.data[apiName(name)], name).toBe(wordOf(name, 'second'));
    }
    expect((await read(path)).data).toMatchObject(inApi(wordsOf(record.fields, 'second')));
    const changes = await me.db.recordChange.findMany({
      where: { carrierId: me.carrierId, action: 'updated' },
    });
    for (const name of names) {
      expect(
        changes.some(({ after }) => (after as Record<string, unknown>)[name] === wordOf(name, 'second')),
        name,
      ).toBe(true);
    }
    if (record.kind === 'trip') {
      const id = String(made.data['id']).slice(1);
      const { html } = await me.visitor.get(`${record.page}/${id}`);
      for (const name of names)
        expect(html, name).toContain(`Changed ${(record.fields[name] as TextField).label.toLowerCase()}`);
    }
  });

  it('are in the exported list and in the audit file', async () => {
    const { me, unit } = await someone();
    await me.visitor.post(record.form, { ...record.typed, ...first, equipmentId: unit, intent: 'save' });
    const csv = await me.visitor.get('/mileage/trips-fuel/export.csv?quarter=20263');
    expect(csv.headers.get('content-type')).toContain('text/csv');
    const table = parseTable(csv.html);
    for (const name of names) {
      const column = table[0]?.indexOf(columnOf(record.fields[name] as TextField)) ?? -1;
      expect(table[1]?.[column], `${name} in the export`).toBe(wordOf(name, 'first'));
    }

    let page = await me.visitor.post('/mileage/reports/audit?q=20263', {});
    const { url } = page;
    await expect
      .poll(async () => (page = await me.visitor.get(url)).html, { timeout: 60_000, interval: 500 })
      .toContain('The file is ready');
    const zip = await JSZip.loadAsync(
      await (
        await fetch(`${app.origin}${url}/content`, {
          headers: { Cookie: `${me.cookie.name}=${me.cookie.value}` },
        })
      ).arrayBuffer(),
    );
    const [head, line] = parseTable((await zip.file(record.auditFile)?.async('string')) ?? '');
    for (const name of names)
      expect(line?.[head?.indexOf(apiName(name)) ?? -1], `${name} in the audit file`).toBe(
        wordOf(name, 'first'),
      );
  });
});
