import { nameOnPapers } from '~/areas/carriers/rules/sandbox-name';
import {
  dayOfWeek,
  daysBetween,
  formatLongDate,
  formatUsDate,
  type LocalDate,
} from '~/engine/calendar/local-date';
import { quarterKey, quarterLabel, quarterPeriodLabel } from '~/engine/calendar/quarter';
import { fuelTypeName } from '~/engine/ifta/fuel-types';
import type { EquipmentShare } from '~/engine/ifta/allocate-shares';
import { averageUnitName, noticeMessage } from '~/engine/ifta/notice';
import type { Schedule } from '~/engine/ifta/return-types';
import type { QuarterState } from '~/areas/returns/rules/readiness';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import type { RateStatus } from '~/engine/jurisdictions/published-rate';
import { ownRatesHint, type OwnRatesHint } from '~/areas/returns/rules/own-rates-hint';
import { isUnlicensed, quarterStateName } from '~/areas/returns/rules/readiness';
import {
  incompleteText,
  sumName,
  sumToPay,
  type CoverAmounts,
  type SumToPay,
} from '~/areas/returns/rules/sum-to-pay';
import { unitTitle } from '~/areas/returns/rules/unit-names';
import { formatWhole, fixedFromScaled } from '~/engine/units/format';
import type { QuarterReport } from '~/areas/returns/quarter-report.server';
import { centsText } from './figures';
import { filedSum, previewSum } from './filing-view';
import { groupsOf, type GroupView } from './report-groups';
import { rateSourceText } from './rate-source';

export interface ReportNotice {
  tone: 'bad' | 'warn' | 'plain';
  text: string;
}

/** Sums over all fuels; cents of the return's currency. Null where a line is not computed. */
export interface ViewTotals extends CoverAmounts {
  distance: number;
}

export interface ReportView {
  quarterKey: number;
  label: string;
  period: string;
  carrier: string;
  license: string | null;
  base: string | null;
  state: QuarterState;
  stateName: string;
  blockers: string[];
  dueDate: string;
  daysLeft: number;
  symbol: string;
  currency: 'USD' | 'CAD';
  distanceUnit: 'mi' | 'km';
  figures: { label: string; value: string }[];
  notices: ReportNotice[];
  groups: GroupView[];
  /** All groups there are; `groups` holds one page of them. */
  groupCount: number;
  /** "Unit 104" where the report is of one vehicle: figures and totals are then its share of the fleet's return. */
  vehicle: string | null;
  totals: ViewTotals;
  isLate: boolean;
  /** False for a quarter that ended before the license began: no return was due for it. */
  isDue: boolean;
  complete: boolean;
  rateStatus: RateStatus | null;
  rateSource: string;
  remarks: string[];
  filed: { version: number; filedOn: string; confirmation: string } | null;
  /** What it comes to, line by line, with credit applied, and what is to be paid. */
  sum: SumToPay;
  /** Tax and surcharge by jurisdiction, what is owed most first; null cents where it is not computed. */
  taxByState: { code: string; name: string; cents: number | null }[];
  /** Names of the jurisdictions whose rates moved since the return was filed. */
  movedRates: string[];
  /** Whether the carrier may enter rates that are missing, or has entered some. */
  ownRates: OwnRatesHint;
}

export interface ViewOptions {
  page?: number;
  /** Groups on a page; all when left out. */
  groupsPerPage?: number;
}

