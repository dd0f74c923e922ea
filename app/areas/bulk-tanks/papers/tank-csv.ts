import type { ReconciledPeriod, TankReconciliation } from '~/areas/bulk-tanks/read-tanks.server';
import { tankQuestion } from '~/areas/bulk-tanks/rules/tank-book';
import type { EntryKind, TankUnit } from '~/areas/bulk-tanks/rules/tank';
import { inTankUnit } from '~/areas/bulk-tanks/views/tank-view';
import { csvLine } from '~/engine/text/csv';
import { roundHalfUp, type Decimal } from '~/engine/units/decimal';
import { fixedFromScaled } from '~/engine/units/format';

/** The lists of bulk storage of an audit export (P550): quantities in the unit of their tank, to the thousandth. */

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
const cents = (value: number | null): string => (value === null ? '' : fixedFromScaled(value, 2));

export const bulkTanksCsv = (tanks: readonly TankReconciliation[]): string =>
  [
    csvLine([
      'tank',
      'name',
      'fuel_type',
      'measured_in',
      'capacity',
      'city',
      'state',
      'tax_paid',
      'in_use',
      'notes',
    ]),
    ...tanks.map(({ tank }) =>
      csvLine([
        tank.id,
        tank.name,
        tank.fuelType,
        tank.unit,
        tank.capacity,
        tank.city,
        tank.state,
        yesNo(tank.taxPaid),
        yesNo(tank.active),
        tank.notes,
      ]),
    ),
  ].join('');

const entriesOf = (tanks: readonly TankReconciliation[], kind: EntryKind) =>
  tanks.flatMap(({ tank, entries }) =>
    entries.filter((entry) => entry.kind === kind).map((entry) => ({ tank, entry })),
  );

/** Date, supplier, quantity, kind, tank, buyer, ticket, and whether the tax was paid. */
export const bulkDeliveriesCsv = (tanks: readonly TankReconciliation[], buyer: string): string =>
  [
    csvLine([
      'delivery',
      'tank',
      'date',
      'supplier',
      'invoice',
      'quantity',
      'measured_in',
      'fuel_type',
      'tax_paid',
      'total',
      'buyer',
      'state',
      'notes',
    ]),
    ...entriesOf(tanks, 'delivery').map(({ tank, entry }) =>
      csvLine([
        entry.id,
        tank.name,
        entry.date,
        entry.supplier,
        entry.invoice,
        entry.quantity,
        tank.unit,
        tank.fuelType,
        yesNo(entry.taxPaid),
        cents(entry.totalCents),
        buyer,
        tank.state,
        entry.notes,
      ]),
    ),
  ].join('');

export const bulkInventoryCsv = (tanks: readonly TankReconciliation[]): string =>
  [
    csvLine(['reading', 'tank', 'date', 'measured', 'measured_in', 'notes']),
    ...entriesOf(tanks, 'reading').map(({ tank, entry }) =>
      csvLine([entry.id, tank.name, entry.date, entry.quantity, tank.unit, entry.notes]),
    ),
  ].join('');

/** Fuel for vehicles and uses that are not on the return. */
export const bulkOtherCsv = (tanks: readonly TankReconciliation[]): string =>
  [
    csvLine(['withdrawal', 'tank', 'date', 'filled', 'quantity', 'measured_in', 'notes']),
    ...entriesOf(tanks, 'other').map(({ tank, entry }) =>
      csvLine([entry.id, tank.name, entry.date, entry.usedBy, entry.quantity, tank.unit, entry.notes]),
    ),
  ].join('');

const three = (liters: Decimal, unit: TankUnit): string =>
  roundHalfUp(inTankUnit(liters, unit), 3).toFixed(3);

const reconciledLine = (name: string, unit: TankUnit, period: ReconciledPeriod, span: string): string =>
  csvLine([
    name,
    span,
    period.from,
    period.to,
    unit,
    three(period.opening, unit),
    three(period.delivered, unit),
    three(period.deliveredTaxPaid, unit),
    three(period.own, unit),
    three(period.ownTaxPaid, unit),
    three(period.other, unit),
    period.measured === null ? '' : three(period.difference, unit),
    three(period.closing, unit),
    period.measuredOn ?? '',
    period.measured === null ? '' : three(period.measured, unit),
    period.questions.map((question) => tankQuestion(question, unit)).join(' '),
  ]);

/** opening + delivered - own_vehicles - other + difference = closing, by month and for the quarter. */
export const bulkReconciliationCsv = (tanks: readonly TankReconciliation[]): string =>
  [
    csvLine([
      'tank',
      'period',
      'from',
      'to',
      'measured_in',
      'opening',
      'delivered',
      'delivered_tax_paid',
      'own_vehicles',
      'own_vehicles_tax_paid',
      'other',
      'difference',
      'closing',
      'measured_on',
      'measured',
      'questions',
    ]),
    ...tanks.flatMap(({ tank, months, quarter }) => [
      ...months.map((month) => reconciledLine(tank.name, tank.unit, month, 'month')),
      reconciledLine(tank.name, tank.unit, quarter, 'quarter'),
    ]),
  ].join('');
