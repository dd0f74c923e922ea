import * as z from 'zod';
import { FUEL_TEXTS } from '~/areas/fuel/fields';
import { FUEL_UNITS } from '~/areas/fuel/rules/fuel.schema';
import { VOLUME_UNIT_NAMES } from '~/areas/fuel/views/fuel-resource';
import { FUEL_TYPES } from '~/engine/ifta/fuel-types';
import {
  apiTextSchemas,
  date,
  moment,
  money,
  named,
  quarterKey,
  usDate,
} from '~/platform/http/openapi/operation.server';

export const fuelId = z
  .string()
  .regex(/^2\d+$/)
  .describe('2 and the number of the purchase: 2318 is purchase 318.');
const exact = z.string().describe('An exact decimal as text.');

export const fuel = named(
  'FuelPurchase',
  z.object({
    id: fuelId,
    equipment_id: z.int().nullable(),
    date,
    fuel_units: exact.describe('How much, in the unit it was bought in.'),
    unit: z.enum(FUEL_UNITS),
    volume_unit: z
      .enum(VOLUME_UNIT_NAMES)
      .nullable()
      .describe('The same by its short name; null where it is no volume.'),
    gallons: exact
      .nullable()
      .describe('Null of what is neither gallons nor liters: see fuel_units and unit.'),
    fuel_amount: money.nullable().describe('What was paid.'),
    price_per_unit: exact.nullable(),
    fuel_type: z.enum(FUEL_TYPES),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    ...apiTextSchemas(FUEL_TEXTS),
    tax_paid: z.boolean(),
    bulk: z.boolean().describe('Drawn from the carrier’s own tank.'),
    tank_id: z
      .int()
      .nullable()
      .describe('The tank it was drawn from (GET /bulk-tanks). tax_paid then follows its deliveries.'),
    untaxed_units: z
      .string()
      .nullable()
      .describe('Of fuel_units the part without tax, where only a part of a withdrawal is tax-paid.'),
    receipt: z.object({ id: z.uuid(), name: z.string(), content_type: z.string() }).nullable(),
    display_equipment: z.string(),
    display_date: usDate,
    quarter: quarterKey,
    persistent: z.boolean().describe('In a filed quarter: it cannot be changed.'),
    revision: z.int(),
    updated_at: moment,
  }),
);
