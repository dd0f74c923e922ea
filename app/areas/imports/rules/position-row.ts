import { unitInFile } from '~/areas/equipment/rules/unit-number';
import { microdegrees, pointIn } from './microdegrees';
import type { ImportOptions } from './import-options';
import type { MomentReader } from './position-time';
import { quoted, type RowReader } from './row-reader';
import { asWritten, toDistance } from './trip-row';

export interface ReadPosition {
  unit: string;
  vin: string;
  /** Milliseconds since 1970. */
  at: number;
  latMicrodegrees: number;
  lonMicrodegrees: number;
  odometerTenths: number | null;
  odometerTenthKilometers: number | null;
}

/** Reads one line of positions; null where something of it is wrong (see `row.errors`). */
export function readPositionRow(
  row: RowReader,
  options: ImportOptions,
  moments: MomentReader,
): ReadPosition | null {
  const written = [row.raw('day'), row.raw('at')].filter(Boolean).join(' ');
  const at = moments.read(written);
  if (at === undefined) row.fail(row.has('at') ? 'at' : 'day', `${quoted(written)} is not a date and time.`);
  const [lat, lon] =
    row.has('latLon') && !row.has('lat') ? bothOf(row) : [degrees(row, 'lat', 90), degrees(row, 'lon', 180)];
  if (lat === 0 && lon === 0) row.fail('lat', 'The device had no position (0, 0).');
  const odometer = row.raw('odometer') === '' ? '' : row.figure('odometer');
  const reading = odometer === '' ? null : toDistance(odometer, asWritten(row.raw('odometer'), options));
  const unit = unitInFile(row.text('unit'));
  const vin = row.text('vin');
  if (unit === '' && vin === '' && options.equipmentId === null) row.fail('unit', 'The truck is missing.');
  if (row.errors.length > 0 || at === undefined || lat === null || lon === null) return null;
  return {
    unit,
    vin,
    at,
    latMicrodegrees: lat,
    lonMicrodegrees: lon,
    odometerTenths: reading?.tenthMiles ?? null,
    odometerTenthKilometers: reading?.tenthKilometers ?? null,
  };
}

function degrees(row: RowReader, key: 'lat' | 'lon', most: number): number | null {
  const read = microdegrees(row.raw(key), most);
  if (read === null)
    row.fail(key, `${quoted(row.raw(key))} is not a ${key === 'lat' ? 'latitude' : 'longitude'} in degrees.`);
  return read;
}

function bothOf(row: RowReader): [number | null, number | null] {
  const point = pointIn(row.raw('latLon'));
  if (point === null) row.fail('latLon', `${quoted(row.raw('latLon'))} is not a latitude and a longitude.`);
  return [point?.latMicrodegrees ?? null, point?.lonMicrodegrees ?? null];
}
