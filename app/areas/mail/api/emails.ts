import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { apiAnswer, methodNotAllowed, problem, readJson } from '~/platform/http/api.server';
import { API_BASE, senderOf } from '~/areas/mail/pages/email-request.server';
import {
  lengthToRead,
  listAnswer,
  readListQuery,
  rowAfter,
  rowMoment,
} from '~/platform/http/queries/list-query.server';
import { countUse } from '~/platform/http/edge/rate-limit.server';
import { emailResource } from '~/areas/mail/views/email-view';
import { listEmails } from '~/areas/mail/manage-composed-emails.server';
import { sendComposedEmail } from '~/areas/mail/send-composed-email.server';

const keySchema = z.object({
  subject: z.string(),
  createdAt: rowMoment,
  id: z.int().positive().max(2_147_483_647),
});

/** GET /mileage/api/emails: the list protocol; order by subject or created_at. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = readListQuery(new URL(request.url).searchParams);
  if (!query.ok) return problem(query.failure);
  const { search, order, start } = query.value;
  const after = rowAfter(query.value, keySchema);
  if (!after.ok) return problem(after.failure);
  const list = await listEmails(ctx, {
    search,
    start,
    length: lengthToRead(query.value),
    order: order?.column === 'subject' ? 'subject' : 'created_at',
    direction: order?.direction ?? 'desc',
    after: after.value,
  });
  const body = listAnswer(request, query.value, list, {
    resource: (email) => emailResource(email, API_BASE),
    keyOf: ({ subject, createdAt, id }) => ({ subject, createdAt: createdAt.toISOString(), id }),
  });
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}

/** POST /mileage/api/emails {to, cc, bcc, subject, body, tmpl_name, options.statement_id, attachments: [alias]} -> 201 `{message, data: {id}}`. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('GET', 'POST');
  const actor = await requireApiCarrier(request, context);
  const counted = await countUse('composedMail', actor.user.id);
  if (!counted.ok) return problem(counted.failure);
  return apiAnswer(
    await sendComposedEmail(actor.ctx, senderOf(actor), await readJson(request)),
    (id) => ({ message: 'Success', data: { id } }),
    { status: 201 },
  );
}
