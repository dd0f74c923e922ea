import { placeKey } from '../engine/places/place-key';
import type { Address } from './addresses';
import { STOP_HEAD, type Block } from './blocks';
import type { Line } from './cells';
import { bareLabel, isNeutralKey, type Label } from './labels';
import type { Dated } from './stop-dates';

/**
 * Which label an address belongs to. A label in the same cell wins, then one on the same row, then the nearest over it in
 * its column; a label is never below its address, and each heads one address only.
 */

export interface Assigned {
  readonly block: Block;
  readonly label: Label;
}

export interface Assignment {
  readonly stops: readonly Assigned[];
  /** Those of the stops that are only below another one's label, without one of their own. */
  readonly inherited: readonly Block[];
  /** Addresses that nothing names. */
  readonly unnamed: readonly Block[];
  /** Addresses of brokers, carriers, payees. */
  readonly others: readonly Block[];
  /** Role labels that head no address. */
  readonly idle: readonly Label[];
}

/** "Send invoice with signed BOL to ...", in a sentence before the address. */
const PARTY_IN_PROSE =
  /\b(?:invoices?|invoicing|remit|billing|quick\s?pay|factor(?:ing)?|paperwork|claims?|notices|(?:mail(?:ed)?|(?:send|fax|forward)(?= (?:it|them|this|these|those|both)\b))(?: (?:it|them|this|these|those|both|the check))? to|courts? of|governed|insurance|(?:offered|arranged|brokered|tendered) by)\b/i;
/** "Hood River, OR 97031, MC 330771": the address of a company that is licensed to arrange freight or to haul it. */
const LICENSE_BEHIND = /^\W{0,4}(?:mc|(?:us)?dot)\b\W{0,4}\d{5,8}\b/i;
const MOST_LINES_BETWEEN = 13;
/** A label that another address has taken is replaced by one about as near, not by one far away. */
const MOST_BEYOND_NEAREST = 0.25;

/**
 * @param bound addresses whose label is known beforehand: a person taught where it is
 * @param inProse addresses in running text: only a label in their own cell heads them
 */
export function assign(
  all: readonly Block[],
  labels: readonly Label[],
  dated: readonly Dated[],
  bound: ReadonlyMap<Block, Label> = new Map(),
  inProse: ReadonlySet<Block> = new Set(),
): Assignment {
  const blocks = all.filter((block) => bound.has(block) || !isInMiniature(block, all));
  const strong = labels
    .filter((label) => !label.weak && !isKeyUnderRole(label, labels))
    .map((label) => (isOrderingShipper(label, labels) ? bareLabel(label.cell, label.to) : label));
  // "Carrier: ACME, 5 Main St, Troy, MI 48083" has its address, "Destination: Troy, MI" of a summary has its town; what follows below is someone else's.
  const spent = new Set(
    strong.filter((label) =>
      all.some(
        (block) =>
          (block.address.cell === label.cell && !isAgainBelow(block, blocks)) ||
          (isOverSummary(label, strong) && isTownUnder(block, label, blocks)),
      ),
    ),
  );
  const pairs: { block: Block; label: Label; cost: number }[] = [];
  for (const block of blocks) {
    const label = bound.get(block);
    if (label) {
      pairs.push({ block, label, cost: -1 });
      continue;
    }
    if (ownKey(block.address)) {
      pairs.push({ block, label: bareLabel(block.address.cell, 0), cost: 0 });
      continue;
    }
    const near = strong.flatMap((label) => {
      const cost =
        (spent.has(label) || inProse.has(block)) && label.cell !== block.address.cell
          ? undefined
          : costOf(block, label, strong, blocks);
      return cost === undefined ? [] : [{ block, label, cost }];
    });
    const nearest = Math.min(...near.map(({ cost }) => cost));
    pairs.push(...near.filter(({ cost }) => cost <= nearest + MOST_BEYOND_NEAREST));
  }
  const byBlock = new Map<Block, Label>();
  const usedLabels = new Set<Label>();
  for (const { block, label } of pairs.sort((a, b) => a.cost - b.cost)) {
    if (byBlock.has(block) || (label.kind !== 'other' && usedLabels.has(label))) continue;
    byBlock.set(block, label);
    usedLabels.add(label);
  }
  const inherited: Block[] = [];
  for (const [block, label] of underHeadings(
    blocks.filter((block) => !inProse.has(block)),
    byBlock,
    strong,
    dated,
  )) {
    byBlock.set(block, label);
    if (label.heading === 'single') inherited.push(block);
  }
  for (const [block, label] of bySummary(all, blocks, byBlock, strong)) byBlock.set(block, label);
  const named = (block: Block) => byBlock.get(block);
  const stops = blocks.flatMap((block) => {
    const label = named(block);
    return label && label.kind !== 'other' ? [{ block, label }] : [];
  });
  return {
    inherited,
    stops,
    unnamed: blocks.filter((block) => !named(block)),
    others: blocks.filter((block) => named(block)?.kind === 'other'),
    idle: strong.filter(
      (label) =>
        label.kind !== 'other' && ![...byBlock.values()].includes(label) && !isOfOverview(label, all, stops),
    ),
  };
}

