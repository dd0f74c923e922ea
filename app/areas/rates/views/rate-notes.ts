import { parseLocalDate, type LocalDate } from '~/engine/calendar/local-date';
import { quarterLabel } from '~/engine/calendar/quarter';
import { requireJurisdiction } from '~/engine/jurisdictions/codes';
import { formatRateFigure } from '~/areas/rates/rules/rate-figure';
import type { RateQuarterInfo } from '~/areas/rates/rules/rate-quarter';
import type { RateSheet } from '~/areas/rates/rules/rate-sheet';
import type { RateRow, RateStatus } from '~/areas/rates/rules/rate-row';
import { notesOf } from '~/areas/rates/rules/unit-notes';
import { longDate } from '~/engine/calendar/long-date';

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
  for (const row of inReadingOrder(sheet.rows)) {
    for (const text of textsOf(row)) add(row.jurisdiction, text);
  }
  return { texts, numbersOf: (jurisdiction) => numbers.get(jurisdiction) ?? [] };
}

/** States by name, then provinces by name, then by day. */
export function inReadingOrder(rows: readonly RateRow[]): RateRow[] {
  const keyOf = (row: RateRow) => {
    const { country, name } = requireJurisdiction(row.jurisdiction);
    return `${country === 'CA' ? 1 : 0} ${name} ${row.effectiveFrom}`;
  };
  return [...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}

function textsOf(row: RateRow): string[] {
  const name = requireJurisdiction(row.jurisdiction).name;
  const hasFigure = row.usd.rateTenThousandths !== null || row.usd.surchargeTenThousandths !== null;
  const texts: string[] = [];
  if (row.jurisdiction === 'OR' && !hasFigure)
    texts.push(
      'Oregon has no rate: it collects a weight-mile tax outside IFTA. Report the miles and gallons all the same; fuel bought there gives no credit.',
    );
  if (row.status === 'missing')
    texts.push(
      `${name}: there is a rate, but our sources do not agree on it or do not have it. Look it up before filing.`,
    );
  if (row.confidence === 'conflicting')
    texts.push(`${name}: the matrix and the law of the state differ for this quarter. Check before filing.`);
  if (row.confidence === 'derived_uncertain')
    texts.push(
      `${name}: worked out from neighboring quarters; the last digit may differ from the published one.`,
    );
  if (hasFigure) texts.push(...notesOf(row).map((note) => note.note));
  return texts;
}

/** What is said about the quarter as a whole. */
export const noteTexts = {
  about(info: RateQuarterInfo, status: RateStatus): string[] {
    const sentences: string[] = [];
    if (status === 'final')
      sentences.push(info.finalOn ? `Final matrix since ${longDate(info.finalOn)}.` : 'Final matrix.');
    if (info.usdToCadTenThousandths !== null) {
      const doubt = info.exchangeConfidence === 'derived' ? ' (worked out from the matrix)' : '';
      const rate = formatRateFigure(info.usdToCadTenThousandths);
      sentences.push(`Exchange rate of the quarter: US$1 = C$${rate}${doubt}.`);
    }
    if (info.note !== '') sentences.push(info.note);
    return sentences;
  },

  warning(info: RateQuarterInfo, status: RateStatus, today: LocalDate): string {
    const label = quarterLabel(info.quarter);
    if (status === 'preliminary') {
      if (info.finalOn === null)
        return `The rates of ${label} are not final: they may still change. Do not file with them.`;
      const isPast = parseLocalDate(today) !== undefined && today >= info.finalOn;
      return isPast
        ? `These are the preliminary rates of ${label}. The matrix became final on ${longDate(info.finalOn)}, and we do not have the final file yet: check before filing.`
        : `The rates of ${label} are preliminary until ${longDate(info.finalOn)}: they may still change. Do not file with them.`;
    }
    if (status === 'reconstructed')
      return `Reconstructed: these rates of ${label} come from other sources than the official file. Check them before filing.`;
    if (status === 'missing') return `We do not have these rates of ${label}.`;
    return '';
  },
};
