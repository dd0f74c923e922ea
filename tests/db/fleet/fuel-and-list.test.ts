import { describe, expect, it } from 'vitest';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Trip } from '~/areas/trips/data/trips.server';
import { saveResolution } from '~/areas/ledger/data/check-resolutions.server';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { computeReturn } from '~/engine/ifta/compute-return';
import type { Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { createEquipment, changeEquipment } from '~/areas/equipment/save-equipment.server';
import { changeSeveralFuel } from '~/areas/fuel/change-several-fuel.server';
import { readReceipt } from '~/areas/fuel/read-receipt.server';
import { changeFuel, createFuel } from '~/areas/fuel/save-fuel.server';
import { deleteRecords, moveRecords } from '~/areas/ledger/change-records.server';
import { listRecords, type LedgerFilter } from '~/areas/ledger/list-records.server';
import { rateSegments } from '~/engine/ifta/rate-segments';
import { rateTableFor } from '~/areas/rates/rate-table-for.server';
import { calculateRoute } from '~/areas/trips/calculate-route.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import { fleetCtx } from '../../factories/fleet';
import { makeAccount, type AccountOptions } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma, system } = await testDatabase();
const fleet = async (options: AccountOptions = {}) =>
  fleetCtx((await makeAccount(prisma, { planPackageId: 'ic_basic', ...options })).scope);
const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};
const failure = (result: Result<unknown>) => (result.ok ? undefined : result.failure);
const unitOf = async (ctx: Ctx<CarrierScope>, unit = 'T-1') =>
  must(await createEquipment(ctx, { unit, axles: '3' })).id;
const fill = (equipmentId: number, extra: object = {}) => ({
  equipmentId: String(equipmentId),
  date: '2026-11-03',
  quantity: '100',
  city: 'Dallas',
  state: 'TX',
  ...extra,
});
const page = { start: 0, length: 50, order: 'date', direction: 'desc' } as const;
const PDF = new TextEncoder().encode('%PDF-1.7 a receipt');

async function routedTrip(ctx: Ctx<CarrierScope>, fields: object): Promise<Trip> {
  const made = must(await createTrip(ctx, fields));
  await calculateRoute(fleetCtx(system), {
    tripId: made.id,
    routeRevision: made.routeRevision,
    isLastAttempt: false,
  });
  return made;
}

