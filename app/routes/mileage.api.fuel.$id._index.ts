import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/http/session/actor.server';
import { methodNotAllowed, readJson } from '~/http/api/api.server';
import {
  noSuchRecord,
  refsFrom,
  resourceAnswer,
  revisionAsked,
  revisionIn,
} from '~/http/api/api-records.server';
import { fuelErrorName, fuelInput, fuelPatchInput, fuelResource } from '~/presenters/fuel/fuel-resource';
import { changeSeveralFuel } from '~/services/fuel/change-several-fuel.server';
import { readFuel, type FuelPurchase } from '~/services/fuel/read-fuel.server';
import { changeFuel } from '~/services/fuel/save-fuel.server';
import { deleteRecords } from '~/services/ledger/change-records.server';

/** GET /mileage/api/fuel/{id}: the id carries the type digit (2318). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const [ref] = refsFrom([params['id']], 'fuel') ?? [];
  if (!ref) return noSuchRecord();
  return resourceAnswer(
    await readFuel(ctx, [ref.id]),
    ({ purchases: [fuel], locked }) => fuel && fuelResource(fuel, { locked }),
  );
}

const current = (fuel: unknown) => fuelResource(fuel as FuelPurchase);

/** PUT changes one purchase, or what is given on several (/mileage/api/fuel/2318,2319). DELETE takes the same list. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const refs = refsFrom([params['id']], 'fuel');
  if (!refs) return noSuchRecord();
  if (request.method === 'DELETE')
    return resourceAnswer(await deleteRecords(ctx, refs, revisionAsked(request)), (counts) => counts, {
      resourceOf: current,
    });
  if (request.method !== 'PUT') return methodNotAllowed('GET', 'PUT', 'DELETE');
  const body = await readJson(request);
  if (refs.length > 1) {
    const several = await changeSeveralFuel(ctx, {
      ids: refs.map(({ id }) => id),
      fields: fuelPatchInput(body),
    });
    return resourceAnswer(several, (purchases) => purchases.map((fuel) => fuelResource(fuel)), {
      nameOf: fuelErrorName,
    });
  }
  const changed = await changeFuel(ctx, {
    id: refs[0]?.id ?? 0,
    revision: revisionIn(body),
    fields: fuelInput(body),
  });
  return resourceAnswer(changed, (fuel) => fuelResource(fuel), {
    nameOf: fuelErrorName,
    resourceOf: current,
  });
}
