import type { CarrierScope } from '~/data/scope.server';
import { readSourceFuel, readSourceTrips, type SourceFuel, type SourceTrip } from '~/data/source-records.server';

export type { SourceFuel, SourceTrip };

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

async function* paged<T extends { id: number }>(read: (afterId: number) => Promise<T[]>): AsyncGenerator<T> {
  for (let afterId = 0; ; ) {
    const page = await read(afterId);
    yield* page;
    if (page.length < PAGE) return;
    afterId = page.at(-1)?.id ?? afterId;
  }
}
