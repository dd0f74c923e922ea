import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startRelay } from '../factories/relay';
import { signedIn, SESSION_COOKIE } from '../factories/signed-in';
import { cloneDatabase } from '../factories/test-database';

const databaseUrl = await cloneDatabase();
const line = await startRelay(databaseUrl.replace(/^postgresql:/, 'http:'));
const cut = Object.assign(new URL(databaseUrl), { port: new URL(line.origin).port }).href;
const app = await startApp({ databaseUrl: cut, expectErrors: true });

describe('a form that is sent while the database is gone', () => {
  it('is answered by a page that says so, keeps what was typed and sends it again: saved once', async () => {
    const dana = await signedIn({ origin: app.origin, databaseUrl });
    const { id: unit } = await dana.db.equipment.create({
      data: { carrierId: dana.carrierId, unit: 'K-1', fuelType: 'special_diesel', axles: 5 },
    });
    const typed = {
      intent: 'save',
      idempotencyKey: crypto.randomUUID(),
      equipmentId: String(unit),
      date: '2026-08-05',
      city: 'Dallas',
      state: 'TX',
      quantity: '100',
      fuelUnit: 'gallon',
      fuelType: 'special_diesel',
      taxPaid: '1',
      bulk: '0',
      reference: `</textarea><script>alert("é")</script>`,
    };
    const where = '/mileage/trips-fuel/fuel/new';
    const headers = {
      Cookie: `${SESSION_COOKIE}=${dana.cookie.value}`,
      Origin: app.origin,
      'Sec-Fetch-Site': 'same-origin',
      Accept: 'text/html',
    };
    const send = (body: URLSearchParams | FormData) =>
      fetch(app.origin + where, { method: 'POST', body, headers, redirect: 'manual' });
    const multipart = new FormData();
    for (const [name, value] of Object.entries(typed)) multipart.append(name, value);
    multipart.append('receipt', new File([], ''));

    await line.cut();
    for (const body of [new URLSearchParams(typed), multipart]) {
      const answer = await send(body);
      const page = await answer.text();
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(page).toContain('Houston, we have a problem!');
      expect(page).toContain('What you typed is kept.');
      expect(page).not.toMatch(/prisma|ECONN|\bat .+:\d+:\d+|<script/i);
    }
    const page = await (await send(new URLSearchParams(typed))).text();
    const unescape = (text: string) =>
      text
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&');
    const kept = [...page.matchAll(/<textarea name="([^"]+)" hidden>\n([\s\S]*?)<\/textarea>/g)].map(
      ([, name = '', value = '']): [string, string] => [name, unescape(value)],
    );
    expect(Object.fromEntries(kept)).toEqual(typed);
    expect(page).toContain(`<form method="post" action="${where}"`);

    await line.mend();
    await expect
      .poll(async () => (await fetch(`${app.origin}/mileage/healthz`)).status, { timeout: 60_000 })
      .toBe(200);
    for (const _press of [1, 2]) expect((await send(new URLSearchParams(kept))).status).toBe(303);
    expect(
      await dana.db.fuelPurchase.findMany({
        where: { carrierId: dana.carrierId },
        select: { reference: true },
      }),
    ).toEqual([{ reference: typed.reference }]);
  });

  it('is answered so with the picture of a receipt too: what was typed is kept, the picture is chosen again', async () => {
    const dana = await signedIn({ origin: app.origin, databaseUrl });
    const where = '/mileage/trips-fuel/fuel/new';
    const form = new FormData();
    form.append('date', '2026-08-05');
    form.append('city', 'Dallas');
    form.append('receipt', new File([randomBytes(2_500_000)], 'pilot "7".jpg', { type: 'image/jpeg' }));
    form.append('notes', 'Paid\r\nin cash');
    await line.cut();
    const answer = await fetch(app.origin + where, {
      method: 'POST',
      body: form,
      headers: {
        Cookie: `${SESSION_COOKIE}=${dana.cookie.value}`,
        Origin: app.origin,
        'Sec-Fetch-Site': 'same-origin',
        Accept: 'text/html',
      },
      redirect: 'manual',
    });
    const page = await answer.text();
    await line.mend();
    expect(answer.status).toBe(503);
    expect(page).toContain(`<form method="post" action="${where}" enctype="multipart/form-data"`);
    const kept = [...page.matchAll(/<textarea name="([^"]+)" hidden>\n([\s\S]*?)<\/textarea>/g)];
    expect(kept.map(([, name, value]) => [name, value])).toEqual([
      ['date', '2026-08-05'],
      ['city', 'Dallas'],
      ['notes', 'Paid\r\nin cash'],
    ]);
    expect(page).toMatch(
      /<label class="label" for="again-0">Choose pilot &quot;7&quot;\.jpg again<\/label><input class="[^"]+" type="file" id="again-0" name="receipt">/,
    );
  });

  it('hands no secret back', async () => {
    await line.cut();
    const answer = await fetch(`${app.origin}/mileage/login`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'dana@example.com', password: 'drive-the-line' }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toMatch(/drive-the-line|What you typed is kept/);
    await line.mend();
  });
});

describe('what is read while the database is gone', () => {
  it('is a 503 that says when to come again: pages, their data, files, HEAD', async () => {
    const dana = await signedIn({ origin: app.origin, databaseUrl });
    const Cookie = `${SESSION_COOKIE}=${dana.cookie.value}`;
    const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(app.origin + path, {
        method,
        headers: { Cookie, Accept: 'text/html', ...headers },
        redirect: 'manual',
      });
    const data = 'areas%2Fequipment%2Fpages%2Funits';
    await line.cut();
    for (const path of [
      '/mileage/trips-fuel',
      '/mileage/reports',
      '/mileage/account',
      '/mileage/admin',
      '/mileage/rates',
      '/mileage/prices',
      '/mileage/trips-fuel/export.csv',
      '/mileage/rates/2026/3.csv',
      '/mileage/trips-fuel/trips/7/route.svg',
    ]) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await read(path, {}, method);
        expect([path, method, answer.status]).toEqual([path, method, 503]);
        expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
        expect(answer.headers.get('Content-Type')).toContain('text/html');
        const page = await answer.text();
        if (method === 'GET') expect(page).toContain('We cannot reach our own records at the moment.');
        expect(page).not.toMatch(/prisma|ECONN|\bat .+:\d+:\d+/i);
      }
    }
    const file = await read('/mileage/trips-fuel/export.csv', { Accept: '*/*' });
    expect([file.status, file.headers.get('Content-Type')]).toEqual([503, 'text/plain; charset=utf-8']);
    const page = await read('/mileage/trips-fuel');
    const html = await page.text();
    expect(html).toContain('<p class="message-code">Error 503</p>');
    expect(html).toContain(`<code>${page.headers.get('X-Request-Id')}</code>`);
    expect(html).toContain('href="/mileage/trips-fuel"');
    const part = await read(`/mileage/equipment?_data=${data}`, { Accept: '*/*' });
    expect(part.status).toBe(503);
    expect(Number(part.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await part.json()).toMatchObject({ status: 503, code: 'unavailable' });
    await line.mend();
  });
});
