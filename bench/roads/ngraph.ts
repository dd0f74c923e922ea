import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crowMiles } from '~/roads/geometry';
import type { RoadGraph } from '~/roads/kernel/road-graph';

interface Point {
  lat: number;
  lon: number;
}

interface NGraph {
  addNode(id: number, data: unknown): void;
  addLink(from: number, to: number, data: unknown): void;
}

/** ngraph.path on the same roads, installed into a temporary folder: its fastest finder (NBA*), node to node. */
export function ngraphFinder(
  graph: RoadGraph,
  edgeCost: Int32Array,
  leastPerMile: number,
): (from: number, to: number) => number {
  const folder = path.join(tmpdir(), 'stateline-bench-ngraph');
  if (!existsSync(path.join(folder, 'node_modules/ngraph.path'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', 'ngraph.graph@20.1.2', 'ngraph.path@1.6.1'], {
      cwd: folder,
      stdio: 'ignore',
    });
  }
  const require = createRequire(path.join(folder, 'package.json'));
  const createGraph = require('ngraph.graph') as () => NGraph;
  const { nba } = require('ngraph.path') as {
    nba: (graph: NGraph, options: object) => { find(from: number, to: number): { id: number }[] };
  };
  const { edgeFrom, edgeTo, nodeLat, nodeLon } = graph.tables;
  const made = createGraph();
  for (let n = 0; n < graph.nodeCount; n++)
    made.addNode(n, { lat: nodeLat[n]! / 1e4, lon: nodeLon[n]! / 1e4 });
  for (let e = 0; e < graph.edgeCount; e++)
    if (edgeCost[e]! < 1e9) made.addLink(edgeFrom[e]!, edgeTo[e]!, edgeCost[e]);
  const finder = nba(made, {
    oriented: false,
    distance: (_a: unknown, _b: unknown, link: { data: number }) => link.data,
    heuristic: (a: { data: Point }, b: { data: Point }) =>
      crowMiles(a.data.lat, a.data.lon, b.data.lat, b.data.lon) * leastPerMile,
  });
  return (from, to) => finder.find(from, to).length;
}
