import { expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { signedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();

it('a carrier works in the time zone of the browser that registered it', async () => {
  const page = await browser.open({ timezoneId: 'America/Vancouver' });
  await page.goto(`${app.origin}/mileage/calculator`, { waitUntil: 'networkidle' });
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'tz')?.value)
    .toBe('America%2FVancouver');
  await page.goto(`${app.origin}/mileage/register`);
  await page.fill('[name="name"]', 'Wanda West');
  await page.fill('[name="email"]', 'wanda@example.com');
  await page.fill('[name="password"]', 'nine-green-trailers-7');
  await page.fill('[name="password_confirmation"]', 'nine-green-trailers-7');
  await page
    .getByRole('button', { name: /register|create/i })
    .first()
    .click();
  await page.waitForURL(/trips-fuel|confirm|mileage\/(?!register)/);
  const { db } = await signedIn(app);
  const carrier = await db.carrier.findFirstOrThrow({ where: { contactEmail: 'wanda@example.com' } });
  expect(carrier.timeZone).toBe('America/Vancouver');
});
