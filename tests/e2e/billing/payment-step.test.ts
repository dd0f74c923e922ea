import { expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import { startApp } from '../../factories/app';
import { startBrowser } from '../../factories/browser';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();
const BILLING = `${app.origin}/mileage/account/billing`;

async function open() {
  const account = await signedIn(app);
  const page = await browser.open();
  await page.context().addCookies([{ ...account.cookie, url: app.origin }]);
  return { account, page };
}

it("takes a card in the provider's own field, and sends its number nowhere else", async () => {
  const { account, page } = await open();
  const sent: { url: string; body: string }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push({ url: request.url(), body: request.postData() ?? '' });
  });
  await page.goto(`${BILLING}/plans/ic_basic`);
  const button = page.getByRole('button', { name: 'Start the trial' });
  await page.getByLabel('Card number').fill('4000000000000002');
  await page.getByLabel('MM/YY').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('ZIP').fill('75201');
  expect(await button.isDisabled()).toBe(true); // until the box is selected
  await page.getByLabel(/Terms and Conditions/).check();
  await button.click();
  await page.getByText('Your card was declined.').first().waitFor();
  expect(await page.title()).toMatch(/^Error: /);

  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('MM/YY').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('ZIP').fill('75201');
  await page.getByLabel(/Terms and Conditions/).check();
  // Two clicks, as fast as they come.
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await page.waitForURL(BILLING);
  await page.getByText('Visa ending in 4242').first().waitFor();
  expect(await page.getByText('Basic Trial').first().isVisible()).toBe(true);

  const ours = sent.filter(({ url }) => !url.includes('/test-billing/'));
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.filter(({ body }) => /4242|4000|number|cvc/i.test(body))).toEqual([]);
  expect(
    await account.db.billingSubscription.count({ where: { account: { carrierId: account.carrierId } } }),
  ).toBe(1);
  browser.forgive(); // the browser itself logs the 422
  await page.context().close();
});

it('says so when the number is missing, and when the provider cannot be reached', async () => {
  const { page } = await open();
  await page.goto(`${BILLING}/cards/new`);
  await page.getByRole('button', { name: 'Save the card' }).click();
  await page.getByText('Your card number is incomplete.').waitFor();
  await page.route('**/test-billing/stripe.js', (route) => route.abort());
  await page.reload();
  await page.getByText(/payment service could not be reached/).waitFor();
  browser.forgive();
  await page.context().close();
});

it("loads the provider's script on the payment step only, and 4 kB of our own", async () => {
  const { page } = await open();
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      void response
        .body()
        .then((body) => scripts.set(new URL(response.url()).pathname, gzipSync(body).length));
  });
  await page.goto(BILLING, { waitUntil: 'networkidle' });
  expect([...scripts.keys()]).toEqual(['/mileage/js/controls.js']);
  expect(scripts.get('/mileage/js/controls.js')).toBeLessThan(1000);
  await page.goto(`${BILLING}/plans/ic_basic`, { waitUntil: 'networkidle' });
  expect([...scripts.keys()].filter((path) => path.includes('stripe'))).toEqual([
    '/mileage/test-billing/stripe.js',
  ]);
  const weight = [...scripts]
    .filter(([path]) => !path.includes('stripe'))
    .reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(weight).toBeGreaterThan(500); // the step's own script
  expect(weight).toBeLessThan(4000);
  await page.context().close();
});
