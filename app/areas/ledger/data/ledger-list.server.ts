import { readRows } from '~/platform/database/db.server';
import { Prisma } from '~/platform/database/generated/prisma/client';
import {
  counts,
  FACT_COLUMNS,
  FACT_JOINS,
  fuelFactsOf,
  tripFactsOf,
  type FuelFacts,
  type RawFacts,
  type RecordVersion,
  type TripFacts,
} from './ledger-facts.server';
import type { CarrierScope } from '~/platform/database/scope.server';

export interface LedgerFilter {
  /** Undefined: all quarters. */
  quarterKey?: number | undefined;
  kind?: 'trip' | 'fuel' | undefined;
  equipmentId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Records that touch any of these. */
  states?: readonly string[] | undefined;
  status?: 'pending' | 'ok' | 'error' | undefined;
  /** Trips that were made from rate confirmations, or purchases without a receipt. */
  source?: 'documents' | 'no-receipt' | undefined;
  /** Records that were made or changed at this moment or later, their routes included. */
  updatedSince?: Date | undefined;
  /** One record alone. */
  record?: { kind: 'trip' | 'fuel'; id: number } | undefined;
  /** Every word must occur somewhere. */
  search?: string | undefined;
}

/** The orders that a column of the list gives, each with its index. */
export const LEDGER_ORDERS = ['date', 'kind', 'unit', 'details', 'states', 'miles', 'gallons'] as const;
export type LedgerOrder = (typeof LEDGER_ORDERS)[number];

/** Where a page by cursor continues: the last row of the one before. */
export interface LedgerKey {
  /** In the column of the order; null for a row without the figure. */
  value: string | number | null;
  date: string;
  kind: 1 | 2;
  id: number;
}

export interface LedgerPage {
  start: number;
  length: number;
  after?: LedgerKey | undefined;
  order: LedgerOrder;
  direction: 'asc' | 'desc';
}

export interface LedgerRow extends RecordVersion {
  kind: 'trip' | 'fuel';
  id: number;
  date: string;
  quarterKey: number;
  equipmentId: number | null;
  unit: string;
  details: string;
  states: string[];
  tenthMiles: number | null;
  gallonsThousandths: number | null;
  routeStatus: 'pending' | 'ok' | 'error' | null;
  routeError: string | null;
  trip: TripFacts | null;
  fuel: FuelFacts | null;
}

const PREPARED = Prisma.sql`/* prepared */`;

const MAX_WORDS = 6;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

