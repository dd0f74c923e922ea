import { formatUsDate, type LocalDate } from '~/engine/calendar/local-date';
import {
  parseQuarterKey,
  quarterKey,
  quarterLabel,
  quarterOfDate,
  shiftQuarter,
} from '~/engine/calendar/quarter';
import type { RowCounts } from '~/areas/imports/rules/import-status';
import type {
  Connection,
  ConnectionMonth,
  MatchedVehicle,
  OpenConnection,
} from '~/areas/connections/manage-connections.server';
import { SYSTEM_NAMES } from '~/areas/connections/rules/access';
import { monthLabel, quarterKeyOfMonth, settledOn } from '~/areas/connections/rules/months';
import type { MovedMiles } from '~/areas/connections/rules/moved-miles';
import { formatDistance, unitShort } from '~/areas/trips/rules/distance-text';
import { distanceUnitOf, type UnitSystem } from '~/engine/units/conversion';
import { wordsIn } from '~/engine/units/unit-words';

type Moment = (date: Date) => string;
/** Who reads it: the carrier's clock, day and units. */
interface Reader {
  momentOf: Moment;
  today: LocalDate;
  carrierUnits: UnitSystem;
}
type Tone = 'plain' | 'good' | 'warn' | 'bad';

export const connectionItem = (connection: Connection, momentOf: Moment) => ({
  id: connection.id,
  name: SYSTEM_NAMES[connection.system],
  hint: connection.hint,
  problem: connection.problem,
  pulled: connection.pulledAt && momentOf(connection.pulledAt),
});

export type ConnectionItem = ReturnType<typeof connectionItem>;

const STATES: Record<ConnectionMonth['status'], { text: string; tone: Tone }> = {
  pulling: { text: 'Pulling', tone: 'plain' },
  replacing: { text: 'Replacing', tone: 'plain' },
  importing: { text: 'Recording', tone: 'plain' },
  done: { text: 'Up to date', tone: 'good' },
  asks: { text: 'Needs you', tone: 'warn' },
  held: { text: 'Needs you', tone: 'warn' },
  undone: { text: 'Undone', tone: 'plain' },
  moved: { text: 'Changed after filing', tone: 'warn' },
  failed: { text: 'Failed', tone: 'bad' },
};

const counted = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;

/** What became of a month's lines, in words. */
function linesText(counts: RowCounts | undefined, units: UnitSystem): string {
  const none = wordsIn(units, 'No miles');
  if (!counts) return none;
  const parts = [
    counts.accepted ? `${counted(counts.accepted, 'trip', 'trips')} recorded` : '',
    counts.duplicate ? `${counted(counts.duplicate, 'is', 'are')} in your records already` : '',
    counts.refused ? `${counted(counts.refused, 'was', 'were')} refused` : '',
    counts.bad ? `${counted(counts.bad, 'line', 'lines')} could not be read` : '',
  ].filter(Boolean);
  return parts.join(', ') || none;
}

/** What the system reports otherwise than before the quarter was filed: each unit and state, and all together. */
function movedView(moved: readonly MovedMiles[], units: UnitSystem) {
  const unit = distanceUnitOf(units);
  const said = (tenthMiles: number) => `${formatDistance(tenthMiles, unit)} ${unitShort(unit)}`;
  const change = (tenthMiles: number) => `${tenthMiles < 0 ? '\u2212' : '+'}${said(Math.abs(tenthMiles))}`;
  const lines = moved.map(({ recordedTenthMiles, reportedTenthMiles, ...where }) => ({
    ...where,
    recorded: said(recordedTenthMiles),
    reported: said(reportedTenthMiles),
    change: change(reportedTenthMiles - recordedTenthMiles),
  }));
  const sum = moved.reduce((all, one) => all + one.reportedTenthMiles - one.recordedTenthMiles, 0);
  return { lines, sum: change(sum) };
}

const monthView = (
  { month, found }: OpenConnection['months'][number],
  system: Connection['system'],
  filed: ReadonlySet<number>,
  { momentOf, today, carrierUnits }: Reader,
) => {
  const quarter = quarterKeyOfMonth(month.monthKey);
  const named = parseQuarterKey(quarter);
  const isFiled = filed.has(quarter);
  const settled = settledOn(system, month.monthKey);
  return {
    id: month.id,
    name: monthLabel(month.monthKey),
    ...(isFiled && month.status !== 'failed' && month.status !== 'moved'
      ? { text: 'Filed', tone: 'plain' as const }
      : STATES[month.status]),
    status: month.status,
    lines: month.status === 'done' || found ? linesText(found?.counts, carrierUnits) : '',
    importId: found?.id ?? null,
    problem: month.problem,
    pulled: month.pulledAt && momentOf(month.pulledAt),
    /** Until when the figures may still change; null where they are settled. */
    settles: today < settled ? formatUsDate(settled) : null,
    mayPull: isFiled
      ? ['done', 'moved', 'failed'].includes(month.status) && found?.status !== 'undone'
      : !['pulling', 'replacing', 'importing', 'held'].includes(month.status),
    isFiled,
    quarter,
    quarterName: named ? quarterLabel(named) : '',
    moved: month.moved && month.moved.length > 0 ? movedView(month.moved, carrierUnits) : null,
    isHeld: month.status === 'held',
  };
};

export type MonthView = ReturnType<typeof monthView>;

const vehicleView = ({ vehicle, match }: MatchedVehicle, units: OpenConnection['units']) => {
  const unitOf = (id: number | null | undefined) => units.find((unit) => unit.id === id)?.unit ?? '';
  const chosen = unitOf(vehicle.equipmentId);
  const matched = unitOf(match?.unitId);
  return {
    externalId: vehicle.externalId,
    name: vehicle.name || vehicle.externalId,
    details: [vehicle.vin && `VIN ${vehicle.vin}`, vehicle.plate && `license plate ${vehicle.plate}`]
      .filter(Boolean)
      .join(', '),
    value: vehicle.leftOut ? 'out' : chosen === '' ? '' : String(vehicle.equipmentId),
    automatic: matched === '' ? 'No unit matches' : `Unit ${matched}, by ${match?.by}`,
    isOpen: !vehicle.leftOut && chosen === '' && matched === '',
  };
};

export type VehicleView = ReturnType<typeof vehicleView>;

const QUARTERS_BACK = 8;

export function connectionView(
  { connection, months, vehicles, units, filed }: OpenConnection,
  reader: Reader,
) {
  const { momentOf } = reader;
  const running = quarterOfDate(reader.today);
  const quarters = Array.from({ length: QUARTERS_BACK + 1 }, (_, back) => shiftQuarter(running, -back));
  return {
    ...connectionItem(connection, momentOf),
    system: connection.system,
    months: months.map((one) => monthView(one, connection.system, filed, reader)),
    vehicles: vehicles.map((one) => vehicleView(one, units)),
    units: units.map(({ id, unit }) => ({ value: String(id), label: unit })),
    quarters: quarters
      .filter((quarter) => !filed.has(quarterKey(quarter)))
      .map((quarter) => ({ value: String(quarterKey(quarter)), label: quarterLabel(quarter) })),
    isWorking: months.some(({ month }) => ['pulling', 'replacing', 'importing'].includes(month.status)),
  };
}

export type ConnectionView = ReturnType<typeof connectionView>;
