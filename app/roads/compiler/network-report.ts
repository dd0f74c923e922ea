import { ROAD_CLASS } from '../format/network-tables';
import type { Compilation } from './compile-network';
import { findCircles } from './find-circles';

/** Official Interstate miles by route and state: {"I-80": {"NE": 455.3}}. */
export type OfficialInterstates = Record<string, Record<string, number>>;

export interface InterstateRow {
  highway: string;
  jurisdiction: string;
  official: number;
  ours: number;
  percent: number;
}

const CLASS_NAMES = ['Interstate', 'freeway', 'Canadian main', 'US', 'state', 'minor, joint'];

/** What a person wants to see after a change, as text. */
export function networkReport(compilation: Compilation, official: OfficialInterstates | null): string {
  const { tables, draft, assembly } = compilation;
  const lines: string[] = [];
  const print = (text = '') => lines.push(text);

  print(
    `${draft.corridors} corridors, ${draft.places.length} places, ${draft.segments.length} pieces, ` +
      `${draft.joints.length} joints, ${draft.crossings} crossings; ${tables.nodeLat.length} nodes, ${tables.edgeFrom.length} edges`,
  );
  const unmeasured = draft.segments.filter((segment) => !segment.measured);
  print(
    `${unmeasured.length} pieces without a measured length (${miles(unmeasured.reduce((sum, s) => sum + s.tenths, 0))} mi), ` +
      `${assembly.splitByOutline} border pieces without a bracket, ${draft.skipping} pieces dropped that told a road twice`,
  );
  print();

  print('Miles per class');
  const byClass = new Array<number>(CLASS_NAMES.length).fill(0);
  const byState = new Map<string, number[]>();
  let toll = 0;
  let banned = 0;
  for (let e = 0; e < tables.edgeFrom.length; e++) {
    const tenths = tables.edgeTenths[e]!;
    const roadClass = tables.edgeClass[e]!;
    byClass[roadClass]! += tenths;
    const code = tables.jurisdictions[tables.edgeJurisdiction[e]!]!;
    const row = byState.get(code) ?? new Array<number>(CLASS_NAMES.length).fill(0);
    row[roadClass]! += tenths;
    byState.set(code, row);
    if (tables.edgeFlags[e]! & 2) toll += tenths;
    if (tables.edgeFlags[e]! & 4) banned += tenths;
  }
  CLASS_NAMES.forEach((name, i) => print(`  ${name.padEnd(14)} ${miles(byClass[i]!).padStart(9)}`));
  print(`  of these toll ${miles(toll)}, closed to trucks ${miles(banned)}`);
  print();
  print(
    `Miles per state      ${CLASS_NAMES.slice(0, 5)
      .map((name) => name.slice(0, 11).padStart(12))
      .join('')}`,
  );
  for (const [code, row] of [...byState].sort()) {
    print(
      `  ${code}                 ${row
        .slice(0, 5)
        .map((tenths) => miles(tenths).padStart(12))
        .join('')}`,
    );
  }
  print();

  print('Parts that hang together');
  for (const part of assembly.components)
    print(`  ${String(part.nodes).padStart(6)} nodes  ${part.island ?? part.example}`);
  print();

  if (official) {
    const rows = interstateRows(compilation, official);
    const good = rows.filter((row) => Math.abs(row.percent) <= 0.5).length;
    print(
      `Interstates against the official lengths: ${good} of ${rows.length} rows within 0.5 % (${((100 * good) / rows.length).toFixed(1)} %)`,
    );
    for (const row of rows
      .filter((r) => Math.abs(r.percent) > 0.5)
      .sort((a, b) => Math.abs(b.percent) - Math.abs(a.percent))) {
      print(
        `  ${row.highway.padEnd(6)} ${row.jurisdiction}  official ${row.official.toFixed(1).padStart(7)}  ours ${row.ours.toFixed(1).padStart(7)}  ${row.percent.toFixed(1).padStart(7)} %`,
      );
    }
    print();
  }

  const far = assembly.settledMiles
    .map((moved, node) => ({ moved, place: draft.places[draft.nodes[node]?.place ?? -1] }))
    .filter((entry) => entry.moved > 6 && entry.place)
    .sort((a, b) => b.moved - a.moved);
  print(
    `${far.length} points lie more than 6 mi from their town's coordinates by the miles beside them (wrong miles, or a town off its highway that should be an own point):`,
  );
  for (const entry of far.slice(0, 40))
    print(`  ${entry.moved.toFixed(1)} mi  ${entry.place!.name} ${entry.place!.jurisdiction}`);
  print();

  const circles = findCircles(draft);
  print(
    `${circles.length} circles of one highway (the same road told twice with other places, or a loop; Interstates first):`,
  );
  circles.sort(
    (a, b) => Number(b.highway.startsWith('I-')) - Number(a.highway.startsWith('I-')) || b.tenths - a.tenths,
  );
  for (const circle of circles.slice(0, 200)) {
    const { file, line, column } = circle.position;
    print(
      `  ${file}:${line}:${column} ${circle.highway} ${(circle.tenths / 10).toFixed(1)} mi: ${circle.places.join(', ')}`,
    );
  }
  print();

  print(`${assembly.tooShort.length} pieces are shorter than the crow flies:`);
  for (const { segment, missingMiles } of [...assembly.tooShort].sort(
    (a, b) => b.missingMiles - a.missingMiles,
  )) {
    const { file, line, column } = segment.position;
    const [a, b] = [segment.from, segment.to].map((node) => draft.places[draft.nodes[node]!.place]!);
    print(
      `  ${file}:${line}:${column} ${draft.highways[segment.highway]!} ${a!.name} ${a!.jurisdiction} > ${b!.name} ${b!.jurisdiction}: ` +
        `${(segment.tenths / 10).toFixed(1)} mi, ${missingMiles.toFixed(1)} too few`,
    );
  }
  return lines.join('\n');
}

/** Our miles of each official row. Where two Interstates share a road both are counted, the official log counts one. */
export function interstateRows({ tables }: Compilation, official: OfficialInterstates): InterstateRow[] {
  const ours = new Map<string, number>();
  for (let e = 0; e < tables.edgeFrom.length; e++) {
    if (tables.edgeClass[e] !== ROAD_CLASS.interstate) continue;
    // I-35E and I-35W are branches of I-35 in the official log.
    const highway = tables.highways[tables.edgeHighway[e]!]!.replace(/^(I-\d+)[A-Z]+$/, '$1');
    const key = `${highway} ${tables.jurisdictions[tables.edgeJurisdiction[e]!]!}`;
    ours.set(key, (ours.get(key) ?? 0) + tables.edgeTenths[e]!);
  }
  const rows: InterstateRow[] = [];
  for (const [highway, states] of Object.entries(official)) {
    for (const [jurisdiction, length] of Object.entries(states)) {
      const own = (ours.get(`${highway} ${jurisdiction}`) ?? 0) / 10;
      rows.push({ highway, jurisdiction, official: length, ours: own, percent: (own / length - 1) * 100 });
    }
  }
  return rows;
}

const miles = (tenths: number): string => (tenths / 10).toFixed(0);
