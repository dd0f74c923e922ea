import { findTakenBack, settleRows } from '~/areas/imports/data/import-rows.server';
import { pairTakenBack } from '~/areas/imports/rules/taken-back';
import type { CarrierScope } from '~/platform/database/scope.server';

/**
 * Sets aside the purchases that a later or earlier line of the same statement takes back: what was never bought is no fuel
 * on which tax was paid. Lines that are settled already are not looked at again, so a run that was broken off can be repeated.
 */
export async function markTakenBack(scope: CarrierScope, importId: string): Promise<void> {
  const pairs = pairTakenBack(await findTakenBack(scope, importId));
  await settleRows(
    scope,
    importId,
    pairs.flatMap(({ line, purchase }) => [
      { number: line, state: 'aside' as const, reason: `Takes row ${purchase} back: neither is imported.` },
      {
        number: purchase,
        state: 'aside' as const,
        reason: `Row ${line} takes this purchase back: neither is imported.`,
      },
    ]),
  );
}
