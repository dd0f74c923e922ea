import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { formAgain, readForm, textOf } from '~/platform/http/forms/form.server';
import { filesOf } from '~/platform/http/forms/given-files.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { lengthOf, queryOf } from '~/areas/ledger/parts/query';
import { listPageOf } from '~/platform/http/forms/list-page.server';
import { paths } from '~/routes';
import { momentText } from '~/areas/accounts/views/sign-ins';
import { importListRow, KIND_CHOICES } from '~/areas/imports/views/import-view';
import { listCarrierImports } from '~/areas/imports/read-import.server';
import { openDropFolder, readDropFolder } from '~/areas/imports/take-dropped-files.server';
import { startImport } from '~/areas/imports/start-import.server';
import { readActivation } from '~/areas/documents/activation.server';
import { inboundAddress } from '~/areas/mail/inbound/inbound-mail.server';
import { env } from '~/config/env.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import importStyles from '~/kit/styles/imports.css';
import { Empty } from '~/kit/empty';
import { ErrorSummary } from '~/kit/error-summary';
import { Arrivals } from '~/areas/imports/parts/arrivals';
import { UploadForm } from '~/areas/imports/parts/upload-form';
import { documentTitle } from '~/kit/page-title';
import { Pagination } from '~/kit/pagination';
import { PageTitle } from '~/areas/content/parts/public-page';
import { Table } from '~/kit/table';
import { Tag } from '~/kit/tag';
import { translator, useTexts } from '~/kit/texts';
import { useUnitWords } from '~/kit/use-unit-words';

const USUAL = 25;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const { page, size, start } = listPageOf(request, USUAL);
  const { rows, total } = await listCarrierImports(ctx, { start, length: size });
  const { FUEL_DROP_DIR: dropFolders } = env();
  return {
    mailAddress: inboundAddress((await readActivation(ctx)).mailKey),
    offersFolder: dropFolders !== undefined,
    folder: dropFolders === undefined ? null : await readDropFolder(ctx),
    rows: rows.map((row) => importListRow(row, (date) => momentText(date, carrier.timeZone))),
    total,
    page,
    size,
    mayWrite: ctx.scope.mayWrite,
    texts: textsOf(request, 'frame', 'forms', 'list', 'imports', 'places'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const form = await readForm(request);
  if (textOf(form, 'intent') === 'folder') {
    const opened = await openDropFolder(ctx, env().FUEL_DROP_DIR !== undefined);
    if (opened.ok) return doneWith(paths.imports(), 'Your folder was made.');
    return formAgain(
      context,
      { kind: '', message: opened.failure.message, errors: {} },
      { status: opened.failure.kind === 'forbidden' ? 403 : 422 },
    );
  }
  const kind = textOf(form, 'kind');
  const [file] = await filesOf(form, 'file');
  const result = await startImport(ctx, { kind, file: file ?? null });
  if (result.ok) return seeOther(paths.import(result.value.id));
  const { failure } = result;
  return formAgain(
    context,
    { kind, message: failure.message, errors: failure.kind === 'invalid' ? (failure.fields ?? {}) : {} },
    { status: failure.kind === 'forbidden' ? 403 : 422 },
  );
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: importStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Imports`),
];

export default function ImportsRoute() {
  const { t, nodes, said } = useTexts();
  const u = useUnitWords();
  const { rows, total, page, size, mayWrite, texts: _texts, ...arrivals } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const errors = again && 'errors' in again ? again.errors : {};
  return (
    <div className="stack-wide">
      <PageTitle title={t`Imports`} back={{ href: paths.tripsFuel(), text: t`Trips & Fuel` }} />
      {again && 'message' in again ? (
        <ErrorSummary
          errors={[
            {
              message: again.message,
              ...(errors['file'] ? { fieldId: 'file' } : errors['kind'] ? { fieldId: 'kind' } : {}),
            },
          ]}
        />
      ) : null}
      <p className="measure">
        {t`Import trips, fuel, a fuel-card statement or the positions of your ELD. Match the columns and review every error before anything is saved. You can undo a whole import.`}
      </p>
      {mayWrite ? (
        <UploadForm
          kinds={KIND_CHOICES}
          values={{ kind: again && 'kind' in again ? again.kind : '' }}
          errors={errors}
          action={`${paths.imports()}?index`}
        />
      ) : null}
      {mayWrite ? (
        <p>
          {nodes`Moving from another installation? ${(
            <a key="archive" href={paths.importArchive()}>{t`Import an archive`}</a>
          )}.`}
        </p>
      ) : null}
      <Arrivals {...arrivals} mayWrite={mayWrite} />
      <p>
        <a href={paths.connections()}>{t`Connect Samsara, Motive or Geotab`}</a>{' '}
        {said(u`to get your miles automatically.`)}
      </p>
      <p>
        <a href={paths.rawPositions()}>{t`Raw positions of your devices`}</a>
        {t`, as CSV or Excel.`}
      </p>
      <section className="stack" aria-labelledby="imports-title">
        <h2 id="imports-title">{t`Your files`}</h2>
        <Table
          caption={t`Imported files`}
          captionHidden
          rows={rows}
          rowKey={(row) => row.id}
          empty={<Empty title={t`No files yet`} text={t`Your uploads and their results are listed here.`} />}
          columns={[
            { key: 'name', label: t`File`, cell: (row) => <a href={paths.import(row.id)}>{row.name}</a> },
            { key: 'kind', label: t`Type`, cell: (row) => said(row.kind), narrow: 'figure' },
            { key: 'when', label: t`Uploaded`, cell: (row) => said(row.when), narrow: 'figure' },
            {
              key: 'counts',
              label: t`Rows`,
              cell: (row) => row.counts.split(', ').map(said).join(', '),
              narrow: 'break',
            },
            {
              key: 'status',
              label: t`State`,
              cell: (row) => <Tag tone={row.tone}>{t(row.status)}</Tag>,
              narrow: 'lead',
            },
          ]}
        />
        {total > 0 ? (
          <Pagination
            page={page}
            pageSize={size}
            filtered={total}
            total={total}
            hrefOf={(number) => paths.imports() + queryOf({ length: lengthOf(size, USUAL), page: number })}
            hrefOfSize={(length) => paths.imports() + queryOf({ length })}
          />
        ) : null}
      </section>
    </div>
  );
}
