import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startApp } from './factories/app';
import { Visitor } from './factories/visitor';

/** Page weights as they go over the line (gzip) and statements per request: budgets, asserted. */

const app = await startApp();
const KB = 1000;

async function fetched(path: string): Promise<{ body: Buffer; weight: number }> {
  const response = await fetch(new URL(path, app.origin), { headers: { Accept: 'text/html,*/*', 'Accept-Encoding': 'gzip' } });
  expect(response.status, path).toBe(200);
  const body = Buffer.from(await response.arrayBuffer());
  return { body, weight: gzipSync(body, { level: 6 }).length };
}

const attributes = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

/** HTML and style sheets of a page, compressed, in bytes. */
async function pageWeight(path: string): Promise<number> {
  const page = await fetched(path);
  const html = page.body.toString();
  const sheets = attributes(html, /<link rel="stylesheet" href="([^"]+)"/g);
  let weight = page.weight;
  for (const sheet of sheets) weight += (await fetched(sheet)).weight;
  return weight;
}

/** All scripts that a page loads before anybody touches it, compressed, in bytes, and their text. */
async function scripts(path: string): Promise<{ weight: number; text: string }> {
  const html = (await fetched(path)).body.toString();
  const inline = attributes(html, /<script[^>]*>([\s\S]*?)<\/script>/g).join('\n');
  const queue = [...attributes(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g), ...attributes(inline, /["'](\/mileage\/build\/[^"'\\]+\.js)\\?["']/g)];
  const seen = new Map<string, string>();
  let weight = 0;
  while (queue.length > 0) {
    const url = queue.pop() as string;
    if (seen.has(url)) continue;
    const file = await fetched(url);
    const text = file.body.toString();
    seen.set(url, text);
    weight += file.weight;
    for (const match of text.matchAll(/(?:from|import)\s*"([^"]+\.js)"/g)) queue.push(new URL(match[1] as string, new URL(url, app.origin)).pathname);
  }
  return { weight, text: [...seen.values()].join('\n') };
}

async function calculation(): Promise<string> {
  const visitor = new Visitor(app.origin);
  const page = await visitor.post('/mileage/calculator', { pickup_city: 'Seattle', pickup_state: 'WA', delivery_city: 'Miami', delivery_state: 'FL' });
  const report = await visitor.post(page.url, { quarter: '20263', gallons_WA: '200', gallons_MT: '150', gallons_FL: '160' });
  expect(report.url).toMatch(/report$/);
  return page.url;
}

describe('weights without JavaScript', () => {
  it('keeps the whole front page with its FAQ under 24 kB', async () => {
    expect(await pageWeight('/mileage')).toBeLessThan(24 * KB);
  });

  it('keeps the calculator steps and the result under 14 kB, coast to coast', async () => {
    const fuel = await calculation();
    for (const path of [fuel, fuel.replace('/fuel', '/report'), fuel.replace('/fuel', '/route')]) {
      expect(await pageWeight(path), path).toBeLessThan(14 * KB);
    }
  });

  it('sends no script with pages that need none', async () => {
    const fuel = await calculation();
    for (const path of [fuel, fuel.replace('/fuel', '/report'), '/mileage/rates']) {
      expect((await fetched(path)).body.toString(), path).not.toMatch(/<script/);
    }
  });
});

describe('weights with JavaScript', () => {
  it('keeps the front page at 100 kB of script before anything is touched, without map, zod or payment code', async () => {
    const { weight, text } = await scripts('/mileage');
    expect(weight).toBeGreaterThan(50 * KB); // the measure sees the framework
    expect(weight).toBeLessThan(100 * KB);
    expect(text).not.toMatch(/leaflet|ZodError|js\.stripe\.com/i);
  });

  it('compresses what it sends', async () => {
    const response = await fetch(`${app.origin}/mileage`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });
});

describe('database statements per request', () => {
  const queriesOf = async (path: string): Promise<number> => {
    const before = app.log.length;
    await fetch(app.origin + path);
    const line = () => app.log.slice(before).find((entry) => entry['msg'] === 'request' && entry['path'] === path);
    await expect.poll(line).toBeTruthy();
    return line()?.['queries'] as number;
  };

  it('stays within its budgets', async () => {
    const fuel = await calculation();
    expect(await queriesOf('/mileage')).toBeLessThanOrEqual(1);
    expect(await queriesOf(fuel)).toBeLessThanOrEqual(3);
    expect(await queriesOf(fuel)).toBeGreaterThan(0);
    expect(await queriesOf(fuel.replace('/fuel', '/report'))).toBeLessThanOrEqual(4);
    expect(await queriesOf('/mileage/rates')).toBeLessThanOrEqual(3);
    expect(await queriesOf('/mileage/api/calc/geo/search')).toBeLessThanOrEqual(3);
  });
});
