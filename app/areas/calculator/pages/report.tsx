import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { loadReportStep } from '~/areas/calculator/pages/calculator-steps.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import type { loader as rootLoader } from '~/root';
import { ReportStep } from '~/areas/calculator/parts/report-step';
import { LinkButton } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { PublicPage } from '~/areas/content/parts/public-page';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const uid = params['uid'] ?? '';
  const step = await loadReportStep(context, uid);
  if (step.ok) return { ...step.value, texts: textsOf(request, 'frame', 'calculator', 'places') };
  // The fuel is not entered yet, or the route is not there: the step before says so.
  if (step.failure.kind === 'conflict') throw seeOther(paths.calculatorFuel(uid));
  throw data(null, { status: 404 });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => {
  const { t } = translator(view?.texts);
  return [
    documentTitle(matches, view ? t`See your IFTA tax: ${view.from} to ${view.to}` : t`See your IFTA tax`),
    { name: 'robots', content: 'noindex' },
  ];
};

export default function ReportStepRoute() {
  const { t } = useTexts();
  const view = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <PublicPage
      product={root?.productName ?? ''}
      current={paths.calculator()}
      signedIn={root?.signedIn ?? false}
    >
      <DialogPage title={t`See your IFTA tax`}>
        <ReportStep
          view={view}
          back={
            <LinkButton href={paths.calculatorFuel(view.uid)} kind="quiet">
              {t`Back`}
            </LinkButton>
          }
        />
      </DialogPage>
    </PublicPage>
  );
}
