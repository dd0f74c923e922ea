import * as z from 'zod';
import type { Operation } from '~/platform/http/openapi/operation.server';
import { authOperations } from '~/areas/accounts/api/operations.server';
import { billingOperations } from '~/areas/billing/api/operations.server';
import { bulkTankOperations } from '~/areas/bulk-tanks/api/operations.server';
import { calculatorOperations } from '~/areas/calculator/api/operations.server';
import { carrierOperations } from '~/areas/carriers/api/operations.server';
import { connectionOperations } from '~/areas/connections/api/operations.server';
import { contentOperations } from '~/areas/content/api/operations.server';
import { emailOperations } from '~/areas/mail/api/operations.server';
import { equipmentOperations } from '~/areas/equipment/api/operations.server';
import { extractionOperations } from '~/areas/documents/api/operations.server';
import { fuelOperations } from '~/areas/fuel/api/operations.server';
import { receiptOperations } from '~/areas/fuel/api/receipt-operations.server';
import { geoOperations } from '~/areas/places/api/operations.server';
import { importOperations } from '~/areas/imports/api/operations.server';
import { ledgerOperations } from '~/areas/ledger/api/operations.server';
import { rateOperations } from '~/areas/rates/api/operations.server';
import { reconciliationOperations } from '~/areas/reconciliation/api/operations.server';
import { reportOperations } from '~/areas/returns/api/operations.server';
import { supportOperations } from '~/areas/support/api/operations.server';
import { securityOperations } from '~/areas/security/api/operations.server';
import { tripOperations } from '~/areas/trips/api/operations.server';
import { webhookOperations } from '~/areas/webhooks/api/operations.server';
import { apiDescription } from './document.server';

const descriptionOperation: Operation = {
  id: 'readDescription',
  tag: 'support',
  method: 'GET',
  path: '/openapi.json',
  access: 'public',
  scope: null,
  summary: 'This description (OpenAPI 3.1)',
  answers: { 200: { text: 'The description.', schema: z.looseObject({ openapi: z.string() }) } },
  example: { status: 200 },
  handle: () =>
    Promise.resolve(
      Response.json(apiDescription(operations), { headers: { 'Cache-Control': 'public, max-age=300' } }),
    ),
};

/**
 * Every call of the API, from the tables of the areas. The gateway answers from here, the description and the reference are
 * made of it, the contract test and the access tests walk it. A new area: a table of operations, and its line below.
 */
export const operations: readonly Operation[] = [
  ...authOperations,
  ...carrierOperations,
  ...securityOperations,
  ...tripOperations,
  ...ledgerOperations,
  ...fuelOperations,
  ...receiptOperations,
  ...bulkTankOperations,
  ...equipmentOperations,
  ...importOperations,
  ...connectionOperations,
  ...reportOperations,
  ...reconciliationOperations,
  ...rateOperations,
  ...geoOperations,
  ...calculatorOperations,
  ...emailOperations,
  ...supportOperations,
  descriptionOperation,
  ...contentOperations,
  ...billingOperations,
  ...extractionOperations,
  ...webhookOperations,
];
