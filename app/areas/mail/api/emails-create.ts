import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed } from '~/platform/http/api.server';
import { senderOf, templatesFor } from '~/areas/mail/pages/email-request.server';

/** GET /mileage/api/emails/create -> `{data: {from, templates}}`: what a form for a new e-mail needs. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireApiCarrier(request, context);
  const { name, email, isConfirmed } = senderOf(actor);
  return Response.json(
    { data: { from: `${name} <${email}>`, may_send: isConfirmed, templates: templatesFor(actor) } },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action() {
  return methodNotAllowed('GET');
}
