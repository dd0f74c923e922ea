import { embeddedRouter, embeddedRoutingEngine } from './embedded.server';
import { CircuitBreaker, type HttpJsonOptions } from './http-json.server';
import { pcmilerRoutingEngine } from './pcmiler.server';
import type { RouteFailureReason, RouteOutcome, RoutingEngine, RoutingEngineName } from './port';
import { valhallaRoutingEngine } from './valhalla.server';

/** Plain values, so that tests and scripts need no environment; names follow the variables of app/config/env.server.ts. */
export interface RoutingEngineConfig {
  /** ROUTING_ENGINE; embedded when not given. */
  engine?: RoutingEngineName;
  /** ROADS_FILE; build/roads.bin when not given. */
  roadsFile?: string;
  valhallaUrl?: string;
  pcmilerKey?: string;
  pcmilerUrl?: string;
  /** One attempt of a server may take this long (default 8 s), with so many retries (2). */
  timeoutMs?: number;
  retries?: number;
  backoffMs?: number;
}

/** Another engine may know better here than the one that was asked. */
const FALL_BACK: ReadonlySet<RouteFailureReason> = new Set(['engine-unavailable', 'via-not-possible']);

/**
 * The engine that the configuration names. A server engine that is down, slow or over its limits is stood in for by the
 * embedded one, and the trip says so (`fallback`). Throws when a setting that the engine needs is missing.
 */
export function routingEngineFrom(config: RoutingEngineConfig): RoutingEngine {
  const embedded = embeddedRoutingEngine(config.roadsFile);
  const map = () => embeddedRouter(config.roadsFile).graph.map;
  const http: HttpJsonOptions = {
    timeoutMs: config.timeoutMs ?? 8000,
    retries: config.retries ?? 2,
    backoffMs: config.backoffMs ?? 300,
    breaker: new CircuitBreaker(),
  };
  switch (config.engine ?? 'embedded') {
    case 'embedded':
      return embedded;
    case 'valhalla':
      if (!config.valhallaUrl) throw new Error('ROUTING_ENGINE=valhalla needs VALHALLA_URL');
      return withFallback(valhallaRoutingEngine({ url: config.valhallaUrl, http, map }), embedded);
    case 'pcmiler':
      if (!config.pcmilerKey) throw new Error('ROUTING_ENGINE=pcmiler needs PCMILER_KEY');
      return withFallback(
        pcmilerRoutingEngine({ key: config.pcmilerKey, url: config.pcmilerUrl, http, map }),
        embedded,
      );
  }
}

/** Asks the second engine where the first did not help; a request that cannot be driven is answered by the first. */
export function withFallback(first: RoutingEngine, second: RoutingEngine): RoutingEngine {
  return {
    name: first.name,
    async route(request, signal): Promise<RouteOutcome> {
      const outcome = await first.route(request, signal);
      if (outcome.ok || !FALL_BACK.has(outcome.reason)) return outcome;
      const instead = await second.route(request, signal);
      return instead.ok ? { ...instead, fallback: { from: first.name, reason: outcome.message } } : instead;
    },
    // Either may have found a trip's road.
    sameSeason: (...days) => [first, second].every((engine) => engine.sameSeason?.(...days) ?? true),
  };
}
