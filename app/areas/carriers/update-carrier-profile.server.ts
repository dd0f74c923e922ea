import {
  updateCarrierProfile as save,
  readCarrier,
  type Carrier,
} from '~/areas/carriers/data/carriers.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { carrierProfileSchema, carrierRevisionSchema } from '~/areas/carriers/rules/carrier.schema';
import { fail, ok, type Result } from '~/engine/result';
import { refuseUnlessOwner } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { parseInput } from '~/platform/parse-input';

/** The profile as it is now. */
export const readCarrierProfile = ({ scope }: Ctx<CarrierScope>): Promise<Carrier> => readCarrier(scope);

/** Saves the profile; where somebody else saved it since the form was opened, says so and changes nothing. */
export async function updateCarrierProfile(
  ctx: Ctx<CarrierScope>,
  input: unknown,
  revision: unknown,
): Promise<Result<null>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  const parsed = parseInput(carrierProfileSchema, input);
  if (!parsed.ok) return parsed;
  const opened = carrierRevisionSchema.safeParse(revision);
  if (opened.success && (await save(ctx.scope, opened.data, parsed.value))) return ok(null);
  return fail({
    kind: 'conflict',
    message: 'Somebody else changed this profile while you did. Check what is there now, and save again.',
    current: await readCarrier(ctx.scope),
  });
}
