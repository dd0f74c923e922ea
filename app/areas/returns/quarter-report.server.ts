import type { Carrier } from '~/areas/carriers/data/carriers.server';
import {
  findFiledReturn,
  listFiledReturns,
  type FiledReturn,
  type FiledSummary,
} from '~/areas/returns/data/filed-returns.server';
import { findRates, type PublishedQuarter } from '~/areas/rates/data/rates.server';
import { onReplica } from '~/platform/database/replica.server';
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
import { readQuarterBasis, type QuarterBasis } from './quarter-basis.server';

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

/** What is asked of a quarter, with the choices that a page offers beside the answer. */
export interface AskedReport {
  choices: ReportChoices;
  report: Result<QuarterReport>;
}

const choicesOf = ({ earliest, latest, equipment }: QuarterBasis, today: LocalDate): ReportChoices => ({
  quarters: reportQuarters(today, earliest, latest),
  equipment: equipment.map(({ id, unit, active }) => ({ id, unit, active })),
});

/** What can be asked for, where nothing that was asked can be read. */
export const reportChoices = async (ctx: Ctx<CarrierScope>, today: LocalDate): Promise<ReportChoices> =>
  choicesOf(await readQuarterBasis(ctx.scope, []), today);

/**
 * The report of a filter. With a vehicle, or per vehicle, each one's share of the fleet's return: the shares of all
 * add up to the return to the cent.
 */
export const quarterReport = async (
  ctx: Ctx<CarrierScope>,
  filter: ReportFilter,
  today: LocalDate,
): Promise<Result<QuarterReport>> => (await askReport(ctx, filter, today)).report;

/** The same with the choices of the page, which cost no further statement. */
export const askReport = (
  ctx: Ctx<CarrierScope>,
  filter: ReportFilter,
  today: LocalDate,
): Promise<AskedReport> => onReplica(ctx.scope, (scope) => readReport({ ...ctx, scope }, filter, today));

async function readReport(
  ctx: Ctx<CarrierScope>,
  filter: ReportFilter,
  today: LocalDate,
): Promise<AskedReport> {
  const basis = await readQuarterBasis(ctx.scope, [filter.quarter]);
  const choices = choicesOf(basis, today);
  const report =
    (await filedReport(ctx, filter, today, basis)) ?? (await liveReport(ctx, filter, today, basis));
  if (filter.equipmentId === null || report.units.some((unit) => unit.id === filter.equipmentId))
    return { choices, report: ok(report) };
  const known = basis.equipment.find((unit) => unit.id === filter.equipmentId);
  return {
    choices,
    report: known
      ? ok({ ...report, units: [...report.units, toReportUnit(known)] })
      : invalid('This vehicle was not found.', { equipment_id: ['This vehicle was not found.'] }),
  };
}

async function liveReport(
  ctx: Ctx<CarrierScope>,
  filter: ReportFilter,
  today: LocalDate,
  basis: QuarterBasis,
): Promise<QuarterReport> {
  const options = {
    shares: filter.perEquipment || filter.equipmentId !== null,
    emptyLines: !filter.hideNoData,
    basis,
  };
  // Filed elsewhere: locked, with no figures of ours. Nothing is late about it.
  if (basis.of(filter.quarter).isFiled)
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
  basis: QuarterBasis,
): Promise<QuarterReport | null> {
  const key = quarterKey(filter.quarter);
  const { isFiled, versions, published, ownRates } = basis.of(filter.quarter);
  const stored = isFiled && versions > 0 ? await findFiledReturn(ctx.scope, key) : null;
  if (!stored) return null;
  const { figures, sources: _sources, ...filed } = stored;
  const rows = await findRates(ctx.scope, [key], { revisions: new Map([[key, published?.revision ?? 0]]) });
  const table = rateTableOf(filter.quarter, rows, ownRates);
  const { computed, shares, units, outsideUnits } = figures;
  return {
    filter,
    today,
    carrier: basis.carrier,
    computed,
    shares,
    units: units as ReportUnit[],
    outsideUnits,
    emptyLines: filter.hideNoData ? [] : emptyLinesOf(computed, table, filter.quarter),
    rates: published,
    readiness: { state: 'filed', blockers: [] },
    filed,
    draft: null,
    movedRates: movedRates(computed, table),
    changes: await changesOf(ctx, stored),
  };
}
