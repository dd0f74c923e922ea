import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPublicText } from '~/areas/content/pages/public-text.server';
import { paths } from '~/routes';
import { fillText } from '~/areas/content/rules/fill-text';
import { searchMeta } from '~/kit/search-meta';
import { TextPage } from '~/areas/content/parts/text-page';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadPublicText(request, context, 'auditHelp');
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  if (!loaded) return [];
  const { product, text } = loaded;
  return searchMeta(matches, {
    title: fillText(text.title, { product }),
    description: fillText(text.description, { product }),
    path: paths.auditHelp(),
  });
};

export default function AuditHelpRoute() {
  return <TextPage current={paths.auditHelp()} {...useLoaderData<typeof loader>()} />;
}
