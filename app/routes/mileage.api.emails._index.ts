import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/http/actor.server';
import { apiAnswer, methodNotAllowed, problem, readJson } from '~/http/api.server';
import { API_BASE, senderOf } from '~/http/email-request.server';
import { listAnswer, readListQuery } from '~/http/list-query.server';
import { countUse } from '~/http/rate-limit.server';
import { emailResource } from '~/presenters/composed-emails/email-view';
import { listEmails } from '~/services/composed-emails/manage-composed-emails.server';
import { sendComposedEmail } from '~/services/composed-emails/send-composed-email.server';

/** GET /mileage/api/emails: the list protocol; order by subject or created_at. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = readListQuery(new URL(request.url).searchParams);
  if (!query.ok) return problem(query.failure);
  const { search, order, start, length } = query.value;
  const list = await listEmails(ctx, { search, start, length, order: order?.column === 'subject' ? 'subject' : 'created_at', direction: order?.direction ?? 'desc' });
  return Response.json(listAnswer(query.value, { ...list, rows: list.rows.map((email) => emailResource(email, API_BASE)) }), { headers: { 'Cache-Control': 'no-store' } });
}

/** POST /mileage/api/emails {to, cc, bcc, subject, body, tmpl_name, options.statement_id, attachments: [alias]} -> 201 `{message, data: {id}}`. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('GET', 'POST');
  const actor = await requireApiCarrier(request, context);
  const counted = await countUse('composedMail', actor.user.id);
  if (!counted.ok) return problem(counted.failure);
  return apiAnswer(await sendComposedEmail(actor.ctx, senderOf(actor), await readJson(request)), (id) => ({ message: 'Success', data: { id } }), { status: 201 });
}
