import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PRIVACY } from '~/areas/content/rules/public-texts';
import { consentOf } from '~/areas/billing/pages/analytics.server';
import { loadPublicText } from '~/areas/content/pages/public-text.server';
import { paths } from '~/routes';
import { ConsentForm } from '~/areas/content/parts/analytics';
import { fillText } from '~/areas/content/rules/fill-text';
import { TextPage } from '~/areas/content/parts/text-page';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { data: text, init } = await loadPublicText(request, context);
  return data({ text, consent: consentOf(request) }, init ?? undefined);
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => {
  const product = loaded?.text.product ?? '';
  return [
    { title: `${fillText(PRIVACY.title, { product })} – ${product}` },
    { name: 'description', content: fillText(PRIVACY.description, { product }) },
  ];
};

export default function PrivacyRoute() {
  const { text, consent } = useLoaderData<typeof loader>();
  return (
    <TextPage text={PRIVACY} current={paths.privacy()} {...text}>
      <section id="statistics" aria-labelledby="statistics-title">
        <h2 id="statistics-title">Usage statistics</h2>
        <div className="prose">
          <p>
            If you agree, four events are noted in your browser for a program that counts them: that somebody
            signed in, registered, came to the payment of a plan, and bought it. They hold the plan and its
            price, and not who you are.{' '}
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
