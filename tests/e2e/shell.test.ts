import AxeBuilder from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { databaseOf, makeAccount, signedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();
const { prisma: db } = databaseOf(app.databaseUrl);
const url = (path: string) => `${app.origin}/mileage${path}`;

async function openSignedIn(
  path: string,
  options: BrowserContextOptions = {},
  account: Parameters<typeof signedIn>[1] = {},
): Promise<Page> {
  const { cookie } = await signedIn(app, account);
  const page = await browser.open(options);
  await page.context().addCookies([{ ...cookie, url: app.origin }]);
  await page.goto(url(path), { waitUntil: 'networkidle' });
  return page;
}

const PHONE = { viewport: { width: 360, height: 740 } };
const EDGE = { viewport: { width: 992, height: 800 } };
const DESK = { viewport: { width: 1280, height: 800 } };

describe('the shell in a browser', () => {
  it.each([
    ['360 px', PHONE, true],
    ['992 px', EDGE, true],
    ['360 px, no script', { ...PHONE, javaScriptEnabled: false }, false],
  ] as const)('hides the navigation behind its toggle at %s', async (_name, options, hasScript) => {
    const page = await openSignedIn('/trips-fuel', options);
    const link = page.getByRole('link', { name: 'Equipment', exact: true });
    await expect.poll(() => link.isVisible()).toBe(false);
    await page.locator('label[for="nav-open"]').click();
    await expect.poll(() => link.isVisible()).toBe(true);
    if (hasScript) {
      await page.keyboard.press('Escape');
      await expect.poll(() => link.isVisible()).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('nav-open');
      await page.keyboard.press('Space');
      await expect.poll(() => link.isVisible()).toBe(true);
    }
    await link.click();
    await page.waitForURL('**/equipment');
    expect(await page.locator('a.shell-link[aria-current="page"]').innerText()).toContain('Equipment');
  });

  it('shows it at 993 px, and remembers that it was made small', async () => {
    const page = await openSignedIn('/trips-fuel', { viewport: { width: 993, height: 800 } });
    const nav = page.getByRole('navigation', { name: 'Main' });
    expect((await nav.boundingBox())?.width).toBe(232);
    await page.locator('label[for="nav-min"]').click();
    await expect.poll(async () => (await nav.boundingBox())?.width).toBe(64);
    await page.goto(url('/equipment'), { waitUntil: 'networkidle' });
    expect((await nav.boundingBox())?.width).toBe(64);
    await page.goto(url('/account'));
    expect((await nav.boundingBox())?.width).toBe(64);
    await page.getByRole('button', { name: 'Widen the navigation' }).click();
    await expect.poll(async () => (await nav.boundingBox())?.width).toBe(232);
  });

  it('opens the account menu when the keyboard reaches it, closes it on Escape and gives the focus back', async () => {
    const page = await openSignedIn('/trips-fuel', DESK, { name: 'Dana Driver' });
    const button = page.locator('summary', { hasText: 'Dana Driver' });
    await button.focus();
    const billing = page.locator('.menu-panel').getByRole('link', { name: 'Billing' });
    await expect.poll(() => billing.isVisible()).toBe(true);
    expect(
      await page.locator('img.avatar').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => billing.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await button.click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await page.goBack();
    await page.waitForURL('**/login**');
  });

  it('begins the keyboard’s way with the skip link', async () => {
    const page = await openSignedIn('/account', DESK);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('switches between carriers in the header', async () => {
    const other = await makeAccount(db, { legalName: 'Second Freight' });
    const person = await signedIn(app, { legalName: 'First Freight' });
    await db.membership.create({
      data: { userId: person.userId, carrierId: other.carrierId, role: 'viewer' },
    });
    const page = await browser.open(DESK);
    await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
    await page.goto(url('/equipment'), { waitUntil: 'networkidle' });
    await page.locator('summary', { hasText: 'First Freight' }).click();
    await page.getByRole('button', { name: 'Second Freight' }).click();
    await expect.poll(() => page.locator('summary', { hasText: 'Second Freight' }).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/mileage/equipment');
  });

  it.each(['/account/billing', '/account', '/reports/distance-taxes', '/reports/filings'])(
    'shows the tabs of %s in one row on a phone, the current one in sight',
    async (path) => {
      const page = await openSignedIn(path, PHONE);
      const tabs = page.locator('main nav').first();
      const current = (await tabs.locator('[aria-current]').boundingBox()) ?? { x: -1, width: 0 };
      expect((await tabs.boundingBox())?.height).toBeLessThan(60);
      expect(current.x).toBeGreaterThanOrEqual(0);
      expect(current.x + current.width).toBeLessThanOrEqual(360);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    },
  );

  it('has the ways of the public pages in the header of a phone', async () => {
    const page = await browser.open({ ...PHONE, javaScriptEnabled: false });
    await page.goto(url('/calculator'));
    const main = page.getByRole('navigation', { name: 'Main' });
    expect((await main.boundingBox())?.height).toBeLessThan(60);
    await main.getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL('**/faq');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('signs in, says what happened, and lets the word go after three seconds', async () => {
    const account = await makeAccount(db, { passwordHash: await argon2Keeper().hash('three blue trucks') });
    const page = await browser.open(DESK);
    await page.goto(url('/login?to=/mileage/account'));
    await page.getByLabel('Email', { exact: true }).fill(account.email);
    await page.getByLabel('Password').fill('three blue trucks');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account');
    await page.getByLabel('Your name').fill('New Name');
    await page.getByRole('button', { name: 'Save name' }).click();
    const toast = page.locator('.toasts', { hasText: 'Success' });
    await expect.poll(() => toast.isVisible()).toBe(true);
    await expect
      .poll(() => toast.locator('.toast-brief').evaluate((node) => getComputedStyle(node).visibility), {
        timeout: 6000,
      })
      .toBe('hidden');
  });
});

describe('pages of accounts for everybody', () => {
  const GUEST = [
    '/login',
    '/register',
    '/password/reset',
    '/login/code',
    '/login?authcode=123456&email=a%40b.com',
    '/restore-password',
    '/inbox',
  ];
  const SIGNED_IN = [
    '/account',
    '/account/carrier',
    '/account/carriers',
    '/account/people',
    '/account/security',
    '/account/tokens',
    '/account/data',
    '/logout',
  ];

  it.each([
    ['on a phone in the dark', PHONE, 'dark'],
    ['on a desk by day', DESK, 'light'],
  ] as const)(
    'have no fault that axe finds, and never scroll sideways, %s',
    async (_name, size, colorScheme) => {
      const guest = await browser.open({ ...size, colorScheme });
      const member = await openSignedIn('/account', { ...size, colorScheme });
      for (const [page, paths] of [
        [guest, GUEST],
        [member, SIGNED_IN],
      ] as const) {
        for (const path of paths) {
          await page.goto(url(path));
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(over, `${path} scrolls sideways`).toBe(0);
        }
      }
    },
    120_000,
  );

  it('show what is wrong first, with a link to each field', async () => {
    browser.forgive();
    const page = await browser.open(PHONE);
    await page.goto(url('/register'));
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('link', { name: 'Name is required' }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('name');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await page.title()).toMatch(/^Error: /);
    browser.forgive();
  });
});
