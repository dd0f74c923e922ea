import { describe, expect, it } from 'vitest';
import { MAY_ONLY_LOOK } from '~/engine/roles';
import { startApp } from '../../factories/app';
import { giveTank } from '../../factories/bulk-tank';
import { isPublic } from '../../factories/access-requests';
import { crawl, type CrawledPage } from '../../factories/crawl';
import { fillDemo } from '../../factories/demo-records';
import { formsOf, type FoundForm } from '../../factories/planted-scripts';
import { lookedAt, signedIn, type AccountOptions, type SignedIn } from '../../factories/signed-in';
import { giveConnection } from '../../factories/telematics-server';
import { uploadedReceipt } from '../../factories/uploaded-receipt';
import type { Page } from '../../factories/visitor';

const app = await startApp({ env: { DEMO_RECORDS: '1' }, expectErrors: true });
const { carrierId, addresses } = await fillDemo(app);
const member = await signedIn(app, { carrierId });
await uploadedReceipt(app.origin, member);
const shown = [...addresses, await giveTank(member), await giveConnection(member)];

/** What someone reads who was refused for who they are. */
const REFUSALS = [
  MAY_ONLY_LOOK,
  'Only an owner of this carrier may do that.',
  'Confirm your email address first.',
  'You are signed in as someone else. Tokens',
];

/** Everybody who sees pages of a carrier that they may not do everything with. */
const PEOPLE: Record<string, AccountOptions & { isLookedAt?: boolean }> = {
  'a viewer': { role: 'viewer' },
  'an editor': { role: 'editor' },
  'an owner whose address is not confirmed': { emailVerified: false },
  'an administrator who is signed in as an owner': { isLookedAt: true },
};

async function someone({ isLookedAt = false, ...options }: (typeof PEOPLE)[string]): Promise<SignedIn> {
  const person = await signedIn(app, { carrierId, ...options });
  if (isLookedAt) await lookedAt(app, person);
  return person;
}

const textOf = (html: string): string => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
/** By its status, or by words that the page did not say before. */
const isRefused = ({ status, html }: Page, before: string): boolean =>
  status === 403 ||
  (status >= 400 &&
    REFUSALS.some((words) => textOf(html).includes(words) && !textOf(before).includes(words)));

interface Offer {
  where: string;
  /** The page that offers it. */
  page: string;
  form: FoundForm;
  button: FoundForm['buttons'][number] | null;
}

/** Pages about a carrier; what is the same for everybody offers what it offers to others, too. */
const isOwn = ({ status, pattern }: CrawledPage): boolean =>
  status < 400 && !isPublic({ pattern } as Parameters<typeof isPublic>[0]);

/** Each form of the pages once for each of its buttons, however many rows repeat it. */
function offersOf(pages: readonly CrawledPage[]): Offer[] {
  const offers = new Map<string, Offer>();
  for (const { html, url } of pages)
    for (const form of formsOf(html, url)) {
      // A form that is only to be read sends nothing.
      if (form.method !== 'post' || html.includes('<fieldset disabled')) continue;
      for (const button of form.buttons.length > 0 ? form.buttons : [null]) {
        const what = [form.action.replace(/\d+|[0-9a-f-]{36}/g, '#'), form.intent, button?.value ?? ''].join(
          ' ',
        );
        if (!offers.has(what)) offers.set(what, { where: url, page: html, form, button });
      }
    }
  return [...offers.values()];
}

/** Sends a form as it is offered, files left out; where it names the person to whom it was offered, it names this one. */
function sendAs(person: SignedIn, { form, button }: Offer, offeredTo: string): Promise<Page> {
  const pairs = form.fields
    .filter(({ type }) => type !== 'file')
    .map(({ name, value }): [string, string] => [name, value === offeredTo ? person.userId : value]);
  if (button) pairs.push([button.name, button.value]);
  if (!form.fields.some(({ type }) => type === 'file')) return person.visitor.post(form.action, pairs);
  const body = new FormData();
  for (const [name, value] of pairs) body.append(name, value);
  return person.visitor.send(form.action, body);
}

describe(
  'every page of a carrier, to someone who may not do everything with it',
  { timeout: 300_000 },
  () => {
    it.each(Object.keys(PEOPLE))(
      'offers %s no form that is refused and no link that leads nowhere',
      async (who) => {
        const options = PEOPLE[who] ?? {};
        const { visitor, userId } = await someone(options);
        const { pages, failed } = await crawl(visitor, shown);
        expect(failed).toEqual([]);
        const own = pages.filter(isOwn);
        expect(own.length).toBeGreaterThan(60);

        const links = new Map<string, string>();
        for (const { asked, html } of own)
          for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="(\/mileage[^"#]*)/g)) {
            const what = `${asked.split('?')[0]} ${href.replace(/\d+|[0-9a-f-]{36}/g, '#').split('?')[0]}`;
            if (!links.has(what)) links.set(what, href.replaceAll('&amp;', '&'));
          }
        const seen = new Map<string, number>();
        const nowhere: string[] = [];
        for (const [what, href] of links) {
          const status = seen.get(href) ?? (await visitor.get(href)).status;
          seen.set(href, status);
          if (status >= 400) nowhere.push(`${status} ${what.split(' ')[0]} -> ${href}`);
        }

        const refused: string[] = [];
        for (const offer of offersOf(own)) {
          // Each by another person: a form may end the session, or take the person off the carrier.
          const answer = await sendAs(await someone(options), offer, userId);
          if (isRefused(answer, offer.page) || answer.status >= 500)
            refused.push(
              `${answer.status} ${offer.where}: ${offer.form.action} ${offer.form.intent} ${offer.button?.value ?? ''}`,
            );
        }
        expect({ nowhere, refused }).toEqual({ nowhere: [], refused: [] });
      },
    );
  },
);
