import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { giveThreeStates } from '../factories/quarter-records';
import { signedIn } from '../factories/signed-in';

const app = await startApp({ env: { CLOCK_NOW: '2026-11-23T15:00:00Z' } });
const browser = await startBrowser();

async function openList(width: number, height: number, scripts = true) {
  const person = await signedIn(app);
  await giveThreeStates(person.scope);
  const page = await browser.open({
    viewport: { width, height },
    hasTouch: true,
    javaScriptEnabled: scripts,
  });
  await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
  await page.goto(`${app.origin}/mileage/trips-fuel?quarter=20263`, {
    waitUntil: scripts ? 'networkidle' : 'load',
  });
  return { page, person };
}

describe('the first screen on a phone of 360 x 740', () => {
  it.each([true, false])('has the first record in sight, scripts: %s', async (scripts) => {
    const { page } = await openList(360, 740, scripts);
    expect(await page.locator('.late-strip').innerText()).toMatch(/Q3 2026 is 21 days late\./);
    const row = await page.locator('.ledger-row').first().boundingBox();
    expect(row!.y + row!.height).toBeLessThanOrEqual(740);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('has it in sight with everything open at once: trips to review, a plan that runs short', async () => {
    const { page, person } = await openList(360, 740);
    const send = async (path: string, body: unknown) => {
      const answer = await fetch(`${app.origin}/mileage/api/${path}`, {
        method: 'POST',
        headers: { ...person.bearer, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.ok, path).toBe(true);
    };
    const load = [
      ['Dallas', 'TX', '2026-11-02'],
      ['Tulsa', 'OK', '2026-11-03'],
    ].map(([city, state, date]) => ({
      suggested_address: { city, state, zip: '' },
      suggested_date: { date },
    }));
    await send('modules/rate-confirmation/store-data-batch', { extracted_data: load });
    await person.db.carrier.update({ where: { id: person.carrierId }, data: { planPackageId: 'ic_free' } });
    for (let made = 0; made < 8; made++)
      await send('trip', {
        date: '2026-11-02',
        state_lines: [{ state: 'TX', odometer: 1 }],
        odometer_end: 2,
      });
    await page.reload({ waitUntil: 'networkidle' });
    const open = page.getByRole('navigation', { name: 'Open work' });
    await open.getByRole('link', { name: '1 trip to review' }).waitFor();
    expect(await open.innerText()).toContain('8 of 10 trips used');
    const row = await page.locator('.ledger-row').first().boundingBox();
    expect(row!.y + row!.height).toBeLessThanOrEqual(740);
    await open.getByRole('link', { name: '1 trip to review' }).click();
    await page.waitForURL(/documents\/batch/);
  });

  it('sorts by one select', async () => {
    const { page } = await openList(360, 740);
    await page.getByLabel('Sort', { exact: true }).selectOption('date asc');
    await page.waitForURL(/sort=date/);
    const keys = async () => {
      const dates = await page.locator('.ledger-row .ledger-date').allInnerTexts();
      return dates.map((text) => text.slice(6) + text.slice(0, 5));
    };
    // The address changes a moment before the rows do.
    await expect.poll(async () => (await keys()).join() === (await keys()).sort().join()).toBe(true);
    expect((await keys()).length).toBeGreaterThan(1);
  });
});

describe('the order of the list at 360 px', () => {
  it.each([true, false])('shows its words whole, scripts: %s', async (scripts) => {
    const { page } = await openList(360, 740, scripts);
    const room = await page.getByLabel('Sort', { exact: true }).evaluate((select: HTMLSelectElement) => {
      const width = select.offsetWidth;
      const alone = select.cloneNode() as HTMLSelectElement;
      alone.add(new Option(select.selectedOptions[0]?.text));
      alone.style.cssText = 'flex: none; width: max-content';
      select.after(alone);
      return width - alone.offsetWidth;
    });
    expect(room).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

describe('a trip', () => {
  it('is shown first, and its form opens on demand', async () => {
    const { page, person } = await openList(1280, 800);
    const { id } = await person.db.trip.findFirstOrThrow({ where: { carrierId: person.carrierId } });
    await page.goto(`${app.origin}/mileage/trips-fuel/trips/${id}`, { waitUntil: 'networkidle' });
    const save = page.getByRole('button', { name: 'Save trip', exact: true });
    expect(await save.isVisible()).toBe(false);
    await page.locator('#edit-title').click();
    await save.waitFor();
    await page.goto(`${app.origin}/mileage/trips-fuel/trips/${id}?edit=1`, { waitUntil: 'networkidle' });
    expect(await save.isVisible()).toBe(true);
  });
});
