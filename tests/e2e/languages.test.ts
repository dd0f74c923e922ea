import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { CHECKLISTS } from '~/areas/returns/rules/checklists';
import { QUARTER_QUESTIONS } from '~/areas/returns/rules/interview';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { giveTank } from '../factories/bulk-tank';
import { leftInEnglish } from '../factories/left-in-english';
import { giveRecords } from '../factories/quarter-records';
import { signedIn } from '../factories/signed-in';
import { uploadedPaper } from '../factories/uploaded-paper';
import { Visitor } from '../factories/visitor';
import { pdfOfLines } from '../fixtures/rate-confirmations/small-pdf';

const app = await startApp();
const browser = await startBrowser();

const open = async (path: string, locale: string, options = {}): Promise<Page> => {
  const page = await browser.open({ viewport: { width: 1280, height: 900 }, locale, ...options });
  await page.goto(app.origin + path, { waitUntil: 'networkidle' });
  return page;
};

const PAPER = pdfOfLines([
  'RATE CONFIRMATION',
  'Load number: 77-4471',
  '',
  'Pickup: ACME FOODS',
  '100 MAIN ST',
  'DALLAS, TX 75201',
  'Date: 09/14/2026 08:00',
  '',
  'Delivery: BIG BOX DC',
  '200 CENTER AVE',
  'MEMPHIS, TN 38109',
  '',
  'Weight: 42,500 lb',
  'Total rate $1,850.00',
]);

const LANGUAGES = [
  { language: 'fr', locale: 'fr-CA' },
  { language: 'es', locale: 'es-MX' },
] as const;

const calculation = async (): Promise<string> => {
  const visitor = new Visitor(app.origin);
  const fuel = await visitor.post('/mileage/calculator', {
    pickup_city: 'Chicago',
    pickup_state: 'IL',
    delivery_city: 'Charlotte',
    delivery_state: 'NC',
  });
  let step = await visitor.get(fuel.url);
  while (!step.html.includes('name="quarter"')) step = await visitor.get(fuel.url);
  await visitor.post(fuel.url, { quarter: '20263', gallons_IL: '120' });
  return fuel.url;
};

/** Cells of the example that stand out of the card around it. */
const beyondTheirCard = (): string[] =>
  [...document.querySelectorAll('.example')].flatMap((card) =>
    [...card.querySelectorAll('th, td')]
      .filter((cell) => cell.getBoundingClientRect().right > card.getBoundingClientRect().right - 8)
      .map((cell) => cell.textContent ?? ''),
  );

