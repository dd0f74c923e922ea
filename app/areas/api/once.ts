import { findMade, noteMade, type MadeKind } from '~/areas/ledger/data/made-records.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';

/** The record that an earlier try of this request made, where the process died before it answered; null for the first try. */
export async function madeBefore(
  ctx: Pick<Ctx, 'recordKey'>,
  scope: CarrierScope,
  kind: MadeKind,
): Promise<string | null> {
  return ctx.recordKey ? findMade(scope, ctx.recordKey, kind) : null;
}

/** Notes what this request makes, so that no retry makes it again. Call in the transaction that makes it. */
export async function madeNow(
  ctx: Pick<Ctx, 'recordKey'>,
  scope: CarrierScope,
  kind: MadeKind,
  recordId: string | number,
): Promise<void> {
  if (ctx.recordKey) await noteMade(scope, ctx.recordKey, kind, String(recordId));
}
