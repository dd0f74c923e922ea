import { describe, expect, it } from 'vitest';
import { operations } from '~/areas/api/reference/registry.server';
import { TAGS } from '~/platform/http/openapi/operation.server';
import { startApp } from '../../factories/app';
import { decoded } from '../../factories/html-text';
import { Visitor } from '../../factories/visitor';

/** The reference as a person without scripts reads it; recipes.test.ts runs what one can copy from it. */

const app = await startApp();
const visitor = new Visitor(app.origin);

const linesOf = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<code id="curl-(\w+)">([\s\S]*?)<\/code>/g)].map(([, id = '', text = '']) => [
      id,
      decoded(text),
    ]),
  );

describe('the reference', () => {
  it('has every call once, with a line to copy', async () => {
    const lines = new Map<string, string>();
    for (const slug of Object.keys(TAGS)) {
      const page = await visitor.get(`/mileage/docs/${slug}`);
      expect(page.status, slug).toBe(200);
      expect(page.html).not.toContain('<script');
      for (const [id, line] of linesOf(page.html)) {
        expect(lines.has(id), id).toBe(false);
        lines.set(id, line);
      }
    }
    expect([...lines.keys()].sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it('begins with a page on what holds for every call', async () => {
    const page = await visitor.get('/mileage/docs');
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('<script');
    expect(page.html).not.toMatch(/(src|href)="https?:/);
    for (const [, id = ''] of page.html.matchAll(/<h2 id="([\w-]+)"/g))
      expect(page.html, id).toContain(`<li><a href="#${id}">`);
    for (const { id, tag } of operations)
      expect(page.html, id).toContain(`href="/mileage/docs/${tag}#${id}"`);
    for (const status of ['401', '404', '409', '412', '422', '429'])
      expect(page.html).toContain(`id="error-${status}"`);
  });

  it('finds calls without a script', async () => {
    const found = await visitor.get('/mileage/docs?q=fuel+delete');
    expect(found.html).toContain('#deleteFuel"');
    expect(found.html).not.toContain('#createTrip"');
    expect(found.html).toMatch(/role="status">[2-9] calls/);
    const nothing = await visitor.get('/mileage/docs?q=%3Cscript%3E');
    expect(nothing.html).toContain('No call');
    expect(nothing.html).not.toContain('<script>');
  });

  it('links only to what is there', async () => {
    const pages = new Map<string, string>();
    const page = async (path: string) =>
      pages.get(path) ?? pages.set(path, (await visitor.get(path)).html).get(path) ?? '';
    const dead: string[] = [];
    for (const path of ['/mileage/docs', ...Object.keys(TAGS).map((slug) => `/mileage/docs/${slug}`)]) {
      const html = await page(path);
      for (const [, href = ''] of html.matchAll(/href="((?:\/mileage\/docs[^"#]*)?#[^"]+)"/g)) {
        const [target = '', id = ''] = href.split('#');
        if (!(await page(target || path)).includes(`id="${id}"`)) dead.push(`${path}: ${href}`);
      }
    }
    expect(dead).toEqual([]);
    expect((await visitor.get('/mileage/docs/nothing')).status).toBe(404);
  });

  it('is in the foot of every public page', async () => {
    expect((await visitor.get('/mileage/faq')).html).toContain('href="/mileage/docs"');
  });
});
