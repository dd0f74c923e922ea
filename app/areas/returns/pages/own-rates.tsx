import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formatRateFigure } from '~/areas/rates/rules/rate-figure';
import { PageTitle } from '~/areas/content/parts/public-page';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { enterOwnRate, readOwnRates, removeOwnRate } from '~/areas/returns/own-rates.server';
import { REPORT_TEXTS, reportRequest } from '~/areas/returns/pages/report-request.server';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { summaryOf } from '~/areas/support/parts/failed';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { FUEL_TYPES, fuelTypeInSentence, fuelTypeName } from '~/engine/ifta/fuel-types';
import { IFTA_MEMBERS, jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { Button } from '~/kit/button';
import { ErrorSummary } from '~/kit/error-summary';
import { Field, SelectField } from '~/kit/field';
import { FieldRow } from '~/kit/fieldset';
import { NumberField } from '~/kit/number-field';
import { documentTitle } from '~/kit/page-title';
import { Table } from '~/kit/table';
import { translator, useTexts } from '~/kit/texts';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';

const FIELDS = ['jurisdiction', 'fuel', 'rate', 'surcharge', 'source'] as const;
const PLACES = IFTA_MEMBERS.map(({ code, name }) => ({ value: code, label: name })).sort((a, b) =>
  a.label < b.label ? -1 : 1,
);
const FUELS = FUEL_TYPES.map((fuel) => ({ value: fuel, label: fuelTypeName(fuel) }));
const nameOf = (code: string): string => jurisdictionByCode(code)?.name ?? code;

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, filter, query } = await reportRequest(request, context);
  const { missing, entered, system, isFiled } = await readOwnRates(actor.ctx, filter.quarter);
  const key = quarterKey(filter.quarter);
  const [first] = missing;
  return {
    quarterKey: key,
    label: quarterLabel(filter.quarter),
    missing: missing.map(({ jurisdiction, fuel }) => ({
      key: `${fuel}/${jurisdiction}`,
      name: nameOf(jurisdiction),
      fuel: fuelTypeInSentence(fuel),
      href: `${paths.reportRates(key)}&jurisdiction=${jurisdiction}&fuel=${fuel}#rate`,
    })),
    entered: entered.map((own) => ({
      key: `${own.fuel}/${own.jurisdiction}`,
      name: nameOf(own.jurisdiction),
      fuel: fuelTypeName(own.fuel),
      rate: formatRateFigure(own.rateTenThousandths),
      surcharge: own.surchargeTenThousandths === null ? '' : formatRateFigure(own.surchargeTenThousandths),
      source: own.source,
      use: own.counts ? 'Used on the return' : 'Not used: the published rate counts',
    })),
    // The first that is missing, unless another is asked for.
    jurisdiction: query.get('jurisdiction') ?? first?.jurisdiction ?? '',
    fuel: query.get('fuel') ?? first?.fuel ?? 'special_diesel',
    unit: system === 'us' ? 'US$ per gallon' : 'C$ per liter',
    mayChange: actor.ctx.scope.mayWrite && !isFiled,
    isFiled,
    texts: textsOf(request, ...REPORT_TEXTS, 'forms', 'papers'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { actor, filter } = await reportRequest(request, context, requireCarrierOfForm);
  const form = await readForm(request);
  const here = paths.reportRates(quarterKey(filter.quarter));
  const values = Object.fromEntries(FIELDS.map((name) => [name, textOf(form, name)]));
  if (form.has('remove')) {
    const [fuel = '', jurisdiction = ''] = textOf(form, 'remove').split('/');
    const removed = await removeOwnRate(actor.ctx, filter.quarter, { jurisdiction, fuel });
    return removed.ok
      ? doneWith(here, `The rate for ${nameOf(jurisdiction)} is removed.`)
      : failedForm(context, removed.failure, values);
  }
  const entered = await enterOwnRate(actor.ctx, filter.quarter, values);
  return entered.ok
    ? doneWith(
        here,
        `The rate for ${nameOf(entered.value.jurisdiction)} is entered. The return uses it at once.`,
      )
    : failedForm(context, entered.failure, values);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, ratesTitle(translator(data?.texts), data?.label ?? '')),
];

const ratesTitle = ({ t, said }: ReturnType<typeof translator>, label: string): string =>
  t`Your rates, ${said(label)}`;

