import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startApp } from './factories/app';
import { giveRecords } from './factories/quarter-records';
import { signedIn } from './factories/signed-in';
import { Visitor } from './factories/visitor';

/** Page weights as they go over the line (gzip) and statements per request: budgets, asserted. */

const app = await startApp();
const KB = 1000;

async function fetched(path: string, cookie = ''): Promise<{ body: Buffer; weight: number }> {
  const response = await fetch(new URL(path, app.origin), {
    headers: { Accept: 'text/html,*/*', 'Accept-Encoding': 'gzip', Cookie: cookie },
  });
  expect(response.status, path).toBe(200);
  const body = Buffer.from(await response.arrayBuffer());
  return { body, weight: gzipSync(body, { level: 6 }).length };
}

/** Bytes of a body as they come over the line. */
const sizeOnTheLine = (url: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      let bytes = 0;
      answer
        .on('data', (chunk: Buffer) => (bytes += chunk.length))
        .on('end', () => resolve(bytes))
        .on('error', reject);
    }).on('error', reject);
  });

const attributes = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');

/** HTML and style sheets of a page, compressed, in bytes. */
async function pageWeight(path: string): Promise<number> {
  const page = await fetched(path);
  const html = page.body.toString();
  const sheets = attributes(html, /<link rel="stylesheet" href="([^"]+)"/g);
  let weight = page.weight;
  for (const sheet of sheets) weight += (await fetched(sheet)).weight;
  return weight;
}

