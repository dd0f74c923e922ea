import { randomUUID } from 'node:crypto';
import {
  findDone,
  findMade,
  hasNote,
  noteDone,
  noteMade,
  type DoneKind,
  type MadeKind,
} from '~/areas/ledger/data/made-records.server';
import {
  findDoneByPerson,
  noteDoneByPerson,
  type DoneByPersonKind,
} from '~/areas/accounts/data/done-by-person.server';
import {
  inTransaction,
  systemScope,
  type CarrierScope,
  type SystemScope,
} from '~/platform/database/scope.server';
import { ok, type Result } from '~/engine/result';
import { uuidOfText } from '~/platform/uuid-of-text.server';
import type { Ctx } from '~/platform/context';

/** The record that an earlier try of this request made, where the process died before it answered; null for the first try. */
export async function madeBefore(
  ctx: Pick<Ctx, 'recordKey'>,
  scope: CarrierScope,
  kind: MadeKind,
): Promise<string | null> {
  return ctx.recordKey ? findMade(scope, ctx.recordKey, kind) : null;
}

/** Whether an earlier try of this request was carried out for the carrier, where the process died before it answered. */
export const wasCarriedOut = async (
  { recordKey }: Pick<Ctx, 'recordKey'>,
  carrierId: string | null,
): Promise<boolean> =>
  recordKey !== undefined && carrierId !== null && hasNote(systemScope(), carrierId, recordKey);

/** Notes what this request makes, so that no retry makes it again. Call in the transaction that makes it. */
export async function madeNow(
  ctx: Pick<Ctx, 'recordKey'>,
  scope: CarrierScope,
  kind: MadeKind,
  recordId: string | number,
): Promise<void> {
  if (ctx.recordKey) await noteMade(scope, ctx.recordKey, kind, String(recordId));
}

/**
 * Does in one transaction what can be done only once, such as a deletion, and returns what it returned the first time where this
 * request has done it before: its process died before it answered, and "not found" would be no answer to whoever deleted it.
 * @param kept what of the value is noted for a day; all of it without this
 */
export async function doneOnce<T>(
  ctx: Pick<Ctx<CarrierScope>, 'scope' | 'recordKey'>,
  kind: DoneKind,
  work: (scope: CarrierScope) => Promise<Result<T>>,
  kept: (value: T) => T = (value) => value,
): Promise<Result<T>> {
  const { recordKey } = ctx;
  if (!recordKey) return inTransaction(ctx.scope, work);
  return inTransaction(ctx.scope, async (scope): Promise<Result<T>> => {
    const before = async (): Promise<Result<T> | null> => {
      const done = await findDone(scope, recordKey, kind);
      return done && ok(done.value as T);
    };
    const earlier = await before();
    if (earlier) return earlier;
    const result = await work(scope);
    // It may have waited for a first try that was thought dead.
    if (!result.ok) return (await before()) ?? result;
    await noteDone(scope, recordKey, kind, kept(result.value));
    return result;
  });
}

/** What an earlier try of this request did once for a person, where the process died before it answered; null for the first try. */
export async function doneByPersonBefore(
  { recordKey }: Pick<Ctx, 'recordKey'>,
  scope: SystemScope,
  kind: DoneByPersonKind,
): Promise<{ userId: string; value: unknown } | null> {
  return recordKey ? findDoneByPerson(scope, recordKey, kind) : null;
}

/**
 * Whether an earlier try of this request, whose answer got lost, has ended what its caller is known by: who brings the token and the key of
 * that try is answered the same, though the token works no longer.
 */
export const wasDoneByPerson = async (
  request: Pick<Ctx, 'recordKey'>,
  kind: DoneByPersonKind,
): Promise<boolean> => (await doneByPersonBefore(request, systemScope(), kind)) !== null;

/** Notes what this request does for a person, with what its retry needs of it. Call in the transaction that does it. */
export async function doneByPersonNow(
  { recordKey }: Pick<Ctx, 'recordKey'>,
  scope: SystemScope,
  done: { kind: DoneByPersonKind; userId: string; value?: unknown },
): Promise<void> {
  if (recordKey) await noteDoneByPerson(scope, { value: null, ...done, key: recordKey });
}

/**
 * The id of what this request makes, the same at every try of it, so that a retry knows its own; a random one without a key.
 * @param part tells apart what one request makes
 */
export const ownId = ({ recordKey }: Pick<Ctx, 'recordKey'>, part: string): string =>
  recordKey ? uuidOfText(`${recordKey}/${part}`) : randomUUID();
