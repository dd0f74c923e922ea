import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { importArchive } from '~/areas/accounts/import-archive.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { formAgain, readForm } from '~/platform/http/forms/form.server';
import { filesOf } from '~/platform/http/forms/given-files.server';
import { Button } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { ErrorSummary } from '~/kit/error-summary';
import { FileField } from '~/kit/file-field';
import { countOf } from '~/kit/format';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { mayManage } from '~/engine/roles';
import { paths } from '~/routes';
import { useUnitWords } from '~/kit/use-unit-words';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  return { carrier: carrier.legalName, mayImport: mayManage(ctx.scope.role) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const [file] = await filesOf(form, 'file');
  const result = await importArchive(ctx, file ?? null);
  if (result.ok)
    return doneWith(
      paths.tripsFuel(),
      `${countOf(result.value.records, 'record')} and ${countOf(result.value.files, 'file')} of ${result.value.carrier} are here, whole and counted.`,
    );
  const { failure } = result;
  return formAgain(
    context,
    { message: failure.message, errors: failure.kind === 'invalid' ? (failure.fields ?? {}) : {} },
    { status: { forbidden: 403, conflict: 409 }[failure.kind as string] ?? 422 },
  );
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Import an archive')];

export default function ArchiveRoute() {
  const u = useUnitWords();
  const { carrier, mayImport } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const errors: Record<string, string[]> = again && 'errors' in again ? again.errors : {};
  return (
    <DialogPage title="Import an archive" backHref={paths.imports()} backText="Imports">
      {again && 'message' in again ? (
        <ErrorSummary errors={[{ message: again.message, ...(errors['file'] ? { fieldId: 'file' } : {}) }]} />
      ) : null}
      <p className="measure">
        {u`Upload the ZIP from “Download everything”. It restores vehicles, trips with their miles, fuel with receipts, positions, filed returns and the change history. We count every record and compare every hash before we save anything. ${carrier} must not have any records yet. Its people, plan and webhooks do not change.`}
      </p>
      {mayImport ? (
        <form method="post" encType="multipart/form-data" className="form stack" noValidate>
          <FileField
            id="file"
            name="file"
            label="Archive"
            hint="ZIP, up to 20 MB."
            accept=".zip,application/zip"
            error={errors['file']}
          />
          <div className="actions">
            <Button kind="primary">Import archive</Button>
          </div>
        </form>
      ) : (
        <Notice tone="warn" title="Only an owner of this carrier may do that." />
      )}
    </DialogPage>
  );
}
