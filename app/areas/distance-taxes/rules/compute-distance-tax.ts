/** The tax on distance of one state and period, line by line as its return has them. */
import type { LocalDate } from '~/engine/calendar/local-date';
import {
  bracketOf,
  rateTableOn,
  type RateStanding,
  type RateTableName,
} from '~/areas/distance-taxes/rules/distance-brackets';
import type { TaxState } from '~/areas/distance-taxes/rules/tax-periods';

/** A vehicle's miles in the state, with what decides its rate. Whole miles, pounds. */
export interface TaxedVehicle {
  unit: string;
  registeredPounds: number | null;
  combinationPounds: number | null;
  axles: number | null;
  unladenPounds: number | null;
  miles: number;
  emptyMiles: number;
  /** Not taxed: toll-paid Thruway, paid at a port of entry, under a temporary pass. */
  paidMiles: number;
  oneWayHaul: boolean;
  logging: boolean;
}

export type WeightMethod = 'gross' | 'unloaded';

/** One line of the return. */
export interface TaxLine {
  units: string[];
  /** "Laden", "Empty", "One-way haul"; empty where the state makes no difference. */
  kind: string;
  /** "78,001 to 80,000 lb" */
  weights: string;
  miles: number;
  microDollars: number;
  /** Two thirds for one-way hauls in New Mexico, 1 / 1.4 on New York's schedule 2. */
  part: 'whole' | 'two-thirds' | 'schedule-2';
  cents: number;
  citation: string;
  standing: RateStanding;
  caution: string;
}

export interface DistanceTaxResult {
  lines: TaxLine[];
  taxableMiles: number;
  /** Null where a rate is missing: an incomplete sum is none. */
  cents: number | null;
  problems: string[];
}

const RATIOS: Record<TaxLine['part'], readonly [bigint, bigint]> = {
  whole: [1n, 1n],
  'two-thirds': [2n, 3n],
  'schedule-2': [5n, 7n],
};

/** Cents of whole miles at a rate, half up. */
export function centsOf(miles: number, microDollars: number, part: TaxLine['part'] = 'whole'): number {
  const [over, under] = RATIOS[part];
  const micro = BigInt(miles) * BigInt(microDollars) * over;
  const unit = 10_000n * under;
  return Number((2n * micro + unit) / (2n * unit));
}

const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
const weightsText = (over: number, to: number | null): string =>
  to === null ? `over ${grouped(over)} lb` : `${grouped(over + 1)} to ${grouped(to)} lb`;

/** New Mexico's reduction needs this share of empty miles in the period (3.12.6.8 NMAC). */
export const isOneWayHaul = (miles: number, emptyMiles: number): boolean =>
  miles > 0 && emptyMiles * 100 >= miles * 45;

interface Piece {
  table: RateTableName;
  pounds: number;
  miles: number;
  kind: string;
  part: TaxLine['part'];
}

const heaviestOf = ({ registeredPounds, combinationPounds }: TaxedVehicle): number =>
  Math.max(registeredPounds ?? 0, combinationPounds ?? 0);

type UnitWeights = Pick<TaxedVehicle, 'registeredPounds' | 'combinationPounds' | 'unladenPounds'>;

/**
 * Whether New York taxes a vehicle by its unloaded weight, which is asked of it alone then (Tax Law 503(3)); null where nobody
 * has entered it.
 */
export const isUnloadedSubject = (vehicle: UnitWeights): boolean | null =>
  vehicle.unladenPounds === null
    ? null
    : vehicle.unladenPounds >
      (NO_TAX_UP_TO[isTractor(vehicle) ? 'NY-unloaded-tractor' : 'NY-unloaded-truck'] ?? 0);

/** A unit that pulls has a combined weight; many a tractor is registered for that of its combination. */
const isTractor = ({
  registeredPounds,
  combinationPounds,
}: Pick<TaxedVehicle, 'registeredPounds' | 'combinationPounds'>): boolean =>
  combinationPounds !== null && combinationPounds >= (registeredPounds ?? 0);

function oregonPieces(vehicle: TaxedVehicle, miles: number): Piece[] | string {
  const pounds = heaviestOf(vehicle);
  if (pounds <= 80_000) return [{ table: 'OR-A', pounds, miles, kind: '', part: 'whole' }];
  if (vehicle.axles === null || vehicle.axles < 5)
    return `Unit ${vehicle.unit}: table B needs the number of axles of the combination, five or more. Enter it under Equipment.`;
  const axles = Math.min(vehicle.axles, 9) as 5 | 6 | 7 | 8 | 9;
  return [{ table: `OR-B${axles}`, pounds, miles, kind: `${vehicle.axles} axles`, part: 'whole' }];
}

function newYorkPieces(vehicle: TaxedVehicle, miles: number, method: WeightMethod): Piece[] | string {
  const part = vehicle.logging ? 'schedule-2' : 'whole';
  const schedule = vehicle.logging ? ', schedule 2' : '';
  const kindOf = isTractor(vehicle) ? 'tractor' : 'truck';
  if (method === 'unloaded') {
    if (vehicle.unladenPounds === null) return `Unit ${vehicle.unit}: enter its unloaded weight.`;
    return [
      {
        table: `NY-unloaded-${kindOf}`,
        pounds: vehicle.unladenPounds,
        miles,
        kind: `Unloaded ${kindOf}${schedule}`,
        part,
      },
    ];
  }
  const empty = Math.min(vehicle.emptyMiles, miles);
  const pieces: Piece[] = [
    { table: 'NY-laden', pounds: heaviestOf(vehicle), miles: miles - empty, kind: `Laden${schedule}`, part },
  ];
  if (empty > 0) {
    if (vehicle.unladenPounds === null)
      return `Unit ${vehicle.unit}: enter its unloaded weight, or no empty miles.`;
    pieces.push({
      table: `NY-unladen-${kindOf}`,
      pounds: vehicle.unladenPounds,
      miles: empty,
      kind: `Empty ${kindOf}${schedule}`,
      part,
    });
  }
  return pieces;
}

