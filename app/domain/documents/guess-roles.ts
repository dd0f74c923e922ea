import { slipsBetween } from '../places/typing-errors';
import type { Assigned, Assignment } from './assign';
import type { Block } from './blocks';
import type { Cell } from './cells';
import { bareLabel, type StopRole } from './labels';

/**
 * On a scan the label of a stop may be too dirty to read. An address that stands like the stops around it is one too; what
 * happens there is told by its neighbours, or by which word the dirt looks like. A person always looks at what was guessed.
 */
export function withGuessedRoles(assignment: Assignment): { assignment: Assignment; guessed: readonly Block[] } {
  const { stops, unnamed } = assignment;
  const added: Assigned[] = [];
  if (stops.length > 0) {
    for (const block of unnamed) {
      const found = roleAmong(block, stops);
      if (found) added.push({ block, label: { ...bareLabel(found.cell, 0), kind: found.role } });
    }
  }
  if (added.length === 0) return { assignment, guessed: [] };
  const guessed = added.map(({ block }) => block);
  const all = [...stops, ...added].sort((a, b) => a.block.top - b.block.top);
  return { assignment: { ...assignment, stops: all, unnamed: unnamed.filter((block) => !guessed.includes(block)) }, guessed };
}

const WORDS: Readonly<Record<StopRole, readonly string[]>> = {
  pickup: ['pickup', 'pickuplocation', 'shipper', 'shippingfacility', 'origin', 'loadat', 'load', 'loading', 'shipfrom', 'consignor', 'collectfrom', 'pickupfrom', 'ramassage', 'cueillette', 'expediteur', 'recoleccion', 'carga', 'origen', 'remitente'],
  delivery: ['delivery', 'deliverylocation', 'deliverto', 'deliverat', 'receiver', 'receivingfacility', 'destination', 'consignee', 'unload', 'unloading', 'shipto', 'drop', 'dropoff', 'livraison', 'destinataire', 'entrega', 'descarga', 'destino', 'destinatario'],
};
/** Letters of a word that may be wrong: more than for a label that counts by itself. */
const MOST_WRONG = 0.4;
const MOST_LINES_BEFORE = 14;

function roleAmong(block: Block, stops: readonly Assigned[]): { role: StopRole; cell: Cell } | undefined {
  if (block.address.zip === '' || !block.address.cell.words.some((word) => word.sure !== undefined)) return undefined;
  const column = stops.filter((stop) => Math.abs(stop.block.address.x0 - block.address.x0) < 8).sort((a, b) => a.block.top - b.block.top);
  const before = column.filter((stop) => stop.block.bottom < block.top).at(-1);
  const after = column.find((stop) => stop.block.top > block.bottom);
  if (!before && !after) return undefined;
  // Over the first stop stand letterheads, some of them of "Pickup Logistics": only a missing pickup right there is looked for.
  const gap = before ? 0 : (after?.block.top ?? Infinity) - block.bottom;
  const opening = !before && stops.every((stop) => stop.label.kind !== 'pickup') && gap < block.address.cell.size * MOST_LINES_BEFORE;
  if (!before && !opening) return undefined;
  const cells = [...block.cells, ...block.cells.flatMap((cell) => cell.line.cells.slice(0, cell.index))];
  const looks = cells.map((cell) => ({ cell, ...likeness(cell.text) })).sort((a, b) => a.wrong - b.wrong)[0];
  if (looks && looks.wrong <= MOST_WRONG && (before || looks.role === 'pickup')) return { role: looks.role, cell: looks.cell };
  const role = before?.label.kind;
  return before && after && role === after.label.kind && role !== 'other' && role !== undefined ? { role, cell: block.address.cell } : undefined;
}

/** The role that the text looks most like, and the share of its letters that is wrong then. */
function likeness(text: string): { role: StopRole; wrong: number } {
  const letters = text.toLowerCase().replace(/^\W*(?:stop\s*)?\W*\d{0,2}\W*(?:of\s*\d+)?/, '').replace(/[^a-z0-9]/g, '').slice(0, 18).replace(/\d+$/, '');
  let best: { role: StopRole; wrong: number } = { role: 'pickup', wrong: 1 };
  if (letters.length < 4) return best;
  for (const role of ['pickup', 'delivery'] as const) {
    for (const word of WORDS[role]) {
      const wrong = slipsBetween(letters, word, 8) / word.length;
      if (wrong < best.wrong) best = { role, wrong };
    }
  }
  return best;
}
