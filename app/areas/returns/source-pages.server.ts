import type { CarrierScope } from '~/platform/database/scope.server';
import { readSourcePositions, type SourcePosition } from '~/areas/returns/data/source-positions.server';
import {
  readSourceFuel,
  readSourceTrips,
  type SourceFuel,
  type SourceTrip,
} from '~/areas/returns/data/source-records.server';

export type { SourceFuel, SourcePosition, SourceTrip };

/**
 * Records as they come from the database, a page at a time: record by record each would hang on the promise of the one before
 * it, and none would be let go until the large collection comes.
 */
export type Pages<T> = AsyncIterable<readonly T[]>;

/** Small pages keep the memory flat: what was written is let go before the next is read. */
const PAGE = 200;

/** Every trip of a quarter. */
export const tripPages = (scope: CarrierScope, quarterKey: number): Pages<SourceTrip> =>
  paged((afterId) => readSourceTrips(scope, quarterKey, afterId, PAGE));

/** Every purchase of a quarter. */
export const fuelPages = (scope: CarrierScope, quarterKey: number): Pages<SourceFuel> =>
  paged((afterId) => readSourceFuel(scope, quarterKey, afterId, PAGE));

/** Readings are short, and there are many. */
const POSITIONS_AT_ONCE = 2_000;

/** Every reading of a tracking device behind a quarter's trips. */
export async function* positionPages(
  scope: CarrierScope,
  quarterKey: number,
): AsyncGenerator<readonly SourcePosition[]> {
  for (let after: SourcePosition | null = null; ;) {
    const page: SourcePosition[] = await readSourcePositions(scope, quarterKey, after, POSITIONS_AT_ONCE);
    yield page;
    if (page.length < POSITIONS_AT_ONCE) return;
    after = page.at(-1) ?? null;
  }
}

async function* paged<T extends { id: number }>(
  read: (afterId: number) => Promise<T[]>,
): AsyncGenerator<readonly T[]> {
  for (let afterId = 0; ;) {
    const page = await read(afterId);
    yield page;
    if (page.length < PAGE) return;
    afterId = page.at(-1)?.id ?? afterId;
  }
}
