import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, readJson } from '~/platform/http/api.server';
import { noSuchRecord, refsFrom, resourceAnswer, revisionAsked } from '~/areas/ledger/api/api-records.server';
import { mergedChange, only, refuseFields } from '~/areas/ledger/api/merged-change.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { unitOf } from '~/areas/equipment/read-equipment.server';
import {
  FUEL_CHOICES,
  fuelEmptied,
  fuelErrorName,
  fuelFieldNames,
  fuelInput,
  fuelPatchInput,
  fuelResource,
} from '~/areas/fuel/views/fuel-resource';
import { changeSeveralFuel } from '~/areas/fuel/change-several-fuel.server';
import { readFuel, type FuelPurchase } from '~/areas/fuel/read-fuel.server';
import { changeFuel } from '~/areas/fuel/save-fuel.server';
import { deleteRecords, type RecordRef } from '~/areas/ledger/change-records.server';

/** GET /mileage/api/fuel/{id}: the id carries the type digit (2318). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const [ref, ...others] = refsFrom([params['id']], 'fuel') ?? [];
  if (!ref || others.length > 0) return noSuchRecord();
  const found = await readFuel(ctx, [ref.id]);
  const unit = found.ok ? await unitOf(ctx, found.value.purchases[0]?.equipmentId ?? null) : '';
  return resourceAnswer(
    found,
    ({ purchases: [fuel], locked }) => fuel && fuelResource(fuel, { locked, unit }),
  );
}

const current = (fuel: unknown) => fuelResource(fuel as FuelPurchase);

/** PUT changes what its body names, on one purchase or on several (/mileage/api/fuel/2318,2319). DELETE takes the same list. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const refs = refsFrom([params['id']], 'fuel');
  if (!refs) return noSuchRecord();
  if (request.method === 'DELETE')
    return resourceAnswer(await deleteRecords(ctx, refs, revisionAsked(request)), (counts) => counts, {
      resourceOf: current,
    });
  if (request.method !== 'PUT') return methodNotAllowed('GET', 'PUT', 'DELETE');
  const body = await readJson(request);
  if (refs.length > 1) return changeSeveral(ctx, refs, body);
  const id = refs[0]?.id ?? 0;
  const changed = await mergedChange(body, {
    read: async () => {
      const found = await readFuel(ctx, [id]);
      return found.ok ? only(found.value.purchases) : found;
    },
    merge: (fuel) => {
      refuseFields(body, fuelFieldNames(fuel), FUEL_CHOICES);
      return { ...fuelResource(fuel), ...body };
    },
    change: (revision, merged) => changeFuel(ctx, { id, revision, fields: fuelInput(merged) }),
  });
  const unit = changed.ok ? await unitOf(ctx, changed.value.equipmentId) : '';
  return resourceAnswer(changed, (fuel) => fuelResource(fuel, { unit }), {
    nameOf: fuelErrorName,
    resourceOf: current,
  });
}

/** What the body names, on several purchases at once: all or none. */
async function changeSeveral(
  ctx: Ctx<CarrierScope>,
  refs: readonly RecordRef[],
  body: Record<string, unknown>,
): Promise<Response> {
  const ids = refs.map(({ id }) => id);
  const found = await readFuel(ctx, ids);
  if (!found.ok) return noSuchRecord();
  const [first] = found.value.purchases;
  if (first) refuseFields(body, fuelFieldNames(first), [...FUEL_CHOICES, ...NEEDED]);
  const changed = await changeSeveralFuel(ctx, {
    ids,
    fields: fuelPatchInput(body),
    emptied: fuelEmptied(body),
  });
  const units = new Map<number | null, string>();
  for (const { equipmentId } of changed.ok ? changed.value : [])
    if (!units.has(equipmentId)) units.set(equipmentId, await unitOf(ctx, equipmentId));
  return resourceAnswer(
    changed,
    (purchases) => purchases.map((fuel) => fuelResource(fuel, { unit: units.get(fuel.equipmentId) })),
    { nameOf: fuelErrorName },
  );
}

/** A purchase without these is none. */
const NEEDED = ['equipment_id', 'date', 'state', 'fuel_units'] as const;
