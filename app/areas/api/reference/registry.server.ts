import type { Operation } from '~/platform/http/openapi/operation.server';
import { authOperations } from '~/areas/accounts/api/operations.server';
import { billingOperations } from '~/areas/billing/api/operations.server';
import { equipmentOperations } from '~/areas/equipment/api/operations.server';
import { extractionOperations } from '~/areas/documents/api/operations.server';
import { fuelOperations } from '~/areas/fuel/api/operations.server';
import { importOperations } from '~/areas/imports/api/operations.server';
import { emailOperations, supportOperations } from '~/areas/support/api/operations.server';
import { calculatorOperations, geoOperations } from '~/areas/calculator/api/operations.server';
import { rateOperations } from '~/areas/rates/api/operations.server';
import { reportOperations } from '~/areas/returns/api/operations.server';
import { tripOperations } from '~/areas/trips/api/operations.server';
import { webhookOperations } from '~/areas/webhooks/api/operations.server';

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
