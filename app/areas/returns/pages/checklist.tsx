import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { PageTitle } from '~/areas/content/parts/public-page';
import { BlankTripSheet } from '~/areas/returns/parts/blank-trip-sheet';
import { checklistIn, isChecklist } from '~/areas/returns/rules/checklists';
import { documentTitle } from '~/kit/page-title';
import guideStyles from '~/kit/styles/guide.css';
import { paths } from '~/routes';
import { REPORT_TEXTS } from '~/areas/returns/pages/report-request.server';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { carrier } = await requireCarrier(request, context);
  const name = params['list'];
  if (!isChecklist(name)) throw new Response('This checklist was not found.', { status: 404 });
  return {
    name,
    ...checklistIn(name, carrier.units),
    carrier: carrier.legalName,
    license: carrier.iftaLicence ?? '',
    usdot: carrier.usdot ?? '',
    isMetric: carrier.units === 'metric',
    texts: textsOf(request, ...REPORT_TEXTS, 'deadlines'),
  };
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: guideStyles }];

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, translator(data?.texts).t(data?.title ?? 'Checklist')),
];

export default function ChecklistPage() {
  const view = useLoaderData<typeof loader>();
  const { t, nodes, langOf } = useTexts();
  return (
    <div className="stack-wide">
      <PageTitle title={t(view.title)} />
      <p className="prose">{t(view.about)}</p>
      <p>
        {[
          view.carrier,
          view.license ? t`IFTA license ${view.license}` : '',
          view.usdot ? `USDOT ${view.usdot}` : '',
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {view.items.length > 0 ? (
        <ul className="paper-list">
          {view.items.map((item) => (
            <li key={item} lang={langOf(item)}>
              {t(item)}
            </li>
          ))}
        </ul>
      ) : null}
      {view.paragraphs.map((text) => (
        // The clause goes into a contract in English.
        <p key={text} className="prose" lang={langOf(text)}>
          {text}
        </p>
      ))}
      {view.name === 'trip-sheet' ? <BlankTripSheet isMetric={view.isMetric} /> : null}
      <p className="no-print">
        {nodes`${(
          <a key="all" href={paths.reportChecklists()}>
            {t`All checklists`}
          </a>
        )}. Print this page with your browser.`}
      </p>
    </div>
  );
}
