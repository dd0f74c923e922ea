import { gazetteer } from '~/platform/reader/gazetteer.server';
import { findAddresses } from '~/reading/addresses';
import { assign, rowNumber, type Assigned } from '~/reading/assign';
import { blockOf, type Block } from '~/reading/blocks';
import { withGuessedRoles } from '~/reading/guess-roles';
import { labelsOf, type LabelReading } from '~/reading/label-cells';
import type { PageItem } from '~/reading/page-items';
import { datedCells, datesOfStops, zonesOf } from '~/reading/stop-dates';
import { at, linesOfItems } from './confirmation-pages';

/** The steps of reading one page, each by itself: `readConfirmation` tries several readings and shows the best of them. */

/** Loaded before the first test, whose time it is not. */
const PLACES = gazetteer();

/** Print of ten points, whose lengths come out even: a line of a block is 12.5 high, and a block begins 3 above its first baseline. */
export const print = (x: number, y: number, text: string, more: Partial<PageItem> = {}): PageItem =>
  at(x, y, text, { size: 10, x1: x + text.length * 5, ...more });

function stepsOf(pages: readonly (readonly PageItem[])[], reading: LabelReading) {
  const lines = linesOfItems(...pages);
  const labels = labelsOf(lines, reading);
  const labelByCell = new Map(labels.map((label) => [label.cell, label]));
  const addresses = findAddresses(lines, PLACES);
  const taken = new Set(addresses.flatMap((address) => [address.cell, address.cityCell, ...address.cells]));
  const dated = datedCells(lines, labelByCell);
  return {
    lines,
    labels,
    dated,
    assignment: assign(
      addresses.map((address) => blockOf(address, lines, labelByCell, taken)),
      labels,
      dated,
    ),
  };
}

/** What became of the labels and addresses of a page: "pickup Dallas" of the stops, the towns of other addresses, the words of labels over nothing. */
export function assigned(items: readonly PageItem[], reading: LabelReading = 'strong') {
  const { stops, inherited, unnamed, others, idle } = stepsOf([items], reading).assignment;
  const town = ({ address }: Block) => address.city;
  return {
    stops: stops.map((one) => `${one.label.kind} ${town(one.block)}`),
    inherited: inherited.map(town),
    unnamed: unnamed.map(town),
    others: others.map(town),
    idle: idle.map(({ cell }) => cell.text),
  };
}

/** The stops of a scan with those whose role was guessed, and what has none. */
export function guessed(items: readonly PageItem[]) {
  const { assignment, guessed } = withGuessedRoles(stepsOf([items], 'strong').assignment);
  return {
    stops: assignment.stops.map(({ label, block }) => `${label.kind} ${block.address.city}`),
    guessed: guessed.map(({ address }) => address.city),
    unnamed: assignment.unnamed.map(({ address }) => address.city),
  };
}

/** "1 Dallas": the number of the table row in which a stop is, "- Dallas" without one. */
export const numberedRows = (items: readonly PageItem[]): string[] =>
  stepsOf([items], 'strong').assignment.stops.map(
    (one: Assigned) => `${rowNumber(one) ?? '-'} ${one.block.address.city}`,
  );

/** The dates of a page that may be those of stops: "2026-7-13 08:00 pickup #1 preferred" with as much as is known. */
export function datedOf(items: readonly PageItem[]): string[] {
  return stepsOf([items], 'strong').dated.map(({ date: { year, month, day }, time, role, row, preferred }) =>
    [`${year ?? '-'}-${month}-${day}`, time, role, row && `#${row}`, preferred && 'preferred']
      .filter(Boolean)
      .join(' '),
  );
}

/** The stops of pages with their zones and dates. */
export function zonedStops(...pages: (readonly PageItem[])[]) {
  const { labels, dated, assignment } = stepsOf(pages, 'strong');
  const zones = zonesOf(assignment.stops, labels);
  const dates = datesOfStops(zones, dated);
  return zones.map((zone, index) => {
    const date = dates[index]?.date;
    return { town: zone.stop.block.address.city, zone, date: date && `${date.month}/${date.day}` };
  });
}
