import type { Cell, Line } from './cells';
import { evidenceOf } from './evidence';
import { unsureOf } from './keyed-values';
import type { Evidence, LoadDetail, ReadConfirmation } from './reading';

/** From when to when a dock waits: two times with a stroke or "to" between them, in the print of the stop's date or right beside it. */

const TIME = '(\\d{1,2}):?(\\d{2})\\s?(?:hrs?\\b)?\\s?([ap]\\.?m\\.?)?(?:\\s?[CEMP][SD]?T)?';
const WINDOW = new RegExp(
  `(?<![\\d/:.-])${TIME}\\s?(?:-|–|—|to|until|thru|through|and)+\\s?${TIME}(?![\\d/:-])`,
  'i',
);

/** The windows of the stops in the order of the trip. */
export function findAppointments(
  lines: readonly Line[],
  { stops }: Omit<ReadConfirmation, 'details'>,
): LoadDetail[] {
  return stops.flatMap((stop, index): LoadDetail[] => {
    const dated = stop.evidence.date && cellAt(stop.evidence.date, lines);
    if (!dated) return [];
    // In one piece of print with the dates of two stops nothing tells for certain whose window it is: it is left out.
    const isShared = stops.some(
      (other, place) => place !== index && isSamePlace(other.evidence.date, stop.evidence.date),
    );
    if (isShared) return [];
    const right = dated.line.cells[dated.index + 1];
    for (const cell of [dated, ...(right && right.text.length < 40 ? [right] : [])]) {
      // A date without its day's stroke may look like a time.
      const match = WINDOW.exec(
        cell.text.replace(/\b\d{1,4}([/-])\d{1,2}\1\d{2,4}\b/g, (date) => ' '.repeat(date.length)),
      );
      const from = match && clockOf(match[1]!, match[2]!, match[3] ?? '');
      const to = match && clockOf(match[4]!, match[5]!, match[6] ?? '');
      if (!match || !from || !to || from === to) continue;
      return [
        {
          kind: 'appointment',
          value: `${from} to ${to}`,
          stop: index,
          evidence: evidenceOf([cell]),
          doubt:
            to < from || (match[3] === undefined) !== (match[6] === undefined)
              ? 'Check morning and afternoon.'
              : stop.time !== undefined && stop.time !== from
                ? `The stop says ${stop.time}.`
                : unsureOf([cell]),
        },
      ];
    }
    return [];
  });
}

/** "HH:MM" of a clock of 24 hours; null where it is no time. */
function clockOf(hour: string, minute: string, half: string): string | null {
  let hours = Number(hour);
  if (half !== '' && (hours < 1 || hours > 12)) return null;
  if (half !== '') hours = (hours % 12) + (/^p/i.test(half) ? 12 : 0);
  return hours < 24 && Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}` : null;
}

const isSamePlace = (a: Evidence | undefined, b: Evidence | undefined): boolean =>
  a !== undefined && a.page === b?.page && a.x0 === b.x0 && a.y0 === b.y0;

function cellAt(place: Evidence, lines: readonly Line[]): Cell | undefined {
  const cells = lines.filter((line) => line.page === place.page).flatMap((line) => line.cells);
  const middle = (place.y0 + place.y1) / 2;
  return cells
    .filter((cell) => cell.y - cell.size <= middle && cell.y + cell.size * 0.3 >= middle)
    .find(
      (cell) => cell.x0 <= place.x1 && cell.x1 >= place.x0 && place.text.includes(cell.text.slice(0, 12)),
    );
}
