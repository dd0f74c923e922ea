import { readFileSync } from 'node:fs';
import { readCompilerInput, SIDE_ROADS_FILE } from '../../app/cli/roads-sources';
import { inProject } from '~/config/project-root.server';
import { TraceSplitter, type TraceSplit } from '~/roads/borders/trace-splitter';
import { compileNetwork } from '~/roads/compiler/compile-network';
import { writeNetworkFile } from '~/roads/format/network-file';
import { openRouter } from '~/roads/router';
import { tell } from '../measure';
import { seeded } from './measure';
import { traceOf, type Sampling, type TrueDrive } from './simulated-traces';
import { censusDrives, networkDrives, type DriveChoice } from './true-drives';

/**
 * npx tsx bench/roads/traces.ts [--lines tiger-highways.txt] [--drives 20] [--seed 5] [--no-streets] [--no-side-roads] [--drawn] [--tell]
 *
 * Positions matched to the roads (after) against straight lines between them (before), on the same simulated drives:
 * the share of drives whose miles are right in every jurisdiction. The roads driven are lines of the Census Bureau
 * where its file is given, else those of the network, moved aside by some hundred feet that nobody knows of; streets
 * at both ends and at a stop on the way are on no map. Then a million positions against the clock.
 */
const argument = (name: string) =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
const linesFile = argument('--lines');
const choice: DriveChoice = {
  count: Number(argument('--drives') ?? 20),
  seed: Number(argument('--seed') ?? 5),
  course: process.argv.includes('--drawn') ? 'drawn' : 'curved',
  streets: !process.argv.includes('--no-streets'),
};

const built = argument('--network');
const router = openRouter(
  built ? readFileSync(built) : writeNetworkFile(compileNetwork(readCompilerInput()).tables),
  () =>
    process.argv.includes('--no-side-roads')
      ? null
      : readFileSync(inProject(`app/roads/network/${SIDE_ROADS_FILE}`)),
);
const { map } = router.graph;
const drives = linesFile ? censusDrives(map, linesFile, choice) : networkDrives(router, choice);

/** Outlines of jurisdictions are true to so many miles. */
const LEAST_OFF_MILES = 0.3;

const SAMPLINGS: (Sampling & { name: string; within: number; aim: number })[] = [
  { name: '1 minute', minutes: 1, odometer: false, gaps: 0, within: 0.01, aim: 0.9 },
  { name: '1 minute, odometer', minutes: 1, odometer: true, gaps: 0, within: 0.01, aim: 0.9 },
  { name: '2 minutes', minutes: 2, odometer: false, gaps: 0, within: 0.01, aim: 0.9 },
  { name: '2 minutes, odometer', minutes: 2, odometer: true, gaps: 0, within: 0.01, aim: 0.9 },
  { name: '5 minutes', minutes: 5, odometer: false, gaps: 0, within: 0.01, aim: 0.75 },
  { name: '5 minutes, odometer', minutes: 5, odometer: true, gaps: 0, within: 0.01, aim: 0.75 },
  { name: '1 minute, gaps of 30', minutes: 1, odometer: false, gaps: 2, within: 0.03, aim: 0.9 },
  { name: '5 minutes, gaps of 30', minutes: 5, odometer: false, gaps: 2, within: 0.03, aim: 0.9 },
];

console.log(
  `${drives.length} drives of ${Math.round(Math.min(...drives.map((d) => d.total)))} to ${Math.round(Math.max(...drives.map((d) => d.total)))} miles`,
);
console.log('readings                  bar   before  after   mean error of the total before / after');
for (const sampling of SAMPLINGS) {
  const right = [0, 0];
  const totals = [0, 0];
  const signed = [0, 0];
  drives.forEach((drive, i) => {
    const trace = traceOf(drive, sampling, seeded(1000 + i));
    [new TraceSplitter(map), router.trace()].forEach((splitter, k) => {
      for (const reading of trace) splitter.add(reading);
      const split = splitter.finish();
      const off = worstShare(drive, split);
      if (off.share <= sampling.within) right[k]!++;
      else if (k === 1 && process.argv.includes('--tell'))
        console.log(
          `    ${sampling.name} ${i}: ${off.text}; by ${drive.runs.map((run) => `${run.jurisdiction} ${run.miles.toFixed(1)}`).join(', ')}; total ${drive.total.toFixed(1)} ${split.distanceTenthMiles / 10} on ${split.roads!.onRoadTenthMiles / 10} off ${split.roads!.offRoadTenthMiles / 10} bridged ${split.roads!.bridgedTenthMiles / 10}`,
        );
      signed[k]! += (split.distanceTenthMiles / 10 - drive.total) / drive.total / drives.length;
      totals[k]! += Math.abs(split.distanceTenthMiles / 10 - drive.total) / drive.total / drives.length;
    });
  });
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  console.log(
    `  ${sampling.name.padEnd(24)}${percent(sampling.within).padEnd(7)}${right[0]!}/${drives.length}    ${right[1]!}/${drives.length}   ${percent(totals[0]!)} / ${percent(totals[1]!)}, bias ${percent(signed[0]!)} / ${percent(signed[1]!)}`,
  );
  tell(
    `positions every ${sampling.name}: drives within ${100 * sampling.within}% in every jurisdiction`,
    `${right[1]!} of ${drives.length} (straight lines: ${right[0]!})`,
    `${Math.ceil(sampling.aim * drives.length)} of ${drives.length}`,
    right[1]! >= sampling.aim * drives.length,
  );
}
timeAMillion();

/** The jurisdiction whose miles are off most; a corner that a road cuts may be off by as much as outlines are. */
function worstShare(drive: TrueDrive, split: TraceSplit): { share: number; text: string } {
  let worst = { share: 0, text: '' };
  const told = new Map(split.jurisdictions.map((j) => [j.jurisdiction, j.distanceTenthMiles / 10]));
  for (const code of new Set([...drive.miles.keys(), ...told.keys()])) {
    const truth = drive.miles.get(code) ?? 0;
    const off = Math.abs((told.get(code) ?? 0) - truth);
    const share = off <= LEAST_OFF_MILES ? 0 : off / truth;
    if (share > worst.share)
      worst = { share, text: `${code} ${truth.toFixed(1)} told ${(told.get(code) ?? 0).toFixed(1)}` };
  }
  return worst;
}

function timeAMillion(): void {
  const traces = drives.map((drive, i) =>
    traceOf(drive, { minutes: 0.5, odometer: false, gaps: 0 }, seeded(i)),
  );
  const shift = traces.map((trace) => trace.at(-1)!.time - trace[0]!.time + 86_400_000);
  let readings = 0;
  const started = performance.now();
  for (let round = 0; readings < 1_000_000; round++) {
    traces.forEach((trace, i) => {
      const splitter = router.trace();
      for (const reading of trace) {
        splitter.add({ ...reading, time: reading.time + round * shift[i]! });
        readings++;
      }
      splitter.finish();
    });
  }
  const seconds = ((performance.now() - started) / 1000) * (1_000_000 / readings);
  tell(
    'a million positions every 30 seconds, matched to the roads',
    `${seconds.toFixed(1)} s`,
    '10 s',
    seconds <= 10,
  );
}
