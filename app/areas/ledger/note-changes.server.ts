import {
  logChanges,
  type ChangeAction,
  type RecordChange,
  type PublishedEntity,
} from '~/areas/ledger/data/record-changes.server';
import { listRecountedFuel } from '~/areas/fuel/data/fuel.server';
import { listId } from '~/areas/trips/rules/list-id';
import { emitEvents, emitTo } from '~/areas/webhooks/emit-event.server';
import type { WebhookEvent } from '~/areas/webhooks/rules/webhook-events';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';

export type { RecordChange };

/** An event of an import does not name more records than this: there are several then. */
const IDS_IN_EVENT = 500;

/**
 * Writes down changes of records with who made them, and tells the carrier's own programs. Call in the transaction that makes
 * the changes: they are logged and sent to webhooks if, and only if, they are made.
 */
export async function noteChanges(
  scope: CarrierScope,
  changes: readonly RecordChange[],
  at: Date,
): Promise<void> {
  const listeners = await logChanges(scope, changes, at);
  if (listeners.length === 0) return;
  for (const [type, ids] of byEvent(changes)) {
    const endpoints = listeners.filter(({ events }) => events.includes(type));
    const data = inParts(ids).map((part) => ({ ids: part }));
    await emitTo(scope, endpoints, { carrierId: scope.carrierId, type, data }, at);
  }
  if (changes.some(touchesTank)) await tellOfRecount(scope, at, idsOfFuel(changes));
}

/** The same of records that came with their own history, as those of an archive do: they are new here. */
export async function tellOfMade(
  scope: CarrierScope,
  made: readonly { entity: PublishedEntity; recordId: number }[],
  at: Date,
): Promise<void> {
  const { carrierId } = scope;
  for (const [type, ids] of byEvent(made.map((one) => ({ ...one, action: 'created' })))) {
    const data = inParts(ids).map((part) => ({ ids: part }));
    await emitEvents(scope, { carrierId, type, data }, at);
  }
}

/** The same of records of a carrier that are all gone at once, as those of a sandbox that is reset. */
export async function tellOfGone(
  scope: SystemScope,
  carrierId: string,
  gone: readonly { entity: PublishedEntity; recordId: number }[],
  at: Date,
): Promise<void> {
  for (const [type, ids] of byEvent(gone.map((one) => ({ ...one, action: 'deleted' })))) {
    const data = inParts(ids).map((part) => ({ ids: part }));
    await emitEvents(scope, { carrierId, type, data }, at);
  }
}

const touchesTank = ({ entity, before, after }: RecordChange): boolean =>
  entity === 'tank' || entity === 'tank_entry' || [before, after].some(namesTank);

const namesTank = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && ((record as { tankId?: unknown }).tankId ?? null) !== null;

const idsOfFuel = (changes: readonly RecordChange[]): number[] =>
  changes.flatMap(({ entity, recordId }) => (entity === 'fuel' ? [recordId] : []));

/**
 * Tells the carrier's own programs of purchases that are taxed otherwise since the database counted their tank again in this
 * transaction: nobody wrote them, and yet they read differently now.
 */
export async function tellOfRecount(
  scope: CarrierScope,
  at: Date,
  toldOf: readonly number[] = [],
): Promise<void> {
  const { carrierId } = scope;
  const told = new Set(toldOf);
  const ids = (await listRecountedFuel(scope)).filter((id) => !told.has(id)).map((id) => apiIdOf('fuel', id));
  const data = inParts(ids).map((part) => ({ ids: part }));
  if (data.length > 0) await emitEvents(scope, { carrierId, type: 'fuel.changed', data }, at);
}

const VERBS: Record<ChangeAction, 'created' | 'changed' | 'deleted'> = {
  created: 'created',
  updated: 'changed',
  corrected: 'changed',
  moved: 'changed',
  deleted: 'deleted',
  restored: 'created',
};

/** The id of a record as the API names it. */
export const apiIdOf = (entity: PublishedEntity, recordId: number): string =>
  entity === 'equipment' ? String(recordId) : listId(entity, recordId);

/** The API ids of what was changed, by the event that tells of it; a record that changed twice is named once. */
function byEvent(
  changes: readonly Pick<RecordChange, 'entity' | 'recordId' | 'action'>[],
): Map<WebhookEvent, string[]> {
  const events = new Map<WebhookEvent, Set<string>>();
  for (const { entity, recordId, action } of changes) {
    // Tanks are read by the API; nobody is notified of them.
    if (entity === 'tank' || entity === 'tank_entry') continue;
    const type: WebhookEvent = `${entity}.${VERBS[action]}`;
    const ids = events.get(type) ?? new Set();
    events.set(type, ids.add(apiIdOf(entity, recordId)));
  }
  return new Map([...events].map(([type, ids]) => [type, [...ids]]));
}

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / IDS_IN_EVENT) }, (_, index) =>
    ids.slice(index * IDS_IN_EVENT, (index + 1) * IDS_IN_EVENT),
  );
