import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFleetOverview } from '~/areas/ledger/data/fleet-overview.server';
import type { LedgerEntry } from '~/platform/database/generated/prisma/client';
import {
  LEDGER_ORDERS,
  ledgerKeyOf,
  readLedgerPage,
  type LedgerFilter,
  type LedgerPage,
  type LedgerRow,
} from '~/areas/ledger/data/ledger-list.server';
import { rebuildLedger } from '~/areas/ledger/data/ledger.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { checkQuarter } from '~/areas/ledger/check-quarter.server';
import { deleteRecords } from '~/areas/ledger/change-records.server';
import { createEquipment } from '~/areas/equipment/save-equipment.server';
import { changeFuel, createFuel } from '~/areas/fuel/save-fuel.server';
import { listRecords } from '~/areas/ledger/list-records.server';
import type { Result } from '~/engine/result';
import { fleetCtx } from '../../factories/fleet';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma, system } = await testDatabase();
const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

const ROWS = 240;
let scope: CarrierScope;
let all: LedgerEntry[];
/** Trips that were made from documents. */
let imported: Set<bigint>;

/** A fleet with many ties in every column, and one row of another carrier that must never show. */
beforeAll(async () => {
  scope = (await makeAccount(prisma)).scope;
  const stranger = (await makeAccount(prisma)).scope;
  for (const { carrierId } of [scope, stranger]) {
    const rows = carrierId === scope.carrierId ? ROWS : 1;
    await prisma.$executeRaw`INSERT INTO "equipment" ("carrierId", "unit") SELECT ${carrierId}::uuid, 'T-' || n FROM generate_series(1, 3) n`;
    const units = (await prisma.equipment.findMany({ where: { carrierId }, orderBy: { id: 'asc' } })).map(
      ({ id }) => id,
    );
    await prisma.$executeRaw`
      INSERT INTO "trip" ("carrierId", "equipmentId", "date", "endDate", "quarterKey", "driver", "stops", "routeStatus", "distanceTenthMiles", "extractedDataId")
      SELECT ${carrierId}::uuid, (${units}::bigint[])[1 + n % 3], d, d, EXTRACT(YEAR FROM d)::int * 10 + EXTRACT(QUARTER FROM d)::int, CASE WHEN n % 4 = 0 THEN 'Ann 50%' ELSE 'Bo_b' END,
        jsonb_build_array(jsonb_build_object('label', 'Dallas, TX', 'zip', ''), jsonb_build_object('label', CASE WHEN n % 2 = 0 THEN 'Tulsa, OK' ELSE 'Reno, NV' END, 'zip', '')),
        (ARRAY['ok', 'pending', 'error'])[1 + n % 3]::route_status, CASE WHEN n % 3 = 1 THEN NULL ELSE 1000 * (n % 5) END,
        CASE WHEN n % 4 = 1 THEN gen_random_uuid() END
      FROM (SELECT n, DATE '2026-11-20' - n % 160 AS d FROM generate_series(1, ${rows}) n) t`;
    await prisma.$executeRaw`
      INSERT INTO "trip_jurisdiction" ("tripId", "jurisdiction", "position", "carrierId", "equipmentId", "quarterKey", "tenthMiles")
      SELECT t."id", s.code, 0, t."carrierId", t."equipmentId", t."quarterKey", 10 FROM "trip" t, unnest(ARRAY['TX', right(t."stops"->1->>'label', 2)]) s(code)
      WHERE t."carrierId" = ${carrierId}::uuid AND t."id" % 7 <> 0`;
    await prisma.$executeRaw`
      INSERT INTO "fuel_purchase" ("carrierId", "equipmentId", "date", "quarterKey", "quantity", "gallonsThousandths", "city", "state", "seller")
      SELECT ${carrierId}::uuid, (${units}::bigint[])[1 + n % 2], d, EXTRACT(YEAR FROM d)::int * 10 + EXTRACT(QUARTER FROM d)::int, 50, 50000 + 1000 * (n % 4), 'Dallas', (ARRAY['TX', 'OK'])[1 + n % 2], 'Pilot ' || n % 7
      FROM (SELECT n, DATE '2026-11-18' - n % 160 AS d FROM generate_series(1, ${rows}) n) t`;
    await rebuildLedger(system, carrierId);
  }
  imported = new Set(
    (
      await prisma.trip.findMany({ where: { carrierId: scope.carrierId, extractedDataId: { not: null } } })
    ).map(({ id }) => id),
  );
  all = await prisma.ledgerEntry.findMany({ where: { carrierId: scope.carrierId } });
});

