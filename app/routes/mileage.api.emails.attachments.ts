import type { ActionFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/http/session/actor.server';
import { apiAnswer, methodNotAllowed, problem } from '~/http/api/api.server';
import { API_BASE } from '~/http/queries/email-request.server';
import { readForm } from '~/http/forms/form.server';
import { filesOf } from '~/http/forms/given-files.server';
import { countUse } from '~/http/edge/rate-limit.server';
import { attachmentResource } from '~/presenters/composed-emails/email-view';
import { uploadEmailFile } from '~/services/composed-emails/manage-composed-emails.server';

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
