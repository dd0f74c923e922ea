import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { processSingleton } from '~/config/process-singleton.server';
import { inProject } from '~/config/project-root.server';
import { packedColumns } from '~/roads/format/network-file';
import { openRouter, type Router } from '~/roads/router';
import type { Trip, TripFailure } from '~/roads/kernel/trip';
import type { RouteFailure, RouteLine, RouteOutcome, RouteRequest, RoutingEngine } from './port';

export const EMBEDDED_ATTRIBUTION = 'Stateline road network';
/** Beside the network: roads that positions are matched to besides its own; read when the first positions come. */
const SIDE_ROADS = 'side-roads.bin';

/**
 * The engine that needs nothing installed: our own highway network and kernel. The network is loaded once per process
 * and file, on first use; the file is the argument, else ROADS_FILE, else build/roads.bin.
 */
export function embeddedRoutingEngine(file?: string): RoutingEngine {
  return {
    name: 'embedded',
    // The search takes about a millisecond: a promise only because the port has one.
    async route(request: RouteRequest): Promise<RouteOutcome> {
      return routeEmbedded(embeddedRouter(file), request);
    },
    sameSeason: (oneDay, otherDay) => embeddedRouter(file).sameSeason(oneDay, otherDay),
  };
}

/** The loaded network; throws with what to do when the file is missing or damaged. */
export function embeddedRouter(file = process.env.ROADS_FILE ?? inProject('build/roads.bin')): Router {
  return processSingleton(`roads ${file}`, () => {
    if (!existsSync(file)) throw new Error(`the road network ${file} is missing: run "npm run roads:build"`);
    const sideRoads = path.join(path.dirname(file), SIDE_ROADS);
    return openRouter(readFileSync(file), () => (existsSync(sideRoads) ? readFileSync(sideRoads) : null));
  });
}

/**
 * Refuses a file that is no road network before anybody waits for miles from it. One that is not there at all is built by
 * `npm start`, and a setting that names none is refused with the other settings.
 * @throws Error naming the setting and what is wrong with the file
 */
export function assertRoads({ roadsFile }: { roadsFile: string }): void {
  if (!existsSync(roadsFile)) return;
  try {
    packedColumns(readFileSync(roadsFile));
  } catch (error) {
    throw new Error(
      `Environment: ROADS_FILE ${roadsFile} cannot be used: ${(error as Error).message}. npm run roads:build makes one`,
      { cause: error },
    );
  }
}

function routeEmbedded(router: Router, { stops, options = {} }: RouteRequest): RouteOutcome {
  const outcome = router.route({ ...options, stops });
  if (!outcome.ok) return { ...describeFailure(outcome, stops, options.via ?? []) };
  return {
    ok: true,
    engine: 'embedded',
    attribution: EMBEDDED_ATTRIBUTION,
    fallback: null,
    ...lineOf(outcome.trip),
    alternatives: outcome.alternatives.map(lineOf),
  };
}

function lineOf({ shape, legShapeStart: _, ...trip }: Trip): RouteLine {
  return { ...trip, polyline: shape };
}

function describeFailure(
  failure: TripFailure,
  stops: RouteRequest['stops'],
  via: readonly string[],
): RouteFailure {
  const stopIndex = failure.stopIndex >= 0 ? failure.stopIndex : null;
  const stop = stopIndex === null ? null : (stops[stopIndex] ?? null);
  const label = stop ? stop.label || `${stop.lat}, ${stop.lon}` : 'A stop';
  const before = stopIndex ? stops[stopIndex - 1]?.label : undefined;
  const message = (): string => {
    switch (failure.reason) {
      case 'too-few-stops':
        return 'A route needs at least two stops.';
      case 'bad-stop':
        return `${label} has no usable coordinates.`;
      case 'no-road-nearby':
        return `${label} cannot be reached by road: no highway of the network is near it.`;
      case 'in-water':
        return `${label} cannot be reached by road: it lies in water.`;
      case 'island':
        return `${label} cannot be reached by road: ${failure.detail ?? 'it'} is joined to the other stops by water only.`;
      case 'no-route':
        return `No road that trucks may use leads to ${label}${before ? ` from ${before}` : ''}.`;
      case 'unknown-highway':
        return `The highway ${failure.detail ?? via.join(', ')} is not known.`;
      case 'via-not-possible':
        return `No sensible way between these stops uses ${failure.detail ?? via.join(', ')}.`;
    }
  };
  return { ok: false, reason: failure.reason, stopIndex, message: message() };
}