const day = (date: Date): string => date.toISOString().slice(0, 10);

/** The list as one would write it without an index in mind: everything read, filtered, sorted and cut. */
function slowList(
  filter: LedgerFilter,
  page: LedgerPage,
): { ids: string[]; total: number; filtered: number } {
  const words = (filter.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const rows = all.filter(
    (row) =>
      (filter.quarterKey === undefined || row.quarterKey === filter.quarterKey) &&
      (filter.kind === undefined || (row.kind === 1) === (filter.kind === 'trip')) &&
      (filter.equipmentId === undefined || row.equipmentId === BigInt(filter.equipmentId)) &&
      (filter.from === undefined || day(row.date) >= filter.from) &&
      (filter.to === undefined || day(row.date) <= filter.to) &&
      (filter.states === undefined || row.states.some((code) => filter.states?.includes(code))) &&
      (filter.source === undefined || (row.kind === 1 && imported.has(row.recordId))) &&
      (filter.status === undefined || row.routeStatus === filter.status),
  );
  const found = rows.filter((row) => words.every((word) => row.searchText.includes(word)));
  const turn = page.direction === 'asc' ? 1 : -1;
  const compare = (a: bigint | number | string | Date, b: bigint | number | string | Date): number =>
    a < b ? -1 : a > b ? 1 : 0;
  const column = {
    date: null,
    kind: 'kind',
    unit: 'unit',
    details: 'details',
    states: 'states',
    miles: 'tenthMiles',
    gallons: 'gallonsThousandths',
  } as const;
  const sorted = [...found].sort((a, b) => {
    const name = column[page.order];
    const valueOf = (row: (typeof all)[number]) => {
      const value = name === null ? 0 : row[name];
      return Array.isArray(value) ? value.join(',') : value;
    };
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === null || other === null) {
      if (one !== other) return one === null ? 1 : -1;
    } else if (compare(one, other) !== 0) return turn * compare(one, other);
    return (
      turn *
      (compare(a.date.getTime(), b.date.getTime()) || a.kind - b.kind || compare(a.recordId, b.recordId))
    );
  });
  return {
    ids: sorted.slice(page.start, page.start + page.length).map((row) => `${row.kind}:${row.recordId}`),
    total: rows.length,
    filtered: found.length,
  };
}

const idsOf = (rows: readonly LedgerRow[]): string[] =>
  rows.map((row) => `${row.kind === 'trip' ? 1 : 2}:${row.id}`);

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const filters = fc.record({
  quarterKey: maybe([20262, 20263, 20264, 20251]),
  kind: maybe(['trip', 'fuel'] as const),
  unit: maybe([0, 1, 2]),
  from: maybe(['2026-07-01', '2026-10-15']),
  to: maybe(['2026-09-30', '2026-11-01']),
  states: maybe([['TX'], ['OK', 'NV'], ['NM']]),
  status: maybe(['ok', 'pending', 'error'] as const),
  source: maybe(['documents'] as const),
  search: maybe(['tulsa', 'pilot 3', '50%', 'o_b', 'nowhere', 'ann dallas']),
});
const pages = fc.record({
  start: fc.nat(2 * ROWS + 20),
  length: fc.constantFrom(1, 10, 50),
  order: fc.constantFrom(...LEDGER_ORDERS),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
});

