import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { noSuchRecord, refsFrom, resourceAnswer } from '~/areas/ledger/api/api-records.server';
import { fleetRelated } from '~/areas/ledger/pages/fleet-related.server';
import { fuelResource } from '~/areas/fuel/views/fuel-resource';
import { readFuel } from '~/areas/fuel/read-fuel.server';

/** GET /mileage/api/fuel/{id}/edit: the purchase and what its form needs. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await requireApiCarrier(request, context);
  const [ref] = refsFrom([params['id']], 'fuel') ?? [];
  if (!ref) return noSuchRecord();
  const related = await fleetRelated(actor);
  return resourceAnswer(
    await readFuel(actor.ctx, [ref.id]),
    ({ purchases: [fuel], locked }) => fuel && { ...fuelResource(fuel, { locked }), related },
  );
}
