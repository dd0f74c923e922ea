import { firstDayOfQuarter, lastDayOfQuarter, quarterKey, type Quarter } from '~/engine/calendar/quarter';
import type { ExemptPeriod } from '~/engine/ifta/records';
import { ofJsonRow, type JsonRow } from '~/platform/database/column-values.server';
import type { Carrier, Equipment, OwnRate, RateQuarter } from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';

/** What returns are computed from beside the records and the rates, as the tables have it. */
export interface BasisRows {
  carrier: Carrier;
  equipment: Equipment[];
  /** The first quarter with a record. */
  earliest: number | null;
  /** The last one. */
  latest: number | null;
  quarters: QuarterRows[];
}

export interface QuarterRows {
  key: number;
  published: RateQuarter | null;
  ownRates: OwnRate[];
  /** Fuel holidays that touch the quarter. */
  exemptPeriods: ExemptPeriod[];
  isFiled: boolean;
  /** How often its return was filed, those that were opened again among them. */
  versions: number;
}

interface RawBasis extends Pick<BasisRows, 'earliest' | 'latest'> {
  carrier: JsonRow<Carrier>;
  equipment: JsonRow<Equipment>[];
  quarters: RawQuarter[];
}

type RawQuarter = Omit<QuarterRows, 'published' | 'ownRates'> & {
  published: JsonRow<RateQuarter> | null;
  ownRates: JsonRow<OwnRate>[];
};

/** In one statement, so that all of it is of one moment and a page of a quarter is one journey to the database. */
export async function readBasisRows(scope: CarrierScope, quarters: readonly Quarter[]): Promise<BasisRows> {
  const [row] = await scope.db.$queryRaw<[RawBasis?]>`/* prepared */
    SELECT row_to_json(c) AS "carrier",
      COALESCE((SELECT json_agg(row_to_json(e)) FROM "equipment" e WHERE e."carrierId" = c."id"), '[]') AS "equipment",
      (SELECT min(l."quarterKey") FROM "ledger_entry" l WHERE l."carrierId" = c."id") AS "earliest",
      (SELECT max(l."quarterKey") FROM "ledger_entry" l WHERE l."carrierId" = c."id") AS "latest",
      COALESCE((SELECT json_agg(json_build_object('key', k."key",
          'published', (SELECT row_to_json(r) FROM "rate_quarter" r WHERE r."key" = k."key"),
          'ownRates', COALESCE((SELECT json_agg(row_to_json(o) ORDER BY o."fuel", o."jurisdiction")
            FROM "own_rate" o WHERE o."carrierId" = c."id" AND o."quarterKey" = k."key"), '[]'),
          'exemptPeriods', COALESCE((SELECT json_agg(json_strip_nulls(json_build_object('jurisdiction', x."jurisdiction",
              'from', x."from", 'to', x."to", 'fuelTypes', CASE WHEN x."fuel" IS NOT NULL THEN json_build_array(x."fuel") END))
              ORDER BY x."jurisdiction", x."from")
            FROM "exempt_period" x WHERE x."from" <= k."last" AND x."to" >= k."first"), '[]'),
          'isFiled', EXISTS (SELECT 1 FROM "filed_quarter" q WHERE q."carrierId" = c."id" AND q."quarterKey" = k."key"),
          'versions', (SELECT count(*) FROM "filed_return" v WHERE v."carrierId" = c."id" AND v."quarterKey" = k."key")))
        FROM unnest(${quarters.map(quarterKey)}::int[], ${quarters.map(firstDayOfQuarter)}::date[], ${quarters.map(lastDayOfQuarter)}::date[])
          AS k("key", "first", "last")), '[]') AS "quarters"
    FROM "carrier" c WHERE c."id" = ${scope.carrierId}::uuid`;
  if (!row) throw new Error('The carrier of the scope does not exist');
  return {
    carrier: ofJsonRow<Carrier>(row.carrier, {
      dates: [
        'licensedSince',
        'freeLimitRequestedAt',
        'disabledAt',
        'sandboxReadyAt',
        'createdAt',
        'updatedAt',
      ],
    }),
    equipment: row.equipment.map((unit) =>
      ofJsonRow<Equipment>(unit, {
        dates: ['weightsFrom', 'inServiceOn', 'outOfServiceOn', 'createdAt', 'updatedAt'],
      }),
    ),
    earliest: row.earliest,
    latest: row.latest,
    quarters: row.quarters.map(toRows),
  };
}

const toRows = ({ published, ownRates, ...rest }: RawQuarter): QuarterRows => ({
  ...rest,
  published:
    published &&
    ofJsonRow<RateQuarter>(published, {
      dates: ['finalOn', 'checkedOn', 'publishedAt'],
      decimals: ['usdToCad', 'cadToUsd'],
    }),
  ownRates: ownRates.map((own) =>
    ofJsonRow<OwnRate>(own, { dates: ['enteredAt'], decimals: ['rate', 'surcharge'] }),
  ),
});
