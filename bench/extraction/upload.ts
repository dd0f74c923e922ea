/**
 * From the upload of a rate confirmation to what was read out of it, over HTTP, through the queue and the guarded child, one
 * document after the other: `npx tsx bench/extraction/upload.ts [seed] [count] [folder]` after `npm run build`. Without a
 * folder it makes documents of the seed, half of them scans. With `GROUP_MB=512` the whole program runs in so much memory.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { percentiles, quantile, row, tell } from '../measure';
import { memoryGroup, start } from '../program';

const [seed = '2027', count = '20', given] = process.argv.slice(2);
/** A person looks at the list before the next file: the reader that was used up is replaced meanwhile. */
const BETWEEN_MS = 1_500;
const POLL_MS = 25;
/** A demonstration fills itself with trips and their routes when it starts. */
const SETTLE_MS = 20_000;

const folder = given ?? mkdtempSync(path.join(tmpdir(), 'stateline-bench-'));
if (given === undefined) {
  const { status } = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      path.join(import.meta.dirname, 'generate.ts'),
      folder,
      '--seed',
      seed,
      '--count',
      count,
      '--scans',
      '0.5',
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(1);
}
const group = process.env['GROUP_MB'] ? memoryGroup(Number(process.env['GROUP_MB'])) : undefined;
const product = await start('all', {}, undefined, group?.command);
const api = `${product.origin}/mileage/api`;

async function call<T>(address: string, bearer: string, body?: FormData | object): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(api + address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Accept: 'application/json',
      ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      ...(isForm || body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

try {
  const { access_token: bearer } = await call<{ access_token: string }>('/login', '', product.login);
  await call('/modules/extraction/activate', bearer, {});
  await pause(SETTLE_MS);
  const { service_token: token } = await call<{ service_token: string }>(
    '/modules/extraction/get-token',
    bearer,
  );
  const times = { scan: [] as number[], doubtful: [] as number[], text: [] as number[] };
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.pdf'))
    .sort()) {
    const form = new FormData();
    form.append(
      'files[]',
      new File([readFileSync(path.join(folder, name))], name, { type: 'application/pdf' }),
    );
    const { image_only: pictures, faults } = JSON.parse(
      readFileSync(path.join(folder, name.replace(/pdf$/, 'json')), 'utf8'),
    ) as { image_only: boolean; faults?: object };
    const scan = pictures || faults !== undefined;
    const startedAt = performance.now();
    const { files } = await call<{ files: { id: string }[] }>('/upload-multi', token, form);
    const { alias } = await call<{ alias: string }>('/extract-multi', token, {
      files: files.map(({ id }) => ({ id })),
    });
    let state = { status: 1, meta: { files: [] as { processing_status: string }[] } };
    while (state.status === 1) {
      await pause(POLL_MS);
      state = await call(`/service-task/${alias}/check`, token);
    }
    const took = performance.now() - startedAt;
    const kind = !scan ? 'text' : state.meta.files[0]?.processing_status === 'ready' ? 'scan' : 'doubtful';
    times[kind].push(took);
    console.log(`${name.padEnd(34)} ${kind.padEnd(9)} ${Math.round(took)} ms`);
    await pause(BETWEEN_MS);
  }
  console.table([
    row('scan, read without a doubt', times.scan),
    row('scan for review', times.doubtful),
    row('all scans', [...times.scan, ...times.doubtful]),
    row('text', times.text),
  ]);
  const scans = [...times.scan, ...times.doubtful];
  tell(
    'rate confirmation from upload to result, text',
    `${percentiles(times.text)} of ${times.text.length}`,
    'p50 under 1 s',
    quantile(times.text, 0.5) < 1000,
  );
  tell(
    'the same, a page under hard scan faults',
    `${percentiles(scans)} of ${scans.length}, ${times.doubtful.length} of them for review`,
    'p50 under 4 s',
    quantile(scans, 0.5) < 4000,
  );
  if (group)
    tell(
      `the whole program in ${process.env['GROUP_MB']} MB while it reads them, database included`,
      `at most ${group.mostMegabytes().toFixed(0)} MB, ${group.killed()} processes ended for want of memory`,
      'none ended',
      group.killed() === 0,
    );
} finally {
  await product.stop();
  await group?.remove();
  if (given === undefined) rmSync(folder, { recursive: true, force: true });
}
