import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { crawl, type CrawledPage } from '../factories/crawl';
import { fillDemo } from '../factories/demo-records';
import { formsOf, FRAGMENT, fragmentsIn, MARK, SHORT, type FoundForm } from '../factories/planted-scripts';
import { signedIn, type SignedIn } from '../factories/signed-in';
import { Visitor } from '../factories/visitor';

// Forms are sent as nobody would send them: what they answer is judged in the tests, not in the log.
const app = await startApp({ env: { DEMO_RECORDS: '1' }, expectErrors: true });
const browser = await startBrowser();

/** Forms that end the sign-in or the account that the test works with, or lead to another program. */
const LEFT_OUT = [
  /\/logout$/,
  /\/impersonation\/end$/,
  /\/account\/carriers$/,
  /\/account\/data$/,
  /\/billing\/plans\//,
  /\/billing\/cards\//,
];

/** What would take from the test what it looks at. */
const TAKES_AWAY = /delete|remove|revoke|disable|reset|leave|role|sign-out|everywhere|withdraw/;

let owner: SignedIn;
let addresses: string[] = [];
beforeAll(async () => {
  const demo = await fillDemo(app);
  addresses = demo.addresses;
  owner = await signedIn(app, { carrierId: demo.carrierId, roles: ['admin'] });
});

/** Looks at pages with their scripts run. @returns what ran, was parsed as HTML, or was complained of */
async function look(pages: readonly string[], person: SignedIn | null): Promise<string[]> {
  const found: string[] = [];
  const queue = [...pages];
  await Promise.all(
    [0, 1].map(async () => {
      const tab = await browser.open({ viewport: { width: 1280, height: 800 } });
      if (person) await tab.context().addCookies([{ ...person.cookie, url: app.origin }]);
      tab.on('dialog', (dialog) => {
        found.push(`dialog on ${tab.url()}`);
        void dialog.dismiss();
      });
      tab.on('console', (message) => {
        if (/Content Security Policy|Refused to|planted/i.test(message.text()))
          found.push(`${tab.url()}: ${message.text()}`);
      });
      tab.on('request', (request) => {
        if (request.url().includes('planted-request')) found.push(`${tab.url()} asked for ${request.url()}`);
      });
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        await tab.goto(app.origin + next, { waitUntil: 'load' });
        const seen = await tab.evaluate((mark) => {
          const ran = (window as unknown as Record<string, unknown>)[mark] !== undefined;
          const links = [...document.querySelectorAll('a[href], form[action], button[formaction]')];
          const leads = links.some((link) =>
            /^\s*javascript:/i.test(
              link.getAttribute('href') ??
                link.getAttribute('action') ??
                link.getAttribute('formaction') ??
                '',
            ),
          );
          return { ran, parsed: document.querySelector(`[data-${mark}], ${mark}-tag`) !== null, leads };
        }, MARK);
        if (seen.ran) found.push(`${next}: the fragment ran`);
        if (seen.parsed) found.push(`${next}: the fragment became an element`);
        if (seen.leads) found.push(`${next}: a link runs a script`);
      }
      await tab.context().close();
    }),
  );
  browser.forgive();
  return found;
}

