import { formatLongDate, formatUsDate } from '~/engine/calendar/local-date';
import { daysBetween } from '~/engine/calendar/local-date';
import { quarterKey, quarterLabel, quarterPeriodLabel } from '~/engine/calendar/quarter';
import { fuelTypeName } from '~/engine/ifta/fuel-types';
import type { EquipmentShare } from '~/engine/ifta/allocate-shares';
import { averageUnitName, noticeMessage } from '~/engine/ifta/notice';
import type { Schedule } from '~/engine/ifta/return-types';
import type { QuarterState } from '~/areas/returns/rules/readiness';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { quarterStateName } from '~/areas/returns/rules/readiness';
import { unitTitle } from '~/areas/returns/rules/unit-names';
import { formatWhole, fixedFromScaled } from '~/engine/units/format';
import type { QuarterReport } from '~/areas/returns/quarter-report.server';
import { centsText } from './figures';
import { amendedLines } from './filing-view';
import { groupsOf, type GroupView } from './report-groups';
import { rateSourceText } from './rate-source';

export interface ReportNotice {
  tone: 'bad' | 'warn' | 'plain';
  text: string;
}

/** Sums over all fuels; cents of the return's currency. */
export interface ViewTotals {
  distance: number;
  taxCents: number;
  surchargeCents: number;
  netTaxCents: number;
  interestCents: number;
  penaltyCents: number;
  dueCents: number;
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
  complete: boolean;
  rateStatus: 'final' | 'preliminary' | 'reconstructed' | null;
  rateSource: string;
  remarks: string[];
  filed: { version: number; filedOn: string; confirmation: string } | null;
  /** What the filing in force changed, where it is an amended return and the report is of the whole fleet. */
  amendment: { title: string; lines: { label: string; cents: number }[]; stepCents: number } | null;
  /** Names of the jurisdictions whose rates moved since the return was filed. */
  movedRates: string[];
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
  const totals = totalsOf(report);
  return {
    quarterKey: quarterKey(filter.quarter),
    label: quarterLabel(filter.quarter),
    period: quarterPeriodLabel(filter.quarter),
    carrier: carrier.legalName,
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
    figures: figuresOf(report, totals, symbol),
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
    complete: computed.complete,
    rateStatus: computed.rateStatus,
    rateSource: rateSourceText(report.rates, report.filed !== null),
    remarks: [...computed.base.remarks],
    filed: report.filed && {
      version: report.filed.version,
      filedOn: formatLongDate(report.filed.filedOn),
      confirmation: report.filed.confirmation,
    },
    amendment: amendmentOf(report),
    movedRates: movedNames(report),
  };
}

function amendmentOf({ filed, filter }: QuarterReport): ReportView['amendment'] {
  if (!filed || filed.differenceCents === null || filter.equipmentId !== null) return null;
  return {
    title: `Amended return ${filed.version - 1}`,
    lines: amendedLines(filed),
    stepCents: filed.differenceCents,
  };
}

const movedNames = ({ movedRates }: QuarterReport): string[] =>
  movedRates.map((code) => jurisdictionByCode(code)?.name ?? code);

/** The share of the report's one vehicle; nothing where it has none. */
const shareOf = ({ filter, shares }: QuarterReport): EquipmentShare | undefined =>
  shares.find((share) => share.equipmentId === String(filter.equipmentId));

function totalsOf(report: QuarterReport): ViewTotals {
  if (report.filter.equipmentId === null) {
    const { totalDistance, ...totals } = report.computed.totals;
    return { distance: totalDistance, ...totals };
  }
  const share = shareOf(report);
  const { taxCents, surchargeCents, ...due } = share?.totals ?? {
    taxCents: 0,
    surchargeCents: 0,
    interestCents: 0,
    penaltyCents: 0,
    dueCents: 0,
  };
  const distance = (share?.fuels ?? []).reduce((sum, fuel) => sum + fuel.totalDistance, 0);
  return { distance, taxCents, surchargeCents, netTaxCents: taxCents + surchargeCents, ...due };
}

function figuresOf(report: QuarterReport, totals: ViewTotals, symbol: string): ReportView['figures'] {
  const { computed, filter } = report;
  const isVehicle = filter.equipmentId !== null;
  const [only, another] = computed.schedules;
  const fuelOf = (schedule: Schedule) =>
    isVehicle
      ? (shareOf(report)?.fuels.find((fuel) => fuel.fuelType === schedule.fuelType)?.totalFuel ?? 0)
      : schedule.totalFuel;
  const tax = totals.netTaxCents;
  const money = centsText(tax, symbol);
  return [
    {
      label: `Total ${computed.distanceUnit === 'mile' ? 'miles' : 'km'}`,
      value: formatWhole(totals.distance),
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
    { label: tax < 0 ? 'Credit' : 'Tax due', value: computed.complete ? money : `${money}, incomplete` },
  ];
}

const TONES = { blocking: 'bad', warning: 'warn', info: 'plain' } as const;
const ORDER = { bad: 0, warn: 1, plain: 2 } as const;

function noticesOf(report: QuarterReport): ReportNotice[] {
  const notices: ReportNotice[] = report.computed.notices.map((notice) => ({
    tone: TONES[notice.severity],
    text: noticeMessage(notice),
  }));
  const told = new Set(notices.map((notice) => notice.text));
  if (report.movedRates.length > 0) {
    notices.push({
      tone: 'warn',
      text: `Rates have moved since this return was filed: ${movedNames(report).join(', ')}. The figures are those of the filing. Amend the return to report the difference.`,
    });
  }
  const isOver = report.readiness.state !== 'collecting';
  for (const [index, blocker] of report.readiness.blockers.entries()) {
    if (!told.has(blocker)) notices.push({ tone: isOver || index > 0 ? 'warn' : 'plain', text: blocker });
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
  if (report.computed.dueDate.moved) {
    notices.push({
      tone: 'plain',
      text: `The due date, ${formatUsDate(report.computed.dueDate.nominalDate)}, is no business day: the return is due ${formatUsDate(report.computed.dueDate.date)}.`,
    });
  }
  return notices.sort((a, b) => ORDER[a.tone] - ORDER[b.tone]);
}

/** What the first warning says, for the message that comes up with the report. */
export const firstWarning = (view: ReportView): string | null =>
  view.notices.find((notice) => notice.tone !== 'plain')?.text ?? null;
