import type { LocalDate } from '~/engine/calendar/local-date';
import {
  firstDayOfQuarter,
  previousQuarter,
  quarterKey,
  quarterLabel,
  quarterPeriodLabel,
  type Quarter,
} from '~/engine/calendar/quarter';
import { fuelTypeName, type FuelType } from '~/engine/ifta/fuel-types';
import { requireJurisdiction } from '~/engine/jurisdictions/codes';
import { defaultRateQuarter, quartersOfYear, yearsOf } from '~/areas/rates/rules/default-quarter';
import { jurisdictionSlug } from '~/areas/rates/rules/jurisdiction-slug';
import type { QuarterChange } from '~/areas/rates/rules/rate-changes';
import { formatRateFigure } from '~/areas/rates/rules/rate-figure';
import type { RateRow, RateStatus } from '~/areas/rates/rules/rate-row';
import type { RateSheetView } from '~/areas/rates/read-rate-sheet.server';
import { collectNotes, inReadingOrder, noteTexts } from './rate-notes';

/** Which of the two published numbers the table shows. */
export type RateCurrency = 'usd' | 'cad';

export interface QuarterChoice extends Quarter {
  label: string;
  isCurrent: boolean;
  /** Whether the fuel shown can be kept when going there. */
  hasFuel: boolean;
}

export interface RateLine {
  key: string;
  country: 'U.S.' | 'Canada';
  code: string;
  /** The place in an address: "texas". */
  slug: string;
  /** "0.3458", or the words that are in its place. */
  rate: string;
  /** The same for the surcharge; empty where there is none. */
  surcharge: string;
  isFigure: boolean;
  /** "+0.0070" against the quarter before; empty when nothing changed. */
  change: string;
  surchargeChange: string;
  /** Only where it differs from the status of the page. */
  status: RateStatus | null;
  /** First day of a rate that changed inside the quarter. */
  from: LocalDate | null;
  /** What the figure is per, where that is not the unit of the column. */
  per: string;
  /** Numbers of the notes below the table. */
  notes: number[];
}

export interface RatesView {
  quarter: Quarter & { label: string; period: string };
  fuel: { id: FuelType; name: string };
  currency: RateCurrency;
  /** "US$/gal" or "C$/L". */
  unit: string;
  status: RateStatus;
  /** How the table came to be, in sentences. */
  about: string[];
  /** A doubt or a promise that a filer must read first; empty when there is none. */
  warning: string;
  years: QuarterChoice[];
  quarters: QuarterChoice[];
  fuels: { id: FuelType; name: string }[];
  lines: RateLine[];
  notes: string[];
  /** "Q2 2026", or empty where there is nothing to compare with. */
  comparedWith: string;
  changes: { code: string; text: string }[];
  /** How many states and provinces have a figure, or are known to have none; the rest are not known. */
  known: { states: number; provinces: number; unknown: number };
  /** Whether every figure is there in both currencies. */
  hasBothCurrencies: boolean;
  /** What the figures were taken from: the official file, copies of it before it was final, or other sources. */
  origin: 'official' | 'copies' | 'other';
  checkedOn: LocalDate;
  /** Quarter as the official pages name it: 3Q2026. */
  officialKey: string;
}

/** What a figure is per, where that is not gallon or liter. */
export const PER: Partial<Record<RateRow['unit'], { usd: string; cad: string }>> = {
  mile: { usd: 'per mile', cad: 'per km' },
  kwh: { usd: 'per kWh', cad: 'per kWh' },
  // The US$ figure of these is the matrix's own conversion, as if liters were meant: no unit fits it, and a note says so.
  kg: { usd: '', cad: 'per kg' },
  m3: { usd: '', cad: 'per m³' },
  gge: { usd: 'per GGE', cad: 'per liter equivalent' },
  dge: { usd: 'per DGE', cad: 'per liter equivalent' },
};

/** The rates page of one quarter and fuel. `today` decides how a preliminary table is spoken of. */
export function ratesView(view: RateSheetView, currency: RateCurrency, today: LocalDate): RatesView {
  const { info, sheet, quarters, changes, previous } = view;
  const { quarter, fuel } = sheet;
  const known = quarters.map((entry) => entry.quarter);
  const hasFuel = (wanted: Quarter) =>
    quarters.some((entry) => quarterKey(entry.quarter) === quarterKey(wanted) && entry.fuels.includes(fuel));
  const status = pageStatus(sheet.rows);
  const notes = collectNotes(sheet);
  const ordered = inReadingOrder(sheet.rows);
  const lines = ordered.map((row, index): RateLine => {
    // Changes are shown against the end of the quarter before, so they belong to the last period of this one.
    const isLastPeriod = ordered[index + 1]?.jurisdiction !== row.jurisdiction;
    const change = isLastPeriod
      ? changes.find((entry) => entry.jurisdiction === row.jurisdiction)
      : undefined;
    return lineOf(row, { quarter, currency, status, change, notes: notes.numbersOf(row.jurisdiction) });
  });
  return {
    quarter: { ...quarter, label: quarterLabel(quarter), period: quarterPeriodLabel(quarter) },
    fuel: { id: fuel, name: fuelTypeName(fuel) },
    currency,
    unit: currency === 'usd' ? 'US$/gal' : 'C$/L',
    status,
    about: noteTexts.about(info, status),
    warning: noteTexts.warning(info, status, today),
    years: yearsOf(known).map((year) => {
      const target = defaultRateQuarter(known, year)!;
      return { ...target, label: String(year), isCurrent: year === quarter.year, hasFuel: hasFuel(target) };
    }),
    quarters: quartersOfYear(known, quarter.year).map((entry) => ({
      ...entry,
      label: `Q${entry.quarter}`,
      isCurrent: quarterKey(entry) === quarterKey(quarter),
      hasFuel: hasFuel(entry),
    })),
    fuels: info.fuels.map((id) => ({ id, name: fuelTypeName(id) })),
    lines,
    notes: notes.texts,
    comparedWith: previous ? quarterLabel(previousQuarter(quarter)) : '',
    changes: changes
      .map((change) => ({ code: change.jurisdiction, text: changeText(change) }))
      .sort((a, b) => (a.code < b.code ? -1 : 1)),
    ...knowledgeOf(sheet.rows),
    origin:
      info.tier === 'preliminary' || status === 'preliminary'
        ? 'copies'
        : info.tier === 'reconstructed' || status === 'reconstructed' || status === 'missing'
          ? 'other'
          : 'official',
    checkedOn: info.checkedOn,
    officialKey: `${quarter.quarter}Q${quarter.year}`,
  };
}

