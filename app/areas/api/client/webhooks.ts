import type { webhooks } from './api-types.js';

/** What a webhook is told, told apart by `type`. New types may come at any time: pass over what you do not know. */
export type WebhookEvent = {
  [T in keyof webhooks]: webhooks[T]['post']['requestBody']['content']['application/json'];
}[keyof webhooks];

export interface Delivery {
  /** The header Stateline-Signature. */
  signature: string | null | undefined;
  /** The body as it came, before any parsing. */
  body: string | Uint8Array;
  /** The secret of the webhook. */
  secret: string;
  /** Milliseconds since 1970; now where not given. */
  now?: number;
}

/** Older and newer deliveries than this are not believed. */
const TOLERANCE_SECONDS = 300;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The event that was delivered, or null where the signature is not that of the secret or older than five minutes. */
export async function eventOf(delivery: Delivery): Promise<WebhookEvent | null> {
  const { signature, secret, now = Date.now() } = delivery;
  const text = new TextEncoder();
  const body = typeof delivery.body === 'string' ? text.encode(delivery.body) : delivery.body;
  const time = /^t=([0-9]{1,12}),/.exec(signature ?? '')?.[1];
  if (time === undefined || Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS) return null;
  const stamp = text.encode(`${time}.`);
  const signed = new Uint8Array(stamp.length + body.length);
  signed.set(stamp);
  signed.set(body, stamp.length);
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', text.encode(secret), hmac, false, ['verify']);
  // One for each secret in force: after a renewal the former one signs too, for a day.
  for (const [, given = ''] of (signature ?? '').matchAll(/v1=([0-9a-f]{64})/g))
    if (await crypto.subtle.verify('HMAC', key, bytesOf(given), signed))
      return JSON.parse(new TextDecoder().decode(body)) as WebhookEvent;
  return null;
}
