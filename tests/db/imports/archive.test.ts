import { createHash, randomUUID } from 'node:crypto';
import JSZip from 'jszip';
import { beforeAll, describe, expect, it } from 'vitest';
import { openExport, startExport } from '~/areas/accounts/download-everything.server';
import { exportCarrierData } from '~/areas/accounts/export-carrier-data.server';
import { importArchive } from '~/areas/accounts/import-archive.server';
import { listCarrierTables } from '~/areas/carriers/data/carrier-tables.server';
import { LEFT_BEHIND, ARCHIVED_TABLES } from '~/areas/accounts/rules/archive';
import { activateExtraction } from '~/areas/documents/activation.server';
import { removeDocument } from '~/areas/documents/remove-document.server';
import { documentKey, uploadDocuments } from '~/areas/documents/upload-documents.server';
import { listEquipment } from '~/areas/equipment/read-equipment.server';
import { createEquipment } from '~/areas/equipment/save-equipment.server';
import { createFuel } from '~/areas/fuel/save-fuel.server';
import { deleteRecords } from '~/areas/ledger/change-records.server';
import { fileQuarter } from '~/areas/returns/data/filed-quarters.server';
import { fileQuarter as fileReturn } from '~/areas/returns/file-quarter.server';
import { quarterJournal } from '~/areas/returns/quarter-journal.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import { Kilometers } from '~/areas/trips/rules/odometer';
import { forgetBatch } from '~/areas/trash/data/trash.server';
import { readTrash, restoreFromTrash } from '~/areas/trash/restore-from-trash.server';
import { listId } from '~/areas/trips/rules/list-id';
import { createWebhook } from '~/areas/webhooks/manage-webhooks.server';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { cleanConfirmation } from '../../fixtures/rate-confirmations/small-pdf';
import { testClock, testContext } from '../../factories/context';
import { fleetCtx } from '../../factories/fleet';
import { giveThreeStates } from '../../factories/quarter-records';
import { must } from '../../factories/imports';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

/** What an archive may write, wherever it was made: into its carrier, and there as it was. */

const { prisma: db, system } = await testDatabase();

type Row = Record<string, unknown>;

const carrier = async () =>
  fleetCtx((await makeAccount(db, { planPackageId: 'ic_advanced', isBare: true })).scope);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** An archive as anybody can put one together: its hashes are right. */
async function madeUp(tables: Record<string, Row[]>) {
  const zip = new JSZip();
  const listed = Object.entries(tables).map(([name, rows]) => {
    const text = JSON.stringify(rows);
    zip.file(`json/${name}.json`, text);
    return { name, rows: rows.length, sha256: sha256(text) };
  });
  const manifest = {
    format: 'stateline-archive',
    version: 1,
    madeAt: '2026-11-28T10:00:00Z',
    carrier: 'Elsewhere',
    tables: listed,
    files: [],
  };
  zip.file('manifest.json', JSON.stringify(manifest));
  return {
    name: 'records.zip',
    bytes: await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }),
  };
}

/** The archive that "Download everything" makes. */
async function archiveOf(ctx: Ctx<CarrierScope>) {
  const { exportId } = must(await startExport(ctx));
  await exportCarrierData(
    { ...testContext(system, { clock: ctx.clock }), storage: ctx.storage },
    { exportId, isLastAttempt: true },
  );
  const pieces: Uint8Array[] = [];
  for await (const piece of must(await openExport(ctx, exportId)).chunks) pieces.push(piece);
  return { name: 'records.zip', bytes: new Uint8Array(Buffer.concat(pieces)) };
}

const stops = [
  { city: 'Dallas', state: 'TX' },
  { city: 'Tulsa', state: 'OK' },
];

