import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
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
import { textsOf } from '~/platform/http/languages/texts.server';
import { ports } from '~/platform/ports.server';
import { paths } from '~/routes';
import { LinkButton } from '~/kit/button';
import { searchMeta } from '~/kit/search-meta';
import { translator, useTexts } from '~/kit/texts';
import { useProductName } from '~/kit/use-product-name';
import { publicPageHeaders } from '~/platform/http/languages/language.server';
import contentStyles from '~/kit/styles/content.css';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const isPrivate = hasSessionCookie(request);
  const signedIn = isPrivate && (await optionalUser(request, context)) !== null;
  return data(
    {
      signedIn,
      addsTax: ports().billing.addsTax,
      plans: pricedPlans(),
      questions: priceQuestions(),
      texts: textsOf(request, 'frame', 'pages'),
    },
    { headers: publicPageHeaders(request, isPrivate) },
  );
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: contentStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const inDollars = (cents: number): string => (cents / 100).toFixed(2);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) =>
  searchMeta(matches, {
    title: translator(loaded?.texts).t`Prices: IFTA software from $0`,
    description: `A free plan without a card, and paid plans from $${PAID_PACKAGES[0] ? PAID_PACKAGES[0].monthlyCents / 100 : 0} a month with ${TRIAL_DAYS} days free. Trips, stops, and what every plan includes.`,
    path: paths.prices(),
    isTranslated: true,
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
          name: translator(loaded?.texts).t(question),
          acceptedAnswer: { '@type': 'Answer', text: translator(loaded?.texts).said(answer) },
        })),
      },
    ],
  });

/** Each plan with its price and its two limits; nothing else sets them apart. */
function PlanCards({ plans }: { plans: readonly PricedPlan[] }) {
  const { t, said } = useTexts();
  return (
    <ul className="price-cards">
      {plans.map(({ id, name, price, yearly, trips, stops }) => (
        <li key={id} className="price-card">
          <h2>{t(name)}</h2>
          <p className="price-figure">{said(price)}</p>
          <p className="muted">{yearly ? said(yearly) : null}</p>
          <p>
            <b>{trips}</b> {t`trips in 30 days`}
          </p>
          <p>
            <b>{stops}</b> {t`stops per trip`}
          </p>
        </li>
      ))}
    </ul>
  );
}

export default function PricesRoute() {
  const { t, nodes, said, langOf } = useTexts();
  const { signedIn, addsTax, plans, questions } = useLoaderData<typeof loader>();
  return (
    <PublicPage product={useProductName()} signedIn={signedIn} current={paths.prices()}>
      <div className="stack">
        <div className="prose">
          <h1>{t`Prices`}</h1>
          <p className="lede">
            {t`US dollars, for each carrier. Pay by the month, or by the year with ${12 - MONTHS_PAID_A_YEAR} months free. The first paid plan begins with ${TRIAL_DAYS} days free.`}
          </p>
        </div>
        <PlanCards plans={plans} />
        <div className="prose">
          <p>
            <LinkButton href={signedIn ? paths.billing() : paths.register()} kind="primary">
              {signedIn ? t`Choose a plan` : t`Start free`}
            </LinkButton>
          </p>
          <p className="muted">
            {addsTax ? <>{t`Prices are plus tax where it applies.`} </> : null}
            {nodes`More than ${plans.at(-1)?.trips ?? 0} trips in 30 days? ${(
              <a key="write" href={paths.support()}>
                {t`Write to us`}
              </a>
            )}.`}
          </p>
        </div>
        <div className="price-parts">
          <div className="prose">
            <h2 id="included">{t`In every plan`}</h2>
            <ul>
              {INCLUDED.map((line) => (
                <li key={line}>{t(line)}</li>
              ))}
            </ul>
          </div>
          <div className="prose">
            <h2 id="questions">{t`Questions`}</h2>
            {questions.map(({ slug, question, answer }) => (
              <section key={slug} id={slug} aria-labelledby={`${slug}-title`}>
                <h3 id={`${slug}-title`}>{t(question)}</h3>
                <p lang={langOf(answer)}>{said(answer)}</p>
              </section>
            ))}
            <p>
              {nodes`The rest is in the ${(
                <a key="terms" href={paths.terms()}>
                  {t`terms`}
                </a>
              )}.`}
            </p>
          </div>
        </div>
      </div>
    </PublicPage>
  );
}
