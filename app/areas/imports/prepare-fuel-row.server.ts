import type { FuelFields } from '~/areas/fuel/data/fuel.server';
import { quarterKey, quarterOfDate } from '~/engine/calendar/quarter';
import { fuelSchema } from '~/areas/fuel/rules/fuel.schema';
import { gallonsThousandths } from '~/areas/fuel/rules/gallons';
import type { FuelDraft } from '~/areas/imports/rules/fuel-row';
import { fieldErrors } from '~/platform/parse-input';
import { vehicleOf, type FieldProblem, type LookUps } from './prepare-trip-row.server';

/** A purchase that is ready to be made. */
export interface FuelRecord {
  kind: 'fuel';
  newUnit: string;
  newVin: string;
  fields: FuelFields;
  quarterKey: number;
}

/** Any id: the rules of the form ask for a vehicle, and the one of the line may be yet to be made. */
const SOME_VEHICLE = '1';

/** Looks up the vehicle and the place of a purchase and holds it to the rules of the fuel form. */
export async function prepareFuelRow(
  draft: FuelDraft,
  lookUps: LookUps,
  problem: FieldProblem,
): Promise<FuelRecord | null> {
  let failed = false;
  const wrong: FieldProblem = (key, message) => {
    failed = true;
    problem(key, message);
  };
  const vehicle = vehicleOf(draft, lookUps, wrong);
  if (vehicle.equipmentId === null && vehicle.newUnit === '' && !failed)
    wrong('unit', 'Equipment is required: which truck was filled?');
  const place = await placeOf(draft, lookUps, wrong);
  const { kind: _kind, unit: _unit, vin: _vin, place: _place, ...typed } = draft;
  const parsed = fuelSchema.safeParse({ ...typed, ...place, equipmentId: SOME_VEHICLE, idempotencyKey: '' });
  if (!parsed.success) {
    for (const [field, messages] of Object.entries(fieldErrors(parsed.error)))
      for (const message of messages) if (!(field === 'state' && failed)) wrong(field, message);
    return null;
  }
  if (failed) return null;
  const { idempotencyKey: _key, quantity, pricePerUnit, equipmentId: _some, ...values } = parsed.data;
  const amount = quantity?.toString() ?? '0';
  return {
    kind: 'fuel',
    newUnit: vehicle.newUnit,
    newVin: vehicle.newVin,
    fields: {
      ...values,
      equipmentId: vehicle.equipmentId,
      quantity: amount,
      gallonsThousandths: gallonsThousandths(amount, values.fuelUnit),
      pricePerUnit: pricePerUnit?.toString() ?? null,
    },
    quarterKey: quarterKey(quarterOfDate(values.date)),
  };
}

/** City, state and zip, each told by the others where one is missing; what is complete stays as it was written. */
async function placeOf(
  draft: FuelDraft,
  { places }: LookUps,
  wrong: FieldProblem,
): Promise<{ city: string; state: string; zip: string }> {
  const { city, state, zip, place } = draft;
  if (city !== '' && state !== '') return { city, state, zip };
  const text = city !== '' ? city : place;
  if (text === '' && zip === '') return { city, state, zip };
  const found = await places.fill({ city: text, state, zip });
  if (found.ok)
    return {
      city: found.value.city,
      state: found.value.state,
      zip: zip || (city !== '' || place !== '' ? '' : found.value.zip),
    };
  if (state !== '') return { city: text, state, zip };
  wrong(
    place !== '' && city === '' ? 'place' : zip !== '' && city === '' ? 'zip' : 'city',
    found.failure.message,
  );
  return { city: text, state, zip };
}
