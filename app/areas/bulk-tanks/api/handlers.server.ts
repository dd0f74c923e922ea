import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import {
  listTankEntries,
  listTanks,
  readEntry,
  readTank,
  reconcileTank,
  type BulkTank,
  type TankEntry,
} from '~/areas/bulk-tanks/read-tanks.server';
import { changeEntry, createEntry, deleteEntry } from '~/areas/bulk-tanks/save-entry.server';
import { changeTank, createTank, deleteTank } from '~/areas/bulk-tanks/save-tank.server';
import {
  ENTRY_API_NAMES,
  entryResource,
  innerNames,
  outerName,
  reconciliationOfTank,
  TANK_NAMES,
  tankResource,
} from '~/areas/bulk-tanks/views/tank-resource';
import { resourceAnswer, revisionAsked } from '~/areas/ledger/api/api-records.server';
import { mergedChange, refuseFields } from '~/areas/ledger/api/merged-change.server';
import { apiFilingRequest } from '~/areas/returns/api/api-filing-request.server';
import { ok } from '~/engine/result';
import { readJson } from '~/platform/http/api.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import type { CallArgs } from '~/platform/http/openapi/operation.server';

const listed = <T>(rows: readonly T[], resource: (row: T) => unknown): Response =>
  Response.json(
    { data: rows.map(resource), recordsTotal: rows.length, recordsFiltered: rows.length },
    { headers: { 'Cache-Control': 'no-store' } },
  );

const tankError = outerName(TANK_NAMES);
const entryError = outerName(ENTRY_API_NAMES);
const currentTank = (tank: unknown) => tankResource(tank as BulkTank);
const currentEntry = (entry: unknown) => entryResource(entry as TankEntry);

/** GET /mileage/api/bulk-tanks: all tanks, those in use first. */
export async function answerListTanks({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return listed(await listTanks(ctx), tankResource);
}

export async function answerCreateTank({ request, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const body = await readJson(request);
  const unit = carrier.units === 'metric' ? { unit: 'litre' } : {};
  const made = await createTank(ctx, innerNames(TANK_NAMES, { ...unit, ...body }));
  return resourceAnswer(made, tankResource, { status: 201, nameOf: tankError });
}

export async function answerReadTank({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await readTank(ctx, idOf(params['id'])), tankResource);
}

/** PUT changes what its body names of a tank. */
export async function answerChangeTank({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const id = idOf(params['id']);
  const result = await mergedChange(await readJson(request), {
    read: () => readTank(ctx, id),
    merge: (tank, body) => {
      refuseFields(body, new Set([...Object.keys(tankResource(tank)), 'idempotency_key']), [
        'fuel_type',
        'unit',
        'tax_paid',
        'active',
      ]);
      return { ...tankResource(tank), ...body };
    },
    change: (revision, merged) => changeTank(ctx, { id, revision, fields: innerNames(TANK_NAMES, merged) }),
  });
  return resourceAnswer(result, tankResource, { nameOf: tankError, resourceOf: currentTank });
}

export async function answerDeleteTank({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const gone = await deleteTank(ctx, idOf(params['id']), revisionAsked(request));
  return resourceAnswer(gone, () => null, { resourceOf: currentTank });
}

/** GET /mileage/api/bulk-tanks/{id}/entries: deliveries, readings and other fuel, the newest first. */
export async function answerListEntries({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const found = await listTankEntries(ctx, idOf(params['id']));
  return found.ok ? listed(found.value, entryResource) : resourceAnswer(found, () => null);
}

export async function answerCreateEntry({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const body = innerNames(ENTRY_API_NAMES, await readJson(request));
  const made = await createEntry(ctx, idOf(params['id']), body);
  return resourceAnswer(made, entryResource, { status: 201, nameOf: entryError });
}

export async function answerReadEntry({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const found = await readEntry(ctx, idOf(params['id']), idOf(params['entry']));
  return resourceAnswer(found, ({ entry }) => entryResource(entry));
}

/** PUT changes what its body names of an entry. */
export async function answerChangeEntry({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const [tankId, id] = [idOf(params['id']), idOf(params['entry'])];
  const result = await mergedChange(await readJson(request), {
    read: async () => {
      const found = await readEntry(ctx, tankId, id);
      return found.ok ? ok(found.value.entry) : found;
    },
    merge: (entry, body) => {
      refuseFields(body, new Set([...Object.keys(entryResource(entry)), 'idempotency_key']), [
        'kind',
        'tax_paid',
      ]);
      const { tank_id: _tank, ...kept } = entryResource(entry);
      return { ...kept, ...body };
    },
    change: (revision, merged) =>
      changeEntry(ctx, { tankId, id, revision, fields: innerNames(ENTRY_API_NAMES, merged) }),
  });
  return resourceAnswer(result, entryResource, { nameOf: entryError, resourceOf: currentEntry });
}

export async function answerDeleteEntry({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const [tankId, id] = [idOf(params['id']), idOf(params['entry'])];
  const gone = await deleteEntry(ctx, { tankId, id, revision: revisionAsked(request) });
  return resourceAnswer(gone, () => null, { resourceOf: currentEntry });
}

/** GET /mileage/api/bulk-tanks/{id}/reconciliation/{quarter}: the book by month, and the quarter. */
export async function answerReconcileTank({ request, params, context }: CallArgs) {
  const { actor, quarter } = await apiFilingRequest(request, context, params['quarter']);
  const found = await reconcileTank(actor.ctx, quarter, idOf(params['id']));
  return resourceAnswer(found, (tank) => reconciliationOfTank(quarter, tank));
}
