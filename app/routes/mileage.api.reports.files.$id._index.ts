import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/http/session/actor.server';
import { apiAnswer, methodNotAllowed } from '~/http/api/api.server';
import { reportFileResource } from '~/presenters/reports/report-resource';
import { readReportFile } from '~/services/reports/report-files.server';

/** GET /api/reports/files/{id}: how far a file is, and where it can be fetched. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return apiAnswer(await readReportFile(ctx, params['id'] ?? ''), (file) => ({
    data: reportFileResource(file),
  }));
}

export const action = () => methodNotAllowed('GET');