/** All scripts that a page loads before anybody touches it: their weight compressed, in bytes, their number and their text. */
async function scripts(
  path: string,
  cookie?: string,
): Promise<{ weight: number; files: number; text: string }> {
  const html = (await fetched(path, cookie)).body.toString();
  const inline = attributes(html, /<script[^>]*>([\s\S]*?)<\/script>/g).join('\n');
  const queue = [
    ...attributes(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    ...attributes(inline, /["'](\/mileage\/build\/[^"'\\]+\.js)\\?["']/g),
  ];
  const seen = new Map<string, string>();
  let weight = 0;
  while (queue.length > 0) {
    const url = queue.pop() as string;
    if (seen.has(url)) continue;
    const file = await fetched(url);
    const text = file.body.toString();
    seen.set(url, text);
    weight += file.weight;
    for (const match of text.matchAll(/(?:from|import)\s*"([^"]+\.js)"/g))
      queue.push(new URL(match[1] as string, new URL(url, app.origin)).pathname);
  }
  return { weight, files: seen.size, text: [...seen.values()].join('\n') };
}

async function calculation(): Promise<string> {
  const visitor = new Visitor(app.origin);
  const page = await visitor.post('/mileage/calculator', {
    pickup_city: 'Seattle',
    pickup_state: 'WA',
    delivery_city: 'Miami',
    delivery_state: 'FL',
  });
  const report = await visitor.post(page.url, {
    quarter: '20263',
    gallons_WA: '200',
    gallons_MT: '150',
    gallons_FL: '160',
  });
  expect(report.url).toMatch(/report$/);
  return page.url;
}

describe('weights without JavaScript', () => {
  it('keeps the whole front page with its FAQ under 20 kB', async () => {
    expect(await pageWeight('/mileage')).toBeLessThan(20 * KB);
  });

  it('keeps the calculator steps and the result under 11 kB, coast to coast', async () => {
    const fuel = await calculation();
    for (const path of [fuel, fuel.replace('/fuel', '/report'), fuel.replace('/fuel', '/route')]) {
      expect(await pageWeight(path), path).toBeLessThan(11 * KB);
    }
  });

  it('sends no script with pages that need none, only what search engines read', async () => {
    const runs = /<script(?! type="application\/ld\+json">\{)/;
    const fuel = await calculation();
    for (const path of [fuel, fuel.replace('/fuel', '/report'), '/mileage/rates']) {
      expect((await fetched(path)).body.toString(), path).not.toMatch(runs);
    }
  });
});

describe('weights with JavaScript', () => {
  it('keeps the front page at 97 kB of script before anything is touched, without map, zod or payment code', async () => {
    const { weight, text } = await scripts('/mileage');
    expect(weight).toBeGreaterThan(50 * KB); // the measure sees the framework
    expect(weight).toBeLessThan(97 * KB);
    expect(text).not.toMatch(/leaflet|ZodError|js\.stripe\.com/i);
  });

  it('compresses what it sends', async () => {
    const response = await fetch(`${app.origin}/mileage`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });
});

/** The worst page of fifty rows: trips through many states and purchases at long names, each with questions open. */
async function fullList() {
  const person = await signedIn(app, { planPackageId: 'ic_advanced' });
  const day = (index: number) => `2026-11-${String(1 + (index % 28)).padStart(2, '0')}`;
  const states = ['TX', 'OK', 'KS', 'MO', 'IL', 'IN', 'OH', 'PA', 'NY', 'NJ', 'AR', 'TN'];
  const trips = Array.from({ length: 25 }, (_, index) => ({
    unit: index % 5 === 0 ? null : `TRUCK-${index % 7}`,
    date: day(index),
    miles: Object.fromEntries(
      states.slice(index % 6, (index % 6) + 5).map((state, at) => [state, 91.7 + 13.3 * at + index]),
    ),
    odometer: [100_000 + index * 731, 100_900 + index * 977] as [number, number],
  }));
  const fuel = Array.from({ length: 25 }, (_, index) => ({
    unit: index % 3 === 0 ? null : `TRUCK-${index % 7}`,
    date: day(index),
    state: states[index % 12] ?? 'TX',
    quantity: String(401 + index * 17.3),
    seller: `Crossroads Travel Center No. ${index * 37}`,
  }));
  await giveRecords({ db: person.db, carrierId: person.carrierId } as never, {
    units: Array.from({ length: 7 }, (_, index) => ({ unit: `TRUCK-${index}` })),
    trips,
    fuel,
  });
  return person;
}

describe('the list of fifty rows, with a note on every one', () => {
  it('weighs less than 15 kB with gzip, its data for the scripts included, and less with brotli; and asks at most six times', async () => {
    const person = await fullList();
    const headers = { Cookie: `${person.cookie.name}=${person.cookie.value}`, Accept: 'text/html' };
    const path = '/mileage/trips-fuel';
    const ask = (encoding: string) =>
      sizeOnTheLine(`${app.origin}${path}?quarter=20264`, { ...headers, 'Accept-Encoding': encoding });
    const html = await (await fetch(`${app.origin}${path}?quarter=20264`, { headers })).text();
    expect(html.match(/class="row-note"/g)).toHaveLength(50);
    expect(html).toContain('Showing 1 to 50 of 50 entries');
    for (const encoding of ['gzip', 'gzip, deflate, br', 'gzip, deflate, br, zstd'])
      expect(await ask(encoding), encoding).toBeLessThan(15 * KB);
    const told = () =>
      app.log
        .filter((entry) => entry['msg'] === 'request' && entry['path'] === path)
        .map((entry) => entry['queries'] as number);
    await expect.poll(() => told().length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...told().slice(1))).toBeLessThanOrEqual(6);
  });
});

describe('database statements per request', () => {
  const queriesOf = async (path: string): Promise<number> => {
    const before = app.log.length;
    await fetch(app.origin + path);
    const line = () =>
      app.log.slice(before).find((entry) => entry['msg'] === 'request' && entry['path'] === path);
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

  it('stays within them where someone is signed in, however many quarters stand beside each other', async () => {
    const person = await signedIn(app, { planPackageId: 'ic_advanced', baseJurisdiction: 'TX' });
    await giveRecords({ db: person.db, carrierId: person.carrierId } as never, {
      units: [{ unit: 'B-1' }, { unit: 'B-2' }],
      trips: ['2026-02-03', '2026-05-03', '2026-08-03', '2026-08-09'].map((date, index) => ({
        unit: index % 2 ? 'B-1' : 'B-2',
        date,
        miles: { TX: 300.5, OK: 120 },
      })),
      fuel: [{ unit: 'B-1', date: '2026-08-04', state: 'TX', quantity: '80' }],
    });
    const headers = { Cookie: `${person.cookie.name}=${person.cookie.value}`, Accept: 'text/html' };
    // The sums of a quarter are kept by the first who asks; the budget is of those who come after.
    const asked = async (path: string): Promise<number> => {
      const lines = () =>
        app.log.filter((entry) => entry['msg'] === 'request' && entry['path'] === path.replace(/\?.*/, ''));
      const before = lines().length;
      for (let visit = 1; visit <= 2; visit++) {
        expect((await fetch(app.origin + path, { headers })).status, path).toBe(200);
        await expect.poll(() => lines().length).toBe(before + visit);
      }
      return lines().at(-1)?.['queries'] as number;
    };
    expect(await asked('/mileage/reports?q=20263')).toBeLessThanOrEqual(5);
    expect(await asked('/mileage/reports/sheet?q=20263')).toBeLessThanOrEqual(3);
    expect(await asked('/mileage/reports/trends')).toBeLessThanOrEqual(5);
    expect(await asked('/mileage/reports/filing?q=20263')).toBeLessThanOrEqual(8);
  });
});

describe('weights with JavaScript, signed in', () => {
  it('keeps the everyday screens at ten files of script and under 118 kB', async () => {
    const { cookie } = await signedIn(app);
    for (const path of ['trips-fuel', 'trips-fuel/trips/new', 'trips-fuel/fuel/new']) {
      const { weight, files } = await scripts(`/mileage/${path}`, `${cookie.name}=${cookie.value}`);
      expect(files, path).toBeGreaterThan(4); // the measure sees the page's own
      expect(files, path).toBeLessThanOrEqual(10);
      expect(weight, path).toBeLessThan(118 * KB);
    }
  });
});
