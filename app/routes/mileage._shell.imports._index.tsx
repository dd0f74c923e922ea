import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/http/session/actor.server';
import { formAgain, readForm, textOf } from '~/http/forms/form.server';
import { filesOf } from '~/http/forms/given-files.server';
import { seeOther } from '~/http/forms/see-other.server';
import { paths } from '~/paths';
import { momentText } from '~/presenters/accounts/sign-ins';
import { importListRow, KIND_CHOICES } from '~/presenters/imports/import-view';
import { listCarrierImports } from '~/services/imports/read-import.server';
import { startImport } from '~/services/imports/start-import.server';
import importStyles from '~/styles/imports.css';
import { LinkButton } from '~/ui/button';
import { Empty } from '~/ui/empty';
import { ErrorSummary } from '~/ui/error-summary';
import { Icon } from '~/ui/icon';
import { UploadForm } from '~/ui/imports/upload-form';
import { documentTitle } from '~/ui/page-title';
import { Pagination } from '~/ui/pagination';
import { PageTitle } from '~/ui/public-page';
import { Table } from '~/ui/table';
import { Tag } from '~/ui/tag';

const PAGE_SIZE = 25;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page') ?? '1')) || 1);
  const { rows, total } = await listCarrierImports(ctx, { start: (page - 1) * PAGE_SIZE, length: PAGE_SIZE });
  return {
    rows: rows.map((row) => importListRow(row, (date) => momentText(date, carrier.timeZone))),
    total,
    page,
    mayWrite: ctx.scope.mayWrite,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const form = await readForm(request);
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

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Imports')];

export default function ImportsRoute() {
  const { rows, total, page, mayWrite } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const errors = again && 'errors' in again ? again.errors : {};
  return (
    <div className="stack-wide">
      <PageTitle title="Imports">
        <LinkButton href={paths.tripsFuel()} kind="quiet" small>
          <Icon name="back" />
          Trips &amp; Fuel
        </LinkButton>
      </PageTitle>
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
        Bring in trips, fuel, a fuel-card statement or the positions of your ELD. You say what the columns
        mean, see every line that is wrong before anything is recorded, and can undo a whole import.
      </p>
      {mayWrite ? (
        <UploadForm
          kinds={KIND_CHOICES}
          values={{ kind: again && 'kind' in again ? again.kind : '' }}
          errors={errors}
          action={`${paths.imports()}?index`}
        />
      ) : null}
      <section className="stack" aria-labelledby="imports-title">
        <h2 id="imports-title">Files so far</h2>
        <Table
          caption="Imported files"
          captionHidden
          rows={rows}
          rowKey={(row) => row.id}
          empty={<Empty title="No files yet" text="What you upload stands here, with what became of it." />}
          columns={[
            { key: 'name', label: 'File', cell: (row) => <a href={paths.import(row.id)}>{row.name}</a> },
            { key: 'kind', label: 'Holds', cell: (row) => row.kind, narrow: 'figure' },
            { key: 'when', label: 'Uploaded', cell: (row) => row.when, narrow: 'figure' },
            { key: 'counts', label: 'Lines', cell: (row) => row.counts, narrow: 'break' },
            {
              key: 'status',
              label: 'State',
              cell: (row) => <Tag tone={row.tone}>{row.status}</Tag>,
              narrow: 'lead',
            },
          ]}
        />
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          filtered={total}
          total={total}
          hrefOf={(number) => `${paths.imports()}?page=${number}`}
        />
      </section>
    </div>
  );
}
