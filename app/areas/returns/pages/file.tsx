import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MAX_ATTACHMENT_BYTES } from '~/areas/support/rules/attachment';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { readReportFile, retryReportFile } from '~/areas/returns/report-files.server';
import { Button, LinkButton } from '~/kit/button';
import { useFigures } from '~/kit/figures';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { REPORT_TEXTS } from '~/areas/returns/pages/report-request.server';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const found = await readReportFile(actor.ctx, params['id'] ?? '');
  if (!found.ok) throw new Response(found.failure.message, { status: 404 });
  const { id, status, progress, stage, error, fileName, sizeBytes, sha256 } = found.value;
  const isWaiting = status === 'queued' || status === 'running';
  return data(
    {
      id,
      status,
      progress,
      stage,
      error,
      fileName,
      sizeBytes,
      sha256,
      texts: textsOf(request, ...REPORT_TEXTS, 'sheet'),
    },
    // Without a script the page looks again by itself.
    { headers: isWaiting ? { Refresh: '1' } : {} },
  );
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const result = await retryReportFile(actor.ctx, params['id'] ?? '');
  if (!result.ok) throw new Response(result.failure.message, { status: 404 });
  return seeOther(paths.reportFile(result.value.id));
}

export const headers: HeadersFunction = ({ loaderHeaders, parentHeaders }) => {
  const all = new Headers(parentHeaders);
  const refresh = loaderHeaders.get('Refresh');
  if (refresh) all.set('Refresh', refresh);
  return all;
};

export const meta: MetaFunction<typeof loader> = ({ matches, data: view }) => [
  documentTitle(matches, view ? view.fileName : translator().t`File`),
];

export default function ReportFilePage() {
  const file = useLoaderData<typeof loader>();
  const { t, said, langOf } = useTexts();
  const figures = useFigures();
  return (
    <div className="stack-wide">
      <PageTitle title={file.fileName} />
      <ReportTabs current="return" />
      {file.status === 'ready' ? (
        <section className="stack">
          <p>
            {file.sizeBytes === null
              ? t`The file is ready.`
              : t`The file is ready, ${figures.whole(Math.ceil(file.sizeBytes / 1024))} KB.`}
          </p>
          <div className="actions">
            <LinkButton href={paths.reportFileContent(file.id)} kind="primary">
              {t`Download ${file.fileName}`}
            </LinkButton>
            {file.sizeBytes !== null && file.sizeBytes <= MAX_ATTACHMENT_BYTES ? (
              <LinkButton href={paths.emailReport(file.id)}>{t`Send by email`}</LinkButton>
            ) : null}
          </div>
          <p className="muted small">SHA-256 {file.sha256}</p>
        </section>
      ) : file.status === 'failed' ? (
        <Notice tone="bad" title={t`The file was not made`}>
          <p lang={langOf(file.error ?? '')}>{said(file.error ?? '')}</p>
          <form method="post" action={paths.reportFile(file.id)}>
            <Button kind="primary">{t`Try again`}</Button>
          </form>
        </Notice>
      ) : (
        <section className="stack" role="status">
          <p>{t`${t(file.stage || 'Waiting in line')}. This page updates every second.`}</p>
          <progress className="progress" value={file.progress} max={100} aria-label={t`Progress`}>
            {file.progress}%
          </progress>
        </section>
      )}
    </div>
  );
}
