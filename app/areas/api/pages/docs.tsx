import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadDocsStart } from '~/areas/api/pages/docs-request.server';
import docsStyles from '~/kit/styles/docs.css';
import { DocsPage } from '~/areas/api/parts/docs-page';
import { CallIndex, Conventions, START_CONTENTS } from '~/areas/api/parts/start-page';
import { documentTitle } from '~/kit/page-title';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadDocsStart(request, context);
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: docsStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction = ({ matches }) => [
  documentTitle(matches, 'API reference'),
  {
    name: 'description',
    content:
      'Trips, fuel, equipment and quarterly IFTA reports for programs: every call with its fields and an example that works.',
  },
];

export default function DocsRoute() {
  const { product, signedIn, parts, groups, search, problems, api, clientUrl, limit, carrierLimit } =
    useLoaderData<typeof loader>();
  return (
    <DocsPage product={product} signedIn={signedIn} groups={parts} contents={START_CONTENTS}>
      <h1>API reference</h1>
      <p className="lede">
        For fleets’ own systems, accountants and ELD vendors: the same calls that the screens use, with the
        same rules. Each has its code in curl, TypeScript and Python, and a form to try it.
      </p>
      <CallIndex groups={groups} search={search} />
      <Conventions
        api={api}
        clientUrl={clientUrl}
        limit={limit}
        carrierLimit={carrierLimit}
        problems={problems}
      />
    </DocsPage>
  );
}
