import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { shapeProblems, structuredData } from '../factories/schema-org';
import { Visitor } from '../factories/visitor';

const app = await startApp({
  env: { PUBLIC_URL: 'https://ifta.example.com', CLOCK_NOW: '2026-11-23T15:00:00Z' },
});
const visitor = new Visitor(app.origin);
const get = (path: string) => fetch(app.origin + path, { redirect: 'manual' });
const parser = new XMLParser({ ignoreAttributes: false });

const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const sitemap = async () => {
  const read = parser.parse(await (await get('/sitemap.xml')).text()) as {
    urlset: { url: { loc: string; lastmod?: string }[] };
  };
  return read.urlset.url.map(({ loc }) => loc);
};

interface PublicPage {
  loc: string;
  path: string;
  status: number;
  html: string;
  headers: Headers;
}

/** Words that tell nobody where a link leads. */
const VAGUE = /^(click here|click this|go|here|this|start|right here|more|learn more|read more)$/i;

let read: Promise<PublicPage[]> | undefined;

/** Every page of the sitemap, asked for once. */
const publicPages = (): Promise<PublicPage[]> =>
  (read ??= (async () => {
    const pages: PublicPage[] = [];
    for (const loc of await sitemap()) {
      const path = loc.replace('https://ifta.example.com', '');
      const { status, html, headers } = await visitor.get(path);
      pages.push({ loc, path, status, html, headers });
    }
    return pages;
  })());

describe('search engines', () => {
  it('are told what they may read, and where the list of pages is', async () => {
    for (const path of ['/robots.txt', '/mileage/robots.txt']) {
      const answer = await get(path);
      expect(answer.headers.get('content-type')).toContain('text/plain');
      const text = await answer.text();
      expect(text).toContain('Sitemap: https://ifta.example.com/sitemap.xml');
      expect(text).toContain('Disallow: /mileage/account');
    }
  });

  it('find every public page in the sitemap, each there, with its own title, description, picture and address', async () => {
    const all = await publicPages();
    expect(all.length).toBeGreaterThan(500);
    expect(new Set(all.map(({ loc }) => loc)).size).toBe(all.length);
    const locs = all.map(({ loc }) => loc);
    expect(locs).toContain('https://ifta.example.com/mileage/states/texas/2026/3');
    expect(locs).not.toContain('https://ifta.example.com/mileage/states/ontario/2026/4');
    const titles = new Map<string, string>();
    for (const { loc, path, html, status } of all) {
      expect([path, status]).toEqual([path, 200]);
      if (path.startsWith('/mileage/docs')) continue;
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      expect([path, titles.get(title)]).toEqual([path, undefined]);
      titles.set(title, path);
      expect([path, title.length >= 15 && title.length <= 90]).toEqual([path, true]);
      const description = metaOf(html, 'description') ?? '';
      expect([path, description.length > 40 && description.length < 200]).toEqual([path, true]);
      expect([path, metaOf(html, 'og:title') !== undefined]).toEqual([path, true]);
      expect(metaOf(html, 'og:image')).toBe('https://ifta.example.com/mileage/img/share.png');
      expect(canonicalOf(html)).toBe(loc);
    }
  });

  /** What Lighthouse looks at in its part on search engines, on every page instead of one. */
  it('can read every public page: language, width, one heading, links that lead somewhere and say where, no bar', async () => {
    for (const { path, html, headers } of await publicPages()) {
      const problems = [
        /<html[^>]* lang="(en|es|fr)\b/.test(html) || 'no language',
        metaOf(html, 'viewport')?.includes('width=device-width') || 'no viewport',
        html.match(/<h1[\s>]/g)?.length === 1 || 'not one heading',
        metaOf(html, 'robots') === undefined || 'kept from search engines',
        headers.get('x-robots-tag') === null || 'kept from search engines by a header',
        ...[...html.matchAll(/<link\b[^>]*\bhref[Ll]ang="([^"]*)"[^>]*>/g)].map(
          ([link, language = '']) =>
            (/^(x-default|[a-z]{2}(-[A-Z]{2})?)$/.test(language) && /\bhref="https:\/\//.test(link)) ||
            `an odd alternate: ${link}`,
        ),
        ...[...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inside = '']) => {
          const href = /\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '';
          const words = (
            /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? inside.replace(/<[^>]+>/g, ' ')
          ).trim();
          if (href === path) return true;
          if (!/^(https?:|mailto:|\/|#|\?)/.test(href)) return `"${words}" leads to "${href}"`;
          return (
            (words !== '' && !VAGUE.test(words)) ||
            /alt="[^"]+"/.test(inside) ||
            `"${words}" says nothing of ${href}`
          );
        }),
        ...[...html.matchAll(/<img\b([^>]*)>/g)].map(
          ([, attributes = '']) => /\balt="/.test(attributes) || 'no alt',
        ),
      ].filter((problem) => problem !== true);
      expect([path, problems]).toEqual([path, []]);
    }
  });

  it('find structured data in the shapes of schema.org on every page that has some', async () => {
    const types = new Set<string>();
    for (const { path, html } of await publicPages())
      for (const data of structuredData(html)) {
        expect([path, shapeProblems(data)]).toEqual([path, []]);
        types.add(String(data['@type']));
      }
    expect([...types].toSorted()).toEqual([
      'BreadcrumbList',
      'Dataset',
      'FAQPage',
      'HowTo',
      'Product',
      'SoftwareApplication',
    ]);
  });

  it('would hear of a wrong shape', () => {
    const good = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [] };
    expect(shapeProblems(good)).toHaveLength(1);
    expect(shapeProblems({ ...good, '@type': 'Recipe' })).toEqual([
      'Recipe is no type that a page may describe',
    ]);
    const step = { '@type': 'HowToStep', position: 1, text: 'Open it.' };
    const lesson = { '@context': 'https://schema.org', '@type': 'HowTo', name: 'A', step: [step, step] };
    expect(shapeProblems(lesson)).toEqual([]);
    expect(shapeProblems({ ...lesson, nmae: 'A' })[0]).toContain('nmae');
  });

  it('get a picture of the size that is said', async () => {
    const answer = await get('/mileage/img/share.png');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(150_000);
  });

  it('read what a page is', async () => {
    const typesOf = async (path: string) =>
      structuredData((await visitor.get(path)).html).map((data) => data['@type']);
    expect(await typesOf('/mileage')).toContain('SoftwareApplication');
    expect(await typesOf('/mileage/faq')).toContain('FAQPage');
    expect(await typesOf('/mileage/tutorials/add-a-trip')).toEqual(['BreadcrumbList', 'HowTo']);
    expect(await typesOf('/mileage/features/route-miles')).toEqual(['BreadcrumbList']);
    const [, dataset] = structuredData((await visitor.get('/mileage/rates/2026/3')).html);
    expect(dataset).toMatchObject({
      '@type': 'Dataset',
      url: 'https://ifta.example.com/mileage/rates/2026/3',
      temporalCoverage: '2026-07-01/2026-09-30',
      distribution: [{ contentUrl: 'https://ifta.example.com/mileage/rates/2026/3.csv' }],
    });
    const [, howTo] = structuredData((await visitor.get('/mileage/tutorials/add-a-trip')).html);
    const steps = (howTo?.['step'] as { text: string }[]).map(({ text }) => text);
    expect(steps[0]).toBe('Choose Trip on Trips & Fuel.');
    expect(steps).toHaveLength(5);
  });
});

