import { saveTaxEntries, type TaxEntry } from '~/areas/distance-taxes/data/distance-tax-records.server';
import { readEntries } from '~/areas/distance-taxes/rules/distance-entry';
import type { StateReturn } from '~/areas/distance-taxes/rules/state-return';
import { invalid, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';

/** Keeps how a state's tax is filed, and the empty and untaxed miles of its vehicles. */
export async function saveDistanceMiles(
  ctx: Ctx<CarrierScope>,
  stateReturn: StateReturn,
  textOf: (name: string) => string,
): Promise<Result<null>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const read = readEntries(stateReturn, textOf);
  if ('errors' in read) return invalid('The given data was invalid', read.errors);
  const { frequency, method, entries } = read.typed;
  const byPeriod = new Map<string, TaxEntry[]>(stateReturn.periods.map(({ key }) => [key, []]));
  for (const { state: _state, period, since = '', ...entry } of entries)
    byPeriod.get(period)?.push({ ...entry, since });
  await inTransaction(ctx.scope, (scope) =>
    saveTaxEntries(scope, { state: stateReturn.tax.jurisdiction, frequency, method }, byPeriod),
  );
  return ok(null);
}
