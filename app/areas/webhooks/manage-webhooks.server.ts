import { randomBytes, randomUUID } from 'node:crypto';
import { enqueue, enqueueMany } from '~/platform/database/enqueue.server';
import { lockCarrier } from '~/areas/equipment/data/equipment.server';
import { inTransaction, type CarrierScope, type SystemScope } from '~/platform/database/scope.server';
import {
  countUndelivered,
  deleteEndpoint,
  deleteFormerSecrets,
  deleteOldDeliveries,
  findDelivery,
  findEndpoint,
  insertDeliveries,
  insertEndpoint,
  insertUndeliveredAgain,
  listDeliveries,
  listEndpoints,
  listFormerUntil,
  replaceLostSecret,
  replaceSecret,
  switchOffEndpointsOf,
  updateEndpoint,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '~/areas/webhooks/data/webhooks.server';
import type { NewestFirstPage } from '~/areas/imports/data/imports.server';
import { mayManage } from '~/engine/roles';
import { isUuid } from '~/engine/text/uuid';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import {
  FORMER_SECRET_MS,
  LOG_KEPT_DAYS,
  MOST_FORMER_SECRETS,
  MOST_SENT_AGAIN,
} from '~/areas/webhooks/rules/retry-rules';
import { webhookSchema } from '~/areas/webhooks/rules/webhook.schema';
import { refuseGrant, refuseUnlessOwner } from '~/platform/authorize';
import { doneOnce, madeBefore, madeNow } from '~/areas/api/once';
import type { Ctx } from '~/platform/context';
import type { SecurityKind } from '~/areas/security/rules/security-kinds';
import { noteSecurity } from '~/areas/security/note-security.server';
import { mailOwners } from './deliver-webhook.server';
import { keptSecret } from './signing-secret';
import { parseInput } from '~/platform/parse-input';

export type { WebhookDelivery, WebhookEndpoint };

const MOST_ENDPOINTS = 10;
const NO_SUCH_ENDPOINT = 'This webhook was not found. It may have been removed.';

/** The addresses and what was sent to them are the owners' business. */
const refuseOthers = (ctx: Ctx<CarrierScope>): Result<never> | null =>
  mayManage(ctx.scope.role)
    ? null
    : fail({ kind: 'forbidden', message: 'Only an owner of this carrier may see its webhooks.' });

/** A new secret: its text is shown once, its bytes sign. */
function newSecret({ scope, secrets }: Ctx<CarrierScope>): {
  text: string;
  secret: Uint8Array<ArrayBuffer>;
  ending: string;
} {
  const text = `whsec_${randomBytes(32).toString('base64url')}`;
  return { text, secret: keptSecret(secrets, text, scope.carrierId), ending: text.slice(-4) };
}

const noteEndpoint = (
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  kind: SecurityKind,
  url: string,
): Promise<void> => {
  const { userId, carrierId } = scope;
  return noteSecurity(ctx, scope, { userId, kind, detail: new URL(url).host, carrierId });
};

export async function readWebhooks(ctx: Ctx<CarrierScope>): Promise<Result<WebhookEndpoint[]>> {
  return refuseOthers(ctx) ?? ok(await listEndpoints(ctx.scope));
}

export async function readWebhook(ctx: Ctx<CarrierScope>, id: string): Promise<Result<WebhookEndpoint>> {
  const refused = refuseOthers(ctx);
  if (refused) return refused;
  const found = isUuid(id) ? await findEndpoint(ctx.scope, id) : null;
  return found ? ok(found) : notFound(NO_SUCH_ENDPOINT);
}

export interface WebhookWithSecret {
  endpoint: WebhookEndpoint;
  /** Told here, once. */
  secret: string;
}

/** Adds an address that hears of events. */
export async function createWebhook(
  ctx: Ctx<CarrierScope>,
  input: unknown,
): Promise<Result<WebhookWithSecret>> {
  const refused = refuseUnlessOwner(ctx) ?? refuseGrant(ctx);
  if (refused) return refused;
  const parsed = parseInput(webhookSchema(ctx.webhooks.rules), input);
  if (!parsed.ok) return parsed;
  const { url, events } = parsed.value;
  const { text, secret, ending } = newSecret(ctx);
  return inTransaction(ctx.scope, async (scope): Promise<Result<WebhookWithSecret>> => {
    await lockCarrier(scope);
    const earlier = await madeBefore(ctx, scope, 'webhook');
    const again = earlier === null ? null : await findEndpoint(scope, earlier);
    if (again) {
      await replaceLostSecret(scope, again.id, secret, ending);
      return ok({ endpoint: { ...again, ending }, secret: text });
    }
    const there = await listEndpoints(scope);
    if (there.length >= MOST_ENDPOINTS)
      return invalid(`There are ${MOST_ENDPOINTS} webhooks already: remove one first.`, {
        url: [`There are ${MOST_ENDPOINTS} webhooks already: remove one first.`],
      });
    if (there.some((one) => one.url === url)) return alreadyListed();
    const id = randomUUID();
    const endpoint = await insertEndpoint(scope, { id, url, events, secret, ending }, ctx.clock.now());
    await madeNow(ctx, scope, 'webhook', id);
    await noteEndpoint(ctx, scope, 'webhook-added', url);
    return ok({ endpoint, secret: text });
  });
}

const alreadyListed = (): Result<never> =>
  invalid('This address is in the list already.', { url: ['This address is in the list already.'] });

/** Changes address, events, or whether it is on. Switching on and a new address forget the failures. */
export async function changeWebhook(
  ctx: Ctx<CarrierScope>,
  id: string,
  input: Record<string, unknown>,
): Promise<Result<WebhookEndpoint>> {
  const refused = refuseUnlessOwner(ctx) ?? refuseGrant(ctx);
  if (refused) return refused;
  const found = await readWebhook(ctx, id);
  if (!found.ok) return found;
  const parsed = parseInput(webhookSchema(ctx.webhooks.rules), {
    url: found.value.url,
    events: found.value.events,
    ...input,
  });
  if (!parsed.ok) return parsed;
  const { url, events, active } = parsed.value;
  return inTransaction(ctx.scope, async (scope): Promise<Result<WebhookEndpoint>> => {
    await lockCarrier(scope);
    const there = await listEndpoints(scope);
    const before = there.find((one) => one.id === id);
    if (!before) return notFound(NO_SUCH_ENDPOINT);
    const isMoved = before.url !== url;
    if (isMoved && there.some((one) => one.url === url)) return alreadyListed();
    const switched =
      active === undefined
        ? {}
        : active
          ? { active, disabledReason: null, offSince: null, failingSince: null }
          : {
              active,
              disabledReason: 'It was switched off by hand.',
              offSince: before.active ? ctx.clock.now() : before.offSince,
            };
    const moved = isMoved ? { failingSince: null, createdBy: scope.userId } : {};
    await updateEndpoint(scope, id, { url, events, ...moved, ...switched });
    if (isMoved) await noteEndpoint(ctx, scope, 'webhook-changed', url);
    return readWebhook({ ...ctx, scope }, id);
  });
}

/** Makes a new secret; each one that was replaced signs as well for a day. */
export async function rotateSecret(ctx: Ctx<CarrierScope>, id: string): Promise<Result<WebhookWithSecret>> {
  const refused = refuseUnlessOwner(ctx) ?? refuseGrant(ctx);
  if (refused) return refused;
  const found = await readWebhook(ctx, id);
  if (!found.ok) return found;
  const { text, secret, ending } = newSecret(ctx);
  return inTransaction(ctx.scope, async (scope): Promise<Result<WebhookWithSecret>> => {
    await lockCarrier(scope);
    if ((await madeBefore(ctx, scope, 'webhook-secret')) !== null)
      await replaceLostSecret(scope, id, secret, ending);
    else {
      const now = ctx.clock.now();
      const inForce = await listFormerUntil(scope, id, now);
      if (inForce.length >= MOST_FORMER_SECRETS) return tooManySecrets(inForce, now);
      const formerUntil = new Date(now.getTime() + FORMER_SECRET_MS);
      await replaceSecret(scope, id, secret, ending, formerUntil);
      await madeNow(ctx, scope, 'webhook-secret', id);
      await noteEndpoint(ctx, scope, 'webhook-secret-made', found.value.url);
    }
    const changed = await readWebhook({ ...ctx, scope }, id);
    return changed.ok ? ok({ endpoint: changed.value, secret: text }) : changed;
  });
}

function tooManySecrets([soonest]: readonly Date[], now: Date): Result<never> {
  const seconds = Math.ceil(((soonest ?? now).getTime() - now.getTime()) / 1000);
  return fail({
    kind: 'rate-limited',
    message: `This webhook had ${MOST_FORMER_SECRETS} new secrets within a day. Try again in ${Math.ceil(seconds / 3600)} hours.`,
    retryAfterSeconds: Math.max(1, seconds),
  });
}

/**
 * Someone leaves a carrier, or all of them: what goes to addresses that they gave ends as their tokens do, and the owners who stay
 * are told, for the address may be the carrier's own. Call it when they are no member any more.
 */
export async function switchOffWebhooksOf(
  scope: SystemScope,
  of: { userId: string; carrierId?: string },
  at: Date,
): Promise<number> {
  const off = await switchOffEndpointsOf(scope, of, REASON_GONE, at);
  for (const endpoint of off)
    await mailOwners(scope, endpoint, { reason: REASON_GONE, isOfSomeoneGone: true });
  return off.length;
}

const REASON_GONE = 'The person who added this address no longer has access to this carrier.';

export async function removeWebhook(ctx: Ctx<CarrierScope>, id: string): Promise<Result<WebhookEndpoint>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  return doneOnce(ctx, 'webhook-removed', async (scope) => {
    const found = await readWebhook({ ...ctx, scope }, id);
    if (!found.ok) return found;
    await deleteEndpoint(scope, id);
    await noteEndpoint(ctx, scope, 'webhook-removed', found.value.url);
    return found;
  });
}

