import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { FREE_PACKAGE_ID, packageName } from '~/areas/billing/rules/packages';
import type { Result } from '~/engine/result';
import { requireAdmin } from '~/areas/accounts/session/admin.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';
import { utcText } from '~/areas/admin/views/admin-time';
import { readCarrierOfAdmin, setCarrierDisabled, setCarrierLimits } from '~/areas/admin/manage-people.server';
import type { AdminCtx } from '~/areas/admin/record-action.server';
import { ActForm } from '~/areas/admin/parts/act-form';
import { Facts } from '~/areas/admin/parts/admin-tabs';
import { Button } from '~/kit/button';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import { Tag } from '~/kit/tag';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const found = await readCarrierOfAdmin(ctx, params['id'] ?? '');
  if (!found.ok) throw data(null, { status: 404 });
  const {
    legalName,
    usdot,
    baseJurisdiction,
    planPackageId,
    freeLimitDoubled,
    freeLimitRequestedAt,
    timeZone,
    contactEmail,
    disabledAt,
    disabledReason,
    createdAt,
    memberships,
  } = found.value;
  const facts: [string, string][] = [
    ['USDOT', usdot ?? ''],
    ['Base', baseJurisdiction ?? ''],
    ['Plan', packageName(planPackageId)],
    ['Free limits', freeLimitDoubled ? 'doubled' : 'as they are'],
    ['Asked for more', utcText(freeLimitRequestedAt)],
    ['Time zone', timeZone],
    ['Contact', contactEmail ?? ''],
    ['Since', utcText(createdAt)],
    ...(disabledAt
      ? [['Disabled', `${utcText(disabledAt)}: ${disabledReason ?? ''}`] as [string, string]]
      : []),
  ];
  return {
    id: found.value.id,
    legalName,
    facts,
    freeLimitDoubled,
    isDisabled: disabledAt !== null,
    hasPlan: planPackageId !== FREE_PACKAGE_ID,
    people: memberships.map(({ role, user }) => ({ ...user, role })),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const id = params['id'] ?? '';
  const form = await readForm(request);
  const intent = textOf(form, 'intent');
  const reason = textOf(form, 'reason').slice(0, 300);
  const act = ACTS[intent];
  if (!act) return failedForm(context, { kind: 'invalid', message: 'Something went wrong' }, { reason });
  const result = await act.run(ctx, id, reason);
  if (!result.ok && result.failure.kind === 'not-found') throw data(null, { status: 404 });
  return result.ok
    ? doneWith(paths.adminCarrier(id), act.done)
    : failedForm(context, result.failure, { reason });
}

const ACTS: Record<
  string,
  { run: (ctx: AdminCtx, id: string, reason: string) => Promise<Result<null>>; done: string }
> = {
  double: { run: (ctx, id) => setCarrierLimits(ctx, id, true), done: 'The free limits are doubled.' },
  reset: { run: (ctx, id) => setCarrierLimits(ctx, id, false), done: 'The free limits are as they were.' },
  disable: {
    run: (ctx, id, reason) => setCarrierDisabled(ctx, id, true, reason),
    done: 'The carrier is disabled. Its people get an email. A paid plan ends with its period.',
  },
  'disable-now': {
    run: (ctx, id, reason) => setCarrierDisabled(ctx, id, true, reason, 'now'),
    done: 'The carrier is disabled. Its people get an email. A paid plan ends now.',
  },
  enable: {
    run: (ctx, id, reason) => setCarrierDisabled(ctx, id, false, reason),
    done: 'The carrier is enabled. We emailed its people.',
  },
};

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, loaded?.legalName ?? 'Carrier'),
];

export default function AdminCarrierRoute() {
  const { id, legalName, facts, freeLimitDoubled, isDisabled, hasPlan, people } =
    useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  return (
    <>
      <PageTitle title={legalName}>{isDisabled ? <Tag tone="bad">Disabled</Tag> : null}</PageTitle>
      <Facts facts={facts} />
      <p>
        <a href={paths.adminCarrierBilling(id)}>Billing of this carrier</a>
      </p>
      <h2 className="support-title">People</h2>
      <ul className="file-list">
        {people.map((person) => (
          <li key={person.id}>
            <a href={paths.adminPerson(person.id)}>{person.name}</a>{' '}
            <span className="muted">
              {person.email}, {person.role}
            </span>
          </li>
        ))}
      </ul>
      <ActForm
        failed={failed}
        hint="The carrier's people read it when it is disabled. A paid plan ends with the period that is paid for."
        optional
      >
        <Button name="intent" value={freeLimitDoubled ? 'reset' : 'double'}>
          {freeLimitDoubled ? 'Take the doubled limits back' : 'Double the free limits'}
        </Button>
        {isDisabled ? (
          <Button name="intent" value="enable">
            Enable the carrier
          </Button>
        ) : (
          <Button kind="danger" name="intent" value="disable">
            Disable the carrier
          </Button>
        )}
        {isDisabled || !hasPlan ? null : (
          <Button kind="danger" name="intent" value="disable-now">
            Disable and end the plan now
          </Button>
        )}
      </ActForm>
    </>
  );
}
