import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { PageTitle } from '~/areas/content/parts/public-page';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { CHECKLISTS, CHECKLIST_TEXTS } from '~/areas/returns/rules/checklists';
import { documentTitle } from '~/kit/page-title';
import { paths } from '~/routes';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireCarrier(request, context);
  return null;
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Checklists')];

export default function Checklists() {
  return (
    <div className="stack-wide">
      <PageTitle title="Checklists to print" />
      <ReportTabs current="filings" />
      <ul className="plain-list">
        {CHECKLISTS.map((name) => (
          <li key={name}>
            <a href={paths.reportChecklist(name)}>{CHECKLIST_TEXTS[name].title}</a>
            <br />
            <span className="muted small">{CHECKLIST_TEXTS[name].about}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
