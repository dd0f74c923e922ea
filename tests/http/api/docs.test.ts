import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '~/areas/api/reference/registry.server';
import { TAGS } from '~/platform/http/openapi/operation.server';
import { startApp } from '../../factories/app';
import { apiWorld, disposableToken, PDF, type ApiWorld } from '../../factories/api-world';
import { Visitor } from '../../factories/visitor';
import { telematicsServer } from '../../factories/telematics-server';

/** The reference as a person without scripts reads it, and every line of it that one can copy, run. */

const app = await startApp({
  expectErrors: true,
  env: { ...(await telematicsServer()).env, PUBLIC_URL: 'https://stateline.example' },
});
let world: ApiWorld;
const visitor = new Visitor(app.origin);
beforeAll(async () => {
  world = await apiWorld(app);
});

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
const decoded = (html: string): string =>
  html.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => entities[entity] ?? entity);

/** The words of a shell line: quotes, backslashes and $TOKEN, as a POSIX shell reads them. */
function shellWords(line: string, token: string): string[] {
  const words: string[] = [];
  let word: string | null = null;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] as string;
    if (sign === "'") {
      const end = line.indexOf("'", at + 1);
      word = (word ?? '') + line.slice(at + 1, end);
      at = end;
    } else if (sign === '"') {
      const end = line.indexOf('"', at + 1);
      word = (word ?? '') + line.slice(at + 1, end).replace('$TOKEN', token);
      at = end;
    } else if (sign === '\\') {
      at++;
      if (line[at] !== '\n') word = (word ?? '') + (line[at] ?? '');
    } else if (/\s/.test(sign)) {
      if (word !== null) words.push(word);
      word = null;
    } else word = (word ?? '') + sign;
  }
  if (word !== null) words.push(word);
  return words;
}

/** Does what curl would do with these words. */
async function curl(line: string, token: string): Promise<Response> {
  const [program, ...words] = shellWords(line, token);
  expect(program).toBe('curl');
  const headers: Record<string, string> = {};
  let [url, method, body]: [string, string | undefined, BodyInit | undefined] = ['', undefined, undefined];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    const next = () => words[++at] as string;
    if (word === '-X') method = next();
    else if (word === '-d') body = next();
    else if (word === '-H') {
      const [, name = '', value = ''] = /^([^:]+): (.*)$/s.exec(next()) ?? [];
      headers[name] = value;
    } else if (word === '-F') {
      const [, name = '', file = '', type = ''] = /^([^=]+)=@([^;]+);type=(.+)$/.exec(next()) ?? [];
      body ??= new FormData();
      (body as FormData).append(name, new Blob([PDF], { type }), file);
    } else url = word;
  }
  expect(url).toMatch(/^https:\/\/stateline\.example\/mileage\/api\//);
  return fetch(url.replace('https://stateline.example', app.origin), {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
}

const linesOf = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<code id="curl-(\w+)">([\s\S]*?)<\/code>/g)].map(([, id = '', text = '']) => [
      id,
      decoded(text),
    ]),
  );

describe('the reference', () => {
  it('has every call once, and runs every example that it shows', async () => {
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
    const faults: string[] = [];
    for (const { id, example } of operations) {
      // Signing out and renewing need a session; what the reference shows works without one too.
      const token = ['signOut', 'refreshToken'].includes(id) ? await disposableToken(world) : world.token;
      const line = lines.get(id) ?? '';
      const response = await curl(
        id === 'refreshToken' ? `${line} -H "Authorization: Bearer $TOKEN"` : line,
        token,
      );
      if (response.status !== example.status)
        faults.push(
          `${id}: ${response.status} for ${example.status} ${(await response.text()).slice(0, 200)}`,
        );
      else await response.arrayBuffer();
    }
    expect(faults).toEqual([]);
  });

  it('begins with a page on what holds for every call, whose first line works', async () => {
    const page = await visitor.get('/mileage/docs');
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('<script');
    expect(page.html).not.toMatch(/(src|href)="https?:/);
    const first = linesOf(page.html).get('first') ?? '';
    expect((await curl(first, world.token)).status).toBe(200);
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
