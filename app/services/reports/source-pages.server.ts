import type { CarrierScope } from '~/data/database/scope.server';
import { readSourcePositions, type SourcePosition } from '~/data/reports/source-positions.server';
import { readSourceFuel, readSourceTrips, type SourceFuel, type SourceTrip } from '~/data/reports/source-records.server';

export type { SourceFuel, SourcePosition, SourceTrip };

/** Small pages keep the memory flat: what was written is let go before the next is read. */
const PAGE = 200;

/** Every trip of a quarter, a page at a time. */
export async function* sourceTrips(scope: CarrierScope, quarterKey: number): AsyncGenerator<SourceTrip> {
  yield* paged((afterId) => readSourceTrips(scope, quarterKey, afterId, PAGE));
}

/** Every purchase of a quarter, a page at a time. */
export async function* sourceFuel(scope: CarrierScope, quarterKey: number): AsyncGenerator<SourceFuel> {
  yield* paged((afterId) => readSourceFuel(scope, quarterKey, afterId, PAGE));
}

/** Readings are short, and there are many. */
const POSITIONS_AT_ONCE = 2_000;

/** Every reading of a tracking device behind a quarter's trips, a page at a time. */
export async function* sourcePositions(scope: CarrierScope, quarterKey: number): AsyncGenerator<SourcePosition> {
  for (let after: SourcePosition | null = null; ; ) {
    const page: SourcePosition[] = await readSourcePositions(scope, quarterKey, after, POSITIONS_AT_ONCE);
    yield* page;
    if (page.length < POSITIONS_AT_ONCE) return;
    after = page.at(-1) ?? null;
  }
}

async function* paged<T extends { id: number }>(read: (afterId: number) => Promise<T[]>): AsyncGenerator<T> {
  for (let afterId = 0; ; ) {
    const page = await read(afterId);
    yield* page;
    if (page.length < PAGE) return;
    afterId = page.at(-1)?.id ?? afterId;
  }
}
