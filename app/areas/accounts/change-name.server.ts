import type { UserScope } from '~/platform/database/scope.server';
import { setName } from '~/areas/accounts/data/users.server';
import { nameChangeSchema } from '~/areas/accounts/rules/account.schema';
import { ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { parseInput } from '~/platform/parse-input';

export async function changeName(ctx: Ctx<UserScope>, input: unknown): Promise<Result<null>> {
  const parsed = parseInput(nameChangeSchema, input);
  if (!parsed.ok) return parsed;
  await setName(ctx.scope, parsed.value.name);
  return ok(null);
}
