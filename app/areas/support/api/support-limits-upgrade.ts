import type { ActionFunctionArgs } from '@remix-run/node';
import { methodNotAllowed, readJson } from '~/platform/http/api.server';
import { askerOf } from '~/areas/accounts/session/support-actor.server';
import { supportAnswer } from '~/areas/support/api/support-answers.server';
import { requestLimits } from '~/areas/support/request-limits.server';

/** POST /mileage/api/support/limits-upgrade {userRoleId, expectedFeatureIds, fleetSize, comment} -> 201 `{message, data: {id}}`. */
export async function action({ request, context }: ActionFunctionArgs) {
  return supportAnswer(request, context, async (actor) =>
    requestLimits(actor.ctx, askerOf(actor), await readJson(request)),
  );
}

export async function loader() {
  return methodNotAllowed('POST');
}
