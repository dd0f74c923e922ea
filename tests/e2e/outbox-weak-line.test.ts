import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RECEIPTS } from '../fixtures/fuel-receipts/receipts';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { receiptPdf } from '../factories/receipt-pictures';
import { signedIn, type SignedIn } from '../factories/signed-in';
import { startWeakLine } from '../factories/weak-line';

const app = await startApp();
const browser = await startBrowser();
const line = await startWeakLine(app.origin);
const url = (path: string) => `${line.origin}/mileage${path}`;

beforeEach(() => {
  line.state = 'open';
  line.mute = '';
  line.arrived.length = 0;
});
// A line that fails is what these tests are about: the browser tells of it on its console.
afterEach(() => browser.forgive());

interface Entry {
  key: string;
  path: string;
  fields: [string, unknown][];
  refused: boolean;
  keptAt: number;
  sendingUntil?: number;
}

/** Runs on the outbox's own database, as the worker sees it. */
const inStore = <T>(page: Page, name: string, work: 'all' | { get: string } | { put: unknown }): Promise<T> =>
  page.evaluate(
    ([store, what]) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('stateline', 1);
        request.onerror = () => reject(request.error ?? new Error('The outbox does not open.'));
        request.onsuccess = () => {
          const objects = request.result.transaction(store, 'readwrite').objectStore(store);
          const done =
            what === 'all' ? objects.getAll() : 'get' in what ? objects.get(what.get) : objects.put(what.put);
          done.onsuccess = () => {
            request.result.close();
            resolve(done.result as T);
          };
          done.onerror = () => reject(done.error ?? new Error('The outbox says nothing.'));
        };
      }),
    [name, work] as const,
  ) as Promise<T>;
const kept = (page: Page) => inStore<Entry[]>(page, 'entries', 'all');

/** A signed-in page whose worker is at work and knows who is here. */
async function openReady(person: SignedIn, path: string, beside?: Page): Promise<Page> {
  const page = beside ? await beside.context().newPage() : await browser.open();
  await page.context().addCookies([{ ...person.cookie, url: line.origin }]);
  await page.goto(url(path));
  await page.waitForFunction(
    () => navigator.serviceWorker.controller !== null && document.readyState === 'complete',
  );
  await expect.poll(() => inStore(page, 'facts', { get: 'owner' })).toBeTruthy();
  return page;
}

const outbox = (page: Page) => page.locator('#outbox');
const title = (page: Page) => page.locator('h1').innerText();
const trips = (person: SignedIn) => person.db.trip.findMany({ where: { carrierId: person.carrierId } });

async function fillTrip(page: Page, from = 'Dallas', fromState = 'TX'): Promise<void> {
  const [cities, states] = [
    page.locator('input[name="stop_city"]'),
    page.locator('[name="stop_state"]'),
  ] as const;
  await cities.nth(0).fill(from);
  await states.nth(0).fill(fromState);
  await cities.nth(1).fill('Memphis');
  await states.nth(1).fill('TN');
}

async function saveTrip(page: Page): Promise<void> {
  // Without waiting for the answer, which a silent line never gives.
  await page.getByRole('button', { name: 'Save trip' }).dispatchEvent('click');
}

/** The line is good again: the next page sends what waits. */
async function comeBack(page: Page): Promise<void> {
  line.state = 'open';
  await page.goto(url('/trips-fuel'));
}

describe('a trip that is saved while the line', () => {
  it.each([
    ['answers with a page of the network', 'portal-200', 'portal', 'this network answers with a page'],
    ['leads to a page of the network', 'portal-302', 'portal', 'this network answers with a page'],
    ['says that the server is down', 'bad-gateway', 'server', 'the server cannot save now'],
    ['is cut', 'cut', '1', 'waits for signal'],
    ['loses the answer', 'lost-answer', '1', 'waits for signal'],
  ] as const)('%s is kept, said so, and arrives once', async (_what, state, fate, reason) => {
    const person = await signedIn(app);
    const page = await openReady(person, '/trips-fuel/trips/new');
    await fillTrip(page);
    line.state = state;
    await saveTrip(page);
    await page.waitForURL(`**/offline?kept=${fate}`);
    expect(await page.getByText('Saved on this device').first().isVisible()).toBe(true);
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain(reason);
    expect(await kept(page)).toHaveLength(1);
    await comeBack(page);
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain('1 entry was sent.');
    expect(await kept(page)).toEqual([]);
    expect(await trips(person)).toHaveLength(1);
  });

  it('says nothing for half a minute is kept, and arrives once', async () => {
    const person = await signedIn(app);
    const page = await openReady(person, '/trips-fuel/trips/new');
    await fillTrip(page);
    line.state = 'silent';
    await saveTrip(page);
    await page.waitForURL('**/offline?kept=silent', { timeout: 60_000 });
    expect(await page.getByText('No answer came for 30 seconds').isVisible()).toBe(true);
    expect(await kept(page)).toHaveLength(1);
    await comeBack(page);
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain('1 entry was sent.');
    expect(await trips(person)).toHaveLength(1);
  }, 180_000);
});

