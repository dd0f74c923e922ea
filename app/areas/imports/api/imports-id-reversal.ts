import type { ActionFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed } from '~/platform/http/api.server';
import { resourceAnswer } from '~/areas/ledger/api/api-records.server';
import { importResource } from '~/areas/imports/views/import-resource';
import { undoImport } from '~/areas/imports/undo-import.server';

export const loader = () => methodNotAllowed('POST');

/** POST /mileage/api/imports/{id}/reversal: takes back everything that the import recorded. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return resourceAnswer(await undoImport(ctx, params['id'] ?? ''), importResource, { status: 202 });
}
