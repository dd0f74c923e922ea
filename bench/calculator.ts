import { percentiles, quantile, row, tell } from './measure';
import { start } from './program';

/**
 * From the visitor's "Calculate" to the page with the miles: the whole way over HTTP, job and worker included, beside
 * the bare round trip to the same server, in one run. Start it with `npx tsx bench/calculator.ts` after `npm run build`.
 */
const ROUNDS = 200;

const CITIES: [string, string][] = [
  ['Chicago', 'IL'],
  ['Dallas', 'TX'],
  ['Los Angeles', 'CA'],
  ['Atlanta', 'GA'],
  ['Seattle', 'WA'],
  ['Miami', 'FL'],
  ['Denver', 'CO'],
  ['Toronto', 'ON'],
  ['Newark', 'NJ'],
  ['Memphis', 'TN'],
  ['Laredo', 'TX'],
  ['Omaha', 'NE'],
  ['Calgary', 'AB'],
  ['Boston', 'MA'],
];

const { origin, stop } = await start('all', { DEMO_RECORDS: '0' });
const base = `${origin}/mileage`;

async function submit(index: number): Promise<number> {
  const from = CITIES[index % CITIES.length] as [string, string];
  const to = CITIES[(index * 5 + 3) % CITIES.length] as [string, string];
  if (from === to) return submit(index + 1);
  const startedAt = performance.now();
  const response = await fetch(`${base}/calculator`, {
    method: 'POST',
    body: new URLSearchParams({
      pickup_city: from[0],
      pickup_state: from[1],
      delivery_city: to[0],
      delivery_state: to[1],
    }),
  });
  const html = await response.text();
  if (!html.includes('Add diesel purchase')) throw new Error(`${from[0]} to ${to[0]}: no miles shown`);
  return performance.now() - startedAt;
}

async function health(): Promise<number> {
  const startedAt = performance.now();
  await (await fetch(`${base}/healthz`)).text();
  return performance.now() - startedAt;
}

for (let index = 0; index < 20; index++) await submit(index);
const submits: number[] = [];
const trips: number[] = [];
for (let index = 0; index < ROUNDS; index++) {
  submits.push(await submit(index));
  trips.push(await health());
}
console.table([
  row('submit to miles shown (two pages, job, worker)', submits),
  row('bare round trip (health page)', trips),
]);
tell(
  '"Calculate" to the miles shown: two pages, job and worker',
  `${percentiles(submits)}; ${(quantile(submits, 0.5) / quantile(trips, 0.5)).toFixed(1)} bare round trips`,
);
await stop();
