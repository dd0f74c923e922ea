import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { startMailServer } from '../factories/mail-server';
import { databaseOf } from '../factories/signed-in';

const mail = await startMailServer();
/** A day on which the third quarter of 2026 can be filed in time. */
const app = await startApp({ env: { CLOCK_NOW: '2026-10-20T15:00:00Z', SMTP_URL: mail.url } });
const browser = await startBrowser();
const { prisma: db } = databaseOf(app.databaseUrl);

/** The least height of what a thumb presses. */
const THUMB = 44;

/** A person who has only the screen: presses what is seen and named so, writes into what is labeled so. */
function reader(page: Page, hasScripts: boolean) {
  const faults: string[] = [];
  /** What a phone shows wrongly: wider than itself, or too small for a thumb. */
  const look = async () => {
    await page.waitForLoadState();
    if (hasScripts) await page.locator('html[data-live], html:not(:has(script[data-framework]))').waitFor();
    const seen = await page.evaluate((least) => {
      const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      const small = [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(button, select, textarea, input:not([type=hidden], [type=checkbox], [type=radio]), a.button, nav a)',
        ),
      ].filter((one) => {
        const { height, width } = one.getBoundingClientRect();
        return width > 2 && height > 2 && height < least - 0.5;
      });
      return [
        ...(over > 0 ? [`wider by ${over}`] : []),
        ...small.map(
          (one) =>
            `"${one.innerText || one.getAttribute('aria-label') || one.getAttribute('name')}" is ${one.getBoundingClientRect().height} high`,
        ),
      ];
    }, THUMB);
    faults.push(...seen.map((fault) => `${page.url().replace(app.origin, '')}: ${fault}`));
  };
  const follow = async (name: string | RegExp) => {
    await page.getByRole('link', { name, exact: true }).locator('visible=true').first().click();
    await look();
  };
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).locator('visible=true').first().click();
  };
  const write = async (label: string | RegExp, text: string, place = 0) => {
    await page
      .locator('input, textarea')
      .and(page.getByLabel(label))
      .locator('visible=true')
      .nth(place)
      .fill(text);
  };
  const choose = (label: string, option: string) =>
    page.getByLabel(label).locator('visible=true').first().selectOption(option);
  const heading = async (name: string | RegExp) => {
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await look();
  };
  return { faults, look, follow, press, write, choose, heading };
}

describe.each([
  { scripts: 'off', hasScripts: false },
  { scripts: 'on', hasScripts: true },
])('a newcomer with a phone, scripts $scripts', ({ scripts, hasScripts }) => {
  it('gets from the front page to the filed quarter by what the screens say', async () => {
    const email = `rosa-${scripts}@example.com`;
    const page = await browser.open({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      javaScriptEnabled: hasScripts,
      timezoneId: 'America/Chicago',
    });
    const { faults, look, follow, press, write, choose, heading } = reader(page, hasScripts);
    await page.goto(`${app.origin}/mileage`);
    await look();

    await follow('Sign up');
    await write(/^Name/, 'Rosa Newcomer');
    await write(/^Email/, email);
    await write(/^Password$/, 'three-random-words-9');
    await write(/^Password again/, 'three-random-words-9');
    await press('Create account');
    await heading(/^Welcome to/);
    const letter = () => mail.received.find(({ to }) => to?.[0]?.address === email);
    await expect.poll(letter).toBeDefined();
    // The program was started on any free port, which its links cannot know.
    await page.goto(app.origin + (/\/mileage\/confirm\/\S+/.exec(letter()?.text ?? '')?.[0] ?? ''));
    await look();
    await press('Confirm this address');
    await heading(/^Welcome to/);

    await follow(/^Say who files/);
    await write('Legal name', 'Rosa Haul LLC');
    await press('Save and continue');
    await heading('Where is your base?');
    await choose('Base state or province', 'Texas');
    await press('Save and continue');
    await heading(/IFTA license number/);
    await write('IFTA license number', 'TX987654321');
    await press('Save and continue');
    await heading('What is your USDOT number?');
    await write('USDOT number', hasScripts ? '3456789' : '3456788');
    await press('Save and continue');
    await heading('What is your business address?');
    await write('Street', '1 Main Street');
    await write('City', 'Dallas');
    await choose('State or province', 'Texas');
    await write('ZIP or postal code', '75201');
    await press('Save and continue');
    await heading('Which trucks do you run?');
    await write('Unit', '101');
    await write(/^Axles/, '5');
    await write(/^Combined weight/, '80000');
    await press('Add truck');
    await page.getByText('All answered.').waitFor();
    await look();

    await follow('Trips & Fuel');
    await follow('Add Your First Trip');
    await heading('Add trip');
    const trip = async (date: string, from: string, to: string) => {
      await write('Date', date);
      await write('City', from);
      await write('City', to, 1);
    };
    await trip('2026-08-03', 'Dallas, TX', 'Tulsa, OK');
    await press('Save trip');
    await page.getByText('Saved in Q3 2026.').first().waitFor();
    await heading('Dallas, TX to Tulsa, OK');
    // The route comes by itself, with scripts or without.
    await page.getByText('Oklahoma').first().waitFor();
    await look();
    await follow('Back');
    await heading('Trips & Fuel');
    await follow('Trip');
    await heading('Add trip');
    await trip('2026-08-05', 'Tulsa, OK', 'Dallas, TX');
    await press('Save trip');
    await heading('Tulsa, OK to Dallas, TX');
    await follow('Back');
    await heading('Trips & Fuel');

    await follow('Add your fuel, with receipts');
    await heading('Add fuel');
    const fuel = async (date: string, city: string, state: string, gallons: string) => {
      await write('Date', date);
      await write('City', city);
      await choose('State', state);
      await write('Units in gallons', gallons);
    };
    await fuel('2026-08-03', 'Dallas', 'TX Texas', '60');
    await press('Save and add next');
    await page.getByText('Success: fuel saved.').first().waitFor();
    await look();
    await fuel('2026-08-05', 'Tulsa', 'OK Oklahoma', '40');
    await press('Save fuel');
    await heading('Trips & Fuel');

    await follow('Answer the questions about Q3 2026');
    await heading('Before you file Q3 2026');
    await follow('Begin');
    for (let question = 1; question <= 8; question++) {
      await page.getByText(`question ${question} of 8`).waitFor();
      await look();
      await page.getByRole('radio').first().check();
      await press('Save and continue');
    }
    await page.getByText('All answered.').waitFor();
    await follow('Filing of Q3 2026');
    await heading('Filing: Q3 2026');
    await follow('Report');
    await heading('Reports: Q3 2026');
    await page.getByText('2 jurisdictions').first().waitFor();
    await follow('What to type');
    await heading(/^What to type/);
    await follow('I have sent it: mark as filed');
    await heading('Filing: Q3 2026');
    await press('Mark Q3 2026 as filed');
    await page.getByText('Q3 2026 is filed.').first().waitFor();
    await look();

    expect([...new Set(faults)]).toEqual([]);
    const carrier = await db.carrier.findFirstOrThrow({ where: { contactEmail: email } });
    const filed = await db.filedReturn.findMany({
      where: { carrierId: carrier.id },
      select: { quarterKey: true },
    });
    expect(filed).toEqual([{ quarterKey: 20263 }]);
  });
});
