import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { SURVEY_FEATURES, SURVEY_ROLES, THANKS } from '~/areas/support/rules/choices';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { countUse } from '~/platform/http/edge/rate-limit.server';
import { askerOf } from '~/areas/accounts/session/support-actor.server';
import { MAY_ONLY_LOOK } from '~/engine/roles';
import { paths } from '~/routes';
import { requestLimits } from '~/areas/support/request-limits.server';
import { Button, LinkButton } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { ErrorSummary } from '~/kit/error-summary';
import { CheckField, TextareaField } from '~/kit/field';
import { NumberField } from '~/kit/number-field';
import { Fieldset } from '~/kit/fieldset';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import { summaryOf } from '~/areas/support/parts/failed';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  return {
    carrier: carrier.legalName,
    mayWrite: ctx.scope.mayWrite,
    texts: textsOf(request, 'frame', 'forms', 'support'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const expectedFeatureIds = form.getAll('expectedFeatureIds').filter((value) => typeof value === 'string');
  const values = {
    userRoleId: textOf(form, 'userRoleId'),
    fleetSize: textOf(form, 'fleetSize'),
    comment: textOf(form, 'comment'),
    expectedFeatureIds: expectedFeatureIds.join(','),
  };
  const counted = await countUse('support', actor.user.id);
  if (!counted.ok) return failedForm(context, counted.failure, values);
  const result = await requestLimits(actor.ctx, askerOf(actor), { ...values, expectedFeatureIds });
  return result.ok ? doneWith(paths.support(), THANKS) : failedForm(context, result.failure, values);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  documentTitle(matches, translator(data?.texts).t`Double the free limits`),
];

export default function LimitsRoute() {
  const { t } = useTexts();
  const { carrier, mayWrite } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  const values = failed?.values ?? {};
  const chosen = (values['expectedFeatureIds'] ?? '').split(',');
  if (!mayWrite && !failed)
    return (
      <DialogPage title={t`Double the free limits`} backHref={paths.support()}>
        <Notice tone="warn" title={t(MAY_ONLY_LOOK)} />
      </DialogPage>
    );
  return (
    <DialogPage title={t`Double the free limits`} backHref={paths.support()}>
      <p className="lede">
        {t`Four questions about ${carrier}. We review them within one business day and double the trips and stops of your free plan.`}
      </p>
      <form method="post">
        {failed ? (
          <ErrorSummary
            errors={summaryOf(failed, { userRoleId: 'role-1', expectedFeatureIds: 'feature-1' })}
          />
        ) : null}
        <Fieldset legend={t`What describes you best?`}>
          {SURVEY_ROLES.map((role, index) => (
            <CheckField
              key={role.id}
              id={`role-${role.id}`}
              type="radio"
              name="userRoleId"
              value={role.id}
              label={t(role.name)}
              defaultChecked={values['userRoleId'] === String(role.id)}
              error={index === 0 ? failed?.errors['userRoleId'] : undefined}
            />
          ))}
        </Fieldset>
        <Fieldset legend={t`What would help you most? Choose any.`}>
          {SURVEY_FEATURES.map((feature) => (
            <CheckField
              key={feature.id}
              id={`feature-${feature.id}`}
              name="expectedFeatureIds"
              value={feature.id}
              label={t(feature.name)}
              defaultChecked={chosen.includes(String(feature.id))}
            />
          ))}
        </Fieldset>
        <NumberField
          id="fleetSize"
          name="fleetSize"
          label={t`How many trucks do you have?`}
          whole
          short
          maxLength={7}
          defaultValue={values['fleetSize']}
          error={failed?.errors['fleetSize']}
        />
        <TextareaField
          id="comment"
          name="comment"
          label={t`Anything else?`}
          optional
          maxLength={2000}
          rows={4}
          defaultValue={values['comment']}
          error={failed?.errors['comment']}
        />
        <div className="actions">
          <Button kind="primary">{t`Ask for doubled limits`}</Button>
          <LinkButton href={paths.support()} kind="quiet">
            {t`Cancel`}
          </LinkButton>
        </div>
      </form>
    </DialogPage>
  );
}
