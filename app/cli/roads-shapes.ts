import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '~/config/project-root.server';
import { compileNetwork } from '~/roads/compiler/compile-network';
import { writeSideRoads } from '~/roads/format/side-roads-file';
import { countryOf } from '~/roads/kernel/snap-stop';
import { LineGraph } from '~/roads/shapes/line-graph';
import { lengthsApart } from '~/roads/shapes/length-witness';
import { bordersText } from '~/roads/shapes/borders-text';
import { keepShapes } from '~/roads/shapes/keep-shapes';
import { matchShapes } from '~/roads/shapes/match-shapes';
import { writeShapesFile } from '~/roads/shapes/shapes-file';
import { sideRoads } from '~/roads/shapes/side-roads';
import { singleLines } from '~/roads/shapes/single-lines';
import { StateLinePoints } from '~/roads/shapes/state-line-points';
import { parseTigerLines } from '~/roads/shapes/tiger-lines';
import { highwayKey } from '~/roads/text/place-key';
import { BORDERS_FILE, readCompilerInput, SHAPES_FILE, SIDE_ROADS_FILE } from './roads-sources';

/**
 * npm run roads:shapes -- FILE [--network FOLDER] [--witness N]
 *
 * Lays the network on the lines of FILE (U.S. Census Bureau, TIGER/Line; see app/roads/shapes/tiger-lines.ts) and
 * writes what was found beside the texts, where roads:build reads it; with it the roads that the network does not have.
 * Run it again after roads were added or moved: until then those are drawn straight. --witness also holds the authored
 * miles against those of the lines, prints how many pieces agree, and the N pieces that disagree most.
 */
const words = process.argv.slice(2);
const file = words[0];
if (!file || file.startsWith('--')) {
  console.error('usage: npm run roads:shapes -- FILE [--network FOLDER] [--witness N]');
  process.exit(2);
}
const at = words.indexOf('--network');
const folder = path.resolve(at < 0 ? inProject('app/roads/network') : words[at + 1]!);
const input = readCompilerInput(folder);
const { tables, assembly } = compileNetwork({ ...input, shapes: null });
const lines = parseTigerLines(readFileSync(file, 'latin1'));
const stateLines = new StateLinePoints(lines);
writeFileSync(path.join(folder, BORDERS_FILE), bordersText(stateLines.all()));
const graph = new LineGraph(lines);
const numbers = Array.from(tables.edgeHighway, (index, e) =>
  countryOf(tables.jurisdictions[tables.edgeJurisdiction[e]!]) === 'US'
    ? highwayKey(tables.highways[index]!)
    : null,
);
const matched = matchShapes(graph, tables, assembly.plan, numbers, {
  stateLines: { points: stateLines, jurisdictions: tables.jurisdictions },
});
const kept = keepShapes(tables, assembly.plan, matched);
const bytes = writeShapesFile(kept);
writeFileSync(path.join(folder, SHAPES_FILE), bytes);
const sides = sideRoads(
  new LineGraph(singleLines(lines.map((line) => ({ ...line, number: `${line.state} ${line.number}` })))),
  // With the shapes just laid.
  compileNetwork(readCompilerInput(folder)).tables,
);
const sideBytes = writeSideRoads(
  sides.filter(({ jurisdiction }) => tables.jurisdictions.includes(jurisdiction)),
);
writeFileSync(path.join(folder, SIDE_ROADS_FILE), sideBytes);

const CLASSES = ['Interstate', 'freeway', 'Canadian main', 'US', 'state', 'minor'];
CLASSES.forEach((name, roadClass) => {
  let all = 0;
  let shaped = 0;
  for (let e = 0; e < tables.edgeFrom.length; e++) {
    if (tables.edgeClass[e] !== roadClass || tables.edgeHighway[e] === 0) continue;
    all += tables.edgeTenths[e]! / 10;
    if (matched.edges[e]) shaped += tables.edgeTenths[e]! / 10;
  }
  console.log(`${name.padEnd(14)} ${shaped.toFixed(0).padStart(7)} of ${all.toFixed(0).padStart(7)} miles`);
});
console.log(`${SIDE_ROADS_FILE}: ${sideBytes.length} bytes, ${sides.length} roads`);
console.log(`${SHAPES_FILE}: ${bytes.length} bytes, ${kept.nodes.size} nodes, ${kept.edges.size} lines`);

if (words.includes('--witness')) {
  const most = Number(words[words.indexOf('--witness') + 1] ?? 50) || 50;
  const found = lengthsApart(tables, matched.miles);
  console.log(
    `${found.agree} pieces agree with their lines, ${found.apart.length} do not ` +
      `(more than 3 % and half a mile apart), ${found.alone} are on one witness`,
  );
  for (const { edge, authoredMiles, lineMiles } of found.apart.slice(0, most)) {
    const [from, to] = [tables.edgeFrom[edge]!, tables.edgeTo[edge]!].map(
      (node) => assembly.plan.nodeKeys[node]!,
    );
    console.log(
      `${tables.highways[tables.edgeHighway[edge]!]}: ${from} > ${to}: ${authoredMiles.toFixed(1)} authored, ${lineMiles.toFixed(1)} on its line`,
    );
  }
}