describe.each(LANGUAGES)('in $language', ({ language, locale }) => {
  it('the front page and the steps of the calculator leave no text in English unmarked', async () => {
    const fuel = await calculation();
    for (const path of [
      '/mileage',
      '/mileage/calculator',
      '/mileage/features',
      '/mileage/features/route-miles',
      '/mileage/how-it-works',
      '/mileage/glossary',
      '/mileage/about',
      '/mileage/accessibility',
      '/mileage/tutorials',
      '/mileage/prices',
      '/mileage/faq',
      fuel,
      fuel.replace('/fuel', '/report'),
      fuel.replace('/fuel', '/route'),
    ]) {
      const [english, other] = [await open(path, 'en-US'), await open(path, locale)];
      expect(await leftInEnglish(english, other, language), path).toEqual([]);
      expect(
        await other.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        path,
      ).toBe(0);
      if (path === '/mileage')
        for (const width of [1440, 1280, 1024, 900, 768, 480]) {
          await other.setViewportSize({ width, height: 900 });
          expect(await other.evaluate(beyondTheirCard), `${path} at ${width} px`).toEqual([]);
          await english.setViewportSize({ width, height: 900 });
          expect(await english.evaluate(beyondTheirCard), `English, ${width} px`).toEqual([]);
        }
      await english.context().close();
      await other.context().close();
    }
  });

  it('the pages to sign in at leave no text in English unmarked, with errors and without', async () => {
    for (const [path, button] of [
      ['/mileage/login', 'form button'],
      ['/mileage/login/passkey', null],
      ['/mileage/login/code', 'form button'],
      ['/mileage/register', 'form button'],
      ['/mileage/password/reset', 'form button'],
      ['/mileage/restore-password', null],
    ] as const) {
      const [english, other] = [await open(path, 'en-US'), await open(path, locale)];
      expect(await leftInEnglish(english, other, language), path).toEqual([]);
      if (button !== null) {
        for (const page of [english, other]) {
          await page.locator(`main ${button}`).click();
          await page.locator('.error-summary').waitFor();
        }
        expect(await leftInEnglish(english, other, language), `${path} with errors`).toEqual([]);
        browser.forgive(); // the answers to the wrong forms, 422
      }
      await other.setViewportSize({ width: 360, height: 740 });
      expect(
        await other.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        path,
      ).toBe(0);
      await english.context().close();
      await other.context().close();
    }
  });

  it('the forms of a driver leave no text in English unmarked, with errors and without', async () => {
    const person = await signedIn(app, { planPackageId: 'ic_advanced' });
    const cookies = [{ ...person.cookie, url: app.origin }];
    for (const [path, save] of [
      ['/mileage/trips-fuel/fuel/new', 'fuel'],
      ['/mileage/trips-fuel/trips/new', 'trip'],
    ] as const) {
      const pages: Page[] = [];
      for (const spoken of ['en-US', locale]) {
        const page = await browser.open({ viewport: { width: 1280, height: 900 }, locale: spoken });
        await page.context().addCookies(cookies);
        await page.goto(app.origin + path, { waitUntil: 'networkidle' });
        pages.push(page);
      }
      const [english, other] = pages as [Page, Page];
      expect(await leftInEnglish(english, other, language), path).toEqual([]);
      for (const page of pages) {
        await page.locator('.form-actions button[value=save]').click();
        await page.locator('.error-summary').waitFor();
      }
      expect(await leftInEnglish(english, other, language), `${save} with errors`).toEqual([]);
      await english.context().close();
      await other.context().close();
      browser.forgive(); // the answers to the wrong forms, 422
    }
  });

  it('records that are there leave no text in English unmarked either', async () => {
    const person = await signedIn(app, { planPackageId: 'ic_advanced' });
    const { visitor, db, carrierId } = person;
    await visitor.post('/mileage/equipment/new', {
      unit: 'T-1',
      active: '1',
      fuelType: 'special_diesel',
      axles: '3',
    });
    const unit = await db.equipment.findFirstOrThrow({ where: { carrierId } });
    await visitor.post('/mileage/trips-fuel/trips/new', [
      ['intent', 'save'],
      ['entry', 'stops'],
      ['equipmentId', String(unit.id)],
      ['date', '2026-11-05'],
      ['endDate', '2026-11-07'],
      ['stop_city', 'Gary'],
      ['stop_state', 'IN'],
      ['stop_zip', ''],
      ['stop_city', 'Cleveland'],
      ['stop_state', 'OH'],
      ['stop_zip', ''],
      ['odometerStart', '1000'],
      ['odometerEnd', '1500'],
    ]);
    const trip = await db.trip.findFirstOrThrow({ where: { carrierId } });
    await vi.waitFor(
      async () =>
        expect((await db.trip.findUniqueOrThrow({ where: { id: trip.id } })).routeStatus).toBe('ok'),
      { timeout: 60_000, interval: 200 },
    );
    await visitor.post('/mileage/trips-fuel/fuel/new', {
      intent: 'save',
      equipmentId: String(unit.id),
      date: '2026-11-05',
      state: 'OH',
      city: 'Cleveland',
      fuelUnit: 'gallon',
      fuelType: 'special_diesel',
      taxPaid: '1',
      bulk: '0',
      quantity: '120.5',
      total: '468.27',
    });
    const purchase = await db.fuelPurchase.findFirstOrThrow({ where: { carrierId } });
    const cookies = [{ ...person.cookie, url: app.origin }];
    const open = async (path: string, spoken: string): Promise<Page> => {
      const page = await browser.open({ viewport: { width: 1280, height: 900 }, locale: spoken });
      await page.context().addCookies(cookies);
      await page.goto(app.origin + path, { waitUntil: 'networkidle' });
      await page.evaluate(() => {
        for (const part of document.querySelectorAll<HTMLDetailsElement>('main details:not(.stop-tools)'))
          part.open = true;
      });
      return page;
    };
    for (const path of [
      `/mileage/trips-fuel/trips/${trip.id}`,
      `/mileage/trips-fuel/trips/${trip.id}/route`,
      `/mileage/trips-fuel/fuel/${purchase.id}`,
    ]) {
      const [english, other] = [await open(path, 'en-US'), await open(path, locale)];
      expect(await leftInEnglish(english, other, language), path).toEqual([]);
      for (const width of [1280, 768, 360]) {
        await other.setViewportSize({ width, height: 900 });
        expect(
          await other.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
          `${path} at ${width} px`,
        ).toBe(0);
      }
      await english.context().close();
      await other.context().close();
    }
  });

  it('what a driver sees after saving leaves no text in English unmarked: the list, deleting, undo', async () => {
    const [person, fresh] = [await signedIn(app, { planPackageId: 'ic_advanced' }), await signedIn(app)];
    await giveRecords({ db: person.db, carrierId: person.carrierId } as never, {
      units: [{ unit: 'T-1' }],
      trips: [
        { unit: 'T-1', date: '2026-08-01', miles: { TX: 300, OK: 120 }, odometer: [1000, 1420] },
        { unit: 'T-1', date: '2026-11-05', miles: { TX: 1300.5, OK: [120, 20] }, odometer: [1000, 2220] },
        { unit: null, date: '2026-11-10', miles: { TX: 1300 }, status: 'error' },
      ],
      fuel: [{ unit: 'T-1', date: '2026-11-06', state: 'OK', quantity: '1234.5', totalCents: 123_456 }],
    });
    const { carrierId } = person;
    const trip = await person.db.trip.findFirstOrThrow({
      where: { carrierId, date: new Date('2026-11-05') },
    });
    const fuel = await person.db.fuelPurchase.findFirstOrThrow({ where: { carrierId } });
    const ids = `1${trip.id},2${fuel.id}`;
    const opened = async (who: typeof person, path: string, spoken: string): Promise<Page> => {
      const page = await browser.open({ viewport: { width: 1280, height: 900 }, locale: spoken });
      await page.context().addCookies([{ ...who.cookie, url: app.origin }]);
      await page.goto(app.origin + path, { waitUntil: 'networkidle' });
      return page;
    };
    const isTyped = (text: string): boolean => /^(Pilot|CSV|Town, .*)$/.test(text);
    for (const [who, path] of [
      [fresh, '/mileage/trips-fuel'],
      [person, '/mileage/trips-fuel?quarter=20264'],
      [person, `/mileage/trips-fuel?quarter=20264&open=1${trip.id}`],
      [person, `/mileage/trips-fuel?quarter=20264&open=2${fuel.id}`],
      [
        person,
        '/mileage/trips-fuel?quarter=all&type=trip&state=TX&status=ok&source=documents&from=2026-11-01',
      ],
      [person, '/mileage/trips-fuel?quarter=20261'],
      [person, `/mileage/trips-fuel/trips/${trip.id}/miles`],
      [person, '/mileage/trips-fuel/trips/many'],
      [person, '/mileage/trips-fuel/fuel/many'],
      [person, `/mileage/trips-fuel/delete?ids=${ids}`],
      [person, `/mileage/trips-fuel/move?ids=${ids}`],
      [person, '/mileage/trips-fuel/receipts'],
      [person, '/mileage/equipment'],
      [person, '/mileage/equipment/new'],
      [person, `/mileage/equipment/${trip.equipmentId}`],
      [person, `/mileage/equipment/${trip.equipmentId}/delete`],
    ] as const) {
      const [english, other] = [await opened(who, path, 'en-US'), await opened(who, path, locale)];
      const left = await leftInEnglish(english, other, language);
      expect(
        left.filter((text) => !isTyped(text)),
        path,
      ).toEqual([]);
      for (const width of [1280, 768, 360]) {
        await other.setViewportSize({ width, height: 900 });
        expect(
          await other.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
          `${path} at ${width} px`,
        ).toBe(0);
      }
      await english.context().close();
      await other.context().close();
    }
    const page = await opened(person, `/mileage/trips-fuel/delete?ids=${ids}`, locale);
    const [deleted, undo, restored] = {
      fr: [/^Supprimé\u00a0: 1 trajet et 1 achat/, 'Annuler', /^Restauré\u00a0: 1 trajet et 1 achat/],
      es: [/^Eliminado: 1 viaje y 1 compra/, 'Deshacer', /^Restaurado: 1 viaje y 1 compra/],
    }[language] as [RegExp, string, RegExp];
    await page.locator('main .button-danger').click();
    await page.getByText(deleted).waitFor();
    await page.getByRole('button', { name: undo }).click();
    await page.getByText(restored).waitFor();
    await page.context().close();
  });

  it('reports, filing, tanks, account, billing, setup and help leave no text in English unmarked', async () => {
    const person = await signedIn(app, { planPackageId: 'ic_advanced' });
    const { db, carrierId, visitor } = person;
    await giveRecords({ db, carrierId } as never, {
      units: [{ unit: 'T-1' }, { unit: 'T-2', fuelType: 'gasoline' }],
      trips: [
        { unit: 'T-1', date: '2026-08-01', miles: { TX: 300, OK: 120, OR: 200, KY: 150 } },
        { unit: 'T-1', date: '2026-11-05', miles: { TX: 1300.5, OK: [120, 20], NJ: 80 } },
        { unit: 'T-2', date: '2026-08-09', miles: { TX: 90, NM: 40 } },
        { unit: 'T-1', date: '2026-05-09', miles: { TX: 400, KY: 300 } },
        { unit: null, date: '2026-08-10', miles: { TX: 1300 }, status: 'error' },
      ],
      fuel: [
        { unit: 'T-1', date: '2026-05-10', state: 'TX', quantity: '100', totalCents: 40_000 },
        { unit: 'T-1', date: '2026-08-02', state: 'OK', quantity: '110', totalCents: 40_000 },
        { unit: 'T-2', date: '2026-08-09', state: 'CA', quantity: '20', fuelType: 'gasoline' },
        { unit: 'T-1', date: '2026-11-06', state: 'OK', quantity: '211.5', totalCents: 80_000 },
      ],
    });
    await visitor.post('/mileage/reports/filing?q=20262', {
      intent: 'file',
      then: 'file',
      filedOn: '2026-11-02',
      confirmation: 'TX-778',
    });
    await giveTank(person);
    const { id: tank } = await db.bulkTank.findFirstOrThrow({ where: { carrierId } });
    const entry = await db.bulkTankEntry.findFirstOrThrow({ where: { carrierId } });
    const gone = await db.trip.findFirstOrThrow({ where: { carrierId, date: new Date('2026-08-09') } });
    await visitor.post(`/mileage/trips-fuel/delete?ids=1${gone.id}`, {});
    const equipment = await db.equipment.findFirstOrThrow({ where: { carrierId } });
    const opened = async (path: string, spoken: string): Promise<Page> => {
      const page = await browser.open({ viewport: { width: 1280, height: 900 }, locale: spoken });
      await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
      await page.goto(app.origin + path, { waitUntil: 'networkidle' });
      await page.evaluate(() => {
        for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true;
      });
      return page;
    };
    /** What people typed, and what is the same in any language. */
    const isTyped = (text: string): boolean =>
      /^(T-1|T-2|CSV|PDF|\$\/gal|Excel \(XLSX\)|Webhooks|Yard|Plains|Tulsa, OK|\d+|TX\d+|100 Main Street.*|[\d,.]+ gal|Note \d|, question|TX-778|test|base TX|¢\/mi|[A-Z]\w+: [\d, ]+|SHA-256 [0-9a-f]+|\d+, SHA-256 [0-9a-f]+|.*@.*)$/.test(
        text,
      );
    const found: Record<string, string[]> = {};
    for (const path of [
      '/mileage/reports?q=20263',
      '/mileage/reports?q=20263&per_equipment=1&hide_no_data=0',
      '/mileage/reports?q=20264',
      `/mileage/reports?q=20263&equipment_id=${equipment.id}`,
      '/mileage/reports?q=20261',
      '/mileage/reports?q=nothing',
      '/mileage/reports/filing?q=20263',
      '/mileage/reports/filings',
      '/mileage/reports/filings/20262/1',
      '/mileage/reports/sheet?q=20263',
      '/mileage/reports/sheet?q=20264',
      '/mileage/reports/audit?q=20263',
      '/mileage/reports/trends?q=20263',
      '/mileage/reports/rates?q=20263',
      '/mileage/reports/irp',
      '/mileage/reports/reconciliation?q=20263',
      '/mileage/reports/deadlines',
      '/mileage/reports/checklists',
      ...CHECKLISTS.filter((name) => name !== 'lease').map((name) => `/mileage/reports/checklists/${name}`),
      '/mileage/reports/audit-letter',
      '/mileage/reports/audit-letter?received=2026-11-02&from=20261&to=20263',
      '/mileage/reports/interview?q=20263',
      ...QUARTER_QUESTIONS.map((question) => `/mileage/reports/interview/${question}?q=20263`),
      '/mileage/bulk-tanks',
      '/mileage/bulk-tanks/new',
      `/mileage/bulk-tanks/${tank}?q=20263`,
      `/mileage/bulk-tanks/${tank}/edit`,
      `/mileage/bulk-tanks/${tank}/delete`,
      `/mileage/bulk-tanks/${tank}/entries/new?kind=delivery`,
      `/mileage/bulk-tanks/${tank}/entries/new?kind=reading`,
      `/mileage/bulk-tanks/${tank}/entries/new?kind=other`,
      `/mileage/bulk-tanks/${tank}/entries/${entry.id}`,
      `/mileage/bulk-tanks/${tank}/entries/${entry.id}/delete`,
      '/mileage/account',
      '/mileage/account/carrier',
      '/mileage/account/people',
      '/mileage/account/security',
      '/mileage/account/security/two-step',
      '/mileage/account/security/passkeys',
      '/mileage/account/data',
      '/mileage/account/billing',
      '/mileage/account/trash',
      '/mileage/account/layouts',
      '/mileage/ifta-rates',
      '/mileage/ifta-rates?q=al&sort=value',
      '/mileage/ifta-rates?year=2019&quarter=1',
      '/mileage/setup',
      ...['name', 'base', 'license', 'usdot', 'address', 'trucks'].map((step) => `/mileage/setup/${step}`),
      '/mileage/help',
      '/mileage/support',
      '/mileage/support/message',
      '/mileage/support/limits',
      '/mileage/support/training',
    ]) {
      const [english, other] = [await opened(path, 'en-US'), await opened(path, locale)];
      browser.forgive(); // a period that is none, 422
      const left = (await leftInEnglish(english, other, language)).filter((text) => !isTyped(text));
      if (left.length > 0) found[path] = left;
      const words = await other.evaluate(() => {
        const main = document.querySelector('main')!.cloneNode(true) as HTMLElement;
        for (const part of main.querySelectorAll('[lang=en]')) part.remove();
        return main.textContent ?? '';
      });
      const quarters = words.match(/\bQ[1-4] 20\d\d/g);
      if (quarters) found[`quarters of ${path}`] = quarters;
      for (const width of [1280, 768, 360]) {
        await other.setViewportSize({ width, height: 900 });
        const over = await other.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) found[`${path} at ${width} px`] = [`${over} px too wide`];
      }
      await english.context().close();
      await other.context().close();
    }
    expect(found).toEqual({});
  });

  it('rate confirmations, the page without signal and where to go leave no text in English unmarked', async () => {
    const person = await signedIn(app, { planPackageId: 'ic_advanced' });
    const { id } = await uploadedPaper(app, person, 'paper.pdf', PAPER);
    const opened = async (path: string, spoken: string): Promise<Page> => {
      const page = await browser.open({ viewport: { width: 1280, height: 900 }, locale: spoken });
      await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
      await page.goto(app.origin + path, { waitUntil: 'networkidle' });
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('details')) part.open = true;
      });
      return page;
    };
    /** What the paper says, in its own words. */
    const isPrinted = (text: string): boolean =>
      /paper\.pdf|^“|^42,500 lb$|\b(?:ACME|BIG BOX|MAIN ST)\b/.test(text);
    for (const path of [
      '/mileage/trips-fuel/documents',
      `/mileage/trips-fuel/documents/${id}`,
      '/mileage/trips-fuel/documents/batch',
      '/mileage/offline',
      '/mileage/go',
    ]) {
      const [english, other] = [await opened(path, 'en-US'), await opened(path, locale)];
      const left = await leftInEnglish(english, other, language);
      expect(
        left.filter((text) => !isPrinted(text)),
        path,
      ).toEqual([]);
      for (const width of [1280, 768, 360]) {
        await other.setViewportSize({ width, height: 900 });
        expect(
          await other.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
          `${path} at ${width} px`,
        ).toBe(0);
      }
      await english.context().close();
      await other.context().close();
    }
  });

  it('the dialogs of the keys speak the language, and where to go finds pages by their name in it', async () => {
    const person = await signedIn(app);
    const page = await browser.open({ viewport: { width: 1280, height: 900 }, locale });
    await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
    await page.goto(`${app.origin}/mileage/trips-fuel`, { waitUntil: 'networkidle' });
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', {
      name: { fr: 'Touches du clavier', es: 'Teclas del teclado' }[language],
    });
    await help.waitFor();
    expect(await help.innerText()).not.toMatch(/\b(New|Search|This|Close|Use|Go to)\b/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: { fr: 'Aller à', es: 'Ir a' }[language] });
    await palette.waitFor();
    await palette.getByRole('combobox').fill({ fr: 'rappor', es: 'inform' }[language]);
    await palette.getByRole('option').first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.go-list li').length < 6);
    expect(await palette.innerText()).toContain({ fr: 'Rapports', es: 'Informes' }[language]);
    expect(await palette.innerText()).not.toMatch(/\bPage$|Reports/);
    await palette.getByRole('combobox').fill('zzzz');
    await palette.getByText({ fr: 'Rien trouvé', es: 'No se encontró nada' }[language]).waitFor();
    await page.context().close();
  });

  it('what was typed comes back with words of the language', async () => {
    const person = await signedIn(app, { planPackageId: 'ic_advanced' });
    const page = await browser.open({ viewport: { width: 360, height: 740 }, locale });
    await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
    await page.goto(`${app.origin}/mileage/trips-fuel/fuel/new`, { waitUntil: 'networkidle' });
    await page
      .locator('[name=seller]')
      .evaluate((field) => field.closest('details')?.setAttribute('open', ''));
    await page.locator('[name=seller]').fill('Pilot');
    await page.waitForFunction(() => sessionStorage.getItem('typed')?.includes('Pilot'));
    await page.reload({ waitUntil: 'networkidle' });
    await page
      .getByText({ fr: 'Votre saisie a été rétablie.', es: 'Se recuperó lo que escribió.' }[language])
      .waitFor();
    expect(await page.locator('.typed-back button').innerText()).toBe(
      { fr: 'Effacer', es: 'Descartar' }[language],
    );
    await page.context().close();
  });

  it('a phone shows the front page without scrolling sideways, and axe finds nothing', async () => {
    const page = await open('/mileage', locale, { viewport: { width: 360, height: 740 } });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBe(0);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
});

