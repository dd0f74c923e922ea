import type { CallArgs } from '~/platform/http/openapi/operation.server';
import * as z from 'zod';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { apiAnswer, problem, readJson } from '~/platform/http/api.server';
import { API_BASE, senderOf, templatesFor } from '~/areas/mail/pages/email-request.server';
import {
  lengthToRead,
  listAnswer,
  readListQuery,
  rowAfter,
  rowMoment,
} from '~/platform/http/queries/list-query.server';
import { countUse } from '~/platform/http/edge/rate-limit.server';
import { emailResource, attachmentResource } from '~/areas/mail/views/email-view';
import {
  listEmails,
  deleteEmail,
  readEmail,
  uploadEmailFile,
} from '~/areas/mail/manage-composed-emails.server';
import { sendComposedEmail, resendComposedEmail } from '~/areas/mail/send-composed-email.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { readForm } from '~/platform/http/forms/form.server';
import { filesOf } from '~/platform/http/forms/given-files.server';

const keySchema = z.object({
  subject: z.string(),
  createdAt: rowMoment,
  id: z.int().positive().max(2_147_483_647),
});

/** GET /mileage/api/emails: the list protocol; order by subject or created_at. */
export async function answerListEmails({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = readListQuery(new URL(request.url).searchParams, { orders: ['subject', 'created_at'] });
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
export async function answerSendEmail({ request, context }: CallArgs) {
  const actor = await requireApiCarrier(request, context);
  const counted = await countUse('composedMail', actor.user.id);
  if (!counted.ok) return problem(counted.failure);
  return apiAnswer(
    await sendComposedEmail(actor.ctx, senderOf(actor), await readJson(request)),
    (id) => ({ message: 'Success', data: { id } }),
    { status: 201 },
  );
}

/** GET /mileage/api/emails/{id} -> `{data: email}`. */
export async function answerReadEmail({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return apiAnswer(await readEmail(ctx, idOf(params['id'])), (email) => ({
    data: emailResource(email, API_BASE),
  }));
}

/** DELETE takes it out of the list. An email that was sent is not changed: there is no PUT. */
export async function answerDeleteEmail({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return apiAnswer(await deleteEmail(ctx, idOf(params['id'])), () => ({ message: 'Success' }));
}

/** POST /mileage/api/emails/{id}/deliveries: sends it once more -> 201 `{message, data: {id}}`. */
export async function answerResendEmail({ request, params, context }: CallArgs) {
  const actor = await requireApiCarrier(request, context);
  const counted = await countUse('composedMail', actor.user.id);
  if (!counted.ok) return problem(counted.failure);
  return apiAnswer(
    await resendComposedEmail(actor.ctx, senderOf(actor), idOf(params['id'])),
    (id) => ({ message: 'Success', data: { id } }),
    { status: 201 },
  );
}

/** GET /mileage/api/emails/{id}/edit -> `{data: {email, templates}}`: what a form for sending it again needs. */
export async function answerEditEmail({ request, params, context }: CallArgs) {
  const actor = await requireApiCarrier(request, context);
  return apiAnswer(await readEmail(actor.ctx, idOf(params['id'])), (email) => ({
    data: { email: emailResource(email, API_BASE), templates: templatesFor(actor) },
  }));
}

/** POST /mileage/api/emails/attachments, multipart `file` -> 201 `{data: {alias, file_name, file_size, url}}`. */
export async function answerUploadEmailAttachment({ request, context }: CallArgs) {
  const { ctx, user } = await requireApiCarrier(request, context);
  const counted = await countUse('upload', user.id);
  if (!counted.ok) return problem(counted.failure);
  const [file] = await filesOf(await readForm(request), 'file');
  return apiAnswer(
    await uploadEmailFile(ctx, file),
    (kept) => ({ data: attachmentResource(kept, API_BASE) }),
    { status: 201 },
  );
}

/** GET /mileage/api/emails/create -> `{data: {from, templates}}`: what a form for a new email needs. */
export async function answerReadNewEmail({ request, context }: CallArgs) {
  const actor = await requireApiCarrier(request, context);
  const { name, email, isConfirmed } = senderOf(actor);
  return Response.json(
    { data: { from: `${name} <${email}>`, may_send: isConfirmed, templates: templatesFor(actor) } },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