describe('a fuel purchase', () => {
  it('keeps the quantity as entered and knows its gallons', async () => {
    const ctx = await fleet();
    const unit = await unitOf(ctx);
    const liters = must(
      await createFuel(ctx, {
        fields: fill(unit, {
          quantity: '378.541',
          fuelUnit: 'litre',
          pricePerUnit: '1.0299',
          total: '$389.86',
          taxPaid: '1',
        }),
      }),
    );
    expect(liters).toMatchObject({
      quantity: '378.541',
      fuelUnit: 'litre',
      gallonsThousandths: 100_000,
      pricePerUnit: '1.0299',
      totalCents: 38_986,
      taxPaid: true,
      bulk: false,
      quarterKey: 20264,
    });
  });

  it('names what is missing', async () => {
    const ctx = await fleet();
    const empty = failure(await createFuel(ctx, { fields: {} }));
    expect(Object.keys((empty as { fields: object }).fields).sort()).toEqual([
      'date',
      'equipmentId',
      'quantity',
      'state',
    ]);
    for (const quantity of ['0', '-3', '1e3', 'abc', '1.2345']) {
      expect(
        failure(await createFuel(ctx, { fields: fill(await unitOf(ctx, quantity), { quantity }) })),
        quantity,
      ).toMatchObject({ fields: { quantity: [expect.any(String)] } });
    }
  });

  it('completes city and state from a zip alone', async () => {
    const ctx = await fleet();
    const made = must(
      await createFuel(ctx, { fields: fill(await unitOf(ctx), { city: '', state: '', zip: '75201' }) }),
    );
    expect(made).toMatchObject({ city: 'Dallas', state: 'TX', zip: '75201' });
  });

  it('is one purchase however often its form is sent', async () => {
    const ctx = await fleet();
    const fields = fill(await unitOf(ctx), { idempotencyKey: '7f0c3f0e-58e2-4a3c-9b0e-3a1c5b0f9d12' });
    const made = await Promise.all([createFuel(ctx, { fields }), createFuel(ctx, { fields })]);
    expect(new Set(made.map((result) => must(result).id)).size).toBe(1);
  });

  it('shows its receipt to its carrier only, whatever the file was called', async () => {
    const ctx = await fleet();
    const made = must(
      await createFuel(ctx, {
        fields: fill(await unitOf(ctx)),
        file: { name: '../../etc/pass"wd\u0000.exe', bytes: PDF },
      }),
    );
    expect(made.receipt).toMatchObject({ contentType: 'application/pdf', name: 'passwd.exe.pdf' });
    const id = made.receipt?.id ?? '';
    expect(must(await readReceipt(ctx, id)).bytes).toEqual(PDF);
    expect(failure(await readReceipt({ ...(await fleet()), storage: ctx.storage }, id))?.kind).toBe(
      'not-found',
    );
    expect(failure(await readReceipt(ctx, 'x'))?.kind).toBe('not-found');
    const without = must(
      await changeFuel(ctx, {
        id: made.id,
        revision: made.revision,
        fields: fill(made.equipmentId ?? 0),
        removeReceipt: true,
      }),
    );
    expect(without.receipt).toBeNull();
  });

  it('refuses a receipt of the wrong kind or size with the words of the specification', async () => {
    const ctx = await fleet();
    const fields = fill(await unitOf(ctx));
    const wrong = await createFuel(ctx, {
      fields,
      file: { name: 'a.pdf', bytes: new TextEncoder().encode('<html>') },
    });
    expect(failure(wrong)).toMatchObject({ fields: { receipt: ['Unsupported file format.'] } });
    const large = new Uint8Array(10_485_761);
    large.set(PDF);
    expect(failure(await createFuel(ctx, { fields, file: { name: 'a.pdf', bytes: large } }))).toMatchObject({
      fields: {
        receipt: ['File size exceeds the maximum limit of 10MB. Please choose a smaller file and try again.'],
      },
    });
    const both = await createFuel(ctx, {
      fields: { ...fields, quantity: '' },
      file: { name: 'a.pdf', bytes: new Uint8Array([1]) },
    });
    expect(Object.keys((failure(both) as { fields: object }).fields).sort()).toEqual(['quantity', 'receipt']);
    expect(await prisma.fuelPurchase.count({ where: { carrierId: ctx.scope.carrierId } })).toBe(0);
  });

  it('of several ids are changed at once, only where something was written', async () => {
    const ctx = await fleet();
    const unit = await unitOf(ctx);
    const ids = [
      must(await createFuel(ctx, { fields: fill(unit, { seller: 'A' }) })).id,
      must(await createFuel(ctx, { fields: fill(unit, { quantity: '50', seller: 'B' }) })).id,
    ];
    const changed = must(
      await changeSeveralFuel(ctx, {
        ids,
        fields: { equipmentId: '', date: '11/09/2026', state: 'OK', quantity: '', seller: '', taxPaid: '0' },
      }),
    );
    expect(changed).toMatchObject([
      { date: '2026-11-09', state: 'OK', city: '', quantity: '100', seller: 'A', taxPaid: false },
      { date: '2026-11-09', state: 'OK', quantity: '50', seller: 'B', taxPaid: false },
    ]);
    expect(failure(await changeSeveralFuel(await fleet(), { ids, fields: { notes: 'x' } }))?.kind).toBe(
      'not-found',
    );
  });
});