describe('the calculator in French with scripts', () => {
  it('goes through its modals, with errors and figures in French', async () => {
    const page = await open('/mileage', 'fr-CA');
    await page.fill('[name=pickup_city]', 'Springfield');
    await page.fill('[name=delivery_city]', 'Dallas, TX');
    await page.click('#calculate');
    await page.getByText('Ramassage\u00a0: quel endroit nommé Springfield?').waitFor();
    // The browser notes the refusal.
    browser.forgive();
    await page.fill('[name=pickup_city]', 'Seattle, WA');
    await page.fill('[name=pickup_state]', '');
    await page.fill('[name=delivery_city]', 'Miami, FL');
    await page.click('#calculate');
    const fuel = page.getByRole('dialog', { name: 'Ajouter les achats de diesel' });
    await fuel.waitFor();
    expect(await fuel.getByText(/^\d\u00a0\d{3} milles$/).count()).toBe(1);
    await fuel.getByLabel('Gallons achetés\u00a0: Floride').fill('450');
    await fuel.getByRole('button', { name: 'Voir les résultats' }).click();
    const report = page.getByRole('dialog', { name: 'Voyez votre taxe IFTA' });
    await report.waitFor();
    expect(await report.locator('tfoot').innerText()).toMatch(/\d,\d\d\u00a0\$/);
    expect(await report.innerText()).toContain('T3 2026');
  });
});