export default function OwnRates() {
  const texts = useTexts();
  const { t, said } = texts;
  const named = (options: readonly { value: string; label: string }[]) =>
    options.map((option) => ({ value: option.value, label: t(option.label) }));
  const {
    quarterKey: key,
    label,
    missing,
    entered,
    unit,
    mayChange,
    isFiled,
    ...asked
  } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  const typed = (failed?.values ?? {}) as Record<string, string>;
  return (
    <div className="stack-wide">
      <PageTitle title={ratesTitle(texts, label)} />
      <ReportTabs current="return" />
      <p className="prose muted">
        {t`Enter rates we do not have. They count only on your returns, where they are marked “entered by you”. The published rate replaces them as soon as we have it.`}
      </p>
      {failed ? <ErrorSummary errors={summaryOf(failed)} /> : null}
      {missing.length > 0 ? (
        <section className="stack">
          <h2>{t`Missing on this return`}</h2>
          <ul>
            {missing.map((one) => {
              const text = `${t(one.name)}, ${t(one.fuel)}`;
              return <li key={one.key}>{mayChange ? <a href={one.href}>{text}</a> : text}</li>;
            })}
          </ul>
        </section>
      ) : (
        <p>{t`No rate is missing on this return.`}</p>
      )}
      {entered.length > 0 ? (
        <Table
          caption={t`Rates entered for ${said(label)}`}
          rows={entered}
          rowKey={(row) => row.key}
          columns={[
            { key: 'place', label: t`State/Prov`, cell: (row) => t(row.name) },
            { key: 'fuel', label: t`Fuel`, cell: (row) => t(row.fuel) },
            {
              key: 'rate',
              label: t`Rate`,
              unit: t(unit),
              number: true,
              narrow: 'lead',
              cell: (row) => said(row.rate),
            },
            {
              key: 'surcharge',
              label: t`Surcharge`,
              unit: t(unit),
              number: true,
              cell: (row) => said(row.surcharge),
            },
            { key: 'source', label: t`Read in`, cell: (row) => row.source },
            { key: 'use', label: t`Use`, cell: (row) => t(row.use) },
            ...(mayChange
              ? [
                  {
                    key: 'remove',
                    label: t`Actions`,
                    cell: (row: (typeof entered)[number]) => (
                      <form method="post" action={paths.reportRates(key)}>
                        <Button name="remove" value={row.key} small>
                          {t`Remove ${t(row.name)}`}
                        </Button>
                      </form>
                    ),
                  },
                ]
              : []),
          ]}
        />
      ) : null}
      {mayChange ? (
        <form method="post" action={paths.reportRates(key)} className="stack">
          <h2>{t`Enter a rate`}</h2>
          <FieldRow>
            <SelectField
              id="jurisdiction"
              name="jurisdiction"
              label={t`State or province`}
              empty={t`Choose one`}
              options={named(PLACES)}
              defaultValue={typed['jurisdiction'] ?? asked.jurisdiction}
              error={failed?.errors['jurisdiction']}
            />
            <SelectField
              id="fuel"
              name="fuel"
              label={t`Fuel`}
              options={named(FUELS)}
              defaultValue={typed['fuel'] ?? asked.fuel}
              error={failed?.errors['fuel']}
            />
          </FieldRow>
          <FieldRow>
            <NumberField
              id="rate"
              name="rate"
              label={t`Rate`}
              hint={t`${t(unit)}, or the unit the tax table names for this fuel`}
              defaultValue={typed['rate'] ?? ''}
              error={failed?.errors['rate']}
            />
            <NumberField
              id="surcharge"
              name="surcharge"
              label={t`Surcharge`}
              optional
              hint={t`Only where the state has one`}
              defaultValue={typed['surcharge'] ?? ''}
              error={failed?.errors['surcharge']}
            />
          </FieldRow>
          <Field
            id="source"
            name="source"
            label={t`Source`}
            hint={t`The state's notice or web page. An auditor will ask.`}
            maxLength={300}
            defaultValue={typed['source'] ?? ''}
            error={failed?.errors['source']}
          />
          <div className="actions">
            <Button kind="primary">{t`Enter the rate`}</Button>
            <a href={paths.reports(`q=${key}`)}>{t`Back to the report`}</a>
          </div>
        </form>
      ) : (
        <p>
          {isFiled
            ? t`${said(label)} is filed: its return keeps its rates.`
            : t`You may look at these rates but not change them.`}
        </p>
      )}
    </div>
  );
}
