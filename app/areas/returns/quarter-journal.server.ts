import { listEquipment } from '~/areas/equipment/data/equipment.server';
import { readFuelCosts } from '~/areas/returns/data/fuel-costs.server';
import type { JournalFacts } from '~/areas/returns/rules/journal';
import type { ReportFilter } from '~/areas/returns/rules/report-filter';
import type { LocalDate } from '~/engine/calendar/local-date';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { notFound, ok, type Result } from '~/engine/result';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { quarterReport } from './quarter-report.server';

export interface QuarterJournal extends JournalFacts {
  /** Purchases that name neither total nor price: they are in no entry. */
  withoutTotal: number;
  isFiled: boolean;
}

const NO_UNIT = 'No unit';

/**
 * A quarter's fuel tax by truck, as the return shares it out, and what its fuel cost.
 * @param equipmentId one truck only; a truck of another carrier is not found
 */
export async function quarterJournal(
  ctx: Ctx<CarrierScope>,
  { quarter, equipmentId }: Pick<ReportFilter, 'quarter' | 'equipmentId'>,
  today: LocalDate,
): Promise<Result<QuarterJournal>> {
  const equipment = await listEquipment(ctx.scope);
  if (equipmentId !== null && !equipment.some(({ id }) => id === equipmentId))
    return notFound('This vehicle was not found.');
  const report = await quarterReport(
    ctx,
    { quarter, equipmentId: null, perEquipment: true, hideNoData: true },
    today,
  );
  if (!report.ok) return report;
  const key = quarterKey(quarter);
  const { computed, shares, filed } = report.value;
  const units = new Map(equipment.map((unit) => [String(unit.id), unit.unit]));
  const nameOf = (id: string | null) => (id === null ? NO_UNIT : (units.get(id) ?? NO_UNIT));
  const isAsked = (id: string | null) => equipmentId === null || id === String(equipmentId);
  const costs = (await readFuelCosts(ctx.scope, key)).filter((cost) =>
    isAsked(cost.equipmentId === null ? null : String(cost.equipmentId)),
  );
  return ok({
    label: quarterLabel(quarter),
    quarterKey: key,
    isFiled: filed !== null,
    taxes: computed.complete
      ? shares
          .filter((share) => isAsked(share.equipmentId))
          .map((share) => ({
            truck: nameOf(share.equipmentId),
            taxCents: share.totals.taxCents + share.totals.surchargeCents,
            lateCents: share.totals.interestCents + share.totals.penaltyCents,
          }))
      : null,
    fuel: costs.map((cost) => ({
      truck: nameOf(cost.equipmentId === null ? null : String(cost.equipmentId)),
      cents: cost.cents,
    })),
    withoutTotal: costs.reduce((sum, cost) => sum + cost.withoutTotal, 0),
  });
}
