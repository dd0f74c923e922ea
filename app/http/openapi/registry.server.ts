import type { Operation } from './operation.server';
import { authOperations } from './operations/auth.server';
import { billingOperations } from './operations/billing.server';
import { equipmentOperations } from './operations/equipment.server';
import { extractionOperations } from './operations/extraction.server';
import { fuelOperations } from './operations/fuel.server';
import { importOperations } from './operations/imports.server';
import { emailOperations, supportOperations } from './operations/office.server';
import { calculatorOperations, geoOperations } from './operations/public.server';
import { rateOperations } from './operations/rates.server';
import { reportOperations } from './operations/reports.server';
import { tripOperations } from './operations/trips.server';
import { webhookOperations } from './operations/webhooks.server';

/**
 * Every call of the API. The gateway takes methods, limits and idempotency from here, the description and the reference are
 * made of it, and the contract test walks it. A new area: a file of operations, and its line below.
 */
export const operations: readonly Operation[] = [
  ...authOperations,
  ...tripOperations,
  ...fuelOperations,
  ...equipmentOperations,
  ...importOperations,
  ...reportOperations,
  ...rateOperations,
  ...geoOperations,
  ...calculatorOperations,
  ...emailOperations,
  ...supportOperations,
  ...billingOperations,
  ...extractionOperations,
  ...webhookOperations,
];