describe('a page of the list', () => {
  const expectPages = async (filter: LedgerFilter, page: LedgerPage, filtered: number) => {
    const { ids } = slowList(filter, page);
    for (const matching of [undefined, filtered])
      expect(idsOf(await readLedgerPage(scope, filter, page, matching))).toEqual(ids);
    // A program continues after the last row that it was given.
    const [before] = await readLedgerPage(scope, filter, { ...page, length: 1 });
    if (!before) return;
    const after = ledgerKeyOf(before, page.order);
    expect(idsOf(await readLedgerPage(scope, filter, { ...page, start: 0, after }))).toEqual(
      slowList(filter, { ...page, start: page.start + 1 }).ids,
    );
  };

  // A filter leaves few rows: without one every part of an order, its end and its beginning are met.
  it.each(
    LEDGER_ORDERS.flatMap((order) =>
      (['asc', 'desc'] as const).map((direction) => [order, direction] as const),
    ),
  )('is the same anywhere in the whole list, by %s %s', async (order, direction) => {
    const withMiles = all.filter(({ tenthMiles }) => tenthMiles !== null).length;
    for (const end of [0, withMiles, ROWS, 2 * ROWS - withMiles, 2 * ROWS])
      for (const start of [end - 30, end - 5, end - 1, end, end + 1, end + 30].filter((one) => one >= 0))
        await expectPages({}, { start, length: 10, order, direction }, all.length);
  });

  it('holds the rows of the slow list, read from either end, with its counts', async () => {
    const units = (
      await prisma.equipment.findMany({ where: { carrierId: scope.carrierId }, orderBy: { id: 'asc' } })
    ).map(({ id }) => Number(id));
    await fc.assert(
      fc.asyncProperty(filters, pages, async ({ unit, ...rest }, page) => {
        const filter: LedgerFilter = { ...rest, equipmentId: unit === undefined ? undefined : units[unit] };
        const slow = slowList(filter, page);
        const { counts } = await readFleetOverview(scope, new Date(0), filter);
        expect(counts).toMatchObject({
          total: slow.total,
          filtered: slow.filtered,
          firstQuarterKey: 20262,
          lastQuarterKey: 20264,
        });
        await expectPages(filter, page, counts.filtered);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the kept counts', () => {
  const fill = (equipmentId: number, extra: object = {}) => ({
    equipmentId: String(equipmentId),
    date: '2026-11-03',
    quantity: '100',
    city: 'Dallas',
    state: 'TX',
    ...extra,
  });
  const keptOf = async (carrierId: string) =>
    (
      await prisma.ledgerCount.findMany({
        where: { carrierId, entries: { not: 0 } },
        orderBy: { quarterKey: 'asc' },
      })
    ).map((row) => [row.quarterKey, row.kind, Number(row.entries)]);

  it('stay exact while many people write, change and delete at once, in opposite directions', async () => {
    const ctx = fleetCtx((await makeAccount(prisma)).scope);
    const unit = must(await createEquipment(ctx, { unit: '1' })).id;
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        createFuel(ctx, {
          fields: fill(unit, {
            date: index % 2 === 0 ? '2026-09-30' : '2026-10-01',
            quantity: String(10 + index),
          }),
        }),
      ),
    );
    const ids = made.map((result) => must(result).id);
    await Promise.all(
      ids.map((id, index) =>
        changeFuel(ctx, {
          id,
          revision: null,
          fields: fill(unit, {
            date: index % 2 === 0 ? '2026-10-01' : '2026-09-30',
            quantity: String(10 + index),
          }),
        }).then(must),
      ),
    );
    await Promise.all(ids.slice(0, 3).map((id) => deleteRecords(ctx, [{ kind: 'fuel', id }]).then(must)));
    expect(await keptOf(ctx.scope.carrierId)).toEqual([
      [20263, 2, 5],
      [20264, 2, 4],
    ]);
    must(
      await deleteRecords(
        ctx,
        ids.slice(3).map((id) => ({ kind: 'fuel' as const, id })),
      ),
    );
    expect(await keptOf(ctx.scope.carrierId)).toEqual([]);
    expect((await readFleetOverview(ctx.scope, new Date(0), {})).counts).toMatchObject({
      total: 0,
      firstQuarterKey: null,
      lastQuarterKey: null,
    });
  });

  it('name the first of several alike purchases on the row as on the page of checks', async () => {
    const ctx = fleetCtx((await makeAccount(prisma)).scope);
    const unit = must(await createEquipment(ctx, { unit: '1', axles: '3' })).id;
    for (const reference of ['', 'R-1', '', 'R-1', 'R-2'])
      must(
        await createFuel(ctx, {
          fields: fill(unit, { reference, quantity: reference === 'R-1' ? '20' : '40' }),
        }),
      );
    const list = await listRecords(ctx, {}, { start: 0, length: 50, order: 'date', direction: 'asc' });
    const onRows = list.rows
      .flatMap((row) => row.findings)
      .filter((finding) => finding.kind === 'duplicate-receipt');
    const onPage = (await checkQuarter(ctx, 20264)).findings.filter(
      (finding) => finding.kind === 'duplicate-receipt',
    );
    expect(onRows.map((finding) => finding.key).sort()).toEqual(onPage.map((finding) => finding.key).sort());
    expect(onRows).toHaveLength(3);
  });
});
