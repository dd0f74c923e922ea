import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, problem } from '~/platform/http/api.server';
import { fileDownload } from '~/areas/returns/pages/file-answer.server';
import { readReportFile } from '~/areas/returns/report-files.server';

/** GET /api/reports/files/{id}/content: the bytes of a finished file. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const actor = await requireApiCarrier(request, context);
  const found = await readReportFile(actor.ctx, params['id'] ?? '');
  if (!found.ok) return problem(found.failure);
  if (found.value.status !== 'ready')
    return problem({ kind: 'conflict', message: 'The file is not ready yet.' });
  return fileDownload(actor, found.value.id);
}

export const action = () => methodNotAllowed('GET');
