import { wasDoneByPerson } from '~/areas/api/once';
import { requireApiCarrier, requireApiUser, type UserActor } from '~/areas/accounts/session/actor.server';
import { createCarrier } from '~/areas/carriers/create-carrier.server';
import { inviteColleague, withdrawInvitation } from '~/areas/carriers/invite-colleague.server';
import { changeRole, readPeople, removeMember } from '~/areas/carriers/manage-members.server';
import { createSandbox, deleteSandbox, resetSandbox, type Sandbox } from '~/areas/carriers/sandbox.server';
import { switchCarrier } from '~/areas/carriers/switch-carrier.server';
import { readCarrierProfile, updateCarrierProfile } from '~/areas/carriers/update-carrier-profile.server';
import {
  carrierChoice,
  carrierResource,
  invitationResource,
  memberResource,
  mergedCarrier,
} from '~/areas/carriers/views/carrier-resource';
import { apiNameOf } from '~/areas/carriers/views/carrier-names';
import { refuseFields } from '~/areas/ledger/api/merged-change.server';
import { resourceAnswer, revisionIn } from '~/areas/ledger/api/api-records.server';
import { ok } from '~/engine/result';
import { problem, readJson } from '~/platform/http/api.server';
import { countInvitation } from '~/platform/http/edge/rate-limit.server';
import type { CallArgs } from '~/platform/http/openapi/operation.server';

const noStore = { headers: { 'Cache-Control': 'no-store' } };

/** A named token belongs to one carrier: only a sign-in can make and choose others. */
const ofOneCarrier = (): Response =>
  problem({
    kind: 'forbidden',
    message: 'An API token belongs to one carrier. Sign in with /login to make or choose another.',
  });

const choicesOf = ({ carriers, carrier }: UserActor) =>
  carriers.map((one) => carrierChoice(one, carrier?.id ?? null));

/** GET /mileage/api/carriers: those that the person works for; for a named token its own. */
export async function answerListCarriers({ request, context }: CallArgs) {
  const actor = await requireApiUser(request, context);
  const isToken = actor.ctx.scope.sessionId === null;
  const data = choicesOf(actor).filter(({ current }) => !isToken || current);
  return Response.json({ data }, noStore);
}

/** POST /mileage/api/carriers: one more, which this sign-in works on from now on. */
export async function answerCreateCarrier({ request, context }: CallArgs) {
  const actor = await requireApiUser(request, context);
  const body = await readJson(request);
  if (actor.ctx.scope.sessionId === null) return ofOneCarrier();
  const { sandbox = false } = body;
  if (typeof sandbox !== 'boolean')
    return problem({ kind: 'invalid', message: 'Bad data', fields: { sandbox: ['true or false'] } });
  if (sandbox)
    return resourceAnswer(await createSandbox(actor.ctx), (made) => sandboxChoice(made, made.id), {
      status: 201,
    });
  const result = await createCarrier(actor.ctx, { legalName: body['name'] });
  return resourceAnswer(
    result,
    ({ carrierId }) =>
      carrierChoice(
        {
          id: carrierId,
          legalName: String(body['name']).trim(),
          role: 'owner',
          isUndecided: false,
          isSandbox: false,
        },
        carrierId,
      ),
    { status: 201, nameOf: (field) => (field === 'legalName' ? 'name' : field) },
  );
}

/** POST /mileage/api/carriers/{id}/choice: this sign-in works on it from now on. */
export async function answerChooseCarrier({ request, params, context }: CallArgs) {
  const actor = await requireApiUser(request, context);
  if (actor.ctx.scope.sessionId === null) return ofOneCarrier();
  const id = params['id'] ?? '';
  const result = await switchCarrier(actor.ctx, id);
  const chosen = actor.carriers.find((one) => one.id === id);
  return resourceAnswer(result, () => chosen && carrierChoice(chosen, id));
}

/** A named token reaches its own carrier alone. */
const mayReach = ({ ctx, carrier }: UserActor, id: string): boolean =>
  ctx.scope.sessionId !== null || carrier?.id === id;

