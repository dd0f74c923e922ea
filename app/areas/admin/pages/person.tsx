import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireAdmin } from '~/areas/accounts/session/admin.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { keepAdminSession } from '~/areas/accounts/session/impersonation.server';
import { browserOf, signedInTo } from '~/areas/accounts/session/sign-in.server';
import { paths } from '~/routes';
import { utcText } from '~/areas/admin/views/admin-time';
import { readPerson, resetTwoStep, setPersonDisabled, signInAs } from '~/areas/admin/manage-people.server';
import { ActForm } from '~/areas/admin/parts/act-form';
import { Facts } from '~/areas/admin/parts/admin-tabs';
import { Button } from '~/kit/button';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import { Tag } from '~/kit/tag';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const found = await readPerson(ctx, params['id'] ?? '');
  if (!found.ok) throw data(null, { status: 404 });
  const {
    name,
    email,
    claimedEmail,
    roles,
    emailVerifiedAt,
    emailBouncedAt,
    disabledAt,
    deleteAfter,
    twoStepSince,
    createdAt,
    memberships,
    sessions,
  } = found.value;
  const facts: [string, string][] = [
    [
      'Email',
      claimedEmail === null ? email : `${claimedEmail}, typed at registration; another account has it`,
    ],
    ['Confirmed', utcText(emailVerifiedAt)],
    ['Mail came back', utcText(emailBouncedAt)],
    ['Roles', roles.join(', ')],
    ['Account since', utcText(createdAt)],
    ['Signed in now', String(sessions)],
    ['Two-step verification since', utcText(twoStepSince)],
    ['Disabled', utcText(disabledAt)],
    ['To be erased', utcText(deleteAfter)],
  ];
  return {
    name,
    facts,
    isDisabled: disabledAt !== null,
    hasTwoStep: twoStepSince !== null,
    isAdmin: roles.includes('admin'),
    carriers: memberships.map(({ role, carrier }) => ({ ...carrier, role })),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const id = params['id'] ?? '';
  const form = await readForm(request);
  const [intent, reason] = [textOf(form, 'intent'), textOf(form, 'reason').slice(0, 300)];
  if (reason === '')
    return failedForm(context, {
      kind: 'invalid',
      message: 'Say why: it is in the log.',
      fields: { reason: ['Say why: it is in the log.'] },
    });
  if (intent === 'sign-in-as') {
    const { previousToken, ...device } = browserOf(request, context);
    const session = await signInAs(ctx, id, reason, device);
    return session.ok
      ? signedInTo(paths.tripsFuel(), session.value, [keepAdminSession(previousToken ?? '')])
      : failedForm(context, session.failure, { reason });
  }
  if (intent === 'reset-two-step') {
    const reset = await resetTwoStep(ctx, id, reason);
    return reset.ok
      ? doneWith(paths.adminPerson(id), 'Two-step verification is off for this account. We emailed them.')
      : failedForm(context, reset.failure, { reason });
  }
  const result = await setPersonDisabled(ctx, id, intent === 'disable', reason);
  return result.ok
    ? doneWith(
        paths.adminPerson(id),
        intent === 'disable' ? 'The account is disabled and signed out.' : 'The account is enabled.',
      )
    : failedForm(context, result.failure, { reason });
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, loaded?.name ?? 'Person'),
];

export default function AdminPersonRoute() {
  const { name, facts, isDisabled, isAdmin, hasTwoStep, carriers } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  return (
    <>
      <PageTitle title={name}>{isDisabled ? <Tag tone="bad">Disabled</Tag> : null}</PageTitle>
      <Facts facts={facts} />
      <h2 className="support-title">Carriers</h2>
      <ul className="file-list">
        {carriers.map((carrier) => (
          <li key={carrier.id}>
            <a href={paths.adminCarrier(carrier.id)}>{carrier.legalName}</a>{' '}
            <span className="muted">{carrier.role}</span>
          </li>
        ))}
      </ul>
      <ActForm failed={failed} hint="Kept in the log for good">
        {isAdmin || isDisabled ? null : (
          <Button name="intent" value="sign-in-as">
            Sign in as {name}
          </Button>
        )}
        {hasTwoStep ? (
          <Button name="intent" value="reset-two-step">
            Reset two-step verification
          </Button>
        ) : null}
        {isDisabled ? (
          <Button name="intent" value="enable">
            Enable the account
          </Button>
        ) : (
          <Button kind="danger" name="intent" value="disable">
            Disable the account
          </Button>
        )}
      </ActForm>
    </>
  );
}
