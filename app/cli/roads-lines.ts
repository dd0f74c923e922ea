import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '~/config/project-root.server';
import { readNetworkFile } from '~/roads/format/network-file';
import { COORDINATE_SCALE } from '~/roads/format/network-tables';
import { cosOfLatitude, crowMiles, MILES_PER_DEGREE } from '~/roads/geometry';
import { EdgeLine } from '~/roads/format/edge-shapes';
import { highwayKey } from '~/roads/text/place-key';

/**
 * npm run roads:lines -- FOLDER [--network FILE] [--worst N]
 *
 * How far the true road lies from the line that we draw. FOLDER holds measured points of highways, a file for each
 * jurisdiction: `NAME | CLASS`, then a point a line (`MILES LAT,LON ...`), an empty line between highways. Counted are
 * points every quarter mile between measured points at most four miles apart, of roads that the network has there.
 */

/** Farther off than this it is another stretch of the same number, one that the network does not have. */
const ANOTHER_ROAD_MILES = 6;
const CELL = 0.25;
const CANADA = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '));

const words = process.argv.slice(2);
const option = (name: string) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
const folder = words[0];
if (!folder || folder.startsWith('--')) {
  console.error('usage: npm run roads:lines -- FOLDER [--network FILE] [--worst N]');
  process.exit(2);
}
const tables = readNetworkFile(
  readFileSync(option('--network') ?? process.env.ROADS_FILE ?? inProject('build/roads.bin')),
);

/** Pieces of drawn line by highway and cell: four coordinates each. */
const drawn = new Map<string, number[]>();
const line = new EdgeLine();
const names = tables.highways.map(highwayKey);
for (let e = 0; e < tables.edgeFrom.length; e++) {
  const name = names[tables.edgeHighway[e]!]!;
  if (!name) continue;
  const { lat, lon, count } = line.read(tables, e);
  for (let i = 1; i < count; i++) {
    const piece = [lat[i - 1]!, lon[i - 1]!, lat[i]!, lon[i]!].map((v) => v / COORDINATE_SCALE);
    const steps = Math.ceil(
      Math.max(Math.abs(piece[2]! - piece[0]!), Math.abs(piece[3]! - piece[1]!)) / CELL + 0.1,
    );
    const cells = new Set<string>();
    for (let s = 0; s <= steps; s++) {
      cells.add(
        cellOf(
          name,
          piece[0]! + ((piece[2]! - piece[0]!) * s) / steps,
          piece[1]! + ((piece[3]! - piece[1]!) * s) / steps,
        ),
      );
    }
    for (const cell of cells) {
      const list = drawn.get(cell);
      if (list) list.push(...piece);
      else drawn.set(cell, [...piece]);
    }
  }
}

function cellOf(name: string, lat: number, lon: number): string {
  return `${name} ${Math.floor(lat / CELL)} ${Math.floor(lon / CELL)}`;
}

function milesOff(name: string, lat: number, lon: number): number {
  const ky = MILES_PER_DEGREE;
  const kx = ky * cosOfLatitude(lat);
  let best = Infinity;
  for (let r = -1; r <= 1; r++) {
    for (let c = -1; c <= 1; c++) {
      const list = drawn.get(cellOf(name, lat + r * CELL, lon + c * CELL)) ?? [];
      for (let i = 0; i < list.length; i += 4) {
        const ax = (list[i + 1]! - lon) * kx;
        const ay = (list[i]! - lat) * ky;
        const dx = (list[i + 3]! - list[i + 1]!) * kx;
        const dy = (list[i + 2]! - list[i]!) * ky;
        const square = dx * dx + dy * dy;
        const t = square ? Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square)) : 0;
        best = Math.min(best, Math.hypot(ax + dx * t, ay + dy * t));
      }
    }
  }
  return best;
}

const offs = new Map<string, number[]>();
const worst: { miles: number; text: string }[] = [];
const note = (group: string, miles: number) => {
  const list = offs.get(group);
  if (list) list.push(miles);
  else offs.set(group, [miles]);
};
for (const file of readdirSync(folder).sort()) {
  const code = path.basename(file, '.txt');
  let name = '';
  let kind = '';
  let before: [number, number] | null = null;
  for (const row of readFileSync(path.join(folder, file), 'utf8').split('\n')) {
    const head = /^(\S+).* \| (\w+)$/.exec(row);
    if (head) {
      name = highwayKey(head[1]!);
      kind = head[2]!;
      before = null;
      continue;
    }
    const at = /^[\d.]+ (-?[\d.]+),(-?[\d.]+)/.exec(row);
    if (!at) {
      before = null;
      continue;
    }
    const point: [number, number] = [Number(at[1]), Number(at[2])];
    const miles = milesOff(name, ...point);
    if (miles < ANOTHER_ROAD_MILES) {
      const country = CANADA.has(code) ? 'Canada' : 'US';
      note(country, miles);
      note(`${country} ${kind}`, miles);
      note(code, miles);
      worst.push({ miles, text: `${code} ${name} ${point.join(',')}` });
    }
    before = point;
  }
  void before;
}

console.log('true points from our line     n    mean   median   p95   over a mile %');
for (const [group, list] of [...offs].sort((a, b) => b[0].length - a[0].length || (a[0] < b[0] ? -1 : 1))) {
  list.sort((a, b) => a - b);
  const at = (q: number) => list[Math.round(q * (list.length - 1))]!;
  const mean = list.reduce((sum, miles) => sum + miles, 0) / list.length;
  const over = (100 * list.filter((miles) => miles > 1).length) / list.length;
  console.log(
    `${group.padEnd(22)} ${String(list.length).padStart(8)} ${[mean, at(0.5), at(0.95), over].map((v) => v.toFixed(3).padStart(8)).join('')}`,
  );
}
worst.sort((a, b) => b.miles - a.miles);
for (const { miles, text } of worst.slice(0, Number(option('--worst') ?? 0)))
  console.log(`${miles.toFixed(2)} ${text}`);
void crowMiles;