describe('addresses of earlier releases', () => {
  it('lead to those of today', async () => {
    for (const kind of ['tutorials', 'features']) {
      const list = (await (await get(`/api/${kind}`)).json()) as { data: { id: number; title: string }[] };
      const [first] = list.data;
      const moved = await get(`/mileage/${kind}/${first?.id}`);
      expect(moved.status).toBe(301);
      const page = await visitor.get(moved.headers.get('location') ?? '');
      expect(page.html).toContain(`<h1>${first?.title}</h1>`);
    }
    expect((await get('/mileage/tutorials/999999')).status).toBe(404);
    expect((await get('/mileage/tutorials/no-such-lesson')).status).toBe(404);
    // A feature is no tutorial.
    expect((await get('/mileage/tutorials/route-miles')).status).toBe(404);
  });
});

describe('the calendar of due dates', () => {
  it('can be subscribed to, for a base in either country', async () => {
    for (const [path, uid] of [
      ['/mileage/deadlines.ics', 'ifta-US-2026-q3'],
      ['/mileage/deadlines.ics?country=CA', 'ifta-CA-2026-q3'],
    ] as const) {
      const answer = await get(path);
      expect(answer.headers.get('content-type')).toContain('text/calendar');
      expect(await answer.text()).toContain(`UID:${uid}@ifta.example.com`);
    }
    expect((await visitor.get('/mileage/faq')).html).toContain('href="/mileage/deadlines.ics"');
  });
});

describe('the feed of rate changes', () => {
  it('is Atom, newest quarter first, with what changed', async () => {
    const answer = await get('/mileage/rates/feed.atom');
    expect(answer.headers.get('content-type')).toContain('application/atom+xml');
    const { feed } = parser.parse(await answer.text()) as {
      feed: {
        id: string;
        updated: string;
        entry: { id: string; title: string; summary: string; updated: string }[];
      };
    };
    expect(feed.id).toBe('tag:ifta.example.com,2026:rates');
    expect(feed.entry).toHaveLength(8);
    expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(8);
    expect(feed.entry[0]?.title).toContain('Q4 2026 (preliminary)');
    const second = feed.entry.find(({ id }) => id.endsWith('rates/2026/2'));
    expect(second?.title).toBe('IFTA diesel rates, Q2 2026 (final): 3 changed');
    expect(second?.summary).toContain('Florida');
    expect((await visitor.get('/mileage/rates/2026/2')).html).toContain('type="application/atom+xml"');
  });
});
