import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPublicText } from '~/areas/content/pages/public-text.server';
import { TextPage } from '~/areas/content/parts/text-page';
import { textMeta } from '~/areas/content/parts/text-meta';
import { paths } from '~/routes';

export const handle = { hydrate: false };

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadPublicText(request, context, 'auditHelp');

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = textMeta(paths.auditHelp());

export default function AuditHelpRoute() {
  return <TextPage current={paths.auditHelp()} {...useLoaderData<typeof loader>()} />;
}
