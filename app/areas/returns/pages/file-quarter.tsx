import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { daysUntilDue } from '~/engine/calendar/due-date';
import { formatLongDate } from '~/engine/calendar/local-date';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { requireCarrierOfForm, takeBackDraft } from '~/areas/ledger/pages/form-draft.server';
import { parseFilingDay } from '~/areas/returns/rules/filing.schema';
import { flashHeader } from '~/platform/http/forms/flash.server';
import type { Failure, FieldErrors } from '~/engine/result';
import { formAgain, readForm, textOf } from '~/platform/http/forms/form.server';
import { REPORT_TEXTS, reportRequest } from '~/areas/returns/pages/report-request.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { readInterview } from '~/areas/returns/quarter-interview.server';
import { interviewLine } from '~/areas/returns/views/interview-view';
import { filingView, versionViews } from '~/areas/returns/views/filing-view';
import { fileQuarter, recordFiledElsewhere, reopenQuarter } from '~/areas/returns/file-quarter.server';
import { creditFor, previewFiling } from '~/areas/returns/preview-filing.server';
import { readFiling, readFilings } from '~/areas/returns/read-filing.server';
import { LinkButton } from '~/kit/button';
import { ErrorSummary } from '~/kit/error-summary';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { FilingForm, type FilingValues } from '~/areas/returns/parts/filing-form';
import { ElsewhereForm, ReopenForm, VersionTable } from '~/areas/returns/parts/filed-facts';
import { ReportHead, SignatureLines } from '~/areas/returns/parts/report-head';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';

const FIELDS = [
  'filedOn',
  'paidOn',
  'confirmation',
  'notes',
  'creditApplied',
  'creditUse',
  'interestPercent',
] as const;

const valuesOf = (from: FormData | URLSearchParams): FilingValues =>
  Object.fromEntries(FIELDS.map((name) => [name, textOf(from, name)])) as unknown as FilingValues;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, query, filter, today } = await reportRequest(request, context);
  const { quarter } = filter;
  const { isFiled, filed, elsewhere } = await readFiling(actor.ctx, quarter);
  const versions = versionViews(await readFilings(actor.ctx)).filter(
    (version) => version.quarterKey === quarterKey(quarter),
  );
  const { form, headers } = await takeBackDraft(request, context);
  const asked = valuesOf(form ?? query);
  const values = { ...asked, filedOn: asked.filedOn || today };
  const common = {
    label: quarterLabel(quarter),
    of: {
      license: actor.carrier.iftaLicence,
      base: actor.carrier.baseJurisdiction,
    },
    quarterKey: quarterKey(quarter),
    versions,
    values,
    mayWrite: actor.ctx.scope.mayWrite,
    texts: textsOf(request, ...REPORT_TEXTS, 'forms', 'filing'),
  };
  if (isFiled) {
    const view = {
      ...common,
      filed: filed && { filedOn: formatLongDate(filed.filedOn), confirmation: filed.confirmation },
      elsewhere: elsewhere && {
        filedOn: formatLongDate(elsewhere.filedOn),
        confirmation: elsewhere.confirmation,
      },
      isFiled,
      view: null,
      interview: '',
    };
    return data(view, { headers });
  }
  const percent = /^\d{1,2}(\.\d{1,3})?$/.test(values.interestPercent) ? values.interestPercent : null;
  const days = {
    filedOn: parseFilingDay(values.filedOn) ?? today,
    paidOn: parseFilingDay(values.paidOn) ?? null,
    interestPercent: percent,
  };
  const preview = await previewFiling(actor.ctx, quarter, days, today);
  const open = {
    ...common,
    filed: null,
    elsewhere: null,
    isFiled,
    interview: interviewLine((await readInterview(actor.ctx, quarter)).answers),
    view: filingView(
      preview,
      daysUntilDue(quarter, today, preview.quarter.computed.base),
      await creditFor(actor.ctx, preview),
    ),
  };
  return data(open, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { actor, filter, today } = await reportRequest(request, context, requireCarrierOfForm);
  const { quarter } = filter;
  const form = await readForm(request);
  const key = quarterKey(quarter);
  if (form.get('intent') === 'reopen') {
    const reason = textOf(form, 'reason');
    const reopened = await reopenQuarter(actor.ctx, quarter, { reason });
    if (!reopened.ok) return failed(context, reopened.failure, valuesOf(form), reason);
    return seeOther(paths.reportFiling(key), [
      await flashHeader({ type: 'success', message: `${quarterLabel(quarter)} is open again.` }),
    ]);
  }
  if (form.get('intent') === 'elsewhere') {
    const typed = {
      elsewhereOn: textOf(form, 'elsewhereOn'),
      elsewhereNumber: textOf(form, 'elsewhereNumber'),
    };
    const recorded = await recordFiledElsewhere(actor.ctx, quarter, typed, today);
    if (!recorded.ok) return failed(context, recorded.failure, valuesOf(form), '', typed);
    return seeOther(paths.reportFiling(key), [
      await flashHeader({
        type: 'success',
        message: `${quarterLabel(quarter)} is recorded as filed elsewhere. Its trips and fuel are locked.`,
      }),
    ]);
  }
  const values = valuesOf(form);
  if (form.get('then') === 'recalculate') {
    const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
    return seeOther(`${paths.reportFiling(key)}&${query}`);
  }
  const filed = await fileQuarter(actor.ctx, quarter, values, today);
  if (!filed.ok) return failed(context, filed.failure, values, '');
  return seeOther(paths.reportFiling(key), [
    await flashHeader({
      type: 'success',
      message: `${quarterLabel(quarter)} is filed. Its trips and fuel are locked.`,
    }),
  ]);
}

