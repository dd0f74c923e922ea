import { randomUUID } from 'node:crypto';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { operations } from '~/areas/api/reference/registry.server';
import type { Operation } from '~/platform/http/openapi/operation.server';
import { databaseOf, makeApiToken, makeSession, signedIn, type SignedIn } from './signed-in';
import { giveConnection } from './telematics-server';
import type { RunningApp } from './app';

export const PASSWORD = 'three blue trucks';
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);

export interface ApiWorld {
  origin: string;
  /** Owns the records that the examples name. */
  dana: SignedIn;
  token: string;
  readOnlyToken: string;
  /** Someone else's carrier, with a record of every kind. */
  otto: SignedIn;
  ottoToken: string;
  /** By the id in an example: the same kind of thing of the other carrier. */
  foreign: Readonly<Record<string, string>>;
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  /** The request of an operation's example. */
  exampleOf(
    operation: Operation,
    token: string | null,
  ): { path: string; init: RequestInit & { headers: Record<string, string> } };
  db: SignedIn['db'];
}

export interface CallOptions {
  token?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
}

const ROUTE = [
  { city: 'Dallas', state: 'TX' },
  { city: 'Oklahoma City', state: 'OK' },
];

export const addressOf = (
  operation: Operation,
  params: Record<string, string> = operation.example.params ?? {},
): string => {
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = new URLSearchParams(operation.example.query).toString();
  return `/mileage/api${path}${query && `?${query}`}`;
};

