import type {
  ActionFunctionArgs,
  HeadersFunction,
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadTry, tryCall } from '~/areas/api/pages/try-call.server';
import { DocsPage } from '~/areas/api/parts/docs-page';
import { TryCallForm } from '~/areas/api/parts/try-call-form';
import { documentTitle } from '~/kit/page-title';
import docsStyles from '~/kit/styles/docs.css';
import { paths } from '~/routes';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return loadTry(request, context, params['part'] ?? '', params['call'] ?? '');
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return tryCall(request, context, params['part'] ?? '', params['call'] ?? '');
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: docsStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, `Try it: ${data?.form.summary ?? ''}`),
  { name: 'robots', content: 'noindex' },
];

export default function DocsTryRoute() {
  const loaded = useLoaderData<typeof loader>();
  const { product, parts, slug, signedIn, form } = useActionData<typeof action>() ?? loaded;
  return (
    <DocsPage product={product} signedIn={signedIn} groups={parts} current={slug} contents={[]}>
      <p>
        <a href={paths.docsPart(slug)}>Back to {parts.find((part) => part.slug === slug)?.title}</a>
      </p>
      <TryCallForm form={form} />
    </DocsPage>
  );
}
