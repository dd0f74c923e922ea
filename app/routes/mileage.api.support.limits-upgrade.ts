import type { ActionFunctionArgs } from '@remix-run/node';
import { methodNotAllowed, readJson } from '~/http/api/api.server';
import { askerOf } from '~/http/session/support-actor.server';
import { supportAnswer } from '~/http/api/support-answers.server';
import { requestLimits } from '~/services/support/request-limits.server';

/** POST /mileage/api/support/limits-upgrade {userRoleId, expectedFeatureIds, fleetSize, comment} -> 201 `{message, data: {id}}`. */
export async function action({ request, context }: ActionFunctionArgs) {
  return supportAnswer(request, context, async (actor) =>
    requestLimits(actor.ctx, askerOf(actor), await readJson(request)),
  );
}

export async function loader() {
  return methodNotAllowed('POST');
}
