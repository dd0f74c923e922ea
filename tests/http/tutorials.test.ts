import { describe, expect, it } from 'vitest';
import { cleanConfirmation } from '../fixtures/rate-confirmations/small-pdf';
import { startApp } from '../factories/app';
import { giveThreeStates } from '../factories/quarter-records';
import { signedIn } from '../factories/signed-in';
import { FEATURES } from '../../prisma/seed/content/features';
import { PRODUCT_TUTORIALS } from '../../prisma/seed/content/tutorials-product';
import { TAX_TUTORIALS } from '../../prisma/seed/content/tutorials-tax';

const app = await startApp();
const dana = await signedIn(app);
await giveThreeStates(dana.scope);
const trip = await dana.db.trip.findFirstOrThrow({ where: { carrierId: dana.carrierId } });
// Another person's first visit: the extractor is not activated there.
const erin = await signedIn(app);

/** Words of a page without its tags. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

const listId = `/trips-fuel/trips/${trip.id}`;
/** The screens that a tutorial leads through. */
const SCREENS: Record<string, string[]> = {
  'first-quarter': ['/equipment', '/trips-fuel', '/reports'],
  'add-a-trip': ['/trips-fuel', '/trips-fuel/trips/new'],
  'correct-miles': [listId, `${listId}/miles`, '/trips-fuel/trips/new'],
  'add-fuel': ['/trips-fuel', '/trips-fuel/fuel/new'],
  'rate-confirmation': ['/trips-fuel/documents'],
  'run-a-report': ['/reports', '/trips-fuel/checks'],
  'invite-people': ['/account/people'],
  'take-your-data': ['/trips-fuel?quarter=20263', '/account/data'],
  'better-average': ['/reports', '/trips-fuel'],
};

describe('the tutorials', () => {
  it('name only what is written on the screens they lead through', async () => {
    const form = new FormData();
    form.set('intent', 'upload');
    form.append(
      'files[]',
      new File([new Uint8Array(cleanConfirmation())], 'load.pdf', { type: 'application/pdf' }),
    );
    const first = await erin.visitor.get('/mileage/trips-fuel/documents');
    await dana.visitor.post('/mileage/trips-fuel/documents', { intent: 'activate' });
    await fetch(`${app.origin}/mileage/trips-fuel/documents`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      headers: {
        Cookie: `${dana.cookie.name}=${dana.cookie.value}`,
        Origin: app.origin,
        'Sec-Fetch-Site': 'same-origin',
      },
    });
    const missing: string[] = [];
    for (const { slug, html } of [...PRODUCT_TUTORIALS, ...TAX_TUTORIALS]) {
      const labels = [...html.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, label = '']) => wordsOf(label));
      if (labels.length === 0) continue;
      expect(SCREENS[slug], `the screens of ${slug}`).toBeDefined();
      let words = slug === 'rate-confirmation' ? wordsOf(first.html) : '';
      for (const path of SCREENS[slug] ?? []) {
        const page = await dana.visitor.get(`/mileage${path}`);
        expect([path, page.status]).toEqual([path, 200]);
        words += ` ${wordsOf(page.html)}`;
      }
      missing.push(...labels.filter((label) => !words.includes(label)).map((label) => `${slug}: ${label}`));
    }
    expect(missing).toEqual([]);
  });

  it('and the features lead to pages that are there', async () => {
    const paths = new Set(
      [...PRODUCT_TUTORIALS, ...TAX_TUTORIALS, ...FEATURES].flatMap(({ html }) =>
        [...html.matchAll(/data-action="#([^"]+)"/g)].map(([, path = '']) => path),
      ),
    );
    expect(paths.size).toBeGreaterThan(8);
    for (const path of paths)
      expect([path, (await dana.visitor.get(`/mileage${path}`)).status]).toEqual([path, 200]);
  });

  it('leave no name in braces unfilled, in the pages and in the API', async () => {
    for (const kind of ['tutorials', 'features']) {
      const list = (await (await fetch(`${app.origin}/api/${kind}`)).json()) as { data: { id: number }[] };
      for (const { id } of list.data) {
        const { html } = await dana.visitor.get(`/mileage/${kind}/${id}`);
        expect(/\{[a-z]+\}/.exec(html)?.[0]).toBeUndefined();
        const call = await fetch(
          `${app.origin}/api/${kind === 'tutorials' ? 'tutorials/view' : 'features/view'}/${id}`,
        );
        expect(/\{[a-z]+\}/.exec(await call.text())?.[0]).toBeUndefined();
      }
    }
    expect(/\{[a-z]+\}/.exec((await dana.visitor.get('/mileage/faq')).html)?.[0]).toBeUndefined();
    expect(/\{[a-z]+\}/.exec(await (await fetch(`${app.origin}/mileage`)).text())?.[0]).toBeUndefined();
  });
});
