import type { ActionFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/http/session/actor.server';
import { methodNotAllowed } from '~/http/api/api.server';
import { resourceAnswer } from '~/http/api/api-records.server';
import { importResource } from '~/presenters/imports/import-resource';
import { undoImport } from '~/services/imports/undo-import.server';

export const loader = () => methodNotAllowed('POST');

/** POST /mileage/api/imports/{id}/reversal: takes back everything that the import recorded. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return resourceAnswer(await undoImport(ctx, params['id'] ?? ''), importResource, { status: 202 });
}
