import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadDocsPart } from '~/areas/api/pages/docs-request.server';
import docsStyles from '~/kit/styles/docs.css';
import { DocsPage } from '~/areas/api/parts/docs-page';
import { OperationSection, PartSections } from '~/areas/api/parts/operation-section';
import { documentTitle } from '~/kit/page-title';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return loadDocsPart(request, context, params['part'] ?? '');
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: docsStyles }];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, `${data?.group.title ?? ''}: API reference`),
  { name: 'description', content: data?.group.text ?? '' },
];

export default function DocsPartRoute() {
  const { product, signedIn, parts, group } = useLoaderData<typeof loader>();
  const contents = [
    ...group.operations.map(({ id, summary }) => ({ id, text: summary })),
    ...(group.parts.length > 0 ? [{ id: 'objects', text: 'Objects' }] : []),
  ];
  return (
    <DocsPage product={product} signedIn={signedIn} groups={parts} current={group.slug} contents={contents}>
      <h1>{group.title}</h1>
      <p className="lede">{group.text}</p>
      {group.operations.map((operation) => (
        <OperationSection key={operation.id} operation={operation} />
      ))}
      <PartSections parts={group.parts} />
    </DocsPage>
  );
}
