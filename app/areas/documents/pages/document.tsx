import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { reviewedStopsFrom, reviewedTripFrom } from '~/areas/documents/pages/document-form.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { fleetChoices } from '~/areas/ledger/pages/fleet-form.server';
import { formAgain, readForm, textOf } from '~/platform/http/forms/form.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import { zoomFrom } from '~/areas/documents/views/page-zoom';
import { filledText, pickView } from '~/areas/documents/views/pick-fields';
import { isForReview, reviewView } from '~/areas/documents/views/review-page';
import { formDoubts } from '~/areas/documents/views/doubt-fields';
import { applyReviewStep, withLeastStops } from '~/areas/documents/views/review-steps';
import { fillFromPage, readPrint } from '~/areas/documents/fill-from-page.server';
import { makeTripOfDocument, proposedTrip } from '~/areas/documents/make-trips.server';
import { layoutOfDocument } from '~/areas/documents/learn-layouts.server';
import { layoutText } from '~/areas/documents/views/layouts-page';
import { sameLoadText } from '~/areas/documents/views/documents-page';
import { findSameLoad, openDocument } from '~/areas/documents/read-document.server';
import documentStyles from '~/kit/styles/documents.css';
import pageStyles from '~/kit/styles/document-view.css';
import loadStyles from '~/kit/styles/load-sheet.css';
import { LinkButton } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { DocumentPages } from '~/areas/documents/parts/document-pages';
import { LoadSheet } from '~/areas/documents/parts/load-sheet';
import { NextDoubt } from '~/areas/documents/parts/next-doubt';
import { REVIEW_FORM, ReviewForm } from '~/areas/documents/parts/review-form';
import { countOf } from '~/kit/format';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const found = await openDocument(actor.ctx, params['id'] ?? '');
  if (!found.ok) throw data(null, { status: 404 });
  const [{ equipment, jurisdictions }, same, layout] = await Promise.all([
    fleetChoices(actor, ''),
    findSameLoad(actor.ctx, found.value),
    layoutOfDocument(actor.ctx, found.value),
  ]);
  const proposed = proposedTrip(found.value);
  const print = isForReview(found.value) ? await readPrint(actor.ctx, found.value) : [];
  return {
    view: reviewView(found.value, print),
    mayWrite: actor.ctx.scope.mayWrite,
    zoom: zoomFrom(new URL(request.url).searchParams.get('zoom')),
    layout: layout && layoutText(layout, found.value.reading),
    same: same && { id: same.id, text: sameLoadText(same) },
    values: {
      ...proposed,
      stops: proposed.stops.map((stop, read) => ({ ...stop, read })),
      equipmentId: equipment.length === 1 ? (equipment[0]?.value ?? '') : '',
    },
    equipment,
    jurisdictions,
    texts: textsOf(request, 'frame', 'forms', 'list', 'documents', 'places'),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const rows = reviewedStopsFrom(form);
  const values = reviewedTripFrom(form);
  const target = textOf(form, 'target');
  const again = { errors: {}, message: undefined, at: null, target, said: '' };
  const picked = textOf(form, 'line');
  if (picked !== '') {
    const fields = { ...values, stops: rows };
    const filled = await fillFromPage(ctx, params['id'] ?? '', { target, picked, fields });
    if (!filled.ok && filled.failure.kind === 'not-found') throw data(null, { status: 404 });
    return data({
      ...again,
      values: { ...fields, ...(filled.ok ? filled.value : {}) },
      said: filled.ok ? filledText(target, filled.value) : filled.failure.message,
    });
  }
  const intent = textOf(form, 'intent');
  if (intent === 'zoom') return data({ ...again, values: { ...values, stops: rows } });
  const step = applyReviewStep(rows, intent);
  if (step) return data({ ...again, values: { ...values, stops: step.stops }, at: step.at });
  const result = await makeTripOfDocument(ctx, params['id'] ?? '', values);
  if (result.ok)
    return seeOther(paths.trip(result.value.id), [
      await flashHeader({ type: 'success', message: 'Trip made from the rate confirmation.' }),
    ]);
  if (result.failure.kind === 'not-found') throw data(null, { status: 404 });
  const errors = result.failure.kind === 'invalid' ? (result.failure.fields ?? {}) : {};
  // The errors count the stops that have something in them.
  const filled = rows.filter((row) => row.city !== '' || row.state !== '' || row.zip !== '');
  return formAgain(
    context,
    { ...again, values: { ...values, stops: filled }, errors, message: result.failure.message },
    { status: result.failure.kind === 'forbidden' ? 403 : 422 },
  );
}

