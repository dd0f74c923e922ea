import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { formAgain } from '~/platform/http/forms/form.server';
import { refsOf } from '~/areas/ledger/pages/ledger-bulk.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { countedRecords, recordLine, type RecordLine } from '~/areas/ledger/views/record-line';
import { deleteRecords, readRecords } from '~/areas/ledger/change-records.server';
import { Confirm } from '~/kit/confirm';
import { DialogPage } from '~/kit/dialog';
import { LinkButton } from '~/kit/button';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts, type Translator } from '~/kit/texts';

export const handle = { hydrate: false };

const SHOWN = 10;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const refs = refsOf(new URL(request.url).searchParams);
  const found = refs ? await readRecords(ctx, refs) : null;
  if (!found?.ok) throw data(null, { status: 404 });
  const { trips, fuel, locked } = found.value;
  const lines = [
    ...trips.map((trip) => recordLine({ trip })),
    ...fuel.map((purchase) => recordLine({ fuel: purchase })),
  ];
  return {
    what: countedRecords(trips.length, fuel.length),
    lines: lines.slice(0, SHOWN),
    more: Math.max(0, lines.length - SHOWN),
    isOne: lines.length === 1,
    hasTrips: trips.length > 0,
    locked,
    texts: textsOf(request, 'frame', 'forms', 'records', 'places', 'list'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const refs = refsOf(new URL(request.url).searchParams);
  const result = refs ? await deleteRecords(ctx, refs) : null;
  if (!result || (!result.ok && result.failure.kind === 'not-found')) throw data(null, { status: 404 });
  if (!result.ok)
    return formAgain(
      context,
      { message: result.failure.message },
      { status: { conflict: 409, forbidden: 403 }[result.failure.kind as string] ?? 422 },
    );
  const { trips, fuel, batchId } = result.value;
  return seeOther(paths.tripsFuel(), [
    await flashHeader({
      type: 'success',
      message: `${countedRecords(trips, fuel)} deleted.`,
      ...(batchId === null
        ? {}
        : { undo: { action: paths.accountTrash(), batch: batchId, to: paths.tripsFuel() } }),
    }),
  ]);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).said(`Delete ${view?.what ?? ''}`)),
];

function lineIn({ day, what, ends, place }: RecordLine, { t, said }: Translator): string {
  const record = ends ? t`${t(ends[0])} to ${t(ends[1])}` : said(what);
  return `${said(day)} ${[record, place].filter(Boolean).join(', ')}`;
}

export default function DeleteRecordsRoute() {
  const { what, lines, more, isOne, hasTrips, locked } = useLoaderData<typeof loader>();
  const texts = useTexts();
  const { t, said, langOf } = texts;
  const answered = useActionData<typeof action>();
  const message = answered && 'message' in answered ? answered.message : locked;
  return (
    <DialogPage asks title={said(`Delete ${what}?`)} backHref={paths.tripsFuel()}>
      {message ? (
        <Notice tone="bad" title={<span lang={langOf(message)}>{said(message)}</span>}>
          <LinkButton href={paths.tripsFuel()}>{t`Back to the list`}</LinkButton>
        </Notice>
      ) : (
        <Confirm
          text={
            <>
              <ul className="plain-list">
                {lines.map((line, index) => (
                  <li key={index}>{lineIn(line, texts)}</li>
                ))}
                {more > 0 ? <li>{t`and ${more} more`}</li> : null}
              </ul>
              <p className="muted">
                {isOne
                  ? t`It leaves the report. You can restore it from the trash for 30 days.`
                  : t`They leave the report. You can restore them from the trash for 30 days.`}
                {hasTrips ? ` ${t`Trips still count toward your plan.`}` : ''}
              </p>
            </>
          }
          confirmText={said(`Delete ${what}`)}
          cancelHref={paths.tripsFuel()}
        />
      )}
    </DialogPage>
  );
}
