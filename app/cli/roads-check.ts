import { readFileSync } from 'node:fs';
import { inProject } from '~/config/project-root.server';
import { countryOf } from '~/roads/kernel/snap-stop';
import type { Trip } from '~/roads/kernel/trip';
import { openRouter, type Router } from '~/roads/router';

/**
 * npm run roads:check -- <pairs.csv ...> [--network FILE] [--worst N]
 *   errors of our miles against measured pairs, per band, as a table and as JSON on the last line
 * npm run roads:check -- --route "LAT,LON LAT,LON" [--via I-90] [--avoid-tolls] [--shortest] [--alternatives 2]
 *   one route with its highways, border miles and other ways
 */

interface Pair {
  set: string;
  from: { lat: number; lon: number; label: string };
  to: { lat: number; lon: number; label: string };
  miles: number;
  /** Miles per jurisdiction, where the file has them. */
  split: Map<string, number> | null;
}

type BandName = 'published' | 'cities_500' | 'cities_150_500' | 'towns_150' | 'under_150';
const BANDS: BandName[] = ['published', 'cities_500', 'cities_150_500', 'towns_150', 'under_150'];

/** Splits are judged only where the totals agree this well: else two different routes would be compared. */
const SAME_ROUTE_PERCENT = 3;
const INVENTED_MILES = 15;

const options = readArguments(process.argv.slice(2));
const router = openRouter(
  readFileSync(options.network ?? process.env.ROADS_FILE ?? inProject('build/roads.bin')),
);
if (options.route) printRoute(router, options.route);
else if (options.files.length) check(router, options.files);
else {
  console.error('usage: npm run roads:check -- <pairs.csv ...>, or --route "LAT,LON LAT,LON"');
  process.exit(2);
}

function check(router: Router, files: string[]): void {
  const bands = new Map<BandName, number[]>(BANDS.map((name) => [name, []]));
  const lineErrors: number[] = [];
  let splits = 0;
  let invented = 0;
  // Our ways stay in their country: pairs whose measured way leaves it are another question than faults of lines.
  let staying = 0;
  let inventedStaying = 0;
  let unrouted = 0;
  const worst: { error: number; pair: Pair; trip: Trip }[] = [];
  for (const file of files) {
    for (const pair of readPairs(file)) {
      const outcome = router.route({ stops: [pair.from, pair.to] });
      if (!outcome.ok) {
        unrouted++;
        console.log(
          `no route: ${pair.from.label} > ${pair.to.label} (${outcome.reason}, ${outcome.stopIndex === 0 ? pair.from.label : pair.to.label} ${outcome.detail ?? ''})`,
        );
        continue;
      }
      const { trip } = outcome;
      const error = (trip.distanceTenthMiles / 10 / pair.miles - 1) * 100;
      bands.get(bandOf(pair))!.push(error);
      worst.push({ error, pair, trip });
      if (!pair.split || Math.abs(error) > SAME_ROUTE_PERCENT) continue;
      splits++;
      const ours = new Map(trip.jurisdictions.map((j) => [j.jurisdiction, j.distanceTenthMiles / 10]));
      let bad = false;
      for (const code of new Set([...pair.split.keys(), ...ours.keys()])) {
        const theirs = pair.split.get(code) ?? 0;
        const mine = ours.get(code) ?? 0;
        lineErrors.push(Math.abs(theirs - mine));
        if ((theirs === 0 || mine === 0) && Math.abs(theirs - mine) > INVENTED_MILES) bad = true;
      }
      if (bad) invented++;
      if (leavesItsCountry(pair.split, trip)) continue;
      staying++;
      if (bad) inventedStaying++;
    }
  }

  console.log('band               n    bias %  median %   p95 %   max %');
  const report: { name: string; n: number; median_pct: number | null; p95_pct: number | null }[] = [];
  for (const name of BANDS) {
    const errors = bands.get(name)!;
    const absolute = errors.map(Math.abs);
    const figures = [
      quantile(errors, 0.5),
      quantile(absolute, 0.5),
      quantile(absolute, 0.95),
      quantile(absolute, 1),
    ];
    console.log(
      `${name.padEnd(15)} ${String(errors.length).padStart(5)} ${figures.map((f) => show(f).padStart(9)).join('')}`,
    );
    report.push({ name, n: errors.length, median_pct: round(figures[1]!), p95_pct: round(figures[2]!) });
  }
  const jurisdictions = {
    n: splits,
    median_mi: round(quantile(lineErrors, 0.5)),
    p95_mi: round(quantile(lineErrors, 0.95)),
    missing_or_invented_pct: splits ? round((100 * invented) / splits) : null,
    staying_n: staying,
    staying_missing_or_invented_pct: staying ? round((100 * inventedStaying) / staying) : null,
  };
  console.log(
    `jurisdictions   ${String(splits).padStart(5)} pairs, median ${show(jurisdictions.median_mi)} mi, ` +
      `p95 ${show(jurisdictions.p95_mi)} mi, missing or invented ${show(jurisdictions.missing_or_invented_pct)} %; ` +
      `${staying} whose measured way stays in their country ${show(jurisdictions.staying_missing_or_invented_pct)} %`,
  );
  if (unrouted) console.log(`${unrouted} pairs have no route`);
  worst.sort((a, b) => Math.abs(b.error) - Math.abs(a.error));
  for (const { error, pair, trip } of worst.slice(0, options.worst)) {
    console.log(
      `${error.toFixed(1)} % ${pair.from.label} ${pair.from.lat},${pair.from.lon} > ${pair.to.label} ${pair.to.lat},${pair.to.lon}: ` +
        `${pair.miles} measured, ours ${(trip.distanceTenthMiles / 10).toFixed(1)} [${highways(trip)}]`,
    );
  }
  console.log(JSON.stringify({ bands: report, jurisdictions }));
}

