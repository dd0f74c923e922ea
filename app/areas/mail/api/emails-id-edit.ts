import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { apiAnswer, methodNotAllowed } from '~/platform/http/api.server';
import { API_BASE, templatesFor } from '~/areas/mail/pages/email-request.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { emailResource } from '~/areas/mail/views/email-view';
import { readEmail } from '~/areas/mail/manage-composed-emails.server';

/** GET /mileage/api/emails/{id}/edit -> `{data: {email, templates}}`: what a form for sending it again needs. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await requireApiCarrier(request, context);
  return apiAnswer(await readEmail(actor.ctx, idOf(params['id'])), (email) => ({
    data: { email: emailResource(email, API_BASE), templates: templatesFor(actor) },
  }));
}

export async function action() {
  return methodNotAllowed('GET');
}
