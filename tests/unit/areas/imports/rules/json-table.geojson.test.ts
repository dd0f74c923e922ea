import { describe, expect, it } from 'vitest';
import { jsonTable } from '~/areas/imports/rules/json-table';

const feature = (geometry: object, properties: object | null) => ({ type: 'Feature', geometry, properties });
const tableOf = (...features: object[]) => jsonTable(JSON.stringify({ type: 'FeatureCollection', features }));

describe('GeoJSON', () => {
  it('of points is a line for each, longitude first, with what it says of the truck', () => {
    expect(
      tableOf(
        feature(
          { type: 'Point', coordinates: [-96.8, 32.78, 140] },
          { unit: '42', time: '2026-11-03T15:00:00Z', odometer: 1000.5, latitude: 0, tags: ['a'] },
        ),
        feature(
          { type: 'Point', coordinates: [-97.15, 31.55] },
          { unit: '42', time: '2026-11-03T17:00:00Z', driver: { name: 'Dana' } },
        ),
        feature({ type: 'Polygon', coordinates: [[[-97, 31]]] }, { name: 'Yard' }),
      ),
    ).toEqual([
      ['unit', 'time', 'odometer', 'latitude', 'longitude', 'driver.name'],
      ['42', '2026-11-03T15:00:00Z', '1000.5', '32.78', '-96.8', ''],
      ['42', '2026-11-03T17:00:00Z', '', '31.55', '-97.15', 'Dana'],
    ]);
  });

  it.each([
    ['coordTimes', { coordTimes: ['2026-11-03T15:00:00Z', '2026-11-03T15:05:00Z'] }],
    ['times', { times: ['2026-11-03T15:00:00Z', '2026-11-03T15:05:00Z'] }],
    [
      'coordinateProperties',
      { coordinateProperties: { times: ['2026-11-03T15:00:00Z', '2026-11-03T15:05:00Z'] } },
    ],
  ])('of lines with the times of their places (%s) is a line for each place', (_name, times) => {
    const properties = { name: 'T-1', time: '2026-11-03T15:00:00Z', ...times };
    const line = [
      [-96.8, 32.78],
      [-96.85, 32.7],
    ];
    const rows = [
      ['name', 'timestamp', 'latitude', 'longitude'],
      ['T-1', '2026-11-03T15:00:00Z', '32.78', '-96.8'],
      ['T-1', '2026-11-03T15:05:00Z', '32.7', '-96.85'],
    ];
    expect(tableOf(feature({ type: 'LineString', coordinates: line }, properties))).toEqual(rows);
    expect(jsonTable(JSON.stringify(feature({ type: 'LineString', coordinates: line }, properties)))).toEqual(
      rows,
    );
  });

  it('of several lines takes the times of each', () => {
    expect(
      tableOf(
        feature(
          {
            type: 'MultiLineString',
            coordinates: [
              [[-96.8, 32.78]],
              [
                [-97, 31],
                [-97.1, 31.1],
              ],
            ],
          },
          { name: 'T-1', coordTimes: [[1_793_718_000], [1_793_720_000, 1_793_720_300]] },
        ),
      ).slice(1),
    ).toEqual([
      ['T-1', '1793718000', '32.78', '-96.8'],
      ['T-1', '1793720000', '31', '-97'],
      ['T-1', '1793720300', '31.1', '-97.1'],
    ]);
  });

  it('says what is missing of lines without times, and of shapes alone', () => {
    const line = {
      type: 'LineString',
      coordinates: [
        [-96.8, 32.78],
        [-97, 32],
      ],
    };
    expect(() => tableOf(feature(line, { name: 'T-1' }))).toThrow('do not tell when the truck was where');
    expect(() => tableOf(feature(line, { coordTimes: ['2026-11-03T15:00:00Z'] }))).toThrow(
      'do not tell when',
    );
    expect(() => tableOf(feature({ type: 'Polygon', coordinates: [] }, null))).toThrow('no list of records');
  });
});
