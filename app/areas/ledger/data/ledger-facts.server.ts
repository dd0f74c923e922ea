import type { OdometerReplacement } from '~/areas/equipment/rules/odometer-replacements';
import { Prisma } from '~/platform/database/generated/prisma/client';

/** What a list tells of any record besides the columns of the ledger. */
export interface RecordVersion {
  revision: number;
  /** ISO 8601 in UTC. */
  updatedAt: string;
}

/** What the tax share and the checks of a listed trip go by. Distances in tenths of a mile. */
export interface TripFacts {
  endDate: string;
  entry: 'stops' | 'odometer';
  odometerStartTenths: number | null;
  /** As it was written in kilometers. */
  odometerStartTenthKilometers: number | null;
  odometerEndTenths: number | null;
  odometerEndTenthKilometers: number | null;
  origin: Place | null;
  destination: Place | null;
  states: TripState[];
  /** Its miles are on the return: no other source counts for its truck. */
  counts: boolean;
  /** The odometers that its unit got in place of others. */
  odometerReplacements: OdometerReplacement[];
  /** The trip of the same unit before this one, of those that count. */
  previous: PreviousTrip | null;
}

interface Place {
  city: string;
  state: string;
}

export interface TripState {
  jurisdiction: string;
  tenthMiles: number;
  tenthKilometers: number | null;
  exemptTenthMiles: number;
  exemptTenthKilometers: number | null;
  manual: boolean;
}

export interface PreviousTrip {
  id: number;
  date: string;
  endDate: string;
  odometerEndTenths: number | null;
  odometerEndTenthKilometers: number | null;
  destination: Place | null;
}

/** The same for a purchase; its state is on the row. */
export interface FuelFacts {
  /** Exact decimal text in `fuelUnit`. */
  quantity: string;
  fuelUnit: string;
  fuelType: string;
  seller: string;
  reference: string;
  /** Exact decimal text for one `fuelUnit`. */
  pricePerUnit: string | null;
  totalCents: number | null;
  taxPaid: boolean;
  /** The part of `quantity` that tax was not paid on, where it is a part. */
  untaxedQuantity: string | null;
  bulk: boolean;
  tankGallons: number | null;
  tankLiters: number | null;
  /** Whether the unit has any trip in the quarter: before the first, nothing can be said. */
  unitDrove: boolean;
  /** Whether it drove in the state of the purchase. */
  unitDroveThere: boolean;
  /** Earlier purchases of the same day that might be the same receipt, in their order. */
  sameDay: {
    id: number;
    equipmentId: number | null;
    unit: string;
    state: string;
    gallonsThousandths: number;
    reference: string;
    seller: string;
  }[];
}

/**
 * Condition on a trip of that alias: no other source of miles counts for its truck (see MileageSource). Asked row by row, so that
 * the last trip before another one is still found from the end of an index.
 */
export const counts = (trip: string): Prisma.Sql => {
  const of = Prisma.raw(trip);
  return Prisma.sql`(SELECT true FROM "trip_jurisdiction" aside WHERE aside."carrierId" = ${of}."carrierId" AND aside."tripId" = ${of}."id" AND aside."quarterKey" = 0 LIMIT 1) IS NULL`;
};

