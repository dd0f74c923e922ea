import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { randomBytes } from 'node:crypto';
import { isUid, uidFrom } from '~/areas/calculator/rules/calculation';
import { placeOfText } from '~/engine/places/place-text';
import type { FieldChoices } from '~/engine/result';
import { optionalUser } from '~/areas/accounts/session/actor.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { formAgain, readForm, textOf } from '~/platform/http/forms/form.server';
import { frontQuestions, loadFrontPage } from '~/areas/content/pages/front-page.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import type { loader as rootLoader } from '~/root';
import { startCalculation } from '~/areas/calculator/start-calculation.server';
import { FrontPage } from '~/areas/content/parts/front-page';
import frontStyles from '~/kit/styles/front.css';
import { keepFrontFaq } from '~/areas/content/parts/static-front.server';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  keepFrontFaq(await frontQuestions(context));
  const person = await optionalUser(request, context);
  const from = new URL(request.url).searchParams.get('from');
  return {
    ...(await loadFrontPage(context, from, person?.carrier)),
    texts: textsOf(request, 'frame', 'calculator', 'places'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = (name: string) => ({
    city: textOf(form, `${name}_city`),
    state: textOf(form, `${name}_state`),
    zip: textOf(form, `${name}_zip`),
  });
  const [chosenFor = '', chosen = ''] = textOf(form, 'choice').slice(0, 200).split(/:(.*)/s);
  const stopOf = (name: string) => (chosen !== '' && chosenFor === name ? placeOfText(chosen) : typed(name));
  const { pickup, delivery } = { pickup: stopOf('pickup'), delivery: stopOf('delivery') };
  const again = (
    status: number,
    errors: Record<string, string[]>,
    { headers = {}, choices = {} }: { headers?: HeadersInit; choices?: FieldChoices } = {},
  ) =>
    formAgain(
      context,
      { uid: uidFrom(randomBytes(6)), pickup, delivery, errors, choices },
      { status, headers },
    );

  const allowed = await countUseByAddress('calculation', context);
  if (!allowed.ok && allowed.failure.kind === 'rate-limited') {
    return again(
      429,
      { stops: [allowed.failure.message] },
      { headers: { 'Retry-After': String(allowed.failure.retryAfterSeconds) } },
    );
  }
  const given = textOf(form, 'uid');
  const start = (uid: string) => startCalculation(publicCtx(context), { uid, stops: [pickup, delivery] });
  let result = await start(isUid(given) ? given : uidFrom(randomBytes(6)));
  // The form of an earlier page sent with other stops is a new calculation.
  if (!result.ok && result.failure.kind === 'conflict') result = await start(uidFrom(randomBytes(6)));
  if (!result.ok)
    return again(
      422,
      ('fields' in result.failure ? result.failure.fields : undefined) ?? { stops: [result.failure.message] },
      { choices: (result.failure.kind === 'invalid' && result.failure.choices) || {} },
    );
  const { status, routeError, uid } = result.value;
  if (status === 'error') return again(422, { stops: [routeError ?? 'Sorry, route calculation error'] });
  return seeOther(paths.calculatorFuel(uid));
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: frontStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const { t } = translator(loaded?.texts);
  return [
    documentTitle(matches, t`IFTA mileage and fuel tax calculator`),
    {
      name: 'description',
      content: t`Route miles by state and province for any truck trip, and the IFTA fuel tax on it.`,
    },
  ];
};

export default function CalculatorRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const view = answered && 'errors' in answered ? { ...loaded, form: answered } : loaded;
  return (
    <FrontPage
      view={view}
      product={root?.productName ?? ''}
      current={paths.calculator()}
      signedIn={root?.signedIn ?? false}
    />
  );
}
