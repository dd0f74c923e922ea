import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eventOf } from '~/areas/api/client/webhooks';

const SECRET = 'whsec_one';
const NOW = Date.parse('2026-11-29T12:00:00Z');
const BODY = JSON.stringify({ type: 'trip.created', data: { trip_ids: ['Ñ'] } });

const signed = (body = BODY, at = NOW / 1000, secrets = [SECRET]) =>
  `t=${at},${secrets
    .map((secret) => `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`)
    .join(',')}`;
const read = (signature: string | null, body: string | Uint8Array = BODY) =>
  eventOf({ signature, body, secret: SECRET, now: NOW });

describe('a delivery', () => {
  it('is the event where the secret signed it, alone or beside others, as text or as bytes', async () => {
    expect((await read(signed()))?.type).toBe('trip.created');
    expect((await read(signed(), new TextEncoder().encode(BODY)))?.type).toBe('trip.created');
    expect((await read(signed(BODY, NOW / 1000, ['whsec_new', SECRET])))?.type).toBe('trip.created');
  });

  it.each([
    ['another body', signed('{}')],
    ['another secret', signed(BODY, NOW / 1000, ['whsec_two'])],
    ['a time long ago', signed(BODY, NOW / 1000 - 301)],
    ['a time to come', signed(BODY, NOW / 1000 + 301)],
    ['another time than was signed', signed().replace(/t=\d+/, `t=${NOW / 1000 + 1}`)],
    ['no time', signed().replace(/^t=\d+,/, '')],
    ['noise', `t=${'9'.repeat(5000)},v1=abc`],
    ['nothing', null],
  ])('is none with %s', async (_, signature) => {
    expect(await read(signature)).toBeNull();
  });
});
