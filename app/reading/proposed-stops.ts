import { findJurisdiction } from '../engine/jurisdictions/codes';
import { placeKey } from '../engine/places/place-key';
import { linesOf, type Line } from './cells';
import { findDates, isoOf } from './dates';
import { flagOf } from './flag-messages';
import type { DocumentPage } from './page-items';
import type { Evidence, ReadConfirmation, ReadStop } from './reading';

/** A stop that someone outside of the rules proposes for a document. */
export interface StopProposal {
  readonly role: 'pickup' | 'delivery';
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly date: string | undefined;
}

/** The text of the pages line by line, columns parted by bars: what a proposal is made from and held against. */
export function textOfPages(pages: readonly DocumentPage[]): string {
  return linesOf(pages)
    .map((line) => line.cells.map((cell) => cell.text).join(' | '))
    .join('\n');
}

/**
 * The reading with the proposed stops in place of its own: only where every one of them is in the text with its city,
 * its code and its date, and where they make a trip. Otherwise the reading as it was. The document keeps its flags: a person
 * looks at it in any case.
 */
export function withProposedStops(
  reading: ReadConfirmation,
  pages: readonly DocumentPage[],
  proposals: readonly StopProposal[],
  near: string,
): ReadConfirmation {
  const lines = linesOf(pages);
  const stops: ReadStop[] = [];
  for (const proposal of proposals) {
    const stop = groundedStop(proposal, lines, near);
    if (!stop) return reading;
    stops.push(stop);
  }
  if (!stops.some((stop) => stop.role === 'pickup') || !stops.some((stop) => stop.role === 'delivery'))
    return reading;
  return {
    ...reading,
    stops,
    flags: [...reading.flags, flagOf('proposed', undefined)],
  };
}

function groundedStop(proposal: StopProposal, lines: readonly Line[], near: string): ReadStop | undefined {
  const state = findJurisdiction(proposal.state)?.code;
  const city = placeKey(proposal.city);
  if (!state || city.length < 2) return undefined;
  const zip = proposal.zip.trim().toUpperCase();
  const line = lines.find(({ cells }) => {
    const text = cells.map((cell) => cell.text).join(' ');
    return placeKey(text).includes(city) && (zip === '' || text.toUpperCase().includes(zip));
  });
  if (!line) return undefined;
  const dated =
    proposal.date === undefined
      ? undefined
      : lines
          .flatMap(({ cells }) => cells)
          .find((cell) => findDates(cell.text).some((date) => isoOf(date, near) === proposal.date));
  if (proposal.date !== undefined && !dated) return undefined;
  const evidence = (text: string, cells: Line['cells']): Evidence => ({
    page: cells[0]?.page ?? 1,
    x0: Math.min(...cells.map((cell) => cell.x0)),
    x1: Math.max(...cells.map((cell) => cell.x1)),
    y0: Math.min(...cells.map((cell) => cell.y - cell.size)),
    y1: Math.max(...cells.map((cell) => cell.y + cell.size * 0.3)),
    text: text.slice(0, 300),
  });
  const address = evidence(line.cells.map((cell) => cell.text).join(' '), line.cells);
  return {
    role: proposal.role,
    name: '',
    street: '',
    city: proposal.city.trim(),
    state,
    zip,
    country: /^[A-Z]/.test(zip) ? 'CA' : 'US',
    date: proposal.date,
    time: undefined,
    references: [],
    emptyTrailer: false,
    evidence: { role: address, address, date: dated && evidence(dated.text, [dated]) },
  };
}
