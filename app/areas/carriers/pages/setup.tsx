import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { readSetup } from '~/areas/carriers/answer-setup.server';
import { SetupOverview } from '~/areas/carriers/parts/setup-page';
import { setupView } from '~/areas/carriers/views/setup-view';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import guideStyles from '~/kit/styles/guide.css';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, role } = await requireCarrier(request, context);
  return {
    ...setupView(await readSetup(ctx), role),
    texts: textsOf(request, 'frame', 'places', 'list', 'setup'),
  };
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: guideStyles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  documentTitle(matches, translator(data?.texts).t`What a return needs`),
];

export default function SetupRoute() {
  return <SetupOverview view={useLoaderData<typeof loader>()} />;
}
