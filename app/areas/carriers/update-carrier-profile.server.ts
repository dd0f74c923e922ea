import { madeBefore, madeNow } from '~/areas/api/once';
import {
  updateCarrierProfile as save,
  readCarrier,
  type Carrier,
} from '~/areas/carriers/data/carriers.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { carrierProfileSchema, carrierRevisionSchema } from '~/areas/carriers/rules/carrier.schema';
import { fail, ok, type Result } from '~/engine/result';
import { refuseUnlessOwner } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { noteSecurity } from '~/areas/security/note-security.server';
import { parseInput } from '~/platform/parse-input';

/** The profile as it is now. */
export const readCarrierProfile = ({ scope }: Ctx<CarrierScope>): Promise<Carrier> => readCarrier(scope);

/** Saves the profile; where someone else saved it since the form was opened, says so and changes nothing. */
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
  const isSaved =
    opened.success &&
    (await inTransaction(ctx.scope, async (scope) => {
      if ((await madeBefore(ctx, scope, 'carrier-change')) !== null) return true;
      const before = await readCarrier(scope);
      if (!(await save(scope, opened.data, parsed.value))) return false;
      const detail = changedFields(before, await readCarrier(scope));
      const { userId, carrierId } = scope;
      await madeNow(ctx, scope, 'carrier-change', carrierId);
      if (detail) await noteSecurity(ctx, scope, { userId, kind: 'carrier-changed', detail, carrierId });
      return true;
    }));
  if (isSaved) return ok(null);
  return fail({
    kind: 'conflict',
    message: 'Someone else changed this profile while you did. Check what is there now, and save again.',
    current: await readCarrier(ctx.scope),
  });
}

/** What the fields of the profile are called that the audit trail names. */
const FIELD_NAMES: Partial<Record<keyof Carrier, string>> = {
  legalName: 'legal name',
  usdot: 'USDOT number',
  iftaLicence: 'IFTA license',
  irpAccount: 'IRP account',
  irpFleet: 'IRP fleet number',
  paperSize: 'paper size',
  licensedSince: 'licensed since',
  baseJurisdiction: 'base',
  units: 'units',
  street: 'street',
  city: 'city',
  region: 'state',
  postalCode: 'ZIP',
  contactName: 'contact',
  contactEmail: 'contact email',
  contactPhone: 'contact phone',
  timeZone: 'time zone',
};

const changedFields = (before: Carrier, after: Carrier): string =>
  Object.entries(FIELD_NAMES)
    .filter(
      ([field]) =>
        JSON.stringify(before[field as keyof Carrier]) !== JSON.stringify(after[field as keyof Carrier]),
    )
    .map(([, name]) => name)
    .join(', ');
