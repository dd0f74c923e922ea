import { chained, type OdometerReplacement } from '~/areas/equipment/rules/odometer-replacements';
import { noTexts } from '~/engine/records/text-fields';
import { TRIP_TEXTS } from '~/areas/trips/fields';
import { changeImport, holdImport } from '~/areas/imports/data/imports.server';
import { countRows, insertImportRows, type NewImportRow } from '~/areas/imports/data/import-rows.server';
import { listFiledQuarters } from '~/areas/returns/data/filed-quarters.server';
import {
  insertPositions,
  listPositionUnits,
  readPositions,
  type Position,
  type TrackGap,
} from '~/areas/imports/data/positions.server';
import { findEquipment } from '~/areas/equipment/data/equipment.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { formatUsDate, localDateInZone } from '~/engine/calendar/local-date';
import { quarterKey, quarterOfDate } from '~/engine/calendar/quarter';
import { milesBetween } from '~/engine/places/place';
import type { Ctx } from '~/platform/context';
import { drivenDays, pointOf, type DrivenDay, type TimedPosition } from './cut-days';
import type { ReadImport } from './import-file';
import { stopAt, UnitIndex } from './look-ups.server';
import { markDuplicates, setAsideFiled } from './mark-duplicates.server';
import type { TripRecord } from './prepare-trip-row.server';
import { positionLines, type PositionLine } from './read-positions.server';
import { readCarrier } from '~/areas/carriers/data/carriers.server';
import { formatDistance, unitOfCarrier, unitWord } from '~/areas/trips/rules/distance-text';
import type { DistanceUnit } from '~/engine/units/conversion';

const POSITIONS_AT_ONCE = 2_000;
/** More wrong lines say nothing new. */
const MOST_WRONG_LINES = 1_000;
/** Half a mile: a truck that was moved in the yard made no trip. */
const SHORTEST_TRIP_TENTHS = 5;
/** A truck whose last position is farther away than this has been driven meanwhile. */
const FAR_MILES = 1;

/**
 * Second step for positions: keeps every reading, then cuts each truck's into days and splits them by the outlines of the
 * jurisdictions. Run again, it makes the same of the same: readings and days have keys of their own.
 */
export async function checkPositions(ctx: Ctx<CarrierScope>, found: ReadImport): Promise<void> {
  const kept = await keepPositions(ctx, found);
  if (kept === null) return;
  const filed = new Set((await listFiledQuarters(ctx.scope)).map((quarter) => quarter.quarterKey));
  const units = await UnitIndex.load(ctx.scope);
  const carrierUnit = unitOfCarrier(await readCarrier(ctx.scope));
  let number = kept.lastLine;
  for (const { unit } of await listPositionUnits(ctx.scope, found.id)) {
    const vehicle = await vehicleOf(ctx, found, units, unit);
    for await (const day of drivenDays(
      chainedPositions(
        readPositions(ctx.scope, found.id, unit),
        found.options.timeZone,
        units.odometersOf(vehicle.equipmentId),
      ),
      found.options.timeZone,
      ctx.traces,
    )) {
      number += 1;
      const row = await rowOfDay(ctx, found, { unit, ...vehicle, day, number, carrierUnit });
      await markDuplicates(ctx.scope, found, [row]);
      setAsideFiled([row], filed);
      if (!(await write(ctx, found, [row], 90, `${unit || 'Positions'}, ${formatUsDate(day.date)}`))) return;
    }
  }
  await changeImport(
    ctx.scope,
    found.id,
    { status: ['checking'], revision: found.revision },
    { status: 'preview', progress: 100, stage: '', counts: await countRows(ctx.scope, found.id) },
  );
}

/** @returns the number of the last line; null where the import has moved on. */
async function keepPositions(
  ctx: Ctx<CarrierScope>,
  found: ReadImport,
): Promise<{ lastLine: number } | null> {
  let good: Position[] = [];
  let wrong: NewImportRow[] = [];
  let wrongCount = 0;
  let lastLine = found.format.headerLine;
  const flush = async () => {
    const [positions, rows] = [good, wrong];
    [good, wrong] = [[], []];
    return write(
      ctx,
      found,
      rows,
      Math.min(85, Math.floor((85 * lastLine) / Math.max(1, found.format.lineCount))),
      `Line ${lastLine}`,
      positions,
    );
  };
  for await (const line of positionLines(ctx, found)) {
    lastLine = line.number;
    if (line.position) good.push(line.position);
    else if (wrongCount < MOST_WRONG_LINES) {
      wrongCount += 1;
      wrong.push(wrongRow(line));
    }
    if (good.length >= POSITIONS_AT_ONCE && !(await flush())) return null;
  }
  return (await flush()) ? { lastLine } : null;
}

