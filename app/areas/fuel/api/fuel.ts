import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, problem, readJson } from '~/platform/http/api.server';
import { noSuchRecord, refsFrom, resourceAnswer, uiCommands } from '~/areas/ledger/api/api-records.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { receiptFrom } from '~/areas/fuel/pages/fuel-form.server';
import { ledgerAnswer, ledgerFilterOf } from '~/areas/ledger/api/ledger-api.server';
import { readListQuery } from '~/platform/http/queries/list-query.server';
import { fuelErrorName, fuelInput, fuelResource } from '~/areas/fuel/views/fuel-resource';
import { unitOf } from '~/areas/equipment/read-equipment.server';
import { createFuel } from '~/areas/fuel/save-fuel.server';
import { deleteRecords } from '~/areas/ledger/change-records.server';

/** GET /mileage/api/fuel: the fuel purchases, in the protocol of the data table. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = readListQuery(new URL(request.url).searchParams);
  if (!query.ok) return problem(query.failure);
  return ledgerAnswer(request, ctx, query.value, { ...ledgerFilterOf(query.value), kind: 'fuel' });
}

/** POST creates a purchase: JSON, or multipart with a `receipt` file. DELETE with {ids: ["2318"]}. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  if (request.method === 'POST') {
    const isForm = /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '');
    const form = isForm ? await readForm(request) : null;
    const body = form
      ? Object.fromEntries(
          [...form.keys()]
            .filter((name) => typeof form.get(name) === 'string')
            .map((name) => [name, textOf(form, name)]),
        )
      : await readJson(request);
    const result = await createFuel(ctx, {
      fields: fuelInput(body),
      file: form ? await receiptFrom(form) : null,
    });
    const quarter = result.ok ? result.value.quarterKey : 0;
    const unit = result.ok ? await unitOf(ctx, result.value.equipmentId) : '';
    return resourceAnswer(result, (fuel) => ({ ...fuelResource(fuel, { unit }), current_quarter: quarter }), {
      status: 201,
      headers: uiCommands('SET_QUARTER'),
      nameOf: fuelErrorName,
    });
  }
  if (request.method === 'DELETE') {
    const body = await readJson(request);
    const refs = refsFrom(Array.isArray(body['ids']) ? body['ids'] : [body['ids']], 'fuel');
    return refs ? resourceAnswer(await deleteRecords(ctx, refs), (counts) => counts) : noSuchRecord();
  }
  return methodNotAllowed('GET', 'POST', 'DELETE');
}
