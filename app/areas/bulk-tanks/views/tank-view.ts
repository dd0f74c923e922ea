import type {
  BulkTank,
  ReconciledPeriod,
  TankEntry,
  TankReconciliation,
} from '~/areas/bulk-tanks/read-tanks.server';
import { ENTRY_NAMES, tankUnitName, tankUnitShort, type TankUnit } from '~/areas/bulk-tanks/rules/tank';
import { differencePercent, tankQuestion } from '~/areas/bulk-tanks/rules/tank-book';
import { fuelUnitName } from '~/areas/fuel/views/fuel-form';
import { formatUsDate } from '~/engine/calendar/local-date';
import { fuelTypeName } from '~/engine/ifta/fuel-types';
import { convertFuel } from '~/engine/units/conversion';
import { decimal, roundHalfUp, toSafeInteger, type Decimal } from '~/engine/units/decimal';
import { centsToText, formatCents, formatTenths, formatWhole } from '~/engine/units/format';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Liters as an amount in a tank's unit, exact. */
export const inTankUnit = (liters: Decimal, unit: TankUnit): Decimal =>
  convertFuel({ value: liters, unit: 'litre' }, unit);

const tenthsText = (amount: Decimal): string => {
  const tenths = toSafeInteger(roundHalfUp(amount.abs().times(10)));
  return `${amount.isNegative() && tenths > 0 ? '−' : ''}${formatTenths(tenths)}`;
};

/** "7,500.5": a quantity as it was entered, grouped. */
export function quantityText(quantity: string): string {
  const [whole = '0', places = ''] = quantity.split('.');
  return [formatWhole(Number(whole)), places].filter(Boolean).join('.');
}

/** A month or a quarter of a tank, in its own unit. */
export function periodView(period: ReconciledPeriod, unit: TankUnit, name: string) {
  const text = (liters: Decimal) => tenthsText(inTankUnit(liters, unit));
  const percent = differencePercent(period);
  return {
    key: period.from,
    name,
    opening: text(period.opening),
    delivered: text(period.delivered),
    own: text(period.own),
    ownTaxPaid: text(period.ownTaxPaid),
    other: text(period.other),
    difference:
      period.measured === null
        ? '–'
        : `${period.difference.greaterThan(0) ? '+' : ''}${text(period.difference)}`,
    percent:
      period.measured === null || percent === null
        ? ''
        : `${percent.isNegative() ? '−' : ''}${roundHalfUp(percent.abs(), 2).toFixed(2)} %`,
    closing: text(period.closing),
    measured: period.measuredOn === null ? 'no reading' : formatUsDate(period.measuredOn),
    questions: period.questions.map((question) => tankQuestion(question, unit)),
  };
}

export const monthOf = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? day;

/** A tank with its quarter, as a row of the list. */
export function tankRow({ tank, quarter }: TankReconciliation) {
  return {
    ...periodView(quarter, tank.unit, ''),
    id: tank.id,
    name: tank.name,
    active: tank.active,
    fuel: fuelTypeName(tank.fuelType),
    place: [tank.city, tank.state].filter(Boolean).join(', '),
    capacity: `${quantityText(tank.capacity)} ${tankUnitShort(tank.unit)}`,
    unit: tankUnitShort(tank.unit),
  };
}

export type TankRow = ReturnType<typeof tankRow>;

/** A tank over a quarter: its book by month, and what it is made of, by day. */
export function tankView({ tank, months, quarter, entries, withdrawals }: TankReconciliation) {
  return {
    tank: {
      ...tankRow({ tank, months, quarter, entries, withdrawals }),
      unitName: tankUnitName(tank.unit),
      taxPaid: tank.taxPaid,
      notes: tank.notes,
    },
    periods: months.map((month) => periodView(month, tank.unit, monthOf(month.from))),
    quarter: periodView(quarter, tank.unit, 'Quarter'),
    entries: entries.map((entry) => entryLine(entry, tank.unit)),
    withdrawals: withdrawals.map((row) => ({
      id: row.id,
      date: formatUsDate(row.date),
      unit: row.unit,
      quantity: `${quantityText(row.quantity)} ${fuelUnitName(row.fuelUnit)}`,
      tax:
        row.untaxedQuantity !== null
          ? `tax paid on ${quantityText(decimal(row.quantity).minus(row.untaxedQuantity).toString())}`
          : row.taxPaid
            ? 'tax paid'
            : 'tax not paid',
      reference: row.reference,
    })),
  };
}

export function entryLine(entry: TankEntry, unit: TankUnit) {
  return {
    id: entry.id,
    date: formatUsDate(entry.date),
    kind: entry.kind,
    what: ENTRY_NAMES[entry.kind],
    quantity: `${quantityText(entry.quantity)} ${tankUnitShort(unit)}`,
    from: [entry.supplier || entry.usedBy, entry.invoice && `invoice ${entry.invoice}`]
      .filter(Boolean)
      .join(', '),
    tax: entry.kind === 'delivery' ? (entry.taxPaid ? 'tax paid' : 'tax not paid') : '',
    total: entry.totalCents === null ? '' : `$${formatCents(entry.totalCents)}`,
    notes: entry.notes,
  };
}

export const TANK_FIELDS = [
  'name',
  'fuelType',
  'unit',
  'capacity',
  'city',
  'state',
  'taxPaid',
  'active',
  'notes',
] as const;
export type TankFormValues = Record<(typeof TANK_FIELDS)[number], string>;

export const emptyTankForm = (unit: TankUnit, state: string): TankFormValues => ({
  name: '',
  fuelType: 'special_diesel',
  unit,
  capacity: '',
  city: '',
  state,
  taxPaid: '1',
  active: '1',
  notes: '',
});

export const tankFormOf = (tank: BulkTank): TankFormValues => ({
  name: tank.name,
  fuelType: tank.fuelType,
  unit: tank.unit,
  capacity: tank.capacity,
  city: tank.city,
  state: tank.state,
  taxPaid: tank.taxPaid ? '1' : '0',
  active: tank.active ? '1' : '0',
  notes: tank.notes,
});

export const ENTRY_FIELDS = [
  'kind',
  'date',
  'quantity',
  'supplier',
  'invoice',
  'taxPaid',
  'total',
  'usedBy',
  'notes',
] as const;
export type EntryFormValues = Record<(typeof ENTRY_FIELDS)[number], string>;

export const emptyEntryForm = (kind: string, date: string, taxPaid: boolean): EntryFormValues => ({
  kind,
  date,
  quantity: '',
  supplier: '',
  invoice: '',
  taxPaid: taxPaid ? '1' : '0',
  total: '',
  usedBy: '',
  notes: '',
});

export const entryFormOf = (entry: TankEntry): EntryFormValues => ({
  kind: entry.kind,
  date: entry.date,
  quantity: entry.quantity,
  supplier: entry.supplier,
  invoice: entry.invoice,
  taxPaid: entry.taxPaid ? '1' : '0',
  total: entry.totalCents === null ? '' : centsToText(entry.totalCents),
  usedBy: entry.usedBy,
  notes: entry.notes,
});

/** Tanks to choose from in a form of fuel: those in use, and the one that is chosen. */
export const tankOptions = (tanks: readonly BulkTank[], chosen: string) =>
  tanks
    .filter((tank) => tank.active || String(tank.id) === chosen)
    .map((tank) => ({ value: String(tank.id), label: `${tank.name}, ${tank.state}` }));
