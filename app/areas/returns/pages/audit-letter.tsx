import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { auditLetterRequest } from '~/areas/returns/pages/audit-letter-request.server';
import { AuditLetterPage } from '~/areas/returns/parts/audit-letter-page';
import { reportChoices } from '~/areas/returns/quarter-report.server';
import { letterDays } from '~/areas/returns/rules/audit-letter';
import { formatUsDate } from '~/engine/calendar/local-date';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { documentTitle } from '~/kit/page-title';
import { REPORT_TEXTS } from '~/areas/returns/pages/report-request.server';
import { translator } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import guideStyles from '~/kit/styles/guide.css';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, today, asked, values, facts, errors, letter } = await auditLetterRequest(request, context);
  const { quarters } = await reportChoices(actor.ctx, today);
  const view = {
    asked,
    values,
    errors,
    letter,
    days: facts
      ? letterDays(facts).map(({ date, title, text }) => ({ date: formatUsDate(date), title, text }))
      : [],
    quarters: quarters.map((quarter) => ({
      value: String(quarterKey(quarter)),
      label: quarterLabel(quarter),
    })),
    archives: (facts?.quarters ?? []).map((quarter) => ({
      key: quarterKey(quarter),
      label: quarterLabel(quarter),
    })),
    query: new URLSearchParams({ ...values }).toString(),
    texts: textsOf(request, ...REPORT_TEXTS, 'forms', 'deadlines'),
  };
  if (!asked || facts) return data(view);
  context.formFailed = true;
  return data(view, { status: 422 });
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: guideStyles }];

export const meta: MetaFunction<typeof loader> = ({ matches, data: view }) => [
  documentTitle(matches, translator(view?.texts).t`An audit letter arrived`),
];

export default function AuditLetter() {
  return <AuditLetterPage view={useLoaderData<typeof loader>()} />;
}
