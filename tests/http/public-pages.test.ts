import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { Visitor } from '../factories/visitor';

// The page of error 500 is asked for on purpose, and logged as one.
const app = await startApp({
  expectErrors: true,
  env: { PRODUCT_NAME: 'Mile & Line', SUPPORT_EMAIL: 'help@line.example' },
});
const visitor = new Visitor(app.origin);
const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });

const PAGES = ['', '/faq', '/prices', '/about', '/terms', '/privacy'];
const ERRORS = [
  ['/403', 403, 'Sorry! Access denied :('],
  ['/500', 500, 'Houston, we have a problem!'],
  ['/nowhere/at/all', 404, 'Oops! You&#x27;re lost.'],
] as const;

async function problemsOf(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap((result) =>
    result.messages.map((m) => `${m.ruleId}: ${m.message} (${m.selector})`),
  );
}

describe('the public pages', () => {
  it.each(PAGES)('%s is there and valid HTML with one heading of the first order', async (path) => {
    const page = await visitor.get(`/mileage${path}`);
    expect(page.status).toBe(200);
    expect(await problemsOf(page.html)).toEqual([]);
    expect(page.html.match(/<h1/g)).toHaveLength(1);
    expect(page.html).toContain('<html lang="en">');
  });

  it.each(ERRORS)('%s answers %d with its text, as valid HTML', async (path, status, title) => {
    const page = await visitor.get(`/mileage${path}`);
    expect(page.status).toBe(status);
    expect(page.html).toContain(title);
    expect(await problemsOf(page.html)).toEqual([]);
  });

  it('have no link of their own that leads nowhere', async () => {
    const seen = new Set<string>();
    for (const path of PAGES) {
      const { html } = await visitor.get(`/mileage${path}`);
      for (const [, href] of html.matchAll(/<a [^>]*href="(\/mileage[^"#]*)"/g))
        seen.add(href!.replaceAll('&amp;', '&'));
    }
    expect(seen.size).toBeGreaterThan(6);
    const dead: string[] = [];
    for (const href of seen) if ((await visitor.get(href)).status >= 400) dead.push(href);
    expect(dead).toEqual([]);
  });

  it('of plain text send no script and may be kept for a while', async () => {
    for (const path of PAGES.slice(1)) {
      const page = await visitor.get(`/mileage${path}`);
      // Structured data is no script.
      expect(/<script(?! type="application\/ld\+json")/.exec(page.html)?.index, path).toBeUndefined();
      expect(page.headers.get('cache-control')).toMatch(/^public/);
      expect(page.headers.get('etag')).toBeTruthy();
    }
  });

  it('carry the configured name and address, safely', async () => {
    // The visitor has followed a link to another language by now.
    const about = await visitor.get('/mileage/about?lang=en');
    expect(about.html).toContain('<h1>About Mile &amp; Line</h1>');
    expect(about.html).toContain('mailto:help@line.example');
    expect(about.html + (await visitor.get('/mileage/privacy')).html).not.toMatch(/\{[a-z]+\}/);
  });

  it('hold all 32 answers, each under an address of its own', async () => {
    const { html } = await visitor.get('/mileage/faq');
    expect(html.match(/<details class="disclosure" id="faq-[a-z-]+">/g)).toHaveLength(32);
  });
});
