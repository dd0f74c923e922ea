import type { ActionFunctionArgs } from '@remix-run/node';
import { apiAnswer, methodNotAllowed } from '~/platform/http/api.server';
import { filesOf } from '~/areas/documents/pages/document-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { requireServiceCarrier } from '~/areas/accounts/session/service-actor.server';
import { fileResource } from '~/areas/documents/views/service-resource';
import { uploadDocuments } from '~/areas/documents/upload-documents.server';

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
