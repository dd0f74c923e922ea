import { parseTypedDate, type LocalDate } from '~/engine/calendar/local-date';
import { jurisdictionByCode, jurisdictionByName } from '~/engine/jurisdictions/codes';

/** What the first cell of an official block says: `VIRGINIA SurChg #19`, `NEWFOUNDLAND (NL) 05/01/22`. */
export interface MatrixLabel {
  /** Two-letter code, or undefined when the name is unknown. */
  readonly jurisdiction: string | undefined;
  /** The name as read, for messages. */
  readonly name: string;
  readonly isSurcharge: boolean;
  readonly footnotes: readonly string[];
  /** Day of a change inside the quarter. */
  readonly effectiveFrom: LocalDate | undefined;
}

/** Reads the label of a block: name or code in brackets, footnotes `#14`, a surcharge mark and a date in any order. */
export function readMatrixLabel(label: string): MatrixLabel {
  const footnotes: string[] = [];
  let code: string | undefined;
  let effectiveFrom: LocalDate | undefined;
  let isSurcharge = false;
  const name = label
    .replace(/#\s*(\d+)/g, (_, footnote: string) => {
      footnotes.push(footnote);
      return ' ';
    })
    .replace(/\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/g, (_, month: string, day: string, year: string) => {
      effectiveFrom = parseTypedDate(`${month}/${day}/${year.length === 2 ? `20${year}` : year}`);
      return ' ';
    })
    .replace(/\(?\bSur\s?-?(?:Chg|Charge)\b\.?\)?/i, () => {
      isSurcharge = true;
      return ' ';
    })
    .replace(/\(\s*([A-Za-z]{2})\s*\)/, (_, letters: string) => {
      code = letters.toUpperCase();
      return ' ';
    })
    .replace(/\s+/g, ' ')
    .trim();
  const found = (code === undefined ? undefined : jurisdictionByCode(code)) ?? jurisdictionByName(name);
  return { jurisdiction: found?.code, name, isSurcharge, footnotes, effectiveFrom };
}
