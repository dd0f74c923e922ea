import type { RouteOptions, TruckMeasures } from './port';

// Valhalla's words for what the port calls otherwise: truck measures, areas, highways.

const COUNTRIES = new Set(['US', 'CA', 'MX']);

/** Code of an admin area; null for one that is none of ours. */
export function jurisdictionOf(country: string | undefined, state: string | undefined): string | null {
  if (country === 'MX') return 'MX';
  // Older graphs write "US-TX".
  const code = state?.split('-').at(-1)?.toUpperCase() ?? '';
  return COUNTRIES.has(country ?? '') && /^[A-Z]{2}$/.test(code) ? code : null;
}

/** "I 80" and "US 30;US 34" -> "I-80", "US-30"; street names are no highways. */
export function highwayName(names: string[] | undefined): string {
  for (const name of names ?? []) {
    const match = /^([A-Z]{1,3}) ?(\d+[A-Z]?)$/.exec(name.split(';')[0]!.trim());
    if (match) return `${match[1]}-${match[2]}`;
  }
  return '';
}

/** Measures in Valhalla's units: meters and metric tons. Without measures it takes a common 5-axle truck. */
export function truckCosting(options: RouteOptions): Record<string, number | boolean> {
  const t: TruckMeasures = options.truck ?? {};
  const meters = (inches: number | undefined) => (inches === undefined ? undefined : round3(inches * 0.0254));
  const tons = (pounds: number | undefined) =>
    pounds === undefined ? undefined : round3(pounds * 0.000_453_592_37);
  const costing = {
    height: meters(t.heightInches) ?? 4.11,
    width: meters(t.widthInches) ?? 2.6,
    length: meters(t.lengthInches) ?? 21.64,
    weight: tons(t.weightPounds) ?? 36.29,
    axle_load: tons(t.axleLoadPounds) ?? 9.07,
    axle_count: t.axles ?? 5,
    hazmat: t.hazmat ?? false,
    use_tolls: options.avoidTolls ? 0 : 0.5,
    ...(options.mode === 'shortest' ? { shortest: true } : {}),
  };
  return costing;
}

const round3 = (value: number): number => Math.round(value * 1000) / 1000;
