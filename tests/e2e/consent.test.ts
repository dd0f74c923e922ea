import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { signedIn } from '../factories/signed-in';

// Someone's counting program, elsewhere: it notes that it was loaded.
let loads = 0;
const elsewhere = createServer((_request, response) => {
  loads += 1;
  response
    .writeHead(200, { 'Content-Type': 'text/javascript', 'Cross-Origin-Resource-Policy': 'cross-origin' })
    .end('window.counted = true;');
});
await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
afterAll(() => void elsewhere.close());
const ANALYTICS_SCRIPT_URL = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/count.js`;

const [plain, counting] = await Promise.all([startApp(), startApp({ env: { ANALYTICS_SCRIPT_URL } })]);
const browser = await startBrowser();

const events = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: unknown[] }).dataLayer ?? null);
const register = async (page: Page, origin: string, email: string) => {
  await page.goto(`${origin}/mileage/register`);
  for (const [id, value] of [
    ['name', 'Cara Counted'],
    ['email', email],
    ['password', 'correct horse'],
    ['password_confirmation', 'correct horse'],
  ] as const)
    await page.fill(`#${id}`, value);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/trips-fuel/);
  await page.waitForLoadState('load');
};
const allow = async (page: Page, origin: string) => {
  await page.goto(`${origin}/mileage/privacy#statistics`);
  await page.locator('#statistics').getByRole('button', { name: 'Allow', exact: true }).click();
  await page.getByText('You have agreed.').waitFor();
};

describe('usage statistics', () => {
  it('are off, and nobody is asked, unless the operator counts something', async () => {
    const page = await browser.open();
    await page.goto(`${plain.origin}/mileage`);
    expect(await page.getByText('May we count').count()).toBe(0);
    await register(page, plain.origin, 'silent@example.com');
    expect(await events(page)).toBeNull();
  });

  it('note sign-in, registration, checkout and purchase for those who agreed, each once, and not who it is', async () => {
    const page = await browser.open();
    await allow(page, plain.origin);
    await register(page, plain.origin, 'counted@example.com');
    expect(await events(page)).toEqual([{ event: 'registration', method: 'password' }]);
    await page.reload();
    expect(await events(page)).toBeNull();

    await page.goto(`${plain.origin}/mileage/account/billing/plans/ic_standard`);
    const item = { item_id: 'ic_standard', item_name: 'Standard', price: 19, quantity: 1 };
    expect(await events(page)).toEqual([
      { event: 'begin_checkout', currency: 'USD', value: 19, items: [item] },
    ]);
    const { db } = await signedIn(plain);
    const { memberships } = await db.user.findUniqueOrThrow({
      where: { email: 'counted@example.com' },
      include: { memberships: true },
    });
    // A trial is for a confirmed address.
    await db.user.update({
      where: { email: 'counted@example.com' },
      data: { emailVerifiedAt: new Date() },
    });
    const owner = await signedIn(plain, { carrierId: memberships[0]?.carrierId ?? '' });
    await fetch(`${plain.origin}/mileage/api/account/billing/card`, {
      method: 'POST',
      headers: { ...owner.bearer, 'Content-Type': 'application/json' },
      body: JSON.stringify({ stripe_token: 'tok_visa' }),
    });
    await page.reload();
    await page.check('#authorized');
    await page.getByRole('button', { name: 'Start the trial' }).click();
    await page.waitForURL(/\/account\/billing$/);
    await page.waitForLoadState('load');
    expect(await events(page)).toEqual([
      {
        event: 'purchase',
        transaction_id: expect.stringMatching(/^[\w-]{8,}$/) as string,
        currency: 'USD',
        // It began with the trial: nothing is paid yet.
        value: 0,
        items: [item],
      },
    ]);
    await page.reload();
    expect(await events(page)).toBeNull();

    await page.context().clearCookies({ name: 'stateline_session' });
    await page.goto(`${plain.origin}/mileage/login`);
    await page.fill('#email', 'counted@example.com');
    await page.fill('#password', 'correct horse');
    await page.getByRole('button', { name: /^(Login|Sign in)$/ }).click();
    await page.waitForURL(/trips-fuel/);
    await page.waitForLoadState('load');
    expect(await events(page)).toEqual([{ event: 'login', method: 'password' }]);
  });

  it('load the operator’s script only after someone agreed, and the form works without scripts', async () => {
    const page = await browser.open();
    await page.goto(`${counting.origin}/mileage/faq`);
    await page.getByText('May we count how the product is used?').waitFor();
    expect(loads).toBe(0);
    await page.locator('.consent').getByRole('button', { name: 'Do not allow' }).click();
    await page.waitForURL(/\/faq$/);
    expect(await page.locator('.consent').count()).toBe(0);
    await register(page, counting.origin, 'declined@example.com');
    expect([loads, await events(page)]).toEqual([0, null]);

    const without = await browser.open({ javaScriptEnabled: false });
    await without.goto(`${counting.origin}/mileage/faq`);
    await without.locator('.consent').getByRole('button', { name: 'Allow', exact: true }).click();
    await without.waitForURL(/\/faq$/);
    const cookies = await without.context().cookies();
    expect(cookies.find(({ name }) => name === 'consent')?.value).toBe('yes');

    const agreed = await browser.open();
    await allow(agreed, counting.origin);
    await agreed.waitForFunction(() => (window as unknown as { counted?: boolean }).counted);
    expect(loads).toBeGreaterThan(0);
  });
});
