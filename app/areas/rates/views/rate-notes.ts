import { parseLocalDate, type LocalDate } from '~/engine/calendar/local-date';
import { quarterLabel } from '~/engine/calendar/quarter';
import { requireJurisdiction } from '~/engine/jurisdictions/codes';
import { formatRateFigure } from '~/areas/rates/rules/rate-figure';
import type { RateQuarterInfo } from '~/areas/rates/rules/rate-quarter';
import type { RateSheet } from '~/areas/rates/rules/rate-sheet';
import type { RateRow, RateStatus } from '~/areas/rates/rules/rate-row';
import { notesOf } from '~/areas/rates/rules/unit-notes';
import { longDate } from '~/engine/calendar/long-date';
import type { UnitSystem } from '~/engine/units/conversion';
import { wordsIn } from '~/engine/units/unit-words';

/** The notes below the table, numbered in the order in which the table first needs them. */
export function collectNotes(sheet: RateSheet): {
  texts: string[];
  numbersOf: (jurisdiction: string) => number[];
} {
  const texts: string[] = [];
  const numbers = new Map<string, number[]>();
  const add = (jurisdiction: string, text: string) => {
    let number = texts.indexOf(text) + 1;
    if (number === 0) number = texts.push(text);
    const own = numbers.get(jurisdiction) ?? [];
    if (!own.includes(number)) numbers.set(jurisdiction, [...own, number]);
  };
  const wholeCountries = countriesWithoutRates(sheet.rows);
  for (const row of inReadingOrder(sheet.rows)) {
    const { country } = requireJurisdiction(row.jurisdiction);
    if (wholeCountries.has(country))
      add(
        row.jurisdiction,
        `No ${quarterLabel(sheet.quarter)} rates for ${country === 'CA' ? 'Canada' : 'the United States'} yet. Check the IFTA matrix before you file.`,
      );
    else for (const text of rowNotes(row)) add(row.jurisdiction, text);
  }
  return { texts, numbersOf: (jurisdiction) => numbers.get(jurisdiction) ?? [] };
}

/** Countries of which not one rate is known: one line says so instead of one for each member. */
const countriesWithoutRates = (rows: readonly RateRow[]): ReadonlySet<string> =>
  new Set(
    ['US', 'CA'].filter((country) => {
      const own = rows.filter((row) => requireJurisdiction(row.jurisdiction).country === country);
      return own.length > 0 && own.every((row) => row.status === 'missing');
    }),
  );

/** States by name, then provinces by name, then by day. */
export function inReadingOrder(rows: readonly RateRow[]): RateRow[] {
  const keyOf = (row: RateRow) => {
    const { country, name } = requireJurisdiction(row.jurisdiction);
    return `${country === 'CA' ? 1 : 0} ${name} ${row.effectiveFrom}`;
  };
  return [...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}

/** Why one member has no rate at all. */
export const OREGON_NOTE =
  'Oregon has no rate: it collects a weight-mile tax outside IFTA. Report the miles and gallons anyway; fuel bought there gives no credit.';

/** The same to a carrier of kilometers. The name of Oregon's tax stays. */
export const oregonNoteIn = (units: UnitSystem): string =>
  OREGON_NOTE.replace('miles and gallons', wordsIn(units, 'miles and gallons'));

/** What a reader must know about one row. */
export function rowNotes(row: RateRow): string[] {
  const name = requireJurisdiction(row.jurisdiction).name;
  const isFigure = row.usd.rateTenThousandths !== null || row.usd.surchargeTenThousandths !== null;
  const texts: string[] = [];
  if (row.jurisdiction === 'OR' && !isFigure) texts.push(OREGON_NOTE);
  if (row.status === 'missing')
    texts.push(`${name}: our sources disagree on this rate or don't have it. Look it up before filing.`);
  if (row.confidence === 'conflicting')
    texts.push(`${name}: the matrix and state law differ for this quarter. Check before filing.`);
  if (row.confidence === 'derived_uncertain')
    texts.push(
      `${name}: calculated from the quarters before and after; the last digit may differ from the published rate.`,
    );
  if (isFigure) texts.push(...notesOf(row).map((note) => note.note));
  return texts;
}

/** What is said about the quarter as a whole. */
export const noteTexts = {
  about(info: RateQuarterInfo, status: RateStatus): string[] {
    const sentences: string[] = [];
    if (status === 'final')
      sentences.push(info.finalOn ? `Final since about ${longDate(info.finalOn)}.` : 'Final.');
    if (info.usdToCadTenThousandths !== null) {
      const doubt = info.exchangeConfidence === 'derived' ? ' (calculated from the matrix)' : '';
      const rate = formatRateFigure(info.usdToCadTenThousandths);
      sentences.push(`Exchange rate for the quarter: US$1 = C$${rate}${doubt}.`);
    }
    if (info.note !== '') sentences.push(info.note);
    return sentences;
  },

  warning(info: RateQuarterInfo, status: RateStatus, today: LocalDate): string {
    const label = quarterLabel(info.quarter);
    if (status === 'preliminary') {
      if (info.finalOn === null)
        return `The rates for ${label} are not final and may still change. Do not file with them.`;
      const isPast = parseLocalDate(today) !== undefined && today >= info.finalOn;
      return isPast
        ? `These are preliminary rates for ${label}. The final rates came out around ${longDate(info.finalOn)} and we do not have them yet: check before filing.`
        : `The rates for ${label} are preliminary until about ${longDate(info.finalOn)} and may still change. Do not file with them.`;
    }
    if (status === 'reconstructed')
      return `Reconstructed: these rates for ${label} come from other sources than the official file. Check them before filing.`;
    if (status === 'missing') return `We don't have these rates for ${label}.`;
    return '';
  },
};
