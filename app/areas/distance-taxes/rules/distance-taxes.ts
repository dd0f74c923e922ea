/** Taxes on distance that are paid beside IFTA, by the weight of the vehicle. */
import type { TaxState } from '~/areas/distance-taxes/rules/tax-periods';

export interface DistanceTax {
  readonly jurisdiction: TaxState;
  readonly name: string;
  /** Pounds from which a vehicle is subject to it. */
  readonly fromPounds: number;
  /** Only combinations (FHWA classes 8 to 13) are subject to it, not straight trucks. */
  readonly combinationsOnly: boolean;
  /** What the filer must know about the base. */
  readonly note: string;
  /** What its miles that are not taxed are called; null where it has none. */
  readonly paidMiles: string | null;
}

export const DISTANCE_TAXES: readonly DistanceTax[] = [
  {
    jurisdiction: 'KY',
    name: 'Kentucky weight distance (KYU)',
    fromPounds: 60_000,
    combinationsOnly: false,
    note: 'Vehicles over 59,999 lb, $0.0285 a mile.',
    paidMiles: null,
  },
  {
    jurisdiction: 'NY',
    name: 'New York highway use tax (HUT)',
    fromPounds: 18_001,
    combinationsOnly: false,
    note: 'Vehicles over 18,000 lb. Toll-paid Thruway miles are not taxed: enter them below. The rate depends on laden and empty miles.',
    paidMiles: 'Toll-paid Thruway miles',
  },
  {
    jurisdiction: 'NM',
    name: 'New Mexico weight distance',
    fromPounds: 26_001,
    combinationsOnly: false,
    note: 'Vehicles over 26,000 lb. The rate depends on the weight and on empty miles.',
    paidMiles: 'Miles paid at a port of entry',
  },
  {
    jurisdiction: 'OR',
    name: 'Oregon weight-mile',
    fromPounds: 26_001,
    combinationsOnly: false,
    note: 'Vehicles over 26,000 lb. You report monthly, or quarterly once ODOT approves it (form 9030). The rate depends on declared weight and axles.',
    paidMiles: 'Miles under a temporary pass',
  },
  {
    jurisdiction: 'CT',
    name: 'Connecticut highway use fee',
    fromPounds: 26_000,
    combinationsOnly: true,
    note: 'Tractor-trailers and other combinations (FHWA classes 8 to 13) of 26,000 lb or more; straight trucks owe nothing, and milk haulers are exempt. The rate depends on the weight.',
    paidMiles: null,
  },
];

/** What decides about a vehicle, in pounds; null where nobody has entered it. */
export interface TaxedWeights {
  /** Of the power unit as it is registered. */
  registered: number | null;
  /** Together with its trailers. */
  combination: number | null;
}

/**
 * Whether a vehicle is subject to the tax; unknown where the weight that decides is not entered. A heavy unit without a
 * combined weight may be a straight truck, so a tax on combinations cannot be derived from its registered weight.
 */
export function isSubject(
  tax: DistanceTax,
  { registered, combination }: TaxedWeights,
): 'yes' | 'no' | 'unknown' {
  if (registered === null && combination === null) return 'unknown';
  const heaviest = Math.max(registered ?? 0, combination ?? 0);
  if (heaviest < tax.fromPounds) return 'no';
  return tax.combinationsOnly && (combination ?? 0) < tax.fromPounds ? 'unknown' : 'yes';
}
