import type { ActionFunctionArgs } from '@remix-run/node';
import { apiAnswer, methodNotAllowed, problem, readJson } from '~/platform/http/api.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import { calculationResource } from '~/areas/calculator/views/calculator';
import { startCalculation } from '~/areas/calculator/start-calculation.server';
import { milesOfCalculation } from '~/areas/calculator/whole-miles';

export async function loader() {
  return methodNotAllowed('POST');
}

/** POST api/calc/stops/{uid}: starts a calculation of the given stops under an id that the client has made up. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const allowed = await countUseByAddress('calculation', context);
  if (!allowed.ok) return problem(allowed.failure);
  const body = await readJson(request);
  const result = await startCalculation(publicCtx(context), {
    uid: params['uid'] ?? '',
    stops: body['stops'],
  });
  return apiAnswer(result, (record) => calculationResource(record, milesOfCalculation(record)));
}
