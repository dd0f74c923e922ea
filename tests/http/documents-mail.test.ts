import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { cleanConfirmation } from '../fixtures/rate-confirmations/small-pdf';
import { startApp } from '../factories/app';
import { signedIn } from '../factories/signed-in';

const SECRET = 'a-long-enough-secret';
const app = await startApp({ env: { INBOUND_MAIL_DOMAIN: 'in.example.com', INBOUND_MAIL_SECRET: SECRET } });

const message = (to: string, file: Uint8Array, name = 'rate con.pdf'): string =>
  [
    'From: Broker <broker@example.com>',
    `To: ${to}`,
    'Subject: Fwd: Rate confirmation',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'See attached.',
    '--b',
    `Content-Type: application/octet-stream; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename="${name}"`,
    '',
    Buffer.from(file).toString('base64').replace(/.{76}/g, '$&\r\n'),
    '--b--',
    '',
  ].join('\r\n');

const send = (raw: string, { secret = SECRET, query = '' } = {}) =>
  fetch(`${app.origin}/mileage/api/documents/inbound${query}`, {
    method: 'POST',
    body: raw,
    headers: { 'Content-Type': 'message/rfc822', Authorization: `Bearer ${secret}` },
  });

describe('forwarded mail', { timeout: 60_000 }, () => {
  it('is read like an upload and makes no trip by itself', async () => {
    const person = await signedIn(app);
    const list = '/mileage/trips-fuel/documents';
    await person.visitor.post(list, { intent: 'activate' });
    const address =
      /loads-[0-9a-f]{16}@in\.example\.com/.exec((await person.visitor.get(list)).html)?.[0] ?? '';
    expect(address).not.toBe('');
    const answer = await send(message(address, cleanConfirmation('MAIL1')));
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ accepted: 1, left_out: 0 });
    let document = await person.db.document.findFirst({ where: { carrierId: person.carrierId } });
    for (let tries = 0; document?.status === 'processing' && tries < 60; tries++) {
      await pause(300);
      document = await person.db.document.findFirst({ where: { carrierId: person.carrierId } });
    }
    expect(document).toMatchObject({ status: 'ready', source: 'mail', name: 'rate con.pdf', tripId: null });
    expect(await person.db.trip.count({ where: { carrierId: person.carrierId } })).toBe(0);
    // The mail system may deliver twice, and name the recipient only in the envelope.
    const again = await send(message('hidden@example.com', cleanConfirmation('MAIL1')), {
      query: `?to=${encodeURIComponent(address)}`,
    });
    expect(await again.json()).toEqual({ accepted: 1, left_out: 0 });
    expect(await person.db.document.count({ where: { carrierId: person.carrierId } })).toBe(1);
    expect(await (await send(message(address, Buffer.from('MZ\u0000'), 'invoice.pdf'))).json()).toEqual({
      accepted: 0,
      left_out: 1,
    });
  });

  it('may bring a HEIC photo', async () => {
    const person = await signedIn(app);
    const list = '/mileage/trips-fuel/documents';
    await person.visitor.post(list, { intent: 'activate' });
    const address =
      /loads-[0-9a-f]{16}@in\.example\.com/.exec((await person.visitor.get(list)).html)?.[0] ?? '';
    const photo = readFileSync('tests/fixtures/photos/confirmation.heic');
    expect(await (await send(message(address, photo, 'IMG_2044.HEIC'))).json()).toEqual({
      accepted: 1,
      left_out: 0,
    });
  });

  it('is refused without the secret, for unknown addresses and for what is no mail', async () => {
    expect((await send('x', { secret: 'wrong' })).status).toBe(401);
    expect(
      (await send(message('loads-0123456789abcdef@in.example.com', cleanConfirmation('MAIL2')))).status,
    ).toBe(404);
    expect((await send(message('postmaster@in.example.com', cleanConfirmation('MAIL3')))).status).toBe(404);
    expect((await send('')).status).toBe(404);
  });
});
