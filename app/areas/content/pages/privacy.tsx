import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { consentOf } from '~/areas/billing/pages/analytics.server';
import { loadPublicText } from '~/areas/content/pages/public-text.server';
import { paths } from '~/routes';
import { ConsentForm } from '~/areas/content/parts/analytics';
import { fillText } from '~/areas/content/rules/fill-text';
import { searchMeta } from '~/kit/search-meta';
import { TextPage } from '~/areas/content/parts/text-page';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { data: page, init } = await loadPublicText(request, context, 'privacy');
  return data({ page, consent: consentOf(request) }, init ?? undefined);
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  if (!loaded) return [];
  const { product, text } = loaded.page;
  return searchMeta(matches, {
    title: 'Privacy policy',
    description: fillText(text.description, { product }),
    path: paths.privacy(),
  });
};

export default function PrivacyRoute() {
  const { page, consent } = useLoaderData<typeof loader>();
  return (
    <TextPage current={paths.privacy()} {...page}>
      <section id="statistics" aria-labelledby="statistics-title">
        <h2 id="statistics-title">Usage statistics</h2>
        <div className="prose">
          <p>
            If you agree, your browser notes four events for a program that counts them: signing in, signing
            up, starting checkout and buying a plan. They hold the plan and its price, and not who you are.{' '}
            {consent === 'yes'
              ? 'You have agreed.'
              : consent === 'no'
                ? 'You have not agreed.'
                : 'You have not chosen yet, which counts as no.'}
          </p>
          <ConsentForm back={`${paths.privacy()}#statistics`} />
        </div>
      </section>
    </TextPage>
  );
}
