import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { noSuchRecord, refsFrom, resourceAnswer } from '~/areas/ledger/api/api-records.server';
import { fleetRelated } from '~/areas/ledger/pages/fleet-related.server';
import { tripResource } from '~/areas/trips/views/trip-resource';
import { readTrip } from '~/areas/trips/read-trip.server';

/** GET /mileage/api/trip/{id}/edit: the trip and what its form needs. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await requireApiCarrier(request, context);
  const [ref] = refsFrom([params['id']], 'trip') ?? [];
  if (!ref) return noSuchRecord();
  const related = await fleetRelated(actor);
  return resourceAnswer(await readTrip(actor.ctx, ref.id), ({ trip, route, locked }) => ({
    ...tripResource(trip, { route, locked }),
    related,
  }));
}
