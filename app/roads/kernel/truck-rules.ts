import { RULE_LIMITS, RULE_WORDS, type NetworkTables } from '../format/network-tables';

/** Measures of a vehicle; what is not known breaks no limit. */
export interface Truck {
  heightInches?: number;
  widthInches?: number;
  lengthInches?: number;
  weightPounds?: number;
  hazmat?: boolean;
}

/** A rule that a trip met. */
export interface RuleMet {
  name: string;
  /** "US-441 from Cherokee, NC to Gatlinburg, TN"; empty for a bridge or tunnel that its name tells. */
  stretch: string;
  /** What it does not take: "commercial vehicles", "vehicles over 35 ft long". */
  rule: string;
  reason: string;
  source: string;
  /** No other road leads there: the trip uses the stretch all the same. */
  kept: boolean;
}

/** The rules for trucks of a network, and on which edges they hold. */
export class TruckRules {
  private readonly rulesOf = new Map<number, number[]>();

  constructor(private readonly tables: Pick<NetworkTables, 'truckRules'>) {
    for (let rule = 0; rule < this.count; rule++)
      for (const edge of this.edgesOf(rule)) {
        const known = this.rulesOf.get(edge);
        if (known) known.push(rule);
        else this.rulesOf.set(edge, [rule]);
      }
  }

  private get count(): number {
    return this.tables.truckRules.words.length / RULE_WORDS;
  }

  edgesOf(rule: number): Int32Array {
    const { edgeStart, edge } = this.tables.truckRules;
    return edge.subarray(edgeStart[rule], edgeStart[rule + 1]);
  }

  /** Rules that keep a truck off on a day (YYYY-MM-DD); those of a season hold only where the day is known. */
  holding(truck: Truck = {}, date?: string): number[] {
    return Array.from({ length: this.count }, (_, rule) => rule).filter((rule) =>
      this.brokenLimit(rule, truck, date),
    );
  }

  /** Those of these rules that hold on some of these edges, in the order of the edges. */
  onEdges(edges: readonly number[], rules: readonly number[]): number[] {
    const met = new Set<number>();
    for (const edge of edges)
      for (const rule of this.rulesOf.get(edge) ?? []) if (rules.includes(rule)) met.add(rule);
    return [...met];
  }

  met(rule: number, kept: boolean, truck: Truck = {}, date?: string): RuleMet {
    const at = rule * RULE_WORDS;
    const [name, stretch, reason, source] = this.tables.truckRules.words.slice(at, at + RULE_WORDS);
    return {
      name: name!,
      stretch: stretch!,
      rule: this.brokenLimit(rule, truck, date) ?? '',
      reason: reason!,
      source: source!,
      kept,
    };
  }

  private brokenLimit(rule: number, truck: Truck, date: string | undefined): string | null {
    const at = rule * RULE_LIMITS;
    const [bits, length, height, width, weight, from, to] = this.tables.truckRules.limits.subarray(
      at,
      at + RULE_LIMITS,
    ) as unknown as [number, number, number, number, number, number, number];
    if (bits & 1) return 'commercial vehicles';
    if (length && (truck.lengthInches ?? 0) > length) return `vehicles over ${feet(length)} long`;
    if (height && (truck.heightInches ?? 0) > height) return `vehicles over ${feet(height)} high`;
    if (width && (truck.widthInches ?? 0) > width) return `vehicles over ${feet(width)} wide`;
    if (weight && (truck.weightPounds ?? 0) > weight)
      return `vehicles over ${weight.toLocaleString('en-US')} lb`;
    if (bits & 2 && truck.hazmat) return 'hazardous materials';
    return from && date && isWithin(date, from, to)
      ? `traffic from ${dayText(from)} to ${dayText(to)}`
      : null;
  }
}

const feet = (inches: number): string =>
  inches % 12 ? `${Math.floor(inches / 12)} ft ${inches % 12} in` : `${inches / 12} ft`;

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const dayText = (day: number): string => `${MONTHS[Math.floor(day / 100) - 1]} ${day % 100}`;

/** Both days are closed; a season may run over the new year. */
function isWithin(date: string, from: number, to: number): boolean {
  const day = Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}