export async function readDeliveries(
  ctx: Ctx<CarrierScope>,
  id: string,
  page: NewestFirstPage,
  statuses: readonly string[] = [],
): Promise<Result<{ rows: WebhookDelivery[]; total: number; filtered: number }>> {
  const found = await readWebhook(ctx, id);
  return found.ok ? ok(await listDeliveries(ctx.scope, id, page, statuses)) : found;
}

/** How many events a webhook has not taken and can be sent again: they failed, or happened while it was off. */
export async function readUndelivered(ctx: Ctx<CarrierScope>, id: string): Promise<Result<number>> {
  const found = await readWebhook(ctx, id);
  return found.ok ? ok(await countUndelivered(ctx.scope, id)) : found;
}

/** Sends an event once more, as a delivery of its own with the same event id. */
export async function replayDelivery(
  ctx: Ctx<CarrierScope>,
  id: string,
  deliveryId: string,
): Promise<Result<{ id: string }>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  const found = await readWebhook(ctx, id);
  if (!found.ok) return found;
  const delivery = isUuid(deliveryId) ? await findDelivery(ctx.scope, id, deliveryId) : null;
  if (!delivery) return notFound('This delivery was not found. The log keeps thirty days.');
  if (!found.value.active) return isOff();
  const again = {
    id: randomUUID(),
    carrierId: ctx.scope.carrierId,
    endpointId: id,
    eventId: delivery.eventId,
    type: delivery.type,
    body: delivery.body,
    status: 'pending' as const,
  };
  return inTransaction(ctx.scope, async (scope) => {
    const earlier = await madeBefore(ctx, scope, 'webhook-delivery');
    if (earlier !== null) return ok({ id: earlier });
    await insertDeliveries(scope, [again], ctx.clock.now());
    await enqueue(scope, 'deliverWebhook', { deliveryId: again.id, try: 1 });
    await madeNow(ctx, scope, 'webhook-delivery', again.id);
    return ok({ id: again.id });
  });
}

