import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCompilerInput } from '../../app/cli/roads-sources';
import { TraceSplitter } from '~/roads/borders/trace-splitter';
import { compileNetwork } from '~/roads/compiler/compile-network';
import { writeNetworkFile } from '~/roads/format/network-file';
import { crowMiles } from '~/roads/geometry';
import { practicalMetric } from '~/roads/kernel/metric';
import { openRouter, Router } from '~/roads/router';
import { tell } from '../measure';
import { AStar } from './a-star';
import { ms, seeded, summary, time, type Timing } from './measure';
import { ngraphFinder } from './ngraph';
import { pgRoutingFinder } from './pgrouting';
import { tileNetwork } from './tile-network';

/**
 * npx tsx bench/roads/run.ts [--quick] [--no-pgrouting] [--growth 1,4,16]
 *
 * Everything in one run on one network, so that the ratios mean something on any machine: the kernel's whole answer
 * (snapping, way, shape, split by jurisdiction) against the bare way of A*, ngraph.path and pgRouting between the
 * same nodes; loading and memory in a fresh process; building; growth with the size of the network.
 */
const quick = process.argv.includes('--quick');
const root = fileURLToPath(new URL('../..', import.meta.url));
const argument = (name: string) =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;

console.log('building');
let started = performance.now();
const input = readCompilerInput();
const readMs = performance.now() - started;
started = performance.now();
const { tables } = compileNetwork(input);
const compileMs = performance.now() - started;
started = performance.now();
const file = writeNetworkFile(tables);
const { shapes: _, ...straight } = tables;
const straightBytes = writeNetworkFile(straight).length;
tell(
  'road network, built from its texts',
  `${((readMs + compileMs + performance.now() - started) / 1000).toFixed(1)} s, ${Math.round(straightBytes / 1000)} kB; with shapes ${Math.round(file.length / 1000)} kB`,
  '1 MB; with shapes 1.3 MB',
  straightBytes <= 1_000_000 && file.length <= 1_300_000,
);
console.log(
  `  sources ${ms(readMs)} ms, compile ${ms(compileMs)} ms, pack ${ms(performance.now() - started)} ms; ` +
    `${tables.nodeLat.length} nodes, ${tables.edgeFrom.length} edges, ${file.length} bytes`,
);

console.log('loading in a fresh process, five times');
const roads = path.join(mkdtempSync(path.join(tmpdir(), 'stateline-bench-')), 'roads.bin');
writeFileSync(roads, file);
const loads = Array.from({ length: 5 }, () => loadOnce(roads)).sort((a, b) => a.loadMs - b.loadMs);
console.log(
  `  load ${ms(loads[0]!.loadMs)} best, ${ms(loads[2]!.loadMs)} median ms (processor ${ms(Math.min(...loads.map((l) => l.loadCpuMs)))} best); first route ${ms(loads[2]!.firstMs)} ms; memory ${loads[2]!.rssMb.toFixed(1)} MB`,
);

tell('road network, loading', `${loads[0]!.loadMs.toFixed(0)} ms`, '30 ms', loads[0]!.loadMs <= 30);
tell(
  'road network, memory of the process',
  `${loads[2]!.rssMb.toFixed(0)} MB more`,
  '60 MB',
  loads[2]!.rssMb <= 60,
);

const router = openRouter(file);
const { graph } = router;
const metric = practicalMetric(graph, false);
const chance = seeded(7);
const mainland = Array.from({ length: graph.nodeCount }, (_, n) => n).filter(
  (n) => tables.nodeComponent[n] === 0,
);
const anyNode = () => mainland[Math.floor(chance() * mainland.length)]!;
const stopAt = (n: number) => ({ lat: tables.nodeLat[n]! / 1e4, lon: tables.nodeLon[n]! / 1e4 });
const milesApart = ([a, b]: [number, number]) => {
  const [from, to] = [stopAt(a), stopAt(b)];
  return crowMiles(from.lat, from.lon, to.lat, to.lon);
};
const pairs = (count: number, longerThan: number): [number, number][] => {
  const found: [number, number][] = [];
  while (found.length < count) {
    const pair: [number, number] = [anyNode(), anyNode()];
    if (milesApart(pair) >= longerThan) found.push(pair);
  }
  return found;
};
const mixed = pairs(quick ? 200 : 1000, 50);
const coast = pairs(quick ? 100 : 300, 2000);

