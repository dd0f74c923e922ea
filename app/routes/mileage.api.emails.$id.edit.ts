import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/http/session/actor.server';
import { apiAnswer, methodNotAllowed } from '~/http/api/api.server';
import { API_BASE, templatesFor } from '~/http/queries/email-request.server';
import { idOf } from '~/http/forms/record-key.server';
import { emailResource } from '~/presenters/composed-emails/email-view';
import { readEmail } from '~/services/composed-emails/manage-composed-emails.server';

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
