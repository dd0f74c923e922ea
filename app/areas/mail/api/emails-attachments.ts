import type { ActionFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { apiAnswer, methodNotAllowed, problem } from '~/platform/http/api.server';
import { API_BASE } from '~/areas/mail/pages/email-request.server';
import { readForm } from '~/platform/http/forms/form.server';
import { filesOf } from '~/platform/http/forms/given-files.server';
import { countUse } from '~/platform/http/edge/rate-limit.server';
import { attachmentResource } from '~/areas/mail/views/email-view';
import { uploadEmailFile } from '~/areas/mail/manage-composed-emails.server';

/** POST /mileage/api/emails/attachments, multipart `file` -> 201 `{data: {alias, file_name, file_size, url}}`. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
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

export async function loader() {
  return methodNotAllowed('POST');
}
