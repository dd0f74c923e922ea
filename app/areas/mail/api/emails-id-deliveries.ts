import type { ActionFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { apiAnswer, methodNotAllowed, problem } from '~/platform/http/api.server';
import { senderOf } from '~/areas/mail/pages/email-request.server';
import { countUse } from '~/platform/http/edge/rate-limit.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { resendComposedEmail } from '~/areas/mail/send-composed-email.server';

/** POST /mileage/api/emails/{id}/deliveries: sends it once more -> 201 `{message, data: {id}}`. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const actor = await requireApiCarrier(request, context);
  const counted = await countUse('composedMail', actor.user.id);
  if (!counted.ok) return problem(counted.failure);
  return apiAnswer(
    await resendComposedEmail(actor.ctx, senderOf(actor), idOf(params['id'])),
    (id) => ({ message: 'Success', data: { id } }),
    { status: 201 },
  );
}

export async function loader() {
  return methodNotAllowed('POST');
}
