import { osmPbf, type OsmNode, type OsmRelation, type OsmWay } from './osm-file';

/**
 * A made-up country of roads on both sides of the real line between Kansas and Missouri, south of Kansas City where it
 * follows a meridian. Roads form a grid of 21 columns and 14 rows; no crossroads is on the line: nine rows of edges
 * begin in Kansas and end in Missouri.
 */
export const BORDER_LON = -94.617;
export const COLUMNS = 21;
export const ROWS = 14;
export const lonOf = (column: number): number => -96.05 + column * 0.15;
export const latOf = (row: number): number => 37.35 + row * 0.1;
/** A crossroads of the grid. */
export const crossroads = (column: number, row: number) => ({ lat: latOf(row), lon: lonOf(column) });

/** Rows with something about them; all others are state roads. */
export const MAIN_ROW = 7;
/** Closed to trucks between columns 14 and 16. */
export const CLOSED_ROW = 3;
/** A bridge of 3.5 m (11 ft 6 in) between columns 4 and 5. */
export const LOW_ROW = 11;
export const TOLL_ROW = 5;
/** Roads of their own in Missouri that nothing joins to the others. */
export const ISLAND = { lat: 37.5, lon: -92.2, size: 8 };

export function borderCountry(): Buffer {
  const nodes: OsmNode[] = [];
  const ways: OsmWay[] = [];
  const nodeAt = (lat: number, lon: number): number => {
    nodes.push({ id: nodes.length + 1, lat, lon });
    return nodes.length;
  };
  const way = (tags: Record<string, string>, line: number[]): number => {
    ways.push({ id: ways.length + 1, nodes: line, tags });
    return ways.length;
  };
  const range = (count: number) => Array.from({ length: count }, (_, i) => i);

  const grid = range(ROWS).map((row) => range(COLUMNS).map((column) => nodeAt(latOf(row), lonOf(column))));
  // Roads have points between crossroads, less than a mile apart: a line of none is refused by trace_attributes.
  const between = (a: ReturnType<typeof crossroads>, b: ReturnType<typeof crossroads>): number[] =>
    range(9).map((i) =>
      nodeAt(a.lat + ((b.lat - a.lat) * (i + 1)) / 10, a.lon + ((b.lon - a.lon) * (i + 1)) / 10),
    );
  for (const row of range(ROWS)) {
    for (const column of range(COLUMNS - 1)) {
      const inside = between(crossroads(column, row), crossroads(column + 1, row));
      way(roadOfRow(row, column), [grid[row]![column]!, ...inside, grid[row]![column + 1]!]);
    }
  }
  for (const column of range(COLUMNS)) {
    const line = range(ROWS).flatMap((row) => [
      grid[row]![column]!,
      ...(row + 1 < ROWS ? between(crossroads(column, row), crossroads(column, row + 1)) : []),
    ]);
    way({ highway: 'secondary', maxspeed: '55 mph', ref: `CR ${column + 1}` }, line);
  }
  const island = range(ISLAND.size).map((y) =>
    range(ISLAND.size).map((x) => nodeAt(ISLAND.lat + y * 0.02, ISLAND.lon + x * 0.02)),
  );
  for (const i of range(ISLAND.size)) {
    way({ highway: 'secondary' }, island[i]!);
    way(
      { highway: 'secondary' },
      island.map((row) => row[i]!),
    );
  }

  // The outlines: two boxes that share the line, and both together.
  const line = [nodeAt(37, BORDER_LON), nodeAt(39, BORDER_LON)] as const;
  const west = [nodeAt(39, -97), nodeAt(37, -97)];
  const east = [nodeAt(37, -91.5), nodeAt(39, -91.5)];
  const border = way({ boundary: 'administrative' }, [...line]);
  const aroundKansas = way({ boundary: 'administrative' }, [line[1], ...west, line[0]]);
  const aroundMissouri = way({ boundary: 'administrative' }, [line[0], ...east, line[1]]);
  const area = (id: number, level: number, name: string, code: Record<string, string>, outer: number[]) => ({
    id,
    outer,
    tags: { type: 'boundary', boundary: 'administrative', admin_level: String(level), name, ...code },
  });
  const relations: OsmRelation[] = [
    area(1, 2, 'United States', { 'ISO3166-1': 'US', 'ISO3166-1:alpha2': 'US' }, [
      aroundKansas,
      aroundMissouri,
    ]),
    area(2, 4, 'Kansas', { 'ISO3166-2': 'US-KS' }, [border, aroundKansas]),
    area(3, 4, 'Missouri', { 'ISO3166-2': 'US-MO' }, [border, aroundMissouri]),
  ];
  return osmPbf(nodes, ways, relations);
}

function roadOfRow(row: number, column: number): Record<string, string> {
  const between = (from: number, to: number) => column >= from && column < to;
  switch (row) {
    case MAIN_ROW:
      return { highway: 'trunk', maxspeed: '65 mph', ref: 'US 54' };
    case CLOSED_ROW:
      return {
        highway: 'trunk',
        maxspeed: '65 mph',
        ref: 'US 160',
        ...(between(14, 16) ? { hgv: 'no' } : {}),
      };
    case LOW_ROW:
      return {
        highway: 'trunk',
        maxspeed: '65 mph',
        ref: 'US 69',
        ...(between(4, 5) ? { maxheight: '3.5' } : {}),
      };
    case TOLL_ROW:
      return { highway: 'motorway', oneway: 'no', maxspeed: '75 mph', ref: 'I 344', toll: 'yes' };
    default:
      return { highway: 'secondary', maxspeed: '55 mph', ref: `SR ${row + 1}` };
  }
}
