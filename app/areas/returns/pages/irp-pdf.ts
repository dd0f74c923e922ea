import type { LoaderFunctionArgs } from '@remix-run/node';
import { requestIrpPaper } from '~/areas/returns/irp-paper.server';
import { awaitFile, fileDownload } from '~/areas/returns/pages/file-answer.server';
import { irpRequest } from '~/areas/returns/pages/irp-request.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';

const WAIT_MS = 4000;

/** The distance year as a PDF; the page that shows its progress where it takes longer. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, report, vehicleId } = await irpRequest(request, context);
  const paper = await awaitFile(actor, await requestIrpPaper(actor.ctx, report, vehicleId), WAIT_MS);
  return paper.status === 'ready' ? fileDownload(actor, paper.id) : seeOther(paths.reportFile(paper.id));
}
