import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { signedIn } from '../factories/signed-in';
import { Visitor } from '../factories/visitor';

const app = await startApp({ env: { SUPPORT_EMAIL: 'help@line.example' } });
const visitor = new Visitor(app.origin);
const find = (typed: string) => visitor.get(`/mileage/help?q=${encodeURIComponent(typed)}`);
const hrefsIn = (html: string, kind: string) =>
  [
    ...(new RegExp(`id="found-${kind}".*?</ol>`, 's').exec(html)?.[0] ?? '').matchAll(
      /<h3><a href="([^"]*)"/g,
    ),
  ].map(([, href]) => href);

describe('the help', () => {
  it.each([
    ['decals', 'question', '/mileage/faq#faq-'],
    ['add a trip', 'tutorial', '/mileage/tutorials/add-a-trip'],
    ['corect the miels of my odometr', 'tutorial', '/mileage/tutorials/correct-miles'],
    ['surcharge', 'term', '/mileage/glossary#surcharge'],
    ['password data breach', 'message', '/mileage/help#message-leaked-password'],
    ["You've reached the free plan limit. Want more trips?", 'message', '/mileage/help#message-free-limit'],
  ])('finds for "%s" a %s', async (typed, kind, href) => {
    const page = await find(typed);
    expect(page.status).toBe(200);
    expect(hrefsIn(page.html, kind)[0]).toContain(href);
    expect(page.html).toContain('<mark>');
  });

  it.each([
    ['fr', 'vignettes', 'question', '/mileage/faq#faq-'],
    ['fr', 'comment ajouter un trajet', 'tutorial', '/mileage/tutorials/add-a-trip'],
    ['fr', 'surtaxe', 'term', '/mileage/glossary#surcharge'],
    ['fr', 'mot de passe fuite de données', 'message', '/mileage/help#message-leaked-password'],
    ['es', 'calcomanías', 'question', '/mileage/faq#faq-'],
    ['es', 'cómo agregar un viaje', 'tutorial', '/mileage/tutorials/add-a-trip'],
    ['es', 'recargo', 'term', '/mileage/glossary#surcharge'],
    ['es', 'contraseña filtración', 'message', '/mileage/help#message-leaked-password'],
  ])('in %s finds for "%s" a %s', async (language, typed, kind, href) => {
    const reader = new Visitor(app.origin);
    const page = await reader.get(`/mileage/help?q=${encodeURIComponent(typed)}&lang=${language}`);
    expect(hrefsIn(page.html, kind)[0]).toContain(href);
    expect(page.html).toContain('<mark>');
  });

  it('leads only to pages and places that are there', async () => {
    const hrefs = new Set<string>();
    for (const typed of ['fuel', 'miles', 'return', 'password', 'file', 'trip'])
      for (const kind of ['question', 'tutorial', 'term', 'message'])
        for (const href of hrefsIn((await find(typed)).html, kind)) hrefs.add(href ?? '');
    expect(hrefs.size).toBeGreaterThan(20);
    for (const href of hrefs) {
      const [path = '', end] = href.split('#');
      const page = await visitor.get(path);
      expect([href, page.status]).toEqual([href, 200]);
      if (end) expect(page.html).toContain(`id="${end}"`);
    }
  });

  it('says what to do where nothing is found, and repeats what was typed as text alone', async () => {
    const { html } = await find('<b>zebra</b> quilt');
    expect(html).toContain('Nothing found for “&lt;b&gt;zebra&lt;/b&gt; quilt');
    expect(html).toContain('mailto:help@line.example');
    expect(html).not.toContain('<b>zebra');
  });

  it('has one canonical address, and keeps its results out of search engines', async () => {
    const [empty, found] = [await visitor.get('/mileage/help'), await find('decal')];
    expect(empty.html).not.toContain('noindex');
    expect(found.html).toContain('<meta name="robots" content="noindex"');
    for (const { html } of [empty, found])
      expect(html).toMatch(/rel="canonical" href="[^"?]*\/mileage\/help"/);
  });

  it('is one link away: from every public page, a page that is not there, the shell, the support page', async () => {
    const { visitor: member } = await signedIn(app);
    for (const page of [
      await visitor.get('/mileage/faq'),
      await visitor.get('/mileage/nowhere'),
      await member.get('/mileage/account'),
      await member.get('/mileage/no-such-page'),
      await member.get('/mileage/go'),
    ])
      expect(page.html).toContain('href="/mileage/help"');
    expect((await member.get('/mileage/support')).html).toContain('action="/mileage/help"');
    expect((await member.get('/mileage/help?q=zebra')).html).toContain('href="/mileage/support/message"');
  });
});
