import type { ActionFunctionArgs } from '@remix-run/node';
import { methodNotAllowed, readJson } from '~/http/api/api.server';
import { askerOf } from '~/http/session/support-actor.server';
import { supportAnswer } from '~/http/api/support-answers.server';
import { requestTraining } from '~/services/support/request-training.server';

/** POST /mileage/api/training, and /mileage/api/support/training: {name, phone, datetime, comment} -> 201 `{message, data: {id}}`. */
export async function action({ request, context }: ActionFunctionArgs) {
  return supportAnswer(request, context, async (actor) =>
    requestTraining(actor.ctx, askerOf(actor), await readJson(request)),
  );
}

export async function loader() {
  return methodNotAllowed('POST');
}
