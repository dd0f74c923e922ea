import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, readJson } from '~/platform/http/api.server';
import { resourceAnswer } from '~/areas/ledger/api/api-records.server';
import { importChoices, importErrorName, importResource } from '~/areas/imports/views/import-resource';
import { mapImport } from '~/areas/imports/map-import.server';
import { readImport, removeImport } from '~/areas/imports/read-import.server';

/** GET /mileage/api/imports/{id}: how far it is, its columns and counts. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await readImport(ctx, params['id'] ?? ''), ({ found }) => importResource(found));
}

/** PUT {kind, header_line, mapping: [field or null, by column], options} checks every line. DELETE removes an import that has recorded nothing. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const id = params['id'] ?? '';
  if (request.method === 'PUT')
    return resourceAnswer(await mapImport(ctx, id, importChoices(await readJson(request))), importResource, {
      nameOf: importErrorName,
    });
  if (request.method === 'DELETE') return resourceAnswer(await removeImport(ctx, id), importResource);
  return methodNotAllowed('GET', 'PUT', 'DELETE');
}
