import type { ActionFunctionArgs, LoaderFunctionArgs, HeadersFunction, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { grantRefusal, mayManage } from '~/engine/roles';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { countInvitation } from '~/platform/http/edge/rate-limit.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { listPageOf } from '~/platform/http/forms/list-page.server';
import { paths } from '~/routes';
import { inviteColleague, withdrawInvitation } from '~/areas/carriers/invite-colleague.server';
import { changeRole, readPeople, removeMember } from '~/areas/carriers/manage-members.server';
import { requireTwoStep } from '~/areas/accounts/two-step/require-two-step.server';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { PeoplePage } from '~/areas/carriers/parts/people-page';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, user, carrier, role } = await requireCarrier(request, context);
  const { members, invitations } = await readPeople(ctx);
  const { page, size } = listPageOf(request);
  return {
    page,
    size,
    carrier: carrier.legalName,
    mayChange: mayManage(role),
    refusal: grantRefusal(ctx.scope),
    requiresTwoStep: carrier.requiresTwoStep,
    members: members.map(({ userId, name, email, role: theirs, hasTwoStep }) => ({
      userId,
      name,
      email,
      role: theirs,
      isYou: userId === user.id,
      // Whose sign-in is the weaker one is for owners to know.
      hasTwoStep: mayManage(role) && hasTwoStep,
    })),
    invitations: invitations.map(({ id, email, role: theirs, expiresAt }) => ({
      id,
      email,
      role: theirs,
      until: expiresAt.toISOString(),
    })),
    texts: textsOf(request, 'frame', 'forms', 'list', 'account'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx, user, carrier } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const intent = textOf(form, 'intent');
  const userId = textOf(form, 'userId');
  if (intent === 'role') {
    const result = await changeRole(ctx, { userId, role: textOf(form, 'role') });
    return result.ok
      ? doneWith(paths.accountPeople(), 'The role is changed.')
      : failedForm(context, result.failure, {}, 'members');
  }
  if (intent === 'remove') {
    const result = await removeMember(ctx, userId);
    if (!result.ok) return failedForm(context, result.failure, {}, 'members');
    return userId === user.id
      ? doneWith(paths.accountCarriers(), 'You have left the carrier.')
      : doneWith(
          paths.accountPeople(),
          `They can no longer see this carrier.${result.value.webhooksOff > 0 ? ' Webhooks they added are off: see Webhooks.' : ''}`,
        );
  }
  if (intent === 'withdraw') {
    const result = await withdrawInvitation(ctx, textOf(form, 'invitationId'));
    return result.ok
      ? doneWith(paths.accountPeople(), 'The invitation is taken back.')
      : failedForm(context, result.failure, {}, 'members');
  }
  if (intent === 'two-step') {
    const isRequired = textOf(form, 'required') === '1';
    const result = await requireTwoStep(ctx, isRequired, carrier.legalName);
    if (!result.ok) return failedForm(context, result.failure, {}, 'two-step');
    return doneWith(
      paths.accountPeople(),
      isRequired
        ? 'Everyone is asked for two-step verification.'
        : 'Two-step verification is each person’s own choice again.',
    );
  }
  const values = { email: textOf(form, 'email'), role: textOf(form, 'role') };
  const allowed = await countInvitation(ctx.scope.carrierId, values.email);
  const result = allowed.ok ? await inviteColleague(ctx, values, user.name) : allowed;
  if (!result.ok) return failedForm(context, result.failure, values, 'invite');
  return doneWith(paths.accountPeople(), `We have sent an invitation to ${result.value.email}.`);
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction<typeof loader> = ({ matches, data: view }) => [
  documentTitle(matches, translator(view?.texts).t`People`),
];

export default function PeopleRoute() {
  return <PeoplePage view={useLoaderData<typeof loader>()} problem={useActionData<FormProblem>()} />;
}