const isOff = (): Result<never> =>
  fail({ kind: 'conflict', message: 'This webhook is off. Switch it on first.' });

/** How many events were sent again, and how many are left for another request. */
export interface SentAgain {
  sent: number;
  left: number;
}

/** Sends what a webhook has not taken, the oldest first: what failed, and what happened while it was off. No event is sent twice. */
export async function replayUndelivered(ctx: Ctx<CarrierScope>, id: string): Promise<Result<SentAgain>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  return doneOnce(ctx, 'webhook-sent-again', async (scope): Promise<Result<SentAgain>> => {
    await lockCarrier(scope);
    const found = await readWebhook({ ...ctx, scope }, id);
    if (!found.ok) return found;
    if (!found.value.active) return isOff();
    const ids = await insertUndeliveredAgain(scope, id, MOST_SENT_AGAIN, ctx.clock.now());
    await enqueueMany(
      scope,
      'deliverWebhook',
      ids.map((deliveryId) => ({ deliveryId, try: 1 })),
      { carrierId: scope.carrierId },
    );
    return ok({ sent: ids.length, left: await countUndelivered(scope, id) });
  });
}

/** Forgets deliveries that are older than the log is kept, and secrets that sign no longer. */
export async function sweepWebhooks(ctx: Ctx<SystemScope>): Promise<void> {
  const now = ctx.clock.now();
  await deleteOldDeliveries(ctx.scope, new Date(now.getTime() - LOG_KEPT_DAYS * 86_400_000));
  await deleteFormerSecrets(ctx.scope, now);
}
