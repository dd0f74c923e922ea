import type { ActionFunctionArgs } from '@remix-run/node';
import { apiAnswer, methodNotAllowed } from '~/http/api/api.server';
import { publicCtx } from '~/http/session/context.server';
import { calculationResource } from '~/presenters/calculator';
import { checkCalculation } from '~/services/calculator/check-calculation.server';
import { milesOfCalculation } from '~/services/calculator/whole-miles';

export async function loader() {
  return methodNotAllowed('POST');
}

/** POST api/calc/check-status/{uid}: how far the calculation is. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const result = await checkCalculation(publicCtx(context), params['uid'] ?? '');
  return apiAnswer(result, (record) => calculationResource(record, milesOfCalculation(record)));
}
