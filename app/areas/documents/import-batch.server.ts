import { createHash } from 'node:crypto';
import { listDocumentsOfTask, type Document } from '~/areas/documents/data/documents.server';
import {
  deleteBatch,
  findBatch,
  noteMade,
  readImportsOverview,
  type ImportsOverview,
  type OpenBatch,
} from '~/areas/imports/data/import-batches.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Trip } from '~/areas/trips/data/trips.server';
import { itemsOfBatch } from '~/areas/documents/rules/import-batch';
import { notFound, ok, type FieldErrors, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { createTrip } from '~/areas/trips/create-trip.server';
import { findSameLoads } from './same-loads.server';
import { makeTripOfDocument, proposedTrip, type ReviewedTrip } from './make-trips.server';
import { isUuid } from '~/engine/text/uuid';

export type { ImportsOverview, OpenBatch };

/** One proposed trip of a batch: a document of the carrier, or an item of stored data. */
export interface ImportItem {
  /** Names it inside the batch. */
  key: string;
  title: string;
  document: Document | null;
  /** The paper that said the same load before. */
  sameAs: Document | null;
  tripId: number | null;
  proposed: ReviewedTrip;
}

export interface ImportBatch {
  id: string;
  at: Date;
  /** Stored by a program: may be discarded as a whole. */
  isStored: boolean;
  items: ImportItem[];
}

const NO_SUCH_BATCH = 'This import was not found. It may have been discarded.';

/** What waits for a person, newest first. */
export const readImports = (ctx: Ctx<CarrierScope>): Promise<ImportsOverview> =>
  readImportsOverview(ctx.scope);

export async function openImportBatch(ctx: Ctx<CarrierScope>, id: string): Promise<Result<ImportBatch>> {
  if (!isUuid(id)) return notFound(NO_SUCH_BATCH);
  const stored = await findBatch(ctx.scope, id);
  if (stored) {
    const items = itemsOfBatch(stored.data).map(({ key, title, ...item }): ImportItem => ({
      key,
      title,
      document: null,
      sameAs: null,
      tripId: stored.made.get(key) ?? null,
      proposed: { equipmentId: null, notes: '', ...item },
    }));
    return ok({ id, at: stored.createdAt, isStored: true, items });
  }
  const documents = await listDocumentsOfTask(ctx.scope, id);
  const [first] = documents;
  if (!first) return notFound(NO_SUCH_BATCH);
  const repeated = await findSameLoads(ctx.scope, documents);
  const items = documents.map((document): ImportItem => ({
    key: document.id,
    title: document.name,
    document,
    sameAs: repeated.get(document.id) ?? null,
    tripId: document.tripId,
    proposed: proposedTrip(document),
  }));
  return ok({ id, at: first.createdAt, isStored: false, items });
}

export interface ImportOutcome {
  trips: Trip[];
  /** Items that made none, with what is wrong by field. */
  refused: { key: string; message: string; fields: FieldErrors }[];
}

/** Makes the chosen trips as the person confirmed them, each by itself: one that is refused does not hold up the others. */
export async function makeBatchTrips(
  ctx: Ctx<CarrierScope>,
  id: string,
  chosen: readonly { key: string; trip: ReviewedTrip }[],
): Promise<Result<ImportOutcome>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const batch = await openImportBatch(ctx, id);
  if (!batch.ok) return batch;
  const outcome: ImportOutcome = { trips: [], refused: [] };
  for (const { key, trip } of chosen) {
    const item = batch.value.items.find((one) => one.key === key);
    if (!item) return notFound(NO_SUCH_BATCH);
    const made = item.document
      ? await makeTripOfDocument(ctx, item.document.id, trip)
      : await makeTripOfItem(ctx, id, key, trip);
    if (made.ok) outcome.trips.push(made.value);
    else
      outcome.refused.push({
        key,
        message: made.failure.message,
        fields: made.failure.kind === 'invalid' ? (made.failure.fields ?? {}) : {},
      });
  }
  return ok(outcome);
}

async function makeTripOfItem(
  ctx: Ctx<CarrierScope>,
  batchId: string,
  key: string,
  trip: ReviewedTrip,
): Promise<Result<Trip>> {
  const made = await createTrip(ctx, {
    ...trip,
    entry: 'stops',
    extractedDataId: batchId,
    idempotencyKey: itemKey(batchId, key),
  });
  if (made.ok) await noteMade(ctx.scope, batchId, key, made.value.id);
  return made;
}

/** A UUID that is the item's own: a form sent twice finds the trip of the first. */
function itemKey(batchId: string, key: string): string {
  const hex = createHash('sha256').update(`${batchId}:${key}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Discards stored data; trips that were made of it stay. */
export async function discardImportBatch(ctx: Ctx<CarrierScope>, id: string): Promise<Result<null>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  return isUuid(id) && (await deleteBatch(ctx.scope, id)) ? ok(null) : notFound(NO_SUCH_BATCH);
}
