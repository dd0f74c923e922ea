import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ABOUT } from '~/areas/content/rules/public-texts';
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
    { title: fillText(ABOUT.title, { product }) },
    { name: 'description', content: fillText(ABOUT.description, { product }) },
  ];
};

export default function AboutRoute() {
  return <TextPage text={ABOUT} current={paths.about()} {...useLoaderData<typeof loader>()} />;
}
