import { expect, it } from 'vitest';
import { paths } from '~/routes';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { giveLongNames } from '../factories/long-names';
import { giveRates, giveRecords } from '../factories/quarter-records';
import { signedIn } from '../factories/signed-in';
import { uploadedPaper } from '../factories/uploaded-paper';
import { pdfOfLines } from '../fixtures/rate-confirmations/small-pdf';

const app = await startApp({ env: { CLOCK_NOW: '2026-10-20T15:00:00Z' } });
const browser = await startBrowser();

it('wraps names of 30 letters and more on a phone: no page scrolls sideways', async () => {
  const person = await signedIn(app);
  const { db, carrierId } = person;
  await giveRates(person.scope, 20263, [
    { jurisdiction: 'TX', rate: '0.2000' },
    { jurisdiction: 'OK', rate: '0.1900' },
  ]);
  await giveRecords(person.scope, {
    units: [{ unit: '101' }, { unit: '102' }],
    trips: ['101', '102'].map((unit) => ({ unit, date: '2026-08-03', miles: { TX: 300.5, OK: 120 } })),
    fuel: [{ unit: '101', date: '2026-08-03', state: 'TX', quantity: '60' }],
  });
  await giveLongNames(person);
  const paper = await uploadedPaper(
    app,
    person,
    'Rate_Confirmation_Wolverine_Susquehanna_2026-08-03_Load_4711_signed_final.pdf',
    pdfOfLines([
      'RATE CONFIRMATION',
      'Broker: SUSQUEHANNA INTERNATIONAL LOGISTICSANDTRANSPORTATIONBROKERAGE, LLC',
      'Load: 4711-WOLVERINE-REFRIGERATED-0042-TX',
      'Pickup: CHARGOGGAGOGGMANCHAUGGAGOGGCHAUBUNAGUNGAMAUGG COLD STORAGE',
      '100 MAIN ST',
      'DALLAS, TX 75201',
      'Date: 09/14/2026 08:00',
      'Delivery: BIG BOX DC',
      '200 CENTER AVE',
      'MEMPHIS, TN 38103',
      'Date: 09/15/2026 08:00',
    ]),
  );
  const [unit, trip, fuel] = await Promise.all([
    db.equipment.findFirstOrThrow({ where: { carrierId }, orderBy: { id: 'asc' } }),
    db.trip.findFirstOrThrow({ where: { carrierId } }),
    db.fuelPurchase.findFirstOrThrow({ where: { carrierId } }),
  ]);
  const list = `${paths.tripsFuel()}?quarter=20263`;
  const page = await browser.open({ viewport: { width: 360, height: 740 } });
  await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
  const wide: string[] = [];
  for (const path of [
    list,
    paths.trip(Number(trip.id)),
    paths.newTrip(),
    paths.fuel([Number(fuel.id)]),
    paths.newFuel(),
    paths.equipment(),
    paths.equipmentUnit(Number(unit.id)),
    `${paths.reports()}?q=20263`,
    `${paths.reports()}?q=20263&per_equipment=1`,
    paths.reportTrends(),
    paths.reportIrp(),
    paths.reportSheet(20263),
    paths.reportFiling(20263),
    paths.reportInterview(20263),
    paths.imports(),
    paths.documents(),
    paths.document(paper.id),
    paths.setup(),
    paths.account(),
    paths.accountCarriers(),
    paths.billing(),
  ]) {
    await page.goto(app.origin + path, { waitUntil: 'networkidle' });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0)
      wide.push(
        `${path} by ${over}`,
        ...(await page.evaluate(() =>
          [...document.querySelectorAll('body *')]
            .filter((one) => one.getBoundingClientRect().right > 361)
            .map((one) => `${one.tagName}.${one.className}`)
            .slice(0, 8),
        )),
      );
  }
  expect(wide).toEqual([]);
});

it('keeps every rate of a state on one line on a phone', async () => {
  const page = await browser.open({ viewport: { width: 360, height: 740 } });
  await page.goto(`${app.origin}/mileage/states/texas/2026/3`);
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.small-table td > span:not(.rates-aside)')].map((figure) => ({
      words: figure.innerText,
      lines: figure.getClientRects().length,
    })),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((one) => one.lines !== 1)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
