import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { makeApiToken, signedIn, type SignedIn } from '../../factories/signed-in';

const app = await startApp();
let dana: SignedIn;
let token: string;
beforeAll(async () => {
  dana = await signedIn(app, { planPackageId: 'ic_advanced' });
  token = await makeApiToken(dana.db, dana);
});

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${app.origin}${path.startsWith('/mileage') ? path : `/api${path}`}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const made = async (path: string, body: object): Promise<string> =>
  String(((await (await send('POST', path, body)).json()) as { data: { id: string | number } }).data.id);
const tagOf = (response: Response): string => response.headers.get('etag') ?? '';

describe('versions', () => {
  it('says 304 where the client has it already, and 200 once it has changed', async () => {
    const id = await made('/equipment', { unit: 'E-1' });
    const first = await send('GET', `/equipment/${id}`);
    const tag = tagOf(first);
    expect(tag).toMatch(/^"1\.[\w-]+"$/);
    const same = await send('GET', `/equipment/${id}`, undefined, { 'If-None-Match': `"other", W/${tag}` });
    expect([same.status, await same.text(), tagOf(same)]).toEqual([304, '', tag]);
    expect(same.headers.get('x-request-id')).toBeTruthy();
    await send('PUT', `/equipment/${id}`, { unit: 'E-1b' });
    expect((await send('GET', `/equipment/${id}`, undefined, { 'If-None-Match': tag })).status).toBe(200);
    const list = await send('GET', '/equipment');
    expect((await send('GET', '/equipment', undefined, { 'If-None-Match': tagOf(list) })).status).toBe(304);
  });

  it('writes only onto the version that was read: else 412 with the current one', async () => {
    const id = await made('/equipment', { unit: 'E-2' });
    const tag = tagOf(await send('GET', `/equipment/${id}`));
    const changed = await send('PUT', `/equipment/${id}`, { unit: 'E-2b' }, { 'If-Match': tag });
    expect(changed.status).toBe(200);
    const stale = await send('PUT', `/equipment/${id}`, { unit: 'E-2c' }, { 'If-Match': tag });
    expect(stale.status).toBe(412);
    expect(await stale.json()).toMatchObject({
      status: 412,
      message: 'The record has changed since you read it. Read it again, then send your change.',
      current: { unit: 'E-2b', revision: 2 },
    });
    expect(tagOf(stale)).toBe(tagOf(await send('GET', `/equipment/${id}`)));
    // The tag of the answer to a write names the version it made.
    expect(
      (await send('PUT', `/equipment/${id}`, { unit: 'E-2d' }, { 'If-Match': tagOf(changed) })).status,
    ).toBe(200);
    expect((await send('PUT', `/equipment/${id}`, { unit: 'E-2e' }, { 'If-Match': '*' })).status).toBe(200);
    expect((await send('DELETE', `/equipment/${id}`, undefined, { 'If-Match': tag })).status).toBe(412);
    expect(
      (
        await send('DELETE', `/equipment/${id}`, undefined, {
          'If-Match': tagOf(await send('GET', `/equipment/${id}`)),
        })
      ).status,
    ).toBe(200);
    expect((await send('PUT', `/equipment/${id}`, { unit: 'E-2f' }, { 'If-Match': tag })).status).toBe(404);
  });

  it('does not write onto a version that If-None-Match rules out', async () => {
    const id = await made('/equipment', { unit: 'E-none' });
    const tag = tagOf(await send('GET', `/equipment/${id}`));
    for (const [method, none] of [
      ['PUT', '*'],
      ['PATCH', `W/${tag}`],
      ['DELETE', tag],
    ] as const) {
      const refused = await send(
        method,
        `/equipment/${id}`,
        method === 'DELETE' ? undefined : { unit: 'E-x' },
        {
          'If-None-Match': none,
        },
      );
      expect(refused.status, method).toBe(412);
      expect(await refused.json()).toMatchObject({
        message: 'The record has a version that If-None-Match rules out. Nothing was changed.',
        current: { unit: 'E-none', revision: 1 },
      });
    }
    const other = await send(
      'PUT',
      `/equipment/${id}`,
      { unit: 'E-other' },
      { 'If-None-Match': '"9.other"' },
    );
    expect(other.status).toBe(200);
  });

  it('lets one of many writers through that all read the same version', async () => {
    const id = await made('/equipment', { unit: 'E-3' });
    const tag = tagOf(await send('GET', `/equipment/${id}`));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        send('PUT', `/equipment/${id}`, { unit: `E-3-${index}` }, { 'If-Match': tag }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(412)]);
    const now = (await (await send('GET', `/equipment/${id}`)).json()) as { data: { revision: number } };
    expect(now.data.revision).toBe(2);
  });

  it.each([null, ''])(
    'lets one through also where the body leaves its revision empty: %j',
    async (revision) => {
      const id = await made('/equipment', { unit: `E-8${revision ?? 'n'}` });
      const tag = tagOf(await send('GET', `/equipment/${id}`));
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          send('PATCH', `/equipment/${id}`, { make: `Make ${index}`, revision }, { 'If-Match': tag }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(412)]);
    },
  );

  it('holds for trips and fuel, and miles that were calculated meanwhile are no change of the record', async () => {
    const route = [
      { city: 'Dallas', state: 'TX' },
      { city: 'Tulsa', state: 'OK' },
    ];
    const trip = await made('/trip', { date: '2026-07-14', route });
    const unit = await made('/equipment', { unit: 'E-4' });
    const fuel = await made('/fuel', {
      equipment_id: unit,
      date: '2026-07-14',
      fuel_units: '80',
      state: 'TX',
    });
    for (const [path, body] of [
      [`/trip/${trip}`, { date: '2026-07-15', route }],
      [`/fuel/${fuel}`, { equipment_id: unit, date: '2026-07-15', fuel_units: '81', state: 'TX' }],
    ] as const) {
      const tag = tagOf(await send('GET', path));
      await dana.db.trip.updateMany({ data: { highways: 'I-35' } });
      expect((await send('PUT', path, body, { 'If-Match': tag })).status, path).toBe(200);
      expect((await send('PUT', path, body, { 'If-Match': tag })).status, path).toBe(412);
    }
  });

  it('deletes only what was read: of a change and a deletion at once one gets through', async () => {
    const unit = await made('/equipment', { unit: 'E-5' });
    const route = [
      { city: 'Dallas', state: 'TX' },
      { city: 'Tulsa', state: 'OK' },
    ];
    const change = {
      '/trip': { date: '2026-07-16', route },
      '/fuel': { equipment_id: unit, date: '2026-07-16', fuel_units: '81', state: 'TX' },
      '/equipment': { unit: 'E-6', make: 'Mack' },
    };
    for (const [kind, body] of Object.entries(change)) {
      for (let turn = 0; turn < 4; turn++) {
        const path = `${kind}/${await made(kind, body)}`;
        const tag = tagOf(await send('GET', path));
        const [changed, deleted] = await Promise.all([
          send('PUT', path, body, { 'If-Match': tag }),
          send('DELETE', path, undefined, { 'If-Match': tag }),
        ]);
        const now = await send('GET', path);
        expect(
          [
            [200, 412, 200],
            [404, 200, 404],
            [412, 200, 404],
          ],
          path,
        ).toContainEqual([changed.status, deleted.status, now.status]);
        if (now.status === 200) expect((await send('DELETE', path)).status).toBe(200);
      }
    }
  });

  it('takes the revision in the address of a DELETE', async () => {
    const unit = await made('/equipment', { unit: 'E-7' });
    const fuel = await made('/fuel', {
      equipment_id: unit,
      date: '2026-07-16',
      fuel_units: '81',
      state: 'TX',
    });
    await send('PUT', `/fuel/${fuel}`, {
      equipment_id: unit,
      date: '2026-07-17',
      fuel_units: '82',
      state: 'TX',
    });
    const stale = await send('DELETE', `/fuel/${fuel}?revision=1`);
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({
      message: 'Someone else has changed this record meanwhile. Read it again before you delete it.',
      current: { fuel_units: '82', revision: 2 },
    });
    const other = await made('/fuel', {
      equipment_id: unit,
      date: '2026-07-18',
      fuel_units: '83',
      state: 'TX',
    });
    const several = await send('DELETE', `/fuel/${fuel},${other}?revision=2`);
    expect([several.status, (await several.json()) as object]).toEqual([
      422,
      expect.objectContaining({
        errors: { revision: ['A revision is that of one record: delete them one by one, or without it.'] },
      }),
    ]);
    const tagged = await send('DELETE', `/fuel/${fuel},${other}`, undefined, { 'If-Match': '*' });
    expect(tagged.status).toBe(412);
    expect((await send('DELETE', `/fuel/${other}`)).status).toBe(200);
    const kept = await send('DELETE', `/equipment/${unit}`, undefined, {
      'If-Match': tagOf(await send('GET', `/equipment/${unit}`)),
    });
    expect([kept.status, ((await kept.json()) as { message: string }).message]).toEqual([
      409,
      expect.stringContaining('Unit E-7 has one trip or fuel purchase'),
    ]);
    expect((await send('DELETE', `/fuel/${fuel}?revision=2`)).status).toBe(200);
    expect((await send('DELETE', `/equipment/${unit}?revision=2`)).status).toBe(409);
    expect((await send('DELETE', `/equipment/${unit}?revision=1`)).status).toBe(200);
  });

  it('refuses a condition where there is no version to compare', async () => {
    expect(
      (
        await send(
          'POST',
          '/training',
          { name: 'D', phone: '3125550142', datetime: '2026-12-01 14:30:00' },
          { 'If-Match': '"x"' },
        )
      ).status,
    ).toBe(412);
  });
});