/** "Client | Papiers | Staples" right under "Pickup | Delivery": a row of a form that begins with who is there, not another party. */
const isKeyUnderRole = ({ kind, cell }: Label, labels: readonly Label[]): boolean =>
  kind === 'other' &&
  cell.index === 0 &&
  cell.line.cells.length > 1 &&
  /^\W*(?:customer|client|party|account|vendor|supplier)\b/i.test(cell.text) &&
  labels.some(
    (role) =>
      role.kind !== 'other' &&
      !role.weak &&
      role.heading !== 'none' &&
      role.cell.page === cell.page &&
      role.cell.flow < cell.flow &&
      cell.flow - role.cell.flow < cell.size * 3,
  );

/** "Shipper | Carrier" over the two parties of an order, whose places are under "Pickup" and "Delivery": who orders is no stop. */
const isOrderingShipper = ({ cell }: Label, labels: readonly Label[]): boolean =>
  /^\W*shipper\W*$/i.test(cell.text) &&
  labels.some((other) => other.cell.line === cell.line && /^\W*carrier\W*$/i.test(other.cell.text)) &&
  ['pickup', 'delivery'].every((kind) =>
    labels.some(
      (other) =>
        other.kind === kind &&
        !other.weak &&
        /^\W*(?:pick|deliver|drop)[^:#]{0,24}\W*$/i.test(other.cell.text),
    ),
  ) &&
  !labels.some((other) => /^\W*(?:consignee|receiver)/i.test(other.cell.text));

/** The left edge of a form that has a key before each value: under its heading the keys come first. */
function leftOfKeys({ address: { cell } }: Block): number | undefined {
  const key = cell.line.cells[cell.index - 1];
  return key && key.text.length <= LONGEST_KEY && isNeutralKey(key.text) && /^[^\d]*$/.test(key.text)
    ? key.x0
    : undefined;
}

const LONGEST_KEY = 24;

const samePlace = (a: Block, b: Block): boolean =>
  a.address.state === b.address.state && placeKey(a.address.city) === placeKey(b.address.city);

/** "1 Pickup Tulsa, OK" over the name, the street and "Tulsa, OK 74136": the town ahead of its own address. */
const isAgainBelow = (small: Block, blocks: readonly Block[]): boolean =>
  !blocks.includes(small) &&
  blocks.some(
    (block) =>
      samePlace(block, small) &&
      block.address.cell.page === small.address.cell.page &&
      block.address.cell.flow > small.address.cell.flow &&
      block.address.cell.flow - small.address.cell.flow < small.address.cell.size * LINES_TO_OWN_ADDRESS,
  );

const LINES_TO_OWN_ADDRESS = 6;

/** "Origin | Destination | Miles | Rate": the load in one row. */
const isOverSummary = ({ cell: { line } }: Label, labels: readonly Label[]): boolean =>
  line.cells.length > 2 &&
  ['pickup', 'delivery'].every((kind) =>
    labels.some((other) => other.cell.line === line && other.kind === kind),
  );

/** A town right under a head, whose address is in another column. */
const isTownUnder = (small: Block, { cell }: Label, blocks: readonly Block[]): boolean =>
  !blocks.includes(small) &&
  Math.abs(small.address.x0 - cell.x0) < 4 &&
  small.address.cell.flow > cell.flow &&
  small.address.cell.flow - cell.flow < cell.size * LINES_TO_TOWN &&
  !blocks.some((block) => samePlace(block, small) && Math.abs(block.address.x0 - small.address.x0) < 4);

const LINES_TO_TOWN = 3.2;

/** A line such as "Origin Dallas, TX | Destination Reno, NV" beside the stops themselves, which give the codes, is no stop of its own. */
const isInMiniature = (block: Block, all: readonly Block[]): boolean =>
  hasCodeElsewhere(block, all) &&
  // In a column of towns of which others have no code anywhere, this one is a stop too: the broker may sit in that town.
  !all.some(
    (other) =>
      other.address.zip === '' &&
      other.address.cell.page === block.address.cell.page &&
      Math.abs(other.address.x0 - block.address.x0) < 4 &&
      !hasCodeElsewhere(other, all),
  );

const hasCodeElsewhere = (block: Block, all: readonly Block[]): boolean =>
  block.address.zip === '' && all.some((other) => other.address.zip !== '' && samePlace(other, block));

/** Addresses laid out like the first one under a heading without a number, each with a date of its own: "Deliveries" over three of them. */
function* underHeadings(
  blocks: readonly Block[],
  byBlock: ReadonlyMap<Block, Label>,
  labels: readonly Label[],
  dated: readonly Dated[],
): Generator<[Block, Label]> {
  for (const [first, label] of [...byBlock]) {
    if (label.heading === 'none') continue;
    const column = blocks.filter(
      (block) =>
        block.top > first.bottom &&
        Math.abs(block.address.x0 - first.address.x0) < 4 &&
        Math.abs(block.x0 - first.x0) < 4,
    );
    let last = first;
    for (const block of column) {
      const size = block.address.cell.size;
      if (byBlock.has(block) || labels.some((other) => ends(other, last, block))) break;
      if (block.top - last.bottom > size * (label.heading === 'plural' ? 20 : 9)) break;
      const next = blocks.find((other) => other.top > block.bottom && Math.abs(other.x0 - block.x0) < 4);
      const until = Math.min(next?.top ?? Infinity, block.bottom + size * 12);
      // Under a heading in the singular only the next row of the same table is its own: a line between might be another role's label.
      const inRow = (one: Dated) =>
        label.heading === 'plural' || (one.cell.x0 > block.x1 && one.cell.flow < block.bottom + size * 0.5);
      if (
        !dated.some(
          (one) =>
            (one.role ?? label.kind) === label.kind &&
            one.cell.flow > block.top - size &&
            one.cell.flow < until &&
            inRow(one),
        )
      )
        break;
      yield [block, label];
      last = block;
    }
  }
}

/** A role, or the heading of a party, between two addresses of a column. */
const ends = (label: Label, upper: Block, lower: Block): boolean =>
  label.cell.flow > upper.bottom &&
  label.cell.flow < lower.bottom &&
  (label.kind !== 'other' || !/[A-Za-z]{2}/.test(label.cell.text.slice(label.to))) &&
  label.cell.x0 < lower.x1;

/** "Pickup | Dallas, TX" in a table of towns, ahead of the stop that is picked up in Dallas. */
const isOfOverview = (label: Label, all: readonly Block[], stops: readonly Assigned[]): boolean =>
  all.some(
    (small) =>
      small.address.cell.line === label.cell.line &&
      stops.some((stop) => stop.label.kind === label.kind && samePlace(stop.block, small)),
  );

/** The role of an address that only a summary gives: "Origin: Dallas, TX" says what "Dallas, TX 75201" is, where there is only one. */
function* bySummary(
  all: readonly Block[],
  blocks: readonly Block[],
  byBlock: ReadonlyMap<Block, Label>,
  labels: readonly Label[],
): Generator<[Block, Label]> {
  if ([...byBlock.values()].filter((label) => label.kind !== 'other').length > 0) return;
  for (const small of all) {
    const label = labels.find((one) => one.cell === small.address.cell && one.kind !== 'other');
    const same = blocks.filter((block) => samePlace(block, small));
    if (label && same.length === 1 && !byBlock.has(same[0]!)) yield [same[0]!, label];
  }
}

/** "Emergency contact: 5 Main St, Troy, MI 48083": an unknown key on the same line says that it is no stop. */
export function ownKey({ cell, from, to }: Address): boolean {
  const before = cell.text.slice(0, from);
  if (PARTY_IN_PROSE.test(before) || LICENSE_BEHIND.test(cell.text.slice(to))) return true;
  const key = /^([A-Z][A-Za-z &/#.'-]{2,34}):\s/.exec(before)?.[1];
  // "Facility notes: use the gate at 5 Main St": a way to a stop that is named elsewhere.
  if (key !== undefined && IS_NOTE.test(key) && !STOPS_THERE.test(before)) return true;
  if (key === undefined || isNeutralKey(key)) return false;
  return (
    /remit|invoice|bill|carrier|broker|mail|payment|customs|insur|factor|agent|office|contact/i.test(key) &&
    !/ship|pick|deliver|consign|receiv|drop|load|origin|dest/i.test(key)
  );
}

const IS_NOTE = /\b(?:notes?|instructions?|comments?|directions?|remarks?)$/i;
const STOPS_THERE = /\b(?:pick|drop|deliver|unload|load|collect|stop|hook|ship|consign)/i;

/** Another address under the label in the same column: the label is spoken for. */
function standsBetween(other: Block, label: Label, block: Block): boolean {
  const { flow, x0, x1 } = label.cell;
  return (
    other.bottom > flow &&
    other.bottom < block.top &&
    other.x0 <= Math.max(x1, x0 + 40) &&
    other.x1 >= x0 - 2 &&
    other.x0 < block.x1 &&
    other.x1 > block.x0
  );
}

/** Lower is nearer; undefined where the label cannot head the address. */
function costOf(
  block: Block,
  label: Label,
  labels: readonly Label[],
  blocks: readonly Block[],
): number | undefined {
  const { cell } = label;
  const { address } = block;
  const size = Math.max(6, address.cell.size);
  if (cell.flow > address.cell.flow + size * 0.45) return undefined;
  if (hasOtherStreet(label, block)) return undefined;
  const owner = blocks.find((other) => isRightBehind(label, other));
  if (owner) return owner === block ? 0.4 : undefined;
  const steps = (block.top - cell.flow) / (size * 1.25);
  const left = cell.x0 <= block.x0 + 3;
  // Over the address, in its column.
  if (cell.flow < block.top) {
    if (steps > MOST_LINES_BETWEEN || blocks.some((other) => standsBetween(other, label, block)))
      return undefined;
    if (label.kind === 'other' && block.cells[0] && STOP_HEAD.test(block.cells[0].text)) return undefined;
    // "Carrier: ACME Trucking" names a party and is done, unless its street follows at once.
    if (label.kind === 'other' && steps > 2 && /[A-Za-z]{2}/.test(cell.text.slice(label.to)))
      return undefined;
    const overlaps = cell.x0 <= block.x1 && cell.x1 >= block.x0 - 2;
    const keys = leftOfKeys(block);
    const indented =
      left && (block.x0 - cell.x0 < size * 5 || (keys !== undefined && Math.abs(keys - cell.x0) < size));
    if (overlaps || indented) return 0.5 + steps / 10 + (label.kind === 'other' && steps > 5 ? 0.4 : 0);
    if (isBadge(label, block, blocks)) return 1.2 + steps / 10;
    if (!left || label.kind === 'other') return undefined;
    // A heading over the whole width: nothing else is named beside it or between.
    const between = labels.some(
      (other) =>
        other.cell.flow >= cell.flow - 1 &&
        other.cell.flow <= address.cell.flow + 1 &&
        other.kind !== label.kind,
    );
    return between || steps > 7 ? undefined : 1 + steps / 10;
  }
  // On a row of the block.
  const firstRow = Math.abs(cell.flow - block.top - size * 0.3) < size * 0.5;
  if (left) {
    const apart = labels.some(
      (other) => other.cell.line === cell.line && other.cell.x0 > cell.x0 && other.cell.x0 <= block.x0 + 3,
    );
    if (apart) return undefined;
    // The label heads what is under it in its own column.
    const owns = blocks.some(
      (other) =>
        other.x0 <= cell.x1 &&
        other.x1 >= cell.x0 &&
        other.x1 < block.x0 &&
        other.top > cell.flow &&
        other.top < cell.flow + size * 1.8,
    );
    if (owns && cell.line !== address.cell.line) return undefined;
    return (firstRow ? 0.45 : 0.62) + (block.x0 - cell.x1) / 10_000;
  }
  return label.kind !== 'other' ? 1.4 + (cell.x0 - block.x1) / 10_000 : undefined;
}

/** "Receiver: Azalea Food Bank, 1411 Harbin Cir" over "Coastal Exchange, 40 Calhoun St, Charleston, SC 29401": each has a street of its own. */
const hasOtherStreet = ({ kind, cell, to }: Label, { address }: Block): boolean =>
  kind !== 'other' &&
  cell !== address.cell &&
  NAME_AND_STREET.test(cell.text.slice(to)) &&
  NAME_AND_STREET.test(address.cell.text.slice(0, address.from));

const NAME_AND_STREET = /[A-Za-z]{2}.*,\s*\d{1,6}[A-Z]?\s\S/;

/** "Gary, IN 46408 (DEL)": a role in brackets, as close behind the town as a word. */
const isRightBehind = ({ cell, to }: Label, { address }: Block): boolean =>
  address.cell === cell.line.cells[cell.index - 1] &&
  cell.x0 - address.cell.x1 < cell.size &&
  to >= cell.text.length &&
  /^[([]/.test(cell.text);

/** "Front Range Tortilla ... DELIVERY" over the street: a role at the right end of the line with the name of who is there, and nothing under it. */
const isBadge = (label: Label, block: Block, blocks: readonly Block[]): boolean =>
  label.kind !== 'other' &&
  label.to >= label.cell.text.length &&
  label.cell.line.cells.length === 2 &&
  label.cell.index === 1 &&
  Math.abs(label.cell.line.cells[0]!.x0 - block.x0) < label.cell.size &&
  block.top - label.cell.flow < label.cell.size * LINES_UNDER_BADGE &&
  !blocks.some(
    (other) =>
      other !== block &&
      other.x1 > label.cell.x0 &&
      other.bottom > label.cell.flow &&
      other.top < block.bottom + label.cell.size * LINES_UNDER_BADGE,
  );

const LINES_UNDER_BADGE = 3;

/** The number of a table row that is by itself before the label: "1 | PU | ...". */
export function rowNumber(assigned: Assigned): number | undefined {
  return numberAlone(assigned.label.cell.line);
}

/** "1", "#1" or "Stop 1" in the first cell of a line, with nothing else. */
export function numberAlone({ cells }: Line): number | undefined {
  const text = /^\W*(?:stop\s*)?#?(\d{1,2})\W*$/i.exec(cells[0]!.text)?.[1];
  return text === undefined ? undefined : Number(text);
}
