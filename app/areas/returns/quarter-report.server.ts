import { readCarrier, type Carrier } from '~/areas/carriers/data/carriers.server';
import {
  findFiledReturn,
  isQuarterFiled,
  listFiledReturns,
  type FiledReturn,
  type FiledSummary,
} from '~/areas/returns/data/filed-returns.server';
import { listEquipment } from '~/areas/equipment/data/equipment.server';
import { findPublishedQuarter, findRates, type PublishedQuarter } from '~/areas/rates/data/rates.server';
import { listOwnRates } from '~/areas/rates/data/own-rates.server';
import { earliestQuarter } from '~/areas/returns/data/quarter-sums.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { type LocalDate } from '~/engine/calendar/local-date';
import { quarterKey, type Quarter } from '~/engine/calendar/quarter';
import type { EquipmentShare } from '~/engine/ifta/allocate-shares';
import { amendReturn, type LineDifference } from '~/engine/ifta/amend-return';
import type { IftaReturn } from '~/engine/ifta/return-types';
import { rateTableOf } from '~/areas/rates/rules/rate-sheet';
import { movedRates } from '~/areas/returns/rules/moved-rates';
import { invalid, ok, type Result } from '~/engine/result';
import type { Readiness } from '~/areas/returns/rules/readiness';
import { reportQuarters, type ReportFilter } from '~/areas/returns/rules/report-filter';
import type { Ctx } from '~/platform/context';
import {
  computeQuarter,
  emptyLinesOf,
  toReportUnit,
  type EmptyLine,
  type ReportUnit,
} from './compute-quarter.server';
import { previewToday, type FilingPreview } from './preview-filing.server';

/** What the filter offers: periods newest first, and the vehicles. */
export interface ReportChoices {
  quarters: Quarter[];
  equipment: { id: number; unit: string; active: boolean }[];
}

/** A quarter's report: as filed where it is filed, else computed from the records. */
export interface QuarterReport {
  filter: ReportFilter;
  today: LocalDate;
  carrier: Carrier;
  computed: IftaReturn;
  shares: EquipmentShare[];
  units: ReportUnit[];
  outsideUnits: string[];
  emptyLines: EmptyLine[];
  rates: PublishedQuarter | null;
  readiness: Readiness;
  /** The filing whose stored figures these are. */
  filed: FiledSummary | null;
  /** What filing it today would come to; null where it is filed. */
  draft: FilingSteps | null;
  /** Jurisdictions whose rates were published differently since the filing. */
  movedRates: string[];
  /** Of an amended return: its lines that differ from the version before, with both; null for an original. */
  changes: readonly LineDifference[] | null;
}

/** Of a filing computed for a day: what the papers show of it. */
export type FilingSteps = Pick<FilingPreview, 'asOf' | 'amendment' | 'version' | 'stepCents'>;

const stepsOf = ({ asOf, amendment, version, stepCents }: FilingPreview): FilingSteps => ({
  asOf,
  amendment,
  version,
  stepCents,
});

export async function reportChoices(ctx: Ctx<CarrierScope>, today: LocalDate): Promise<ReportChoices> {
  const [earliest, equipment] = await Promise.all([earliestQuarter(ctx.scope), listEquipment(ctx.scope)]);
  return {
    quarters: reportQuarters(today, earliest),
    equipment: equipment.map(({ id, unit, active }) => ({ id, unit, active })),
  };
}

/**
 * The report of a filter. With a vehicle, or per vehicle, each one's share of the fleet's return: the shares of all
 * add up to the return to the cent.
 */
export async function quarterReport(
  ctx: Ctx<CarrierScope>,
  filter: ReportFilter,
  today: LocalDate,
): Promise<Result<QuarterReport>> {
  const withShares = filter.perEquipment || filter.equipmentId !== null;
  const report =
    (await filedReport(ctx, filter, today)) ?? (await liveReport(ctx, filter, today, withShares));
  if (filter.equipmentId !== null && !report.units.some((unit) => unit.id === filter.equipmentId)) {
    const known = (await listEquipment(ctx.scope)).find((unit) => unit.id === filter.equipmentId);
    if (!known) return invalid('There is no such vehicle.', { equipment_id: ['There is no such vehicle.'] });
    return ok({ ...report, units: [...report.units, toReportUnit(known)] });
  }
  return ok(report);
}

async function liveReport(
  ctx: Ctx<CarrierScope>,
  filter: ReportFilter,
  today: LocalDate,
  shares: boolean,
): Promise<QuarterReport> {
  const options = { shares, emptyLines: !filter.hideNoData };
  // Filed elsewhere: locked, with no figures of ours. Nothing is late about it.
  if (await isQuarterFiled(ctx.scope, quarterKey(filter.quarter)))
    return {
      ...(await computeQuarter(ctx, filter.quarter, options)),
      filter,
      today,
      readiness: { state: 'filed', blockers: [] },
      filed: null,
      draft: null,
      movedRates: [],
      changes: null,
    };
  const preview = await previewToday(ctx, filter.quarter, today, options);
  return {
    ...preview.quarter,
    filter,
    today,
    readiness: preview.readiness,
    filed: null,
    draft: stepsOf(preview),
    movedRates: [],
    changes: preview.amendment?.lines ?? null,
  };
}

/** What a filed version changed against the one before it; null for the first, or one filed in other units. */
async function changesOf(
  ctx: Ctx<CarrierScope>,
  { quarterKey: key, version, figures }: FiledReturn,
): Promise<readonly LineDifference[] | null> {
  if (version === 1) return null;
  const before = (await listFiledReturns(ctx.scope, key)).find((filed) => filed.version === version - 1);
  if (before?.figures.computed.unitSystem !== figures.computed.unitSystem) return null;
  return amendReturn(before.figures.computed, figures.computed).lines;
}

async function filedReport(
  ctx: Ctx<CarrierScope>,
  filter: ReportFilter,
  today: LocalDate,
): Promise<QuarterReport | null> {
  const key = quarterKey(filter.quarter);
  const [stored, locked] = await Promise.all([
    findFiledReturn(ctx.scope, key),
    isQuarterFiled(ctx.scope, key),
  ]);
  if (!stored || !locked) return null;
  const { figures, sources: _sources, ...filed } = stored;
  const [carrier, rates, rows, own] = await Promise.all([
    readCarrier(ctx.scope),
    findPublishedQuarter(ctx.scope, filter.quarter),
    findRates(ctx.scope, [key]),
    listOwnRates(ctx.scope, [key]),
  ]);
  const table = rateTableOf(filter.quarter, rows, own);
  const { computed, shares, units, outsideUnits } = figures;
  return {
    filter,
    today,
    carrier,
    computed,
    shares,
    units: units as ReportUnit[],
    outsideUnits,
    emptyLines: filter.hideNoData ? [] : emptyLinesOf(computed, table, filter.quarter),
    rates,
    readiness: { state: 'filed', blockers: [] },
    filed,
    draft: null,
    movedRates: movedRates(computed, table),
    changes: await changesOf(ctx, stored),
  };
}
