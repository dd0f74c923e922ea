import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPublicText } from '~/areas/content/pages/public-text.server';
import { paths } from '~/routes';
import { fillText } from '~/areas/content/rules/fill-text';
import { TextPage } from '~/areas/content/parts/text-page';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadPublicText(request, context, 'about');
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { product, text } = data;
  return [
    { title: fillText(text.title, { product }) },
    { name: 'description', content: fillText(text.description, { product }) },
  ];
};

export default function AboutRoute() {
  return <TextPage current={paths.about()} {...useLoaderData<typeof loader>()} />;
}
