import type { ActionFunctionArgs } from '@remix-run/node';
import { apiAnswer, methodNotAllowed } from '~/http/api/api.server';
import { filesOf } from '~/http/forms/document-form.server';
import { readForm, textOf } from '~/http/forms/form.server';
import { requireServiceCarrier } from '~/http/session/service-actor.server';
import { fileResource } from '~/presenters/documents/service-resource';
import { uploadDocuments } from '~/services/documents/upload-documents.server';

export const loader = () => methodNotAllowed('POST');

/** POST /mileage/api/upload-multi of the extraction service, multipart field files[]. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireServiceCarrier(request, context);
  if (request.method !== 'POST') return methodNotAllowed('POST');
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
