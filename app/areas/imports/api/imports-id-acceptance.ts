import type { ActionFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, readJson } from '~/platform/http/api.server';
import { resourceAnswer, wrongField } from '~/areas/ledger/api/api-records.server';
import { importResource } from '~/areas/imports/views/import-resource';
import { acceptImport } from '~/areas/imports/accept-import.server';

export const loader = () => methodNotAllowed('POST');

/** POST /mileage/api/imports/{id}/acceptance {take_duplicates}: records the good lines. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const takeDuplicates = (await readJson(request))['take_duplicates'] ?? false;
  if (typeof takeDuplicates !== 'boolean')
    return wrongField('take_duplicates', 'take_duplicates must be true or false.');
  return resourceAnswer(await acceptImport(ctx, params['id'] ?? '', { takeDuplicates }), importResource, {
    status: 202,
  });
}
