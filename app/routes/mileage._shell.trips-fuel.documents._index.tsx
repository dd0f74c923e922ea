import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/http/session/actor.server';
import { filesOf } from '~/http/forms/document-form.server';
import { flashHeader, type Flash } from '~/http/session/flash.server';
import { fleetChoices } from '~/http/forms/fleet-form.server';
import { inboundAddress } from '~/http/inbound/inbound-mail.server';
import { formAgain, readForm, textOf } from '~/http/forms/form.server';
import { seeOther } from '~/http/forms/see-other.server';
import { paths } from '~/paths';
import { importsView } from '~/presenters/documents/batch-page';
import { documentsView } from '~/presenters/documents/documents-page';
import { activateExtraction, readActivation } from '~/services/documents/activation.server';
import { readImports } from '~/services/documents/import-batch.server';
import { makeTripsOfReady } from '~/services/documents/make-trips.server';
import { listCarrierDocuments } from '~/services/documents/read-document.server';
import { removeDocument } from '~/services/documents/remove-document.server';
import { startWaiting } from '~/services/documents/start-extraction.server';
import { uploadDocuments } from '~/services/documents/upload-documents.server';
import documentStyles from '~/styles/documents.css';
import { Button, LinkButton } from '~/ui/button';
import { BatchPicker, waitingText } from '~/ui/documents/batch-picker';
import { DocumentList } from '~/ui/documents/document-list';
import { DropZone } from '~/ui/documents/drop-zone';
import { Empty } from '~/ui/empty';
import { ErrorSummary } from '~/ui/error-summary';
import { RefreshWithoutScripts } from '~/ui/fleet/refresh-without-scripts';
import { countOf } from '~/ui/format';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { documentTitle } from '~/ui/page-title';
import { PageTitle } from '~/ui/public-page';
import { useWaiting } from '~/ui/use-waiting';
import { SearchSelectField } from '~/ui/search-select-field';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const { ctx } = actor;
  const [{ activated, mailKey }, documents, imports, { equipment }] = await Promise.all([
    readActivation(ctx),
    listCarrierDocuments(ctx),
    readImports(ctx),
    fleetChoices(actor, ''),
  ]);
  return {
    ...documentsView(activated, documents),
    imports: importsView(imports),
    mayWrite: ctx.scope.mayWrite,
    equipment,
    mailAddress: inboundAddress(mailKey),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const form = await readForm(request);
  const back = async (flash: Flash | null) =>
    seeOther(paths.documents(), flash ? [await flashHeader(flash)] : []);
  const refuse = (message: string, fieldId?: string) =>
    formAgain(context, { message, ...(fieldId ? { fieldId } : {}) });
  switch (textOf(form, 'intent')) {
    case 'activate': {
      const result = await activateExtraction(ctx);
      return result.ok
        ? back({ type: 'success', message: 'The extractor is on.' })
        : refuse(result.failure.message);
    }
    case 'upload': {
      const result = await uploadDocuments(ctx, await filesOf(form, 'files[]'));
      if (!result.ok) return refuse(result.failure.message, 'files');
      const again = result.value.filter((file) => file.seenBefore).map((file) => file.document.name);
      return back(
        again.length > 0
          ? { type: 'warning', message: `You have uploaded this file before: ${again.join(', ')}.` }
          : null,
      );
    }
    case 'extract': {
      const result = await startWaiting(ctx);
      return result.ok ? back(null) : refuse(result.failure.message);
    }
    case 'remove': {
      const result = await removeDocument(ctx, textOf(form, 'id'));
      return result.ok
        ? back({ type: 'success', message: `${result.value.name} removed.` })
        : refuse(result.failure.message);
    }
    case 'make-trips': {
      const result = await makeTripsOfReady(ctx, textOf(form, 'equipmentId'));
      if (!result.ok) return refuse(result.failure.message);
      const { trips, refused } = result.value;
      if (refused.length > 0)
        return refuse(
          [
            `${countOf(trips.length, 'trip')} made.`,
            ...refused.map(({ name, message }) => `${name}: ${message}`),
          ].join(' '),
        );
      return seeOther(paths.tripsFuel(), [
        await flashHeader({ type: 'success', message: `${countOf(trips.length, 'trip')} made.` }),
      ]);
    }
    default:
      return refuse('Nothing was done: press one of the buttons.');
  }
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: documentStyles }];

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Rate confirmations')];

export default function DocumentsRoute() {
  const view = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'message' in answered ? answered : null;
  const isLost = useWaiting(view.processing > 0, true);
  return (
    <>
      <RefreshWithoutScripts content={view.processing > 0 ? '1' : null} />
      <PageTitle title="Rate confirmations">
        <LinkButton href={paths.tripsFuel()} kind="quiet" small>
          <Icon name="back" />
          Trips & Fuel
        </LinkButton>
      </PageTitle>
      {failed ? <ErrorSummary errors={[failed]} /> : null}
      {view.activated ? (
        <div className="stack">
          <DropZone error={failed && 'fieldId' in failed && failed.fieldId ? failed.message : undefined} />
          {view.mailAddress ? (
            <p>
              Or forward the broker's mail to <strong>{view.mailAddress}</strong>: its PDFs are read and wait
              here for you.
            </p>
          ) : null}
          {view.rows.length > 0 ? (
            <DocumentList rows={view.rows} />
          ) : (
            <Empty
              title="No files yet"
              text="Upload the rate confirmations of your brokers: their stops and dates become trips."
            />
          )}
          {view.waiting > 0 ? (
            <form method="post">
              <input type="hidden" name="intent" value="extract" />
              <Button kind="primary">Extract Trip data</Button>
            </form>
          ) : null}
          {view.imports.open > 0 && view.mayWrite ? (
            <div className="imports-line">
              <p>{waitingText(view.imports)}</p>
              <BatchPicker imports={view.imports} />
            </div>
          ) : null}
          {isLost ? <Notice tone="bad" title="Error fetching task status" /> : null}
          {view.processing > 0 ? (
            <p role="status">Processing {countOf(view.processing, 'file')}... This page refreshes itself.</p>
          ) : null}
          {view.ready > 0 ? (
            <form method="post" className="make-trips">
              <input type="hidden" name="intent" value="make-trips" />
              <SearchSelectField
                id="equipmentId"
                name="equipmentId"
                label="Equipment"
                optional
                options={view.equipment}
                empty="Choose later"
              />
              <Button kind="primary">Make {countOf(view.ready, 'trip')}</Button>
            </form>
          ) : null}
        </div>
      ) : (
        <div className="drop-zone drop-zone-welcome">
          <h2>Let your rate confirmations write your trips</h2>
          <p className="measure">
            Upload the PDF your broker sent. Pickups, deliveries and dates are read from it, the miles of
            every state are worked out, and nothing becomes a trip before you have seen it.
          </p>
          <form method="post">
            <input type="hidden" name="intent" value="activate" />
            <Button kind="primary">Try now for free!</Button>
          </form>
        </div>
      )}
    </>
  );
}
