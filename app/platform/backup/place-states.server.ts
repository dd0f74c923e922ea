import type { SystemScope } from '~/platform/database/scope.server';
import type { PlaceName } from './backup-places.server';

/** What is known of a place: null where it never happened. */
export interface PlaceState {
  keptAt: Date | null;
  triedAt: Date | null;
  triedError: string | null;
  restoredAt: Date | null;
}

const NOTHING: PlaceState = { keptAt: null, triedAt: null, triedError: null, restoredAt: null };
const LONGEST_REASON = 500;

export async function readPlaceState(scope: SystemScope, name: PlaceName): Promise<PlaceState> {
  return (await scope.db.backupPlaceState.findUnique({ where: { name } })) ?? NOTHING;
}

const note = (scope: SystemScope, name: PlaceName, data: Partial<PlaceState> & { keptName?: string }) =>
  scope.db.backupPlaceState.upsert({ where: { name }, create: { name, ...data }, update: data });

export async function noteKept(
  scope: SystemScope,
  name: PlaceName,
  keptName: string,
  keptAt: Date,
): Promise<void> {
  await note(scope, name, { keptName, keptAt });
}

/** @param reason why it did not come back; null where it did */
export async function noteTried(
  scope: SystemScope,
  name: PlaceName,
  at: Date,
  reason: string | null,
): Promise<void> {
  const failed = reason === null ? { triedError: null, restoredAt: at } : {};
  const triedError = reason === null ? null : reason.slice(0, LONGEST_REASON);
  await note(scope, name, { triedAt: at, triedError, ...failed });
}
