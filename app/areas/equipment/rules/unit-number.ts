import { oneLine } from '~/engine/text/one-line';

/** A unit number as it is compared: "T-12" and "t 12" are the same. */
export const foldUnit = (unit: string): string =>
  unit
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A folded number without leading zeros: "t012" and "t12" are the same. */
export const withoutZeros = (folded: string): string => folded.replace(/(^|\p{L})0+(?=\d)/gu, '$1');

/** "Truck 101" and "Unit #101" without the word. */
export const withoutWord = (unit: string): string =>
  unit.replace(/^(?:unit|truck|trk|tractor|vehicle|veh)\.?\W*(?:no\.?|number)?\W*(?=\S*\d)/i, '');

/** What nobody sees and everybody copies along: marks of width and direction. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g;

/** A unit number on one line: two that look the same are the same truck. */
export const plainUnit = (text: string): string => oneLine(text.replace(UNSEEN, ''));

/** What programs write in the place of a number that they do not have. */
const NO_UNIT = /^(0+|na|none|null|nan|nil|unknown|unassigned|undefined|nounit|tbd)$/;

/** The unit number in a cell of a file: '' where it only says that there is none, and without the ".0" of a spreadsheet. */
export function unitInFile(text: string): string {
  const unit = plainUnit(text);
  return /^[-–—._?]+$/.test(unit) || NO_UNIT.test(foldUnit(unit)) ? '' : unit.replace(/^(\d+)\.0+$/, '$1');
}
