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
      expect(answer.status).toBe(500);
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

  it('hands no secret back', async () => {
    await line.cut();
    const answer = await fetch(`${app.origin}/mileage/login`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'dana@example.com', password: 'drive-the-line' }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/drive-the-line|What you typed is kept/);
    await line.mend();
  });
});
