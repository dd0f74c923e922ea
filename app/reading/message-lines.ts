import type { Cell, Line } from './cells';

/**
 * Load tenders as machines send them to each other, printed as they are: segments of parts between asterisks (X12, 204).
 * Each segment that says something of the load becomes a line as a form has it, which the rules for forms then read.
 */

const SEGMENT = /^\s*([A-Z][A-Z0-9]{1,2})([*|^])(.*)$/;
/** Segments without which a message is no load tender. */
const NEEDED = ['S5', 'N4'];

/** What a code of a stop says: complete or part load, complete or part unload. */
const PICKUP_CODES = new Set(['LD', 'CL', 'PL']);
const DELIVERY_CODES = new Set(['UL', 'CU', 'PU', 'DR', 'DT']);
/** Who a name is: where freight is picked up or delivered, else someone else. */
const OF_STOP = new Set(['SF', 'SH', 'ST', 'CN']);
/** Of the days of a stop the one asked for, scheduled or earliest; the latest ends the window. */
const LATEST_DAYS = new Set(['38', '54', '63']);
/** The day on which an answer is due, and that of the message. */
const FOREIGN_DAYS = new Set(['64', '86']);

/** The lines with every segment put into words; undefined where the document is no such message. */
export function messageLines(lines: readonly Line[]): Line[] | undefined {
  const segments = lines
    .flatMap((line) => line.cells)
    .flatMap((cell) => cell.text.split('~').map((text) => ({ cell, text, match: SEGMENT.exec(text) })))
    .filter(({ text }) => text.trim() !== '');
  const has = (id: string) => segments.some(({ match }) => match?.[1] === id);
  if (!NEEDED.every(has)) return undefined;
  const result: Line[] = [];
  let flow = 0;
  for (const { cell, text, match } of segments) {
    const said = match ? wordsOf(match[1]!, match[3]!.split(match[2]!)) : text;
    if (said === undefined) continue;
    // A stop is set apart from what is before it.
    flow += cell.size * (match?.[1] === 'S5' || match?.[1] === 'L3' ? 3.5 : 1.25);
    result.push(lineOf(said, cell, flow));
  }
  return result;
}

function wordsOf(id: string, parts: readonly string[]): string | undefined {
  const [first = '', second = '', third = '', fourth = ''] = parts.map((part) => part.trim());
  switch (id) {
    case 'B2':
      return fourth === '' ? undefined : `Shipment ID: ${fourth}`;
    case 'S5':
      return PICKUP_CODES.has(second)
        ? `Stop ${first} - Pickup`
        : DELIVERY_CODES.has(second)
          ? `Stop ${first} - Delivery`
          : `Stop ${first} - ${second}`;
    case 'G62':
      return FOREIGN_DAYS.has(first) ? undefined : dayOf(first, second, fourth);
    case 'N1':
      return OF_STOP.has(first) ? second : `Bill to: ${second}`;
    case 'N3':
      return [first, second].filter((part) => part !== '').join(', ');
    case 'N4':
      return `${first}, ${second} ${third}`;
    case 'L11':
      return second === '' ? undefined : `${NUMBERS[second] ?? 'Ref'} # ${first}`;
    case 'L3':
      // The fifth part is the charge in cents.
      return /^\d{3,}$/.test(parts[4] ?? '') ? `Total charges: $${dollars(parts[4]!)}` : undefined;
    case 'NTE':
      return `Notes: ${second}`;
    default:
      return undefined;
  }
}

const NUMBERS: Readonly<Record<string, string>> = { BM: 'BOL', PO: 'PO', CR: 'Customer ref', SI: 'Pickup' };

/** "G62*37*20261130*I*0800" */
function dayOf(code: string, day: string, time: string): string | undefined {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(day) ?? [];
  if (year === undefined) return undefined;
  const hour = /^\d{4}/.test(time) ? ` ${time.slice(0, 2)}:${time.slice(2, 4)}` : '';
  return `${LATEST_DAYS.has(code) ? 'Latest' : 'Scheduled'}: ${year}-${month}-${date}${hour}`;
}

const dollars = (cents: string): string => `${cents.slice(0, -2)}.${cents.slice(-2)}`;

function lineOf(text: string, cell: Cell, flow: number): Line {
  const line: Line = { page: cell.page, y: cell.y, flow, size: cell.size, cells: [] };
  line.cells.push({
    ...cell,
    text,
    flow,
    line,
    index: 0,
    source: {
      text: cell.text,
      x0: cell.x0,
      x1: cell.x1,
      y0: cell.y - cell.size,
      y1: cell.y + cell.size * 0.3,
    },
  });
  return line;
}