describe('an archive that somebody put together', () => {
  let ctx: Ctx<CarrierScope>;
  beforeAll(async () => {
    ctx = await carrier();
  });

  it.each<[string, Row]>([
    [
      'user_account',
      {
        id: randomUUID(),
        email: 'root@example.com',
        name: 'Root',
        roles: ['admin'],
        emailVerifiedAt: '2026-11-01T00:00:00Z',
        updatedAt: '2026-11-01T00:00:00Z',
      },
    ],
    [
      'session',
      {
        id: randomUUID(),
        userId: randomUUID(),
        carrierId: randomUUID(),
        kind: 'browser',
        remember: true,
        userAgent: '',
        address: '',
        createdAt: '2026-11-01T00:00:00Z',
        authenticatedAt: '2026-11-01T00:00:00Z',
        lastSeenAt: '2026-11-01T00:00:00Z',
        idleExpiresAt: '2036-11-01T00:00:00Z',
        expiresAt: '2036-11-01T00:00:00Z',
        isVouchedFor: true,
      },
    ],
    ['api_token', { id: randomUUID(), userId: randomUUID(), name: 'mine', mayWrite: true }],
    ['rate_quarter', { quarterKey: 20991, revision: 1 }],
    ['billing_package', { id: 'ic_mine', name: 'Mine', priceCents: 0 }],
    ['job_outbox', { id: 1 }],
    ['pg_authid', { rolname: 'me' }],
    ['passkey', { id: 'x', userId: randomUUID() }],
    ['invented', { id: 1 }],
  ])('writes nothing into %s', async (table, row) => {
    const taken = await importArchive(ctx, await madeUp({ [table]: [row] }));
    expect(taken).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    expect(await db.user.count({ where: { roles: { has: 'admin' } } })).toBe(0);
  });

  const times = { createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z' };
  const unit = { unit: 'E-1', make: 'Volvo', active: true, hazmat: false, recreational: false, ...times };

  it.each<[string, Record<string, Row[]>]>([
    [
      'twice the same unit',
      {
        equipment: [
          { id: 1, ...unit },
          { id: 2, ...unit },
        ],
      },
    ],
    ['no date', { equipment: [{ id: 1, ...unit, createdAt: 'someday' }] }],
    ['a number that is none', { equipment: [{ id: 1, ...unit, revision: 'x' }] }],
    ['no text', { equipment: [{ id: 1, ...unit, unit: null }] }],
  ])('is refused in words, and whole, where a row has %s', async (_what, tables) => {
    const own = await carrier();
    expect(await importArchive(own, await madeUp({ ...tables }))).toMatchObject({
      ok: false,
      failure: {
        kind: 'invalid',
        fields: {
          file: ['This archive has records that do not fit together. Nothing of it was taken in.'],
        },
      },
    });
    expect(await db.equipment.count({ where: { carrierId: own.scope.carrierId } })).toBe(0);
  });

  it('says that it is cut off, or no archive at all, and speaks of no workbook', async () => {
    const own = await carrier();
    const { name, bytes } = await madeUp({ equipment: [] });
    const said = async (file: Uint8Array) => {
      const taken = await importArchive(own, { name, bytes: file });
      return taken.ok ? '' : taken.failure.message;
    };
    for (const length of [40, bytes.length - 30])
      expect(await said(bytes.slice(0, length))).toBe('This archive is damaged. Download it again.');
    expect(await said(new TextEncoder().encode('%PDF-1.7'))).toContain(
      'This is not an archive from this program.',
    );
  });

  it('writes rows without a carrier, or of another one, into its own', async () => {
    const other = await carrier();
    const unit = { make: 'Volvo', active: true, fuelType: 'special_diesel', revision: 1 };
    const times = { createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z' };
    const own = await carrier();
    const taken = await importArchive(
      own,
      await madeUp({
        equipment: [
          { id: 1, unit: 'E-1', hazmat: false, recreational: false, ...unit, ...times },
          {
            id: 2,
            unit: 'E-2',
            hazmat: false,
            recreational: false,
            ...unit,
            ...times,
            carrierId: other.scope.carrierId,
          },
        ],
      }),
    );
    expect(taken).toMatchObject({ ok: true, value: { records: 2 } });
    const of = ({ scope: { carrierId } }: Ctx<CarrierScope>) => db.equipment.count({ where: { carrierId } });
    expect([await of(own), await of(other)]).toEqual([2, 0]);
  });

  it('knows every table that hangs on a record by the record that it names', async () => {
    const tables = await listCarrierTables(ctx.scope);
    const hanging = tables
      .filter(({ name, columns }) => !columns.includes('carrierId') && !(name in LEFT_BEHIND))
      .map(({ name }) => name);
    const known = ARCHIVED_TABLES.filter(({ refs }) => refs !== undefined).map(({ name }) => name);
    expect(hanging.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('keeps the profile that is there where its own is none', async () => {
    const own = await carrier();
    await importArchive(own, await madeUp({ carrier: [{ legalName: 'New', timeZone: 'Moon/Crater' }] }));
    const kept = await db.carrier.findUniqueOrThrow({ where: { id: own.scope.carrierId } });
    expect([kept.legalName, kept.timeZone]).toEqual(['New', 'America/Chicago']);
  });
});

describe('an archive that this program made', () => {
  it('brings its trash along: what is restored is of the new carrier, under new numbers', async () => {
    const old = await carrier();
    const { id: unit } = must(await createEquipment(old, { unit: 'T-1' }));
    const trip = must(
      await createTrip(old, { equipmentId: String(unit), date: '2026-11-02', stops, driver: 'Dana' }),
    );
    const fuel = must(
      await createFuel(old, {
        fields: { equipmentId: String(unit), date: '2026-11-03', quantity: '100.125', state: 'TX' },
      }),
    );
    must(
      await deleteRecords(old, [
        { kind: 'trip', id: trip.id },
        { kind: 'fuel', id: fuel.id },
      ]),
    );
    const home = await carrier();
    must(await importArchive(home, await archiveOf(old)));
    const [batch, ...others] = await readTrash(home);
    expect(others).toEqual([]);
    expect(batch).toMatchObject({ trips: 1, fuel: 1 });

    expect(must(await restoreFromTrash(home, batch?.id ?? ''))).toMatchObject({ trips: 1, fuel: 1 });
    const where = { carrierId: home.scope.carrierId };
    const [truck] = await db.equipment.findMany({ where });
    expect(await db.trip.findMany({ where })).toMatchObject([{ driver: 'Dana', equipmentId: truck?.id }]);
    expect(await db.fuelPurchase.findMany({ where })).toMatchObject([{ equipmentId: truck?.id }]);
    const left = { carrierId: old.scope.carrierId };
    expect([await db.trip.count({ where: left }), await db.fuelPurchase.count({ where: left })]).toEqual([
      0, 0,
    ]);
    expect((await readTrash(old)).map(({ trips }) => trips)).toEqual([1]);
  });

  it('brings the weights and replaced odometers of a truck along with their days', async () => {
    const old = await carrier();
    const weights = {
      axles: '5',
      combinationWeightPounds: '76,000',
      weightsFrom: '2026-08-15',
      earlierWeights: [{ axles: '7', combinationWeightPounds: '90,000' }],
      odometerReplacements: [{ on: '2026-08-15', last: '662904.2', first: '12.3', unit: 'km' }],
    };
    must(await createEquipment(old, { unit: 'T-1', ...weights }));
    const home = await carrier();
    must(await importArchive(home, await archiveOf(old)));
    const [{ rows: from }, { rows: to }] = [await listEquipment(old), await listEquipment(home)];
    expect(to[0]).toMatchObject({
      combinationWeightPounds: 76_000,
      weightsFrom: '2026-08-15',
      earlierWeights: [
        { from: null, axles: 7, registeredWeightPounds: null, combinationWeightPounds: 90_000 },
      ],
    });
    expect(to[0]?.earlierWeights).toEqual(from[0]?.earlierWeights);
    expect(to[0]?.odometerReplacements).toMatchObject([
      { on: '2026-08-15', last: { tenthKilometers: 6_629_042 } },
    ]);
    expect(to[0]?.odometerReplacements).toEqual(from[0]?.odometerReplacements);
  });

  it('brings kilometers along as they were written, those in the trash too', async () => {
    const old = await carrier();
    const { id: unit } = must(await createEquipment(old, { unit: 'T-1' }));
    const km = (written: string) => new Kilometers(written);
    const made = async (date: string) =>
      must(
        await createTrip(
          old,
          {
            equipmentId: String(unit),
            date,
            entry: 'odometer',
            stateLines: [{ state: 'ON', odometer: km('1000.2') }],
            odometerEnd: km('1012.5'),
          },
          [{ jurisdiction: 'QC', miles: km('100.5'), exemptMiles: km('12.2'), exemptReason: 'permit' }],
        ),
      );
    await made('2026-11-02');
    const gone = await made('2026-11-03');
    must(await deleteRecords(old, [{ kind: 'trip', id: gone.id }]));
    const home = await carrier();
    must(await importArchive(home, await archiveOf(old)));
    const [batch] = await readTrash(home);
    must(await restoreFromTrash(home, batch?.id ?? ''));
    const trips = await db.trip.findMany({
      where: { carrierId: home.scope.carrierId },
      include: { jurisdictions: { orderBy: { position: 'asc' } } },
    });
    const kept = {
      odometerStartTenthKilometers: 10_002,
      odometerEndTenthKilometers: 10_125,
      stateLines: [{ state: 'ON', odometerTenths: 6_215, odometerTenthKilometers: 10_002 }],
      jurisdictions: [
        { jurisdiction: 'ON', tenthKilometers: 123 },
        { jurisdiction: 'QC', tenthKilometers: 1_005, exemptTenthKilometers: 122 },
      ],
    };
    expect(trips).toMatchObject([kept, kept]);
  });

  it('of an earlier release, with distances in miles alone, brings the kilometers that it showed', async () => {
    const [trip, gone] = [41, 42].map((id) => ({
      id,
      date: '2026-11-02',
      endDate: '2026-11-02',
      quarterKey: 20264,
      entry: 'odometer',
      stops: [],
      stateLines: [{ state: 'ON', odometerTenths: 621_371 }],
      odometerStartTenths: 621_371,
      odometerEndTenths: 621_446,
      routeStatus: 'ok',
      distanceTenthMiles: 75,
    })) as unknown as [Row, Row];
    const row = (tripId: number) => ({
      tripId,
      jurisdiction: 'ON',
      position: 0,
      quarterKey: 20264,
      tenthMiles: 75,
      routedTenthMiles: null,
      manualTenthMiles: null,
      exemptTenthMiles: 0,
      exemptReason: '',
      correctionReason: '',
    });
    const defaults = {
      notes: '',
      driver: '',
      reference: '',
      highways: '',
      routeChoice: 0,
      routeRevision: 1,
      revision: 1,
      createdAt: '2026-11-02T10:00:00Z',
      updatedAt: '2026-11-02T10:00:00Z',
    };
    const batchId = randomUUID();
    const tables = (units: string) => ({
      carrier: [{ units }],
      trip: [{ ...trip, ...defaults }],
      trip_jurisdiction: [
        row(41),
        { ...row(41), jurisdiction: 'QC', position: 1, tenthMiles: 80, manualTenthMiles: 80 },
      ],
      trash_item: [
        {
          id: randomUUID(),
          batchId,
          kind: 'trip',
          recordId: '42',
          label: '11/02/2026',
          rows: {
            trip: [{ ...gone, ...defaults, carrierId: batchId }],
            trip_jurisdiction: [{ ...row(42), carrierId: batchId }],
          },
          deletedBy: batchId,
          deletedAt: new Date().toISOString(),
        },
      ],
    });
    const found = async (units: string) => {
      const home = await carrier();
      must(await importArchive(home, await madeUp(tables(units))));
      const [batch] = await readTrash(home);
      must(await restoreFromTrash(home, batch?.id ?? ''));
      return db.trip.findMany({
        where: { carrierId: home.scope.carrierId },
        orderBy: { id: 'asc' },
        include: { jurisdictions: { orderBy: { position: 'asc' } } },
      });
    };
    const read = {
      odometerStartTenthKilometers: 1_000_000,
      odometerEndTenthKilometers: 1_000_120,
      stateLines: [{ state: 'ON', odometerTenths: 621_371, odometerTenthKilometers: 1_000_000 }],
    };
    const inOntario = { jurisdiction: 'ON', tenthKilometers: 120, exemptTenthKilometers: null };
    expect(await found('metric')).toMatchObject([
      { ...read, jurisdictions: [inOntario, { jurisdiction: 'QC', tenthKilometers: 129 }] },
      { ...read, jurisdictions: [inOntario] },
    ]);
    expect(JSON.stringify((await found('us')).map(({ stateLines }) => stateLines))).not.toContain(
      'Kilometers',
    );
  });

  it('names in a filed return the vehicles that came with it, not those that had their numbers', async () => {
    const old = await carrier();
    const ids = await giveThreeStates(old.scope);
    const { carrierId } = old.scope;
    await db.carrier.update({
      where: { id: carrierId },
      data: {
        baseJurisdiction: 'TX',
        iftaLicence: 'TX-1',
        usdot: '123456',
        street: '1 Main',
        city: 'Dallas',
        region: 'TX',
        postalCode: '75001',
      },
    });
    must(
      await fileReturn(
        old,
        { year: 2026, quarter: 3 },
        { filedOn: '2026-11-02', paidOn: '2026-11-02' },
        '2026-11-21',
      ),
    );
    const home = await carrier();
    must(await importArchive(home, await archiveOf(old)));
    const journal = async (ctx: Ctx<CarrierScope>, equipmentId: number | null) =>
      must(await quarterJournal(ctx, { quarter: { year: 2026, quarter: 3 }, equipmentId }, '2026-11-21'))
        .taxes;
    expect(await journal(home, null)).toEqual(await journal(old, null));
    expect((await journal(home, null))?.map(({ truck }) => truck)).toEqual(['101', '102']);
    const truck = await db.equipment.findFirstOrThrow({
      where: { carrierId: home.scope.carrierId, unit: '102' },
    });
    expect(await journal(home, Number(truck.id))).toEqual(await journal(old, ids.get('102') ?? 0));
    const filed = await db.filedReturn.findFirstOrThrow({ where: { carrierId: home.scope.carrierId } });
    const own = await db.equipment.findMany({ where: { carrierId: home.scope.carrierId } });
    expect(
      (filed.figures as { units: { id: number; unit: string }[] }).units.map(({ id, unit }) => [id, unit]),
    ).toEqual(own.map(({ id, unit }) => [Number(id), unit]));
  });

  it('brings the files of its trash along', async () => {
    const old = await carrier();
    must(await activateExtraction(old));
    const [uploaded] = must(
      await uploadDocuments(old, [{ name: 'load.pdf', bytes: new Uint8Array(cleanConfirmation()) }]),
    );
    must(await removeDocument(old, uploaded?.document.id ?? ''));
    const home = await carrier();
    must(await importArchive(home, await archiveOf(old)));
    const [batch] = await readTrash(home);
    must(await restoreFromTrash(home, batch?.id ?? ''));
    const { carrierId } = home.scope;
    const found = await db.document.findFirstOrThrow({ where: { carrierId } });
    expect(await home.storage.get(documentKey(carrierId, found.id))).not.toBeNull();
  });

  it('brings along since when the carrier holds its license', async () => {
    const old = await carrier();
    await db.carrier.update({
      where: { id: old.scope.carrierId },
      data: { licensedSince: new Date('2026-07-01') },
    });
    const home = await carrier();
    must(await importArchive(home, await archiveOf(old)));
    const kept = await db.carrier.findUniqueOrThrow({ where: { id: home.scope.carrierId } });
    expect(kept.licensedSince?.toISOString().slice(0, 10)).toBe('2026-07-01');
  });

  it('leaves fuel of a filed quarter taxed as it was filed, whatever its tank says since', async () => {
    const old = await carrier();
    const { carrierId } = old.scope;
    const { id: unit } = must(await createEquipment(old, { unit: 'T-1' }));
    const tank = await db.bulkTank.create({
      data: {
        carrierId,
        name: 'Yard',
        unit: 'gallon',
        fuelType: 'special_diesel',
        capacity: 1000,
        state: 'TX',
      },
    });
    const fuel = must(
      await createFuel(old, {
        fields: {
          equipmentId: String(unit),
          date: '2026-08-03',
          quantity: '100',
          state: 'TX',
          tankId: String(tank.id),
        },
      }),
    );
    await fileQuarter(old.scope, 20263, new Date('2026-10-20T12:00:00Z'));
    await db.bulkTank.update({
      where: { carrierId_id: { carrierId, id: tank.id } },
      data: { taxPaid: false },
    });
    const filed = await db.fuelPurchase.findFirstOrThrow({ where: { carrierId, id: fuel.id } });
    expect(filed.taxPaid).toBe(true);
    const home = await carrier();
    must(await importArchive(home, await archiveOf(old)));
    expect(await db.fuelPurchase.findMany({ where: { carrierId: home.scope.carrierId } })).toMatchObject([
      { taxPaid: true },
    ]);
  });

  it('gives records that are gone for good new numbers as well: the old ones may be those of others here', async () => {
    const old = await carrier();
    const trip = must(await createTrip(old, { date: '2026-11-02', stops, driver: 'Dana' }));
    const { batchId } = must(await deleteRecords(old, [{ kind: 'trip', id: trip.id }]));
    await forgetBatch(old.scope, batchId ?? '');
    const home = await carrier();
    must(await importArchive(home, await archiveOf(old)));
    const history = await db.recordChange.findMany({
      where: { carrierId: home.scope.carrierId },
      orderBy: { id: 'asc' },
    });
    expect(history.map(({ action }) => action)).toEqual(['created', 'deleted']);
    const [id, ...others] = new Set(history.map(({ recordId }) => Number(recordId)));
    expect(others).toEqual([]);
    expect(id).not.toBe(trip.id);
    expect(history[0]?.after).toMatchObject({ id, driver: 'Dana' });
    expect(history[1]?.before).toMatchObject({ id });
    // Nobody else gets it.
    const next = must(await createTrip(home, { date: '2026-11-03', stops }));
    expect(next.id).not.toBe(id);
  });

  it('asks for the roads of trips that were still waiting for theirs', async () => {
    const old = await carrier();
    must(await createTrip(old, { date: '2026-11-02', stops }));
    const home = await carrier();
    must(await importArchive(home, await archiveOf(old)));
    const where = { carrierId: home.scope.carrierId };
    const [trip] = await db.trip.findMany({ where });
    expect(trip?.routeStatus).toBe('pending');
    expect(await db.routeBacklog.findMany({ where })).toMatchObject([{ tripId: trip?.id }]);
  });

  it('is seen by programs that keep a copy in step: its records are new here, and their events are told', async () => {
    const old = await carrier();
    const { id: unit } = must(await createEquipment(old, { unit: 'T-1' }));
    must(await createTrip(old, { equipmentId: String(unit), date: '2026-11-02', stops }));
    must(
      await createFuel(old, {
        fields: { equipmentId: String(unit), date: '2026-11-02', quantity: '100', state: 'TX' },
      }),
    );
    const lastRound = '2026-11-27T02:00:00Z';
    const { scope } = await makeAccount(db, { planPackageId: 'ic_advanced', isBare: true });
    const home = fleetCtx(scope, { now: '2026-11-28T09:00:00Z' });
    const url = 'https://example.com/hook';
    must(await createWebhook(home, { url, events: ['trip.created', 'fuel.created', 'equipment.created'] }));
    must(await importArchive(home, await archiveOf(old)));
    const { carrierId } = scope;
    const since = { carrierId, updatedAt: { gte: new Date(lastRound) } };
    const found = {
      'equipment.created': (await db.equipment.findMany({ where: since })).map(({ id }) => String(id)),
      'fuel.created': (await db.fuelPurchase.findMany({ where: since })).map(({ id }) =>
        listId('fuel', Number(id)),
      ),
      'trip.created': (await db.trip.findMany({ where: since })).map(({ id }) => listId('trip', Number(id))),
    };
    expect(Object.values(found).map(({ length }) => length)).toEqual([1, 1, 1]);
    const deliveries = await db.webhookDelivery.findMany({ where: { carrierId }, orderBy: { type: 'asc' } });
    expect(
      Object.fromEntries(
        deliveries.map(({ type, body }) => [
          type,
          (JSON.parse(body) as { data: { ids: string[] } }).data.ids,
        ]),
      ),
    ).toEqual(found);
  });

  it('is seen by them also where it took longer to come in than they look back', async () => {
    const old = await carrier();
    const { id: unit } = must(await createEquipment(old, { unit: 'T-1' }));
    must(await createTrip(old, { equipmentId: String(unit), date: '2026-11-02', stops }));
    must(
      await createFuel(old, {
        fields: { equipmentId: String(unit), date: '2026-11-02', quantity: '100', state: 'TX' },
        file: { name: 'r.pdf', bytes: new TextEncoder().encode('%PDF-1.7 a receipt') },
      }),
    );
    const clock = testClock('2026-11-28T09:00:00Z');
    const { scope } = await makeAccount(db, { planPackageId: 'ic_advanced', isBare: true });
    const home = { ...fleetCtx(scope), clock };
    const storage: typeof home.storage = {
      ...home.storage,
      put: async (key, bytes) => {
        await home.storage.put(key, bytes);
        clock.advance(5 * 60_000);
      },
    };
    must(await importArchive({ ...home, storage }, await archiveOf(old)));
    const where = {
      carrierId: scope.carrierId,
      updatedAt: { gte: new Date(clock.now().getTime() - 120_000) },
    };
    expect([
      await db.equipment.count({ where }),
      await db.trip.count({ where }),
      await db.fuelPurchase.count({ where }),
    ]).toEqual([1, 1, 1]);
  });

  it('is of one moment: what is recorded while it is made is in it whole, or not at all', async () => {
    const old = await carrier();
    const { id: truck } = must(await createEquipment(old, { unit: 'T-1' }));
    must(
      await createFuel(old, {
        fields: { equipmentId: String(truck), date: '2026-11-03', quantity: '100', state: 'TX' },
        file: { name: 'r.pdf', bytes: new TextEncoder().encode('%PDF-1.7 a receipt') },
      }),
    );
    // The receipt is read when the vehicles are through, and the trips are not.
    let isRecorded = false;
    const storage: typeof old.storage = {
      ...old.storage,
      get: async (key) => {
        const { id: unit } = must(await createEquipment(old, { unit: 'T-9' }));
        must(await createTrip(old, { equipmentId: String(unit), date: '2026-11-02', stops }));
        isRecorded = true;
        return old.storage.get(key);
      },
    };
    const archive = await archiveOf({ ...old, storage });
    expect(isRecorded).toBe(true);
    const home = await carrier();
    must(await importArchive(home, archive));
    const where = { carrierId: home.scope.carrierId };
    expect([
      await db.equipment.count({ where }),
      await db.trip.count({ where }),
      await db.ledgerEntry.count({ where }),
    ]).toEqual([1, 0, 1]);
  });

  it('is taken whole: nothing of it is changed, missing or added, in parts that no record comes from either', async () => {
    const old = await carrier();
    must(await activateExtraction(old));
    must(await uploadDocuments(old, [{ name: 'load.pdf', bytes: new Uint8Array(cleanConfirmation()) }]));
    must(await createEquipment(old, { unit: 'T-1' }));
    const { name, bytes } = await archiveOf(old);
    const said = async (changed: Uint8Array) => {
      const taken = await importArchive(await carrier(), { name, bytes: changed });
      return taken.ok ? 'taken' : taken.failure.message;
    };
    const turned = (part: string, byte: number) => {
      const copy = Uint8Array.from(bytes);
      const at = Buffer.from(copy).indexOf(part) + part.length + byte;
      copy[at] = (copy[at] ?? 0) ^ 4;
      return copy;
    };
    for (const part of ['equipment.csv', 'READ ME.txt', 'json/report_file.json', 'json/equipment.json'])
      expect([part, await said(turned(part, 2))]).toEqual([
        part,
        expect.stringMatching(/damaged|was changed/),
      ]);
    const added = await JSZip.loadAsync(bytes);
    added.file('files/documents/another.pdf', 'x');
    expect(await said(await added.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }))).toContain(
      'was changed after it was made, or is not whole: files/documents/another.pdf',
    );
    // Packed again with another figure in it, which no check of the ZIP sees.
    for (const copy of ['equipment.csv', 'account.csv', 'READ ME.txt']) {
      const rewritten = await JSZip.loadAsync(bytes);
      rewritten.file(copy, `${await rewritten.file(copy)!.async('string')} 1`);
      expect(
        await said(await rewritten.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })),
      ).toContain(`was changed after it was made, or is not whole: ${copy}`);
    }
    // Packed again by another program it is the same archive.
    const again = await JSZip.loadAsync(bytes);
    expect(await said(await again.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }))).toBe(
      'taken',
    );
  });

  it('comes into no carrier that has a record of any kind already', async () => {
    const old = await carrier();
    const rate = (carrierId: string) =>
      db.ownRate.create({
        data: {
          carrierId,
          quarterKey: 20264,
          fuel: 'special_diesel',
          jurisdiction: 'TX',
          system: 'us',
          rate: '0.2',
          source: 'letter',
          enteredAt: new Date(),
          enteredBy: randomUUID(),
        },
      });
    await rate(old.scope.carrierId);
    const home = await carrier();
    await rate(home.scope.carrierId);
    expect(await importArchive(home, await archiveOf(old))).toMatchObject({
      ok: false,
      failure: { kind: 'conflict' },
    });
  });
});
