import {
  readCarrier,
  updateCarrierProfile as save,
  type Carrier,
} from '~/areas/carriers/data/carriers.server';
import { carrierProfileSchema } from '~/areas/carriers/rules/carrier.schema';
import { SETUP_FIELDS, SETUP_REQUIRED, type ProfileStep } from '~/areas/carriers/rules/setup';
import { listEquipment, type Equipment } from '~/areas/equipment/data/equipment.server';
import { fail, invalid, ok, type Result } from '~/engine/result';
import { refuseUnlessOwner } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { INVALID_DATA, parseInput } from '~/platform/parse-input';

/** What is known so far of what a return needs. */
export async function readSetup(ctx: Ctx<CarrierScope>): Promise<{ carrier: Carrier; trucks: Equipment[] }> {
  const [carrier, trucks] = await Promise.all([readCarrier(ctx.scope), listEquipment(ctx.scope)]);
  return { carrier, trucks };
}

/** Saves the answer to one question and keeps the rest of the profile as it is. An empty answer is refused: it can be skipped. */
export async function answerSetup(
  ctx: Ctx<CarrierScope>,
  step: ProfileStep,
  answers: Readonly<Record<string, string>>,
): Promise<Result<null>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  const names: readonly string[] = SETUP_FIELDS[step];
  const empty = names.filter((name) => SETUP_REQUIRED[name] !== undefined && !answers[name]?.trim());
  if (empty.length > 0)
    return invalid(
      INVALID_DATA,
      Object.fromEntries(empty.map((name) => [name, [SETUP_REQUIRED[name] ?? '']])),
    );
  const before = await readCarrier(ctx.scope);
  const typed = Object.fromEntries(names.map((name) => [name, answers[name] ?? '']));
  const parsed = parseInput(carrierProfileSchema, { ...before, ...typed });
  if (!parsed.ok) return parsed;
  if (await save(ctx.scope, before.revision, parsed.value)) return ok(null);
  return fail({
    kind: 'conflict',
    message: 'Someone else changed this profile while you did. Save again.',
    current: await readCarrier(ctx.scope),
  });
}
