import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
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
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );

const sitemap = async () => {
  const read = parser.parse(await (await get('/sitemap.xml')).text()) as {
    urlset: { url: { loc: string; lastmod?: string }[] };
  };
  return read.urlset.url.map(({ loc }) => loc);
};

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
    const pages = await sitemap();
    expect(pages.length).toBeGreaterThan(500);
    expect(pages).toContain('https://ifta.example.com/mileage/states/texas/2026/3');
    expect(pages).not.toContain('https://ifta.example.com/mileage/states/ontario/2026/4');
    expect(new Set(pages).size).toBe(pages.length);
    const titles = new Map<string, string>();
    for (const loc of pages) {
      const path = loc.replace('https://ifta.example.com', '');
      const page = await visitor.get(path);
      expect([path, page.status]).toEqual([path, 200]);
      if (path.startsWith('/mileage/docs')) continue;
      const title = /<title>(.*?)<\/title>/.exec(page.html)?.[1] ?? '';
      expect([path, titles.get(title)]).toEqual([path, undefined]);
      titles.set(title, path);
      const description = metaOf(page.html, 'description') ?? '';
      expect([path, description.length > 40 && description.length < 200]).toEqual([path, true]);
      expect([path, metaOf(page.html, 'og:title') !== undefined]).toEqual([path, true]);
      expect(metaOf(page.html, 'og:image')).toBe('https://ifta.example.com/mileage/img/share.png');
      expect(canonicalOf(page.html)).toBe(loc);
      expect([path, metaOf(page.html, 'robots')]).toEqual([path, undefined]);
    }
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
      dataOf((await visitor.get(path)).html).map((data) => data['@type']);
    expect(await typesOf('/mileage')).toContain('SoftwareApplication');
    expect(await typesOf('/mileage/faq')).toContain('FAQPage');
    expect(await typesOf('/mileage/tutorials/add-a-trip')).toEqual(['BreadcrumbList', 'HowTo']);
    expect(await typesOf('/mileage/features/route-miles')).toEqual(['BreadcrumbList']);
    const [, dataset] = dataOf((await visitor.get('/mileage/rates/2026/3')).html);
    expect(dataset).toMatchObject({
      '@type': 'Dataset',
      url: 'https://ifta.example.com/mileage/rates/2026/3',
      temporalCoverage: '2026-07-01/2026-09-30',
      distribution: [{ contentUrl: 'https://ifta.example.com/mileage/rates/2026/3.csv' }],
    });
    const [, howTo] = dataOf((await visitor.get('/mileage/tutorials/add-a-trip')).html);
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
