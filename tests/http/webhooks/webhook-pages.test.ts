import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn } from '../../factories/signed-in';

const app = await startApp({ env: { WEBHOOK_ALLOW_HTTP: '1', WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1' } });
const received: { signature: string; body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (piece: Buffer) => (body += piece.toString()));
  request.on('end', () => {
    received.push({ signature: String(request.headers['stateline-signature']), body });
    response.writeHead(200).end('<b>taken</b>');
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;

describe('webhooks without scripts', () => {
  it('are added, told, read in their log and sent again', async () => {
    const person = await signedIn(app);
    const wrong = await person.visitor.post('/mileage/account/webhooks', {
      url: 'http://169.254.169.254/latest',
      events: 'trip.route_ready',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('not on the public internet');
    expect(wrong.html).toContain('value="http://169.254.169.254/latest"');
    const none = await person.visitor.post('/mileage/account/webhooks', { url });
    expect(none.html).toContain('Choose at least one event');
    const made = await person.visitor.post('/mileage/account/webhooks', {
      url,
      events: ['trip.route_ready', 'report.ready'],
    });
    expect(made.status).toBe(201);
    const secret = /<code class="secret">(whsec_[\w-]+)<\/code>/.exec(made.html)?.[1] ?? '';
    expect(secret.length).toBeGreaterThan(40);
    const list = await person.visitor.get('/mileage/account/webhooks');
    expect(list.html).not.toContain(secret);
    const page = /href="(\/mileage\/account\/webhooks\/[\w-]+)"/.exec(list.html)?.[1] ?? '';

    const response = await fetch(`${app.origin}/mileage/api/trip`, {
      method: 'POST',
      headers: { ...person.bearer, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        date: '2026-11-02',
        route: [
          { city: 'Dallas', state: 'TX' },
          { city: 'Tulsa', state: 'OK' },
        ],
      }),
    });
    expect(response.status).toBe(201);
    await expect.poll(() => received.length, { timeout: 60_000 }).toBe(1);
    const { signature, body } = received[0] as { signature: string; body: string };
    const time = /t=(\d+)/.exec(signature)?.[1];
    expect(signature).toContain(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
    expect(JSON.parse(body)).toMatchObject({
      type: 'trip.route_ready',
      data: { state_mileages: [{ state: 'TX' }, { state: 'OK' }] },
    });

    await expect.poll(async () => (await person.visitor.get(page)).html).toContain('Answered 200');
    const log = await person.visitor.get(page);
    // What the receiver answered is shown as text.
    expect(log.html).toContain('&lt;b&gt;taken&lt;/b&gt;');
    const delivery = /name="deliveryId" value="([^"]+)"/.exec(log.html)?.[1] ?? '';
    await person.visitor.post(page, { intent: 'replay', deliveryId: delivery });
    await expect.poll(() => received.length, { timeout: 60_000 }).toBe(2);
    expect(received[1]?.body).toBe(body);

    const rotated = await person.visitor.post(page, { intent: 'rotate' });
    expect(/whsec_[\w-]+/.exec(rotated.html)?.[0]).not.toBe(secret);
    await person.visitor.post(page, { intent: 'off' });
    const off = (await person.visitor.get(page)).html;
    expect(off).toContain('This webhook is off');
    expect(off).toMatch(/Events are recorded until [^.]+\. Switch it on to send them\./);
    expect((await person.visitor.post(page, { intent: 'replay', deliveryId: delivery })).status).toBe(409);
    expect((await person.visitor.post(page, { intent: 'replay-missed' })).status).toBe(409);
    await fetch(`${app.origin}/mileage/api/trip`, {
      method: 'POST',
      headers: { ...person.bearer, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        date: '2026-11-03',
        route: [
          { city: 'Tulsa', state: 'OK' },
          { city: 'Dallas', state: 'TX' },
        ],
      }),
    });
    const missed = async () => (await person.visitor.get(`${page}?status=missed`)).html;
    await expect.poll(missed, { timeout: 60_000 }).toContain('>Missed</span>');
    expect(received).toHaveLength(2);
    expect((await person.visitor.get(`${page}?status=failed`)).html).toContain('No such deliveries');
    const on = await person.visitor.post(page, { intent: 'on' });
    expect(on.html).toContain('1 missed event<');
    const sent = await person.visitor.post(page, { intent: 'replay-missed' });
    expect(sent.html).toContain('Sending 1 event.');
    expect(sent.html).not.toContain('Send missed events');
    await expect.poll(() => received.length, { timeout: 60_000 }).toBe(3);
    expect(JSON.parse(received[2]?.body ?? '{}')).toMatchObject({ type: 'trip.route_ready' });
    const api = async (path: string, method = 'GET') => {
      const answer = await fetch(`${app.origin}${page.replace('/account/', '/api/')}${path}`, {
        method,
        headers: person.bearer,
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    expect(await api('/deliveries?filter[status]=missed')).toMatchObject({
      status: 200,
      body: { recordsFiltered: 1, data: [{ status: 'missed', type: 'trip.route_ready' }] },
    });
    expect((await api('/deliveries?filter[status]=lost')).status).toBe(422);
    expect(await api('/replays', 'POST')).toMatchObject({
      status: 201,
      body: { data: { sent: 0, left: 0 } },
    });
    expect((await person.visitor.post(page, { intent: 'remove' })).url).toBe('/mileage/account/webhooks');
    expect((await person.visitor.get(page)).status).toBe(404);
  });

  it('are not for editors, and not of another carrier', async () => {
    const person = await signedIn(app);
    await person.visitor.post('/mileage/account/webhooks', { url, events: 'quarter.filed' });
    const page =
      /href="(\/mileage\/account\/webhooks\/[\w-]+)"/.exec(
        (await person.visitor.get('/mileage/account/webhooks')).html,
      )?.[1] ?? '';
    const editor = await signedIn(app, { carrierId: person.carrierId, role: 'editor' });
    const toEditor = await editor.visitor.get('/mileage/account/webhooks');
    expect(toEditor.html).toContain('Only an owner of this carrier may see its webhooks.');
    expect(toEditor.html).not.toContain(url);
    expect((await editor.visitor.get(page)).status).toBe(403);
    expect(
      (await editor.visitor.post('/mileage/account/webhooks', { url: `${url}2`, events: 'quarter.filed' }))
        .status,
    ).toBe(403);
    const stranger = await signedIn(app);
    expect((await stranger.visitor.get(page)).status).toBe(404);
    expect((await stranger.visitor.post(page, { intent: 'remove' })).status).toBe(404);
  });
});
