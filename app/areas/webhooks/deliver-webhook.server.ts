import { createHmac } from 'node:crypto';
import { enqueue } from '~/platform/database/enqueue.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import {
  findDeliveryToSend,
  listOwnersToTell,
  missDelivery,
  noteFailing,
  recordAttempt,
  switchOffEndpoint,
} from '~/areas/webhooks/data/webhooks.server';
import { isGivenUp, pauseAfter } from '~/areas/webhooks/rules/retry-rules';
import type { WebhookAnswer } from '~/platform/webhooks/port';
import type { Ctx } from '~/platform/context';
import type { SecretBox } from '~/platform/secrets/port';
import { openedSecret } from './signing-secret';
import { queueMail } from '~/areas/mail/queue-mail.server';

type Delivery = NonNullable<Awaited<ReturnType<typeof findDeliveryToSend>>>;

/**
 * One try of a delivery. Anything but an answer from 200 to 299 is tried again later, eight times within a day. A run for
 * a try that was made already sends nothing. An endpoint that has taken nothing for days is switched off, and its owners
 * are notified.
 */
export async function deliverWebhook(
  ctx: Ctx<SystemScope>,
  { deliveryId, try: number }: { deliveryId: string; try: number },
): Promise<void> {
  const delivery = await findDeliveryToSend(ctx.scope, deliveryId);
  if (!delivery || delivery.status !== 'pending' || delivery.tries !== number - 1) return;
  const { endpoint } = delivery;
  if (!endpoint.active) {
    await missDelivery(ctx.scope, delivery.id);
    return;
  }
  const at = ctx.clock.now();
  const headers = headersOf(delivery, ctx.secrets, at);
  const answer = headers
    ? await ctx.webhooks.post({ url: endpoint.url, body: delivery.body, headers })
    : UNSIGNED;
  const isTaken = answer.status !== null && answer.status >= 200 && answer.status < 300;
  await inTransaction(ctx.scope, async (scope) => {
    const pause = isTaken ? null : pauseAfter(number);
    const nextAt = pause === null ? null : new Date(at.getTime() + pause);
    const status = isTaken ? 'delivered' : nextAt === null ? 'failed' : 'pending';
    const isRecorded = await recordAttempt(scope, delivery, { number, at, ...answer }, { status, nextAt });
    if (!isRecorded) return;
    const failingSince = await noteFailing(scope, endpoint, isTaken ? null : at);
    const { carrierId } = delivery;
    if (pause !== null)
      await enqueue(scope, 'deliverWebhook', { carrierId, deliveryId, try: number + 1 }, { runInMs: pause });
    if (!isTaken && isGivenUp(failingSince, at, answer.status)) await giveUp(scope, delivery, answer, at);
  });
}

/** Nothing is sent that cannot be signed: a receiver must be able to tell us from others. */
const UNSIGNED: WebhookAnswer = {
  status: null,
  milliseconds: 0,
  error: 'The signing secret could not be opened. Make a new one.',
  excerpt: '',
};

/** Stateline-Signature: t=seconds,v1=HMAC-SHA256 of "t.body", one v1 for each secret in force. @returns null where the secret cannot be opened */
export function headersOf(delivery: Delivery, box: SecretBox, at: Date): Record<string, string> | null {
  const { endpoint } = delivery;
  const seconds = Math.floor(at.getTime() / 1000);
  const current = openedSecret(box, endpoint.secret, endpoint.carrierId);
  if (!current) return null;
  const former = [{ secret: endpoint.formerSecret, until: endpoint.formerUntil }, ...endpoint.formerSecrets];
  const opened = former.map(({ secret, until }) =>
    secret && until && until > at ? openedSecret(box, secret, endpoint.carrierId) : null,
  );
  const secrets = [current, ...opened.filter((secret) => secret !== null)];
  const signatures = secrets.map(
    (secret) =>
      `v1=${createHmac('sha256', Buffer.from(secret)).update(`${seconds}.${delivery.body}`).digest('hex')}`,
  );
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Stateline-Webhooks/1',
    'Stateline-Event': delivery.type,
    'Stateline-Event-Id': delivery.eventId,
    'Stateline-Delivery': delivery.id,
    'Stateline-Timestamp': String(seconds),
    'Stateline-Signature': [`t=${seconds}`, ...signatures].join(','),
  };
}

async function giveUp(
  scope: SystemScope,
  { endpoint }: Delivery,
  { status, error }: WebhookAnswer,
  at: Date,
): Promise<void> {
  const last = status === null ? error : `It answered ${status}.`;
  const reason =
    status === 410 ? 'It answered 410: gone for good.' : `It has accepted nothing for days. ${last}`;
  if (await switchOffEndpoint(scope, endpoint, reason, at)) await mailOwners(scope, endpoint, { reason });
}

/** Tells the owners of a carrier that an endpoint of theirs is off. */
export async function mailOwners(
  scope: SystemScope,
  { id, url, carrierId }: { id: string; url: string; carrierId: string },
  told: { reason: string; isOfSomeoneGone?: boolean },
): Promise<void> {
  for (const owner of await listOwnersToTell(scope, carrierId)) {
    await queueMail(scope, {
      kind: 'webhook-off',
      to: { address: owner.email, name: owner.name },
      params: { name: owner.name, url, ...told, endpointId: id },
      userId: owner.userId,
      carrierId,
    });
  }
}
