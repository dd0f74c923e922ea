import type { ActionFunctionArgs } from '@remix-run/node';
import { methodNotAllowed, readJson } from '~/http/api/api.server';
import { readForm, textOf } from '~/http/forms/form.server';
import { filesOf, isForm } from '~/http/forms/given-files.server';
import { askerOf } from '~/http/session/support-actor.server';
import { supportAnswer } from '~/http/api/support-answers.server';
import { sendSupportMessage } from '~/services/support/send-support-message.server';

/** POST /mileage/api/support/send-email {subject, message or body}, with files as multipart `files[]` -> 201 `{message, data: {id}}`. */
export async function action({ request, context }: ActionFunctionArgs) {
  return supportAnswer(request, context, async (actor) => {
    const form = isForm(request) ? await readForm(request) : null;
    const given: Record<string, unknown> = form
      ? { subject: textOf(form, 'subject'), message: textOf(form, 'message') || textOf(form, 'body') }
      : await readJson(request);
    const files = form ? await filesOf(form, 'files', 'files[]') : [];
    return sendSupportMessage(
      actor.ctx,
      askerOf(actor),
      { subject: given['subject'], message: given['message'] ?? given['body'] },
      files,
    );
  });
}

export async function loader() {
  return methodNotAllowed('POST');
}
