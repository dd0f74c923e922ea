import {
  withUsualNames,
  type JournalChart,
  type JournalProgram,
} from '~/areas/returns/rules/journal-accounts';
import type { CarrierScope } from '~/platform/database/scope.server';

/** The accounts a carrier keeps for a program; the usual ones where it keeps none. */
export async function readJournalChart(scope: CarrierScope, program: JournalProgram): Promise<JournalChart> {
  const key = { carrierId: scope.carrierId, program };
  const row = await scope.db.journalAccounts.findUnique({ where: { carrierId_program: key } });
  return withUsualNames(row ?? {});
}

/** Keeps them, in place of those before. */
export async function saveJournalChart(
  scope: CarrierScope,
  program: JournalProgram,
  chart: JournalChart,
): Promise<void> {
  const key = { carrierId: scope.carrierId, program };
  await scope.db.journalAccounts.upsert({
    where: { carrierId_program: key },
    create: { ...key, ...chart },
    update: chart,
  });
}