/** Both ends lie in one country, and the measured way goes through the other one. */
function leavesItsCountry(measured: ReadonlyMap<string, number>, trip: Trip): boolean {
  const [first, last] = [trip.jurisdictions[0], trip.jurisdictions.at(-1)].map(
    (share) => share && countryOf(share.jurisdiction),
  );
  return first === last && [...measured.keys()].some((code) => countryOf(code) !== first);
}

function bandOf(pair: Pair): BandName {
  if (pair.set === 'published') return 'published';
  if (pair.miles < 150) return 'under_150';
  if (pair.set === 'towns') return 'towns_150';
  return pair.miles < 500 ? 'cities_150_500' : 'cities_500';
}

/** Reads both formats by their header: od-sample.csv has a set and a split, city-pairs.csv neither. */
function readPairs(file: string): Pair[] {
  const [header, ...rows] = readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean).map(splitCsv);
  const at = (name: string) => header?.indexOf(name) ?? -1;
  const missing = ['from_lat', 'from_lon', 'to_lat', 'to_lon', 'miles'].filter((name) => at(name) < 0);
  if (missing.length) throw new Error(`${file}: the header has no ${missing.join(', ')}`);
  return rows.map((cells, i) => {
    const number = (name: string) => {
      const value = Number(cells[at(name)]);
      if (!Number.isFinite(value) || cells[at(name)] === '')
        throw new Error(`${file}:${i + 2}: ${name} is not a number`);
      return value;
    };
    const split = at('by_jurisdiction') < 0 ? null : (cells[at('by_jurisdiction')] ?? '');
    return {
      set: at('set') < 0 ? 'published' : cells[at('set')]!,
      from: { lat: number('from_lat'), lon: number('from_lon'), label: cells[at('from')] ?? '' },
      to: { lat: number('to_lat'), lon: number('to_lon'), label: cells[at('to')] ?? '' },
      miles: number('miles'),
      split: split
        ? new Map(
            split
              .trim()
              .split(/\s+/)
              .map((part) => [part.split(':')[0]!, Number(part.split(':')[1])]),
          )
        : null,
    };
  });
}

function splitCsv(line: string): string[] {
  const cells: string[] = [];
  for (const match of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    cells.push(match[1] === undefined ? match[2]! : match[1].replaceAll('""', '"'));
  }
  return cells;
}

function printRoute(router: Router, text: string): void {
  const stops = text
    .trim()
    .split(/\s+/)
    .map((point) => {
      const [lat, lon] = point.split(',').map(Number);
      return { lat: lat!, lon: lon! };
    });
  const outcome = router.route({
    stops,
    mode: options.shortest ? 'shortest' : 'practical',
    avoidTolls: options.avoidTolls,
    via: options.via,
    alternatives: options.alternatives,
  });
  if (!outcome.ok) {
    console.log(
      `no route: ${outcome.reason}${outcome.stopIndex >= 0 ? `, stop ${outcome.stopIndex + 1}` : ''} ${outcome.detail ?? ''}`,
    );
    process.exit(1);
  }
  for (const [i, trip] of [outcome.trip, ...outcome.alternatives].entries()) {
    console.log(
      `${i ? `other way ${i}: ` : ''}${(trip.distanceTenthMiles / 10).toFixed(1)} mi, ${Math.floor(trip.durationMinutes / 60)} h ` +
        `${trip.durationMinutes % 60} min, toll roads ${(trip.tollTenthMiles / 10).toFixed(1)} mi`,
    );
    console.log(
      `  ${trip.jurisdictions.map((j) => `${j.jurisdiction} ${(j.distanceTenthMiles / 10).toFixed(1)}`).join('  ')}`,
    );
    console.log(`  ${highways(trip)}`);
    for (const c of trip.crossings) {
      console.log(
        `  ${(c.atTenthMiles / 10).toFixed(1).padStart(7)} ${c.from} > ${c.to} ${c.highway ?? ''} near ${c.place ?? '?'}`,
      );
    }
  }
}

function highways(trip: Trip): string {
  return trip.highways.map((h) => `${h.highway} ${(h.distanceTenthMiles / 10).toFixed(1)}`).join(', ');
}

/** Nearest rank of the sorted values; null of nothing. */
function quantile(values: readonly number[], q: number): number | null {
  if (!values.length) return null;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round(q * (sorted.length - 1))]!;
}

function round(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100;
}

function show(value: number | null): string {
  return value === null ? '-' : value.toFixed(2);
}

function readArguments(words: string[]) {
  const found = {
    files: [] as string[],
    network: undefined as string | undefined,
    route: undefined as string | undefined,
    via: [] as string[],
    worst: 0,
    alternatives: 0,
    avoidTolls: false,
    shortest: false,
  };
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (word === '--network') found.network = words[++i];
    else if (word === '--route') found.route = words[++i];
    else if (word === '--via') found.via.push(words[++i] ?? '');
    else if (word === '--worst') found.worst = Number(words[++i]);
    else if (word === '--alternatives') found.alternatives = Number(words[++i]);
    else if (word === '--avoid-tolls') found.avoidTolls = true;
    else if (word === '--shortest') found.shortest = true;
    else if (word.startsWith('--')) throw new Error(`unknown option ${word}`);
    else found.files.push(word);
  }
  return found;
}