const sandboxChoice = ({ id, legalName, role }: Sandbox, currentId: string | null) =>
  carrierChoice({ id, legalName, role, isUndecided: false, isSandbox: true }, currentId);

/** POST /mileage/api/carriers/{id}/reset: the records of a sandbox are made anew by a job. */
export async function answerResetSandbox({ request, params, context }: CallArgs) {
  const actor = await requireApiUser(request, context);
  const id = params['id'] ?? '';
  const result = await resetSandbox(actor.ctx, mayReach(actor, id) ? id : '');
  return resourceAnswer(result, (sandbox) => sandboxChoice(sandbox, actor.carrier?.id ?? null), {
    status: 202,
  });
}

/** DELETE /mileage/api/carriers/{id}: a sandbox with all its records is erased. */
export async function answerDeleteSandbox({ request, params, context }: CallArgs) {
  if (await wasDoneByPerson(context, 'sandbox-erased')) return resourceAnswer(ok(null), () => null);
  const actor = await requireApiUser(request, context);
  const id = params['id'] ?? '';
  return resourceAnswer(await deleteSandbox(actor.ctx, mayReach(actor, id) ? id : ''), () => null);
}

/** GET /mileage/api/carrier: the profile of the carrier worked on. */
export async function answerReadCarrier({ request, context }: CallArgs) {
  const { carrier } = await requireApiCarrier(request, context);
  return resourceAnswer(ok(carrier), carrierResource);
}

const FIELDS: ReadonlySet<string> = new Set([
  ...Object.values(apiNameOf),
  'id',
  'package_id',
  'revision',
  'sandbox',
  'sandbox_ready',
]);

/** PUT /mileage/api/carrier changes what its body names of the profile. */
export async function answerChangeCarrier({ request, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const body = await readJson(request);
  refuseFields(body, FIELDS, ['units', 'time_zone', 'legal_name']);
  const nameOf = (field: string) => (apiNameOf as Record<string, string>)[field] ?? field;
  const result = await updateCarrierProfile(
    ctx,
    mergedCarrier(carrier, body),
    revisionIn(body) ?? carrier.revision,
  );
  if (!result.ok)
    return resourceAnswer(result, () => null, {
      nameOf,
      resourceOf: (current) => carrierResource(current as typeof carrier),
    });
  return resourceAnswer(ok(await readCarrierProfile(ctx)), carrierResource);
}

/** GET /mileage/api/people: who works on the carrier, and who is invited. */
export async function answerListPeople({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const { members, invitations } = await readPeople(ctx);
  return Response.json(
    {
      data: { members: members.map(memberResource), invitations: invitations.map(invitationResource) },
    },
    noStore,
  );
}

/** POST /mileage/api/people/invitations mails an invitation. */
export async function answerInvite({ request, context }: CallArgs) {
  const { ctx, user } = await requireApiCarrier(request, context);
  const body = await readJson(request);
  const allowed = await countInvitation(ctx.scope.carrierId, body['email']);
  const result = allowed.ok ? await inviteColleague(ctx, body, user.name) : allowed;
  return resourceAnswer(result, (invited) => invited, { status: 201 });
}

/** DELETE /mileage/api/people/invitations/{id} takes one back. */
export async function answerWithdrawInvitation({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await withdrawInvitation(ctx, params['id'] ?? ''), () => null);
}

/** PUT /mileage/api/people/{userId} changes what someone may do. */
export async function answerChangeRole({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const body = await readJson(request);
  refuseFields(body, new Set(['role']), ['role']);
  return resourceAnswer(
    await changeRole(ctx, { userId: params['userId'] ?? '', role: body['role'] }),
    () => null,
  );
}

/** DELETE /mileage/api/people/{userId}: they leave the carrier, and their tokens for it end. */
export async function answerRemoveMember({ request, params, context }: CallArgs) {
  if (await wasDoneByPerson(context, 'member-left')) return resourceAnswer(ok(null), () => null);
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await removeMember(ctx, params['userId'] ?? ''), () => null);
}
