import type { FuelType } from '~/engine/ifta/fuel-types';
import type { ExemptPeriod } from '~/engine/ifta/records';
import { dateText, dateValue } from '~/platform/database/column-values.server';
import type { Scope, SystemScope } from '~/platform/database/scope.server';

/** Fuel holidays that touch these days, both included, by jurisdiction and first day. */
export async function listExemptPeriods(scope: Scope, from: string, to: string): Promise<ExemptPeriod[]> {
  const rows = await scope.db.exemptPeriod.findMany({
    where: { from: { lte: dateValue(to) }, to: { gte: dateValue(from) } },
    orderBy: [{ jurisdiction: 'asc' }, { from: 'asc' }],
  });
  return rows.map((row) => ({
    jurisdiction: row.jurisdiction,
    from: dateText(row.from),
    to: dateText(row.to),
    ...(row.fuel === null ? {} : { fuelTypes: [row.fuel as FuelType] }),
  }));
}

/** As an administrator entered it. */
export interface EnteredExemptPeriod {
  id: number;
  jurisdiction: string;
  fuel: string | null;
  from: string;
  to: string;
  source: string;
}

/** Every fuel holiday, the latest first. */
export async function listAllExemptPeriods(scope: SystemScope): Promise<EnteredExemptPeriod[]> {
  const rows = await scope.db.exemptPeriod.findMany({ orderBy: [{ from: 'desc' }, { jurisdiction: 'asc' }] });
  return rows.map(({ id, jurisdiction, fuel, from, to, source }) => ({
    id,
    jurisdiction,
    fuel,
    source,
    from: dateText(from),
    to: dateText(to),
  }));
}

export async function insertExemptPeriod(
  scope: SystemScope,
  period: Omit<EnteredExemptPeriod, 'id'>,
  by: string,
): Promise<number> {
  const { from, to, ...rest } = period;
  const { id } = await scope.db.exemptPeriod.create({
    data: { ...rest, from: dateValue(from), to: dateValue(to), createdBy: by },
    select: { id: true },
  });
  return id;
}

/** @returns what was removed; null where it was not there. */
export async function deleteExemptPeriod(
  scope: SystemScope,
  id: number,
): Promise<EnteredExemptPeriod | null> {
  const row = await scope.db.exemptPeriod.findUnique({ where: { id } });
  if (!row) return null;
  await scope.db.exemptPeriod.deleteMany({ where: { id } });
  return {
    id,
    jurisdiction: row.jurisdiction,
    fuel: row.fuel,
    source: row.source,
    from: dateText(row.from),
    to: dateText(row.to),
  };
}
