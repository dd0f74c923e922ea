import type { Position } from '~/areas/imports/data/positions.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { GpxReader } from '~/areas/imports/rules/gpx';
import { microdegrees } from '~/areas/imports/rules/microdegrees';
import { readPositionRow } from '~/areas/imports/rules/position-row';
import { MomentReader } from '~/areas/imports/rules/position-time';
import { columnsByField, RowReader, type CellError } from '~/areas/imports/rules/row-reader';
import type { Ctx } from '~/platform/context';
import { importFileKey, type ReadImport } from './import-file';
import { UnitIndex } from './look-ups.server';
import { bodyLines, storedBytes } from './read-lines.server';

export interface PositionLine {
  number: number;
  cells: string[];
  errors: CellError[];
  /** Null where the line is wrong. */
  position: Position | null;
}

/** The readings of a file of positions, in its own order. */
export function positionLines(ctx: Ctx<CarrierScope>, found: ReadImport): AsyncGenerator<PositionLine> {
  return found.format.type === 'gpx' ? gpxPoints(ctx, found) : tableLines(ctx, found);
}

async function* tableLines(
  ctx: Ctx<CarrierScope>,
  { id, format, mapping, options }: ReadImport,
): AsyncGenerator<PositionLine> {
  const columns = columnsByField(mapping);
  const moments = new MomentReader(options.timeZone, options.dateOrder);
  for await (const { number, cells } of bodyLines(ctx, id, format, 0)) {
    const row = new RowReader(cells, columns, options);
    const read = readPositionRow(row, options, moments);
    const position = read && {
      unit: read.unit || read.vin,
      at: new Date(read.at).toISOString(),
      latMicrodegrees: read.latMicrodegrees,
      lonMicrodegrees: read.lonMicrodegrees,
      odometerTenths: read.odometerTenths,
      odometerTenthKilometers: read.odometerTenthKilometers,
    };
    yield { number, cells, errors: row.errors, position };
  }
}

async function* gpxPoints(
  ctx: Ctx<CarrierScope>,
  { id, format, options }: ReadImport,
): AsyncGenerator<PositionLine> {
  const reader = new GpxReader();
  const decoder = new TextDecoder(format.encoding);
  const moments = new MomentReader(options.timeZone, 'ymd');
  const units = await UnitIndex.load(ctx.scope);
  let number = 0;
  for await (const piece of storedBytes(ctx, importFileKey(ctx.scope.carrierId, id))) {
    for (const { lat, lon, time, track = '' } of reader.push(decoder.decode(piece, { stream: true }))) {
      number += 1;
      const [latMicrodegrees, lonMicrodegrees, at] = [
        microdegrees(lat, 90),
        microdegrees(lon, 180),
        moments.read(time),
      ];
      const isWhole = latMicrodegrees !== null && lonMicrodegrees !== null && at !== undefined;
      yield {
        number,
        cells: [time, lat, lon],
        errors: isWhole
          ? []
          : [
              {
                column: null,
                message:
                  time === '' ? 'This point has no time.' : 'This point has no readable location or time.',
              },
            ],
        position: isWhole
          ? {
              // A track may have the name of its truck, or of a day, or of a place.
              unit: units.find(track, '') === null ? '' : track,
              at: new Date(at).toISOString(),
              latMicrodegrees,
              lonMicrodegrees,
              odometerTenths: null,
              odometerTenthKilometers: null,
            }
          : null,
      };
    }
  }
}
