import { describe, expect, it } from 'vitest';
import recorded from '~/areas/content/rules/recorded-films.json';
import { startApp } from '../factories/app';
import { giveThreeStates } from '../factories/quarter-records';
import { signedIn } from '../factories/signed-in';
import { Visitor } from '../factories/visitor';
import { FEATURES } from '../../prisma/seed/content/features';

const app = await startApp();
const guest = new Visitor(app.origin);
const dana = await signedIn(app);
await giveThreeStates(dana.scope);
const PAGES = ['/mileage/how-it-works', ...FEATURES.map(({ slug }) => `/mileage/features/${slug}`)];

const fileAt = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

describe('a film without scripts', () => {
  it.each(PAGES)(
    'is on its page, with captions and controls, and loads nothing by itself: %s',
    async (path) => {
      const { status, html } = await guest.get(path);
      expect(status).toBe(200);
      const tag = /<video[^>]*>/.exec(html)?.[0] ?? '';
      for (const attribute of [
        ' controls ',
        ' preload="none" ',
        ' playsinline ',
        ' poster="',
        ' aria-label="Film: ',
      ])
        expect(tag).toContain(attribute);
      expect(html).toMatch(/<track kind="captions" srclang="en" label="English" src="[^"]+" default>/);
      expect(html).toContain('The film in words');
    },
  );

  it('is whole, and in the parts that a player asks for, of the right type and kept for good', async () => {
    for (const path of PAGES) {
      const { html } = await guest.get(path);
      const address = app.origin + fileAt(html, /<source src="([^"]+)"/);
      const whole = await fetch(address);
      expect(whole.status, path).toBe(200);
      expect(whole.headers.get('content-type')).toBe('video/webm');
      expect(whole.headers.get('accept-ranges')).toBe('bytes');
      expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const bytes = Buffer.from(await whole.arrayBuffer());
      const part = await fetch(address, { headers: { Range: 'bytes=1000-1999' } });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-type')).toBe('video/webm');
      expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${bytes.length}`);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000, 2000))).toBe(true);
      const beyond = await fetch(address, { headers: { Range: `bytes=${bytes.length}-` } });
      expect(beyond.status).toBe(416);
    }
  });

  it('has captions and a poster that are files of their kind', async () => {
    for (const path of PAGES) {
      const { html } = await guest.get(path);
      const captions = await fetch(app.origin + fileAt(html, /<track[^>]* src="([^"]+)"/));
      expect(captions.headers.get('content-type')).toMatch(/^text\/vtt/);
      expect(await captions.text()).toMatch(/^WEBVTT\n\n1\n00:00:00\.000 --> /);
      const poster = await fetch(app.origin + fileAt(html, /poster="([^"]+)"/));
      expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(poster.headers.get('cache-control')).toContain('immutable');
    }
  });

  it('may be played by the policy of the page, from here only', async () => {
    const { headers } = await guest.get(PAGES[0] ?? '');
    expect(headers.get('content-security-policy')).toContain("media-src 'self';");
  });

  it('is told from one that is not there', async () => {
    expect((await guest.get('/mileage/films/route-miles.0000000000.webm')).status).toBe(404);
  });
});

describe('the pages that lead to films', () => {
  it('list every feature with a frame of its film and its length, and load no film', async () => {
    const { html } = await guest.get('/mileage/features');
    expect(html.match(/class="film-thumbnail"/g)).toHaveLength(FEATURES.length);
    for (const { slug } of FEATURES) {
      expect(html).toContain(`<img src="/mileage/films/${slug}.`);
      expect(html).toContain(`href="/mileage/features/${slug}"`);
    }
    expect(html).not.toMatch(/<video|<source/);
  });

  it('show on the front page a frame that leads to its page, and load no film', async () => {
    const { html } = await guest.get('/mileage');
    const poster = /<a class="poster" href="([^"]+)"[^>]*><img[^>]* src="([^"]+)"[^>]*>/.exec(html);
    expect(poster?.[1]).toBe('/mileage/how-it-works');
    expect(poster?.[2]).toMatch(/^\/mileage\/films\/how-it-works\..+\.webp$/);
    expect(poster?.[0]).toContain('loading="lazy"');
    expect(html).not.toMatch(/<video|<source/);
  });
});

/** The screens that a film goes through. */
const SCREENS: Record<string, string[]> = {
  'how-it-works': ['/calculator'],
  'route-miles': ['/trips-fuel', '/trips-fuel/trips/new'],
  'fuel-records': ['/trips-fuel', '/trips-fuel/fuel/new'],
  'quarter-report': ['/reports'],
  rates: ['/rates'],
  'rate-confirmations': ['/trips-fuel/documents'],
  fleet: ['/equipment'],
  calculator: ['/calculator'],
  people: ['/account/people'],
};
/** Words of steps that come only after something was done: of a dialog, of a file that was read, of a list that is not empty. */
const LATER = ['Get results', 'Review', 'Edit'];

describe('what is said in a film', () => {
  it.each(Object.entries(recorded))(
    '%s names only what is written on its screens',
    async (slug, { lines }) => {
      if (slug === 'rate-confirmations')
        await dana.visitor.post('/mileage/trips-fuel/documents', { intent: 'activate' });
      let words = '';
      for (const path of SCREENS[slug] ?? []) {
        const { status, html } = await dana.visitor.get(`/mileage${path}`);
        expect([path, status]).toEqual([path, 200]);
        words += html.replace(/<[^>]+>/g, ' ').replace(/&amp;/g, '&');
      }
      const labels = lines.flatMap((line) => [...line.matchAll(/“([^”]+)”/g)].map(([, label = '']) => label));
      expect(labels.filter((label) => !LATER.includes(label) && !words.includes(label))).toEqual([]);
    },
  );
});
