import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filmLength, recordedFilm, type RecordedFilm } from '~/areas/content/rules/films';
import recorded from '~/areas/content/rules/recorded-films.json';
import { FEATURES } from '../../../../../prisma/seed/content/features';

const folder = path.resolve(import.meta.dirname, '../../../../../public/films');
const films: [string, RecordedFilm][] = Object.entries(recorded);
const read = (name: string) => readFileSync(path.join(folder, name));

/** The lines of a WebVTT file with their times in seconds. */
function cues(vtt: string): { from: number; to: number; text: string }[] {
  const [head, ...blocks] = vtt.trim().split('\n\n');
  expect(head).toBe('WEBVTT');
  const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return blocks.map((block) => {
    const [, times = '', ...text] = block.split('\n');
    const [, from = '', to = ''] = /^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})$/.exec(times) ?? [];
    return { from: seconds(from), to: seconds(to), text: text.join('\n').replace(/&amp;/g, '&') };
  });
}

describe('the recorded films', () => {
  it('are one for each feature, and the one of the front page', () => {
    expect(Object.keys(recorded).sort()).toEqual(
      ['how-it-works', ...FEATURES.map(({ slug }) => slug)].sort(),
    );
  });

  it('are files with what is in them in their names, and no others lie beside them', () => {
    const named = films.flatMap(([slug, { film, captions, poster }]) => {
      expect(film).toMatch(new RegExp(`^${slug}\\.[0-9a-f]{10}\\.webm$`));
      expect(captions).toMatch(new RegExp(`^${slug}\\.[0-9a-f]{10}\\.vtt$`));
      expect(poster).toMatch(new RegExp(`^${slug}\\.[0-9a-f]{10}\\.webp$`));
      return [film, captions, poster];
    });
    expect(readdirSync(folder).sort()).toEqual(named.sort());
  });

  it('are small, in sum too', () => {
    for (const [slug, { film, poster, bytes }] of films) {
      expect(statSync(path.join(folder, film)).size, slug).toBe(bytes);
      expect(bytes, slug).toBeLessThan(450_000);
      expect(statSync(path.join(folder, poster)).size, slug).toBeLessThan(60_000);
    }
    expect(films.reduce((sum, [, { bytes }]) => sum + bytes, 0)).toBeLessThan(4_000_000);
  });

  it.each(films)('%s is a WebM film of ten to thirty seconds with a poster', (_slug, one) => {
    const film = read(one.film);
    expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(film.includes('webm')).toBe(true);
    expect(film.includes('V_VP9')).toBe(true);
    expect(one.seconds).toBeGreaterThanOrEqual(10);
    expect(one.seconds).toBeLessThanOrEqual(30);
    const poster = read(one.poster);
    expect(poster.subarray(0, 4).toString('latin1')).toBe('RIFF');
    expect(poster.subarray(8, 12).toString('latin1')).toBe('WEBP');
  });

  it.each(films)('%s has captions from its start to its end, each long enough to read', (_slug, one) => {
    const lines = cues(read(one.captions).toString());
    expect(lines.map(({ text }) => text)).toEqual(one.lines);
    expect(lines.length).toBeGreaterThanOrEqual(4);
    let last = 0;
    for (const { from, to, text } of lines) {
      expect(from).toBe(last);
      expect(to - from, text).toBeGreaterThanOrEqual(Math.max(2, text.length / 25));
      expect(text.length, text).toBeLessThanOrEqual(60);
      last = to;
    }
    expect(Math.abs(last - one.seconds)).toBeLessThan(1.1);
  });
});

describe('a film', () => {
  it('is found by its name only', () => {
    expect(recordedFilm('toString')).toBeUndefined();
    expect(recordedFilm('')).toBeUndefined();
  });

  it('has its length in minutes and seconds', () => {
    expect([filmLength(9), filmLength(24), filmLength(61)]).toEqual(['0:09', '0:24', '1:01']);
  });
});
