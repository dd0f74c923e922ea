import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

/**
 * From the visitor's "Calculate" to the page with the miles: the whole way over HTTP, job and worker included, beside
 * the bare round trip to the same server, in one run. Start it with `npx tsx bench/calculator.ts` after `npm run build`.
 */
const ROUNDS = 200;

const CITIES: [string, string][] = [
  ['Chicago', 'IL'], ['Dallas', 'TX'], ['Los Angeles', 'CA'], ['Atlanta', 'GA'], ['Seattle', 'WA'], ['Miami', 'FL'], ['Denver', 'CO'],
  ['Toronto', 'ON'], ['Newark', 'NJ'], ['Memphis', 'TN'], ['Laredo', 'TX'], ['Omaha', 'NE'], ['Calgary', 'AB'], ['Boston', 'MA'],
];

const root = fileURLToPath(new URL('..', import.meta.url));
const child = spawn(process.execPath, ['build/index.js', 'all'], {
  cwd: root,
  env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: '.cache/bench', RATE_LIMITS: '0', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let output = '';
child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
while (!/is running: \S+/.test(output)) await new Promise((resolve) => setTimeout(resolve, 100));
const base = /is running: (\S+)/.exec(output)?.[1] ?? '';

async function submit(index: number): Promise<number> {
  const from = CITIES[index % CITIES.length] as [string, string];
  const to = CITIES[(index * 5 + 3) % CITIES.length] as [string, string];
  if (from === to) return submit(index + 1);
  const startedAt = performance.now();
  const response = await fetch(`${base}/calculator`, {
    method: 'POST',
    body: new URLSearchParams({ pickup_city: from[0], pickup_state: from[1], delivery_city: to[0], delivery_state: to[1] }),
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

const quantile = (values: number[], share: number): number => [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

for (let index = 0; index < 20; index++) await submit(index);
const submits: number[] = [];
const trips: number[] = [];
for (let index = 0; index < ROUNDS; index++) {
  submits.push(await submit(index));
  trips.push(await health());
}
const row = (name: string, values: number[]) => ({ what: name, 'p50 ms': quantile(values, 0.5).toFixed(1), 'p95 ms': quantile(values, 0.95).toFixed(1) });
console.table([row('submit to miles shown (two pages, job, worker)', submits), row('bare round trip (health page)', trips)]);
console.log(`ratio p50: ${(quantile(submits, 0.5) / quantile(trips, 0.5)).toFixed(1)} round trips`);
child.kill('SIGINT');
await once(child, 'exit');
