import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { startRelay } from '../factories/relay';
import { signedIn, type SignedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();
const line = await startRelay(app.origin);
const url = (path: string) => `${line.origin}/mileage${path}`;

/** The browser is told that it is offline, and nothing reaches the server from its worker either. */
async function loseSignal(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await line.cut();
}

async function findSignal(page: Page): Promise<void> {
  await line.mend();
  await page.context().setOffline(false);
}

/** A signed-in page whose worker is at work. */
async function openReady(
  person: SignedIn,
  path: string,
  context?: BrowserContext,
  locale?: string,
): Promise<Page> {
  const page = context ? await context.newPage() : await browser.open({ ...(locale ? { locale } : {}) });
  await page.context().addCookies([{ ...person.cookie, url: line.origin }]);
  await page.goto(url(path));
  await page.waitForFunction(
    () => navigator.serviceWorker.controller !== null && document.readyState === 'complete',
  );
  // The worker has taken note of who is here.
  await expect.poll(() => ownerIn(page)).toBe(true);
  return page;
}

const readFact = (page: Page, name: string) =>
  page.evaluate(
    (fact) =>
      new Promise<unknown>((resolve) => {
        const request = indexedDB.open('stateline', 1);
        request.onsuccess = () => {
          const read = request.result.transaction('facts').objectStore('facts').get(fact);
          read.onsuccess = () => {
            request.result.close();
            resolve(read.result);
          };
        };
      }),
    name,
  );
const ownerIn = async (page: Page) => Boolean(await readFact(page, 'owner'));

const withUnit = async (): Promise<SignedIn> => {
  const person = await signedIn(app);
  await person.db.equipment.create({
    data: { carrierId: person.carrierId, unit: 'T-100', fuelType: 'special_diesel', axles: 5 },
  });
  return person;
};

const outbox = (page: Page) => page.locator('#outbox');
const trips = (person: SignedIn) => person.db.trip.count({ where: { carrierId: person.carrierId } });
const fuel = (person: SignedIn) =>
  person.db.fuelPurchase.findMany({ where: { carrierId: person.carrierId } });

async function fillTrip(page: Page): Promise<void> {
  await page.locator('input[name="stop_city"]').nth(0).fill('Dallas');
  await page
    .locator('[name="stop_state"]')
    .nth(0)
    .selectOption('TX')
    .catch(() => page.locator('[name="stop_state"]').nth(0).fill('TX'));
  await page.locator('input[name="stop_city"]').nth(1).fill('Memphis');
  await page
    .locator('[name="stop_state"]')
    .nth(1)
    .selectOption('TN')
    .catch(() => page.locator('[name="stop_state"]').nth(1).fill('TN'));
}

describe('without signal', () => {
  it('keeps a trip that is being written, says so, and sends it once when the signal is back', async () => {
    const person = await withUnit();
    const page = await openReady(person, '/trips-fuel/trips/new');
    await fillTrip(page);
    await loseSignal(page);
    await page.getByRole('button', { name: 'Save trip' }).click();
    await page.waitForURL('**/offline?kept=1');
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toBe('1 entry waits for signal');
    expect(await page.locator('#kept').isVisible()).toBe(true);
    expect(await trips(person)).toBe(0);
    await findSignal(page);
    await page.goto(url('/trips-fuel'));
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain('1 entry was sent.');
    expect(await trips(person)).toBe(1);
    // Nothing is left that could be sent again.
    await page.goto(url('/trips-fuel'));
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.waitForTimeout(500);
    expect(await trips(person)).toBe(1);
    browser.forgive();
  });

  it.each([
    ['fr-CA', '1 entrée attend le signal', '1 entrée a été envoyée.'],
    ['es-MX', '1 registro espera señal', 'Se envió 1 registro.'],
  ])('says in %s what waits and what was sent', async (locale, waits, sent) => {
    const person = await withUnit();
    const page = await openReady(person, '/trips-fuel/trips/new', undefined, locale);
    await fillTrip(page);
    await loseSignal(page);
    await page.locator('.form-actions button[value=save]').click();
    await page.waitForURL('**/offline?kept=1');
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toBe(waits);
    expect(await page.locator('main').innerText()).not.toMatch(/\b(No signal|Keep|Trip|Fuel)\b/);
    await outbox(page).locator('summary').click();
    const entry = await outbox(page).locator('.outbox-entry').innerText();
    expect(entry).toMatch(/Dallas[^]*Memphis/);
    expect(entry).not.toMatch(/\b(Trip|Stop|Edit|Discard)\b/);
    await findSignal(page);
    await page.goto(url('/trips-fuel'));
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain(sent);
    expect(await trips(person)).toBe(1);
    browser.forgive();
  });

  it('sends an entry once that had reached the server although the answer was lost', async () => {
    const person = await withUnit();
    const page = await openReady(person, '/trips-fuel/trips/new');
    await fillTrip(page);
    const key = await page.locator('input[name="idempotencyKey"]').inputValue();
    // What the first attempt left at the server.
    await person.visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'save'],
      ['idempotencyKey', key],
      ['date', '2026-11-20'],
      ['entry', 'stops'],
      ['stop_city', 'Dallas'],
      ['stop_state', 'TX'],
      ['stop_zip', ''],
      ['stop_city', 'Memphis'],
      ['stop_state', 'TN'],
      ['stop_zip', ''],
    ]);
    expect(await trips(person)).toBe(1);
    await loseSignal(page);
    await page.getByRole('button', { name: 'Save trip' }).click();
    await page.waitForURL('**/offline?kept=1');
    await findSignal(page);
    await page.goto(url('/trips-fuel'));
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain('1 entry was sent.');
    expect(await trips(person)).toBe(1);
    browser.forgive();
  });

  it('shows its own page with forms, whose fuel arrives with its unit', async () => {
    const person = await withUnit();
    const page = await openReady(person, '/trips-fuel/fuel/new');
    await expect
      .poll(async () => ((await readFact(page, 'equipment')) as unknown[] | undefined)?.length)
      .toBe(1);
    await loseSignal(page);
    await page.goto(url('/reports'));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('No signal');
    await page.locator('#fuel-equipment').selectOption({ label: 'T-100' });
    await page.locator('#fuel-city').fill('Amarillo');
    await page.locator('#fuel-state').selectOption('TX');
    await page.locator('#fuel-quantity').fill('120.5');
    await page.locator('#fuel-total').fill('450.10');
    await page.getByRole('button', { name: 'Keep fuel' }).click();
    await page.waitForURL('**/offline?kept=1');
    await page.locator('#trip-city-From').fill('Amarillo');
    await page.locator('#trip-state-From').selectOption('TX');
    await page.locator('#trip-city-To').fill('Tulsa');
    await page.locator('#trip-state-To').selectOption('OK');
    await page.getByRole('button', { name: 'Keep trip' }).click();
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toBe('2 entries wait for signal');
    await findSignal(page);
    await page.goto(url('/trips-fuel'));
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain('2 entries were sent.');
    const [bought, ...more] = await fuel(person);
    expect(more).toEqual([]);
    expect(bought).toMatchObject({ city: 'Amarillo', state: 'TX' });
    expect(bought?.equipmentId).not.toBeNull();
    expect(await trips(person)).toBe(1);
    browser.forgive();
  });

  it('brings back what was refused, as the form it was, and forgets it when it is saved', async () => {
    const person = await withUnit();
    const page = await openReady(person, '/trips-fuel/trips/new');
    await page.locator('input[name="stop_city"]').nth(0).fill('Nowhere at all');
    await page.locator('#odometerStart').fill('900');
    await page.locator('#odometerEnd').fill('100');
    await loseSignal(page);
    await page.getByRole('button', { name: 'Save trip' }).click();
    await page.waitForURL('**/offline?kept=1');
    await findSignal(page);
    await page.goto(url('/trips-fuel'));
    await expect
      .poll(() => outbox(page).innerText(), { timeout: 60_000 })
      .toContain('written without signal was not accepted.');
    await page.getByRole('button', { name: 'Open it' }).click();
    await page.waitForURL('**/trips/new');
    expect(await page.locator('#odometerEnd').inputValue()).toBe('100');
    await page.locator('#odometerEnd').fill('1000');
    await fillTrip(page);
    await page.getByRole('button', { name: 'Save trip' }).click();
    await page.waitForURL(/trips\/\d+/);
    await page.waitForTimeout(300);
    await page.goto(url('/trips-fuel'));
    await page.waitForTimeout(500);
    expect(await outbox(page).innerText()).toBe('');
    expect(await trips(person)).toBe(1);
    browser.forgive();
  });

  it("never sends one person's entry for another, and keeps no page of anybody", async () => {
    const first = await withUnit();
    const page = await openReady(first, '/trips-fuel/trips/new');
    await fillTrip(page);
    await loseSignal(page);
    await page.getByRole('button', { name: 'Save trip' }).click();
    await page.waitForURL('**/offline?kept=1');
    // Someone else signs in on the same phone before the signal is back.
    const second = await signedIn(app);
    await page.context().addCookies([{ ...second.cookie, url: line.origin }]);
    await findSignal(page);
    await openReady(second, '/trips-fuel', page.context());
    const theirs = await openReady(second, '/trips-fuel/fuel/new', page.context());
    await theirs.waitForTimeout(800);
    expect(await outbox(theirs).innerText()).toBe('');
    expect(await trips(second)).toBe(0);
    expect(await trips(first)).toBe(0);
    const cached = await theirs.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys())
          found.push(new URL(request.url).pathname);
      return found;
    });
    expect(
      cached.filter((path) => !/^\/mileage\/(offline$|build\/.+\.css$|js\/outbox\.js$|img\/)/.test(path)),
    ).toEqual([]);
    expect(cached).toContain('/mileage/offline');
    // Signing out forgets the units and the person; the first one's trip is still there for them.
    await theirs.goto(url('/logout'));
    await theirs.getByRole('button', { name: 'Logout' }).click();
    await theirs.waitForURL('**/login');
    expect(await ownerIn(theirs)).toBe(false);
    expect(await readFact(theirs, 'equipment')).toEqual([]);
    await openReady(first, '/trips-fuel', page.context());
    await expect.poll(() => trips(first), { timeout: 60_000 }).toBe(1);
    browser.forgive();
  });
});

describe('a phone', () => {
  it('finds a manifest with icons that are there, and a worker that serves the whole product', async () => {
    const manifest = (await (await fetch(url('/manifest.webmanifest'))).json()) as {
      name: string;
      scope: string;
      start_url: string;
      icons: { src: string; type: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Stateline', scope: '/mileage', start_url: '/mileage' });
    for (const { src, type } of manifest.icons) {
      const icon = await fetch(line.origin + src);
      expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type]);
    }
    const worker = await fetch(url('/sw.js'));
    expect(worker.headers.get('service-worker-allowed')).toBe('/mileage');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(await (await fetch(url('/rates'))).text()).toContain('rel="manifest"');
  });

  it('works as before without scripts, with nothing of it to be seen', async () => {
    const person = await withUnit();
    const page = await browser.open({ javaScriptEnabled: false });
    await page.context().addCookies([{ ...person.cookie, url: line.origin }]);
    await page.goto(url('/trips-fuel/trips/new'));
    expect(await outbox(page).isVisible()).toBe(false);
    await fillTrip(page);
    await page.getByRole('button', { name: 'Save trip' }).click();
    expect(await trips(person)).toBe(1);
  });
});
