import { drawnFuelProblems } from '~/areas/bulk-tanks/rules/drawn-fuel';
import type { BulkTank } from '~/areas/bulk-tanks/rules/tank';
import type { FuelFields } from '~/areas/fuel/data/fuel.server';
import { quarterKey, quarterOfDate } from '~/engine/calendar/quarter';
import { fuelSchema } from '~/areas/fuel/rules/fuel.schema';
import { gallonsThousandths } from '~/areas/fuel/rules/gallons';
import { siteOf, type FuelDraft } from '~/areas/imports/rules/fuel-row';
import { placeKey } from '~/engine/places/place-key';
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
  const tank = tankOf(draft.tank, lookUps.tanks, wrong);
  const isPlaceless = [draft.city, draft.state, draft.zip, draft.place].every((text) => text === '');
  const place =
    tank && isPlaceless
      ? { city: tank.city, state: tank.state, zip: '' }
      : await placeOf(draft, lookUps, wrong);
  const { kind: _kind, unit: _unit, vin: _vin, place: _place, tank: _tank, ...typed } = draft;
  const parsed = fuelSchema.safeParse({
    ...typed,
    ...place,
    tankId: tank?.id ?? '',
    equipmentId: SOME_VEHICLE,
    idempotencyKey: '',
  });
  if (!parsed.success) {
    for (const [field, messages] of Object.entries(fieldErrors(parsed.error)))
      for (const message of messages) if (!(field === 'state' && failed)) wrong(field, message);
    return null;
  }
  if (tank)
    for (const [field, messages] of Object.entries(drawnFuelProblems(tank, parsed.data)))
      for (const message of messages) wrong(field, message);
  if (failed) return null;
  const { idempotencyKey: _key, quantity, pricePerUnit, equipmentId: _some, ...values } = parsed.data;
  const amount = quantity?.toString() ?? '0';
  return {
    kind: 'fuel',
    newUnit: vehicle.newUnit,
    newVin: vehicle.newVin,
    fields: {
      ...values,
      bulk: values.bulk || values.tankId !== null,
      equipmentId: vehicle.equipmentId,
      quantity: amount,
      gallonsThousandths: gallonsThousandths(amount, values.fuelUnit),
      pricePerUnit: pricePerUnit?.toString() ?? null,
    },
    quarterKey: quarterKey(quarterOfDate(values.date)),
  };
}

/** The carrier's own tank of this name, whatever its case. */
function tankOf(name: string, tanks: readonly BulkTank[], wrong: FieldProblem): BulkTank | null {
  if (name === '') return null;
  const found = tanks.find((tank) => tank.name.toLowerCase() === name.toLowerCase());
  if (!found) wrong('tank', `No tank ${name} among your bulk tanks. Add it first.`);
  return found ?? null;
}

/** City, state and zip, each filled in from the others where it is missing; what is complete stays as it was written. */
async function placeOf(
  draft: FuelDraft,
  { places }: LookUps,
  wrong: FieldProblem,
): Promise<{ city: string; state: string; zip: string; seller?: string }> {
  const { city, state, zip, place } = draft;
  if (city !== '' && state !== '') return { city, state, zip };
  const text = city !== '' ? city : place;
  if (text === '' && zip === '') return { city, state, zip };
  const found = await places.fill({ city: text, state, zip });
  const site = city === '' ? siteOf(place) : null;
  const seller = { seller: draft.seller || place };
  // A town of this name in another state is another town: the tax was paid in the state that the line names.
  if (found.ok && (state === '' || found.value.state === state))
    return {
      city: found.value.city,
      state: found.value.state,
      zip: zip || (city !== '' || place !== '' ? '' : found.value.zip),
      ...(site && placeKey(site.town) === placeKey(found.value.city) ? seller : {}),
    };
  const siteState = state || (site?.state ?? '');
  if (site && siteState !== '') {
    const town = await places.fill({ city: site.town, state: siteState, zip: '' });
    const isThere = town.ok && town.value.state === siteState;
    return { city: isThere ? town.value.city : site.town, state: siteState, zip, ...seller };
  }
  if (found.ok || state !== '') return { city: text, state, zip };
  wrong(
    place !== '' && city === '' ? 'place' : zip !== '' && city === '' ? 'zip' : 'city',
    found.failure.message,
  );
  return { city: text, state, zip };
}