/** The report as pages, prints and programs show it: one group per fuel, or one per vehicle and fuel. */
export function reportView(report: QuarterReport, options: ViewOptions = {}): ReportView {
  const { computed, filter, carrier, readiness, today } = report;
  const symbol = computed.base.currency === 'CAD' ? 'C$' : '$';
  const all = groupsOf(report);
  const size = options.groupsPerPage ?? all.length;
  const page = Math.max(1, options.page ?? 1);
  const sum = sumOf(report);
  const totals = { distance: distanceOf(report), ...sum.cover };
  return {
    quarterKey: quarterKey(filter.quarter),
    label: quarterLabel(filter.quarter),
    period: quarterPeriodLabel(filter.quarter),
    carrier: nameOnPapers(carrier),
    license: carrier.iftaLicence,
    base: computed.base.jurisdiction,
    state: readiness.state,
    stateName: quarterStateName(readiness.state),
    blockers: [...readiness.blockers],
    dueDate: computed.dueDate.date,
    daysLeft: daysBetween(today, computed.dueDate.date),
    symbol,
    currency: computed.base.currency,
    distanceUnit: computed.distanceUnit === 'mile' ? 'mi' : 'km',
    figures: figuresOf(report, sum, symbol),
    notices: noticesOf(report),
    groups: all.slice((page - 1) * size, page * size).map((make) => make()),
    groupCount: all.length,
    vehicle:
      filter.equipmentId === null
        ? null
        : unitTitle(
            String(filter.equipmentId),
            new Map(report.units.map((unit) => [String(unit.id), unit.unit])),
          ),
    totals,
    isLate: computed.late,
    isDue: !isUnlicensed(filter.quarter, carrier.licensedSince),
    complete: computed.complete,
    rateStatus: computed.rateStatus,
    rateSource: rateSourceText(report.rates, report.filed !== null),
    remarks: [...computed.base.remarks],
    filed: report.filed && {
      version: report.filed.version,
      filedOn: formatLongDate(report.filed.filedOn),
      confirmation: report.filed.confirmation,
    },
    sum,
    taxByState: taxByState(report),
    movedRates: movedNames(report),
    ownRates: report.filed === null ? ownRatesHint(computed) : null,
  };
}

/** Of the fleet, or of the one vehicle the report is of. Lines of several fuels or parts of the quarter are one figure. */
function taxByState(report: QuarterReport): ReportView['taxByState'] {
  const lines =
    report.filter.equipmentId === null
      ? report.computed.schedules.flatMap((schedule) =>
          schedule.lines.map(({ jurisdiction, taxCents, surcharge }) => ({
            jurisdiction,
            taxCents,
            surchargeCents: surcharge === null ? 0 : surcharge.cents,
          })),
        )
      : (shareOf(report)?.lines ?? []);
  const sums = new Map<string, number | null>();
  for (const { jurisdiction, taxCents, surchargeCents } of lines) {
    const before = sums.get(jurisdiction);
    const own = taxCents === null ? null : taxCents + (surchargeCents ?? 0);
    sums.set(jurisdiction, before === null || own === null ? null : (before ?? 0) + own);
  }
  return [...sums]
    .map(([code, cents]) => ({ code, name: jurisdictionByCode(code)?.name ?? code, cents }))
    .sort((a, b) => (b.cents ?? 0) - (a.cents ?? 0) || (a.name < b.name ? -1 : 1));
}

/** Of the fleet as filed or as of today; of one vehicle its share, which has no credit of its own. */
function sumOf(report: QuarterReport): SumToPay {
  const { computed, filter, filed, draft } = report;
  if (filter.equipmentId !== null)
    return sumToPay({ computed, totals: shareTotals(report), asOf: draft?.asOf ?? null });
  if (filed) return filedSum({ ...filed, figures: { computed } });
  if (draft) return previewSum({ ...draft, quarter: { computed } });
  return sumToPay({ computed });
}

const movedNames = ({ movedRates }: QuarterReport): string[] =>
  movedRates.map((code) => jurisdictionByCode(code)?.name ?? code);

/** The share of the report's one vehicle; nothing where it has none. */
const shareOf = ({ filter, shares }: QuarterReport): EquipmentShare | undefined =>
  shares.find((share) => share.equipmentId === String(filter.equipmentId));

function shareTotals(report: QuarterReport): QuarterReport['computed']['totals'] {
  const totals = shareOf(report)?.totals ?? {
    taxCents: 0,
    surchargeCents: 0,
    interestCents: 0,
    penaltyCents: 0,
    dueCents: 0,
  };
  return {
    ...totals,
    totalDistance: distanceOf(report),
    netTaxCents: totals.taxCents + totals.surchargeCents,
  };
}

const distanceOf = (report: QuarterReport): number =>
  report.filter.equipmentId === null
    ? report.computed.totals.totalDistance
    : (shareOf(report)?.fuels ?? []).reduce((sum, fuel) => sum + fuel.totalDistance, 0);

