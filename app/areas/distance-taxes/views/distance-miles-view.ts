import { formatLongDate, monthName } from '~/engine/calendar/local-date';
import { quarterKey, quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import type { StateReturn } from '~/areas/distance-taxes/rules/state-return';
import { asksAnything, FREQUENCIES, type Frequency } from '~/areas/distance-taxes/rules/tax-periods';

const FREQUENCY_NAMES: Record<Frequency, string> = {
  monthly: 'Every month',
  quarterly: 'Every quarter',
  annual: 'Once a year',
};

const orEmpty = (value: number | null): string => (value ? String(value) : '');

/** The form of one state's miles: what it asks depends on the state. */
export function distanceMilesView({ tax, frequency, method, periods }: StateReturn, quarter: Quarter) {
  const state = tax.jurisdiction;
  const { allowed, hint } = FREQUENCIES[state];
  const asks = {
    paid: tax.paidMiles,
    empty: state === 'NY' || state === 'NM',
    unladen: state === 'NY',
    oneWay: state === 'NM',
    logging: state === 'NY',
  };
  return {
    title: `${tax.name}: ${quarterLabel(quarter)}`,
    quarterKey: quarterKey(quarter),
    asks,
    asksAnything: asksAnything(tax),
    frequency,
    frequencies: allowed.map((value) => ({ value, label: FREQUENCY_NAMES[value] })),
    frequencyHint: hint,
    method,
    methods:
      state === 'NY'
        ? [
            { value: 'gross', label: 'Gross weight, empty miles apart' },
            { value: 'unloaded', label: 'Unloaded weight' },
          ]
        : [],
    nothing: asks.paid
      ? `No miles in ${state} this quarter.`
      : `${tax.name} counts all miles at one rate: there is nothing to enter for them.`,
    rows: !asks.paid
      ? []
      : periods.flatMap((period) =>
          period.vehicles.flatMap((vehicle) =>
            vehicle.equipmentId === null
              ? []
              : [
                  {
                    period: period.key,
                    label: [
                      period.months.length === 1
                        ? monthName(Number(period.key.slice(5)))
                        : quarterLabel(quarter),
                      vehicle.since === '' ? '' : `from ${formatLongDate(vehicle.since)}`,
                    ]
                      .filter(Boolean)
                      .join(' '),
                    equipmentId: vehicle.equipmentId,
                    since: vehicle.since,
                    unit: vehicle.unit,
                    miles: vehicle.miles,
                    paid: orEmpty(vehicle.paidMiles),
                    empty: orEmpty(vehicle.emptyMiles),
                    unladen: orEmpty(vehicle.unladenPounds),
                    oneWay: vehicle.oneWayHaul,
                    logging: vehicle.logging,
                  },
                ],
          ),
        ),
  };
}
