import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { signedIn } from '../factories/signed-in';
import { cleanConfirmation } from '../fixtures/rate-confirmations/small-pdf';

const app = await startApp();
const browser = await startBrowser();

type Person = Awaited<ReturnType<typeof signedIn>>;

const makeTrip = (person: Person) =>
  person.visitor.post('/mileage/trips-fuel/trips/new', [
    ['intent', 'save'],
    ['date', '2026-10-05'],
    ['entry', 'stops'],
    ['idempotencyKey', crypto.randomUUID()],
    ['stop_city', 'Dallas'],
    ['stop_state', 'TX'],
    ['stop_zip', ''],
    ['stop_city', 'Tulsa'],
    ['stop_state', 'OK'],
    ['stop_zip', ''],
  ]);

/** A signed-in page at this address, its scripts at work. */
async function openAs(person: Person, path: string) {
  const page = await browser.open();
  await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
  await page.goto(app.origin + path, { waitUntil: 'networkidle' });
  return page;
}

describe('a page that waits, when the signal goes', () => {
  it('keeps the trip on the screen, says so, and shows the miles when the signal is back', async () => {
    const person = await signedIn(app);
    const { url } = await makeTrip(person);
    await expect
      .poll(() => person.db.trip.findFirstOrThrow().then(({ routeStatus }) => routeStatus), {
        timeout: 60_000,
      })
      .toBe('ok');
    await person.db.trip.updateMany({ data: { routeStatus: 'pending' } });
    const page = await browser.open();
    await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
    // Before the page opens: a signal that goes between a look and the reading it leads to shows the page of no signal.
    await page.route(/\.data/, (route) => route.abort('internetdisconnected'));
    await page.goto(app.origin + new URL(url, app.origin).pathname, { waitUntil: 'networkidle' });
    await page.context().setOffline(true);
    await page.getByText('No signal. The trip is saved').waitFor();
    await page.unroute(/\.data/);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Dallas, TX to Tulsa, OK');
    await person.db.trip.updateMany({ data: { routeStatus: 'ok' } });
    await page.context().setOffline(false);
    await page.getByText('Total distance').waitFor();
    browser.forgive();
  });

  it('keeps the trip on the screen while the server fails, and shows the miles when it answers again', async () => {
    const person = await signedIn(app);
    const { url } = await makeTrip(person);
    const { id } = await person.db.trip.findFirstOrThrow({ where: { carrierId: person.carrierId } });
    await expect
      .poll(() => person.db.trip.findFirstOrThrow({ where: { id } }).then(({ routeStatus }) => routeStatus), {
        timeout: 60_000,
      })
      .toBe('ok');
    await person.db.trip.updateMany({ where: { id }, data: { routeStatus: 'pending' } });
    const page = await browser.open();
    await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
    let failed = 0;
    // Before the page opens: a look that was answered would read the page anew, and that would fail.
    await page.route(/\.data/, (route) => {
      failed += 1;
      return route.fulfill({ status: 500, body: 'Broken.' });
    });
    await page.goto(app.origin + new URL(url, app.origin).pathname);
    await expect.poll(() => failed, { timeout: 60_000 }).toBeGreaterThan(1);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Dallas, TX to Tulsa, OK');
    await person.db.trip.updateMany({ where: { id }, data: { routeStatus: 'ok' } });
    await page.unroute(/\.data/);
    await page.getByText('Total distance').waitFor({ timeout: 60_000 });
    browser.forgive();
  });

  it('says that the state of a file could not be fetched, and continues by itself', async () => {
    const person = await signedIn(app);
    await person.visitor.post('/mileage/trips-fuel/documents', { intent: 'activate' });
    const form = new FormData();
    form.set('intent', 'upload');
    form.append(
      'files[]',
      new Blob([new Uint8Array(cleanConfirmation('SIGNAL1'))], { type: 'application/pdf' }),
      'load.pdf',
    );
    await fetch(`${app.origin}/mileage/trips-fuel/documents`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      headers: {
        Cookie: `${person.cookie.name}=${person.cookie.value}`,
        Origin: app.origin,
        'Sec-Fetch-Site': 'same-origin',
      },
    });
    await person.db.document.updateMany({
      where: { carrierId: person.carrierId },
      data: { status: 'processing' },
    });
    const page = await browser.open();
    await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
    await page.route(/\.data/, (route) => route.abort('internetdisconnected'));
    await page.goto(`${app.origin}/mileage/trips-fuel/documents`, { waitUntil: 'networkidle' });
    await page.context().setOffline(true);
    await page.getByText('Error fetching task status').waitFor();
    await page.unroute(/\.data/);
    await person.db.document.updateMany({
      where: { carrierId: person.carrierId },
      data: { status: 'uploaded' },
    });
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Extract Trip data' }).waitFor();
    expect(await page.getByText('Error fetching task status').count()).toBe(0);
    browser.forgive();
  });
});

describe('a search, when the signal goes', () => {
  it('says that there is none, and shows what was searched when there is', async () => {
    const person = await signedIn(app);
    await person.visitor.post('/mileage/equipment/new', {
      unit: 'T-1',
      active: '1',
      fuelType: 'special_diesel',
      axles: '3',
    });
    await makeTrip(person);
    const page = await openAs(person, '/mileage/trips-fuel?quarter=20264');
    await page.context().setOffline(true);
    await page.getByRole('searchbox').fill('Tulsa');
    await page.getByRole('heading', { name: 'No signal' }).waitFor();
    expect(await page.getByRole('link', { name: 'Try again' }).getAttribute('href')).toContain('q=Tulsa');
    await page.context().setOffline(false);
    await page.getByRole('searchbox').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('Tulsa');
    browser.forgive();
  });
});

describe('a search for which there is no room', () => {
  const sentAway = {
    status: 503,
    headers: { 'Retry-After': '1' },
    contentType: 'text/html',
    body: 'Too many.',
  };
  const list = async () => {
    const person = await signedIn(app);
    await makeTrip(person);
    return openAs(person, '/mileage/trips-fuel?quarter=20264');
  };

  it('comes by itself when there is', async () => {
    const page = await list();
    let asked = 0;
    await page.route(/\.data\?.*Tulsa/, (route) =>
      asked++ === 0 ? route.fulfill(sentAway) : route.continue(),
    );
    await page.getByRole('searchbox').fill('Tulsa');
    await page.waitForURL(/q=Tulsa/);
    expect(asked).toBeGreaterThan(1);
    expect(await page.getByRole('searchbox').inputValue()).toBe('Tulsa');
    browser.forgive();
  });

  it('says that it is too busy where that lasts, and leads to what was searched', async () => {
    const page = await list();
    await page.route(/\.data\?.*Tulsa/, (route) => route.fulfill(sentAway));
    await page.getByRole('searchbox').fill('Tulsa');
    await page.getByRole('heading', { name: 'Too busy right now' }).waitFor();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('searchbox').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('Tulsa');
    browser.forgive();
  });
});
