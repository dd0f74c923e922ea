import { listFuelOn } from '~/areas/fuel/data/fuel.server';
import { changeImport, holdImport } from '~/areas/imports/data/imports.server';
import { countRows, insertImportRows, type NewImportRow } from '~/areas/imports/data/import-rows.server';
import { clearPositions, insertPositions, type Position } from '~/areas/imports/data/positions.server';
import { eldDays, eldDayText } from '~/areas/imports/rules/eld-days';
import { readEldFile, type EldFile, type EldReading } from '~/areas/imports/rules/eld-file';
import { formatUsDate } from '~/engine/calendar/local-date';
import { TableFileError } from '~/engine/text/table-file-error';
import type { Ctx } from '~/platform/context';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import type { ReadImport } from './import-file';
import { stopAt, UnitIndex } from './look-ups.server';
import { storedText } from './read-lines.server';
import { readCarrier } from '~/areas/carriers/data/carriers.server';
import { unitOfCarrier } from '~/areas/trips/rules/distance-text';
import type { DistanceUnit } from '~/engine/units/conversion';

const READINGS_AT_ONCE = 2_000;
const tooCoarse = (unit: DistanceUnit): string =>
  `Log positions are rounded to about ${unit === 'mile' ? '0.6 miles' : '1 kilometer'} and an hour apart. They are not a distance record, so no trips are made from them.`;

/**
 * The only step of a log: its check values, the odometer of each truck and day, gaps, driving without a driver, and fuel
 * bought where the truck was not. Readings are kept for comparing; nothing is recorded of them.
 */
export async function checkEld(ctx: Ctx<CarrierScope>, found: ReadImport): Promise<void> {
  const file = readEldFile(await storedText(ctx, found.id, found.format.encoding));
  if (file.readings.length === 0)
    throw new TableFileError('This ELD output file has no event with a date and time.');
  const unit = unitOfCarrier(await readCarrier(ctx.scope));
  const units = await UnitIndex.load(ctx.scope);
  const rows = [...wrongRows(file), ...dayRows(file, unit, units), ...(await fuelRows(ctx, file, units))];
  rows.unshift(asideRow(headText(file, unit)));
  await inTransaction(ctx.scope, async (scope) => {
    if (!(await holdImport(scope, found.id, 'checking', found.revision))) return;
    await clearPositions(scope, found.id);
    const positions = file.readings.flatMap((reading) => positionOf(reading, file));
    for (let from = 0; from < positions.length; from += READINGS_AT_ONCE)
      await insertPositions(scope, found.id, positions.slice(from, from + READINGS_AT_ONCE));
    await insertImportRows(
      scope,
      found.id,
      rows.map((row, index) => ({ ...row, number: index + 1 })),
    );
    await changeImport(
      scope,
      found.id,
      { status: ['checking'], revision: found.revision },
      {
        status: 'accepted',
        progress: 100,
        stage: '',
        counts: await countRows(scope, found.id),
        finishedAt: ctx.clock.now(),
      },
    );
  });
}

const emptyRow: Omit<NewImportRow, 'number' | 'state'> = {
  cells: [],
  errors: [],
  reason: '',
  record: null,
  fingerprint: null,
};
const asideRow = (reason: string): NewImportRow => ({ ...emptyRow, number: 0, state: 'aside', reason });

function headText(file: EldFile, unit: DistanceUnit): string {
  const check = {
    right: 'the check value of the file is right',
    wrong: 'the check value of the file is wrong: it was changed after it was made, or is not whole',
    missing: 'the file ends without its check value',
  }[file.fileCheck];
  const missing = file.missingSegments.length > 0 ? ` Missing: ${file.missingSegments.join(', ')}.` : '';
  return `Log of ${file.driver || 'a driver'}${file.carrierName ? `, ${file.carrierName}` : ''}${file.usdot ? ` (USDOT ${file.usdot})` : ''}: ${check}.${missing} ${tooCoarse(unit)}`;
}

const wrongRows = (file: EldFile): NewImportRow[] =>
  file.wrongLines.map((line) => ({
    ...emptyRow,
    number: 0,
    state: 'bad',
    errors: [{ column: null, message: `Row ${line}: its check value does not match its text.` }],
  }));

const unitOfLog = (units: UnitIndex, file: EldFile, unit: string): number | null =>
  units.find(unit, unit === file.unit ? file.vin : unit);

const dayRows = (file: EldFile, unit: DistanceUnit, units: UnitIndex): NewImportRow[] =>
  eldDays(file.readings, (name) => units.odometersOf(unitOfLog(units, file, name))).map((day) =>
    asideRow(`${day.unit}, ${formatUsDate(day.date)}: ${eldDayText(day, unit)}.`),
  );

const microdegrees = (degrees: number): number => Math.round(degrees * 1_000_000);

function positionOf({ unit, date, time, lat, lon, odometerMiles }: EldReading, file: EldFile): Position[] {
  if (lat === null || lon === null) return [];
  const at = Date.parse(`${date}T${time}Z`) + file.hoursBehindUtc * 3_600_000;
  return [
    {
      unit,
      at: new Date(at).toISOString(),
      latMicrodegrees: microdegrees(lat),
      lonMicrodegrees: microdegrees(lon),
      odometerTenths: odometerMiles === null ? null : odometerMiles * 10,
      odometerTenthKilometers: null,
    },
  ];
}

/** Purchases of a day on which the log has the truck in other states only. */
async function fuelRows(ctx: Ctx<CarrierScope>, file: EldFile, units: UnitIndex): Promise<NewImportRow[]> {
  const rows: NewImportRow[] = [];
  const days = eldDays(file.readings);
  for (const unit of new Set(days.map((day) => day.unit))) {
    const equipmentId = unitOfLog(units, file, unit);
    const dates = days.filter((day) => day.unit === unit).map(({ date }) => date);
    if (equipmentId === null) continue;
    for (const fuel of await listFuelOn(ctx.scope, equipmentId, dates)) {
      const states = await statesOn(ctx, file, unit, fuel.date);
      if (states.size > 0 && fuel.state !== '' && !states.has(fuel.state))
        rows.push(
          asideRow(
            `${unit}, ${formatUsDate(fuel.date)}: fuel was bought in ${fuel.state}, and the log has the truck in ${[...states].sort().join(', ')} that day.`,
          ),
        );
    }
  }
  return rows;
}

async function statesOn(
  ctx: Ctx<CarrierScope>,
  file: EldFile,
  unit: string,
  date: string,
): Promise<Set<string>> {
  const states = new Set<string>();
  for (const reading of file.readings) {
    if (reading.unit !== unit || reading.date !== date || reading.lat === null || reading.lon === null)
      continue;
    const { state } = await stopAt(ctx.scope, reading.lat, reading.lon);
    if (state !== '') states.add(state);
  }
  return states;
}
