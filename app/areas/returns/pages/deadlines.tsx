import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { env } from '~/config/env.server';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import { PageTitle } from '~/areas/content/parts/public-page';
import {
  endCalendarFeed,
  makeCalendarFeed,
  readCalendarFeed,
  readDeadlines,
} from '~/areas/returns/carrier-calendar.server';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { formatUsDate, localDateInZone } from '~/engine/calendar/local-date';
import { Button } from '~/kit/button';
import { Field } from '~/kit/field';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { Table } from '~/kit/table';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { grantRefusal } from '~/engine/roles';
import { paths } from '~/routes';
import { REPORT_TEXTS } from '~/areas/returns/pages/report-request.server';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const [deadlines, feed] = await Promise.all([readDeadlines(ctx), readCalendarFeed(ctx)]);
  return {
    deadlines: deadlines.map(({ uid, date, title, text }) => ({
      uid,
      date: formatUsDate(date),
      title,
      text,
    })),
    since: feed && formatUsDate(localDateInZone(feed.createdAt.getTime(), carrier.timeZone)),
    mayWrite: ctx.scope.mayWrite,
    texts: textsOf(request, ...REPORT_TEXTS, 'deadlines'),
    refusal: grantRefusal(ctx.scope),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  if (textOf(form, 'intent') === 'end') {
    const ended = await endCalendarFeed(ctx);
    return ended.ok
      ? doneWith(paths.reportDeadlines(), 'The calendar address no longer works.')
      : failedForm(context, ended.failure);
  }
  const made = await makeCalendarFeed(ctx);
  if (!made.ok) return failedForm(context, made.failure);
  // The page itself carries the address: only its hash is kept.
  return data({ address: env().publicUrl + paths.carrierCalendar(made.value.token) }, { status: 201 });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data: view }) => [
  documentTitle(matches, translator(view?.texts).t`Due dates`),
];

export default function Deadlines() {
  const { deadlines, since, mayWrite, refusal } = useLoaderData<typeof loader>();
  const { t, said, nodes } = useTexts();
  const answer = useActionData<FormProblem | { address: string }>();
  const made = answer && 'address' in answer ? answer.address : null;
  return (
    <div className="stack-wide">
      <PageTitle title={t`Due dates`} />
      <ReportTabs current="filings" />
      <FormProblems problem={answer && 'errors' in answer ? answer : undefined} />
      {made ? (
        <Notice tone="good" title={t`Copy this address now. It is shown once.`}>
          <p>
            {t`Add it to your calendar program as a calendar by address (URL). Anyone who has it can read your due dates.`}
          </p>
          <Field id="address" name="address" label={t`Address of your calendar`} readOnly value={made} />
        </Notice>
      ) : null}
      <Table
        caption={t`What you file, and by when`}
        captionHidden
        rows={deadlines}
        rowKey={(row) => row.uid}
        columns={[
          { key: 'date', label: t`Due`, cell: (row) => said(row.date) },
          { key: 'title', label: t`What`, cell: (row) => said(row.title) },
          { key: 'text', label: t`Details`, narrow: 'wide-only', cell: (row) => said(row.text) },
        ]}
      />
      <p className="muted small">
        {nodes`Mileage taxes are listed as often as you file them (${(
          <a key="taxes" href={paths.reportDistanceTaxes()}>
            {t`Mileage taxes`}
          </a>
        )}), Form 2290 if a truck weighs 55,000 lb or more, or its weight is missing.`}
      </p>
      <section className="stack no-print">
        <h2>{t`In your calendar`}</h2>
        <p>
          {since && !made
            ? t`Your calendar has had a secret address since ${said(since)}. A new address ends the one before.`
            : t`Phones and calendar programs can follow these dates by a secret address.`}
        </p>
        {!mayWrite ? (
          <p className="muted">{t`You may look at this carrier but not make an address for it.`}</p>
        ) : refusal !== null && !since ? (
          <p className="muted">{said(refusal)}</p>
        ) : (
          <form method="post" className="actions">
            {refusal === null ? (
              <Button name="intent" value="make" kind={since ? 'secondary' : 'primary'}>
                {since ? t`New address` : t`Make the address`}
              </Button>
            ) : null}
            {since ? (
              <Button name="intent" value="end" kind="danger">
                {t`End the address`}
              </Button>
            ) : null}
          </form>
        )}
      </section>
    </div>
  );
}
