import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { axeProblems, crawl, type CrawledPage } from '../factories/crawl';
import { giveTank } from '../factories/bulk-tank';
import { giveConnection } from '../factories/telematics-server';
import { fillDemo } from '../factories/demo-records';
import { signedIn, type SignedIn } from '../factories/signed-in';
import { uploadedReceipt } from '../factories/uploaded-receipt';
import { Visitor } from '../factories/visitor';

const app = await startApp({ env: { DEMO_RECORDS: '1' }, expectErrors: true });
const browser = await startBrowser();
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'long-title': 'off', 'require-sri': 'off' },
});

/** Reached by a secret from a mail, or as the answer to a form: other tests fill them in. */
const WITHOUT_LINK = [
  /^\/mileage\/(confirm\/:code|invitations\/:token|password\/reset\/:token)$/,
  // A calendar's secret address is shown once, by the form that makes it.
  /^\/mileage\/calendar\/:token\.ics$/,
  /^\/mileage\/rates\/\*$/,
];

async function htmlProblems(pages: readonly CrawledPage[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { asked, html } of pages) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results)
      for (const { ruleId, message } of messages) problems.push(`${asked} ${ruleId}: ${message}`);
  }
  return problems;
}

/** What axe finds on each page with its scripts run, two tabs at a time. */
async function browserProblems(pages: readonly CrawledPage[], person: SignedIn | null): Promise<string[]> {
  const problems: string[] = [];
  const queue = [...pages];
  await Promise.all(
    [0, 1].map(async () => {
      const tab = await browser.open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
      if (person) await tab.context().addCookies([{ ...person.cookie, url: app.origin }]);
      for (let next = queue.pop(); next; next = queue.pop()) {
        await tab.goto(app.origin + next.asked, { waitUntil: 'load' });
        problems.push(...(await axeProblems(tab, axeSource)).map((problem) => `${next?.asked} ${problem}`));
      }
      await tab.context().close();
    }),
  );
  return problems;
}

/** A carrier of invented records beside the one that the person works on, as if it had been filled. */
const giveSandbox = ({ userId, db }: SignedIn): Promise<unknown> =>
  db.carrier.create({
    data: {
      legalName: 'Sandbox of the crawl',
      isSandbox: true,
      sandboxOf: userId,
      sandboxReadyAt: new Date(),
      memberships: { create: { userId, role: 'owner' } },
    },
  });

describe('every screen of the product', { timeout: 180_000 }, () => {
  let member: SignedIn;
  let addresses: string[] = [];
  let admin: SignedIn;
  beforeAll(async () => {
    const demo = await fillDemo(app);
    const { carrierId } = demo;
    addresses = demo.addresses;
    member = await signedIn(app, { carrierId });
    admin = await signedIn(app, { carrierId, roles: ['admin'] });
    await giveSandbox(admin);
    await uploadedReceipt(app.origin, member);
    addresses = [...addresses, await giveTank(member), await giveConnection(member)];
  });

  it.each(['signed out', 'signed in', 'as administrator'] as const)(
    '%s: is valid HTML and has no fault that axe finds',
    async (who) => {
      const person = who === 'signed out' ? null : who === 'signed in' ? member : admin;
      const { pages, failed, notLinked } = await crawl(person?.visitor ?? new Visitor(app.origin), [
        ...addresses,
        '/mileage/password/reset/x',
        '/mileage/confirm/x',
        '/mileage/invitations/x',
        '/mileage/no-such-page',
      ]);
      expect(failed).toEqual([]);
      const isAdmins = (path: string) => path.startsWith('/mileage/admin');
      if (who === 'as administrator')
        expect(notLinked.filter((pattern) => !WITHOUT_LINK.some((known) => known.test(pattern)))).toEqual([]);
      // Each screen once: what leads elsewhere is that other screen, and what everybody sees was looked at signed out.
      const own = pages.filter(({ asked, url }) => url.split('?')[0] === asked.split('?')[0]);
      const publicOnes = new Set(
        who === 'signed out'
          ? []
          : (await crawl(new Visitor(app.origin))).pages
              .filter(({ asked, url }) => asked === url)
              .map(({ pattern }) => pattern),
      );
      const screens = own.filter(({ pattern }) =>
        who === 'as administrator'
          ? isAdmins(pattern)
          : !publicOnes.has(pattern) && (who === 'signed out' || !isAdmins(pattern)),
      );
      expect(screens.length).toBeGreaterThan(10);
      expect(await htmlProblems(screens)).toEqual([]);
      expect(await browserProblems(screens, person)).toEqual([]);
      // Pages that say 403, 404 or 500 are told as such to the console.
      browser.forgive();
    },
  );
});
