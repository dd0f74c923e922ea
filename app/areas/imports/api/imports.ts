import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, problem } from '~/platform/http/api.server';
import { resourceAnswer } from '~/areas/ledger/api/api-records.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { filesOf } from '~/platform/http/forms/given-files.server';
import {
  lengthToRead,
  listAnswer,
  newestFirstKey,
  readListQuery,
  rowAfter,
} from '~/platform/http/queries/list-query.server';
import { importResource } from '~/areas/imports/views/import-resource';
import { listCarrierImports } from '~/areas/imports/read-import.server';
import { startImport } from '~/areas/imports/start-import.server';

/** GET /mileage/api/imports: the files so far, newest first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = readListQuery(new URL(request.url).searchParams);
  if (!query.ok) return problem(query.failure);
  const after = rowAfter(query.value, newestFirstKey);
  if (!after.ok) return problem(after.failure);
  const { rows, total } = await listCarrierImports(ctx, {
    start: query.value.start,
    length: lengthToRead(query.value),
    after: after.value,
  });
  const body = listAnswer(
    request,
    query.value,
    { rows, total, filtered: total },
    { resource: importResource, keyOf: ({ createdAt, id }) => ({ createdAt: createdAt.toISOString(), id }) },
  );
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}

/** POST multipart: `file`, and `kind` where the header is not to decide. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  if (request.method !== 'POST') return methodNotAllowed('GET', 'POST');
  const form = await readForm(request);
  const [file] = await filesOf(form, 'file');
  return resourceAnswer(
    await startImport(ctx, { kind: textOf(form, 'kind'), file: file ?? null }),
    importResource,
    { status: 201 },
  );
}
