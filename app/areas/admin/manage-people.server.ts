import { isUuid } from '~/engine/text/uuid';
import {
  countLivingSessions,
  findAdminCarrier,
  findPerson,
  markImpersonation,
  searchCarriers,
  searchPeople,
  setCarrierDisabledAt,
  setDisabled,
  type AdminCarrier,
  type AdminPerson,
} from '~/areas/admin/data/admin-people.server';
import { switchTwoStepOff } from '~/areas/accounts/data/authenticators.server';
import { inTransaction } from '~/platform/database/scope.server';
import { findSession } from '~/areas/accounts/data/identity.server';
import { revokeSessionById } from '~/areas/accounts/data/sessions.server';
import { hashToken } from '~/areas/accounts/data/secret-token.server';
import { setFreeLimitDoubled } from '~/areas/support/data/support.server';
import { ADMIN_ROLE } from '~/engine/roles';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import { startSession, type Device, type StartedSession } from '~/areas/accounts/start-session.server';
import type { Ctx } from '~/platform/context';
import type { SystemScope } from '~/platform/database/scope.server';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { tellSecurity } from '~/areas/security/note-security.server';
import { wantBillingEnd } from '~/areas/billing/end-billing.server';
import { listCarriersLeftWithout, listPlansOf } from '~/areas/billing/data/billing-ends.server';
import { planEndInWords, type PlanEndChoice } from '~/areas/billing/rules/plan-end';
import { formatUsDate, localDateInZone } from '~/engine/calendar/local-date';
import { recordAction, type AdminCtx } from './record-action.server';

export type { AdminCarrier, AdminPerson };
const IMPERSONATION_MS = 3_600_000;

export const listPeople = (ctx: AdminCtx, search: string, page: { skip: number; take: number }) =>
  searchPeople(ctx.scope, search, page);
export const listCarriers = (ctx: AdminCtx, search: string, page: { skip: number; take: number }) =>
  searchCarriers(ctx.scope, search, page);

export async function readPerson(
  ctx: AdminCtx,
  id: string,
): Promise<Result<AdminPerson & { sessions: number }>> {
  const person = isUuid(id) ? await findPerson(ctx.scope, id) : null;
  if (!person) return notFound();
  return ok({ ...person, sessions: await countLivingSessions(ctx.scope, id, ctx.clock.now()) });
}

export async function readCarrierOfAdmin(ctx: AdminCtx, id: string): Promise<Result<AdminCarrier>> {
  const carrier = isUuid(id) ? await findAdminCarrier(ctx.scope, id) : null;
  return carrier ? ok(carrier) : notFound();
}

/** Nobody signs in with the account any more, or again. Its open sessions end. The reason is in the log. */
export async function setPersonDisabled(
  ctx: AdminCtx,
  id: string,
  isDisabled: boolean,
  reason: string,
): Promise<Result<null>> {
  const found = await readPerson(ctx, id);
  if (!found.ok) return found;
  if (id === ctx.admin.id) return fail({ kind: 'conflict', message: 'You cannot disable your own account.' });
  const now = ctx.clock.now();
  return inTransaction(ctx.scope, async (scope) => {
    if (!(await setDisabled(scope, id, isDisabled ? now : null, now)))
      return fail({
        kind: 'conflict',
        message: isDisabled ? 'The account is disabled already.' : 'The account is not disabled.',
      });
    const summary = `${isDisabled ? 'Disabled' : 'Enabled'} ${found.value.email}${reason ? `: ${reason}` : ''}`;
    await recordAction(ctx, scope, {
      action: isDisabled ? 'person.disable' : 'person.enable',
      subjectType: 'person',
      subjectId: id,
      summary,
    });
    // Nobody is left who could cancel what these carriers pay.
    if (isDisabled)
      await wantBillingEnd(
        { clock: ctx.clock, scope },
        await listCarriersLeftWithout(scope, id),
        'period-end',
      );
    return ok(null);
  });
}

const usDateOf =
  (timeZone: string) =>
  (at: Date): string =>
    formatUsDate(localDateInZone(at.getTime(), timeZone));

/** For someone who has lost both telephone and recovery codes: one step is enough again. They are notified by email; the reason is in the log. */
export async function resetTwoStep(ctx: AdminCtx, id: string, reason: string): Promise<Result<null>> {
  const found = await readPerson(ctx, id);
  if (!found.ok) return found;
  const { name, email } = found.value;
  return inTransaction(ctx.scope, async (scope) => {
    if (!(await switchTwoStepOff(scope, id)))
      return fail({ kind: 'conflict', message: 'Two-step verification is off for this account.' });
    await recordAction(ctx, scope, {
      action: 'person.two-step-reset',
      subjectType: 'person',
      subjectId: id,
      summary: `Reset two-step verification of ${email}: ${reason}`,
    });
    await tellSecurity({ clock: ctx.clock }, scope, { id, email, name }, { event: 'two-step-reset' });
    return ok(null);
  });
}

/**
 * A session of one hour that sees what the person sees, and says so on every page. It proves nothing: what asks for the password
 * asks the administrator, who does not have it. Another administrator's account cannot be looked at. The person gets a
 * mail with the reason.
 */
