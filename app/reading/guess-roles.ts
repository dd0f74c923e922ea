import { editDistance } from '../engine/places/typing-errors';
import type { Assigned, Assignment } from './assign';
import type { Block } from './blocks';
import type { Cell } from './cells';
import { findDates } from './dates';
import { bareLabel, type StopRole } from './labels';
import { isScanned } from './state-and-code';
import type { Dated } from './stop-dates';

/**
 * On a scan the label of a stop may be too dirty to read. An address that is placed like the stops around it is one too; what
 * happens there is inferred from its neighbors, or by which word the dirt looks like. A person always looks at what was guessed.
 */
export function withGuessedRoles(assignment: Assignment): {
  assignment: Assignment;
  guessed: readonly Block[];
} {
  const { stops, unnamed } = assignment;
  const added = unnamed.flatMap((block): Assigned[] => {
    const found = roleAmong(block, stops);
    return found ? [{ block, label: { ...bareLabel(found.cell, 0), kind: found.role } }] : [];
  });
  const guessed = added.map(({ block }) => block);
  return {
    assignment: {
      ...assignment,
      stops: [...stops, ...added],
      unnamed: unnamed.filter((block) => !guessed.includes(block)),
    },
    guessed,
  };
}

const WORDS: Readonly<Record<StopRole, readonly string[]>> = {
  pickup: [
    'pickup',
    'pickuplocation',
    'shipper',
    'shippingfacility',
    'origin',
    'loadat',
    'load',
    'loading',
    'shipfrom',
    'consignor',
    'collectfrom',
    'pickupfrom',
    'ramassage',
    'cueillette',
    'expediteur',
    'recoleccion',
    'carga',
    'origen',
    'remitente',
  ],
  delivery: [
    'delivery',
    'deliverylocation',
    'deliverto',
    'deliverat',
    'receiver',
    'receivingfacility',
    'destination',
    'consignee',
    'unload',
    'unloading',
    'shipto',
    'drop',
    'dropoff',
    'livraison',
    'destinataire',
    'entrega',
    'descarga',
    'destino',
    'destinatario',
  ],
};
const ROLES = ['pickup', 'delivery'] as const;
/** Letters of a word that may be wrong: more than for a label that counts by itself. */
const MOST_WRONG = 0.4;
const MOST_LINES_BEFORE = 14;

function roleAmong(block: Block, stops: readonly Assigned[]): { role: StopRole; cell: Cell } | undefined {
  if (block.address.zip === '' || !isScanned(block.address.cell)) return undefined;
  const column = stops.filter((stop) => Math.abs(stop.block.address.x0 - block.address.x0) < 8);
  const before = column.filter((stop) => stop.block.bottom < block.top).at(-1);
  const after = column.find((stop) => stop.block.top > block.bottom);
  // Over the first stop are letterheads, some of them of "Pickup Logistics": only a missing pickup right there is looked for.
  const opens =
    after !== undefined &&
    after.block.top - block.bottom < block.address.cell.size * MOST_LINES_BEFORE &&
    stops.every((stop) => stop.label.kind !== 'pickup');
  if (!before && !opens) return undefined;
  const cells = [...block.cells, ...block.cells.flatMap((cell) => cell.line.cells.slice(0, cell.index))];
  const looks = cells.flatMap((cell) => likenesses(cell)).sort((a, b) => a.wrong - b.wrong)[0];
  if (looks && (before || looks.role === 'pickup')) return looks;
  const role = ROLES.find((kind) => before?.label.kind === kind && after?.label.kind === kind);
  return role && { role, cell: block.address.cell };
}

/** The words of labels that a cell may be, and the share of their letters that is wrong then. */
function likenesses(cell: Cell): { role: StopRole; cell: Cell; wrong: number }[] {
  const letters = cell.text
    .toLowerCase()
    .replace(/^\W*(?:stop)?\W*\d{0,2}\W*(?:of\s*\d+)?/, '')
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 18)
    .replace(/\d+$/, '');
  if (letters.length < 4) return [];
  return ROLES.flatMap((role) =>
    WORDS[role].map((word) => ({ role, cell, wrong: editDistance(letters, word, 8) / word.length })),
  ).filter(({ wrong }) => wrong <= MOST_WRONG);
}

/**
 * Where a paper names one role only, the other stop is the one address that is placed like it, in the same rows or in the same column,
 * and has a day. A person always looks at what was inferred. The assignment as it is where that is not clear.
 * @param dated every day of the paper that may be that of a stop
 */
export function withPlacedRoles(assignment: Assignment, dated: readonly Dated[]): Assignment {
  const { stops, unnamed } = assignment;
  const roles = new Set(stops.map(({ label }) => label.kind));
  if (roles.size !== 1) return assignment;
  const missing = roles.has('pickup') ? 'delivery' : 'pickup';
  const alike = unnamed.filter(
    (block) =>
      block.address.zip !== '' &&
      !isScanned(block.address.cell) &&
      stops.some((stop) => isPlacedLike(block, stop.block)),
  );
  const isOutside = (block: Block) =>
    stops.every((stop) => (missing === 'pickup' ? isAhead(block, stop.block) : isAhead(stop.block, block)));
  return alike.length === 1 && alike.every((block) => isOutside(block) && hasDay(block, dated))
    ? withRole(assignment, alike[0]!, missing)
    : assignment;
}

function withRole(assignment: Assignment, block: Block, kind: StopRole): Assignment {
  const added: Assigned = { block, label: { ...bareLabel(block.address.cell, 0), kind } };
  return {
    ...assignment,
    stops: [...assignment.stops, added].sort((a, b) => (isAhead(a.block, b.block) ? -1 : 1)),
    unnamed: assignment.unnamed.filter((other) => other !== block),
  };
}

/** In the same rows of the page, or one under the other at the same edge and not far apart. */
const isPlacedLike = (one: Block, other: Block): boolean =>
  one.page === other.page &&
  (areInRow(one, other) ||
    (Math.abs(one.address.x0 - other.address.x0) < 4 &&
      Math.abs(one.top - other.top) < one.address.cell.size * MOST_LINES_BETWEEN_STOPS));

const areInRow = (one: Block, other: Block): boolean =>
  Math.abs(one.bottom - other.bottom) < one.address.cell.size * 1.5 &&
  (one.x1 < other.x0 || other.x1 < one.x0);

const MOST_LINES_BETWEEN_STOPS = 16;

/** Left of it in the same rows, or over it. */
const isAhead = (one: Block, other: Block): boolean =>
  areInRow(one, other) ? one.x0 < other.x0 : one.bottom < other.bottom;

const LINES_WITH_DAY = 6;

/** A day in the rows of the address or right under it. */
const hasDay = ({ address: { cell }, top, bottom }: Block, dated: readonly Dated[]): boolean =>
  dated.some(
    (one) =>
      one.cell.page === cell.page &&
      one.cell.flow >= top - cell.size * 2 &&
      one.cell.flow <= bottom + cell.size * LINES_WITH_DAY &&
      findDates(one.cell.text).length > 0,
  );