/** Entries of the forms on the offline page, which are there without a line. */
async function keepOffline(page: Page, cities: readonly string[]): Promise<void> {
  line.state = 'cut';
  await page.goto(url('/reports'));
  for (const city of cities) {
    await page.locator('#trip-city-From').fill(city);
    await page.locator('#trip-state-From').selectOption('TX');
    await page.locator('#trip-city-To').fill('Tulsa');
    await page.locator('#trip-state-To').selectOption('OK');
    await page.getByRole('button', { name: 'Keep trip' }).click();
    await expect.poll(async () => (await kept(page)).length).toBe(cities.indexOf(city) + 1);
    await page.waitForURL('**/offline?kept=1');
  }
}

const startCities = async (person: SignedIn) =>
  (await trips(person)).map(({ stops }) => (stops as { city: string }[])[0]?.city).sort();

describe('entries that wait', () => {
  it('ask to be sent by whoever signs in again, where the session has ended', async () => {
    const person = await signedIn(app);
    const page = await openReady(person, '/trips-fuel/trips/new');
    await keepOffline(page, ['Dallas', 'Austin', 'Houston']);
    await page.context().clearCookies();
    await comeBack(page);
    await page.waitForURL('**/login**');
    await outbox(page).getByText('Sign in to send 3 entries').waitFor({ timeout: 60_000 });
    expect(await kept(page)).toHaveLength(3);
    await page.context().addCookies([{ ...person.cookie, url: line.origin }]);
    await page.goto(url('/trips-fuel'));
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain('3 entries were sent.');
    expect(await startCities(person)).toEqual(['Austin', 'Dallas', 'Houston']);
  });

  it('are kept where the form itself meets an ended session, and sent after signing in', async () => {
    const person = await signedIn(app);
    const page = await openReady(person, '/trips-fuel/trips/new');
    await fillTrip(page);
    await page.context().clearCookies();
    await saveTrip(page);
    await page.waitForURL('**/login**');
    await outbox(page).getByText('Sign in to send 1 entry').waitFor({ timeout: 60_000 });
    await page.context().addCookies([{ ...person.cookie, url: line.origin }]);
    await page.goto(url('/trips-fuel'));
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain('1 entry was sent.');
    expect(await trips(person)).toHaveLength(1);
  });

  it('are sent once by two tabs that come back together', async () => {
    const person = await signedIn(app);
    const page = await openReady(person, '/trips-fuel/trips/new');
    const other = await openReady(person, '/trips-fuel', page);
    await keepOffline(page, ['Dallas', 'Austin', 'Houston']);
    line.state = 'open';
    await Promise.all([page.goto(url('/trips-fuel')), other.goto(url('/equipment'))]);
    await expect.poll(async () => (await trips(person)).length, { timeout: 60_000 }).toBe(3);
    await expect.poll(() => kept(page), { timeout: 60_000 }).toEqual([]);
    expect(await startCities(person)).toEqual(['Austin', 'Dallas', 'Houston']);
    expect(line.arrived.filter((path) => path.endsWith('/trips/new'))).toHaveLength(3);
  });

  it('are sent by the page that opens next where the page was killed while it sent', async () => {
    const person = await signedIn(app);
    const page = await openReady(person, '/trips-fuel/trips/new');
    const next = await openReady(person, '/trips-fuel', page);
    await fillTrip(page);
    line.state = 'silent';
    const held = line.nextHeld();
    await saveTrip(page);
    await held;
    await page.close();
    const [entry] = await kept(next);
    expect(entry).toMatchObject({ path: '/mileage/trips-fuel/trips/new', refused: false });
    // Its worker is killed too: nothing will come of the try, whose time is over.
    await inStore(next, 'entries', { put: { ...entry, sendingUntil: 0 } });
    await comeBack(next);
    await expect.poll(() => outbox(next).innerText(), { timeout: 60_000 }).toContain('1 entry was sent.');
    expect(await trips(person)).toHaveLength(1);
  });

  it('are sent by an updated worker, those of the first edition too', async () => {
    const person = await signedIn(app);
    const page = await openReady(person, '/trips-fuel/trips/new');
    await keepOffline(page, ['Dallas']);
    const owner = await inStore<string>(page, 'facts', { get: 'owner' });
    await inStore(page, 'entries', {
      put: {
        key: '1c2a7f52-63a7-4f0b-9d52-0a1f5d2f7e11',
        owner,
        path: '/mileage/trips-fuel/trips/new',
        fields: [
          ['idempotencyKey', '1c2a7f52-63a7-4f0b-9d52-0a1f5d2f7e11'],
          ['intent', 'save'],
          ['date', '2026-11-20'],
          ['entry', 'stops'],
          ['stop_city', 'Austin'],
          ['stop_state', 'TX'],
          ['stop_zip', ''],
          ['stop_city', 'Tulsa'],
          ['stop_state', 'OK'],
          ['stop_zip', ''],
        ],
        keptAt: 1,
        refused: false,
      },
    });
    line.release = 'the next release';
    line.state = 'open';
    const before = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      (window as { first?: unknown }).first = registration.active;
      await registration.update();
      return registration.installing !== null || registration.waiting !== null;
    });
    expect(before).toBe(true);
    await page.waitForFunction(
      async () =>
        (await navigator.serviceWorker.ready).active !== (window as { first?: unknown }).first &&
        (await navigator.serviceWorker.ready).active?.state === 'activated',
    );
    await page.goto(url('/trips-fuel'));
    await expect.poll(async () => (await trips(person)).length, { timeout: 60_000 }).toBe(2);
    await expect.poll(() => kept(page), { timeout: 60_000 }).toEqual([]);
    expect(await startCities(person)).toEqual(['Austin', 'Dallas']);
    line.release = '';
  });

  it('are sent while the look for a newer worker gets no answer', async () => {
    const person = await signedIn(app);
    const page = await openReady(person, '/trips-fuel/trips/new');
    await keepOffline(page, ['Dallas']);
    line.state = 'open';
    line.mute = '/mileage/sw.js';
    const look = line.nextHeld();
    await page.evaluate(
      async () => void (await navigator.serviceWorker.ready).update().catch(() => undefined),
    );
    await look;
    await page.goto(url('/trips-fuel'));
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain('1 entry was sent.');
    expect(await startCities(person)).toEqual(['Dallas']);
  });

  it('can be seen, changed and thrown away without a line', async () => {
    const person = await signedIn(app);
    const page = await openReady(person, '/trips-fuel/trips/new');
    await keepOffline(page, ['Dallas', 'Austin']);
    await outbox(page).getByText('2 entries wait for signal').click();
    const items = outbox(page).locator('.outbox-entry');
    await expect
      .poll(() => items.allInnerTexts())
      .toEqual([
        expect.stringContaining('Dallas, TX to Tulsa, OK'),
        expect.stringContaining('Austin, TX to Tulsa, OK'),
      ]);
    await items.nth(0).getByRole('button', { name: 'Change' }).click();
    await outbox(page).getByLabel('Stop 1: city').fill('Waco');
    await outbox(page).getByRole('button', { name: 'Keep changes' }).click();
    await expect.poll(() => items.nth(0).innerText()).toContain('Waco, TX to Tulsa, OK');
    page.on('dialog', (dialog) => void dialog.accept());
    await items.nth(1).getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => items.count()).toBe(1);
    await comeBack(page);
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain('1 entry was sent.');
    expect(await startCities(person)).toEqual(['Waco']);
  });

  it('correct what a try has saved whose answer was lost, where they were changed after it', async () => {
    const person = await signedIn(app);
    const page = await openReady(person, '/trips-fuel/trips/new');
    await fillTrip(page, 'Dallas');
    line.state = 'lost-answer';
    await saveTrip(page);
    await page.waitForURL('**/offline?kept=1');
    expect(await startCities(person)).toEqual(['Dallas']);
    line.state = 'cut';
    await outbox(page).getByText('1 entry waits').click();
    await outbox(page).getByRole('button', { name: 'Change' }).click();
    await outbox(page).getByLabel('Stop 1: city').fill('Waco');
    await outbox(page).getByRole('button', { name: 'Keep changes' }).click();
    await expect.poll(() => outbox(page).innerText()).toContain('Waco, TX');
    await comeBack(page);
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain('1 entry was sent.');
    expect(await startCities(person)).toEqual(['Waco']);
  });
});

