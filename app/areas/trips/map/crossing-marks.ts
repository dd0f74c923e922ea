import { wholeMilesOf } from '~/areas/trips/views/trip-page';
import { tenthsIn } from '~/areas/trips/rules/distance-text';
import type { DistanceUnit } from '~/engine/units/conversion';
import { formatWhole } from '~/engine/units/format';
import { project } from './projection';

/** A state line with the miles driven up to it. */
export interface DrivenCrossing {
  from: string;
  to: string;
  highway?: string | null;
  atTenthMiles: number;
}

export interface CrossingMark {
  longitude: number;
  latitude: number;
  /** The miles or kilometers up to the line: "1,297". */
  mile: string;
  /** "IL to MO on I-55, mile 297", or "kilometer 478" */
  text: string;
}

/**
 * The marks of the state lines of a way of `totalTenthMiles`: as far along its drawn line ([longitude, latitude] in degrees) as their
 * miles are of the trip's. None where there is no line.
 */
export function crossingMarks(
  line: readonly (readonly [longitude: number, latitude: number])[],
  crossings: readonly DrivenCrossing[],
  totalTenthMiles: number,
  unit: DistanceUnit,
): CrossingMark[] {
  if (totalTenthMiles <= 0 || line.length < 2) return [];
  const along = [0];
  const km = line.map(([lon, lat]) => project(lon, lat));
  for (let i = 1; i < km.length; i++)
    along.push(along[i - 1]! + Math.hypot(km[i]![0] - km[i - 1]![0], km[i]![1] - km[i - 1]![1]));
  return crossings.map(({ from, to, highway, atTenthMiles }) => {
    const driven = Math.min(1, Math.max(0, atTenthMiles / totalTenthMiles)) * along.at(-1)!;
    let i = 1;
    while (i < along.length - 1 && along[i]! < driven) i++;
    const length = along[i]! - along[i - 1]!;
    const t = length > 0 ? (driven - along[i - 1]!) / length : 0;
    const [a, b] = [line[i - 1]!, line[i]!];
    const mile = formatWhole(wholeMilesOf(tenthsIn(atTenthMiles, unit)));
    return {
      longitude: a[0] + (b[0] - a[0]) * t,
      latitude: a[1] + (b[1] - a[1]) * t,
      mile,
      text: `${from} to ${to}${highway ? ` on ${highway}` : ''}, ${unit === 'mile' ? 'mile' : 'kilometer'} ${mile}`,
    };
  });
}

/** The same as the calls for maps give them. */
export const crossingPoints = (
  polyline: readonly (readonly [latitude: number, longitude: number])[],
  crossings: readonly DrivenCrossing[],
  totalTenthMiles: number,
  unit: DistanceUnit,
): { position: { lat: number; lng: number }; text: string }[] =>
  crossingMarks(
    polyline.map(([lat, lon]) => [lon, lat] as const),
    crossings,
    totalTenthMiles,
    unit,
  ).map(({ latitude, longitude, text }) => ({
    position: { lat: Number(latitude.toFixed(5)), lng: Number(longitude.toFixed(5)) },
    text,
  }));
