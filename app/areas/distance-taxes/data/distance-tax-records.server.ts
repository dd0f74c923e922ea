import type { Weights } from '~/areas/equipment/rules/dated-weights';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { WeightMethod } from '~/areas/distance-taxes/rules/compute-distance-tax';
import type { WeightChange } from '~/areas/distance-taxes/rules/state-return';
import type { LocalDate } from '~/engine/calendar/local-date';
import type { Frequency, TaxState } from '~/areas/distance-taxes/rules/tax-periods';

/** How a carrier files a state's tax. */
export interface TaxAccount {
  state: TaxState;
  frequency: Frequency;
  method: WeightMethod;
}

/** What only the carrier knows about a vehicle's miles in a state and period. Whole miles, pounds. */
export interface TaxEntry {
  equipmentId: number;
  /** The first day of the weight that they were driven at; empty: the first weight of the period. */
  since: string;
  emptyMiles: number;
  paidMiles: number;
  unladenPounds: number | null;
  oneWayHaul: boolean;
  logging: boolean;
}

export interface PeriodEntry extends TaxEntry {
  state: TaxState;
  period: string;
}

export async function readTaxAccounts(scope: CarrierScope): Promise<TaxAccount[]> {
  const rows = await scope.db.distanceTaxAccount.findMany({ where: { carrierId: scope.carrierId } });
  return rows.map((row) => ({
    state: row.jurisdiction as TaxState,
    frequency: row.frequency as Frequency,
    method: row.method as WeightMethod,
  }));
}

/** What was entered for these periods. */
export async function readTaxEntries(
  scope: CarrierScope,
  periods: readonly string[],
): Promise<PeriodEntry[]> {
  const rows = await scope.db.distanceTaxEntry.findMany({
    where: { carrierId: scope.carrierId, period: { in: [...periods] } },
  });
  return rows.map(({ carrierId: _carrier, jurisdiction, equipmentId, ...row }) => ({
    ...row,
    state: jurisdiction as TaxState,
    equipmentId: Number(equipmentId),
  }));
}

/** The unloaded weights as they were entered last, by vehicle. */
export async function readUnladenPounds(scope: CarrierScope): Promise<Map<number, number>> {
  const rows = await scope.db.$queryRaw<{ equipmentId: bigint; pounds: number }[]>`
    SELECT DISTINCT ON ("equipmentId") "equipmentId", "unladenPounds" AS "pounds" FROM "distance_tax_entry"
    WHERE "carrierId" = ${scope.carrierId}::uuid AND "unladenPounds" IS NOT NULL ORDER BY "equipmentId", left("period", 4) DESC, "period" DESC, "since" DESC`;
  return new Map(rows.map((row) => [Number(row.equipmentId), row.pounds]));
}

/** Weights and axles that were entered over others since a day, in the order in which they were. */
export async function readWeightChanges(
  scope: CarrierScope,
  since: LocalDate,
  timeZone: string,
): Promise<WeightChange[]> {
  const rows = await scope.db.$queryRaw<
    { equipmentId: bigint; on: string; before: Weights; after: Weights }[]
  >`
    SELECT "recordId" AS "equipmentId", to_char("at" AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS "on", "before", "after" FROM "record_change"
    WHERE "carrierId" = ${scope.carrierId}::uuid AND "entity" = 'equipment' AND "action" = 'updated'
      AND "at" >= ${since}::timestamp AT TIME ZONE ${timeZone}
      AND ("before"->'registeredWeightPounds', "before"->'combinationWeightPounds', "before"->'axles')
        IS DISTINCT FROM ("after"->'registeredWeightPounds', "after"->'combinationWeightPounds', "after"->'axles')
    ORDER BY "id"`;
  const measuresOf = (logged: Weights): Weights => ({
    axles: logged.axles ?? null,
    registeredWeightPounds: logged.registeredWeightPounds ?? null,
    combinationWeightPounds: logged.combinationWeightPounds ?? null,
  });
  return rows.map(({ equipmentId, on, before, after }) => ({
    equipmentId: Number(equipmentId),
    on,
    before: measuresOf(before),
    after: measuresOf(after),
  }));
}

/** Keeps how a state is filed and what was entered for the periods, in place of what was there. */
export async function saveTaxEntries(
  scope: CarrierScope,
  account: TaxAccount,
  entries: ReadonlyMap<string, readonly TaxEntry[]>,
): Promise<void> {
  const key = { carrierId: scope.carrierId, jurisdiction: account.state };
  const { frequency, method } = account;
  await scope.db.distanceTaxAccount.upsert({
    where: { carrierId_jurisdiction: key },
    create: { ...key, frequency, method },
    update: { frequency, method },
  });
  for (const [period, rows] of entries) {
    await scope.db.distanceTaxEntry.deleteMany({ where: { ...key, period } });
    await scope.db.distanceTaxEntry.createMany({
      data: rows.map((row) => ({ ...key, period, ...row, equipmentId: BigInt(row.equipmentId) })),
    });
  }
}

/** Notes a reminder of a state's tax. @returns false where it was sent before. */
export async function noteTaxReminder(
  scope: CarrierScope,
  reminder: { state: TaxState; period: string; daysBefore: number },
  at: Date,
): Promise<boolean> {
  const { count } = await scope.db.distanceTaxReminder.createMany({
    data: [
      {
        carrierId: scope.carrierId,
        userId: scope.userId,
        jurisdiction: reminder.state,
        period: reminder.period,
        daysBefore: reminder.daysBefore,
        sentAt: at,
      },
    ],
    skipDuplicates: true,
  });
  return count === 1;
}
