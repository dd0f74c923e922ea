import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { apiAnswer, methodNotAllowed } from '~/platform/http/api.server';
import { API_BASE } from '~/areas/mail/pages/email-request.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { emailResource } from '~/areas/mail/views/email-view';
import { deleteEmail, readEmail } from '~/areas/mail/manage-composed-emails.server';

/** GET /mileage/api/emails/{id} -> `{data: email}`. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return apiAnswer(await readEmail(ctx, idOf(params['id'])), (email) => ({
    data: emailResource(email, API_BASE),
  }));
}

/** DELETE takes it out of the list. An e-mail that was sent is not changed: there is no PUT. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== 'DELETE') return methodNotAllowed('GET', 'DELETE');
  const { ctx } = await requireApiCarrier(request, context);
  return apiAnswer(await deleteEmail(ctx, idOf(params['id'])), () => ({ message: 'Success' }));
}