interface List {
  data: { id: string; unit?: string }[];
  next: string | null;
  recordsTotal: number;
}

const page = async (path: string): Promise<List> => {
  const response = await send('GET', path);
  const body = (await response.json()) as List;
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body;
};

/** Every id of a list by its next links; `between` runs after each page. */
async function walk(path: string, between?: (turn: number) => Promise<void>): Promise<string[]> {
  const ids: string[] = [];
  let next: string | null = path;
  for (let turn = 0; next !== null && turn < 50; turn++) {
    const list: List = await page(next);
    ids.push(...list.data.map(({ id }) => String(id)));
    next = list.next;
    await between?.(turn);
  }
  return ids;
}

describe('pages by cursor', () => {
  beforeAll(async () => {
    const unit = await made('/equipment', { unit: 'P-0' });
    for (let index = 1; index <= 6; index++)
      await made('/equipment', { unit: `P-${index}`, make: index % 2 ? 'Volvo' : 'Mack' });
    for (let index = 0; index < 7; index++)
      await made('/fuel', {
        equipment_id: unit,
        date: `2026-05-0${1 + (index % 3)}`,
        fuel_units: String(50 + (index % 2)),
        state: 'TX',
        seller: `Stop ${index % 4}`,
      });
    for (let index = 0; index < 3; index++)
      await made('/trip', {
        date: `2026-05-0${1 + index}`,
        route: [
          { city: 'Dallas', state: 'TX' },
          { city: index ? 'Tulsa' : 'Austin', state: index ? 'OK' : 'TX' },
        ],
      });
    for (let index = 0; index < 5; index++)
      await made('/emails', { to: 'a@example.com', subject: `Subject ${index % 2}`, body: 'b' });
  });

  const ordered = (column: string, direction: string) =>
    `columns[0][data]=${column}&order[0][column]=0&order[0][dir]=${direction}`;
  const lists = [
    '/equipment?',
    '/emails?',
    '/rates?filter[year]=2026&filter[quarter]=3&',
    '/demo-rates/2026/3?',
    '/fuel?filter[quarter]=20262&',
    '/trip?filter[quarter]=20262&',
    ...['asc', 'desc'].flatMap((direction) => [
      ...['date', 'type', 'equipment', 'details', 'miles', 'gallons'].map(
        (column) => `/trip?filter[quarter]=20262&${ordered(column, direction)}&`,
      ),
      ...['unit', 'make', 'vin'].map((column) => `/equipment?${ordered(column, direction)}&`),
      `/emails?${ordered('subject', direction)}&`,
      ...['country', 'value', 'surcharge_value'].map(
        (column) => `/rates?filter[year]=2026&filter[quarter]=3&${ordered(column, direction)}&`,
      ),
    ]),
  ];

  it.each(lists)('%s: has every row once, in the order of the whole list', async (path) => {
    const whole = (await page(`${path}length=-1`)).data.map(({ id }) => String(id));
    expect(await walk(`${path}length=${path.includes('rates') ? 20 : 2}`)).toEqual(whole);
    expect(whole.length).toBeGreaterThan(4);
  });

  it('shifts nothing when rows are added and deleted before the place where one reads', async () => {
    const before = (await page('/fuel?filter[quarter]=20262&length=-1')).data.map(({ id }) => id);
    const unit = String((await page('/equipment?search[value]=P-0')).data[0]?.id);
    const seen = await walk('/fuel?filter[quarter]=20262&length=2', async (turn) => {
      if (turn === 0)
        for (let index = 0; index < 3; index++)
          await made('/fuel', { equipment_id: unit, date: '2026-06-30', fuel_units: '40', state: 'TX' });
      if (turn === 1) await send('DELETE', '/fuel', { ids: [before[0]] });
    });
    expect(seen).toEqual(before);
  });

  it('says no next page on the last one, and takes no cursor that is none', async () => {
    expect((await page('/equipment?length=500')).next).toBeNull();
    const two = await page('/equipment?length=2');
    const cursor = new URL(two.next ?? '', app.origin).searchParams.get('cursor') ?? '';
    for (const wrong of ['x', 'eyJ4IjoxfQ', cursor.slice(2)]) {
      const refused = await send('GET', `/equipment?cursor=${wrong}`);
      expect(refused.status, wrong).toBe(422);
      expect(await refused.json()).toMatchObject({ errors: { cursor: [expect.any(String)] } });
    }
    // A cursor of another list or another order is no cursor of this one.
    expect((await send('GET', `/trip?cursor=${cursor}`)).status).toBe(422);
    expect(
      (
        await send(
          'GET',
          `/equipment?cursor=${cursor}&columns[0][data]=vin&order[0][column]=0&order[0][dir]=asc`,
        )
      ).status,
    ).toBe(422);
  });
});