/** Of a vehicle whose weight changed in the period: the share of its empty miles is that of all of them. */
function isOneWayUnit(vehicles: readonly TaxedVehicle[], unit: string): boolean {
  const own = vehicles.filter((vehicle) => vehicle.unit === unit && vehicle.oneWayHaul);
  const sumOf = (name: 'miles' | 'emptyMiles') => own.reduce((sum, vehicle) => sum + vehicle[name], 0);
  return isOneWayHaul(sumOf('miles'), sumOf('emptyMiles'));
}

function piecesOf(
  state: TaxState,
  vehicle: TaxedVehicle,
  { method, isOneWay }: { method: WeightMethod; isOneWay: boolean },
): Piece[] | string {
  const miles = Math.max(0, vehicle.miles - vehicle.paidMiles);
  const pounds = heaviestOf(vehicle);
  const plain = (table: RateTableName): Piece[] => [{ table, pounds, miles, kind: '', part: 'whole' }];
  switch (state) {
    case 'KY':
      return plain('KYU');
    case 'CT':
      return plain('CT');
    case 'NM':
      return [
        {
          table: 'NM',
          pounds,
          miles,
          kind: isOneWay ? 'One-way haul' : '',
          part: isOneWay ? 'two-thirds' : 'whole',
        },
      ];
    case 'OR':
      return oregonPieces(vehicle, miles);
    case 'NY':
      return newYorkPieces(vehicle, miles, method);
  }
}

/** Tables that tax a tractor otherwise than a straight truck. */
const BY_KIND: readonly RateTableName[] = [
  'NY-unladen-truck',
  'NY-unladen-tractor',
  'NY-unloaded-truck',
  'NY-unloaded-tractor',
];

/** Nothing else says then whether it is a tractor or a truck. */
const isOneWeight = ({ registeredPounds, combinationPounds }: TaxedVehicle): boolean =>
  combinationPounds !== null && combinationPounds === registeredPounds;

/** Weights that a table begins above: a lighter vehicle owes nothing for those miles. */
const NO_TAX_UP_TO: Partial<Record<RateTableName, number>> = {
  'NY-unladen-truck': 18_000,
  'NY-unladen-tractor': 7000,
  'NY-unloaded-truck': 8000,
  'NY-unloaded-tractor': 4000,
};

/**
 * The lines of a state's return for vehicles that are subject to its tax: one for each rate, in Oregon one for each
 * vehicle. Each line is rounded to the cent, the tax is their sum.
 */
export function computeDistanceTax(
  state: TaxState,
  vehicles: readonly TaxedVehicle[],
  { firstDay, method }: { firstDay: LocalDate; method: WeightMethod },
): DistanceTaxResult {
  const lines = new Map<string, TaxLine>();
  const problems: string[] = [];
  let isComplete = true;
  let taxableMiles = 0;
  for (const vehicle of vehicles) {
    taxableMiles += Math.max(0, vehicle.miles - vehicle.paidMiles);
    if (vehicle.paidMiles > vehicle.miles || vehicle.emptyMiles > vehicle.miles)
      problems.push(
        `Unit ${vehicle.unit}: more empty or untaxed miles are entered than the ${grouped(vehicle.miles)} it drove. Correct them.`,
      );
    const isOneWay = vehicle.oneWayHaul && isOneWayUnit(vehicles, vehicle.unit);
    if (state === 'NM' && vehicle.oneWayHaul && !isOneWay)
      problems.push(
        `Unit ${vehicle.unit}: less than 45 % of its miles were empty, so the whole rate counts (3.12.6.8 NMAC).`,
      );
    const pieces = piecesOf(state, vehicle, { method, isOneWay });
    if (typeof pieces === 'string') {
      problems.push(pieces);
      isComplete = false;
      continue;
    }
    if (pieces.some(({ table }) => BY_KIND.includes(table)) && isOneWeight(vehicle))
      problems.push(
        `Unit ${vehicle.unit}: counted as a tractor, as it has a combined weight. If it is a straight truck, leave its combined weight empty under Equipment.`,
      );
    for (const piece of pieces) {
      if (piece.miles === 0) continue;
      if (piece.pounds <= (NO_TAX_UP_TO[piece.table] ?? 0)) {
        taxableMiles -= piece.miles;
        continue;
      }
      const table = rateTableOn(piece.table, firstDay);
      const row = table && bracketOf(table, piece.pounds);
      if (!table || !row) {
        problems.push(
          table
            ? `Unit ${vehicle.unit}: ${grouped(piece.pounds)} lb is in no table of ${state}. Ask the state which rate or permit applies.`
            : `We have no ${state} rates for this period.`,
        );
        isComplete = false;
        continue;
      }
      const key = [state === 'OR' ? vehicle.unit : '', piece.table, row.over, piece.part].join('|');
      const line = lines.get(key) ?? {
        units: [],
        kind: piece.kind,
        weights: weightsText(row.over, row.to),
        miles: 0,
        microDollars: row.microDollars,
        part: piece.part,
        cents: 0,
        citation: table.citation,
        standing: row.standing,
        caution: table.caution,
      };
      line.units.push(vehicle.unit);
      line.miles += piece.miles;
      line.cents = centsOf(line.miles, line.microDollars, line.part);
      lines.set(key, line);
    }
  }
  const all = [...lines.values()];
  return {
    lines: all,
    taxableMiles,
    cents: isComplete ? all.reduce((sum, line) => sum + line.cents, 0) : null,
    problems: [...new Set(problems)],
  };
}
