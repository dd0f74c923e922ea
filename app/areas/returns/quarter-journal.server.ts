import { listEquipment } from '~/areas/equipment/data/equipment.server';
import { readFuelCosts, type FuelCost } from '~/areas/returns/data/fuel-costs.server';
import type { JournalFacts } from '~/areas/returns/rules/journal';
import type { ReportFilter } from '~/areas/returns/rules/report-filter';
import type { LocalDate } from '~/engine/calendar/local-date';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { baseProfileOf, filingBaseOf, type Currency } from '~/engine/ifta/base-profile';
import { paidSymbol } from '~/areas/fuel/rules/paid-currency';
import { notFound, ok, type Result } from '~/engine/result';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { quarterReport } from './quarter-report.server';

export interface QuarterJournal extends JournalFacts {
  /** Purchases that name neither total nor price: they are in no entry. */
  withoutTotal: number;
  /** The money of the entries. */
  currency: Currency;
  /** Fuel that was paid in the money of the other country: a journal has one, so it is in no entry. */
  otherMoney: { currency: Currency; purchases: number; cents: number } | null;
  isFiled: boolean;
}

const NO_UNIT = 'No unit';

const collator = new Intl.Collator('en', { numeric: true });
/** As lists of trucks are ordered; what names none comes last. */
const byTruck = (a: { truck: string }, b: { truck: string }): number =>
  Number(a.truck === NO_UNIT) - Number(b.truck === NO_UNIT) || collator.compare(a.truck, b.truck);

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
  const { currency } = baseProfileOf(filingBaseOf(report.value.carrier.baseJurisdiction).jurisdiction);
  const isOwn = ({ state }: FuelCost) => (paidSymbol(state) === 'C$') === (currency === 'CAD');
  const others = costs.filter((cost) => !isOwn(cost) && cost.purchases > cost.withoutTotal);
  const fuel = new Map<number | null, number>();
  for (const { equipmentId: id, cents } of costs.filter(isOwn)) fuel.set(id, (fuel.get(id) ?? 0) + cents);
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
          .sort(byTruck)
      : null,
    fuel: [...fuel]
      .map(([id, cents]) => ({ truck: nameOf(id === null ? null : String(id)), cents }))
      .sort(byTruck),
    currency,
    otherMoney:
      others.length === 0
        ? null
        : {
            currency: currency === 'USD' ? 'CAD' : 'USD',
            purchases: others.reduce((sum, cost) => sum + cost.purchases - cost.withoutTotal, 0),
            cents: others.reduce((sum, cost) => sum + cost.cents, 0),
          },
    withoutTotal: costs.reduce((sum, cost) => sum + cost.withoutTotal, 0),
  });
}
