import type { ActionFunctionArgs } from '@remix-run/node';
import { apiAnswer, methodNotAllowed, problem, readJson } from '~/platform/http/api.server';
import { requireServiceCarrier } from '~/areas/accounts/session/service-actor.server';
import { startExtraction } from '~/areas/documents/start-extraction.server';

export const loader = () => methodNotAllowed('POST');

/** POST /mileage/api/extract-multi of the extraction service with files [{id}]: the alias is the task to ask about. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireServiceCarrier(request, context);
  if (request.method !== 'POST') return methodNotAllowed('POST');
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
