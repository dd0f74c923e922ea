import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { filesOf } from '~/areas/documents/pages/document-form.server';
import { flashHeader, type Flash } from '~/platform/http/forms/flash.server';
import { fleetChoices } from '~/areas/ledger/pages/fleet-form.server';
import { inboundAddress } from '~/areas/mail/inbound/inbound-mail.server';
import { formAgain, readForm, textOf } from '~/platform/http/forms/form.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { lengthOf, queryOf } from '~/areas/ledger/parts/query';
import { listPageOf } from '~/platform/http/forms/list-page.server';
import { MAY_ONLY_LOOK } from '~/engine/roles';
import { paths } from '~/routes';
import { importsView } from '~/areas/documents/views/batch-page';
import { documentsView } from '~/areas/documents/views/documents-page';
import { activateExtraction, readActivation } from '~/areas/documents/activation.server';
import { readImports } from '~/areas/documents/import-batch.server';
import { makeTripsOfReady } from '~/areas/documents/make-trips.server';
import { listCarrierDocuments } from '~/areas/documents/read-document.server';
import { removeDocument } from '~/areas/documents/remove-document.server';
import { startWaiting } from '~/areas/documents/start-extraction.server';
import { mostDocuments, takeDocuments } from '~/areas/documents/take-documents.server';
import { UploadResults } from '~/areas/documents/parts/upload-results';
import documentStyles from '~/kit/styles/documents.css';
import { Button, LinkButton } from '~/kit/button';
import { BatchPicker, waitingText } from '~/areas/documents/parts/batch-picker';
import { DocumentList } from '~/areas/documents/parts/document-list';
import { DropZone } from '~/areas/documents/parts/drop-zone';
import { Empty } from '~/kit/empty';
import { ErrorSummary } from '~/kit/error-summary';
import { RefreshWithoutScripts } from '~/areas/ledger/parts/refresh-without-scripts';
import { countOf } from '~/kit/format';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { Pagination } from '~/kit/pagination';
import { PageTitle } from '~/areas/content/parts/public-page';
import { useWaiting } from '~/kit/use-waiting';
import { LiveSearch } from '~/kit/live-search';
import { SearchSelectField } from '~/kit/search-select-field';
import { translator, useTexts } from '~/kit/texts';
import { useUnitWords } from '~/kit/use-unit-words';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const { ctx } = actor;
  const search = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  const [{ activated, mailKey }, documents, imports, { equipment }] = await Promise.all([
    readActivation(ctx),
    listCarrierDocuments(ctx, search),
    readImports(ctx),
    fleetChoices(actor, ''),
  ]);
  const view = documentsView(activated, documents);
  const { page, size, start } = listPageOf(request);
  return {
    ...view,
    rows: view.rows
      .slice(start, start + size)
      .map((row) => ({ ...row, removable: row.removable && ctx.scope.mayWrite })),
    total: view.rows.length,
    page,
    size,
    search,
    imports: importsView(imports),
    mayWrite: ctx.scope.mayWrite,
    equipment,
    mailAddress: inboundAddress(mailKey),
    mostFiles: await mostDocuments(ctx),
    texts: textsOf(request, 'frame', 'forms', 'list', 'documents', 'places'),
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
      const files = await filesOf(form, 'files[]');
      const result = await takeDocuments(ctx, files, { reads: textOf(form, 'read') !== '' });
      if (!result.ok) return refuse(result.failure.message, 'files');
      const refused = result.value.filter(({ outcome }) => outcome === 'refused');
      const [first] = refused;
      if (first && result.value.length === 1) return refuse(first.problem ?? '', 'files');
      if (first)
        return formAgain(context, {
          message: `${refused.length} of ${result.value.length} files were not accepted.`,
          fieldId: 'files',
          results: result.value,
        });
      const again = result.value.filter(({ outcome }) => outcome === 'seen-before').map(({ name }) => name);
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
        ? back({
            type: 'success',
            message: `${result.value.name} removed.`,
            undo: { action: paths.accountTrash(), batch: result.value.batchId, to: paths.documents() },
          })
        : refuse(result.failure.message);
    }
    case 'make-trips': {
      const result = await makeTripsOfReady(ctx, textOf(form, 'equipmentId'));
      if (!result.ok) return refuse(result.failure.message);
      const { trips, refused } = result.value;
      if (refused.length > 0)
        return formAgain(context, {
          message: '',
          list: [
            { message: `${countOf(trips.length, 'trip')} made.` },
            ...refused.map(({ name, message }) => ({ message: `No trip from “${name}”: ${message}` })),
          ],
        });
      return seeOther(paths.tripsFuel(), [
        await flashHeader({ type: 'success', message: `${countOf(trips.length, 'trip')} made.` }),
      ]);
    }
    default:
      return refuse('Nothing was done: press one of the buttons.');
  }
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: documentStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Rate confirmations`),
];

export default function DocumentsRoute() {
  const { t, nodes, said } = useTexts();
  const isMetric = useUnitWords()`gal` === 'L';
  const view = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'message' in answered ? answered : null;
  const results = failed && 'results' in failed ? failed.results : null;
  const isLost = useWaiting(view.processing > 0, true);
  return (
    <>
      {/* A refresh would take away what became of each file before it is read. */}
      <RefreshWithoutScripts content={view.processing > 0 && !results ? '1' : null} />
      <PageTitle title={t`Rate confirmations`} back={{ href: paths.tripsFuel(), text: t`Trips & Fuel` }} />
      {failed ? <ErrorSummary errors={'list' in failed ? failed.list : [failed]} /> : null}
      {view.activated ? (
        <div className="stack">
          {view.mayWrite ? (
            <DropZone
              error={failed && 'fieldId' in failed && failed.fieldId ? failed.message : undefined}
              most={view.mostFiles}
            />
          ) : null}
          {results ? <UploadResults results={results} /> : null}
          {view.mailAddress && view.mayWrite ? (
            <p>
              {nodes`Or forward the broker's mail to ${(<strong>{view.mailAddress}</strong>)}: its PDFs and photos are read and wait here for you.`}
            </p>
          ) : null}
          {view.total > 0 || view.search !== '' ? (
            <div className="list-tools">
              <LiveSearch
                action={paths.documents()}
                value={view.search}
                label={t`Search loads`}
                placeholder={t`Load, broker, town`}
                keep={{ length: lengthOf(view.size) }}
                found={view.total}
              />
              <LinkButton href={paths.loadsCsv()} kind="quiet">
                {t`Download loads`}
              </LinkButton>
            </div>
          ) : null}
          {view.total > 0 ? (
            <>
              <DocumentList rows={view.rows} />
              <Pagination
                page={view.page}
                pageSize={view.size}
                filtered={view.total}
                total={view.total}
                window={5}
                hrefOf={(page) =>
                  paths.documents() + queryOf({ q: view.search, length: lengthOf(view.size), page })
                }
                hrefOfSize={(length) => paths.documents() + queryOf({ q: view.search, length })}
              />
            </>
          ) : (
            <Empty
              title={view.search === '' ? t`No files yet` : t`Nothing found`}
              text={
                view.search === ''
                  ? t`Upload the rate confirmations of your brokers: their stops and dates become trips.`
                  : t`No file has these words in its name or its load.`
              }
            />
          )}
          {view.total > 0 ? (
            <p className="small">
              {nodes`Your corrections are used on that broker's next confirmation: ${(<a href={paths.accountLayouts()}>{t`learned layouts`}</a>)}.`}
            </p>
          ) : null}
          {view.waiting > 0 && view.mayWrite ? (
            <form method="post">
              <input type="hidden" name="intent" value="extract" />
              <Button kind="primary">{t`Extract Trip data`}</Button>
            </form>
          ) : null}
          {view.imports.open > 0 && view.mayWrite ? (
            <div className="imports-line">
              <p>{said(waitingText(view.imports))}</p>
              <BatchPicker imports={view.imports} />
            </div>
          ) : null}
          {isLost ? <Notice tone="bad" title={t`Error fetching task status`} /> : null}
          {view.processing > 0 ? (
            <p role="status">
              {said(`Processing ${countOf(view.processing, 'file')}... This page refreshes itself.`)}
            </p>
          ) : null}
          {view.ready > 0 && view.mayWrite ? (
            <form method="post" className="make-trips">
              <input type="hidden" name="intent" value="make-trips" />
              <SearchSelectField
                id="equipmentId"
                name="equipmentId"
                label={t`Equipment`}
                optional
                options={view.equipment}
                empty={t`Choose later`}
              />
              <Button kind="primary">{said(`Make ${countOf(view.ready, 'trip')}`)}</Button>
            </form>
          ) : null}
        </div>
      ) : (
        <div className="drop-zone drop-zone-welcome">
          <h2>{t`Turn rate confirmations into trips`}</h2>
          <p className="measure">
            {isMetric
              ? t`Upload the PDF your broker sent. Pickups, deliveries and dates are read from it, the kilometers of every state are computed, and nothing becomes a trip before you have seen it.`
              : t`Upload the PDF your broker sent. Pickups, deliveries and dates are read from it, the miles of every state are computed, and nothing becomes a trip before you have seen it.`}
          </p>
          {view.mayWrite ? (
            <form method="post">
              <input type="hidden" name="intent" value="activate" />
              <Button kind="primary">{t`Try now for free!`}</Button>
            </form>
          ) : (
            <p>{t(MAY_ONLY_LOOK)}</p>
          )}
        </div>
      )}
    </>
  );
}