/** The columns of both, beside a row "l" of the ledger. */
export const FACT_COLUMNS = Prisma.sql`
  COALESCE(t."revision", f."revision") AS "revision", COALESCE(t."updatedAt", f."updatedAt") AS "updatedAt",
  t."endDate", t."entry", t."odometerStartTenths", t."odometerStartTenthKilometers", t."odometerEndTenths", t."odometerEndTenthKilometers",
  t."stops"->0->>'city' AS "originCity", t."stops"->0->>'state' AS "originState",
  t."stops"->-1->>'city' AS "destinationCity", t."stops"->-1->>'state' AS "destinationState",
  CASE WHEN l."kind" = 1 THEN ${counts('t')} END AS "counts",
  CASE WHEN l."kind" = 1 THEN (
    SELECT json_agg(json_build_array(j."jurisdiction", j."tenthMiles", j."exemptTenthMiles", j."manualTenthMiles" IS NOT NULL, j."tenthKilometers", j."exemptTenthKilometers") ORDER BY j."position")
    FROM "trip_jurisdiction" j WHERE j."carrierId" = t."carrierId" AND j."tripId" = t."id") END AS "tripStates",
  CASE WHEN l."kind" = 1 THEN e."odometerReplacements" END AS "odometerReplacements",
  p."id" AS "previousId", p."date" AS "previousDate", p."endDate" AS "previousEndDate", p."odometerEndTenths" AS "previousOdometer", p."odometerEndTenthKilometers" AS "previousKilometers",
  p."stops"->-1->>'city' AS "previousCity", p."stops"->-1->>'state' AS "previousState",
  trim_scale(f."quantity")::text AS "quantity", f."fuelUnit", f."fuelType", f."seller", f."reference", trim_scale(f."pricePerUnit")::text AS "pricePerUnit", f."totalCents", f."taxPaid", trim_scale(f."untaxedQuantity")::text AS "untaxedQuantity", f."bulk", e."tankGallons", e."tankLiters",
  CASE WHEN l."kind" = 2 THEN EXISTS (
    SELECT 1 FROM "trip_jurisdiction" j
    WHERE j."carrierId" = f."carrierId" AND j."equipmentId" = f."equipmentId" AND j."quarterKey" = f."quarterKey") END AS "unitDrove",
  CASE WHEN l."kind" = 2 THEN EXISTS (
    SELECT 1 FROM "trip_jurisdiction" j
    WHERE j."carrierId" = f."carrierId" AND j."equipmentId" = f."equipmentId" AND j."quarterKey" = f."quarterKey"
      AND j."jurisdiction" = f."state" AND j."tenthMiles" > 0) END AS "unitDroveThere",
  CASE WHEN l."kind" = 2 THEN (
    SELECT json_agg(json_build_object('id', d."id", 'equipmentId', d."equipmentId", 'unit', COALESCE(de."unit", ''),
      'state', d."state", 'gallonsThousandths', d."gallonsThousandths", 'reference', d."reference", 'seller', d."seller") ORDER BY d."id")
    FROM (
      (SELECT a."id", a."equipmentId", a."state", a."gallonsThousandths", a."reference", a."seller" FROM "fuel_purchase" a
        WHERE a."carrierId" = f."carrierId" AND a."date" = f."date" AND a."gallonsThousandths" = f."gallonsThousandths" AND a."state" = f."state"
          AND a."id" < f."id" AND (a."reference" = '' OR f."reference" = '' OR a."reference" = f."reference")
        ORDER BY a."id" LIMIT 1)
      UNION
      SELECT b."id", b."equipmentId", b."state", b."gallonsThousandths", b."reference", b."seller" FROM "fuel_purchase" b
        WHERE f."reference" <> '' AND b."carrierId" = f."carrierId" AND b."date" = f."date" AND b."reference" = f."reference" AND b."id" < f."id"
    ) d LEFT JOIN "equipment" de ON de."carrierId" = f."carrierId" AND de."id" = d."equipmentId") END AS "sameDay"`;

/** The reading that a trip began with, as if its unit had kept its first odometer. */
const chain = (trip: string) =>
  Prisma.raw(
    `COALESCE(odometer_chain(e."odometerReplacements", ${trip}."date", ${trip}."odometerStartTenths"), 0)`,
  );

