import type { ActionFunctionArgs } from '@remix-run/node';
import { apiAnswer, methodNotAllowed, readJson } from '~/platform/http/api.server';
import { apiProblem } from '~/areas/ledger/api/api-records.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { demoReportResource, reportView } from '~/areas/calculator/views/calculator';
import { runCalculation } from '~/areas/calculator/run-calculation.server';

export async function loader() {
  return methodNotAllowed('POST');
}

/** POST api/calc/run/{uid} with fuel_purchases [{state, fuel_units}] and, if wanted, quarter (20263): the tax report. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const body = await readJson(request);
  const result = await runCalculation(publicCtx(context), {
    uid: params['uid'] ?? '',
    fuelPurchases: body['fuel_purchases'] ?? [],
    quarterKey: body['quarter'],
  });
  if (!result.ok)
    return apiProblem(result.failure, (field) => (field.startsWith('gallons.') ? 'fuel_purchases' : field));
  return apiAnswer(result, ({ calculation, quarter, return: computed, schedule, warnings }) =>
    demoReportResource(reportView(calculation, quarter, computed, schedule, warnings), quarter),
  );
}
