import { readJournalChart, saveJournalChart } from '~/areas/returns/data/journal-accounts.server';
import { chartSchema } from '~/areas/returns/rules/journal-accounts.schema';
import {
  isJournalProgram,
  type JournalChart,
  type JournalProgram,
} from '~/areas/returns/rules/journal-accounts';
import { invalid, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { INVALID_DATA, parseInput } from '~/platform/parse-input';

/** The accounts that the journal of a program is written with. */
export const journalChart = (ctx: Ctx<CarrierScope>, program: JournalProgram): Promise<JournalChart> =>
  readJournalChart(ctx.scope, program);

/** Keeps the accounts of a carrier's own chart for the journals of a program. */
export async function saveJournalAccounts(
  ctx: Ctx<CarrierScope>,
  program: string,
  raw: unknown,
): Promise<Result<{ program: JournalProgram }>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  if (!isJournalProgram(program)) return invalid(INVALID_DATA, { program: ['Choose a program.'] });
  const parsed = parseInput(chartSchema, raw);
  if (!parsed.ok) return parsed;
  await saveJournalChart(ctx.scope, program, parsed.value);
  return ok({ program });
}