/** Two carriers, one of them with exactly the records that the examples of the reference name. */
export async function apiWorld(app: RunningApp): Promise<ApiWorld> {
  const { prisma: db } = databaseOf(app.databaseUrl);
  const passwordHash = await argon2Keeper().hash(PASSWORD);
  const dana = await signedIn(app, { email: 'dana@example.com', passwordHash });
  const otto = await signedIn(app, { email: 'otto@example.com' });
  const [token, readOnlyToken, ottoToken] = [
    await makeApiToken(db, dana),
    await makeApiToken(db, dana, false),
    await makeApiToken(db, otto),
  ];

  const call: ApiWorld['call'] = (method, path, { token: as = token, body, headers = {} } = {}) =>
    fetch(`${app.origin}/mileage/api${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(as === null ? {} : { Authorization: `Bearer ${as}` }),
        ...(body === undefined || typeof body === 'string' ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const made = async (who: string, path: string, body: object): Promise<string> => {
    const response = await call('POST', path, { token: who, body });
    const answer = (await response.json()) as { data: { id: string | number } };
    if (response.status !== 201) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return String(answer.data.id);
  };
  const nextId = (table: string, next: number) =>
    db.$executeRawUnsafe(`SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), ${next - 1})`);

  const records = async (who: string, unit: number) => {
    const equipment = await made(who, '/equipment', { unit: `T-10${unit}` });
    const spare = await made(who, '/equipment', { unit: `T-90${unit}` });
    const trips = [];
    const fuel = [];
    for (let index = 0; index < 3; index++)
      trips.push(
        await made(who, '/trip', {
          equipment_id: Number(equipment),
          date: `2026-07-1${index}`,
          route: ROUTE,
        }),
      );
    for (let index = 0; index < 4; index++)
      fuel.push(
        await made(who, '/fuel', {
          equipment_id: Number(equipment),
          date: `2026-08-1${index}`,
          fuel_units: 100 + index,
          state: 'TX',
        }),
      );
    const emails = [];
    for (let index = 0; index < 2; index++)
      emails.push(
        await made(who, '/emails', {
          to: 'clerk@example.com',
          subject: `Return ${index}`,
          body: 'Attached.',
        }),
      );
    const tanks = [];
    for (const name of ['Main yard', 'North yard'])
      tanks.push(await made(who, '/bulk-tanks', { name, capacity: '12000', city: 'Tulsa', state: 'OK' }));
    const ofTank = `/bulk-tanks/${tanks[0]}/entries`;
    const entries = [
      await made(who, ofTank, {
        kind: 'delivery',
        date: '2026-07-06',
        quantity: '7500',
        supplier: 'Plains Petroleum',
        invoice: 'PP-4390',
        total: '24750',
      }),
      await made(who, ofTank, { kind: 'reading', date: '2026-07-31', quantity: '7480' }),
    ];
    return [equipment, spare, ...trips, ...fuel, ...emails, ...tanks, ...entries];
  };
  for (const [table, next] of [
    ['equipment', 7],
    ['trip', 42],
    ['fuel_purchase', 318],
    ['composed_email', 5],
    ['bulk_tank', 61],
    ['bulk_tank_entry', 71],
  ] as const)
    await nextId(table, next);
  const own = await records(token, 1);
  const theirs = await records(ottoToken, 2);

  const others = [
    '6f1f9f0e-5d0b-4c37-9a44-0d3c1f6b7a10',
    '6f1f9f0e-5d0b-4c37-9a44-0d3c1f6b7a11',
    '3c0e4f0a-9a64-4d4b-8f0d-2f4e5b7a9c01',
    '5b3d3f2e-1c5d-4c1d-9a51-7f0b9d5e2a33',
    '9d8c7b6a-5e4f-4a3b-8c2d-1e0f9a8b7c6d',
    '3c0e4f0a-9a64-4d4b-8f0d-2f4e5b7a9c02',
  ];
  const foreignOthers = others.map(() => randomUUID());
  for (const [who, [ready, queued, document, batch, task, second]] of [
    [dana, others],
    [otto, foreignOthers],
  ] as [SignedIn, string[]][]) {
    const file = {
      carrierId: who.carrierId,
      userId: who.userId,
      kind: 'pdf',
      quarterKey: 20263,
      params: {},
      fileName: 'ifta-2026-Q3.pdf',
      contentType: 'application/pdf',
      expiresAt: new Date('2099-01-01'),
    };
    await db.reportFile.create({
      data: {
        ...file,
        id: ready as string,
        fingerprint: `ready-${ready}`,
        status: 'ready',
        progress: 100,
        sizeBytes: 1200n,
        sha256: 'a'.repeat(64),
      },
    });
    await db.reportFile.create({
      data: { ...file, id: queued as string, fingerprint: `queued-${queued}`, status: 'queued' },
    });
    await call('POST', '/modules/rate-confirmations/activate', { token: who === dana ? token : ottoToken });
    const paper = {
      carrierId: who.carrierId,
      sizeBytes: PDF.length,
      status: 'ready',
      createdBy: who.userId,
    } as const;
    await db.document.create({
      data: { ...paper, id: document as string, name: 'rate-confirmation.pdf', sha256: 'b'.repeat(64) },
    });
    await db.document.create({
      data: {
        ...paper,
        id: second as string,
        name: 'another.pdf',
        sha256: 'c'.repeat(64),
        taskId: task as string,
      },
    });
    await db.extractedBatch.create({
      data: {
        id: batch as string,
        carrierId: who.carrierId,
        createdBy: who.userId,
        data: [{ load_number: 'LD-1' }],
      },
    });
  }
  const files = ['01', '02', '03', '04'].map((end) => `0b8f3c52-7d1e-4a69-9c40-5e2f6a7b8c${end}`);
  const hooks = ['01', '02', '03'].map((end) => `4e7d9a10-2b3c-4d5e-8f60-7a8b9c0d1e${end}`);
  const [foreignFiles, foreignHooks] = [files.map(() => randomUUID()), hooks.map(() => randomUUID())];
  for (const [who, ids, [first, second, delivery]] of [
    [dana, files, hooks],
    [otto, foreignFiles, foreignHooks],
  ] as [SignedIn, string[], string[]][]) {
    await importsOf(db, who, ids);
    for (const [index, id] of [first, second].entries()) {
      await db.webhookEndpoint.create({
        data: {
          id: id as string,
          carrierId: who.carrierId,
          createdBy: who.userId,
          url: `https://hooks.example.com/${index}`,
          events: ['quarter.filed'],
          secret: new Uint8Array(32),
          ending: 'abcd',
        },
      });
    }
    await db.webhookDelivery.create({
      data: {
        id: delivery as string,
        carrierId: who.carrierId,
        endpointId: first as string,
        eventId: randomUUID(),
        type: 'quarter.filed',
        body: '{}',
        status: 'delivered',
      },
    });
  }
  const papers = ['01', '02', '03', '04', '05'].map((end) => `7c2a9e64-1f3b-4d58-8a0c-6b9d2e4f1a${end}`);
  const foreignPapers = papers.map(() => randomUUID());
  await receiptsOf(db, dana, papers);
  await receiptsOf(db, otto, foreignPapers);
  const systems = ['01', '02'].map((end) => `2d6b1f84-9c3a-4e57-b1d0-8f5a7c9e3b${end}`);
  const foreignSystems = systems.map(() => randomUUID());
  for (const id of systems) await giveConnection(dana, id);
  for (const id of foreignSystems) await giveConnection(otto, id);
  others.push(...files, ...hooks, ...papers, ...systems);
  foreignOthers.push(...foreignFiles, ...foreignHooks, ...foreignPapers, ...foreignSystems);
  const foreign = Object.fromEntries([
    ...own.map((id, index) => [id, theirs[index] as string]),
    ...others.map((id, index) => [id, foreignOthers[index] as string]),
  ]) as Record<string, string>;

  const exampleOf: ApiWorld['exampleOf'] = (operation, as) => {
    const { example, method, body } = operation;
    const headers: Record<string, string> = {
      ...(as === null ? {} : { Authorization: `Bearer ${as}` }),
      ...example.headers,
    };
    if (example.files) {
      const form = new FormData();
      for (const [name, { name: fileName, type }] of Object.entries(example.files))
        form.append(name, new Blob([PDF], { type }), fileName);
      return { path: addressOf(operation), init: { method, redirect: 'manual', headers, body: form } };
    }
    if (example.body === undefined)
      return { path: addressOf(operation), init: { method, redirect: 'manual', headers } };
    headers['Content-Type'] ??= body?.types?.[0] ?? 'application/json';
    return {
      path: addressOf(operation),
      init: { method, redirect: 'manual', headers, body: JSON.stringify(example.body) },
    };
  };
  return { origin: app.origin, dana, token, readOnlyToken, otto, ottoToken, foreign, call, exampleOf, db };
}

