import type { CallArgs } from '~/platform/http/openapi/operation.server';
import { apiAnswer, problem, readJson } from '~/platform/http/api.server';
import { takeInboundMail } from '~/areas/mail/inbound/inbound-mail.server';
import { requireServiceCarrier, extractionServiceUrl } from '~/areas/accounts/session/service-actor.server';
import { startExtraction, checkTask } from '~/areas/documents/start-extraction.server';
import { extractedDataResource, fileResource } from '~/areas/documents/views/service-resource';
import { openDocument } from '~/areas/documents/read-document.server';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { activateExtraction, readActivation, issueServiceToken } from '~/areas/documents/activation.server';
import { readBatch, storeBatch } from '~/areas/documents/store-batch.server';
import { filesOf } from '~/areas/documents/pages/document-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { uploadDocuments } from '~/areas/documents/upload-documents.server';

/** POST /mileage/api/documents/inbound: a raw message (RFC 5322), with INBOUND_MAIL_SECRET as Bearer token. */
export async function answerReceiveMail({ request, context }: CallArgs) {
  return takeInboundMail(request, context);
}

/** POST /mileage/api/extract-multi of the extraction service with files [{id}]: the alias is the task to ask about. */
export async function answerStartExtraction({ request, context }: CallArgs) {
  const { ctx } = await requireServiceCarrier(request, context);
  const { files } = await readJson(request);
  const ids = Array.isArray(files)
    ? files.map((file: unknown) =>
        typeof file === 'object' && file !== null && 'id' in file ? String(file.id) : '',
      )
    : null;
  if (ids === null)
    return problem({ kind: 'invalid', message: 'File is required', fields: { files: ['File is required'] } });
  return apiAnswer(await startExtraction(ctx, ids), ({ taskId }) => ({ alias: taskId }));
}

/** GET /mileage/api/extracted-data-items/{id} of the extraction service: the points in post_results. */
export async function answerReadExtractedData({ request, params, context }: CallArgs) {
  const { ctx } = await requireServiceCarrier(request, context);
  return apiAnswer(await openDocument(ctx, params['id'] ?? ''), extractedDataResource);
}

/** POST /mileage/api/modules/{extraction_module}/activate */
export async function answerActivateExtraction({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return apiAnswer(await activateExtraction(ctx), ({ activated }) => ({
    service_activated: activated,
    service_url: extractionServiceUrl(),
  }));
}

/** GET /mileage/api/modules/{extraction_module}/check-activation */
export async function answerCheckExtractionActivation({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const { activated } = await readActivation(ctx);
  return Response.json(
    { service_url: extractionServiceUrl(), service_activated: activated },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

/** GET /mileage/api/modules/{extraction_module}/get-data-batch/{id} */
export async function answerReadExtractedBatch({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return apiAnswer(await readBatch(ctx, params['id'] ?? ''), (data) => ({ extracted_data: data }));
}

/** GET /mileage/api/modules/{extraction_module}/get-token: a key for the extraction service, once it is activated. */
export async function answerReadExtractionToken({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const { token, activated } = await issueServiceToken(ctx);
  return Response.json(
    { service_token: token, service_url: extractionServiceUrl(), service_activated: activated },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

/** POST /mileage/api/modules/{extraction_module}/store-data-batch with extracted_data: answers the batch's id. */
export async function answerStoreExtractedBatch({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const body = await readJson(request);
  return apiAnswer(await storeBatch(ctx, body['extracted_data']), ({ id }) => ({ id }), { status: 201 });
}

/** GET /mileage/api/service-task/{taskId}/check of the extraction service: 1 in progress, 2 success, 3 failure. */
export async function answerCheckExtraction({ request, params, context }: CallArgs) {
  const { ctx } = await requireServiceCarrier(request, context);
  return apiAnswer(await checkTask(ctx, params['taskId'] ?? ''), ({ status, documents }) => ({
    status,
    meta: { files: documents.map(fileResource) },
  }));
}

/** POST /mileage/api/upload-multi of the extraction service, multipart field files[]. */
export async function answerUploadDocuments({ request, context }: CallArgs) {
  const { ctx } = await requireServiceCarrier(request, context);
  const form = await readForm(request);
  const files = [...(await filesOf(form, 'files[]')), ...(await filesOf(form, 'files'))];
  return apiAnswer(
    await uploadDocuments(ctx, files, textOf(form, 'source') === 'mail' ? 'mail' : 'upload'),
    (kept) => ({
      files: kept.map(({ document, seenBefore }) => ({ ...fileResource(document), seen_before: seenBefore })),
    }),
    { status: 201 },
  );
}

/** GET /mileage/api/auth/user of the extraction service: whom the token stands for. */
export async function answerReadServiceUser({ request, context }: CallArgs) {
  const { user } = await requireServiceCarrier(request, context);
  return Response.json(user, { headers: { 'Cache-Control': 'no-store' } });
}
