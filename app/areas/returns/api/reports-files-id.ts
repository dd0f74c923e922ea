import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { apiAnswer, methodNotAllowed } from '~/platform/http/api.server';
import { reportFileResource } from '~/areas/returns/views/report-resource';
import { readReportFile } from '~/areas/returns/report-files.server';

/** GET /api/reports/files/{id}: how far a file is, and where it can be fetched. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return apiAnswer(await readReportFile(ctx, params['id'] ?? ''), (file) => ({
    data: reportFileResource(file),
  }));
}

export const action = () => methodNotAllowed('GET');
