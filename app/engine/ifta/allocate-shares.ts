/**
 * Every truck's share of the return. The return's lines are rounded for the fleet; the shares divide those
 * rounded figures, so that the shares of all trucks add up to the return, to the mile, gallon and cent.
 */
import { isIftaMember } from '~/engine/jurisdictions/codes';
import { decimal, sumDecimals, ZERO, type Decimal } from '~/engine/units/decimal';
import {
  keepWithin,
  roundFractionsToTotal,
  roundPartsToTotal,
  splitByWeight,
} from '~/engine/units/distribute';
import { difference, fractionsOf, scaledBy, type Fractions } from '~/engine/units/fractions';
import { averageOf, type Average } from './average';
import type { FuelType } from './fuel-types';
import type { Contribution } from './contributions';
import type { IftaReturn, ReturnLine, Schedule, Segment } from './return-types';

export interface ShareLine {
  readonly fuelType: FuelType;
  readonly jurisdiction: string;
  readonly segment: Segment | null;
  readonly totalDistance: number;
  readonly taxableDistance: number;
  /** Null where the return's own figure is not computed. */
  readonly taxableFuel: number | null;
  readonly taxPaidFuel: number;
  readonly netTaxableFuel: number | null;
  readonly taxCents: number | null;
  readonly surchargeCents: number | null;
  readonly interestCents: number | null;
}

export interface ShareFuel {
  readonly fuelType: FuelType;
  readonly totalDistance: number;
  readonly totalFuel: number;
  /** The truck's own average; the tax uses the fleet's. */
  readonly average: Average;
}

export interface EquipmentShare {
  /** Null: figures of the return that no record is behind (lines entered by hand). */
  readonly equipmentId: string | null;
  readonly lines: readonly ShareLine[];
  readonly fuels: readonly ShareFuel[];
  readonly totals: {
    readonly taxCents: number;
    readonly surchargeCents: number;
    readonly interestCents: number;
    readonly penaltyCents: number;
    readonly dueCents: number;
  };
}

/**
 * Divides the return over the equipment its contributions name (sorted by id; then, if needed, the unattributed
 * share). Rounding differences go by largest remainder, those of whole-gallon rounding by taxable distance,
 * interest by tax due, the penalty by positive net tax (equally when nobody has any).
 */
export function allocateShares(
  computed: IftaReturn,
  contributions: readonly Contribution[],
): EquipmentShare[] {
  const ids = [...new Set(contributions.map((entry) => entry.equipmentId))].sort();
  const lines = new Map<string | null, ShareLine[]>();
  const put = (id: string | null, line: ShareLine) => {
    const own = lines.get(id);
    if (own) own.push(line);
    else lines.set(id, [line]);
  };

  const partsByLine = groupByLineKey(contributions);
  for (const schedule of computed.schedules) {
    for (const line of schedule.lines) {
      const parts = partsByLine.get(lineKey(line)) ?? [];
      if (parts.length === 0) {
        if (!isEmpty(line)) put(null, wholeLine(line));
        continue;
      }
      shareLine(line, schedule, parts).forEach((share, index) =>
        put(parts[index]?.equipmentId ?? null, share),
      );
    }
  }

  const owners: (string | null)[] = lines.has(null) ? [...ids, null] : ids;
  const withoutPenalty = owners.map((id) => lines.get(id) ?? []);
  const penalties = penaltyShares(computed, withoutPenalty);
  const fuels = fuelsOf(computed, contributions, ids, lines);
  return owners.map((equipmentId, index) => {
    const own = withoutPenalty[index] ?? [];
    const sum = (name: 'taxCents' | 'surchargeCents' | 'interestCents') =>
      own.reduce((total, line) => total + (line[name] ?? 0), 0);
    const totals = {
      taxCents: sum('taxCents'),
      surchargeCents: sum('surchargeCents'),
      interestCents: sum('interestCents'),
      penaltyCents: penalties[index] ?? 0,
    };
    const dueCents = totals.taxCents + totals.surchargeCents + totals.interestCents + totals.penaltyCents;
    return {
      equipmentId,
      lines: own,
      fuels: equipmentId === null ? [] : (fuels.get(equipmentId) ?? []),
      totals: { ...totals, dueCents },
    };
  });
}

