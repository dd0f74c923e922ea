import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { fleetChoices } from '~/areas/ledger/pages/fleet-form.server';
import { formAgain, readForm, textOf } from '~/platform/http/forms/form.server';
import { importChoicesFrom } from '~/areas/imports/pages/import-form.server';
import { answerImport } from '~/areas/imports/pages/import-answers.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import { momentText } from '~/areas/accounts/views/sign-ins';
import {
  FUEL_TYPE_CHOICES,
  importHead,
  isRowState,
  isWaiting,
  KIND_CHOICES,
  mappingView,
  rowsView,
  asSent,
  type MappingView,
  type SentChoices,
} from '~/areas/imports/views/import-view';
import { asRead } from '~/areas/imports/import-file';
import { readImport, readRows } from '~/areas/imports/read-import.server';
import importStyles from '~/kit/styles/imports.css';
import { DialogPage } from '~/kit/dialog';
import { ErrorSummary } from '~/kit/error-summary';
import {
  ImportFailed,
  ImportProgress,
  ImportRows,
  PreviewActions,
  ResultActions,
  MorePages,
  NotInFiled,
  SheetsLeftOut,
  SeenBefore,
  UndoQuestion,
} from '~/areas/imports/parts/import-sections';
import { MappingForm } from '~/areas/imports/parts/mapping-form';
import { documentTitle } from '~/kit/page-title';
import { Tag } from '~/kit/tag';
import { translator, useTexts } from '~/kit/texts';
import { errorsIn, unitOfCarrier } from '~/areas/trips/rules/distance-text';

export const handle = { hydrate: false };

const PAGE_SIZE = 25;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const opened = await readImport(actor.ctx, params['id'] ?? '');
  if (!opened.ok) throw data(null, { status: 404 });
  const { found } = opened.value;
  const query = new URL(request.url).searchParams;
  const state = query.get('state') ?? '';
  const page = Math.max(1, Math.trunc(Number(query.get('page') ?? '1')) || 1);
  const head = importHead(opened.value, (date) => momentText(date, actor.carrier.timeZone));
  const read = asRead(found);
  const asksColumns = found.status === 'mapping' || (found.status === 'preview' && query.has('columns'));
  const hasRows = ['preview', 'accepted', 'undone'].includes(found.status);
  const rows = hasRows
    ? await readRows(actor.ctx, found.id, isRowState(state) ? [state] : null, {
        start: (page - 1) * PAGE_SIZE,
        length: PAGE_SIZE,
      })
    : null;
  const { equipment } = asksColumns
    ? await fleetChoices(actor, String(read.options.equipmentId ?? ''))
    : { equipment: [] };
  return data(
    {
      head,
      mapping: asksColumns ? mappingView(read, actor.carrier.units) : null,
      rows: rows?.ok ? rowsView(read, rows.value.rows, actor.carrier.units) : null,
      total: rows?.ok ? rows.value.total : 0,
      state,
      page,
      equipment,
      asksUndo: query.has('undo'),
      mayWrite: actor.ctx.scope.mayWrite,
      texts: textsOf(request, 'frame', 'forms', 'list', 'records', 'imports', 'places'),
    },
    // Without a script the page looks again by itself.
    { headers: isWaiting(found.status) ? { Refresh: '1' } : {} },
  );
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx, carrier } = await requireCarrierOfForm(request, context);
  const id = params['id'] ?? '';
  const form = await readForm(request);
  const intent = textOf(form, 'intent');
  const result = await answerImport(ctx, id, intent, form);
  if (result.ok) {
    if (intent === 'remove')
      return seeOther(paths.imports(), [
        await flashHeader({ type: 'success', message: `${result.value.fileName} removed.` }),
      ]);
    return seeOther(paths.import(id));
  }
  const { failure } = result;
  if (failure.kind === 'not-found') throw data(null, { status: 404 });
  const status = { forbidden: 403, conflict: 409 }[failure.kind as string] ?? 422;
  const sent = intent === 'check' ? (importChoicesFrom(form) as SentChoices) : {};
  return formAgain(
    context,
    {
      message: failure.message,
      errors: failure.kind === 'invalid' ? errorsIn(unitOfCarrier(carrier), failure.fields ?? {}) : {},
      sent,
    },
    { status },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders, parentHeaders }) => {
  const all = new Headers(parentHeaders);
  const refresh = loaderHeaders.get('Refresh');
  if (refresh) all.set('Refresh', refresh);
  return all;
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: importStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, `${translator(loaded?.texts).t`Import`} ${loaded?.head.name ?? ''}`),
];

const fieldIdOf = (field: string): string => field.replaceAll('.', '-');

export default function ImportRoute() {
  const { t } = useTexts();
  const { head, mapping, rows, total, state, page, equipment, asksUndo, mayWrite } =
    useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const errors: Record<string, string[]> = again && 'errors' in again ? again.errors : {};
  const listed = Object.entries(errors).map(([field, messages]) => ({
    fieldId: fieldIdOf(field),
    message: messages.join(' '),
  }));
  const newTrips = head.kind === 'trips' || head.kind === 'positions';
  return (
    <DialogPage title={head.name} backHref={paths.imports()} backText={t`Imports`}>
      <p>
        <Tag tone={head.tone}>{t(head.statusText)}</Tag> {t(head.kindName)}
        {head.layout ? t`, read as ${t(head.layout)}` : ''}
      </p>
      {again && 'message' in again ? (
        <ErrorSummary errors={listed.length > 0 ? listed : [{ message: again.message }]} />
      ) : null}
      {head.status === 'failed' ? <ImportFailed head={head} mayWrite={mayWrite} /> : null}
      {['reading', 'checking', 'accepting', 'undoing'].includes(head.status) ? (
        <ImportProgress head={head} mayWrite={mayWrite} />
      ) : null}
      {mayWrite ? <SeenBefore head={head} /> : null}
      <MorePages head={head} />
      <SheetsLeftOut head={head} />
      <NotInFiled head={head} />
      {mapping && mayWrite ? (
        <MappingForm
          view={
            again && 'sent' in again
              ? asSent(mapping as MappingView, again.sent as SentChoices)
              : (mapping as MappingView)
          }
          kinds={KIND_CHOICES}
          equipment={equipment}
          fuelTypes={FUEL_TYPE_CHOICES}
          errors={errors}
        />
      ) : null}
      {head.status === 'preview' && !mapping && mayWrite ? (
        <PreviewActions head={head} newTrips={newTrips} />
      ) : null}
      {asksUndo && mayWrite && (head.status === 'accepted' || head.status === 'undone') ? (
        <UndoQuestion head={head} />
      ) : (head.status === 'accepted' || head.status === 'undone') && mayWrite ? (
        <ResultActions head={head} />
      ) : null}
      {rows && !mapping ? (
        <ImportRows head={head} rows={rows} state={state} page={page} size={PAGE_SIZE} total={total} />
      ) : null}
    </DialogPage>
  );
}
