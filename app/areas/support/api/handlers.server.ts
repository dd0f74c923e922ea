import type { CallArgs } from '~/platform/http/openapi/operation.server';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { readJson } from '~/platform/http/api.server';
import { requestResource } from '~/areas/support/views/own-requests';
import { listOwnRequests } from '~/areas/support/list-own-requests.server';
import { askerOf } from '~/areas/accounts/session/support-actor.server';
import { supportAnswer } from '~/areas/support/api/support-answers.server';
import { requestLimits } from '~/areas/support/request-limits.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { filesOf, isForm } from '~/platform/http/forms/given-files.server';
import { sendSupportMessage } from '~/areas/support/send-support-message.server';
import { requestTraining } from '~/areas/support/request-training.server';

/** GET /mileage/api/support -> `{data: [request with its status and answer]}`, newest first. */
export async function answerListSupportRequests({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return Response.json(
    { data: (await listOwnRequests(ctx)).map(requestResource) },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

/** POST /mileage/api/support/limits-upgrade {userRoleId, expectedFeatureIds, fleetSize, comment} -> 201 `{message, data: {id}}`. */
export async function answerRequestLimitsUpgrade({ request, context }: CallArgs) {
  return supportAnswer(request, context, async (actor) =>
    requestLimits(actor.ctx, askerOf(actor), await readJson(request)),
  );
}

/** POST /mileage/api/support/send-email {subject, message or body}, with files as multipart `files[]` -> 201 `{message, data: {id}}`. */
export async function answerSendSupportEmail({ request, context }: CallArgs) {
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

/** POST /mileage/api/training, and /mileage/api/support/training: {name, phone, datetime, comment} -> 201 `{message, data: {id}}`. */
export async function answerRequestTraining({ request, context }: CallArgs) {
  return supportAnswer(request, context, async (actor) =>
    requestTraining(actor.ctx, askerOf(actor), await readJson(request)),
  );
}