describe('the combined list', () => {
  it('shows trips and fuel with their figures, and the badges to the cent of the tax engine', async () => {
    const ctx = await fleet();
    const unit = await unitOf(ctx);
    const trip = await routedTrip(ctx, {
      equipmentId: String(unit),
      date: '2026-08-02',
      stops: [
        { city: 'Dallas', state: 'TX' },
        { city: 'Tulsa', state: 'OK' },
      ],
    });
    const fuel = must(await createFuel(ctx, { fields: fill(unit, { date: '2026-08-03', quantity: '25' }) }));
    const list = await listRecords(ctx, { quarterKey: 20263 }, page);
    expect(
      list.rows.map((row) => [
        row.kind,
        row.id,
        row.details,
        row.states,
        row.tenthMiles,
        row.gallonsThousandths,
      ]),
    ).toEqual([
      ['fuel', fuel.id, 'Dallas', ['TX'], null, 25_000],
      ['trip', trip.id, 'Dallas, TX to Tulsa, OK', ['TX', 'OK'], 1500, null],
    ]);
    const quarter = { year: 2026, quarter: 3 } as const;
    const rates = await rateTableFor(ctx, quarter);
    const line = (jurisdiction: string, totalDistance: number, taxPaidFuel: number) => ({
      jurisdiction,
      totalDistance,
      taxPaidFuel,
      rate: rateSegments(rates, quarter, jurisdiction, 'special_diesel', 'us')[0]?.rate as never,
    });
    const expected = computeReturn({
      quarter,
      base: baseProfileOf('TX'),
      schedules: [
        { fuelType: 'special_diesel', totalFuel: 25, lines: [line('OK', 50, 0), line('TX', 100, 25)] },
      ],
    });
    expect(list.informers).toMatchObject({
      iftaDistance: 150,
      fuel: 25,
      averageHundredths: 600,
      taxCents: expected.totals.netTaxCents,
      complete: true,
    });
    expect(expected.totals.netTaxCents).not.toBe(0);
  });

  it('leaves vehicles that do not qualify out of the badges', async () => {
    const ctx = await fleet();
    const pickup = must(
      await createEquipment(ctx, {
        unit: 'P',
        axles: '2',
        registeredWeightPounds: '9000',
        combinationWeightPounds: '14000',
      }),
    ).id;
    must(await createFuel(ctx, { fields: fill(pickup) }));
    expect((await listRecords(ctx, {}, page)).informers).toMatchObject({
      iftaDistance: 0,
      fuel: 0,
      taxCents: null,
    });
  });

  it('filters by quarter, kind, unit, dates, states, status and every word of the search', async () => {
    const ctx = await fleet();
    const [one, two] = [await unitOf(ctx, 'T-1'), await unitOf(ctx, 'T-2')];
    await routedTrip(ctx, {
      equipmentId: String(one),
      date: '2026-11-02',
      driver: 'Ann O’Neil 100%',
      stops: [
        { city: 'Dallas', state: 'TX' },
        { city: 'Tulsa', state: 'OK' },
      ],
    });
    must(
      await createTrip(ctx, {
        equipmentId: String(two),
        date: '2026-08-02',
        stops: [
          { city: 'Dallas', state: 'TX' },
          { city: 'Houston', state: 'TX' },
        ],
      }),
    );
    must(await createFuel(ctx, { fields: fill(two, { seller: 'Pilot' }) }));
    const idsOf = async (filter: LedgerFilter) =>
      (await listRecords(ctx, filter, page)).rows.map((row) => `${row.kind} ${row.unit}`);
    expect(await idsOf({})).toEqual(['fuel T-2', 'trip T-1', 'trip T-2']);
    expect(await idsOf({ quarterKey: 20263 })).toEqual(['trip T-2']);
    expect(await idsOf({ kind: 'fuel' })).toEqual(['fuel T-2']);
    expect(await idsOf({ equipmentId: one })).toEqual(['trip T-1']);
    expect(await idsOf({ from: '2026-11-01', to: '2026-11-02' })).toEqual(['trip T-1']);
    expect(await idsOf({ states: ['OK', 'NM'] })).toEqual(['trip T-1']);
    expect(await idsOf({ status: 'pending' })).toEqual(['trip T-2']);
    expect(await idsOf({ search: 'tulsa ann' })).toEqual(['trip T-1']);
    expect(await idsOf({ search: '100%' })).toEqual(['trip T-1']);
    expect(await idsOf({ search: '%' })).toEqual(['trip T-1']);
    expect(await idsOf({ search: "'; DROP TABLE trip; --" })).toEqual([]);
    const searched = await listRecords(ctx, { search: 'pilot' }, page);
    expect(searched.counts).toMatchObject({
      total: 3,
      filtered: 1,
      pending: 1,
      firstQuarterKey: 20263,
      lastQuarterKey: 20264,
    });
  });

  it('sorts by every column in both directions, figures that are missing last, and pages', async () => {
    const ctx = await fleet();
    const [a, b] = [await unitOf(ctx, 'A'), await unitOf(ctx, 'B')];
    await routedTrip(ctx, {
      equipmentId: String(b),
      date: '2026-11-02',
      stops: [
        { city: 'Dallas', state: 'TX' },
        { city: 'Tulsa', state: 'OK' },
      ],
    });
    must(await createFuel(ctx, { fields: fill(a, { quantity: '10' }) }));
    must(await createFuel(ctx, { fields: fill(a, { quantity: '20', date: '2026-11-01' }) }));
    const orderOf = async (
      order: 'miles' | 'gallons' | 'unit' | 'kind' | 'details' | 'states',
      direction: 'asc' | 'desc',
    ) =>
      (await listRecords(ctx, {}, { ...page, order, direction })).rows.map(
        (row) => row.gallonsThousandths ?? row.unit,
      );
    expect(await orderOf('miles', 'asc')).toEqual(['B', 20_000, 10_000]);
    expect(await orderOf('miles', 'desc')).toEqual(['B', 10_000, 20_000]);
    expect(await orderOf('gallons', 'asc')).toEqual([10_000, 20_000, 'B']);
    expect(await orderOf('gallons', 'desc')).toEqual([20_000, 10_000, 'B']);
    expect(await orderOf('unit', 'desc')).toEqual(['B', 10_000, 20_000]);
    expect(await orderOf('kind', 'asc')).toEqual(['B', 20_000, 10_000]);
    expect((await orderOf('details', 'asc')).length).toBe(3);
    // Bought in Texas twice; the trip begins there as well and continues.
    expect(await orderOf('states', 'asc')).toEqual([20_000, 10_000, 'B']);
    expect(await orderOf('states', 'desc')).toEqual(['B', 10_000, 20_000]);
    expect(
      (await listRecords(ctx, {}, { ...page, start: 1, length: 1 })).rows.map((row) => row.kind),
    ).toEqual(['trip']);
  });

  it('sorts by the tax that it shows, page by page', async () => {
    const ctx = await fleet();
    const a = await unitOf(ctx, 'A');
    for (const [date, quantity] of [
      ['2026-11-01', '20'],
      ['2026-11-02', '35'],
      ['2026-11-03', '20'],
    ])
      must(await createFuel(ctx, { fields: fill(a, { date, quantity }) }));
    await routedTrip(ctx, {
      equipmentId: String(a),
      date: '2026-11-02',
      stops: [
        { city: 'Dallas', state: 'TX' },
        { city: 'Tulsa', state: 'OK' },
      ],
    });
    const listed = async (direction: 'asc' | 'desc', more = {}) => {
      const list = await listRecords(ctx, {}, { ...page, order: 'tax', direction, ...more });
      expect([list.order, list.maySortByTax]).toEqual(['tax', true]);
      return list.rows;
    };
    const up = await listed('asc');
    const cents = up.map(({ taxCents }) => taxCents);
    expect(cents.every((one) => one !== null)).toBe(true);
    expect(cents).toEqual([...cents].sort((x, y) => (x ?? 0) - (y ?? 0)));
    expect(up.map(({ kind, date }) => `${kind} ${date}`)).toEqual([
      'fuel 2026-11-02',
      'fuel 2026-11-01',
      'fuel 2026-11-03',
      'trip 2026-11-02',
    ]);
    const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
    expect(ids(await listed('desc'))).toEqual(ids(up).reverse());
    expect(ids(await listed('asc', { start: 1, length: 2 }))).toEqual(ids(up).slice(1, 3));
    expect(ids(await listed('asc', { start: 4, length: 2 }))).toEqual([]);
  });

  it('follows renamed units, moved and deleted records', async () => {
    const ctx = await fleet();
    const [a, b] = [await unitOf(ctx, 'A'), await unitOf(ctx, 'B')];
    const fuel = must(await createFuel(ctx, { fields: fill(a) }));
    must(await changeEquipment(ctx, { id: a, revision: null, fields: { unit: 'AA' } }));
    expect((await listRecords(ctx, { search: 'aa' }, page)).rows).toMatchObject([{ unit: 'AA' }]);
    must(await moveRecords(ctx, [{ kind: 'fuel', id: fuel.id }], b));
    expect((await listRecords(ctx, { equipmentId: b }, page)).rows).toMatchObject([{ unit: 'B' }]);
    must(await deleteRecords(ctx, [{ kind: 'fuel', id: fuel.id }]));
    expect((await listRecords(ctx, {}, page)).rows).toEqual([]);
    const log = await prisma.recordChange.findMany({
      where: { carrierId: ctx.scope.carrierId, entity: 'fuel' },
      orderBy: { id: 'asc' },
    });
    expect(log.map((change) => change.action)).toEqual(['created', 'moved', 'deleted']);
    expect(log[2]).toMatchObject({ before: { quantity: '100' }, after: null });
  });

  it('belongs to one carrier', async () => {
    const mine = await fleet();
    must(await createFuel(mine, { fields: fill(await unitOf(mine)) }));
    const other = await listRecords(await fleet(), {}, page);
    expect(other).toMatchObject({ rows: [], counts: { total: 0, filtered: 0 }, fleet: { units: [] } });
  });
});