function figuresOf(report: QuarterReport, sum: SumToPay, symbol: string): ReportView['figures'] {
  const { computed, filter } = report;
  const isVehicle = filter.equipmentId !== null;
  const [only, another] = computed.schedules;
  const fuelOf = (schedule: Schedule) =>
    isVehicle
      ? (shareOf(report)?.fuels.find((fuel) => fuel.fuelType === schedule.fuelType)?.totalFuel ?? 0)
      : schedule.totalFuel;
  const money = (cents: number | null) =>
    cents === null ? incompleteText(sum.missing) : centsText(cents, symbol);
  const tax = sum.cover.netTaxCents;
  return [
    {
      label: `Total ${computed.distanceUnit === 'mile' ? 'miles' : 'km'}`,
      value: formatWhole(distanceOf(report)),
    },
    ...computed.schedules.map((schedule) => ({
      label: `${fuelTypeName(schedule.fuelType)}, ${schedule.fuelUnit === 'gallon' ? 'gallons' : schedule.fuelUnit === 'litre' ? 'liters' : schedule.fuelUnit}`,
      value: formatWhole(fuelOf(schedule)),
    })),
    ...(only && !another
      ? [
          {
            label: `${isVehicle ? 'Fleet average' : 'Average'} ${averageUnitName(only.fuelUnit, computed.unitSystem)}`,
            value: only.average.hundredths === null ? '\u2013' : fixedFromScaled(only.average.hundredths, 2),
          },
        ]
      : []),
    { label: tax !== null && tax < 0 ? 'Credit' : 'Tax due', value: money(tax) },
    ...(sum.asOf === null
      ? []
      : [{ label: sumName(sum.toPayCents, sum.asOf), value: money(sum.toPayCents) }]),
  ];
}

const TONES = { blocking: 'bad', warning: 'warn', info: 'plain' } as const;
const ORDER = { bad: 0, warn: 1, plain: 2 } as const;

function noticesOf(report: QuarterReport): ReportNotice[] {
  const isDue = !isUnlicensed(report.filter.quarter, report.carrier.licensedSince);
  const notices: ReportNotice[] = report.computed.notices
    .filter(({ code }) => isDue || code !== 'no-operations')
    .map((notice) => ({ tone: TONES[notice.severity], text: noticeMessage(notice) }));
  const shown = new Set(notices.map((notice) => notice.text));
  if (report.movedRates.length > 0) {
    notices.push({
      tone: 'warn',
      text: `Rates changed after you filed: ${movedNames(report).join(', ')}. This report shows the figures you filed. Amend the return to report the difference.`,
    });
  }
  const isOver = report.readiness.state !== 'collecting';
  for (const [index, blocker] of report.readiness.blockers.entries()) {
    if (!shown.has(blocker)) notices.push({ tone: isOver || index > 0 ? 'warn' : 'plain', text: blocker });
  }
  if (report.outsideUnits.length > 0) {
    notices.push({
      tone: 'plain',
      text: `Left out because they do not qualify (R245): ${report.outsideUnits.map((unit) => `unit ${unit}`).join(', ')}.`,
    });
  }
  if (report.filter.equipmentId !== null || report.filter.perEquipment) {
    notices.push({
      tone: 'plain',
      text: "Each vehicle's table is its share of the fleet's return: taxable fuel uses the fleet's average, and the shares add up to the return to the cent.",
    });
  }
  if (report.computed.dueDate.moved && isDue) {
    notices.push({
      tone: 'plain',
      text: `The due date, ${formatUsDate(report.computed.dueDate.nominalDate)}, ${closedDay(report.computed.dueDate.nominalDate)}: the return is due ${formatUsDate(report.computed.dueDate.date)}.`,
    });
  }
  return notices.sort((a, b) => ORDER[a.tone] - ORDER[b.tone]);
}

/** Why nothing can be handed in on a day: `is a Saturday`, `is a Sunday` or, on any other day of the week, `is a holiday`. */
const closedDay = (date: LocalDate): string =>
  ({ 0: 'is a Sunday', 6: 'is a Saturday' })[dayOfWeek(date)] ?? 'is a holiday';

/** What the first warning says, for the message that comes up with the report. */
export const firstWarning = (view: ReportView): string | null =>
  view.notices.find((notice) => notice.tone !== 'plain')?.text ?? null;
