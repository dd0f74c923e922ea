import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { signedIn, type SignedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();
let person: SignedIn;

const TRIP = '/mileage/trips-fuel/trips/new';
const FUEL = '/mileage/trips-fuel/fuel/new';
const LIST = '/mileage/trips-fuel';

beforeEach(async () => {
  person = await signedIn(app, { planPackageId: 'ic_advanced' });
  await person.visitor.post('/mileage/equipment/new', {
    unit: 'T-1',
    active: '1',
    fuelType: 'special_diesel',
  });
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.open(options);
  await page.context().addCookies([{ ...person.cookie, domain: 'localhost', path: '/' }]);
  await go(page, path);
  return page;
}
const go = (page: Page, path: string) => page.goto(app.origin + path, { waitUntil: 'networkidle' });
const restored = (page: Page) => page.getByText('Restored what you typed.');
const kept = (page: Page) =>
  page.evaluate(() => {
    const typed = JSON.parse(sessionStorage.getItem('typed') ?? '{}') as { forms?: Record<string, unknown> };
    return Object.values(typed.forms ?? {});
  });
const isKept = (page: Page, text: string) =>
  expect.poll(async () => JSON.stringify(await kept(page)), { timeout: 30_000 }).toContain(text);
const isForgotten = (page: Page) => expect.poll(() => kept(page), { timeout: 30_000 }).toEqual([]);
const value = (page: Page, id: string) => page.locator(`[id="${id}"]`).inputValue();

/** One of every kind of form: with scripts and without, with a list of rows, with a choice, on public addresses of the account. */
const KINDS: { name: string; path: () => string; fields: Record<string, string> }[] = [
  {
    name: 'fuel',
    path: () => FUEL,
    fields: { city: 'Tulsa', state: 'OK', quantity: '120.5', notes: 'pump 4', date: '2026-11-02' },
  },
  { name: 'equipment', path: () => '/mileage/equipment/new', fields: { unit: 'T-77', make: 'Volvo' } },
  { name: 'account', path: () => '/mileage/account', fields: { name: 'Dana D. Driver' } },
  {
    name: 'carrier',
    path: () => '/mileage/account/carrier',
    fields: { legalName: 'Long Haul LLC', postalCode: '74103' },
  },
  {
    name: 'support',
    path: () => '/mileage/support/message',
    fields: { subject: 'A rate', message: 'Line one\nline two' },
  },
];

it.each([
  ['before the server had saved it', false],
  ['before the page heard that it was saved', true],
])(
  'is forgotten once it is saved, even where what keeps it came after it was sent, %s',
  async (_when, isSaved) => {
    // Without the worker, whose requests cannot be held back here.
    const page = await open(TRIP, { serviceWorkers: 'block' });
    let isSent = () => {};
    const sending = new Promise<void>((resolve) => (isSent = resolve));
    const keeping = page.waitForResponse(/\/js\/keep-typed\.js/);
    // A weak line: what keeps comes after the button was pressed, and before the answer.
    await page.route('**/js/keep-typed.js*', async (route) => {
      await sending;
      await route.continue();
    });
    await page.route(
      ({ pathname }) => pathname === TRIP,
      async (route) => {
        if (route.request().method() === 'POST') {
          const answer = isSaved ? await route.fetch({ maxRedirects: 0 }) : null;
          isSent();
          await keeping;
          await new Promise((resolve) => setTimeout(resolve, 1000));
          if (answer) return route.fulfill({ response: answer });
        }
        await route.continue();
      },
    );
    await page.locator('[id="stops.0.city"]').fill('Dallas, TX');
    await page.locator('[id="stops.1.city"]').fill('Tulsa, OK');
    await page.getByRole('button', { name: 'Save trip' }).click();
    await page.waitForURL(/\/trips\/\d+$/);
    await go(page, TRIP);
    expect(await restored(page).count()).toBe(0);
    expect(await value(page, 'stops.0.city')).toBe('Tulsa');
    await isForgotten(page);
  },
);

describe.each(KINDS)('the $name form', ({ path, fields }) => {
  const fill = async (page: Page) => {
    for (const [id, text] of Object.entries(fields)) {
      const field = page.locator(`[id="${id}"]`);
      if (await field.evaluate((one) => one instanceof HTMLSelectElement)) await field.selectOption(text);
      else await field.fill(text);
    }
    await isKept(page, JSON.stringify(Object.values(fields)[0]).slice(1, -1));
  };
  const stands = async (page: Page) => {
    await restored(page).waitFor();
    for (const [id, text] of Object.entries(fields)) expect(await value(page, id), id).toBe(text);
  };

  it('has what was typed again after a reload, Back and Forward, and until it is discarded', async () => {
    const page = await open(LIST);
    await go(page, path());
    const before = await Promise.all(Object.keys(fields).map((id) => value(page, id)));
    await fill(page);
    await page.reload();
    await stands(page);
    await page.goBack();
    await page.goForward();
    await stands(page);
    await go(page, '/mileage/reports');
    await page.goBack();
    await stands(page);
    await page.getByRole('button', { name: 'Discard' }).click();
    await isForgotten(page);
    await page.waitForLoadState('networkidle');
    expect(await Promise.all(Object.keys(fields).map((id) => value(page, id)))).toEqual(before);
    expect(await restored(page).count()).toBe(0);
  });
});

describe('a trip', () => {
  const type = async (page: Page) => {
    await page.locator('[id="stops.0.city"]').fill('Dallas, TX');
    await page.locator('[id="stops.1.city"]').fill('Wichita, KS');
    // Its list of places may open at any moment, over the button.
    await page.locator('[id="stops.1.city"]').blur();
    await page.getByRole('button', { name: 'Add stop' }).click();
    await page.locator('[id="stops.2.city"]').fill('Omaha, NE');
    await page.locator('#notes').fill('Two pallets');
    await page.locator('#equipmentId').selectOption({ label: 'T-1' });
    await isKept(page, 'Two pallets');
    await isKept(page, 'Omaha, NE');
  };
  const cities = (page: Page) =>
    page
      .locator('[name="stop_city"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

  it('comes back with the stops that were added, is saved once, and is forgotten then', async () => {
    const page = await open(TRIP);
    await type(page);
    const key = await page.locator('[name="idempotencyKey"]').getAttribute('value');
    await page.reload();
    await restored(page).waitFor();
    expect(await cities(page)).toEqual(['Dallas, TX', 'Wichita, KS', 'Omaha, NE']);
    expect(await value(page, 'notes')).toBe('Two pallets');
    expect(await page.locator('#equipmentId option:checked').textContent()).toBe('T-1');
    // The same try: what had arrived of it would not be saved twice.
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Save trip' }).click();
    expect(new URLSearchParams((await posted).postData() ?? '').get('idempotencyKey')).toBe(key);
    await page.waitForURL(/\/trips\/\d+$/);
    await isForgotten(page);
    await go(page, TRIP);
    expect(await restored(page).count()).toBe(0);
    expect(await value(page, 'notes')).toBe('');
    expect(await person.db.trip.count({ where: { carrierId: person.carrierId } })).toBe(1);
  });

  it('keeps what a refusal says, and what is typed after it', async () => {
    const page = await open(TRIP);
    await page.locator('[id="stops.0.city"]').fill('Springfield');
    await page.locator('[id="stops.1.city"]').fill('Tulsa, OK');
    await isKept(page, 'Springfield');
    await page.getByRole('button', { name: 'Save trip' }).click();
    await page.getByRole('link', { name: /^From: which Springfield\?/ }).waitFor();
    browser.forgive(); // the browser itself notes the 422
    expect(await restored(page).count()).toBe(0);
    await page.locator('#notes').fill('Which one was it');
    await isKept(page, 'Which one was it');
    await go(page, TRIP);
    await restored(page).waitFor();
    expect(await cities(page)).toEqual(['Springfield', expect.stringContaining('Tulsa')]);
    expect(await value(page, 'notes')).toBe('Which one was it');
  });

  it('corrects miles of a state, and a reload does not undo them', async () => {
    const page = await open(TRIP);
    await type(page);
    await page.getByRole('button', { name: 'Save trip' }).click();
    await page.waitForURL(/\/trips\/\d+$/);
    const { id } = await person.db.trip.findFirstOrThrow({ where: { carrierId: person.carrierId } });
    await expect
      .poll(() => person.db.trip.findFirstOrThrow({ where: { id } }).then(({ routeStatus }) => routeStatus), {
        timeout: 60_000,
      })
      .toBe('ok');
    await go(page, `${LIST}/trips/${id}/miles`);
    await page.locator('[id="row.0.miles"]').fill('12.5');
    await isKept(page, '12.5');
    await page.reload();
    await restored(page).waitFor();
    expect(await value(page, 'row.0.miles')).toBe('12.5');
  });
});

describe('a link away from a form', () => {
  it('asks first: stay, leave and find it again, or discard it', async () => {
    const page = await open(FUEL);
    await page.locator('#city').fill('Tulsa');
    await isKept(page, 'Tulsa');
    const away = () => page.getByRole('link', { name: 'Reports', exact: true }).click();
    await away();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Keep editing');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await value(page, 'city')).toBe('Tulsa');
    await away();
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.waitForURL(/\/reports/);
    await go(page, FUEL);
    await restored(page).waitFor();
    expect(await value(page, 'city')).toBe('Tulsa');
    await away();
    await dialog.getByRole('button', { name: 'Discard and leave' }).click();
    await page.waitForURL(/\/reports/);
    expect(await kept(page)).toEqual([]);
    await go(page, FUEL);
    expect(await restored(page).count()).toBe(0);
  });

  it('asks nothing where nothing was typed', async () => {
    const page = await open(FUEL);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL(/\/trips-fuel$/);
  });
});

describe('what is typed', () => {
  it('is never a password, a code or a file', async () => {
    await person.db.user.update({
      where: { id: person.userId },
      data: { passwordHash: 'never compared' },
    });
    const page = await open('/mileage/account');
    await page.locator('#email').fill('new@example.com');
    await page.locator('#current_password').fill('correct horse battery');
    await isKept(page, 'new@example.com');
    await page.reload();
    await restored(page).waitFor();
    expect(await value(page, 'email')).toBe('new@example.com');
    expect(JSON.stringify(await kept(page))).not.toMatch(/horse|password/);
  });

  it('is forgotten when the person signs out, and shown to nobody who signs in after', async () => {
    const page = await open('/mileage/support/message');
    await page.locator('#subject').fill('Private');
    await isKept(page, 'Private');
    const other = await signedIn(app);
    const before = await page.evaluate(() => sessionStorage.getItem('typed'));
    await page.locator('details.menu summary').last().click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/message'));
    expect(await kept(page)).toEqual([]);
    await page.evaluate((text) => sessionStorage.setItem('typed', text ?? ''), before);
    await page.context().addCookies([{ ...other.cookie, domain: 'localhost', path: '/' }]);
    await go(page, '/mileage/support/message');
    expect(await value(page, 'subject')).toBe('');
    expect(await kept(page)).toEqual([]);
  });

  it('comes back into a choice that is searched by typing', async () => {
    for (let index = 2; index < 16; index += 1)
      await person.db.equipment.create({
        data: { carrierId: person.carrierId, unit: `T-${index}`, fuelType: 'special_diesel', axles: 5 },
      });
    const page = await open(FUEL);
    await page.locator('input#equipmentId').fill('T-14');
    await page.getByRole('option', { name: 'T-14' }).click();
    await page.locator('#city').fill('Tulsa');
    await isKept(page, 'Tulsa');
    await page.reload();
    await restored(page).waitFor();
    await expect.poll(() => value(page, 'equipmentId'), { timeout: 30_000 }).toBe('T-14');
    const { id } = await person.db.equipment.findFirstOrThrow({
      where: { carrierId: person.carrierId, unit: 'T-14' },
    });
    expect(await page.locator('[name="equipmentId"]').inputValue()).toBe(String(id));
  });
});
