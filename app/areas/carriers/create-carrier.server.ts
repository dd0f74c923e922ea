import { insertCarrier } from '~/areas/carriers/data/carriers.server';
import { ownId } from '~/areas/api/once';
import { findOwnMembership, listOwnMemberships } from '~/areas/carriers/data/memberships.server';
import { inTransaction, systemScope, type UserScope } from '~/platform/database/scope.server';
import { setSessionCarrier } from '~/areas/accounts/data/sessions.server';
import { newCarrierSchema } from '~/areas/carriers/rules/carrier.schema';
import { invalid, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { parseInput } from '~/platform/parse-input';

/** Enough for any agency; keeps a script from filling the database. */
const MOST_CARRIERS = 200;

/** One more carrier of this person, who owns it and works on it from now on. */
export async function createCarrier(
  ctx: Ctx<UserScope>,
  input: unknown,
): Promise<Result<{ carrierId: string }>> {
  const parsed = parseInput(newCarrierSchema, input);
  if (!parsed.ok) return parsed;
  if ((await listOwnMemberships(ctx.scope)).length >= MOST_CARRIERS)
    return invalid(`You belong to ${MOST_CARRIERS} carriers: write to support for more.`);
  const ownCarrierId = ownId(ctx, 'carrier');
  if (await findOwnMembership(ctx.scope, ownCarrierId)) return ok({ carrierId: ownCarrierId });
  const carrierId = await inTransaction(ctx.scope, async (scope) => {
    const id = await insertCarrier(systemScope(scope.db), parsed.value, scope.userId, ownCarrierId);
    if (scope.sessionId !== null) await setSessionCarrier(scope, scope.sessionId, id);
    return id;
  });
  return ok({ carrierId });
}