describe('script fragments in every text field of the product', { timeout: 240_000 }, () => {
  let forms: FoundForm[] = [];
  let pages: CrawledPage[] = [];

  it('are sent through every form there is, and show as text in the answers', async () => {
    // Records that forms refuse as a whole for one strict field come in as programs send them.
    const call = async (path: string, body: object) => {
      const answer = await fetch(`${app.origin}/mileage/api/${path}`, {
        method: 'POST',
        headers: { ...owner.bearer, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.status, `${path}: ${await answer.text()}`).toBe(201);
    };
    // The card that the records brought along has put the carrier on the plan of its (empty) account.
    await owner.db.carrier.update({ where: { id: owner.carrierId }, data: { planPackageId: 'ic_standard' } });
    await call('equipment', { unit: 'PL-1', make: SHORT, model: SHORT, active: 1 });
    const unit = await owner.db.equipment.findFirstOrThrow({ where: { unit: 'PL-1' } });
    const route = [
      { city: 'Dallas', state: 'TX' },
      { city: 'Tulsa', state: 'OK' },
    ];
    await call('trip', {
      equipment_id: Number(unit.id),
      date: '2026-11-10',
      notes: FRAGMENT,
      driver: SHORT,
      reference: SHORT,
      route,
    });
    pages = (await crawl(owner.visitor, addresses)).pages;
    const guest = await crawl(new Visitor(app.origin));
    const all = [...pages, ...guest.pages].flatMap(({ html, url }) => formsOf(html, url));
    forms = [
      ...new Map(
        all
          .filter(
            ({ action, method }) =>
              method === 'post' && !LEFT_OUT.some((out) => out.test(action.split('?')[0] ?? '')),
          )
          .filter((form) => !TAKES_AWAY.test(form.intent))
          .map((form) => [
            `${form.action} ${form.intent} ${form.fields.map(({ name }) => name).join()}`,
            form,
          ]),
      ).values(),
    ];
    expect(forms.length).toBeGreaterThan(30);
    expect(forms.flatMap(({ fields }) => fields.filter(({ isText }) => isText)).length).toBeGreaterThan(80);
    const wrong: string[] = [];
    for (const form of forms) {
      // Once with the fragment wherever text goes, and once only where any text is taken, so that it is kept.
      for (const everywhere of [true, false]) {
        for (const button of form.buttons.length > 0 ? form.buttons : [null]) {
          if (button && TAKES_AWAY.test(button.value)) continue;
          const person =
            form.action.includes('/login') ||
            form.action.includes('/register') ||
            form.action.includes('/password')
              ? new Visitor(app.origin)
              : owner.visitor;
          const answer = await person.post(form.action, form.filled(everywhere, button));
          if (answer.status >= 500 && answer.status !== 503)
            wrong.push(`${answer.status} ${form.action} ${button?.value ?? ''}`);
          wrong.push(...fragmentsIn(answer.html).map((piece) => `${form.action}: ${piece}`));
        }
      }
    }
    expect(wrong).toEqual([]);
    // Enough of them were kept to be worth looking for.
    const kept = await Promise.all([
      owner.db.equipment.count({ where: { make: { contains: MARK } } }),
      owner.db.fuelPurchase.count({ where: { seller: { contains: MARK } } }),
      owner.db.trip.count({ where: { notes: { contains: MARK } } }),
      owner.db.supportRequest.count({ where: { fields: { path: ['subject'], string_contains: MARK } } }),
      owner.db.composedEmail.count({ where: { subject: { contains: MARK } } }),
    ]);
    expect(kept.map((count) => count > 0)).toEqual([true, true, true, true, true]);
  });

  it('never run where they were kept: every page is looked at, with its scripts, under its policy', async () => {
    const again = (await crawl(owner.visitor, addresses)).pages;
    expect(again.some(({ html }) => html.includes(MARK))).toBe(true);
    expect(
      again.flatMap(({ asked, html }) => fragmentsIn(html).map((piece) => `${asked}: ${piece}`)),
    ).toEqual([]);
    const withMark = again.filter(
      ({ html, pattern }) =>
        html.includes(MARK) ||
        pattern.startsWith('/mileage/tutorials') ||
        pattern.startsWith('/mileage/features'),
    );
    expect(withMark.length).toBeGreaterThan(15);
    expect(
      await look(
        withMark.map(({ asked }) => asked),
        owner,
      ),
    ).toEqual([]);
  });

  it('never run out of an address: in every query field, as someone’s link would bring it', async () => {
    const names = [
      'q',
      'search[value]',
      'email',
      'error',
      'authcode',
      'to',
      'from',
      'quarter',
      'equipment_id',
      'status',
      'kind',
      'unit',
      'action',
      'event_id',
      'uniq',
      'page',
      'sort',
      'period',
    ];
    const query = `?${new URLSearchParams(names.map((name) => [name, `"><${MARK}-tag data-${MARK}>javascript:window.${MARK}=1`])).toString()}`;
    const guest = await crawl(new Visitor(app.origin));
    const wrong: string[] = [];
    const reflecting: { path: string; person: SignedIn | null }[] = [];
    for (const [visitor, list, person] of [
      [new Visitor(app.origin), guest.pages, null],
      [owner.visitor, pages, owner],
    ] as const) {
      for (const { asked, pattern } of list) {
        if (pattern.includes('/logout')) continue;
        const path = asked.split('?')[0] + query;
        const answer = await visitor.get(path);
        if (answer.status >= 500 && pattern !== '/mileage/500') wrong.push(`${answer.status} ${path}`);
        wrong.push(...fragmentsIn(answer.html).map((piece) => `${asked}: ${piece}`));
        if (answer.html.includes(MARK)) reflecting.push({ path, person });
      }
    }
    expect(wrong).toEqual([]);
    expect(reflecting.length).toBeGreaterThan(3);
    for (const person of [null, owner])
      expect(
        await look(
          reflecting.filter((one) => one.person === person).map(({ path }) => path),
          person,
        ),
      ).toEqual([]);
  });
});