/** A file that waits for its columns, one that was checked, one that was recorded, and one to be removed. */
async function importsOf(db: SignedIn['db'], who: SignedIn, ids: readonly string[]): Promise<void> {
  const headers = ['Date', 'Unit', 'State', 'Gallons'];
  const format = {
    type: 'csv',
    encoding: 'utf-8',
    delimiter: ',',
    headerLine: 1,
    headers,
    first: [
      { number: 1, cells: headers },
      { number: 2, cells: ['11/02/2026', 'T-1', 'TX', '100'] },
    ],
    lineCount: 2,
  };
  const common = {
    carrierId: who.carrierId,
    createdBy: who.userId,
    kind: 'fuel',
    fileName: 'fuel.csv',
    sizeBytes: 60,
    sha256: 'd'.repeat(64),
    format,
    mapping: ['date', 'unit', 'state', 'quantity'],
    options: {
      dateOrder: 'mdy',
      decimal: 'point',
      distanceUnit: 'mile',
      fuelUnit: 'gallon',
      fuelType: 'special_diesel',
      equipmentId: null,
      createUnits: true,
      timeZone: 'America/Chicago',
    },
  };
  const steps = [
    ['mapping', {}],
    ['preview', { good: 1 }],
    ['accepted', { accepted: 1 }],
    ['preview', {}],
  ] as const;
  for (const [index, [status, counts]] of steps.entries())
    await db.dataImport.create({ data: { ...common, id: ids[index] as string, status, counts } });
}

/** Receipts that were read and wait; of the fourth reading failed. */
async function receiptsOf(db: SignedIn['db'], who: SignedIn, ids: readonly string[]): Promise<void> {
  const reading = {
    seller: 'RED RIVER FUEL',
    city: 'ARDMORE',
    state: 'OK',
    zip: '73401',
    date: '2026-07-20',
    quantity: '96.218',
    fuelUnit: 'gallon',
    pricePerUnit: '3.799',
    totalCents: 36_553,
    fuelType: 'special_diesel',
    unit: '',
    reference: '0123456',
    asides: [{ name: 'DEF', quantity: '4.100', amountCents: 1_599, why: 'DEF is no fuel.' }],
    doubts: [{ field: 'total', message: 'The total is not gallons times price.' }],
    evidence: {},
  };
  for (const [index, id] of ids.entries()) {
    const isFailed = index === 3;
    await db.receipt.create({
      data: {
        id,
        carrierId: who.carrierId,
        createdBy: who.userId,
        name: `receipt-${index + 1}.jpg`,
        contentType: 'image/jpeg',
        sizeBytes: 48_000,
        sha256: String(index).repeat(64),
        readStatus: isFailed ? 'failed' : 'read',
        readRevision: 1,
        ...(isFailed ? { problem: 'This file could not be read.' } : { reading }),
      },
    });
  }
}

/** A token that an example may use up: signing out ends its session. */
export const disposableToken = async ({ db, dana }: ApiWorld): Promise<string> =>
  (await makeSession(db, dana, 'api')).token;

export const operationOf = (id: string): Operation => {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
};
