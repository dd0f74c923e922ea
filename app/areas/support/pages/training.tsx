import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { THANKS } from '~/areas/support/rules/choices';
import { addDays } from '~/engine/calendar/local-date';
import { todayOf } from '~/areas/carriers/today.server';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { countUse } from '~/platform/http/edge/rate-limit.server';
import { askerOf } from '~/areas/accounts/session/support-actor.server';
import { paths } from '~/routes';
import { requestTraining } from '~/areas/support/request-training.server';
import { Button, LinkButton } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { ErrorSummary } from '~/kit/error-summary';
import { DateField } from '~/kit/date-field';
import { Field, TextareaField } from '~/kit/field';
import { FieldRow } from '~/kit/fieldset';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import { summaryOf } from '~/areas/support/parts/failed';
import { PhoneField } from '~/areas/support/parts/phone-field';
import { TimeField } from '~/areas/support/parts/time-field';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, user, carrier } = await requireCarrier(request, context);
  const today = todayOf(ctx, carrier);
  return {
    name: user.name,
    phone: carrier.contactPhone ?? '',
    timeZone: carrier.timeZone.replaceAll('_', ' '),
    today,
    last: addDays(today, 89),
    texts: textsOf(request, 'frame', 'forms', 'support'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const values = Object.fromEntries(
    ['name', 'phone', 'date', 'time', 'comment'].map((name) => [name, textOf(form, name)]),
  );
  const counted = await countUse('support', actor.user.id);
  if (!counted.ok) return failedForm(context, counted.failure, values);
  const result = await requestTraining(actor.ctx, askerOf(actor), values);
  return result.ok ? doneWith(paths.support(), THANKS) : failedForm(context, result.failure, values);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  documentTitle(matches, translator(data?.texts).t`Training session`),
];

export default function TrainingRoute() {
  const { t } = useTexts();
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  const field = (name: string, given = '') => ({
    id: name,
    name,
    defaultValue: failed?.values[name] ?? given,
    error: failed?.errors[name],
  });
  return (
    <DialogPage title={t`Schedule a training session`} backHref={paths.support()}>
      <p className="lede">
        {t`30 minutes, one on one, free. We call you; the time you propose comes by email as a calendar file.`}
      </p>
      <form method="post">
        {failed ? <ErrorSummary errors={summaryOf(failed)} /> : null}
        <Field {...field('name', loaded.name)} label={t`Name`} autoComplete="name" maxLength={120} />
        <PhoneField
          {...field('phone', loaded.phone)}
          label={t`Phone`}
          hint={t`United States or Canada, ten digits`}
        />
        <FieldRow>
          <DateField {...field('date')} label={t`Day`} min={loaded.today} max={loaded.last} />
          <TimeField {...field('time')} label={t`Time`} hint={t`In ${loaded.timeZone} time`} />
        </FieldRow>
        <TextareaField
          {...field('comment')}
          label={t`What would you like to see?`}
          optional
          maxLength={2000}
          rows={4}
        />
        <div className="actions">
          <Button kind="primary">{t`Ask for this time`}</Button>
          <LinkButton href={paths.support()} kind="quiet">
            {t`Cancel`}
          </LinkButton>
        </div>
      </form>
    </DialogPage>
  );
}
