import type { CalculatedRoute, CalculationStop, FuelPurchase } from '~/areas/calculator/rules/calculation';
import type { Calculation, Prisma } from '~/platform/database/generated/prisma/client';
import type { PublicScope, SystemScope } from '~/platform/database/scope.server';
import type { RouteOptions } from '~/platform/routing-engine/port';

/** What a road is found for beside its stops. */
export type RoadFor = Pick<RouteOptions, 'truck' | 'date'>;

export interface CalculationRecord {
  uid: string;
  stops: CalculationStop[];
  routeOptions: RoadFor | null;
  quarterKey: number;
  status: 'pending' | 'ok' | 'error';
  revision: number;
  distanceTenthMiles: number | null;
  route: CalculatedRoute | null;
  routeError: string | null;
  fuelPurchases: FuelPurchase[] | null;
  expiresAt: Date;
}

const asJson = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue;

const recordOf = (row: Calculation): CalculationRecord => ({
  ...row,
  stops: row.stops as unknown as CalculationStop[],
  routeOptions: row.routeOptions as unknown as RoadFor | null,
  route: row.route as unknown as CalculatedRoute | null,
  fuelPurchases: row.fuelPurchases as unknown as FuelPurchase[] | null,
});

/** Inserts a pending calculation; null where the uid is taken. */
export async function insertCalculation(
  { db }: PublicScope,
  input: {
    uid: string;
    stops: CalculationStop[];
    routeOptions?: RoadFor;
    quarterKey: number;
    expiresAt: Date;
  },
): Promise<CalculationRecord | null> {
  const { stops, routeOptions, ...rest } = input;
  const rows = await db.calculation.createManyAndReturn({
    data: [
      {
        ...rest,
        stops: asJson(stops),
        ...(routeOptions ? { routeOptions: asJson(routeOptions) } : {}),
      },
    ],
    skipDuplicates: true,
  });
  return rows[0] ? recordOf(rows[0]) : null;
}

/** A calculation that has not expired. */
export async function findCalculation(
  { db }: PublicScope | SystemScope,
  uid: string,
  now: Date,
): Promise<CalculationRecord | null> {
  const row = await db.calculation.findFirst({ where: { uid, expiresAt: { gt: now } } });
  return row ? recordOf(row) : null;
}

/** Saves the outcome of a route job where the revision is still the one it was started for. */
export async function saveCalculationRoute(
  { db }: SystemScope,
  key: { uid: string; revision: number },
  outcome: { route: CalculatedRoute; distanceTenthMiles: number } | { routeError: string },
): Promise<boolean> {
  const data =
    'route' in outcome
      ? {
          status: 'ok' as const,
          route: asJson(outcome.route),
          distanceTenthMiles: outcome.distanceTenthMiles,
          routeError: null,
        }
      : { status: 'error' as const, routeError: outcome.routeError };
  const { count } = await db.calculation.updateMany({ where: { ...key, status: 'pending' }, data });
  return count === 1;
}

export async function saveFuelPurchases(
  { db }: PublicScope,
  uid: string,
  input: { fuelPurchases: FuelPurchase[]; quarterKey: number },
): Promise<void> {
  await db.calculation.update({
    where: { uid },
    data: { fuelPurchases: asJson(input.fuelPurchases), quarterKey: input.quarterKey },
    select: { uid: true },
  });
}

/** Removes what visitors have left behind; returns how many. */
export async function deleteExpiredCalculations({ db }: SystemScope, now: Date): Promise<number> {
  const { count } = await db.calculation.deleteMany({ where: { expiresAt: { lte: now } } });
  return count;
}