/** Readings in the order of their time, with those of every odometer of the truck in one chain. */
async function* chainedPositions<T extends TimedPosition>(
  positions: AsyncIterable<T>,
  timeZone: string,
  replacements: readonly OdometerReplacement[],
): AsyncGenerator<T> {
  for await (const position of positions) {
    const { odometerTenths: tenthMiles, at } = position;
    if (tenthMiles === null || replacements.length === 0) yield position;
    else {
      const reading = { tenthMiles, tenthKilometers: null, day: localDateInZone(at, timeZone) };
      yield { ...position, chainedTenths: chained(reading, replacements) };
    }
  }
}

const wrongRow = ({ number, cells, errors }: PositionLine): NewImportRow => ({
  number,
  state: 'bad',
  cells: cells.map((cell) => cell.slice(0, 200)),
  errors,
  reason: '',
  record: null,
  fingerprint: null,
});

async function write(
  ctx: Ctx<CarrierScope>,
  found: ReadImport,
  rows: readonly NewImportRow[],
  progress: number,
  stage: string,
  positions: readonly Position[] = [],
): Promise<boolean> {
  return inTransaction(ctx.scope, async (scope) => {
    if (!(await holdImport(scope, found.id, 'checking', found.revision))) return false;
    await insertPositions(scope, found.id, positions);
    await insertImportRows(scope, found.id, rows);
    await changeImport(scope, found.id, { status: ['checking'] }, { progress, stage });
    return true;
  });
}

interface Vehicle {
  equipmentId: number | null;
  newUnit: string;
  problem: string;
}

async function vehicleOf(
  ctx: Ctx<CarrierScope>,
  found: ReadImport,
  units: UnitIndex,
  unit: string,
): Promise<Vehicle> {
  const { options } = found;
  if (unit === '')
    return {
      equipmentId:
        options.equipmentId === null
          ? null
          : ((await findEquipment(ctx.scope, options.equipmentId))?.id ?? null),
      newUnit: '',
      problem: '',
    };
  const equipmentId = units.find(unit, unit);
  if (equipmentId !== null) return { equipmentId, newUnit: '', problem: '' };
  if (options.createUnits && unit.length <= 30) return { equipmentId: null, newUnit: unit, problem: '' };
  return {
    equipmentId: null,
    newUnit: '',
    problem: `No unit ${unit} in Equipment. Add it, or let the import create it.`,
  };
}

async function rowOfDay(
  ctx: Ctx<CarrierScope>,
  found: ReadImport,
  {
    unit,
    day,
    number,
    carrierUnit,
    ...vehicle
  }: Vehicle & {
    unit: string;
    day: DrivenDay;
    number: number;
    carrierUnit: DistanceUnit;
  },
): Promise<NewImportRow> {
  const row: NewImportRow = {
    number,
    state: 'bad',
    cells: [],
    errors: [],
    reason: '',
    record: null,
    fingerprint: null,
  };
  if (vehicle.problem !== '') return { ...row, errors: [{ column: null, message: vehicle.problem }] };
  const title = [unit, formatUsDate(day.date)].filter(Boolean).join(', ');
  if (day.split.distanceTenthMiles < SHORTEST_TRIP_TENTHS)
    return {
      ...row,
      state: 'aside',
      reason: `${title}: the truck stood still${lostWords(day, found.options.timeZone, carrierUnit)}.`,
    };
  const record = await tripOfDay(ctx, found, vehicle, unit, day);
  const gaps = record.track?.gaps.length ?? 0;
  const reason = `${title}: ${day.count} positions, ${formatDistance(day.split.distanceTenthMiles, carrierUnit)} ${unitWord(carrierUnit)}${gaps > 0 ? `, ${gaps} ${gaps === 1 ? 'gap' : 'gaps'} without positions` : ''}.`;
  return { ...row, state: 'good', record, reason };
}

