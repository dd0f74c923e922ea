import type { Cell, Line } from './cells';

/** Load number, rate and other references of a confirmation, each with the cell it stands in. */

export interface FoundText {
  readonly text: string;
  readonly cell: Cell;
}

const LOAD_KEYS: readonly RegExp[] = [
  /^(?:load|ld)\s*(?:number|num|no\.?|id|#)+\s*:?\s*#?/i,
  /(?:load|shipment|trip|freight\s?bill|pro|order|confirmation|reference|dispatch|tender|booking)\s*(?:number|num|no\.?|id|#)+\s*:?\s*#?/i,
  /^(?:load|shipment|order|pro|trip)\s*:\s*#?/i,
];
const NUMBER = /^\s*([A-Z]{0,5}[-\s]?\d[A-Z0-9-]{2,18}|[A-Z0-9]{2,6}-\d{3,})\b/i;

export function findLoadNumber(lines: readonly Line[]): FoundText | undefined {
  for (const key of LOAD_KEYS) {
    for (const line of lines) {
      for (const cell of line.cells) {
        const match = key.exec(cell.text);
        if (!match || cell.text.length > 120) continue;
        const rest = cell.text.slice(match.index + match[0].length);
        const own = NUMBER.exec(rest)?.[1];
        if (own) return { text: own.trim(), cell };
        if (rest.trim() !== '') continue;
        const right = line.cells[cell.index + 1];
        const value = right && NUMBER.exec(right.text)?.[1];
        if (right && value) return { text: value.trim(), cell: right };
      }
    }
  }
  return undefined;
}

const MONEY = /\$?\s?(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{2,6})(?:\.(\d{2}))?(?!\d|%|[A-Za-z])/;
const RATE_KEYS: readonly RegExp[] = [
  /\b(?:grand\s+total|total\s+(?:carrier\s+)?(?:rate|pay|charges?|amount|cost|due)|carrier\s+(?:total|pay|rate)|total\s+agreed|agreed\s+(?:rate|amount)|net\s+(?:pay|freight))\b[^$\d]{0,20}/i,
  /\btotal\b\s*(?:\(?usd\)?)?\s*:?\s*/i,
  /\b(?:rate|flat\s+rate|line\s?-?haul|freight|amount|pay)\b\s*(?:\(?usd\)?|flat)?\s*:?\s*/i,
];

/** The total in US cents with where it stands. */
export function findRateCents(lines: readonly Line[]): { cents: number; cell: Cell } | undefined {
  for (const key of RATE_KEYS) {
    for (const line of lines) {
      for (const cell of line.cells) {
        const match = key.exec(cell.text);
        if (!match || cell.text.length > 160) continue;
        const rest = cell.text.slice(match.index + match[0].length);
        const source = /\d/.test(rest) ? rest : (line.cells[cell.index + 1]?.text ?? '');
        const money = MONEY.exec(source);
        if (!money || money.index > 6 || (!source.includes('$') && money[2] === undefined)) continue;
        return {
          cents: Number((money[1] ?? '').replaceAll(',', '')) * 100 + Number(money[2] ?? 0),
          cell: source === rest ? cell : (line.cells[cell.index + 1] ?? cell),
        };
      }
    }
  }
  return undefined;
}

const REFERENCE =
  /\b(?:p\.?o\.?|b\.?o\.?l\.?|ref(?:erence)?|pick\s?-?up|pu|delivery|del|so|appt|appointment|confirmation|seal|customer)\s*(?:number|num|no\.?|ref|#)+\s*:?\s*#?\s*([A-Z0-9][A-Z0-9-]{2,20})\b|\bref\s*:?\s+#?\s*(\d[A-Z0-9-]{2,20})\b/gi;

/** Reference numbers in a piece of text ("PO# 4471", "Ref 98948"), at most five. */
export function findReferences(text: string): string[] {
  return [...text.matchAll(REFERENCE)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((value) => /\d/.test(value))
    .slice(0, 5);
}
