import { listEquipment } from '~/areas/equipment/data/equipment.server';
import { readFuelCosts } from '~/areas/returns/data/fuel-costs.server';
import type { JournalFacts } from '~/areas/returns/rules/journal';
import type { LocalDate } from '~/engine/calendar/local-date';
import { quarterKey, quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import { ok, type Result } from '~/engine/result';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { quarterReport } from './quarter-report.server';

export interface QuarterJournal extends JournalFacts {
  /** Purchases that name no total: they are in no entry. */
  withoutTotal: number;
  isFiled: boolean;
}

const NO_UNIT = 'No unit';

/** A quarter's fuel tax by truck, as the return shares it out, and what its fuel cost. */
export async function quarterJournal(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  today: LocalDate,
): Promise<Result<QuarterJournal>> {
  const report = await quarterReport(
    ctx,
    { quarter, equipmentId: null, perEquipment: true, hideNoData: true },
    today,
  );
  if (!report.ok) return report;
  const key = quarterKey(quarter);
  const { computed, shares, filed } = report.value;
  const units = new Map((await listEquipment(ctx.scope)).map((unit) => [String(unit.id), unit.unit]));
  const nameOf = (id: string | null) => (id === null ? NO_UNIT : (units.get(id) ?? NO_UNIT));
  const costs = await readFuelCosts(ctx.scope, key);
  return ok({
    label: quarterLabel(quarter),
    quarterKey: key,
    isFiled: filed !== null,
    taxes: computed.complete
      ? shares.map(({ equipmentId, totals }) => ({
          truck: nameOf(equipmentId),
          taxCents: totals.taxCents + totals.surchargeCents,
          lateCents: totals.interestCents + totals.penaltyCents,
        }))
      : null,
    fuel: costs.map(({ equipmentId, cents }) => ({
      truck: nameOf(equipmentId === null ? null : String(equipmentId)),
      cents,
    })),
    withoutTotal: costs.reduce((sum, cost) => sum + cost.withoutTotal, 0),
  });
}
