import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { loadReportStep } from '~/areas/calculator/pages/calculator-steps.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import type { loader as rootLoader } from '~/root';
import { ReportStep } from '~/areas/calculator/parts/report-step';
import { LinkButton } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { documentTitle } from '~/kit/page-title';
import { PublicPage } from '~/areas/content/parts/public-page';

export const handle = { hydrate: false };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const uid = params['uid'] ?? '';
  const step = await loadReportStep(context, uid);
  if (step.ok) return step.value;
  // The fuel is not entered yet, or the route is not there: the step before says so.
  if (step.failure.kind === 'conflict') throw seeOther(paths.calculatorFuel(uid));
  throw data(null, { status: 404 });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, `See your IFTA tax${view ? `: ${view.from} to ${view.to}` : ''}`),
  { name: 'robots', content: 'noindex' },
];

export default function ReportStepRoute() {
  const view = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <PublicPage
      product={root?.productName ?? ''}
      current={paths.calculator()}
      signedIn={root?.signedIn ?? false}
    >
      <DialogPage title="See your IFTA tax">
        <ReportStep
          view={view}
          back={
            <LinkButton href={paths.calculatorFuel(view.uid)} kind="quiet">
              Back
            </LinkButton>
          }
        />
      </DialogPage>
    </PublicPage>
  );
}
