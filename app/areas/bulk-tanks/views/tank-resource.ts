import type {
  BulkTank,
  ReconciledPeriod,
  TankEntry,
  TankReconciliation,
} from '~/areas/bulk-tanks/read-tanks.server';
import type { TankUnit } from '~/areas/bulk-tanks/rules/tank';
import { quarterKey, type Quarter } from '~/engine/calendar/quarter';
import { roundHalfUp, type Decimal } from '~/engine/units/decimal';
import { centsToText } from '~/engine/units/format';
import { inTankUnit } from './tank-view';

/** A tank as programs read it. Quantities are exact decimal text in `unit`. */
export const tankResource = (tank: BulkTank) => ({
  id: tank.id,
  name: tank.name,
  fuel_type: tank.fuelType,
  unit: tank.unit,
  capacity: tank.capacity,
  city: tank.city,
  state: tank.state,
  tax_paid: tank.taxPaid,
  active: tank.active,
  notes: tank.notes,
  revision: tank.revision,
  updated_at: tank.updatedAt.toISOString(),
});

/** A delivery, a reading or other fuel as programs read it. */
export const entryResource = (entry: TankEntry) => ({
  id: entry.id,
  tank_id: entry.tankId,
  kind: entry.kind,
  date: entry.date,
  quantity: entry.quantity,
  supplier: entry.supplier,
  invoice: entry.invoice,
  tax_paid: entry.taxPaid,
  total: entry.totalCents === null ? null : centsToText(entry.totalCents),
  used_by: entry.usedBy,
  notes: entry.notes,
  quarter: entry.quarterKey,
  revision: entry.revision,
  updated_at: entry.updatedAt.toISOString(),
});

const three = (liters: Decimal, unit: TankUnit): string =>
  roundHalfUp(inTankUnit(liters, unit), 3).toFixed(3);

const periodResource = (period: ReconciledPeriod, unit: TankUnit) => ({
  from: period.from,
  to: period.to,
  opening: three(period.opening, unit),
  delivered: three(period.delivered, unit),
  delivered_tax_paid: three(period.deliveredTaxPaid, unit),
  own_vehicles: three(period.own, unit),
  own_vehicles_tax_paid: three(period.ownTaxPaid, unit),
  other: three(period.other, unit),
  difference: three(period.difference, unit),
  closing: three(period.closing, unit),
  measured_on: period.measuredOn,
  measured: period.measured === null ? null : three(period.measured, unit),
  questions: period.questions,
});

/** The book of a tank over a quarter as programs read it. */
export const reconciliationOfTank = (of: Quarter, { tank, months, quarter }: TankReconciliation) => ({
  tank_id: tank.id,
  q: quarterKey(of),
  unit: tank.unit,
  months: months.map((month) => periodResource(month, tank.unit)),
  total: periodResource(quarter, tank.unit),
});

export const TANK_NAMES: Record<string, string> = { fuel_type: 'fuelType', tax_paid: 'taxPaid' };
export const ENTRY_API_NAMES: Record<string, string> = {
  tax_paid: 'taxPaid',
  used_by: 'usedBy',
  idempotency_key: 'idempotencyKey',
};

/** A body of the API as the use case takes it; null is an empty field. */
export const innerNames = (
  names: Readonly<Record<string, string>>,
  body: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [names[name] ?? name, value ?? undefined]));

/** A field of the use case in the words of the API. */
export const outerName =
  (names: Readonly<Record<string, string>>) =>
  (field: string): string =>
    Object.entries(names).find(([, inner]) => inner === field)?.[0] ?? field;
