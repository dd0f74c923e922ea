import { describe, expect, it } from 'vitest';
import { bendBorders, type KnownBorderPoint } from '~/roads/compiler/bend-borders';
import { borderTables } from '~/roads/compiler/border-tables';
import type { BorderSource } from '~/roads/compiler/compiler-input';
import { JurisdictionMap } from '~/roads/borders/jurisdiction-map';
import { MILES_PER_DEGREE } from '~/roads/geometry';

type Line = BorderSource['lines'][number];
type Point = [lon: number, lat: number];

const border = (...points: Point[]): Line => ({ bounds: ['KS', 'MO'], points });
/** On the equator a degree of longitude is as long as one of latitude. */
const degrees = (miles: number) => miles / MILES_PER_DEGREE;
const known = (lon: number, lat: number, between: [string, string] = ['MO', 'KS']): KnownBorderPoint => ({
  between,
  lat,
  lon,
});
/** A line along the equator with a point every half a mile up to ten miles. */
const STROKES = border(...Array.from({ length: 21 }, (_, i): Point => [degrees(i / 2), 0]));
const inMiles = ({ points }: Line) =>
  points.map(([lon, lat]) => [
    Math.round(lon * MILES_PER_DEGREE * 100) / 100,
    Math.round(lat * MILES_PER_DEGREE * 100) / 100,
  ]);

describe('outlines laid through known points', () => {
  it('pass the point, and less and less of it moves farther away', () => {
    const [line] = bendBorders([STROKES], [known(degrees(5.25), degrees(0.6))]);
    const bent = inMiles(line!);
    expect(bent).toHaveLength(22);
    expect(bent.filter(([, y]) => y !== 0)).toEqual([
      [4, 0.1],
      [4.5, 0.3],
      [5, 0.5],
      [5.25, 0.6],
      [5.5, 0.5],
      [6, 0.3],
      [6.5, 0.1],
    ]);
  });

  it('pass several points near to one another, in a line between them', () => {
    const [line] = bendBorders([STROKES], [known(degrees(6), degrees(0.4)), known(degrees(5), degrees(0.2))]);
    const y = new Map(inMiles(line!).map(([x, at]) => [x, at]));
    expect([4.5, 5, 5.5, 6, 6.5].map((x) => y.get(x))).toEqual([0.13, 0.2, 0.3, 0.4, 0.27]);
  });

  it('stay where they are at their ends, where other lines begin', () => {
    const [line] = bendBorders(
      [STROKES],
      [known(degrees(0.3), degrees(0.3)), known(degrees(9.99), degrees(0.2))],
    );
    const bent = inMiles(line!);
    expect(bent[0]).toEqual([0, 0]);
    expect(bent.at(-1)).toEqual([10, 0]);
    expect(bent).toContainEqual([0.3, 0.3]);
  });

  it('are the same where a point lies more than a mile off, or between two others', () => {
    const lines = [STROKES, { bounds: ['KS', null], points: STROKES.points } as Line];
    const unbent = bendBorders(lines, [
      known(degrees(5), degrees(1.1)),
      known(degrees(5), 0.001, ['KS', 'NE']),
    ]);
    expect(unbent[0]).toBe(STROKES);
    expect(unbent[1]).toBe(lines[1]);
  });

  it('take of two points on one spot one, and of two lines the nearer', () => {
    const aside = border([0, degrees(0.7)], [degrees(10), degrees(0.7)]);
    const [line, other] = bendBorders(
      [STROKES, aside],
      [known(degrees(5), degrees(0.1)), known(degrees(5.01), degrees(0.2))],
    );
    expect(inMiles(line!)).toContainEqual([5, 0.1]);
    expect(inMiles(line!)).not.toContainEqual([5.01, 0.2]);
    expect(other).toBe(aside);
  });

  it('decide which jurisdiction a point of the tables lies in', () => {
    const around: Line[] = [
      border([-95, 36], [-95, 38]),
      {
        bounds: ['KS', null],
        points: [
          [-95, 38],
          [-96, 38],
          [-96, 36],
          [-95, 36],
        ],
      },
      {
        bounds: ['MO', null],
        points: [
          [-95, 36],
          [-94, 36],
          [-94, 38],
          [-95, 38],
        ],
      },
    ];
    const codes = ['KS', 'MO'];
    const at = (points: KnownBorderPoint[]) =>
      new JurisdictionMap(borderTables({ lines: around }, codes, points), codes).codeAt(37, -95.005);
    expect(at([])).toBe('KS');
    expect(at([known(-95.01, 37)])).toBe('MO');
  });
});
