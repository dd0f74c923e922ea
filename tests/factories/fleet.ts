import { memoryStorage } from '~/platform/storage/disk.server';
import type { RouteOutcome, RouteRequest, RoutingEngine } from '~/platform/routing-engine/port';
import { embeddedTraces } from '~/platform/routing-engine/embedded-traces.server';
import { httpWebhookSender } from '~/platform/webhooks/http-sender.server';
import { tableFiles } from '~/platform/table-files/table-files.server';
import { telematicsAt } from '~/platform/telematics/telematics.server';
import { NO_SYSTEMS } from './context';
import { clockFrom } from '~/platform/clock/clock';
import { logger } from '~/config/logger.server';
import type { Scope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import type { TripStop } from '~/areas/trips/data/trips.server';

/** A stop of a trip, as its row holds it. */
export const stopIn = (city: string, state: string, lat: number, lon: number) =>
  ({ city, state, zip: '', lat, lon, label: `${city}, ${state}`, via: false }) satisfies TripStop;

/** An engine whose answers a test decides; by default every leg is 100 miles in the state of its start and 50 in that of its end. */
export function engineOf(
  answer: (request: RouteRequest) => RouteOutcome = plainRoute,
): RoutingEngine & { readonly requests: RouteRequest[] } {
  const requests: RouteRequest[] = [];
  return {
    name: 'embedded',
    requests,
    async route(request) {
      requests.push(request);
      return answer(request);
    },
  };
}

export function plainRoute({ stops }: RouteRequest): RouteOutcome {
  const miles = new Map<string, number>();
  const legs = stops.slice(1).map((stop, index) => {
    const from = stops[index]?.jurisdiction ?? 'TX';
    const to = stop.jurisdiction ?? 'TX';
    const jurisdictions =
      from === to
        ? [{ jurisdiction: from, distanceTenthMiles: 1500 }]
        : [
            { jurisdiction: from, distanceTenthMiles: 1000 },
            { jurisdiction: to, distanceTenthMiles: 500 },
          ];
    for (const part of jurisdictions)
      miles.set(part.jurisdiction, (miles.get(part.jurisdiction) ?? 0) + part.distanceTenthMiles);
    return { distanceTenthMiles: 1500, durationMinutes: 150, jurisdictions };
  });
  const line = {
    distanceTenthMiles: legs.length * 1500,
    durationMinutes: legs.length * 150,
    legs,
    jurisdictions: [...miles].map(([jurisdiction, distanceTenthMiles]) => ({
      jurisdiction,
      distanceTenthMiles,
    })),
    crossings: [],
    highways: [{ highway: 'I-35', distanceTenthMiles: legs.length * 1500 }],
    polyline: stops.map((stop): [number, number] => [stop.lat, stop.lon]),
    tollTenthMiles: 0,
  };
  const longer = {
    ...line,
    distanceTenthMiles: line.distanceTenthMiles + 100,
    jurisdictions: line.jurisdictions.map((part, index) =>
      index === 0 ? { ...part, distanceTenthMiles: part.distanceTenthMiles + 100 } : part,
    ),
    highways: [{ highway: 'US-77', distanceTenthMiles: 1600 }],
  };
  return {
    ok: true,
    engine: 'embedded',
    attribution: 'test roads',
    fallback: null,
    alternatives: [longer],
    ...line,
  };
}

/** The context of a use case in a test: real database, engine and clock of the test's choice. */
export function fleetCtx<S extends Scope>(
  scope: S,
  options: { engine?: RoutingEngine; now?: string } = {},
): Ctx<S> {
  return {
    scope,
    clock: clockFrom(new Date(options.now ?? '2026-11-21T15:00:00Z')),
    log: logger(),
    requestId: 'test',
    routingEngine: options.engine ?? engineOf(),
    storage: memoryStorage(),
    documents: {} as never,
    languageModel: null,
    extractionService: null,
    rateSource: null,
    pdf: {} as never,
    workbooks: {} as never,
    tables: tableFiles,
    traces: embeddedTraces(),
    telematics: telematicsAt(NO_SYSTEMS),
    webhooks: httpWebhookSender({ allowHttp: false, allowedAddresses: [] }),
    mail: { send: async () => ({ kind: 'sent' }) } as never,
    passwords: {} as never,
    breaches: null,
    scanner: null,
    authenticator: {} as never,
    passkeys: {} as never,
    secrets: {} as never,
    billing: {} as never,
    site: {
      productName: 'Stateline',
      publicUrl: 'http://localhost',
      supportEmail: 'support@stateline.example',
      postalAddress: '',
    },
  };
}
