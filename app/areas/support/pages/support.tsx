import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { lengthOf, queryOf } from '~/areas/ledger/parts/query';
import { listPageOf } from '~/platform/http/forms/list-page.server';
import { MAY_ONLY_LOOK } from '~/engine/roles';
import { paths } from '~/routes';
import { requestView } from '~/areas/support/views/own-requests';
import { listOwnRequests } from '~/areas/support/list-own-requests.server';
import contentStyles from '~/kit/styles/content.css';
import supportStyles from '~/kit/styles/support.css';
import { LinkButton } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { documentTitle } from '~/kit/page-title';
import { Pagination } from '~/kit/pagination';
import { HelpForm } from '~/areas/content/parts/help-form';
import { PageTitle } from '~/areas/content/parts/public-page';
import { RequestFacts, RequestTag } from '~/areas/support/parts/request-parts';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const records = await listOwnRequests(ctx);
  const mayAskLimits =
    ctx.scope.mayWrite &&
    carrier.planPackageId === 'ic_free' &&
    !carrier.freeLimitDoubled &&
    !records.some(({ kind, status }) => kind === 'limits' && (status === 'open' || status === 'in_progress'));
  const { page, size, start } = listPageOf(request);
  return {
    requests: records.slice(start, start + size).map((record) => requestView(record, carrier.timeZone)),
    total: records.length,
    page,
    size,
    mayAskLimits,
    mayWrite: ctx.scope.mayWrite,
  };
}

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: supportStyles },
  { rel: 'stylesheet', href: contentStyles },
];

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Support')];

export default function SupportRoute() {
  const { requests, total, page, size, mayAskLimits, mayWrite } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle title="Support" />
      <ul className="support-ways">
        <li>
          <h2>Ask us</h2>
          <p>Something does not work, or a figure looks wrong. Screenshots help.</p>
          <LinkButton href={paths.supportMessage()} kind="primary">
            Write to support
          </LinkButton>
        </li>
        <li>
          <h2>Learn it with someone</h2>
          <p>30 minutes, one on one, with your own records. It costs nothing.</p>
          <LinkButton href={paths.supportTraining()}>Schedule a training session</LinkButton>
        </li>
        <li>
          <h2>Higher free limits</h2>
          <p>
            {mayAskLimits
              ? 'Answer four questions and we double the free plan. Reviewed within one business day.'
              : mayWrite
                ? 'Your carrier has asked already, or has more than the free plan.'
                : MAY_ONLY_LOOK}
          </p>
          {mayAskLimits ? (
            <LinkButton href={paths.supportLimits()}>Ask for doubled limits</LinkButton>
          ) : (
            <LinkButton href={paths.billing()}>See the plans</LinkButton>
          )}
        </li>
        <li>
          <h2>Find out by yourself</h2>
          <HelpForm />
          <p>
            <a href={paths.tutorials()}>Tutorials</a> with steps, and{' '}
            <a href={paths.faq()}>questions about IFTA</a>.
          </p>
        </li>
      </ul>
      <h2 className="support-title">Your requests</h2>
      {total === 0 ? (
        <Empty title="You have not asked anything yet" text="Your questions and our answers are kept here." />
      ) : (
        <ol className="support-requests">
          {requests.map((view) => (
            <li key={view.id} id={`request-${view.id}`}>
              <h3>
                {view.kindName} <RequestTag status={view.status}>{view.statusName}</RequestTag>
              </h3>
              <p className="muted small">{view.asked}</p>
              <RequestFacts facts={view.facts} files={view.files} />
              {view.answer ? (
                <div className="support-answer">
                  <strong>Our answer</strong>
                  {view.answer.split('\n').map((line, index) => (
                    <p key={index}>{line}</p>
                  ))}
                </div>
              ) : null}
            </li>
          ))}
        </ol>
      )}
      {total > 0 ? (
        <Pagination
          page={page}
          pageSize={size}
          filtered={total}
          total={total}
          window={5}
          hrefOf={(number) => paths.support() + queryOf({ length: lengthOf(size), page: number })}
          hrefOfSize={(length) => paths.support() + queryOf({ length })}
        />
      ) : null}
    </>
  );
}
