import type { ActionFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '~/platform/http/api.server';
import { takeInboundMail } from '~/areas/mail/inbound/inbound-mail.server';

export const loader = () => methodNotAllowed('POST');

/** POST /mileage/api/documents/inbound: a raw message (RFC 5322), with INBOUND_MAIL_SECRET as Bearer token. */
export async function action({ request, context }: ActionFunctionArgs) {
  return request.method === 'POST' ? takeInboundMail(request, context) : methodNotAllowed('POST');
}
