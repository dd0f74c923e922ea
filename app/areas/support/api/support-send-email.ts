import type { ActionFunctionArgs } from '@remix-run/node';
import { methodNotAllowed, readJson } from '~/platform/http/api.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { filesOf, isForm } from '~/platform/http/forms/given-files.server';
import { askerOf } from '~/areas/accounts/session/support-actor.server';
import { supportAnswer } from '~/areas/support/api/support-answers.server';
import { sendSupportMessage } from '~/areas/support/send-support-message.server';

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