export const links: LinksFunction = () =>
  [documentStyles, pageStyles, loadStyles].map((href) => ({ rel: 'stylesheet', href }));

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, translator(loaded?.texts).t`Review ${loaded?.view.name ?? ''}`),
  ...(loaded?.view.status === 'processing' ? [{ httpEquiv: 'refresh', content: '1' }] : []),
];

export default function ReviewDocumentRoute() {
  const { view, mayWrite, zoom, same, layout, values, equipment, jurisdictions } =
    useLoaderData<typeof loader>();
  const { t, said, langOf } = useTexts();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  // What was typed is kept where the role was changed meanwhile.
  const canFill = isForReview(view) && view.isKept && (mayWrite || failed !== null);
  const shown = failed?.values ?? values;
  const doubts = formDoubts(view, withLeastStops(shown.stops));
  return (
    <DialogPage title={view.name} backHref={paths.documents()} backText={t`Rate confirmations`} wide>
      {view.status === 'failed' ? (
        <Notice tone="bad" title={said(view.problem ?? 'This file could not be read.')} />
      ) : null}
      {view.status === 'processing' ? <p role="status">{t`Processing...`}</p> : null}
      {view.flags.length + view.doubtfulStops > 0 && view.tripId === null ? (
        <Notice tone="warn" title={t`Check this before you make the trip`}>
          <ul>
            {doubts
              .filter(({ row }) => row === null)
              .map((doubt) => (
                <li
                  key={doubt.nth}
                  id={`doubt-${doubt.nth}`}
                  data-field={doubt.fieldId}
                  lang={langOf(doubt.text)}
                >
                  {said(doubt.text)} <NextDoubt of={doubt} />
                </li>
              ))}
            {view.doubtfulStops > 0 ? (
              <li>
                {said(
                  `${countOf(view.doubtfulStops, 'stop')} of ${view.stops.length}: what to check is with the stop.`,
                )}
              </li>
            ) : null}
          </ul>
          {doubts[0] && canFill ? (
            <p className="small">
              <a href={`#doubt-${doubts[0].nth}`}>{t`First thing to check`}</a>{' '}
              <span data-keys-hint hidden>
                {t`Press F8 for the next one, Shift and F8 for the one before.`}
              </span>
            </p>
          ) : null}
        </Notice>
      ) : null}
      {view.active.length > 0 ? (
        <Notice>{t`This file holds ${view.active.map((part) => t(part)).join(` ${t`and`} `)} parts. They were not run.`}</Notice>
      ) : null}
      {view.tripId !== null ? (
        <Notice tone="good" title={t`A trip was made from this file.`}>
          <LinkButton href={paths.trip(view.tripId)}>{t`Open trip`}</LinkButton>
        </Notice>
      ) : null}
      {same && view.tripId === null ? (
        <Notice tone="warn" title={said(same.text)}>
          <LinkButton href={paths.document(same.id)} kind="quiet" small>
            {t`Compare`}
          </LinkButton>
        </Notice>
      ) : null}
      {layout && view.tripId === null ? (
        <Notice title={said(layout)}>
          <LinkButton href={paths.accountLayouts()} kind="quiet" small>
            {t`See what was learned`}
          </LinkButton>
        </Notice>
      ) : null}
      <div className="review">
        {canFill ? <button type="submit" form={REVIEW_FORM} hidden name="intent" value="make" /> : null}
        <DocumentPages
          view={view}
          zoom={zoom}
          pick={canFill ? pickView(shown, failed?.target ?? '', failed?.said ?? '') : null}
        />
        <div className="stack">
          {canFill ? (
            <ReviewForm
              view={view}
              values={shown}
              errors={failed?.errors ?? {}}
              message={failed?.message}
              at={failed?.at ?? null}
              equipment={equipment}
              jurisdictions={jurisdictions}
            />
          ) : null}
          <LoadSheet facts={view.facts} hrefOf={(id) => `#${id}`} />
        </div>
      </div>
      {view.isKept ? (
        <p>
          <a href={paths.documentFile(view.id)}>{t`Download the file`}</a>
        </p>
      ) : null}
    </DialogPage>
  );
}
