import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { defaultReportQuarter } from '~/areas/returns/rules/report-filter';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { availableCredit } from '~/areas/returns/rules/credit-ledger';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { readForm } from '~/platform/http/forms/form.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { versionViews } from '~/areas/returns/views/filing-view';
import { toStep } from '~/areas/returns/preview-filing.server';
import { todayOf } from '~/areas/carriers/today.server';
import { chooseReminders, readReminderChoice } from '~/areas/returns/remind-of-filings.server';
import { readFilings } from '~/areas/returns/read-filing.server';
import { Button, LinkButton } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import { VersionTable } from '~/areas/returns/parts/filed-facts';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { REPORT_TEXTS } from '~/areas/returns/pages/report-request.server';
import { useFigures } from '~/kit/figures';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const filings = await readFilings(ctx);
  const next = defaultReportQuarter(todayOf(ctx, carrier));
  const isOpen = !filings.some(
    (filing) => filing.quarterKey === quarterKey(next) && filing.reopenedAt === null,
  );
  const credits = (['USD', 'CAD'] as const).map((currency) => ({
    symbol: currency === 'CAD' ? 'C$' : '$',
    cents: availableCredit(filings.filter((filing) => filing.currency === currency).map(toStep)),
  }));
  return {
    versions: versionViews(filings),
    credits: credits.filter((credit) => credit.cents > 0),
    reminders: await readReminderChoice(ctx),
    next: isOpen ? { key: quarterKey(next), label: quarterLabel(next) } : null,
    texts: textsOf(request, ...REPORT_TEXTS, 'filing'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const enabled = (await readForm(request)).get('reminders') === 'on';
  await chooseReminders(ctx, enabled);
  return seeOther(paths.reportFilings(), [
    await flashHeader({
      type: 'success',
      message: enabled ? 'We will email you before due dates.' : 'No more reminders of due dates will come.',
    }),
  ]);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, translator(data?.texts).t`Filings`),
];

export default function Filings() {
  const { t, said, nodes } = useTexts();
  const figures = useFigures();
  const { versions, credits, next, reminders } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <PageTitle title={t`Filings`}>
        {next ? (
          <LinkButton href={paths.reportFiling(next.key)} kind="primary">
            {t`File ${said(next.label)}`}
          </LinkButton>
        ) : null}
      </PageTitle>
      <ReportTabs current="filings" />
      <p className="no-print">
        <a href={paths.reportDeadlines()}>{t`Due dates in your calendar`}</a>,{' '}
        <a href={paths.reportChecklists()}>{t`Checklists to print`}</a>,{' '}
        <a href={paths.reportAuditLetter()}>{t`An audit letter arrived`}</a>,{' '}
        <a href={paths.reportJournal()}>{t`Journal for QuickBooks or Xero`}</a>
      </p>
      {credits.map((credit) => (
        <p key={credit.symbol}>
          {nodes`Credit carried: ${(
            <b key="credit">{figures.cents(credit.cents, credit.symbol)}</b>
          )}. You can use it when you file a quarter with tax to pay.`}
        </p>
      ))}
      <form method="post" action={paths.reportFilings()} className="actions no-print">
        <p>
          {reminders
            ? t`We email you 30, 7 and 1 days before a return is due.`
            : t`You are not reminded of due dates.`}
        </p>
        <Button name="reminders" value={reminders ? 'off' : 'on'} small>
          {reminders ? t`Turn reminders off` : t`Turn reminders on`}
        </Button>
      </form>
      {versions.length === 0 ? (
        <Empty
          title={t`No return is marked as filed`}
          text={t`When you have sent a return, mark its quarter as filed: the figures are kept and the records locked.`}
        />
      ) : (
        <VersionTable versions={versions} caption={t`Returns filed`} />
      )}
    </div>
  );
}
