import {
  countRawPositions,
  listTrackedUnits,
  readRawPositions,
  tripsWithReadings,
  type PositionsWanted,
  type RawPosition,
} from '~/areas/imports/data/positions.server';
import { PositionCheck, type PositionDay } from '~/areas/imports/rules/position-check';
import { dayAfter, parseTypedDate } from '~/engine/calendar/local-date';
import { instantInZone } from '~/engine/calendar/zoned-time';
import { fixedFromScaled } from '~/engine/units/format';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { tenthsIn } from '~/areas/trips/rules/distance-text';
import type { DistanceUnit } from '~/engine/units/conversion';

/** Rows of a sheet of Excel, less its header. */
export const MOST_SHEET_ROWS = 1_048_000;

/** What was asked for, as it was typed. */
export interface PositionsAsked {
  unit: string;
  from: string;
  to: string;
}

export const positionsAsked = (search: URLSearchParams): PositionsAsked => ({
  unit: search.get('unit') ?? '',
  from: search.get('from') ?? '',
  to: search.get('to') ?? '',
});

export type PositionErrors = Partial<Record<keyof PositionsAsked, string>>;

/** A span of days in the zone of the carrier, both days included; or what is wrong with it, by field. */
export function wantedPositions(
  { unit, from, to }: PositionsAsked,
  timeZone: string,
): { wanted: PositionsWanted } | { errors: PositionErrors } {
  const [first, last] = [parseTypedDate(from), parseTypedDate(to)];
  const errors: PositionErrors = {};
  if (!first) errors.from = 'Enter the first day.';
  if (!last) errors.to = 'Enter the last day.';
  if (first && last && last < first) errors.to = 'The last day lies before the first.';
  if (!first || !last || errors.to) return { errors };
  return {
    wanted: {
      unit,
      from: new Date(instantInZone(first, '00:00', timeZone)),
      until: new Date(instantInZone(dayAfter(last), '00:00', timeZone)),
    },
  };
}

export const trackedUnits = (ctx: Ctx<CarrierScope>): Promise<string[]> => listTrackedUnits(ctx.scope);

export const countPositions = (ctx: Ctx<CarrierScope>, wanted: PositionsWanted): Promise<number> =>
  countRawPositions(ctx.scope, wanted);

const headerIn = (unit: DistanceUnit): string[] => [
  'unit',
  'utc_time',
  'latitude',
  'longitude',
  unit === 'mile' ? 'odometer_miles' : 'odometer_km',
];

const cellsOf = (
  { unit, at, latMicrodegrees, lonMicrodegrees, odometerTenths, odometerTenthKilometers }: RawPosition,
  distanceUnit: DistanceUnit,
): string[] => [
  unit,
  at.toISOString(),
  fixedFromScaled(latMicrodegrees, 6),
  fixedFromScaled(lonMicrodegrees, 6),
  odometerTenths === null
    ? ''
    : fixedFromScaled(tenthsIn(odometerTenths, distanceUnit, odometerTenthKilometers), 1),
];

/** Page after page of rows, odometers in the carrier's unit; the first is the header. */
export async function* positionRows(
  ctx: Ctx<CarrierScope>,
  wanted: PositionsWanted,
  unit: DistanceUnit,
): AsyncGenerator<string[][]> {
  yield [headerIn(unit)];
  for await (const page of readRawPositions(ctx.scope, wanted))
    yield page.map((position) => cellsOf(position, unit));
}

/** The same as a workbook. */
export function positionsWorkbook(
  ctx: Ctx<CarrierScope>,
  wanted: PositionsWanted,
  unit: DistanceUnit,
): AsyncIterable<Uint8Array> {
  async function* rows() {
    for await (const page of readRawPositions(ctx.scope, wanted))
      yield page.map((position) => ({ cells: cellsOf(position, unit) }));
  }
  return ctx.workbooks.make({
    title: 'Raw positions',
    creator: ctx.site.productName,
    createdAt: ctx.clock.now(),
    currencySymbol: '$',
    sheets: [
      {
        name: 'Positions',
        columns: headerIn(unit).map((header) => ({ header, width: header === 'utc_time' ? 26 : 14 })),
        rows: rows(),
      },
    ],
  });
}

/** More are not judged while someone waits for the page. */
export const MOST_CHECKED = 50_000;

/** How the readings of each truck and day would do as records, on the clock of the carrier. */
export async function checkPositions(
  ctx: Ctx<CarrierScope>,
  wanted: PositionsWanted,
  timeZone: string,
): Promise<PositionDay[]> {
  const check = new PositionCheck();
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone });
  const readings = new Map<bigint, boolean>();
  for await (const page of readRawPositions(ctx.scope, wanted)) {
    const ids = [...new Set(page.flatMap(({ tripId }) => tripId ?? []))].filter((id) => !readings.has(id));
    const known = ids.length > 0 ? await tripsWithReadings(ctx.scope, ids) : new Set<bigint>();
    for (const id of ids) readings.set(id, known.has(id));
    for (const { unit, at, latMicrodegrees, lonMicrodegrees, odometerTenths, importId, tripId } of page)
      check.add({
        unit,
        vin: null,
        day: dayOf.format(at),
        at: at.getTime(),
        latMicrodegrees,
        lonMicrodegrees,
        odometerTenths,
        run: tripId === null ? importId : String(tripId),
        hasTripReadings: tripId !== null && readings.get(tripId) === true,
      });
  }
  return check.days();
}
