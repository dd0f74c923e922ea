import AxeBuilder from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { signedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();
const ada = await signedIn(app, { roles: ['admin'] });
const request = await fetch(`${app.origin}/api/support/limits-upgrade`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...ada.bearer },
  body: JSON.stringify({ userRoleId: 1, expectedFeatureIds: [1], fleetSize: 2, comment: '' }),
});
const requestId = ((await request.json()) as { data: { id: string } }).data.id;
const email = await fetch(`${app.origin}/api/emails`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...ada.bearer },
  body: JSON.stringify({ to: 'a@example.com', subject: 'Hello', body: 'World' }),
});
const emailId = ((await email.json()) as { data: { id: number } }).data.id;
const { id: tutorialId } = await ada.db.contentItem.findFirstOrThrow({ where: { kind: 'tutorial' } });
const { id: featureId, title: featureTitle } = await ada.db.contentItem.findFirstOrThrow({
  where: { kind: 'feature' },
  orderBy: { position: 'asc' },
});

const SCREENS = [
  '/features',
  `/features/${featureId}`,
  '/tutorials',
  `/tutorials/${tutorialId}`,
  '/faq',
  '/ifta-rates',
  '/support',
  '/support/limits',
  '/support/training',
  '/support/message',
  '/emails',
  '/emails/new',
  `/emails/${emailId}`,
  '/admin/support',
  `/admin/support/${requestId}`,
  '/admin/people',
  `/admin/people/${ada.userId}`,
  '/admin/carriers',
  `/admin/carriers/${ada.carrierId}`,
  '/admin/rates',
  '/admin/rates/20263',
  '/admin/content',
  `/admin/content/${tutorialId}`,
  '/admin/content/new',
  '/admin/jobs',
  '/admin/mail',
  '/admin/log',
  '/admin/system',
];

describe.each([
  { name: 'wide, light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' as const },
  { name: 'narrow, dark', viewport: { width: 360, height: 740 }, colorScheme: 'dark' as const },
])('$name', ({ viewport, colorScheme }) => {
  it('has screens on which axe finds nothing and that do not scroll sideways', async () => {
    const page = await browser.open({ viewport, colorScheme });
    await page.context().addCookies([{ ...ada.cookie, url: app.origin }]);
    const found: string[] = [];
    for (const screen of SCREENS) {
      const answer = await page.goto(`${app.origin}/mileage${screen}`);
      expect(answer?.status(), screen).toBe(200);
      const { violations } = await new AxeBuilder({ page }).analyze();
      found.push(...violations.map(({ id, nodes }) => `${screen}: ${id}: ${nodes[0]?.html.slice(0, 160)}`));
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0) found.push(`${screen}: ${over} px too wide`);
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
});

describe('with scripts', () => {
  it('a feature opens over the list, is marked, closes on Escape and gives the focus back', async () => {
    const page = await browser.open();
    await page.context().addCookies([{ ...ada.cookie, url: app.origin }]);
    await ada.db.contentView.deleteMany({ where: { userId: ada.userId } });
    await page.goto(`${app.origin}/mileage/features`);
    await page.waitForLoadState('networkidle');
    const viewed = page.waitForResponse((response) => response.url().includes('/api/features/view/'));
    await page.getByRole('link', { name: featureTitle }).click();
    await page.getByRole('dialog', { name: featureTitle }).waitFor();
    expect((await viewed).status()).toBe(200);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(featureTitle);
    expect(await page.getByText('Seen', { exact: true }).count()).toBe(1);
    expect(await ada.db.contentView.count({ where: { userId: ada.userId, itemId: featureId } })).toBe(1);
    await page.context().close();
  });

  it('a phone number takes its form while it is typed', async () => {
    const page = await browser.open();
    await page.context().addCookies([{ ...ada.cookie, url: app.origin }]);
    await page.goto(`${app.origin}/mileage/support/training`);
    await page.waitForLoadState('networkidle');
    await page.locator('#phone').pressSequentially('3125550142');
    expect(await page.locator('#phone').inputValue()).toBe('(312) 555-0142');
    await page.context().close();
  });
});
