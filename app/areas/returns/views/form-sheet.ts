import { fuelFormCode, fuelTypeInSentence, fuelTypeName } from '~/engine/ifta/fuel-types';
import { averageUnitName } from '~/engine/ifta/notice';
import type { IftaReturn, ReturnLine, Schedule } from '~/engine/ifta/return-types';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { fixedFromScaled } from '~/engine/units/format';
import { sumToPay, type SumToPay } from '~/areas/returns/rules/sum-to-pay';
import { amountText, centsText, hasFigures, wholeText } from './figures';
import { fuelShort } from './report-groups';

/** One line of a schedule, cell by cell in the order of the form. Text, as it is typed. */
export interface SheetLine {
  key: string;
  code: string;
  name: string;
  isSurcharge: boolean;
  cells: string[];
}

export interface SheetSchedule {
  key: string;
  fuelName: string;
  fuelCode: string | null;
  /** A to E over the table: letter, label, figure. */
  head: { letter: string; label: string; value: string }[];
  /** Letters and names of the columns after the jurisdiction. */
  columns: { letter: string; label: string; unit: string }[];
  lines: SheetLine[];
  totals: string[];
}

export interface FormSheet {
  /** IFTA-100: what each schedule comes to, penalty, and the sum. */
  cover: { label: string; value: string }[];
  schedules: SheetSchedule[];
  /** How figures that surprise came about. */
  notes: string[];
  symbol: string;
  units: string;
}

const NONE = '';

/**
 * The return in the column order of the forms (IFTA-100 and IFTA-101): what a filer types into the base's own site.
 * Lines are by jurisdiction code; a surcharge is a line of its own with distance and average 0 and the taxable fuel
 * repeated (NY IFTA-101-I).
 */
