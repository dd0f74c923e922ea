/** Taxes on distance that are paid beside IFTA, by the weight of the vehicle. */

export interface DistanceTax {
  readonly jurisdiction: 'KY' | 'NY' | 'NM' | 'OR' | 'CT';
  readonly name: string;
  /** Pounds from which a vehicle is subject to it. */
  readonly fromPounds: number;
  /** What the filer must know about the base. */
  readonly note: string;
  /** Ten-thousandths of a US$ a mile where it is one rate for all. */
  readonly rateTenThousandths: number | null;
}

export const DISTANCE_TAXES: readonly DistanceTax[] = [
  {
    jurisdiction: 'KY',
    name: 'Kentucky weight distance (KYU)',
    fromPounds: 60_000,
    rateTenThousandths: 285,
    note: 'Vehicles over 59,999 lb, $0.0285 a mile.',
  },
  {
    jurisdiction: 'NY',
    name: 'New York highway use tax (HUT)',
    fromPounds: 18_001,
    rateTenThousandths: null,
    note: 'Vehicles over 18,000 lb. Miles on toll-paid parts of the Thruway are left out on the return: take them off by hand.',
  },
  {
    jurisdiction: 'NM',
    name: 'New Mexico weight distance',
    fromPounds: 26_001,
    rateTenThousandths: null,
    note: 'Vehicles over 26,000 lb. The rate depends on the weight and on empty miles.',
  },
  {
    jurisdiction: 'OR',
    name: 'Oregon weight-mile',
    fromPounds: 26_001,
    rateTenThousandths: null,
    note: 'Vehicles over 26,000 lb, also reported by month. The rate depends on the declared weight and the axles.',
  },
  {
    jurisdiction: 'CT',
    name: 'Connecticut highway use fee',
    fromPounds: 26_000,
    rateTenThousandths: null,
    note: 'Vehicles of 26,000 lb and more. The rate depends on the weight.',
  },
];

/** Whether a vehicle of this weight is subject to the tax; unknown where nobody has entered one. */
export function isSubject(tax: DistanceTax, weightPounds: number | null): 'yes' | 'no' | 'unknown' {
  if (weightPounds === null) return 'unknown';
  return weightPounds >= tax.fromPounds ? 'yes' : 'no';
}

/** Tax in cents on whole miles, half away from zero; null where there is no single rate. */
export function distanceTaxCents(tax: DistanceTax, wholeMiles: number): number | null {
  if (tax.rateTenThousandths === null) return null;
  return Number((BigInt(wholeMiles) * BigInt(tax.rateTenThousandths) + 50n) / 100n);
}
