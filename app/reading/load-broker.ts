import type { Cell, Line } from './cells';
import { evidenceOf } from './evidence';
import { unsureOf } from './keyed-values';
import { cellAbove } from './neighbors';
import type { Evidence, LoadDetail, ReadConfirmation } from './reading';

/** Who gives the load: the broker's name, its MC number and whom to ask there. Those of the carrier are on the same paper. */

const LONGEST_NAME = 60;
const COMPANY =
  /\b(?:llc|l\.l\.c\.|inc\.?|corp(?:oration)?\.?|ltd\.?|lp|co\.|company|logistics|freight|broker(?:s|age)?|transport(?:ation)?|shipping|trucking|carriers?|express|worldwide|supply chain|solutions|lines|group|partners|services|forwarding|hauling|dispatch)\b/i;
/** What is printed large on such a paper and is no name. */
const TITLE =
  /\b(?:confirmation|agreement|tender|rate con|load sheet|dispatch sheet|order|page|date|invoice|terms|conditions|contract|number|schedule|receipt|bill of lading|instructions|information|details|confirmación|transporte?)\b|[#:@]|\d{4,}/i;
const OF_CARRIER =
  /^\W{0,3}(?:(?:motor|contract|hauling|for the) )?carrier\b(?!.*\b(?:confirmation|agreement|rate|load)\b)|^\W{0,3}(?:driver|truck|tractor|trailer)\b/i;
const OF_BROKER =
  /^\W{0,3}(?:broker(?:age)?(?: name| company| information| info)?|brokered by|load(?:ed)? by broker|tendered by)\b\s*(?::|$)\s*/i;
const MC = /\b(?:mc|m\.c\.)\s*(?:#|no\.?|num(?:ber)?)?\s*[:#-]*\s*(\d{5,8})\b(?!-\d)/i;
const NAME_OF_PERSON = /^[A-Z][a-zA-Z'’.-]+(?: [A-Z][a-zA-Z'’.-]*){1,3}$/;
const PHONE = /(?:\+?1[\s.-]?)?\(?\b[2-9]\d{2}\)?[\s.-]\s?\d{3}[\s.-]\d{4}\b/;
const EMAIL = /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/;
const CONTACT =
  /^\W{0,3}(?:(?:broker|your|our|account|office|dispatch|load|booking) )?(?:contact(?: name| person)?|rep(?:resentative)?|agent|account manager|carrier (?:rep(?:resentative)?|manager|sales)|booked by|sent by|broker(?:age)? (?:agent|rep)|dispatcher|coordinator)\s*(?::|$)\s*/i;

type Reading = Omit<ReadConfirmation, 'details'>;

export function findBroker(lines: readonly Line[], reading: Reading): LoadDetail[] {
  const cells = lines.flatMap((line) => line.cells);
  const broker = brokerOf(cells, lines, reading);
  return [
    ...(broker ? [detail('broker', broker.value, broker.cell, broker.doubt)] : []),
    ...mcOf(cells, lines, broker?.cell, reading),
    ...contactOf(cells, lines, reading),
  ];
}

interface Found {
  value: string;
  cell: Cell;
  doubt: string | undefined;
}

const detail = (
  kind: LoadDetail['kind'],
  value: string,
  cell: Cell,
  doubt: string | undefined,
): LoadDetail => ({
  kind,
  value,
  evidence: evidenceOf([cell]),
  doubt: doubt ?? unsureOf([cell]),
});

/** Behind its label; else the name at the head of the first page, without a doubt only where the paper repeats it. */
function brokerOf(cells: readonly Cell[], lines: readonly Line[], reading: Reading): Found | undefined {
  for (const cell of cells) {
    const match = OF_BROKER.exec(cell.text);
    if (!match || isOfCustoms(cell, lines)) continue;
    const rest = cell.text.slice(match[0].length).trim();
    const value = rest !== '' ? { text: rest, cell } : textOf(besideOrUnder(cell, lines));
    const name = value && nameOf(value.text);
    if (value && name !== undefined) return { value: name, cell: value.cell, doubt: undefined };
  }
  const head = headOf(lines, reading);
  const named = head.filter((cell) => COMPANY.test(cell.text) && nameOf(cell.text) !== undefined);
  const best = named.reduce<Cell | undefined>(
    (a, b) => (a === undefined || b.size > a.size * 1.1 ? b : a),
    undefined,
  );
  if (!best) return undefined;
  const value = nameOf(best.text)!;
  const key = keyOf(value);
  const repeated = cells.filter((cell) => cell !== best && keyOf(cell.text).includes(key));
  const doubt = repeated.some((cell) => isUnder(cell, lines, OF_CARRIER))
    ? 'It may be the carrier.'
    : named.some((cell) => keyOf(cell.text) !== key && keyOf(cell.text).length > 5 && cell.size >= best.size)
      ? 'Another company is named beside it.'
      : repeated.length === 0
        ? 'It is printed once, without a label.'
        : undefined;
  return { value, cell: best, doubt };
}

/** "Cross-border: customs" over "broker", in a narrow column. */
const isOfCustoms = (cell: Cell, lines: readonly Line[]): boolean => {
  const above = cellAbove(cell, lines);
  return above !== undefined && cell.flow - above.flow < cell.size * 1.7 && /\bcustoms\W*$/i.test(above.text);
};

const textOf = (cell: Cell | undefined): { text: string; cell: Cell } | undefined =>
  cell && { text: cell.text, cell };

/** A name without its address: "TRUE NORTH LOGISTICS". */
function nameOf(text: string): string | undefined {
  const name = text
    .split(/\s[•|·]\s|\s{2,}|, (?=\d)/)[0]!
    .replace(/\s*\(?\bMC\b.*$/i, '')
    .replace(/[\s,;:–-]+$/, '')
    .trim();
  return name.length >= 4 &&
    name.length <= LONGEST_NAME &&
    /[A-Za-z]{3}/.test(name) &&
    !TITLE.test(name) &&
    !/^\d/.test(name)
    ? name
    : undefined;
}

const keyOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The print above the first stop on the first page that is not the carrier's. */
function headOf(lines: readonly Line[], { stops }: Reading): Cell[] {
  const tops = stops
    .flatMap(({ evidence }) => [evidence.role, evidence.address])
    .filter(({ page }) => page === 1)
    .map(({ y0 }) => y0);
  const end = Math.min(300, ...tops);
  return lines
    .filter((line) => line.page === 1 && line.y < end)
    .flatMap((line) => line.cells)
    .filter((cell) => !isUnder(cell, lines, OF_CARRIER) && !isUnder(cell, lines, OTHER_PARTY));
}

const OTHER_PARTY =
  /^\W{0,3}(?:customs broker|notify party|remit to|bill to|factoring|shipper|consignee|pick\s?-?up|deliver|ship to|ship from|origin|destination)\b/i;

const LINES_OF_PARTY = 7;

/** Whether a label of this kind begins the cell, is left of it, or over it in its column with no gap between. */
function isUnder(cell: Cell, lines: readonly Line[], label: RegExp): boolean {
  if (cell.line.cells.slice(0, cell.index + 1).some((left) => label.test(left.text))) return true;
  let from = cell.line;
  const at = lines.indexOf(cell.line);
  for (let index = at - 1; index >= Math.max(0, at - LINES_OF_PARTY); index--) {
    const line = lines[index]!;
    if (line.page !== cell.page) return false;
    const over = line.cells.find((one) => one.x0 < cell.x1 + 4 && one.x1 > cell.x0 - 4);
    if (!over) continue;
    if (from.flow - line.flow > 2.6 * Math.max(line.size, from.size)) return false;
    if (label.test(over.text)) return true;
    from = line;
  }
  return false;
}

/** The cell right of a label, or the one under it. */
function besideOrUnder(cell: Cell, lines: readonly Line[]): Cell | undefined {
  const right = cell.line.cells[cell.index + 1];
  if (right && right.x0 - cell.x1 < 160 && /:\s*$/.test(cell.text)) return right;
  const at = lines.indexOf(cell.line);
  return lines
    .slice(at + 1, at + 3)
    .filter((line) => line.page === cell.page && line.flow - cell.flow < 2.4 * cell.size)
    .flatMap((line) => line.cells)
    .find((below) => Math.abs(below.x0 - cell.x0) < 6);
}

/** The number that says it is the broker's, or is with the broker's name; any other with a doubt. */
function mcOf(
  cells: readonly Cell[],
  lines: readonly Line[],
  broker: Cell | undefined,
  reading: Reading,
): LoadDetail[] {
  const found = cells.flatMap((cell) => {
    const match = cell.text.length <= 160 ? MC.exec(cell.text) : null;
    return match && !isUnder(cell, lines, OF_CARRIER) && !/\bcarrier\b/i.test(cell.text.slice(0, match.index))
      ? [
          {
            cell,
            digits: match[1]!,
            says: /\bbroker(?:age)?\b(?!.*[,;].*mc)/i.test(cell.text.slice(0, match.index)),
          },
        ]
      : [];
  });
  const said = found.filter(({ cell, says }) => says || isUnder(cell, lines, OF_BROKER));
  const near = found.filter(({ cell }) => broker && isWith(cell, broker));
  const inHead = found.filter(({ cell }) => headOf(lines, reading).includes(cell));
  const best = said[0] ?? near[0] ?? inHead[0] ?? (found.length === 1 ? found[0] : undefined);
  if (!best) return [];
  const isSaid = said.length + near.length > 0;
  const rival = (said.length > 0 ? said : isSaid ? near : found).find(({ digits }) => digits !== best.digits);
  return [
    detail(
      'mc',
      best.digits,
      best.cell,
      rival
        ? `The document also says MC ${rival.digits}.`
        : isSaid
          ? undefined
          : 'Nothing says whether it is the broker’s or the carrier’s.',
    ),
  ];
}

/** In the same cell, beside it, or within a few lines under it in its column. */
const isWith = (cell: Cell, broker: Cell): boolean =>
  cell === broker ||
  (cell.page === broker.page &&
    cell.flow >= broker.flow - 2 &&
    cell.flow - broker.flow < 5 * 1.4 * cell.size &&
    (cell.line === broker.line
      ? Math.abs(cell.index - broker.index) === 1
      : cell.x0 < broker.x1 + 10 && cell.x1 > broker.x0 - 10));

/** A person, a phone number or an email address behind a label that names whom to ask, outside of the stops. */
function contactOf(cells: readonly Cell[], lines: readonly Line[], reading: Reading): LoadDetail[] {
  const found = cells.flatMap((cell): LoadDetail[] => {
    const match = CONTACT.exec(cell.text);
    if (!match || cell.text.length > 140 || isOfStop(cell, reading) || isUnder(cell, lines, NOT_OF_BROKER))
      return [];
    const rest = cell.text.slice(match[0].length).trim();
    const from = rest !== '' ? cell : besideOrUnder(cell, lines);
    const text = rest !== '' ? rest : (from?.text ?? '');
    const phone = PHONE.exec(text)?.[0].trim();
    const email = EMAIL.exec(text)?.[0];
    const name = text
      .split(/[,;|•(]|\s[-–]\s|\s(?=\d)|\b(?:phone|ph|tel|email|cell|ext)\b/i)[0]!
      .replace(/[\s:.]+$/, '')
      .trim();
    const value = [NAME_OF_PERSON.test(name) ? name : undefined, phone, email].filter(Boolean).join(', ');
    if (!from || value === '') return [];
    return [
      detail(
        'contact',
        value,
        from,
        /\bcarrier\b|\bdispatcher\b/i.test(match[0]) ? 'It may be the carrier’s contact.' : undefined,
      ),
    ];
  });
  const first = found[0];
  if (!first) return [];
  const rival = found.find(({ value }) => value !== first.value);
  return [{ ...first, doubt: first.doubt ?? (rival ? `The document also says ${rival.value}.` : undefined) }];
}

const NOT_OF_BROKER = new RegExp(`${OF_CARRIER.source}|${OTHER_PARTY.source}`, 'i');

/** On the height of a stop: between its role and its date or address, and the lines right under them. */
const isOfStop = (cell: Cell, { stops }: Reading): boolean =>
  stops.some(({ evidence }) => {
    const boxes: Evidence[] = [
      evidence.role,
      evidence.address,
      ...(evidence.date ? [evidence.date] : []),
    ].filter(({ page }) => page === cell.page);
    return (
      boxes.length > 0 &&
      cell.y >= Math.min(...boxes.map((box) => box.y0)) - 4 &&
      cell.y <= Math.max(...boxes.map((box) => box.y1)) + 5 * cell.size
    );
  });