function conditions(scope: CarrierScope, filter: LedgerFilter, withSearch: boolean): Prisma.Sql {
  const all = [Prisma.sql`"carrierId" = ${scope.carrierId}::uuid`];
  if (filter.quarterKey !== undefined) all.push(Prisma.sql`"quarterKey" = ${filter.quarterKey}::int`);
  if (filter.kind) all.push(Prisma.sql`"kind" = ${filter.kind === 'trip' ? 1 : 2}::smallint`);
  if (filter.equipmentId !== undefined)
    all.push(Prisma.sql`"equipmentId" = ${BigInt(filter.equipmentId)}::bigint`);
  if (filter.from) all.push(Prisma.sql`"date" >= ${filter.from}::date`);
  if (filter.to) all.push(Prisma.sql`"date" <= ${filter.to}::date`);
  if (filter.states && filter.states.length > 0)
    all.push(Prisma.sql`"states" && ${[...filter.states]}::char(2)[]`);
  if (filter.record)
    all.push(
      Prisma.sql`"kind" = ${filter.record.kind === 'trip' ? 1 : 2}::smallint AND "recordId" = ${BigInt(filter.record.id)}::bigint`,
    );
  if (filter.status) all.push(Prisma.sql`"routeStatus" = ${filter.status}::route_status`);
  if (filter.source === 'no-receipt') {
    const without = Prisma.sql`SELECT "id" FROM "fuel_purchase" WHERE "carrierId" = ${scope.carrierId}::uuid AND "receiptId" IS NULL AND NOT "bulk"`;
    all.push(Prisma.sql`"kind" = 2 AND "recordId" IN (${without})`);
  }
  if (filter.source === 'documents') {
    const imported = Prisma.sql`SELECT "id" FROM "trip" WHERE "carrierId" = ${scope.carrierId}::uuid AND "extractedDataId" IS NOT NULL`;
    all.push(Prisma.sql`"kind" = 1 AND "recordId" IN (${imported})`);
  }
  if (filter.updatedSince) {
    const since = Prisma.sql`"carrierId" = ${scope.carrierId}::uuid AND "updatedAt" >= ${filter.updatedSince}`;
    all.push(
      Prisma.sql`("kind" = 1 AND "recordId" IN (SELECT "id" FROM "trip" WHERE ${since})
        OR "kind" = 2 AND "recordId" IN (SELECT "id" FROM "fuel_purchase" WHERE ${since}))`,
    );
  }
  if (withSearch) {
    const words = (filter.search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
    for (const word of words) all.push(Prisma.sql`"searchText" LIKE ${`%${escapeLike(word)}%`}`);
  }
  return Prisma.join(all, ' AND ');
}

/** Whether the kept counts of the quarters know how many rows match, the search apart. */
const isCounted = ({
  equipmentId,
  from,
  to,
  states,
  status,
  source,
  updatedSince,
  record,
}: LedgerFilter): boolean =>
  equipmentId === undefined &&
  !from &&
  !to &&
  !states?.length &&
  !status &&
  !source &&
  !updatedSince &&
  !record;

/** Whether the counts can be read the same way for every carrier: a search, and filters that fit few rows, are planned each time. */
export const isPlannedOnce = (filter: LedgerFilter): boolean => isCounted(filter) && !filter.search;

/** The figure column of an order; rows of the other kind have no value in it. */
const figureOf = (order: LedgerOrder): Prisma.Sql | null =>
  order === 'miles'
    ? Prisma.sql`"tenthMiles"`
    : order === 'gallons'
      ? Prisma.sql`"gallonsThousandths"`
      : null;

/**
 * Rows without the figure come last in both directions. Each order has an index that is read forward or backward. The indexes for unit,
 * details and states hold that column alone (the first state only), so rows with equal values are sorted at read time.
 */
function ordering({ order, direction }: LedgerPage, fromTheEnd = false, of = Prisma.empty): Prisma.Sql {
  const isUp = (direction === 'asc') !== fromTheEnd;
  const turn = Prisma.raw(isUp ? 'ASC' : 'DESC');
  const missing = Prisma.raw(fromTheEnd ? 'NULLS FIRST' : 'NULLS LAST');
  const tail = Prisma.sql`${of}"date" ${turn}, ${of}"kind" ${turn}, ${of}"recordId" ${turn}`;
  switch (order) {
    case 'date':
      return tail;
    case 'kind':
      return Prisma.sql`${of}"kind" ${turn}, ${of}"date" ${turn}, ${of}"recordId" ${turn}`;
    case 'unit':
    case 'details':
      return Prisma.sql`${of}${Prisma.raw(`"${order}"`)} ${turn}, ${tail}`;
    case 'states':
      // No state at all comes before the first one, as an empty array does.
      return Prisma.sql`(${of}"states"[1]) ${turn} ${Prisma.raw(isUp ? 'NULLS FIRST' : 'NULLS LAST')}, ${of}"states" ${turn}, ${tail}`;
    case 'miles':
    case 'gallons':
      return Prisma.sql`${of}${figureOf(order) ?? Prisma.empty} ${turn} ${missing}, ${tail}`;
  }
}

/**
 * Conditions for the rows after the cursor, one for each part of the order. Sorting by kind has two parts, trips and purchases; sorting
 * by miles or gallons has the rows with the figure and then those without. An index returns each part in order.
 */
function partsOf({ kind }: LedgerFilter, { order, direction, after }: LedgerPage): Prisma.Sql[] {
  const past = Prisma.raw(direction === 'asc' ? '>' : '<');
  const tail = Prisma.sql`"date", "kind", "recordId"`;
  const tailKey = after
    ? Prisma.sql`${after.date}::date, ${after.kind}::smallint, ${BigInt(after.id)}::bigint`
    : Prisma.empty;
  const all = Prisma.sql`true`;
  const sameAsKey = after ? Prisma.sql`(${tail}) ${past} (${tailKey})` : all;
  switch (order) {
    case 'date':
      return [sameAsKey];
    case 'kind': {
      const kinds = direction === 'asc' ? [1, 2] : [2, 1];
      return kinds
        .filter((one) => !kind || one === (kind === 'trip' ? 1 : 2))
        .filter((one) => !after || kinds.indexOf(one) >= kinds.indexOf(after.kind))
        .map(
          (one) =>
            Prisma.sql`"kind" = ${Prisma.raw(String(one))} AND ${one === after?.kind ? sameAsKey : all}`,
        );
    }
    case 'unit':
    case 'details':
      if (!after) return [all];
      return [
        Prisma.sql`(${Prisma.raw(`"${order}"`)}, ${tail}) ${past} (${String(after.value ?? '')}, ${tailKey})`,
      ];
    case 'states':
      if (!after) return [all];
      return [
        Prisma.sql`("states", ${tail}) ${past} (string_to_array(${String(after.value ?? '')}, ',')::char(2)[], ${tailKey})`,
      ];
    case 'miles':
    case 'gallons': {
      const column = figureOf(order);
      const without = Prisma.sql`${column} IS NULL`;
      if (after?.value === null) return [Prisma.sql`${without} AND ${sameAsKey}`];
      const behindKey = after
        ? Prisma.sql`(${column}, ${tail}) ${past} (${BigInt(after.value)}::bigint, ${tailKey})`
        : all;
      return [Prisma.sql`${column} IS NOT NULL AND ${behindKey}`, without];
    }
  }
}

/** Keys of the rows of a page, in order. The second part is read only where the first returns too few rows. */
function pageSql(
  scope: CarrierScope,
  filter: LedgerFilter,
  page: LedgerPage,
  {
    fromTheEnd,
    skip,
    length,
    limit,
  }: { fromTheEnd: boolean; skip: number; length: number; limit: Prisma.Sql },
): Prisma.Sql {
  const matching = Prisma.sql`"ledger_entry" WHERE ${conditions(scope, filter, true)}`;
  const parts = partsOf(filter, page);
  const [first = Prisma.sql`false`, second] = fromTheEnd ? parts.toReversed() : parts;
  if (!second)
    return Prisma.sql`page AS MATERIALIZED (
      SELECT "carrierId", "kind", "recordId" FROM ${matching} AND ${first} ORDER BY ${ordering(page, fromTheEnd)} ${limit}
    )`;
  // Within a part either every row has the figure or none has, so the index order needs no rule for missing values.
  const figure = figureOf(page.order);
  const turn = Prisma.raw((page.direction === 'asc') !== fromTheEnd ? 'ASC' : 'DESC');
  const tail = Prisma.sql`"date" ${turn}, "kind" ${turn}, "recordId" ${turn}`;
  const rowsOf = (part: 1 | 2, where: Prisma.Sql, offset: Prisma.Sql) => {
    const hasFigure = figure !== null && (part === 1) !== fromTheEnd;
    return Prisma.sql`SELECT ${Prisma.raw(`${part}`)} AS "part", "carrierId", "kind", "recordId", "date", ${hasFigure ? figure : Prisma.sql`NULL::bigint`} AS "figure"
        FROM ${matching} AND ${where} ORDER BY ${hasFigure ? Prisma.sql`${figure} ${turn}, ` : Prisma.empty}${tail} LIMIT ${length} OFFSET ${offset}`;
  };
  const tooFew = Prisma.sql`(SELECT count(*) FROM first) < ${length}`;
  const passed = Prisma.sql`GREATEST(${skip} - (SELECT count(*) FROM ${matching} AND ${first}), 0)`;
  return Prisma.sql`first AS MATERIALIZED (
      ${rowsOf(1, first, Prisma.sql`${skip}`)}
    ), page AS MATERIALIZED (
      SELECT "carrierId", "kind", "recordId" FROM (
        SELECT * FROM first
        UNION ALL
        (${rowsOf(2, Prisma.sql`${second} AND ${tooFew}`, skip > 0 ? Prisma.sql`CASE WHEN ${tooFew} THEN ${passed} ELSE 0 END` : Prisma.sql`0`)})
      ) p ORDER BY "part", "figure" ${turn}, ${tail} LIMIT ${length}
    )`;
}

/** The key of a row in this order. */
export const ledgerKeyOf = (row: LedgerRow, order: LedgerOrder): LedgerKey => ({
  value:
    order === 'unit'
      ? row.unit
      : order === 'details'
        ? row.details
        : order === 'states'
          ? row.states.join(',')
          : order === 'miles'
            ? row.tenthMiles
            : order === 'gallons'
              ? row.gallonsThousandths
              : null,
  date: row.date,
  kind: row.kind === 'trip' ? 1 : 2,
  id: row.id,
});

type RawRow = Omit<LedgerRow, 'kind' | 'trip' | 'fuel'> & RawFacts & { kind: 1 | 2 };

/** From here on it is worth knowing how many rows there are, to read a page from the nearer end. */
export const DEEP_PAGE_START = 1_000;

/** Lengths that lists ask for, and one more, by which programs learn whether there is another page. */
const USUAL_LENGTHS: ReadonlySet<number> = new Set(
  [10, 25, 50, 100].flatMap((length) => [length, length + 1]),
);

const ROW = Prisma.sql`l."kind", l."recordId" AS "id", l."date", l."quarterKey", l."equipmentId", l."unit", l."details", l."states", l."tenthMiles",
  l."gallonsThousandths", l."routeStatus", l."routeError"`;

/**
 * One page of the list with what its checks go by, in one statement. The rows to skip are passed in the index, without being
 * read; where `matching` tells how many rows match, from the end that is nearer. The first page in the order of days is asked
 * for all the time and kept prepared. The rows come as one JSON text: fifty rows of forty columns are read faster so.
 */
export async function readLedgerPage(
  scope: CarrierScope,
  filter: LedgerFilter,
  page: LedgerPage,
  matching?: number,
): Promise<LedgerRow[]> {
  const left = matching === undefined ? undefined : matching - page.start;
  if (left !== undefined && left <= 0) return [];
  const fromTheEnd = left !== undefined && left < page.start;
  const length = left === undefined ? page.length : Math.min(page.length, left);
  const skip = fromTheEnd ? left - length : page.start;
  const isUsual =
    isPlannedOnce(filter) && page.order === 'date' && !page.after && skip === 0 && USUAL_LENGTHS.has(length);
  // A plan for all values does not know how few rows are wanted, unless the statement says it.
  const limit = isUsual ? Prisma.raw(`LIMIT ${length}`) : Prisma.sql`LIMIT ${length} OFFSET ${skip}`;
  return readListed(
    scope,
    Prisma.sql`${isUsual ? PREPARED : Prisma.empty}
    WITH ${pageSql(scope, filter, page, { fromTheEnd, skip, length, limit })}`,
    ordering(page, false, Prisma.raw('l.')),
  );
}

/** These records, as rows of the list in the order given. */
export async function readLedgerRows(scope: CarrierScope, refs: readonly LedgerRef[]): Promise<LedgerRow[]> {
  if (refs.length === 0) return [];
  const kinds = refs.map(({ kind }) => kind);
  const ids = refs.map(({ id }) => BigInt(id));
  return readListed(
    scope,
    Prisma.sql`WITH page AS MATERIALIZED (
      SELECT "carrierId", "kind", "recordId", p."place" FROM unnest(${kinds}::smallint[], ${ids}::bigint[]) WITH ORDINALITY p("kind", "recordId", "place")
        JOIN "ledger_entry" USING ("kind", "recordId") WHERE "carrierId" = ${scope.carrierId}::uuid
    )`,
    Prisma.sql`page."place"`,
  );
}

/** What is listed of the records of `page`, a table of kinds and ids. */
async function readListed(scope: CarrierScope, page: Prisma.Sql, order: Prisma.Sql): Promise<LedgerRow[]> {
  const [found] = await readRows<{ rows: RawRow[] | null }>(
    scope,
    Prisma.sql`${page}
    SELECT json_agg(r) AS "rows" FROM (
      SELECT ${ROW}, ${FACT_COLUMNS}
      FROM page JOIN "ledger_entry" l USING ("carrierId", "kind", "recordId") ${FACT_JOINS} ORDER BY ${order}) r`,
  );
  return (found?.rows ?? []).map((raw) => ({
    kind: raw.kind === 1 ? 'trip' : 'fuel',
    id: raw.id,
    date: raw.date,
    quarterKey: raw.quarterKey,
    equipmentId: raw.equipmentId,
    unit: raw.unit,
    details: raw.details,
    states: raw.states,
    tenthMiles: raw.tenthMiles,
    gallonsThousandths: raw.gallonsThousandths,
    routeStatus: raw.routeStatus,
    routeError: raw.routeError,
    revision: raw.revision,
    updatedAt: new Date(raw.updatedAt).toISOString(),
    trip: raw.kind === 1 ? tripFactsOf(raw) : null,
    fuel: raw.kind === 2 ? fuelFactsOf(raw) : null,
  }));
}

export interface LedgerRef {
  kind: 1 | 2;
  id: number;
}

/** What the tax of a record goes by, and its place in the order of days. */
export interface TaxedRecord extends LedgerRef {
  date: string;
  quarterKey: number;
  equipmentId: number | null;
  /** Of a purchase. */
  state: string;
  /** Of a trip. */
  endDate: string | null;
  /** Whether it is on the return. */
  counts: boolean | null;
  lines:
    | [
        jurisdiction: string,
        tenthMiles: number,
        exemptTenthMiles: number,
        tenthKilometers: number | null,
        exemptTenthKilometers: number | null,
      ][]
    | null;
  /** Of a purchase: exact decimal text in `fuelUnit`. */
  quantity: string | null;
  fuelUnit: string | null;
  fuelType: string | null;
  taxPaid: boolean | null;
  /** The part of `quantity` that tax was not paid on, where it is a part. */
  untaxedQuantity: string | null;
}

/** All records of a filter with what their tax goes by, unsorted. The caller knows that they are few. */
export async function readTaxedRecords(scope: CarrierScope, filter: LedgerFilter): Promise<TaxedRecord[]> {
  const [found] = await readRows<{ rows: TaxedRecord[] | null }>(
    scope,
    Prisma.sql`WITH matching AS MATERIALIZED (
      SELECT "kind", "recordId", "date", "quarterKey", "equipmentId", "states" FROM "ledger_entry" WHERE ${conditions(scope, filter, true)}
    ), driven AS (
      SELECT j."tripId", json_agg(json_build_array(j."jurisdiction", j."tenthMiles", j."exemptTenthMiles", j."tenthKilometers", j."exemptTenthKilometers")) AS "lines"
      FROM matching m JOIN "trip_jurisdiction" j ON m."kind" = 1 AND j."carrierId" = ${scope.carrierId}::uuid AND j."tripId" = m."recordId" GROUP BY j."tripId"
    )
    SELECT json_agg(r) AS "rows" FROM (
      SELECT m."kind", m."recordId" AS "id", m."date", m."quarterKey", m."equipmentId", COALESCE(m."states"[1], '') AS "state",
        t."endDate", CASE WHEN m."kind" = 1 THEN ${counts('t')} END AS "counts", d."lines", trim_scale(f."quantity")::text AS "quantity", f."fuelUnit", f."fuelType", f."taxPaid", trim_scale(f."untaxedQuantity")::text AS "untaxedQuantity"
      FROM matching m LEFT JOIN "trip" t ON m."kind" = 1 AND t."carrierId" = ${scope.carrierId}::uuid AND t."id" = m."recordId" LEFT JOIN driven d ON d."tripId" = t."id"
        LEFT JOIN "fuel_purchase" f ON m."kind" = 2 AND f."carrierId" = ${scope.carrierId}::uuid AND f."id" = m."recordId") r`,
  );
  return found?.rows ?? [];
}

export interface LedgerCounts {
  /** Rows of the filter, without the search. */
  total: number;
  /** Rows of the filter and the search. */
  filtered: number;
  /** Trips anywhere that still wait for their route. */
  pending: number;
  /** Of all records; null where there are none. */
  firstQuarterKey: number | null;
  lastQuarterKey: number | null;
  /** Whether there is a trip, or a purchase, anywhere. */
  hasTrips: boolean;
  hasFuel: boolean;
}

/** The counts below the list, as a statement of one row to be read together with what is around the list. */
export function ledgerCountsSql(scope: CarrierScope, filter: LedgerFilter): Prisma.Sql {
  const mine = Prisma.sql`"carrierId" = ${scope.carrierId}::uuid`;
  const searching = (filter.search ?? '').trim() !== '';
  const counted = (withSearch: boolean) =>
    Prisma.sql`(SELECT count(*) FROM "ledger_entry" WHERE ${conditions(scope, filter, withSearch)})`;
  const inQuarters = [Prisma.sql`true`];
  if (filter.quarterKey !== undefined) inQuarters.push(Prisma.sql`"quarterKey" = ${filter.quarterKey}::int`);
  if (filter.kind) inQuarters.push(Prisma.sql`"kind" = ${filter.kind === 'trip' ? 1 : 2}::smallint`);
  const kept = Prisma.sql`COALESCE(sum("entries") FILTER (WHERE ${Prisma.join(inQuarters, ' AND ')}), 0)`;
  return Prisma.sql`
    SELECT ${isCounted(filter) ? kept : counted(false)} AS "total",
      ${searching ? counted(true) : Prisma.sql`NULL::bigint`} AS "filtered",
      (SELECT count(*) FROM (SELECT 1 FROM "ledger_entry" WHERE ${mine} AND "routeStatus" = 'pending' AND "routeStatus" <> 'ok' LIMIT 1000) waiting) AS "pending",
      min("quarterKey") AS "firstQuarterKey", max("quarterKey") AS "lastQuarterKey",
      COALESCE(bool_or("kind" = 1), false) AS "hasTrips", COALESCE(bool_or("kind" = 2), false) AS "hasFuel"
    FROM "ledger_count" WHERE ${mine} AND "entries" > 0`;
}

/** The ids of everything that matches, for an export; at most `limit`. */
export async function listLedgerIds(
  scope: CarrierScope,
  filter: LedgerFilter,
  limit: number,
): Promise<{ kind: 'trip' | 'fuel'; id: number }[]> {
  const rows = await scope.db.$queryRaw<{ kind: number; recordId: bigint }[]>`
    SELECT "kind", "recordId" FROM "ledger_entry" WHERE ${conditions(scope, filter, true)}
    ORDER BY "date", "kind", "recordId" LIMIT ${limit}`;
  return rows.map((row) => ({ kind: row.kind === 1 ? 'trip' : 'fuel', id: Number(row.recordId) }));
}