function knowledgeOf(rows: readonly RateRow[]): Pick<RatesView, 'known' | 'hasBothCurrencies'> {
  const codes = (wanted: (row: RateRow) => boolean) =>
    new Set(rows.filter(wanted).map((row) => row.jurisdiction));
  const known = codes((row) => row.status !== 'missing');
  const inCanada = [...known].filter((code) => requireJurisdiction(code).country === 'CA').length;
  return {
    known: {
      states: known.size - inCanada,
      provinces: inCanada,
      unknown: codes((row) => row.status === 'missing').size,
    },
    hasBothCurrencies: rows.every(
      ({ usd, cad }) => (usd.rateTenThousandths === null) === (cad.rateTenThousandths === null),
    ),
  };
}

/** What most of the page is: preliminary or reconstructed as soon as one rate is, missing only when all are. */
function pageStatus(rows: readonly RateRow[]): RateStatus {
  const statuses = new Set(rows.map((row) => row.status));
  return (
    (['preliminary', 'reconstructed', 'final'] as const).find((status) => statuses.has(status)) ?? 'missing'
  );
}

interface LineContext {
  quarter: Quarter;
  currency: RateCurrency;
  status: RateStatus;
  change: QuarterChange | undefined;
  notes: number[];
}

function lineOf(row: RateRow, context: LineContext): RateLine {
  const { quarter, currency, status, change, notes } = context;
  const [own, other] = currency === 'usd' ? [row.usd, row.cad] : [row.cad, row.usd];
  const isKnown =
    row.status !== 'missing' && (own.rateTenThousandths !== null || other.rateTenThousandths === null);
  const { country, name } = requireJurisdiction(row.jurisdiction);
  // A change is in the currency that the jurisdiction legislates; in the other column it would only be the exchange rate.
  const legislated = (country === 'CA') === (currency === 'cad') ? change : undefined;
  // An official figure that the law contradicts must be checked like a reconstructed one.
  const ownStatus = row.confidence === 'conflicting' && row.status === 'final' ? 'reconstructed' : row.status;
  return {
    key: `${row.jurisdiction}-${row.effectiveFrom}`,
    country: country === 'CA' ? 'Canada' : 'U.S.',
    code: row.jurisdiction,
    slug: jurisdictionSlug(name),
    rate:
      own.rateTenThousandths !== null
        ? formatRateFigure(own.rateTenThousandths)
        : isKnown
          ? 'no rate'
          : 'not known',
    surcharge: own.surchargeTenThousandths === null ? '' : formatRateFigure(own.surchargeTenThousandths),
    isFigure: own.rateTenThousandths !== null,
    change: differenceText(legislated?.rateDifferenceTenThousandths),
    surchargeChange: differenceText(legislated?.surchargeDifferenceTenThousandths),
    status: ownStatus === status ? null : ownStatus,
    from: row.effectiveFrom === firstDayOfQuarter(quarter) ? null : row.effectiveFrom,
    per: PER[row.unit]?.[currency] ?? '',
    notes,
  };
}

/** "+0.0070"; empty where nothing changed or cannot be compared. */
export function differenceText(difference: number | null | undefined): string {
  if (!difference) return '';
  return `${difference > 0 ? '+' : ''}${formatRateFigure(difference)}`;
}

/** What changed for one jurisdiction, in the currency it legislates: "0.1900 to 0.2000". */
export function changeText({ before, after }: QuarterChange): string {
  const figure = (value: number | null) => (value === null ? 'no rate' : formatRateFigure(value));
  const parts = [];
  if (before.rateTenThousandths !== after.rateTenThousandths)
    parts.push(`${figure(before.rateTenThousandths)} to ${figure(after.rateTenThousandths)}`);
  if (before.surchargeTenThousandths !== after.surchargeTenThousandths)
    parts.push(
      `surcharge ${figure(before.surchargeTenThousandths)} to ${figure(after.surchargeTenThousandths)}`,
    );
  return parts.join(', ');
}
