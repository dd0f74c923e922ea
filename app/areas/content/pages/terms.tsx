import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TERMS } from '~/areas/content/rules/public-texts';
import { loadPublicText } from '~/areas/content/pages/public-text.server';
import { paths } from '~/routes';
import { fillText } from '~/areas/content/rules/fill-text';
import { TextPage } from '~/areas/content/parts/text-page';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadPublicText(request, context);
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const product = data?.product ?? '';
  return [
    { title: `${fillText(TERMS.title, { product })} – ${product}` },
    { name: 'description', content: fillText(TERMS.description, { product }) },
  ];
};

export default function TermsRoute() {
  return <TextPage text={TERMS} current={paths.terms()} {...useLoaderData<typeof loader>()} />;
}
