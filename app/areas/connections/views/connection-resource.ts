import type {
  OpenConnection,
  Connection,
  MatchedVehicle,
} from '~/areas/connections/manage-connections.server';
import { settledOn } from '~/areas/connections/rules/months';

/** A connection as programs read it. Its key is never shown. */
export const connectionResource = (connection: Connection) => ({
  id: connection.id,
  system: connection.system,
  hint: connection.hint,
  problem: connection.problem,
  created_at: connection.createdAt.toISOString(),
  pulled_at: connection.pulledAt?.toISOString() ?? null,
});

const monthResource = ({ month, found }: OpenConnection['months'][number], system: Connection['system']) => ({
  month: `${String(month.monthKey).slice(0, 4)}-${String(month.monthKey).slice(4)}`,
  status: month.status,
  problem: month.problem,
  import_id: found?.id ?? null,
  rows: { ...found?.counts },
  moved: (month.moved ?? []).map(({ unit, jurisdiction, recordedTenthMiles, reportedTenthMiles }) => ({
    unit,
    state: jurisdiction,
    recorded_miles: recordedTenthMiles / 10,
    reported_miles: reportedTenthMiles / 10,
  })),
  settled_on: settledOn(system, month.monthKey),
  pulled_at: month.pulledAt?.toISOString() ?? null,
});

const vehicleResource = ({ vehicle, match }: MatchedVehicle) => ({
  vehicle_id: vehicle.externalId,
  name: vehicle.name,
  vin: vehicle.vin,
  plate: vehicle.plate,
  equipment_id: vehicle.leftOut ? null : (vehicle.equipmentId ?? match?.unitId ?? null),
  chosen: vehicle.leftOut || vehicle.equipmentId !== null,
  left_out: vehicle.leftOut,
});

/** A connection with what became of its months, and with its vehicles. */
export const openConnectionResource = ({ connection, months, vehicles }: OpenConnection) => ({
  ...connectionResource(connection),
  months: months.map((month) => monthResource(month, connection.system)),
  vehicles: vehicles.map(vehicleResource),
});

const FIELD_NAMES: Readonly<Record<string, string>> = { userName: 'user_name' };
export const connectionFieldName = (field: string): string => FIELD_NAMES[field] ?? field;

/** The access to a system, under the names that a form has for it. */
export const accessFromBody = ({ user_name: userName, ...rest }: Record<string, unknown>) => ({
  ...rest,
  userName,
});
