import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { optionalUser } from '~/areas/accounts/session/actor.server';
import { hasSessionCookie } from '~/areas/accounts/session/session.server';
import {
  MONTHS_PAID_A_YEAR,
  packageName,
  PAID_PACKAGES,
  PAID_PLAN_IDS,
  priceCentsOf,
  FREE_PACKAGE_ID,
  intervalOf,
  TRIAL_DAYS,
} from '~/areas/billing/rules/packages';
import { INCLUDED, pricedPlans, priceQuestions, type PricedPlan } from '~/areas/billing/views/price-view';
import { PublicPage } from '~/areas/content/parts/public-page';
import { paths } from '~/routes';
import { LinkButton } from '~/kit/button';
import { searchMeta } from '~/kit/search-meta';
import { Table, type Column } from '~/kit/table';
import { useProductName } from '~/kit/use-product-name';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const isPrivate = hasSessionCookie(request);
  const signedIn = isPrivate && (await optionalUser(request, context)) !== null;
  return data(
    { signedIn, plans: pricedPlans(), questions: priceQuestions() },
    { headers: { 'Cache-Control': isPrivate ? 'private, no-cache' : 'public, max-age=300', Vary: 'Cookie' } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const inDollars = (cents: number): string => (cents / 100).toFixed(2);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) =>
  searchMeta(matches, {
    title: 'Prices: IFTA software from $0',
    description: `A free plan without a card, and paid plans from $${PAID_PACKAGES[0] ? PAID_PACKAGES[0].monthlyCents / 100 : 0} a month with ${TRIAL_DAYS} days free. Trips, stops, and what every plan includes.`,
    path: paths.prices(),
    crumbs: [{ name: 'Prices', path: paths.prices() }],
    data: (origin) => [
      {
        '@type': 'Product',
        name: 'IFTA mileage and fuel tax',
        description: 'Miles by state, fuel receipts and the quarterly IFTA return.',
        image: `${origin}/mileage/img/share.png`,
        offers: [FREE_PACKAGE_ID, ...PAID_PLAN_IDS].map((id) => ({
          '@type': 'Offer',
          name: `${packageName(id)}, ${intervalOf(id)}ly`,
          price: inDollars(priceCentsOf(id)),
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          url: origin + paths.prices(),
        })),
      },
      {
        '@type': 'FAQPage',
        mainEntity: (loaded?.questions ?? []).map(({ slug, question, answer }) => ({
          '@type': 'Question',
          '@id': `#${slug}`,
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  });

const COLUMNS: Column<PricedPlan>[] = [
  { key: 'name', label: 'Plan', cell: ({ name }) => name },
  { key: 'price', label: 'Monthly', narrow: 'lead', cell: ({ price }) => price },
  { key: 'yearly', label: 'Yearly', narrow: 'figure', cell: ({ yearly }) => yearly },
  {
    key: 'trips',
    label: 'Trips in 30 days',
    number: true,
    short: 'trips in 30 days',
    cell: ({ trips }) => trips,
  },
  {
    key: 'stops',
    label: 'Stops per trip',
    number: true,
    short: 'stops per trip',
    cell: ({ stops }) => stops,
  },
];

export default function PricesRoute() {
  const { signedIn, plans, questions } = useLoaderData<typeof loader>();
  return (
    <PublicPage product={useProductName()} signedIn={signedIn} current={paths.prices()}>
      <div className="stack">
        <div className="prose">
          <h1>Prices</h1>
          <p className="lede">
            US dollars, for each carrier. Pay by the month, or by the year with {12 - MONTHS_PAID_A_YEAR}{' '}
            months free. The first paid plan begins with {TRIAL_DAYS} days free.
          </p>
        </div>
        <Table caption="Plans" captionHidden columns={COLUMNS} rows={plans} rowKey={({ id }) => id} />
        <div className="prose">
          <p>
            <LinkButton href={signedIn ? paths.billing() : paths.register()} kind="primary">
              {signedIn ? 'Choose a plan' : 'Start free'}
            </LinkButton>
          </p>
          <p className="muted">
            Taxes may be added where the law asks for them. More than {plans.at(-1)?.trips ?? 0} trips in 30
            days? <a href={paths.support()}>Write to us</a>.
          </p>
          <h2 id="included">In every plan</h2>
          <ul>
            {INCLUDED.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <h2 id="questions">Questions</h2>
          {questions.map(({ slug, question, answer }) => (
            <section key={slug} id={slug} aria-labelledby={`${slug}-title`}>
              <h3 id={`${slug}-title`}>{question}</h3>
              <p>{answer}</p>
            </section>
          ))}
          <p>
            The rest is in the <a href={paths.terms()}>terms</a>.
          </p>
        </div>
      </div>
    </PublicPage>
  );
}
