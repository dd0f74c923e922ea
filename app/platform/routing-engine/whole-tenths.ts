import type { JurisdictionDistance, RouteCrossing, RouteLeg } from './port';
import { shareTenths } from '~/roads/kernel/largest-remainder';

/** Stretches of a leg in travel order, as an engine measured them. */
export interface Stretch {
  jurisdiction: string;
  miles: number;
  /** Road, empty where unnamed. */
  highway?: string;
  toll?: boolean;
}

/** Stretches -> a leg whose jurisdictions sum to its distance, exactly. */
export function legOf(stretches: readonly Stretch[], durationMinutes: number, totalMiles?: number): RouteLeg {
  const sums = new Map<string, number>();
  for (const s of stretches) sums.set(s.jurisdiction, (sums.get(s.jurisdiction) ?? 0) + s.miles);
  const distanceTenthMiles = Math.round((totalMiles ?? stretches.reduce((sum, s) => sum + s.miles, 0)) * 10);
  const tenths = shareTenths([...sums.values()], distanceTenthMiles);
  return {
    distanceTenthMiles,
    durationMinutes,
    jurisdictions: [...sums.keys()]
      .map((jurisdiction, i) => ({ jurisdiction, distanceTenthMiles: tenths[i]! }))
      .filter((share) => share.distanceTenthMiles > 0),
  };
}

/** Sum of legs, jurisdictions in the order of first entry. */
export function sumLegs(legs: readonly RouteLeg[]): {
  distanceTenthMiles: number;
  durationMinutes: number;
  jurisdictions: JurisdictionDistance[];
} {
  const sums = new Map<string, number>();
  for (const leg of legs) {
    for (const j of leg.jurisdictions)
      sums.set(j.jurisdiction, (sums.get(j.jurisdiction) ?? 0) + j.distanceTenthMiles);
  }
  return {
    distanceTenthMiles: legs.reduce((sum, leg) => sum + leg.distanceTenthMiles, 0),
    durationMinutes: legs.reduce((sum, leg) => sum + leg.durationMinutes, 0),
    jurisdictions: [...sums].map(([jurisdiction, distanceTenthMiles]) => ({
      jurisdiction,
      distanceTenthMiles,
    })),
  };
}

export function crossingsOf(stretches: readonly Stretch[]): RouteCrossing[] {
  const crossings: RouteCrossing[] = [];
  let miles = 0;
  stretches.forEach((s, i) => {
    const before = stretches[i - 1];
    if (before && before.jurisdiction !== s.jurisdiction) {
      crossings.push({
        from: before.jurisdiction,
        to: s.jurisdiction,
        place: null,
        highway: s.highway || before.highway || null,
        atTenthMiles: Math.round(miles * 10),
      });
    }
    miles += s.miles;
  });
  return crossings;
}

/** Numbered roads in travel order, without what is driven for less than a mile. */
export function highwaysOf(stretches: readonly Stretch[]): { highway: string; distanceTenthMiles: number }[] {
  const runs: { highway: string; miles: number }[] = [];
  for (const s of stretches) {
    if (!s.highway) continue;
    const last = runs.at(-1);
    if (last?.highway === s.highway) last.miles += s.miles;
    else runs.push({ highway: s.highway, miles: s.miles });
  }
  const merged: typeof runs = [];
  for (const run of runs.filter((r) => r.miles >= 1)) {
    const last = merged.at(-1);
    if (last?.highway === run.highway) last.miles += run.miles;
    else merged.push({ ...run });
  }
  return merged.map((run) => ({ highway: run.highway, distanceTenthMiles: Math.round(run.miles * 10) }));
}

/** Every nth point of a long line, ends kept: maps need no more. */
export function thinLine(line: readonly [number, number][], most = 1500): [number, number][] {
  if (line.length <= most) return line.map(([lat, lon]) => [round5(lat), round5(lon)]);
  const step = (line.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => {
    const [lat, lon] = line[Math.round(i * step)]!;
    return [round5(lat), round5(lon)];
  });
}

const round5 = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