console.log('milliseconds per question           p50      p99  calm p99    mean');
const row = (name: string, t: Timing) =>
  console.log(`  ${name.padEnd(30)}${ms(t.p50)} ${ms(t.p99)}  ${ms(t.calm99)} ${ms(t.mean)}`);
const ask = ([a, b]: [number, number]) => router.route({ stops: [stopAt(a), stopAt(b)] });
const kernelMixed = time(mixed, ask);
const kernelCoast = time(coast, ask);
row('kernel, any distance', kernelMixed);
row('kernel, over 2,000 miles', kernelCoast);
tell(
  'kernel, any distance, with shape and split',
  `p50 ${kernelMixed.p50.toFixed(2)} ms, p99 ${kernelMixed.p99.toFixed(2)} ms`,
);
tell(
  'kernel, over 2,000 miles',
  `p50 ${kernelCoast.p50.toFixed(2)} ms, p99 ${kernelCoast.p99.toFixed(2)} ms (${kernelCoast.calm99.toFixed(2)} ms by the quickest of three asks)`,
  'p50 0.3 ms, p99 1 ms',
  kernelCoast.p50 <= 0.3 && kernelCoast.p99 <= 1,
);
const hundred = Array.from({ length: 5 }, () => Array.from({ length: 100 }, () => stopAt(anyNode())));
const kernelHundred = time(hundred, (stops) => router.route({ stops }));
row('kernel, 100 stops', kernelHundred);
tell('kernel, a trip of 100 stops', `p50 ${kernelHundred.p50.toFixed(1)} ms`);
const otherWays = time(
  mixed.slice(0, 30),
  ([a, b]) => router.route({ stops: [stopAt(a), stopAt(b)], alternatives: 3 }),
  1,
);
row('kernel, three other ways', otherWays);
tell('kernel, three other ways', `p50 ${otherWays.p50.toFixed(1)} ms`);

const leastPerMile = fastestPerMile();
const aStar = new AStar(graph, metric.edgeCost, leastPerMile);
const aStarCoast = time(coast, ([a, b]) => aStar.find(a, b), 1);
row('A*, over 2,000 miles', aStarCoast);
const ngraph = ngraphFinder(graph, metric.edgeCost, leastPerMile);
const few = coast.slice(0, quick ? 20 : 60);
const ngraphCoast = time(few, ([a, b]) => ngraph(a, b), 1);
row('ngraph.path NBA*', ngraphCoast);
const against = (name: string, mean: number, least: number) => {
  const times = mean / kernelCoast.mean;
  tell(
    `${name} over 2,000 miles, without shape or split`,
    `${times.toFixed(0)} times slower than the kernel`,
    least > 1 ? `${least} times` : '',
    times >= least,
  );
};
against('A*', aStarCoast.mean, 1);
against('ngraph.path', ngraphCoast.mean, 10);
if (!process.argv.includes('--no-pgrouting')) {
  const pgRouting = await pgRoutingFinder(graph, metric.edgeCost);
  if (pgRouting) {
    const taken: number[] = [];
    // A* without a bound is Dijkstra: what every exact search must find.
    const exact = new AStar(graph, metric.edgeCost, 0);
    let edges = 0;
    let longer = 0;
    for (const [a, b] of coast.slice(0, quick ? 5 : 15)) {
      const begun = performance.now();
      const found = await pgRouting.find(a, b);
      taken.push(performance.now() - begun);
      edges += found.edges;
      const least = exact.find(a, b);
      if (found.cost < least) {
        await pgRouting.stop();
        throw new Error(`pgRouting found a way of ${found.cost} ms from ${a} to ${b}, we ${least}`);
      }
      // Its bidirectional search sometimes stops too early.
      if (found.cost > least) longer++;
    }
    await pgRouting.stop();
    console.log(
      `  pgRouting's ${taken.length} ways cost exactly what a plain search finds, but for ${longer} that cost more; ${Math.round(edges / taken.length)} edges on average`,
    );
    const t = summary(taken);
    row('pgRouting bdDijkstra', t);
    against('pgRouting', t.mean, 100);
  } else console.log('  pgRouting is not there and could not be installed (needs root and apt-get)');
}

