import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/http/session/actor.server';
import { methodNotAllowed, readJson } from '~/http/api/api.server';
import { resourceAnswer } from '~/http/api/api-records.server';
import { importChoices, importErrorName, importResource } from '~/presenters/imports/import-resource';
import { mapImport } from '~/services/imports/map-import.server';
import { readImport, removeImport } from '~/services/imports/read-import.server';

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
