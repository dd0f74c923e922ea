import {
  countWithoutTank,
  findEntry,
  findTank,
  listEntries,
  listOwnWithdrawals,
  listTanks as list,
  readTankDays,
  type OwnWithdrawal,
} from '~/areas/bulk-tanks/data/bulk-tanks.server';
import type { BulkTank, TankEntry } from '~/areas/bulk-tanks/rules/tank';
import {
  tankPeriod,
  tankQuestions,
  type TankPeriod,
  type TankQuestion,
} from '~/areas/bulk-tanks/rules/tank-book';
import { addDays, type LocalDate } from '~/engine/calendar/local-date';
import { firstDayOfQuarter, lastDayOfQuarter, type Quarter } from '~/engine/calendar/quarter';
import { notFound, ok, type Result } from '~/engine/result';
import { convertFuel } from '~/engine/units/conversion';
import type { Decimal } from '~/engine/units/decimal';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { NO_SUCH_ENTRY } from './save-entry.server';
import { NO_SUCH_TANK } from './save-tank.server';

export type { BulkTank, OwnWithdrawal, TankEntry };

/** A month or the quarter of a tank, in liters, with what an auditor would ask. */
export interface ReconciledPeriod extends TankPeriod {
  questions: TankQuestion[];
}

/** A tank over a quarter: its book by month and as a whole, and everything that it is made of. */
export interface TankReconciliation {
  tank: BulkTank;
  months: ReconciledPeriod[];
  quarter: ReconciledPeriod;
  entries: TankEntry[];
  withdrawals: OwnWithdrawal[];
}

export const listTanks = (ctx: Ctx<CarrierScope>): Promise<BulkTank[]> => list(ctx.scope);

export async function readTank(ctx: Ctx<CarrierScope>, id: number): Promise<Result<BulkTank>> {
  const tank = await findTank(ctx.scope, id);
  return tank ? ok(tank) : notFound(NO_SUCH_TANK);
}

/** An entry with its tank. */
export async function readEntry(
  ctx: Ctx<CarrierScope>,
  tankId: number,
  id: number,
): Promise<Result<{ tank: BulkTank; entry: TankEntry }>> {
  const [tank, entry] = [await findTank(ctx.scope, tankId), await findEntry(ctx.scope, id)];
  return tank && entry?.tankId === tank.id ? ok({ tank, entry }) : notFound(NO_SUCH_ENTRY);
}

/** Entries of a tank, the newest first. */
export async function listTankEntries(ctx: Ctx<CarrierScope>, id: number): Promise<Result<TankEntry[]>> {
  const tank = await findTank(ctx.scope, id);
  return tank ? ok((await listEntries(ctx.scope, { tankId: id })).reverse()) : notFound(NO_SUCH_TANK);
}

export const capacityLiters = (tank: Pick<BulkTank, 'capacity' | 'unit'>): Decimal =>
  convertFuel({ value: tank.capacity, unit: tank.unit }, 'litre');

function monthsOf(quarter: Quarter): { from: LocalDate; to: LocalDate }[] {
  const first = (quarter.quarter - 1) * 3 + 1;
  const dayOf = (month: number) =>
    `${month > 12 ? quarter.year + 1 : quarter.year}-${String(month > 12 ? month - 12 : month).padStart(2, '0')}-01`;
  return [0, 1, 2].map((index) => ({
    from: dayOf(first + index),
    to: addDays(dayOf(first + index + 1), -1),
  }));
}

/** Every tank of the carrier over a quarter, or the one that is named. */
export async function reconcileTanks(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  tankId?: number,
): Promise<TankReconciliation[]> {
  const [from, to] = [firstDayOfQuarter(quarter), lastDayOfQuarter(quarter)];
  const tanks = (await list(ctx.scope)).filter(({ id }) => tankId === undefined || id === tankId);
  if (tanks.length === 0) return [];
  const [days, entries, withdrawals] = await Promise.all([
    readTankDays(ctx.scope, to, tankId),
    listEntries(ctx.scope, { tankId, from, to }),
    listOwnWithdrawals(ctx.scope, from, to, tankId),
  ]);
  return tanks.map((tank) => {
    const own = days.filter((day) => day.tankId === tank.id);
    const capacity = capacityLiters(tank);
    const period = (first: LocalDate, last: LocalDate, months: number): ReconciledPeriod => {
      const book = tankPeriod(own, first, last);
      return { ...book, questions: tankQuestions(book, capacity, months) };
    };
    return {
      tank,
      months: monthsOf(quarter).map((month) => period(month.from, month.to, 1)),
      quarter: period(from, to, 3),
      entries: entries.filter((entry) => entry.tankId === tank.id),
      withdrawals: withdrawals.filter((withdrawal) => withdrawal.tankId === tank.id),
    };
  });
}

/** One tank over a quarter. */
export async function reconcileTank(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  id: number,
): Promise<Result<TankReconciliation>> {
  const [found] = await reconcileTanks(ctx, quarter, id);
  return found ? ok(found) : notFound(NO_SUCH_TANK);
}

/** How many withdrawals of a quarter are marked as bulk and name no tank. */
export const bulkWithoutTank = (ctx: Ctx<CarrierScope>, quarter: Quarter): Promise<number> =>
  countWithoutTank(ctx.scope, firstDayOfQuarter(quarter), lastDayOfQuarter(quarter));