export function formSheet(computed: IftaReturn, sum: SumToPay = sumToPay({ computed })): FormSheet {
  const symbol = computed.base.currency === 'CAD' ? 'C$' : '$';
  const { cover } = sum;
  const text = (cents: number | null) => amountText(cents, symbol);
  const rest = sum.whole.lines.filter(({ label }) => label === 'Credit applied');
  return {
    symbol,
    units: computed.unitSystem === 'us' ? 'Miles, US gallons, US$' : 'Kilometers, liters, C$',
    schedules: computed.schedules.map((schedule) => sheetSchedule(schedule, computed, symbol)),
    cover: [
      ...computed.schedules.map((schedule) => ({
        label: `${fuelTypeName(schedule.fuelType)}${fuelFormCode(schedule.fuelType) ? ` (code ${fuelFormCode(schedule.fuelType)})` : ''}: total due or credit`,
        value: text(scheduleCents(schedule)),
      })),
      {
        label: 'Subtotal of all schedules',
        value: text(
          cover.netTaxCents === null || cover.interestCents === null
            ? null
            : cover.netTaxCents + cover.interestCents,
        ),
      },
      { label: 'Penalty', value: text(cover.penaltyCents) },
      ...rest.map(({ label, cents }) => ({ label, value: text(cents) })),
      {
        label: sum.amendment
          ? sum.whole.total.label
          : sum.toPayCents !== null && sum.toPayCents < 0
            ? 'Credit'
            : 'Total balance due',
        value: text(sum.whole.total.cents),
      },
      ...(sum.amendment
        ? [...sum.amendment.lines, sum.amendment.total].map(({ label, cents }) => ({
            label: `${sum.amendment?.title}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
            value: text(cents),
          }))
        : []),
    ],
    notes: [
      ...(computed.late ? [INTEREST_NOTE] : []),
      ...enteredNotes(computed),
      ...(sum.missing.length > 0 ? [`No total yet. Not computed: ${sum.missing.join(', ')}.`] : []),
    ],
  };
}

/** The sheet has no column for where a rate comes from. */
function enteredNotes(computed: IftaReturn): string[] {
  const names = computed.schedules.flatMap((schedule) =>
    schedule.lines
      .filter((line) => line.rateStatus === 'entered')
      .map(
        (line) =>
          `${jurisdictionByCode(line.jurisdiction)?.name ?? line.jurisdiction} (${fuelTypeInSentence(line.fuelType)})`,
      ),
  );
  return names.length === 0 ? [] : [`Rates entered by you: ${names.join(', ')}.`];
}

/** How interest nets, for who wonders why a line with tax has none. */
const INTEREST_NOTE =
  'Interest (P) is computed on what each jurisdiction is owed for the fuel: tax, surcharge and all rates of the quarter together. A credit in another jurisdiction, or for another fuel, does not lower it (R1230). It is on the tax lines.';

/** Tax, surcharge and interest of a schedule; null where a line is not computed. */
function scheduleCents({ totals, lines, complete }: Schedule): number | null {
  if (!complete || lines.some((line) => line.interestCents === null)) return null;
  return totals.taxCents + totals.surchargeCents + totals.interestCents;
}

function sheetSchedule(schedule: Schedule, computed: IftaReturn, symbol: string): SheetSchedule {
  const unit = computed.distanceUnit === 'mile' ? 'mi' : 'km';
  const distance = computed.distanceUnit === 'mile' ? 'miles' : 'km';
  const fuel = fuelShort(schedule.fuelUnit);
  const average =
    schedule.average.hundredths === null ? NONE : fixedFromScaled(schedule.average.hundredths, 2);
  const { totals } = schedule;
  return {
    key: schedule.fuelType,
    fuelName: fuelTypeName(schedule.fuelType),
    fuelCode: fuelFormCode(schedule.fuelType) ?? null,
    head: [
      { letter: 'A', label: `Total IFTA ${distance}`, value: wholeText(schedule.iftaDistance) },
      { letter: 'B', label: `Total non-IFTA ${distance}`, value: wholeText(schedule.nonIftaDistance) },
      { letter: 'C', label: `Total ${distance}`, value: wholeText(schedule.totalDistance) },
      { letter: 'D', label: `Total ${fuel}, all jurisdictions`, value: wholeText(schedule.totalFuel) },
      {
        letter: 'E',
        label: `Average ${averageUnitName(schedule.fuelUnit, computed.unitSystem)}`,
        value: average || 'none',
      },
    ],
    columns: [
      { letter: 'H', label: `Total IFTA ${distance}`, unit },
      { letter: 'I', label: `Taxable ${distance}`, unit },
      { letter: 'J', label: 'Average', unit: averageUnitName(schedule.fuelUnit, computed.unitSystem) },
      { letter: 'K', label: 'Taxable fuel', unit: fuel },
      { letter: 'L', label: 'Tax-paid fuel', unit: fuel },
      { letter: 'M', label: 'Net taxable', unit: fuel },
      { letter: 'N', label: 'Tax rate', unit: `${symbol}/${fuel}` },
      { letter: 'O', label: 'Tax or credit', unit: symbol },
      { letter: 'P', label: 'Interest', unit: symbol },
      { letter: 'Q', label: 'Total due', unit: symbol },
    ],
    lines: schedule.lines
      .filter(hasFigures)
      .sort((a, b) => order(a).localeCompare(order(b)))
      .flatMap((line) => sheetLines(line, average)),
    totals: [
      wholeText(totals.totalDistance),
      wholeText(totals.taxableDistance),
      NONE,
      wholeText(totals.taxableFuel),
      wholeText(totals.taxPaidFuel),
      wholeText(totals.netTaxableFuel),
      NONE,
      amountText(schedule.complete ? totals.taxCents + totals.surchargeCents : null),
      amountText(schedule.lines.some((line) => line.interestCents === null) ? null : totals.interestCents),
      amountText(scheduleCents(schedule)),
    ],
  };
}

const order = (line: ReturnLine): string => `${line.jurisdiction}${line.segment?.from ?? ''}`;

function sheetLines(line: ReturnLine, average: string): SheetLine[] {
  const whole = (value: number | null) => (value === null ? NONE : wholeText(value));
  const money = (cents: number | null) => (cents === null ? 'not computed' : centsText(cents));
  const name = jurisdictionByCode(line.jurisdiction)?.name ?? line.jurisdiction;
  const key = `${line.jurisdiction}-${line.segment?.from ?? ''}`;
  const period = line.segment ? ` from ${line.segment.from.slice(5)}` : '';
  // Interest is owed on tax and surcharge together and is on the tax line.
  const interest = line.interestCents;
  const tax: SheetLine = {
    key,
    code: line.jurisdiction,
    name: name + period,
    isSurcharge: false,
    cells: [
      whole(line.totalDistance),
      whole(line.taxableDistance),
      average,
      whole(line.taxableFuel),
      whole(line.taxPaidFuel),
      whole(line.netTaxableFuel),
      line.rate ?? (line.notComputed === 'missing-rate' ? 'no rate' : '0.0000'),
      money(line.taxCents),
      money(interest),
      line.taxCents === null || interest === null ? 'not computed' : centsText(line.taxCents + interest),
    ],
  };
  if (!line.surcharge) return [tax];
  return [
    tax,
    {
      key: `${key}-surcharge`,
      code: line.jurisdiction,
      name: `${name} surcharge${period}`,
      isSurcharge: true,
      cells: [
        '0',
        '0',
        '0.00',
        whole(line.taxableFuel),
        '0',
        whole(line.taxableFuel),
        line.surcharge.rate,
        money(line.surcharge.cents),
        '0.00',
        money(line.surcharge.cents),
      ],
    },
  ];
}
