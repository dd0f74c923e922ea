import { formatUsDate } from '~/engine/calendar/local-date';
import { apiName, apiTexts, namesOf } from '~/engine/records/text-fields';
import { FUEL_TEXTS } from '~/areas/fuel/fields';
import { listId } from '~/areas/trips/rules/list-id';
import { isVolume, type UnitSystem } from '~/engine/units/conversion';
import { centsToText, fixedFromScaled } from '~/engine/units/format';
import type { FuelPurchase } from '~/areas/fuel/read-fuel.server';

const VOLUME_UNITS = { gal: 'gallon', L: 'litre' } as const;
export const VOLUME_UNIT_NAMES = ['gal', 'L'] as const satisfies (keyof typeof VOLUME_UNITS)[];

const volumeUnit = (unit: string): 'gal' | 'L' | null =>
  VOLUME_UNIT_NAMES.find((name) => VOLUME_UNITS[name] === unit) ?? null;

/** Gallons of a purchase as programs read them; null of what is measured in something else. */
export const gallonsOf = ({
  gallonsThousandths,
  fuelUnit,
}: Pick<FuelPurchase, 'gallonsThousandths' | 'fuelUnit'>) =>
  isVolume(fuelUnit) ? fixedFromScaled(gallonsThousandths, 3) : null;

/** A fuel purchase as programs read it. Ids carry the type digit; exact quantities and prices are text. */
export const fuelResource = (
  fuel: FuelPurchase,
  extra: { locked?: boolean; unit?: string | undefined } = {},
) => ({
  id: listId('fuel', fuel.id),
  equipment_id: fuel.equipmentId,
  date: fuel.date,
  fuel_units: fuel.quantity,
  unit: fuel.fuelUnit,
  volume_unit: volumeUnit(fuel.fuelUnit),
  gallons: gallonsOf(fuel),
  fuel_amount: fuel.totalCents === null ? null : centsToText(fuel.totalCents),
  price_per_unit: fuel.pricePerUnit,
  fuel_type: fuel.fuelType,
  city: fuel.city,
  state: fuel.state,
  zip: fuel.zip,
  ...apiTexts(FUEL_TEXTS, fuel),
  tax_paid: fuel.taxPaid,
  bulk: fuel.bulk,
  tank_id: fuel.tankId,
  untaxed_units: fuel.untaxedQuantity,
  receipt: fuel.receipt && {
    id: fuel.receipt.id,
    name: fuel.receipt.name,
    content_type: fuel.receipt.contentType,
  },
  display_equipment: extra.unit ?? '',
  display_date: formatUsDate(fuel.date),
  quarter: fuel.quarterKey,
  persistent: extra.locked ?? false,
  revision: fuel.revision,
  updated_at: fuel.updatedAt.toISOString(),
});

/** The names of the API in the words of the use case. */
export const FUEL_NAMES: Record<string, string> = {
  equipment_id: 'equipmentId',
  fuel_units: 'quantity',
  unit: 'fuelUnit',
  fuel_amount: 'total',
  price_per_unit: 'pricePerUnit',
  fuel_type: 'fuelType',
  tax_paid: 'taxPaid',
  tank_id: 'tankId',
  idempotency_key: 'idempotencyKey',
  ...Object.fromEntries(namesOf(FUEL_TEXTS).map((name) => [apiName(name), name])),
};

/** Fields that hold a choice: they cannot be empty. */
export const FUEL_CHOICES = ['tax_paid', 'bulk', 'unit', 'fuel_type'] as const;

/** The fields that a body may have, those that are only read included. */
export const fuelFieldNames = (fuel: FuelPurchase): ReadonlySet<string> =>
  new Set([...Object.keys(fuelResource(fuel)), 'idempotency_key', 'current_quarter']);

/** The names, in the words of the use case, that a body empties. */
export const fuelEmptied = (body: Record<string, unknown>): string[] =>
  Object.entries(body).flatMap(([name, value]) => (value === null ? [FUEL_NAMES[name] ?? name] : []));

/**
 * A body whose unit is given under one name: `volume_unit` says gal or L, `unit` those and what is no volume. A program that
 * sends back what it has read names both: the one that it changed counts.
 * @param stored the unit of the purchase that is changed
 * @returns the message of what is wrong with `volume_unit`, or the body without it
 */
export function withOneUnit(
  { volume_unit: named, ...body }: Record<string, unknown>,
  stored?: string,
): Record<string, unknown> | string {
  if (named === undefined || named === null || named === '') return body;
  const name = VOLUME_UNIT_NAMES.find((one) => one === named);
  if (!name) return 'volume_unit must be gal or L.';
  const unit = VOLUME_UNITS[name];
  const other = body['unit'] ?? '';
  if (other === '' || other === unit || other === stored) return { ...body, unit };
  if (unit === stored) return body;
  return 'unit and volume_unit name two units: leave one of them out.';
}

/** A body in the units of the carrier: a quantity without a unit is in what it measures in. */
export const fuelBodyIn = (units: UnitSystem, body: Record<string, unknown>): Record<string, unknown> =>
  units === 'metric' && (body['unit'] ?? '') === '' ? { ...body, unit: 'litre' } : body;

/** A body of the API as the use case takes it; null stands for an empty field. */
export const fuelInput = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [FUEL_NAMES[name] ?? name, value ?? undefined]),
  );

/** The same for several purchases: flags are choices there, and absent fields stay as they are. */
export const fuelPatchInput = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fuelInput(body)).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? (value ? '1' : '0') : value,
    ]),
  );

/** Error fields in the names of the API. */
export const fuelErrorName = (field: string): string =>
  Object.entries(FUEL_NAMES).find(([, inner]) => inner === field)?.[0] ?? field;
