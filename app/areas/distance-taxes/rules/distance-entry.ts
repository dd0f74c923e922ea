/** The form of a state's miles: one set of fields for each vehicle and period, named by both. */
import { parseDecimal } from '~/engine/units/decimal';
import type { FieldErrors } from '~/engine/result';
import { FREQUENCIES, type Frequency } from '~/areas/distance-taxes/rules/tax-periods';
import type { EnteredMiles, StateReturn } from '~/areas/distance-taxes/rules/state-return';
import type { WeightMethod } from '~/areas/distance-taxes/rules/compute-distance-tax';

export const fieldName = (
  what: 'empty' | 'paid' | 'unladen' | 'oneWay' | 'logging',
  period: string,
  equipmentId: number,
  since: string = '',
): string => [what, period, equipmentId, ...(since === '' ? [] : [since])].join('-');

/** A whole number of at most a million; undefined for what is none, null where nothing was typed. */
function wholeOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const value = parseDecimal(text);
  return value !== undefined && value.isInteger() && !value.isNegative() && value.lessThanOrEqualTo(1_000_000)
    ? value.toNumber()
    : undefined;
}

export interface TypedEntries {
  frequency: Frequency;
  method: WeightMethod;
  entries: EnteredMiles[];
}

/** Reads what was typed for a state. @returns the entries, or what is wrong by field. */
export function readEntries(
  { tax, periods, frequency: current }: StateReturn,
  textOf: (name: string) => string,
): { typed: TypedEntries } | { errors: FieldErrors } {
  const state = tax.jurisdiction;
  const errors: Record<string, string[]> = {};
  const frequency = FREQUENCIES[state].allowed.find((one) => one === (textOf('frequency') || current));
  if (!frequency) errors['frequency'] = ['Choose how often you file.'];
  const method = textOf('method') === 'unloaded' && state === 'NY' ? 'unloaded' : 'gross';
  const entries: EnteredMiles[] = [];
  for (const period of periods)
    for (const { equipmentId, since, miles } of period.vehicles) {
      if (equipmentId === null) continue;
      const number = (what: 'empty' | 'paid' | 'unladen') => {
        const name = fieldName(what, period.key, equipmentId, since);
        const value = wholeOf(textOf(name));
        if (value === undefined)
          errors[name] = [`Enter ${what === 'unladen' ? 'whole pounds' : 'whole miles'}, such as 350.`];
        return value ?? null;
      };
      const paidMiles = number('paid') ?? 0;
      const emptyMiles = number('empty') ?? 0;
      if (paidMiles > miles)
        errors[fieldName('paid', period.key, equipmentId, since)] ??= [`At most its ${miles} miles.`];
      const mostEmpty = state === 'NM' ? miles : miles - paidMiles;
      if (emptyMiles > mostEmpty && paidMiles <= miles)
        errors[fieldName('empty', period.key, equipmentId, since)] ??= [`At most its ${mostEmpty} miles.`];
      entries.push({
        state,
        period: period.key,
        equipmentId,
        since,
        emptyMiles,
        paidMiles,
        unladenPounds: number('unladen'),
        oneWayHaul: textOf(fieldName('oneWay', period.key, equipmentId, since)) === 'on',
        logging: textOf(fieldName('logging', period.key, equipmentId, since)) === 'on',
      });
    }
  return Object.keys(errors).length > 0 || !frequency
    ? { errors }
    : { typed: { frequency, method, entries } };
}