/** The tables they come from. The trip before is that of `asDriven`: what ended on one day goes by first day and reading. */
export const FACT_JOINS = Prisma.sql`
  LEFT JOIN "trip" t ON l."kind" = 1 AND t."carrierId" = l."carrierId" AND t."id" = l."recordId"
  LEFT JOIN "fuel_purchase" f ON l."kind" = 2 AND f."carrierId" = l."carrierId" AND f."id" = l."recordId"
  LEFT JOIN "equipment" e ON e."carrierId" = l."carrierId" AND e."id" = COALESCE(f."equipmentId", t."equipmentId")
  LEFT JOIN LATERAL (
    SELECT q."id", q."date", q."endDate", q."odometerEndTenths", q."odometerEndTenthKilometers", q."stops" FROM "trip" q
    WHERE q."carrierId" = t."carrierId" AND q."equipmentId" = t."equipmentId" AND q."endDate" <= t."endDate"
      AND ${counts('q')}
      AND (q."endDate", q."date", ${chain('q')}, q."id") < (t."endDate", t."date", ${chain('t')}, t."id")
    ORDER BY q."endDate" DESC, q."date" DESC, ${chain('q')} DESC, q."id" DESC LIMIT 1) p ON true`;

/** A row of those columns; of the other kind of record all are null. */
export interface RawFacts
  extends
    RecordVersion,
    Omit<FuelFacts, 'sameDay'>,
    Pick<
      TripFacts,
      | 'endDate'
      | 'entry'
      | 'odometerStartTenths'
      | 'odometerStartTenthKilometers'
      | 'odometerEndTenths'
      | 'odometerEndTenthKilometers'
    > {
  originCity: string | null;
  originState: string | null;
  destinationCity: string | null;
  destinationState: string | null;
  counts: boolean | null;
  odometerReplacements: OdometerReplacement[] | null;
  tripStates: [string, number, number, boolean, number | null, number | null][] | null;
  previousId: number | null;
  previousDate: string;
  previousEndDate: string;
  previousOdometer: number | null;
  previousKilometers: number | null;
  previousCity: string | null;
  previousState: string | null;
  sameDay: FuelFacts['sameDay'] | null;
}

const placeOf = (city: string | null, state: string | null): Place | null =>
  city === null || state === null ? null : { city, state };

export const tripFactsOf = (raw: RawFacts): TripFacts => ({
  endDate: raw.endDate,
  entry: raw.entry,
  odometerStartTenths: raw.odometerStartTenths,
  odometerStartTenthKilometers: raw.odometerStartTenthKilometers,
  odometerEndTenths: raw.odometerEndTenths,
  odometerEndTenthKilometers: raw.odometerEndTenthKilometers,
  origin: placeOf(raw.originCity, raw.originState),
  destination: placeOf(raw.destinationCity, raw.destinationState),
  states: (raw.tripStates ?? []).map(
    ([jurisdiction, tenthMiles, exemptTenthMiles, manual, tenthKilometers, exemptTenthKilometers]) => ({
      jurisdiction,
      tenthMiles,
      tenthKilometers,
      exemptTenthMiles,
      exemptTenthKilometers,
      manual,
    }),
  ),
  counts: raw.counts !== false,
  odometerReplacements: raw.odometerReplacements ?? [],
  previous:
    raw.previousId === null
      ? null
      : {
          id: raw.previousId,
          date: raw.previousDate,
          endDate: raw.previousEndDate,
          odometerEndTenths: raw.previousOdometer,
          odometerEndTenthKilometers: raw.previousKilometers,
          destination: placeOf(raw.previousCity, raw.previousState),
        },
});

export const fuelFactsOf = ({
  quantity,
  fuelUnit,
  fuelType,
  seller,
  reference,
  pricePerUnit,
  totalCents,
  taxPaid,
  untaxedQuantity,
  bulk,
  tankGallons,
  tankLiters,
  unitDrove,
  unitDroveThere,
  sameDay,
}: RawFacts): FuelFacts => ({
  quantity,
  fuelUnit,
  fuelType,
  seller,
  reference,
  pricePerUnit,
  totalCents,
  taxPaid,
  untaxedQuantity,
  bulk,
  tankGallons,
  tankLiters,
  unitDrove,
  unitDroveThere,
  sameDay: sameDay ?? [],
});
