import type { UserScope } from '~/data/database/scope.server';
import { setName } from '~/data/accounts/users.server';
import { nameChangeSchema } from '~/domain/accounts/account.schema';
import { ok, type Result } from '~/domain/result';
import type { Ctx } from '../context';
import { parseInput } from '../parse-input';

export async function changeName(ctx: Ctx<UserScope>, input: unknown): Promise<Result<null>> {
  const parsed = parseInput(nameChangeSchema, input);
  if (!parsed.ok) return parsed;
  await setName(ctx.scope, parsed.value.name);
  return ok(null);
}
