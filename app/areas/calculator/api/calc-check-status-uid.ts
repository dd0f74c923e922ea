import type { ActionFunctionArgs } from '@remix-run/node';
import { apiAnswer, methodNotAllowed } from '~/platform/http/api.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { calculationResource } from '~/areas/calculator/views/calculator';
import { checkCalculation } from '~/areas/calculator/check-calculation.server';
import { milesOfCalculation } from '~/areas/calculator/whole-miles';

export async function loader() {
  return methodNotAllowed('POST');
}

/** POST api/calc/check-status/{uid}: how far the calculation is. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const result = await checkCalculation(publicCtx(context), params['uid'] ?? '');
  return apiAnswer(result, (record) => calculationResource(record, milesOfCalculation(record)));
}
