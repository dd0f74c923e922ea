import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { REPORT_TEXTS, reportRequest } from '~/areas/returns/pages/report-request.server';
import { InterviewOverview } from '~/areas/returns/parts/interview-page';
import { readInterview } from '~/areas/returns/quarter-interview.server';
import { interviewView } from '~/areas/returns/views/interview-view';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import guideStyles from '~/kit/styles/guide.css';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, filter } = await reportRequest(request, context);
  const { answers, isFiled } = await readInterview(actor.ctx, filter.quarter);
  return {
    ...interviewView(filter.quarter, answers, actor.carrier),
    isFiled,
    mayWrite: actor.ctx.scope.mayWrite,
    texts: textsOf(request, ...REPORT_TEXTS, 'interview'),
  };
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: guideStyles }];

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const { t, said } = translator(data?.texts);
  return [documentTitle(matches, t`Before you file ${said(data?.label ?? '')}`)];
};

export default function Interview() {
  return <InterviewOverview view={useLoaderData<typeof loader>()} />;
}
