import type { CallArgs } from '~/platform/http/openapi/operation.server';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { problem, readJson } from '~/platform/http/api.server';
import { resourceAnswer, wrongField } from '~/areas/ledger/api/api-records.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { filesOf } from '~/platform/http/forms/given-files.server';
import {
  lengthToRead,
  listAnswer,
  newestFirstKey,
  readListQuery,
  rowAfter,
} from '~/platform/http/queries/list-query.server';
import {
  importResource,
  importChoices,
  importErrorName,
  importRowResource,
} from '~/areas/imports/views/import-resource';
import { listCarrierImports, readImport, removeImport, readRows } from '~/areas/imports/read-import.server';
import { startImport } from '~/areas/imports/start-import.server';
import { mapImport } from '~/areas/imports/map-import.server';
import { acceptImport } from '~/areas/imports/accept-import.server';
import { undoImport } from '~/areas/imports/undo-import.server';
import * as z from 'zod';
import { isRowState } from '~/areas/imports/views/import-view';

/** GET /mileage/api/imports: the files so far, newest first. */
export async function answerListImports({ request, context }: CallArgs) {
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
export async function answerCreateImport({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const form = await readForm(request);
  const [file] = await filesOf(form, 'file');
  return resourceAnswer(
    await startImport(ctx, { kind: textOf(form, 'kind'), file: file ?? null }),
    importResource,
    { status: 201 },
  );
}

/** GET /mileage/api/imports/{id}: how far it is, its columns and counts. */
export async function answerReadImport({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await readImport(ctx, params['id'] ?? ''), ({ found }) => importResource(found));
}

/** PUT {kind, header_line, mapping: [field or null, by column], options} checks every line. */
export async function answerCheckImport({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(
    await mapImport(ctx, params['id'] ?? '', importChoices(await readJson(request))),
    importResource,
    { nameOf: importErrorName },
  );
}

/** DELETE removes an import that has recorded nothing. */
export async function answerDeleteImport({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await removeImport(ctx, params['id'] ?? ''), importResource);
}

/** POST /mileage/api/imports/{id}/acceptance {take_duplicates}: imports the ready rows. */
export async function answerAcceptImport({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const takeDuplicates = (await readJson(request))['take_duplicates'] ?? false;
  if (typeof takeDuplicates !== 'boolean')
    return wrongField('take_duplicates', 'take_duplicates must be true or false.');
  return resourceAnswer(await acceptImport(ctx, params['id'] ?? '', { takeDuplicates }), importResource, {
    status: 202,
  });
}

/** POST /mileage/api/imports/{id}/reversal: takes back everything that the import recorded. */
export async function answerUndoImport({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await undoImport(ctx, params['id'] ?? ''), importResource, { status: 202 });
}

const lineKey = z.object({ number: z.int().min(0).max(2_147_483_647) });

/** GET /mileage/api/imports/{id}/rows?state=bad&start=0&length=50: the lines, with what is wrong by column. */
export async function answerListImportRows({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const asked = new URL(request.url).searchParams;
  const query = readListQuery(asked);
  if (!query.ok) return problem(query.failure);
  const state = asked.get('state') ?? '';
  if (state !== '' && !isRowState(state))
    return problem({
      kind: 'invalid',
      message: 'Unknown row state.',
      fields: { state: ['Unknown row state.'] },
    });
  const after = rowAfter(query.value, lineKey);
  if (!after.ok) return problem(after.failure);
  const found = await readRows(ctx, params['id'] ?? '', isRowState(state) ? [state] : null, {
    start: query.value.start,
    length: lengthToRead(query.value),
    after: after.value?.number,
  });
  if (!found.ok) return problem(found.failure);
  const { rows, total } = found.value;
  const body = listAnswer(
    request,
    query.value,
    { rows, total, filtered: total },
    { resource: importRowResource, keyOf: ({ number }) => ({ number }) },
  );
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}
