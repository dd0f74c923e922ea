import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatUsDate } from '~/engine/calendar/local-date';
import { parseQuarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { paths } from '~/routes';
import { amendedLines, differenceView, filedSum, versionViews } from '~/areas/returns/views/filing-view';
import { amountText, centsText } from '~/areas/returns/views/figures';
import { interviewView } from '~/areas/returns/views/interview-view';
import { formSheet } from '~/areas/returns/views/form-sheet';
import { readFiledVersion, readFilings } from '~/areas/returns/read-filing.server';
import { LinkButton } from '~/kit/button';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import { DifferenceTable } from '~/areas/returns/parts/difference-table';
import { PrintOwner, SignatureLines } from '~/areas/returns/parts/report-head';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { SheetTable } from '~/areas/returns/parts/sheet-table';
import { REPORT_TEXTS } from '~/areas/returns/pages/report-request.server';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import sheetStyles from '~/kit/styles/return-sheet.css';

export const handle = { hydrate: false };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const quarter = parseQuarterKey(params['quarter']);
  const version = /^[1-9]\d{0,3}$/.test(params['version'] ?? '') ? Number(params['version']) : 0;
  const found = quarter ? await readFiledVersion(ctx, quarter, version) : null;
  if (!quarter || !found?.ok) throw new Response('Not found', { status: 404 });
  const { filed, differences } = found.value;
  const summary = versionViews(await readFilings(ctx)).find(
    (entry) => entry.quarterKey === filed.quarterKey && entry.version === version,
  );
  const symbol = filed.currency === 'CAD' ? 'C$' : '$';
  return {
    label: quarterLabel(quarter),
    of: {
      license: carrier.iftaLicence,
      base: filed.figures.computed.base.jurisdiction,
    },
    quarterKey: filed.quarterKey,
    kind: summary?.kind ?? '',
    /** Name, what it says, and whether people wrote it. */
    facts: [
      ['Sent on', formatUsDate(filed.filedOn)],
      ['Paid on', filed.paidOn === null ? 'the same day' : formatUsDate(filed.paidOn)],
      ['Confirmation', filed.confirmation || 'none', filed.confirmation !== ''],
      ...amendedLines(filed).map(({ label, cents }): [string, string] => [label, amountText(cents, symbol)]),
      ...(filed.creditAppliedCents > 0
        ? [
            ['Due', summary?.amount ?? ''] as [string, string],
            ['Credit applied', centsText(-filed.creditAppliedCents, symbol)] as [string, string],
          ]
        : []),
      ['To pay or credit', summary?.toPay ?? ''],
      ['Trips behind it', `${filed.sources.trips.count}, SHA-256 ${filed.sources.trips.sha256.slice(0, 16)}`],
      [
        'Fuel purchases behind it',
        `${filed.sources.fuel.count}, SHA-256 ${filed.sources.fuel.sha256.slice(0, 16)}`,
      ],
      [
        'Rates',
        filed.sources.rates
          ? `revision ${filed.sources.rates.revision}, ${filed.sources.rates.matrixStatus}, SHA-256 ${filed.sources.rates.sha256.slice(0, 16)}`
          : 'none',
      ],
      ['Figures', `SHA-256 ${filed.sources.figuresSha256.slice(0, 16)}`],
      ...(filed.reopenReason ? [['Opened again because', filed.reopenReason, true]] : []),
      ...(filed.notes ? [['Notes', filed.notes, true]] : []),
    ] as [name: string, value: string, isTyped?: boolean][],
    answers: interviewView(quarter, filed.sources.answers ?? [], carrier).questions.filter(
      ({ answer }) => answer !== null,
    ),
    sheet: formSheet(filed.figures.computed, filedSum(filed)),
    differences: differences.map(differenceView),
    distanceUnit: filed.figures.computed.distanceUnit === 'mile' ? ('mi' as const) : ('km' as const),
    texts: textsOf(request, ...REPORT_TEXTS, 'filing', 'interview', 'sheet'),
  };
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheetStyles }];

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, data ? filedTitle(translator(data.texts), data.label, data.kind) : ''),
];

const filedTitle = ({ t, said }: ReturnType<typeof translator>, label: string, kind: string): string =>
  t`Return filed: ${said(label)}, ${said(kind.toLowerCase())}`;

export default function FiledVersion() {
  const { label, of, quarterKey, kind, facts, answers, sheet, differences, distanceUnit } =
    useLoaderData<typeof loader>();
  const texts = useTexts();
  const { t, said } = texts;
  return (
    <div className="stack-wide">
      <PageTitle title={filedTitle(texts, label, kind)} />
      <PrintOwner of={of} />
      <ReportTabs current="filings" />
      <dl className="report-facts">
        {facts.map(([name, value, isTyped = false]) => (
          <div key={name} className="report-total-line">
            <dt>{said(name)}</dt>
            <dd>{isTyped ? value : said(value)}</dd>
          </div>
        ))}
      </dl>
      {differences.length > 0 ? (
        <section className="stack">
          <h2>{t`What changed`}</h2>
          <DifferenceTable rows={differences} symbol={sheet.symbol} distanceUnit={distanceUnit} />
        </section>
      ) : null}
      {sheet.schedules.map((schedule) => (
        <section key={schedule.key} className="stack">
          <h2>{t(schedule.fuelName)}</h2>
          <SheetTable schedule={schedule} />
        </section>
      ))}
      <section className="stack">
        <h2>{t`Cover (IFTA-100)`}</h2>
        <dl className="report-totals">
          {sheet.cover.map((line) => (
            <div key={line.label} className="report-total-line">
              <dt>{said(line.label)}</dt>
              <dd>{t(line.value)}</dd>
            </div>
          ))}
        </dl>
      </section>
      {answers.length > 0 ? (
        <section className="stack">
          <h2>{t`Answered before filing`}</h2>
          <dl className="report-facts">
            {answers.map(({ title, answer }) => (
              <div key={title} className="report-total-line">
                <dt>{t(title)}</dt>
                <dd>
                  {t(answer?.text ?? '')}
                  {answer?.note ? `: ${answer.note}` : ''} ({answer?.who})
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <SignatureLines />
      <div className="actions no-print">
        <LinkButton href={paths.reportFiling(quarterKey)}>{t`Filing of ${said(label)}`}</LinkButton>
      </div>
    </div>
  );
}
