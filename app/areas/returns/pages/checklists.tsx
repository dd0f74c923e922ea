import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { PageTitle } from '~/areas/content/parts/public-page';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { CHECKLISTS, CHECKLIST_TEXTS } from '~/areas/returns/rules/checklists';
import { documentTitle } from '~/kit/page-title';
import { paths } from '~/routes';
import { REPORT_TEXTS } from '~/areas/returns/pages/report-request.server';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireCarrier(request, context);
  return { texts: textsOf(request, ...REPORT_TEXTS, 'deadlines') };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, translator(data?.texts).t`Checklists`),
];

export default function Checklists() {
  const { t } = useTexts();
  return (
    <div className="stack-wide">
      <PageTitle title={t`Checklists to print`} />
      <ReportTabs current="filings" />
      <ul className="plain-list">
        {CHECKLISTS.map((name) => (
          <li key={name}>
            <a href={paths.reportChecklist(name)}>{t(CHECKLIST_TEXTS[name].title)}</a>
            <br />
            <span className="muted small">{t(CHECKLIST_TEXTS[name].about)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