const splitter = new TraceSplitter(graph.map);
const line = router.route({
  stops: [
    { lat: 40.71, lon: -74.01 },
    { lat: 34.05, lon: -118.24 },
  ],
});
if (line.ok) {
  const { shape } = line.trip;
  const readings = 1_000_000;
  started = performance.now();
  for (let i = 0; i < readings; i++) {
    // There and back ten times: 0.05 miles between readings.
    const x = Math.abs((((i / readings) * 20 + 1) % 2) - 1) * (shape.length - 1.001);
    const k = Math.floor(x);
    const [a, b] = [shape[k]!, shape[k + 1]!];
    splitter.add({
      time: i * 4000,
      lat: a[0] + (b[0] - a[0]) * (x - k),
      lon: a[1] + (b[1] - a[1]) * (x - k),
    });
  }
  const split = splitter.finish();
  const splitMs = performance.now() - started;
  tell(
    'a million GPS positions, split by jurisdiction',
    `${splitMs.toFixed(0)} ms: ${(split.distanceTenthMiles / 10).toFixed(0)} miles, ${split.crossings.length} borders`,
    '5 s',
    splitMs <= 5000,
  );
}

console.log('growth                     nodes     file kB  order+store ms   load ms   p50 ms');
for (const copies of (argument('--growth') ?? (quick ? '1,4' : '1,4,16')).split(',').map(Number)) {
  started = performance.now();
  const tiled = copies === 1 ? tables : tileNetwork(tables, copies);
  const makeMs = performance.now() - started;
  const bytes = writeNetworkFile(tiled);
  started = performance.now();
  const big = new Router(tiled);
  const loadMs = performance.now() - started;
  const random = seeded(11);
  const count = tiled.nodeLat.length;
  const questions = Array.from(
    { length: 200 },
    () => [Math.floor(random() * count), Math.floor(random() * count)] as const,
  );
  const at = (n: number) => ({ lat: tiled.nodeLat[n]! / 1e4, lon: tiled.nodeLon[n]! / 1e4 });
  const t = time(questions, ([a, b]) => big.route({ stops: [at(a), at(b)] }), 2);
  if (copies > 1)
    tell(
      `kernel on a network ${copies} times as large`,
      `p50 ${t.p50.toFixed(2)} ms, loaded in ${loadMs.toFixed(0)} ms`,
    );
  console.log(
    `  x${String(copies).padEnd(20)}${String(count).padStart(9)} ${ms(bytes.length / 1000)}    ${copies === 1 ? '       -' : ms(makeMs)}     ${ms(loadMs)} ${ms(t.p50)}`,
  );
}

/** No road is quicker than this per crow mile: the bound that keeps A* exact although coordinates are rough. */
function fastestPerMile(): number {
  let least = Infinity;
  for (let e = 0; e < graph.edgeCount; e++) {
    const miles = milesApart([tables.edgeFrom[e]!, tables.edgeTo[e]!]);
    if (miles > 1) least = Math.min(least, metric.edgeCost[e]! / miles);
  }
  // Very short edges with rough coordinates would spoil the bound; A* may miss the optimum by their few seconds.
  return Math.max(least, 3_600_000 / 75);
}

function loadOnce(roadsFile: string): { loadMs: number; loadCpuMs: number; firstMs: number; rssMb: number } {
  const bundle = path.join(path.dirname(roadsFile), 'load-once.mjs');
  if (!existsSync(bundle)) {
    execFileSync(
      path.join(root, 'node_modules/.bin/esbuild'),
      [
        path.join(root, 'bench/roads/load-once.ts'),
        '--bundle',
        '--platform=node',
        '--format=esm',
        `--outfile=${bundle}`,
        '--log-level=error',
      ],
      { cwd: root },
    );
  }
  const text = execFileSync(process.execPath, ['--expose-gc', bundle, roadsFile], { encoding: 'utf8' });
  return JSON.parse(text) as ReturnType<typeof loadOnce>;
}