function lineKey(line: Pick<Contribution, 'fuelType' | 'jurisdiction' | 'segment'>): string {
  return `${line.fuelType}/${line.jurisdiction}/${line.segment?.from ?? ''}`;
}

/** The contributions of each line, sorted by equipment. A fleet may have tens of thousands of them. */
function groupByLineKey(contributions: readonly Contribution[]): Map<string, Contribution[]> {
  const groups = new Map<string, Contribution[]>();
  for (const entry of contributions) {
    const key = lineKey(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  for (const group of groups.values()) group.sort((a, b) => (a.equipmentId < b.equipmentId ? -1 : 1));
  return groups;
}

function shareLine(line: ReturnLine, schedule: Schedule, parts: readonly Contribution[]): ShareLine[] {
  const distances = fractionsOf(parts.map((part) => part.totalDistance));
  const taxables = fractionsOf(parts.map((part) => part.taxableDistance));
  const taxPaid = fractionsOf(parts.map((part) => part.taxPaidFuel));
  const consumed = consumedBy(taxables, schedule.average.hundredths);
  // Whole-gallon rounding belongs to those who drove there, or else to those who bought fuel there.
  const weights = taxables.numerators.every((distance) => distance === 0n)
    ? taxPaid.numerators
    : taxables.numerators;

  const totalDistance = roundFractionsToTotal(distances, line.totalDistance);
  const taxableDistance = keepWithin(roundFractionsToTotal(taxables, line.taxableDistance), totalDistance);
  const taxPaidFuel = roundFractionsToTotal(taxPaid, line.taxPaidFuel);
  const taxableFuel =
    line.taxableFuel === null ? null : roundFractionsToTotal(consumed, line.taxableFuel, weights);

  const cents = (rate: string | null, quantities: Fractions, total: number | null) =>
    total === null
      ? null
      : roundFractionsToTotal(
          scaledBy(quantities, rate === null ? ZERO : decimal(rate).times(100)),
          total,
          weights,
        );
  const taxed = line.basis === 'distance' ? taxables : difference(consumed, taxPaid);
  const tax = cents(line.basis === 'none' ? null : line.rate, taxed, line.taxCents);
  const surchargeOn = line.rateUnit === 'mile' ? taxables : consumed;
  const surcharge = line.surcharge ? cents(line.surcharge.rate, surchargeOn, line.surcharge.cents) : null;
  const interest = interestParts(line, tax, surcharge, weights);

  return parts.map((_, index) => {
    const fuel = taxableFuel === null ? null : (taxableFuel[index] ?? 0);
    const paid = taxPaidFuel[index] ?? 0;
    return {
      fuelType: line.fuelType,
      jurisdiction: line.jurisdiction,
      segment: line.segment,
      totalDistance: totalDistance[index] ?? 0,
      taxableDistance: taxableDistance[index] ?? 0,
      taxableFuel: fuel,
      taxPaidFuel: paid,
      netTaxableFuel: fuel === null ? null : fuel - paid,
      taxCents: tax === null ? null : (tax[index] ?? 0),
      surchargeCents: line.surcharge === null ? 0 : surcharge === null ? null : (surcharge[index] ?? 0),
      interestCents: interest === null ? null : (interest[index] ?? 0),
    };
  });
}

/** Taxable distance over the fleet's average; nothing without one. */
function consumedBy({ numerators, denominator }: Fractions, averageHundredths: number | null): Fractions {
  if (averageHundredths === null) return { numerators: numerators.map(() => 0n), denominator: 1n };
  return {
    numerators: numerators.map((distance) => distance * 100n),
    denominator: denominator * BigInt(averageHundredths),
  };
}

/** Interest goes to those who owe: by tax and surcharge together, where that is positive. */
function interestParts(
  line: ReturnLine,
  tax: readonly number[] | null,
  surcharge: readonly number[] | null,
  weights: readonly bigint[],
): number[] | null {
  if (line.interestCents === null) return null;
  if (line.interestCents === 0) return weights.map(() => 0);
  const owed = weights.map((_, index) =>
    BigInt(Math.max(0, (tax?.[index] ?? 0) + (surcharge?.[index] ?? 0))),
  );
  return splitByWeight(line.interestCents, owed.every((cents) => cents === 0n) ? weights : owed);
}

function wholeLine(line: ReturnLine): ShareLine {
  return {
    fuelType: line.fuelType,
    jurisdiction: line.jurisdiction,
    segment: line.segment,
    totalDistance: line.totalDistance,
    taxableDistance: line.taxableDistance,
    taxableFuel: line.taxableFuel,
    taxPaidFuel: line.taxPaidFuel,
    netTaxableFuel: line.netTaxableFuel,
    taxCents: line.taxCents,
    surchargeCents: line.surcharge ? line.surcharge.cents : 0,
    interestCents: line.interestCents,
  };
}

function isEmpty(line: ReturnLine): boolean {
  return line.totalDistance === 0 && line.taxPaidFuel === 0;
}

function penaltyShares(computed: IftaReturn, shares: readonly (readonly ShareLine[])[]): number[] {
  if (shares.length === 0) return [];
  const positive = shares.map((lines) => {
    const net = lines.reduce((sum, line) => sum + (line.taxCents ?? 0) + (line.surchargeCents ?? 0), 0);
    return BigInt(Math.max(0, net));
  });
  return splitByWeight(computed.totals.penaltyCents, positive);
}

/**
 * Distance and fuel per truck and fuel, adding up to the schedule's totals. The distance is that of the truck's lines,
 * with its part of what was driven outside of IFTA: the difference of both is never a rounding.
 */
function fuelsOf(
  computed: IftaReturn,
  contributions: readonly Contribution[],
  ids: readonly string[],
  lines: ReadonlyMap<string | null, readonly ShareLine[]>,
): Map<string, ShareFuel[]> {
  const result = new Map<string, ShareFuel[]>(ids.map((id) => [id, []]));
  for (const schedule of computed.schedules) {
    const own = new Map<string, Contribution[]>();
    for (const entry of contributions) {
      if (entry.fuelType !== schedule.fuelType) continue;
      const group = own.get(entry.equipmentId);
      if (group) group.push(entry);
      else own.set(entry.equipmentId, [entry]);
    }
    const users = ids.filter((id) => own.has(id));
    if (users.length === 0) continue;
    const sumOf = (pick: (entry: Contribution) => Decimal) =>
      users.map((id) => sumDecimals((own.get(id) ?? []).map(pick)));
    const outside = roundPartsToTotal(
      sumOf((entry) => (isIftaMember(entry.jurisdiction) ? ZERO : entry.totalDistance)),
      schedule.nonIftaDistance,
      sumOf((entry) => entry.totalDistance),
    );
    const fuels = roundPartsToTotal(
      sumOf((entry) => entry.fuel),
      schedule.totalFuel,
    );
    users.forEach((id, index) => {
      const inside = (lines.get(id) ?? []).reduce(
        (sum, line) => (line.fuelType === schedule.fuelType ? sum + line.totalDistance : sum),
        0,
      );
      const [totalDistance, totalFuel] = [inside + (outside[index] ?? 0), fuels[index] ?? 0];
      const average = averageOf({
        distance: totalDistance,
        fuel: totalFuel,
        fuelUnit: schedule.fuelUnit,
        unitSystem: computed.unitSystem,
      });
      result.get(id)?.push({ fuelType: schedule.fuelType, totalDistance, totalFuel, average });
    });
  }
  return result;
}