describe('vehicles, changes and receipts', () => {
  it('are kept and saved once, though the answer to each was lost', async () => {
    const person = await signedIn(app);
    const page = await openReady(person, '/equipment/new');
    await page.locator('#unit').fill('T-7');
    await page.locator('#axles').fill('3');
    line.state = 'lost-answer';
    await page.getByRole('button', { name: 'Add equipment' }).click();
    await page.waitForURL('**/offline?kept=1');
    await comeBack(page);
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain('1 entry was sent.');
    const [unit, ...more] = await person.db.equipment.findMany({ where: { carrierId: person.carrierId } });
    expect([unit?.unit, more]).toEqual(['T-7', []]);

    await page.goto(url(`/equipment/${unit?.id}`));
    await page.locator('#make').fill('Peterbilt');
    line.state = 'lost-answer';
    await page.getByRole('button', { name: 'Save equipment' }).click();
    await page.waitForURL('**/offline?kept=1');
    await comeBack(page);
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain('1 entry was sent.');
    const changed = await person.db.equipment.findFirstOrThrow({ where: { carrierId: person.carrierId } });
    expect([changed.make, changed.revision]).toEqual(['Peterbilt', (unit?.revision ?? 0) + 1]);

    await page.goto(url('/trips-fuel/fuel/new'));
    await page.locator('#city').fill('Amarillo');
    await page.locator('#state').selectOption('TX');
    await page.locator('#quantity').fill('120.5');
    await page.locator('#total').fill('450.10');
    await page.locator('#receipt').setInputFiles({
      name: 'receipt.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
        'base64',
      ),
    });
    line.state = 'lost-answer';
    await page.getByRole('button', { name: 'Save fuel' }).click();
    await page.waitForURL('**/offline?kept=1');
    await comeBack(page);
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain('1 entry was sent.');
    const fuel = () => person.db.fuelPurchase.findMany({ where: { carrierId: person.carrierId } });
    const [bought, ...others] = await fuel();
    expect([bought?.city, others]).toEqual(['Amarillo', []]);
    expect(bought?.receiptId).not.toBeNull();

    await page.goto(url(`/trips-fuel/fuel/${bought?.id}`));
    await page.locator('#quantity').fill('130');
    line.state = 'lost-answer';
    await page.getByRole('button', { name: 'Save fuel' }).click();
    await page.waitForURL('**/offline?kept=1');
    await comeBack(page);
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain('1 entry was sent.');
    expect((await fuel()).map(({ quantity, revision }) => [Number(quantity), revision])).toEqual([[130, 2]]);
  }, 240_000);

  it('are pictures too, sent to be read: they wait by their names, and each becomes one receipt', async () => {
    const person = await signedIn(app);
    const page = await openReady(person, '/trips-fuel/receipts');
    const papers = await Promise.all(
      RECEIPTS.slice(0, 2).map(async ({ lines }, index) => ({
        name: `stop-${index + 1}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from(await receiptPdf(lines)),
      })),
    );
    const read = page.getByRole('button', { name: 'Read receipts' });
    await page.locator('#receipt').setInputFiles(papers);
    line.state = 'cut';
    await read.click();
    await page.waitForURL('**/offline?kept=1');
    await outbox(page).getByText('1 entry waits for signal').click();
    expect(await outbox(page).locator('.outbox-entry').innerText()).toContain(
      'Fuel receipt, with stop-1.pdf, stop-2.pdf',
    );
    expect(await outbox(page).getByRole('button', { name: 'Change' }).count()).toBe(0);
    await comeBack(page);
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain('1 entry was sent.');
    const names = async () =>
      (await person.db.receipt.findMany({ where: { carrierId: person.carrierId } }))
        .map(({ name }) => name)
        .sort();
    expect(await names()).toEqual(['stop-1.pdf', 'stop-2.pdf']);
    expect(await kept(page)).toEqual([]);

    await page.goto(url('/trips-fuel/receipts'));
    await page
      .locator('#receipt')
      .setInputFiles({ ...papers[0]!, buffer: Buffer.from(await receiptPdf(['FUEL', 'TX'])) });
    line.state = 'lost-answer';
    await read.click();
    await page.waitForURL('**/offline?kept=1');
    await comeBack(page);
    await expect.poll(() => outbox(page).innerText(), { timeout: 60_000 }).toContain('1 entry was sent.');
    expect(await names()).toEqual(['stop-1.pdf', 'stop-1.pdf', 'stop-2.pdf']);

    await page.goto(url('/trips-fuel/receipts'));
    await page
      .locator('#receipt')
      .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
    await read.click();
    await page.getByRole('alert').first().waitFor();
    expect(await kept(page)).toEqual([]);
  }, 240_000);

  it('of a form that cannot wait, the page says that it was not saved', async () => {
    const person = await signedIn(app);
    const page = await openReady(person, '/trips-fuel');
    await page.goto(url('/account/carrier'));
    line.state = 'cut';
    await page.locator('main form[method="post"] button[type="submit"]').last().click();
    await page.waitForURL('**/offline?lost=signal');
    expect(await title(page)).toBe('This was NOT saved');
    expect(await page.getByText('Saved on this device').first().isVisible()).toBe(false);
    expect(await kept(page)).toEqual([]);
  });

  it('say so where the phone has no room', async () => {
    const person = await signedIn(app);
    const page = await openReady(person, '/trips-fuel/trips/new');
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: line.origin, quotaSize: 1 });
    await fillTrip(page);
    line.state = 'bad-gateway';
    await saveTrip(page);
    await page.waitForURL('**/offline?lost=room');
    expect(await title(page)).toBe('This was NOT saved');
    expect(await kept(page)).toEqual([]);
  });
});
