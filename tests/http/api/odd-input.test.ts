import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { apiWorld, type ApiWorld } from '../../factories/api-world';

/** Input of programs that a form never sends: each is refused with the field named, or taken as what it says. */

const app = await startApp();
let world: ApiWorld;
beforeAll(async () => {
  world = await apiWorld(app);
});

interface Problem {
  status: number;
  message: string;
  errors?: Record<string, string[]>;
}

async function ask(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Problem> {
  const response = await world.call(method, path, {
    ...(body === undefined ? {} : { body }),
    ...(headers ? { headers } : {}),
  });
  return { ...((await response.json()) as Problem), status: response.status };
}

const ROUTE = [
  { city: 'Dallas', state: 'TX' },
  { city: 'Tulsa', state: 'OK' },
];
const TRIP = { equipment_id: 7, date: '2026-07-14', route: ROUTE };
const TRAINING = { name: 'Dana', phone: '3125550142', datetime: '2026-12-01 14:30:00' };
const BATCH = '/modules/extraction/store-data-batch';

describe('names that mean something to every object', () => {
  it.each(['__proto__', '__pro\\u0000to__', 'constructor', 'hasOwnProperty', 'toString', 'toJSON', 'then'])(
    'are names as others: %s',
    async (name) => {
      for (const value of ['null', '1', '"x"', '{"a":null}', '[{}]']) {
        const kept = await ask('POST', BATCH, `{"extracted_data":{"${name}":${value},"load":"LD-1"}}`, {
          'Content-Type': 'application/json',
        });
        expect(kept, `${name}: ${value}`).toMatchObject({ status: 201 });
        for (const path of ['/equipment', '/trip', '/emails', '/bulk-tanks'])
          expect(
            (await ask('POST', path, `{"${name}":${value}}`, { 'Content-Type': 'application/json' })).status,
            `${path} ${name}: ${value}`,
          ).toBe(422);
      }
    },
  );
});

describe('a body in another encoding than UTF-8', () => {
  const send = async (type: string, body: Buffer) => {
    const response = await fetch(`${world.origin}/mileage/api/equipment`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${world.token}`, 'Content-Type': type },
      body: new Uint8Array(body),
    });
    return { status: response.status, ...((await response.json()) as { message?: string }) };
  };
  const body = '{"unit":"Café"}';

  it('is refused instead of kept with other letters', async () => {
    for (const charset of ['iso-8859-1', 'windows-1252', 'utf-16', '"latin1"'])
      expect(await send(`application/json; charset=${charset}`, Buffer.from(body, 'latin1'))).toMatchObject({
        status: 415,
        message: 'Send the JSON as UTF-8: no other charset is taken here.',
      });
    expect(await send('application/json', Buffer.from(body, 'latin1'))).toMatchObject({
      status: 400,
      message: 'The request is not valid UTF-8.',
    });
    expect(await world.db.equipment.count({ where: { unit: { contains: '\ufffd' } } })).toBe(0);
  });

  it('is taken where it says UTF-8, in whatever way', async () => {
    for (const charset of ['utf-8', 'UTF8', '"utf-8"'])
      expect(
        await send(
          `application/json;charset=${charset}`,
          Buffer.from(body.replace('Café', `Café ${charset}`.replaceAll('"', "'"))),
        ),
      ).toMatchObject({ status: 201 });
  });
});

describe('texts that no database can hold', () => {
  // Written as escapes: JSON.stringify would do the same, and this is what arrives.
  it.each([
    ['half a character', '\\ud800'],
    ['its other half', '\\udc00'],
    ['a NUL', '\\u0000'],
  ])('are taken without %s', async (_name, escape) => {
    const json = (value: unknown) => JSON.stringify(value).replaceAll('@', escape);
    const sent = [
      ['/emails', { to: ['clerk!example.com'], subject: 'Return@s', body: 'At@tached.' }],
      ['/training', { ...TRAINING, name: 'Da@na', comment: 'mornings@' }],
      ['/support/send-email', { subject: 'A que@stion', message: 'Hello@' }],
      [BATCH, { extracted_data: [{ 'load@': '77@1' }] }],
      ['/equipment', { unit: `odd${escape.length}${escape.slice(-4)}@`, make: 'Mack@' }],
      ['/trip', { ...TRIP, notes: 'night@ run' }],
    ] as const;
    for (const [path, body] of sent)
      expect(
        await ask('POST', path, json(body).replace('clerk!', 'clerk\\u0040'), {
          'Content-Type': 'application/json',
        }),
        path,
      ).toMatchObject({ status: 201 });
    const batches = await world.db.extractedBatch.findMany({ orderBy: { createdAt: 'desc' }, take: 1 });
    expect(JSON.stringify(batches[0])).toContain('{"load":"771"}');
  });

  it('are in no cursor', async () => {
    const cursor = (after: object, order: object | null = null) =>
      Buffer.from(JSON.stringify({ order, after })).toString('base64url');
    const unit = { column: 'equipment', direction: 'asc' };
    const cursors: [string, string][] = [
      ['/trip', cursor({ value: 'T\u0000', date: '2026-07-10', kind: 1, id: 42 }, unit)],
      ['/trip', cursor({ value: 'T', date: '0000-01-01', kind: 1, id: 42 }, unit)],
      ['/equipment', cursor({ active: true, unit: 'T\u0000', make: '', model: '', vin: '' })],
      ['/equipment', cursor({ active: true, unit: '\ud800', make: '', model: '', vin: '' })],
      ['/emails', cursor({ subject: '\u0000', createdAt: '2026-07-10T00:00:00Z', id: 1 })],
      ['/emails', cursor({ subject: 'x', createdAt: '0000-01-01T00:00:00Z', id: 1 })],
      ['/imports', cursor({ createdAt: '0000-01-01T00:00:00Z', id: '0b8f3c52-7d1e-4a69-9c40-5e2f6a7b8c04' })],
      [
        '/rates',
        cursor({
          country: 'US',
          jurisdiction_name: 'A\u0000',
          value: '0.1',
          surcharge_value: '0',
          effective_from: '',
        }),
      ],
      [
        '/rates',
        cursor({
          country: 'US',
          jurisdiction_name: 'A',
          value: '1e999999',
          surcharge_value: '0',
          effective_from: 'x',
        }),
      ],
    ];
    for (const [path, text] of cursors)
      expect(
        (await ask('GET', `${path}?cursor=${text}`)).status,
        `${path} ${Buffer.from(text, 'base64url').toString()}`,
      ).toBeLessThan(500);
    const figures = cursor(
      { value: 9_007_199_254_740_991, date: '2026-07-10', kind: 1, id: 9_007_199_254_740_991 },
      { column: 'miles', direction: 'desc' },
    );
    expect((await ask('GET', `/trip?cursor=${figures}`)).status).toBeLessThan(500);
  });
});

describe('a body', () => {
  it('that is packed is refused as such, not as broken JSON', async () => {
    const json = { 'Content-Type': 'application/json' };
    for (const coding of ['gzip', 'br', 'x-own']) {
      const packed = await ask('POST', '/equipment', '\u001f', { ...json, 'Content-Encoding': coding });
      expect([packed.status, packed.message]).toEqual([
        415,
        'Send the body as it is: no Content-Encoding is taken here.',
      ]);
    }
    const plain = await ask('POST', '/equipment', '{"unit":""}', { ...json, 'Content-Encoding': 'identity' });
    expect(plain.status).toBe(422);
  });

  it('with a mark of its encoding is held to the same fields', async () => {
    const marked = await ask('POST', '/equipment', '\ufeff{"unit":"M-1","trucks":1}', {
      'Content-Type': 'application/json',
    });
    expect([marked.status, Object.keys(marked.errors ?? {})]).toEqual([422, ['trucks']]);
  });

  it('nested without end is refused', async () => {
    const deep = (levels: number) => `{"extracted_data":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    for (const levels of [2_000, 100_000, 400_000])
      expect([201, 400, 422], String(levels)).toContain(
        (
          await ask('POST', BATCH, deep(levels), {
            'Content-Type': 'application/json',
            'Idempotency-Key': `deep-${levels}`,
          })
        ).status,
      );
  });

  it('with fields that do not exist is refused by their names, whatever they are called', async () => {
    const refused = await ask(
      'POST',
      '/trip',
      '{"__proto__":{"x":1},"constructor":2,"whatever":[],"equipment_id":7,"date":"2026-07-14","route":[{"city":"Dallas","state":"TX"},{"city":"Tulsa","state":"OK"}]}',
      { 'Content-Type': 'application/json' },
    );
    expect(refused).toMatchObject({ status: 422 });
    expect(Object.keys((refused as { errors: object }).errors)).toEqual([
      '__proto__',
      'constructor',
      'whatever',
    ]);
  });

  it('of a call that takes none is refused by the names of its fields: another quarter was answered', async () => {
    const refused = await ask('POST', '/reports/audit', { q: '20262' });
    expect([refused.status, refused.errors]).toEqual([422, { q: ['There is no field q.'] }]);
    expect((await ask('POST', '/reports/audit?q=20262', {})).status).toBe(202);
    const form = new URLSearchParams({ quarter: '20262' }).toString();
    const sent = await fetch(`${app.origin}/api/reports/audit`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${world.token}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: form,
    });
    expect(sent.status).toBe(422);
    // Calls of the specification take what its clients send along.
    expect((await ask('POST', '/calc/check-status/none', { type: 'x' })).status).toBe(404);
  });

  it('that is a form is held to the same fields', async () => {
    const fields = {
      equipment_id: '7',
      date: '2026-07-14',
      fuel_units: '80',
      state: 'TX',
      tax_payed: 'false',
    };
    const parts = new FormData();
    for (const [name, value] of Object.entries(fields)) parts.set(name, value);
    parts.set('receipt', new File(['%PDF-1.4'], 'receipt.pdf', { type: 'application/pdf' }));
    const multipart = new Response(parts);
    const sent = [
      [new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded'],
      [await multipart.text(), multipart.headers.get('content-type') ?? ''],
    ] as const;
    for (const [body, type] of sent) {
      const refused = await ask('POST', '/fuel', body, { 'Content-Type': type });
      expect(refused, type).toMatchObject({ status: 422 });
      expect(refused.errors).toEqual({ tax_payed: ['There is no field tax_payed.'] });
    }
  });

  it.each([
    ['PUT', '/account/billing/subscription/free', { plan_id: 'ic_basic', coupon: 'HALF' }, 'coupon'],
    ['PUT', '/account/billing/subscription/sub_1/pause', { month: 3 }, 'month'],
    ['PUT', '/account/billing/subscription/sub_1/resume', { amount: 900 }, 'amount'],
    ['POST', '/account/billing/subscription/coupon', { code: 'HALF' }, 'code'],
    ['POST', '/reports/filings/20263', { credit_aplied: '10.00' }, 'credit_aplied'],
    ['POST', '/reports/filings/20263/reopenings', { reasons: 'late' }, 'reasons'],
    ['POST', '/imports/1/acceptance', { duplicates: true }, 'duplicates'],
    ['PUT', '/imports/1', { kind: 'fuel', maping: [] }, 'maping'],
    ['PUT', '/people/1', { roles: 'viewer' }, 'roles'],
  ])(
    'that costs money or files a return drops no misspelled field: %s %s',
    async (method, path, body, name) => {
      expect((await ask(method, path, body)).errors).toEqual({ [name]: [`There is no field ${name}.`] });
    },
  );
});

describe('a revision', () => {
  const writes = [
    ['PUT', '/trip/142', TRIP],
    ['POST', '/trip/142/road', {}],
    ['PUT', '/equipment/7', { unit: 'T-101' }],
    ['PUT', '/fuel/2318', { equipment_id: 7, date: '2026-08-10', fuel_units: 100, state: 'TX' }],
  ] as const;

  it.each(writes)('that cannot be read guards nothing, so %s %s is refused', async (method, path, body) => {
    for (const revision of ['x', -1, 1.5, 1e21, true, [], {}, '1.0']) {
      expect(await ask(method, path, { ...body, revision }), JSON.stringify(revision)).toMatchObject({
        status: 422,
        errors: { revision: ['The revision must be the whole number that you read.'] },
      });
    }
  });

  it.each(writes)('may be a text, and may be missing: %s %s', async (method, path, body) => {
    const record = path.replace('/road', '');
    const { data } = (await (await world.call('GET', record)).json()) as { data: { revision: number } };
    expect((await ask(method, path, { ...body, revision: String(data.revision + 7) })).status).toBe(409);
    expect((await ask(method, path, { ...body, revision: null })).status).toBe(200);
  });

  it('in the address of a DELETE is read the same way', async () => {
    for (const path of ['/trip/143', '/fuel/2319', '/equipment/8']) {
      for (const revision of ['x', '-1', '1.5', '9'.repeat(20)])
        expect(await ask('DELETE', `${path}?revision=${revision}`), `${path} ${revision}`).toMatchObject({
          status: 422,
          errors: { revision: [expect.any(String) as string] },
        });
      expect((await world.call('GET', path)).status).toBe(200);
    }
  });
});

describe('what is wrong', () => {
  const described: [string, string, unknown, Record<string, RegExp>][] = [
    ['a unit that is missing', '/equipment', {}, { unit: /required/ }],
    ['a unit that is a list', '/equipment', { unit: [] }, { unit: /This must be a text\./ }],
    [
      'an entry of a third kind',
      '/trip',
      { ...TRIP, entry: 'gps' },
      { entry: /^This must be stops or odometer\.$/ },
    ],
    ['stops that are a text', '/trip', { ...TRIP, route: 'Dallas' }, { route: /^This must be a list\.$/ }],
    [
      'readings that are a text',
      '/trip',
      { ...TRIP, state_lines: 'TX' },
      { state_lines: /^This must be a list\.$/ },
    ],
    [
      'a document that has no such id',
      '/trip',
      { ...TRIP, extracted_data_id: 'x' },
      { extracted_data_id: /\w/ },
    ],
    ['a record key that is no UUID', '/trip', { ...TRIP, idempotency_key: 'x' }, { idempotency_key: /\w/ }],
    ['a session at no time', '/training', { ...TRAINING, datetime: 'soon' }, { datetime: /Choose a day/ }],
    [
      'a session without a time',
      '/support/training',
      { ...TRAINING, datetime: '2026-12-01' },
      { datetime: /Enter a time/ },
    ],
    [
      'options that are a text',
      '/emails',
      { to: 'a@example.com', subject: 's', body: 'b', options: 'x' },
      { options: /^This must be an object\.$/ },
    ],
    [
      'events that are a text',
      '/webhooks',
      { url: 'https://example.com/', events: 'trip' },
      { events: /^This must be a list\.$/ },
    ],
    [
      'duplicates that are a text',
      '/imports/0b8f3c52-7d1e-4a69-9c40-5e2f6a7b8c02/acceptance',
      { take_duplicates: 'no' },
      { take_duplicates: /true or false/ },
    ],
    [
      'a card that is a number',
      '/account/billing/card',
      { stripe_token: 4242 },
      { stripe_token: /must be a text/ },
    ],
    [
      'a coupon that is an object',
      '/account/billing/subscription/coupon',
      { coupon_code: {} },
      { coupon_code: /must be a text/ },
    ],
  ];

  it.each(described)('is named by its field: %s', async (_what, path, body, errors) => {
    const problem = await ask('POST', path, body);
    expect(problem.status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual(Object.keys(errors));
    for (const [field, words] of Object.entries(errors))
      expect(problem.errors?.[field]?.join(' ')).toMatch(words);
  });

  it('never buys a plan without the coupon that was meant', async () => {
    expect(
      await ask('PUT', '/account/billing/subscription/free', {
        plan_id: 'ic_basic',
        stripe_token: 'tok_visa',
        coupon_id: ['SAVE20'],
      }),
    ).toMatchObject({ status: 422, errors: { coupon_id: ['coupon_id must be a text.'] } });
    const { subscription } = (await (await world.call('GET', '/account/billing')).json()) as {
      subscription: { package_id: string };
    };
    expect(subscription.package_id).toBe('ic_free');
  });

  it('of an import is named as well', async () => {
    expect(
      await ask('PUT', '/imports/0b8f3c52-7d1e-4a69-9c40-5e2f6a7b8c01', { kind: 'fuel', options: 'dmy' }),
    ).toMatchObject({ status: 422, errors: { options: ['This must be an object.'] } });
  });

  it('of corrected miles is named as well', async () => {
    expect(await ask('PUT', '/trip/142', { state_mileages: 'TX 100' })).toMatchObject({
      status: 422,
      errors: { state_mileages: [expect.any(String) as string] },
    });
  });

  it('of gallons is named by the list they are in', async () => {
    await ask('POST', '/calc/stops/odd1nx', { stops: ROUTE });
    const purchases = [
      { state: 'TX', fuel_units: -5 },
      { state: 'OK', fuel_units: -6 },
    ];
    expect(await ask('POST', '/calc/run/odd1nx', { fuel_purchases: purchases })).toMatchObject({
      status: 422,
      errors: {
        fuel_purchases: ['Texas: gallons cannot be negative.', 'Oklahoma: gallons cannot be negative.'],
      },
    });
  });
});

describe('the days of a filing', () => {
  it.each(['2026-02-30', '9999-12-31', '0001-01-01', 'soon', '2026-7-1'])(
    'are days that can be: not %s',
    async (day) => {
      expect(await ask('GET', `/reports/filings/20224?filed_on=${day}`)).toMatchObject({
        status: 422,
        errors: { filed_on: [expect.any(String) as string] },
      });
      expect(await ask('GET', `/reports/filings/20224?filed_on=2023-01-31&paid_on=${day}`)).toMatchObject({
        status: 422,
        errors: { paid_on: [expect.any(String) as string] },
      });
      expect(await ask('POST', '/reports/filings/20224', { filed_on: day })).toMatchObject({
        status: 422,
        errors: { filed_on: [expect.any(String) as string] },
      });
      const page = await fetch(`${app.origin}/mileage/reports/filing?q=20224&filedOn=${day}&paidOn=${day}`, {
        headers: { Cookie: `${world.dana.cookie.name}=${world.dana.cookie.value}` },
      });
      expect(page.status).toBe(200);
    },
  );

  it('may lie ahead, within reason', async () => {
    for (const day of ['2027-03-01', '03/01/2027'])
      expect(await ask('GET', `/reports/filings/20224?filed_on=${day}&interest_percent=9`)).toMatchObject({
        status: 200,
      });
    expect(await ask('GET', '/reports/filings/20224?interest_percent=nine')).toMatchObject({
      status: 422,
      errors: { interest_percent: [expect.any(String) as string] },
    });
  });
});

describe('an id', () => {
  it('is digits: what a computer could also read as the number is nobody’s', async () => {
    expect((await world.call('GET', '/emails/5')).status).toBe(200);
    for (const id of ['5e0', '5.0', '+5', '05', '0x5', '%205', '5%20', '9007199254740993', '9'.repeat(30)]) {
      expect((await world.call('GET', `/emails/${id}`)).status, id).toBe(404);
      expect((await world.call('DELETE', `/emails/${id}`)).status, id).toBe(404);
      for (const path of ['/rates/', '/tutorials/view/', '/features/view/', '/equipment/'])
        expect((await world.call('GET', path + id)).status, path + id).toBe(404);
    }
    expect((await world.call('GET', '/emails/5')).status).toBe(200);
  });
});