describe('the auditor’s questions on a row', () => {
  it('ask about odometer gaps, duplicates and fuel without miles, and keep the reason that was given', async () => {
    const ctx = await fleet();
    const unit = await unitOf(ctx);
    const stops = [
      { city: 'Dallas', state: 'TX' },
      { city: 'Tulsa', state: 'OK' },
    ];
    await routedTrip(ctx, {
      equipmentId: String(unit),
      date: '2026-11-01',
      stops,
      odometerStart: '1000',
      odometerEnd: '1150',
    });
    await routedTrip(ctx, {
      equipmentId: String(unit),
      date: '2026-11-02',
      stops: [...stops].reverse(),
      odometerStart: '1250',
      odometerEnd: '1400',
    });
    must(await createFuel(ctx, { fields: fill(unit, { state: 'NM', city: 'Clovis' }) }));
    must(await createFuel(ctx, { fields: fill(unit, { state: 'NM', city: 'Clovis' }) }));
    const { rows } = await listRecords(ctx, {}, { ...page, direction: 'asc' });
    expect(rows.map((row) => row.findings.map((finding) => finding.kind))).toEqual([
      [],
      ['odometer-gap'],
      ['fuel-without-miles'],
      ['duplicate-receipt', 'fuel-without-miles'],
    ]);
    const [gap] = rows[1]?.findings ?? [];
    expect(gap?.message).toContain('100.0 miles are missing');
    await saveResolution(ctx.scope, gap?.key ?? '', 'Shop road test', new Date());
    const again = (await listRecords(ctx, {}, { ...page, direction: 'asc' })).rows[1]?.findings[0];
    expect(again?.resolution).toMatchObject({ reason: 'Shop road test', by: 'Dana Driver' });
  });
});
