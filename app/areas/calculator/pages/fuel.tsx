import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { answerFuelForm, loadFuelStep } from '~/areas/calculator/pages/calculator-steps.server';
import { formAgain, readForm } from '~/platform/http/forms/form.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import type { loader as rootLoader } from '~/root';
import { FuelStep } from '~/areas/calculator/parts/fuel-step';
import { DialogPage } from '~/kit/dialog';
import { LinkButton } from '~/kit/button';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { PublicPage } from '~/areas/content/parts/public-page';
import { Spinner } from '~/kit/spinner';
import { translator, useTexts } from '~/kit/texts';

export const handle = { hydrate: false };

const FIRST_WAIT_SECONDS = 1;
const LAST_WAIT_SECONDS = 60;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const uid = params['uid'] ?? '';
  const step = await loadFuelStep(context, uid);
  if (!step.ok) throw data(null, { status: 404 });
  const texts = textsOf(request, 'frame', 'calculator', 'places');
  if (step.value.status === 'ok') return { status: 'ok' as const, view: step.value.view, texts };
  // Without scripts the page asks again by itself, each time after twice as long, as the modal does.
  const asked = Number(new URL(request.url).searchParams.get('wait') ?? '0');
  const wait = asked >= FIRST_WAIT_SECONDS && asked < LAST_WAIT_SECONDS ? asked * 2 : FIRST_WAIT_SECONDS;
  const gaveUp = step.value.status === 'pending' && wait >= LAST_WAIT_SECONDS;
  const message =
    step.value.status === 'error'
      ? (step.value.message ?? 'Sorry, route calculation error')
      : 'Something went wrong';
  const refresh =
    step.value.status === 'pending' && !gaveUp
      ? `${wait};url=${paths.calculatorFuel(uid)}?wait=${wait}`
      : null;
  return { status: 'waiting' as const, uid, refresh, message: refresh ? null : message, texts };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const uid = params['uid'] ?? '';
  const answer = await answerFuelForm(context, uid, await readForm(request));
  if (answer.kind === 'report') return seeOther(paths.calculatorReport(uid));
  if (answer.kind === 'gone') throw data(null, { status: 404 });
  return formAgain(context, answer);
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, translator(loaded?.texts).t`Add diesel purchase`),
  { name: 'robots', content: 'noindex' },
  ...(loaded?.status === 'waiting' && loaded.refresh
    ? [{ httpEquiv: 'refresh', content: loaded.refresh }]
    : []),
];

export default function FuelStepRoute() {
  const { t, said } = useTexts();
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const invalid = answered && 'errors' in answered ? answered : null;
  return (
    <PublicPage
      product={root?.productName ?? ''}
      current={paths.calculator()}
      signedIn={root?.signedIn ?? false}
    >
      {loaded.status === 'ok' ? (
        <DialogPage
          title={t`Add diesel purchase`}
          backHref={`${paths.calculator()}?from=${loaded.view.uid}`}
          backText={t`Change the route`}
        >
          <FuelStep view={invalid?.view ?? loaded.view} errors={invalid?.errors} />
        </DialogPage>
      ) : (
        <DialogPage
          title={t`Route Calculation`}
          backHref={`${paths.calculator()}?from=${loaded.uid}`}
          backText={t`Change the route`}
        >
          {loaded.message ? (
            <Notice tone="bad" title={said(loaded.message)}>
              <LinkButton href={paths.calculatorFuel(loaded.uid)}>{t`Try again`}</LinkButton>
            </Notice>
          ) : (
            <p role="status">
              <Spinner text={t`Calculating route...`} />
            </p>
          )}
        </DialogPage>
      )}
    </PublicPage>
  );
}
