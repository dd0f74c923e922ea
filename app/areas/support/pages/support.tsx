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
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
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
    texts: textsOf(request, 'frame', 'list', 'support'),
  };
}

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: supportStyles },
  { rel: 'stylesheet', href: contentStyles },
];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  documentTitle(matches, translator(data?.texts).t`Support`),
];

export default function SupportRoute() {
  const { t, said, nodes } = useTexts();
  const { requests, total, page, size, mayAskLimits, mayWrite } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle title={t`Support`} />
      <ul className="support-ways">
        <li>
          <h2>{t`Ask us`}</h2>
          <p>{t`Something does not work, or a figure looks wrong. Screenshots help.`}</p>
          <LinkButton href={paths.supportMessage()} kind="primary">
            {t`Write to support`}
          </LinkButton>
        </li>
        <li>
          <h2>{t`Learn it with someone`}</h2>
          <p>{t`30 minutes, one on one, with your own records. It costs nothing.`}</p>
          <LinkButton href={paths.supportTraining()}>{t`Schedule a training session`}</LinkButton>
        </li>
        <li>
          <h2>{t`Higher free limits`}</h2>
          <p>
            {mayAskLimits
              ? t`Answer four questions and we double the free plan. Reviewed within one business day.`
              : mayWrite
                ? t`Your carrier has asked already, or has more than the free plan.`
                : t(MAY_ONLY_LOOK)}
          </p>
          {mayAskLimits ? (
            <LinkButton href={paths.supportLimits()}>{t`Ask for doubled limits`}</LinkButton>
          ) : (
            <LinkButton href={paths.billing()}>{t`See the plans`}</LinkButton>
          )}
        </li>
        <li>
          <h2>{t`Find out by yourself`}</h2>
          <HelpForm />
          <p>
            {nodes`${(
              <a key="tutorials" href={paths.tutorials()}>
                {t`Tutorials`}
              </a>
            )} with steps, and ${(
              <a key="faq" href={paths.faq()}>
                {t`questions about IFTA`}
              </a>
            )}.`}
          </p>
        </li>
      </ul>
      <h2 className="support-title">{t`Your requests`}</h2>
      {total === 0 ? (
        <Empty
          title={t`You have not asked anything yet`}
          text={t`Your questions and our answers are kept here.`}
        />
      ) : (
        <ol className="support-requests">
          {requests.map((view) => (
            <li key={view.id} id={`request-${view.id}`}>
              <h3>
                {t(view.kindName)} <RequestTag status={view.status}>{t(view.statusName)}</RequestTag>
              </h3>
              <p className="muted small">{said(view.asked)}</p>
              <RequestFacts facts={view.facts} files={view.files} />
              {view.answer ? (
                <div className="support-answer">
                  <strong>{t`Our answer`}</strong>
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