export async function signInAs(
  ctx: AdminCtx,
  id: string,
  reason: string,
  device: Omit<Device, 'previousToken'>,
): Promise<Result<StartedSession>> {
  const found = await readPerson(ctx, id);
  if (!found.ok) return found;
  const person = found.value;
  if (person.roles.includes(ADMIN_ROLE))
    return fail({ kind: 'forbidden', message: 'No one signs in as an administrator.' });
  if (person.disabledAt !== null) return fail({ kind: 'conflict', message: 'The account is disabled.' });
  return inTransaction(ctx.scope, async (scope) => {
    const session = await startSession(
      { ...ctx, scope },
      { userId: id, remember: false, device, isVouchedFor: true, isLook: true },
    );
    const stored = await findSession(scope, hashToken(session.token));
    const expiresAt = new Date(ctx.clock.now().getTime() + IMPERSONATION_MS);
    if (stored) await markImpersonation(scope, stored.session.id, ctx.admin.id, expiresAt);
    await recordAction(ctx, scope, {
      action: 'person.sign-in-as',
      subjectType: 'person',
      subjectId: id,
      summary: `Signed in as ${person.email}: ${reason}`,
    });
    await tellSecurity({ clock: ctx.clock }, scope, person, { event: 'support-signed-in', detail: reason });
    return ok({ ...session, expiresAt });
  });
}

/** Ends the look at someone's account, and writes that down. @returns whether the token was one. */
export async function endSignInAs(ctx: Ctx<SystemScope>, token: string): Promise<boolean> {
  const found = await findSession(ctx.scope, hashToken(token));
  const adminId = found?.session.impersonatorId;
  if (!found || !adminId) return false;
  const admin = await findPerson(ctx.scope, adminId);
  await inTransaction(ctx.scope, async (scope) => {
    await revokeSessionById(scope, found.session.id, ctx.clock.now());
    const adminCtx: AdminCtx = {
      ...ctx,
      admin: { id: adminId, email: admin?.email ?? '', name: admin?.name ?? '' },
    };
    await recordAction(adminCtx, scope, {
      action: 'person.sign-in-as-end',
      subjectType: 'person',
      subjectId: found.user.id,
      summary: `Stopped looking as ${found.user.email}`,
    });
  });
  return true;
}

/** Doubles the free plan's limits of a carrier, or takes that back. */
export async function setCarrierLimits(ctx: AdminCtx, id: string, isDoubled: boolean): Promise<Result<null>> {
  const found = await readCarrierOfAdmin(ctx, id);
  if (!found.ok) return found;
  await inTransaction(ctx.scope, async (scope) => {
    await setFreeLimitDoubled(scope, id, isDoubled);
    await recordAction(ctx, scope, {
      action: 'carrier.limits',
      subjectType: 'carrier',
      subjectId: id,
      summary: `${isDoubled ? 'Doubled' : 'Reset'} the free limits of ${found.value.legalName}`,
    });
  });
  return ok(null);
}

/**
 * Makes the records of a carrier readable only, for everybody who works on it, or gives them back. Its people are notified by
 * mail and by a banner; the reason is in both, and in the log. Nobody can cancel its paid plan then, so it is ended: with the
 * period that is paid for, or at once.
 */
export async function setCarrierDisabled(
  ctx: AdminCtx,
  id: string,
  isDisabled: boolean,
  reason: string,
  planEnd: PlanEndChoice = 'period-end',
): Promise<Result<null>> {
  const found = await readCarrierOfAdmin(ctx, id);
  if (!found.ok) return found;
  if (isDisabled && reason === '')
    return invalid('Say why: the people of the carrier read it.', {
      reason: ['Say why: the people of the carrier read it.'],
    });
  const { legalName, memberships, timeZone } = found.value;
  return inTransaction(ctx.scope, async (scope) => {
    if (!(await setCarrierDisabledAt(scope, id, isDisabled ? ctx.clock.now() : null, reason)))
      return fail({
        kind: 'conflict',
        message: isDisabled ? 'The carrier is disabled already.' : 'The carrier is not disabled.',
      });
    const summary = `${isDisabled ? 'Disabled' : 'Enabled'} ${legalName}${reason ? `: ${reason}` : ''}`;
    await recordAction(ctx, scope, {
      action: isDisabled ? 'carrier.disable' : 'carrier.enable',
      subjectType: 'carrier',
      subjectId: id,
      summary,
    });
    const plans = await listPlansOf(scope, id, ctx.clock.now());
    if (isDisabled) await wantBillingEnd({ clock: ctx.clock, scope }, [id], planEnd);
    const plan = isDisabled
      ? plans.map((each) => planEndInWords(each, planEnd, { erasedAt: null, dateOf: usDateOf(timeZone) }))
      : plans
          .filter(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd)
          .map(() => 'The paid plan is still canceled. To keep it, choose it again under Billing.');
    for (const { user } of memberships) {
      const params = {
        name: user.name,
        carrier: legalName,
        isDisabled,
        reason,
        ...(plan.length > 0 ? { plan: plan.join(' ') } : {}),
      };
      await queueMail(scope, {
        kind: 'carrier-state',
        to: { address: user.email, name: user.name },
        params,
        userId: user.id,
        carrierId: id,
      });
    }
    return ok(null);
  });
}