interface FormAgain {
  message: string;
  fields: FieldErrors;
  values: FilingValues;
  reason: string;
  elsewhere: { elsewhereOn: string; elsewhereNumber: string } | null;
}

function failed(
  context: ActionFunctionArgs['context'],
  failure: Failure,
  values: FilingValues,
  reason: string,
  elsewhere: FormAgain['elsewhere'] = null,
) {
  const fields = failure.kind === 'invalid' ? (failure.fields ?? {}) : {};
  return formAgain<FormAgain>(
    context,
    { message: failure.message, fields, values, reason, elsewhere },
    { status: failure.kind === 'forbidden' ? 403 : failure.kind === 'conflict' ? 409 : 422 },
  );
}

const filingTitle = ({ t, said }: ReturnType<typeof translator>, label: string): string =>
  t`Filing ${said(label)}`;

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, filingTitle(translator(data?.texts), data?.label ?? '')),
];

export default function Filing() {
  const { t, said, nodes, langOf } = useTexts();
  const {
    label,
    of,
    quarterKey: key,
    versions,
    values,
    filed,
    elsewhere,
    isFiled,
    view,
    interview,
    mayWrite,
  } = useLoaderData<typeof loader>();
  const again = useActionData() as FormAgain | undefined;
  const errors: Record<string, string[] | undefined> = again?.fields ?? {};
  const summary = Object.entries(errors).flatMap(([fieldId, messages]) =>
    (messages ?? []).map((message) => ({ fieldId, message })),
  );
  const head = view
    ? {
        label,
        state: view.state,
        stateName: view.stateName,
        dueDate: view.dueDate,
        daysLeft: view.daysLeft,
        filed: null,
      }
    : {
        label,
        state: 'filed' as const,
        stateName: 'Filed',
        dueDate: '',
        daysLeft: 0,
        filed: filed ? { version: 1, ...filed } : elsewhere ? { version: 1, ...elsewhere } : null,
      };
  return (
    <div className="stack-wide">
      <ReportHead title={t`Filing`} report={head} of={of} />
      <ReportTabs current="filings" />
      {again ? <ErrorSummary errors={summary.length > 0 ? summary : [{ message: again.message }]} /> : null}
      {view ? (
        <>
          {view.blockers.length > 0 ? (
            <Notice tone="warn" title={t`Not ready to file`}>
              <ul>
                {view.blockers.map((blocker) => (
                  <li key={blocker} lang={langOf(blocker)}>
                    {said(blocker)}
                  </li>
                ))}
              </ul>
              {view.ownRates === 'missing' ? (
                <p>
                  <a href={paths.reportRates(key)}>{t`Enter the missing rates`}</a>
                </p>
              ) : null}
              {view.lacksProfile ? (
                <p>
                  <a href={paths.setup()}>{t`Complete your carrier profile`}</a>
                </p>
              ) : null}
            </Notice>
          ) : null}
          <p>
            <a href={paths.reportInterview(key)}>{t`Before you file`}</a>: {said(interview)}.
          </p>
          {mayWrite ? (
            <>
              <p className="prose">
                {nodes`We do not send the return. File it with your base state first, on its website or by mail, with ${(
                  <a key="sheet" href={paths.reportSheet(key)}>
                    {t`the figures to type`}
                  </a>
                )}. Then record it here.`}
              </p>
              <FilingForm view={view} values={again?.values ?? values} errors={errors} />
              <ElsewhereForm
                quarterKey={key}
                label={label}
                typed={again?.elsewhere ?? null}
                errors={errors}
              />
            </>
          ) : (
            <p className="muted">{t`You may look at this carrier but not file for it.`}</p>
          )}
        </>
      ) : (
        <p>
          {filed || !elsewhere
            ? t`${said(label)} is filed. Its trips and fuel are locked, and its reports show the figures as they were filed.`
            : t`${said(label)} was filed elsewhere. Its trips and fuel are locked. Its reports show what the records here come to, not what was filed.`}
        </p>
      )}
      {versions.length > 0 ? (
        <section className="stack">
          <h2>{t`Returns filed`}</h2>
          <VersionTable versions={versions} caption={t`Returns filed for ${said(label)}`} />
        </section>
      ) : null}
      {isFiled && mayWrite ? (
        <ReopenForm quarterKey={key} label={label} error={errors['reason']} reason={again?.reason ?? ''} />
      ) : null}
      <SignatureLines />
      <div className="actions no-print">
        <LinkButton href={paths.reports(`q=${key}`)}>{t`Report`}</LinkButton>
        <LinkButton href={paths.reportSheet(key)}>{t`What to type`}</LinkButton>
        <LinkButton href={paths.reportAudit(key)}>{t`Audit export`}</LinkButton>
      </div>
    </div>
  );
}