/** A truck that is far from its last position has driven miles that no trip of this file has. */
function lostWords({ lostSince, first }: DrivenDay, timeZone: string, unit: DistanceUnit): string {
  const lost = lostSince ? milesApart(pointOf(lostSince), pointOf(first)) : 0;
  return lostSince && lost > FAR_MILES
    ? `, ${formatDistance(Math.round(lost * 10), unit)} ${unitWord(unit)} from its last position on ${formatUsDate(localDateInZone(lostSince.at, timeZone))}. The ${unitWord(unit)} between are in no trip: record them by hand`
    : '';
}

async function tripOfDay(
  ctx: Ctx<CarrierScope>,
  found: ReadImport,
  vehicle: Vehicle,
  unit: string,
  day: DrivenDay,
): Promise<TripRecord> {
  const { split, from, first, last, date } = day;
  const began = from.odometerTenths === null ? first : from;
  const isOrdered =
    began.odometerTenths !== null &&
    last.odometerTenths !== null &&
    (last.chainedTenths ?? last.odometerTenths) >= (began.chainedTenths ?? began.odometerTenths);
  return {
    kind: 'trip',
    newUnit: vehicle.newUnit,
    newVin: '',
    quarterKey: quarterKey(quarterOfDate(date)),
    miles: split.jurisdictions.map(({ jurisdiction, distanceTenthMiles }) => ({
      jurisdiction,
      tenthMiles: distanceTenthMiles,
      exemptTenthMiles: 0,
      exemptReason: '',
    })),
    fields: {
      equipmentId: vehicle.equipmentId,
      date,
      endDate: date,
      ...noTexts(TRIP_TEXTS),
      odometerStartTenths: isOrdered ? began.odometerTenths : null,
      odometerStartTenthKilometers: isOrdered ? began.odometerTenthKilometers : null,
      odometerEndTenths: isOrdered ? last.odometerTenths : null,
      odometerEndTenthKilometers: isOrdered ? last.odometerTenthKilometers : null,
      entry: 'stops',
      stops: [await stopAt(ctx.scope, ...pointOf(from)), await stopAt(ctx.scope, ...pointOf(last))],
      stateLines: [],
      hazmat: null,
      routeChoice: 0,
      extractedDataId: null,
    },
    track: {
      unit,
      positionCount: day.count,
      firstAt: new Date(first.at).toISOString(),
      lastAt: new Date(last.at).toISOString(),
      timeZone: found.options.timeZone,
      gaps: await gapsOf(ctx, day),
      invalid: split.invalid,
      leaps: split.leaps,
      odometerPercent: split.odometerPercent,
      roads: split.roads ?? null,
      line: day.line,
      crossings: split.crossings.map(({ from, to, atTenthMiles }) => ({ from, to, atTenthMiles })),
    },
  };
}

const nameAt = async (ctx: Ctx<CarrierScope>, point: [number, number]): Promise<string> =>
  (await stopAt(ctx.scope, ...point)).label;

async function gapsOf(ctx: Ctx<CarrierScope>, { split, lostSince, first }: DrivenDay): Promise<TrackGap[]> {
  const gaps: TrackGap[] = [];
  if (lostSince && milesApart(pointOf(lostSince), pointOf(first)) > FAR_MILES) {
    gaps.push({
      from: new Date(lostSince.at).toISOString(),
      to: new Date(first.at).toISOString(),
      fromPlace: await nameAt(ctx, pointOf(lostSince)),
      toPlace: await nameAt(ctx, pointOf(first)),
      tenthMiles: Math.round(milesApart(pointOf(lostSince), pointOf(first)) * 10),
      byOdometer: false,
      counted: false,
    });
  }
  for (const gap of split.gaps) {
    gaps.push({
      from: new Date(gap.from).toISOString(),
      to: new Date(gap.to).toISOString(),
      fromPlace: await nameAt(ctx, gap.fromPoint),
      toPlace: await nameAt(ctx, gap.toPoint),
      tenthMiles:
        gap.counted === false
          ? Math.round(milesApart(gap.fromPoint, gap.toPoint) * 10)
          : gap.distanceTenthMiles,
      byOdometer: gap.byOdometer,
      ...(gap.byRoad ? { byRoad: true } : {}),
      counted: gap.counted ?? true,
    });
  }
  return gaps;
}

const milesApart = ([lat1, lon1]: [number, number], [lat2, lon2]: [number, number]): number =>
  milesBetween({ lat: lat1, lon: lon1 }, { lat: lat2, lon: lon2 });
