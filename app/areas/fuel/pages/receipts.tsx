import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { PageTitle } from '~/areas/content/parts/public-page';
import { uploadReceipts } from '~/areas/fuel/upload-receipts.server';
import { listReceipts, readReceiptAgain, removeReceipt } from '~/areas/fuel/uploaded-receipts.server';
import { receiptRow } from '~/areas/fuel/views/receipt-view';
import { RefreshWithoutScripts } from '~/areas/ledger/parts/refresh-without-scripts';
import { Button, LinkButton } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { ErrorSummary } from '~/kit/error-summary';
import { FileField } from '~/kit/file-field';
import { countOf } from '~/kit/format';
import { documentTitle } from '~/kit/page-title';
import documentStyles from '~/kit/styles/documents.css';
import { Tag } from '~/kit/tag';
import { useWaiting } from '~/kit/use-waiting';
import { flashHeader, type Flash } from '~/platform/http/forms/flash.server';
import { formAgain, readForm, textOf } from '~/platform/http/forms/form.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { filesOf } from '~/platform/http/forms/given-files.server';
import { SAVED, seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { translator, useTexts } from '~/kit/texts';
import { useUnitWords } from '~/kit/use-unit-words';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  return {
    rows: (await listReceipts(ctx)).map(receiptRow),
    mayWrite: ctx.scope.mayWrite,
    texts: textsOf(request, 'frame', 'forms', 'list', 'receipts', 'places'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const form = await readForm(request);
  const id = textOf(form, 'id');
  const back = async (flash: Flash | null, headers: [string, string][] = []) =>
    seeOther(paths.receipts(), flash ? [...headers, await flashHeader(flash)] : headers);
  const refuse = (message: string, fieldId?: string) =>
    formAgain(context, { message, ...(fieldId ? { fieldId } : {}) });
  switch (textOf(form, 'intent')) {
    // A name that the outbox keeps: pictures taken without a signal wait there.
    case 'save': {
      const result = await uploadReceipts(ctx, await filesOf(form, 'receipt'));
      if (!result.ok) return refuse(result.failure.message, 'receipt');
      const recorded = result.value.find(({ fuelId }) => fuelId !== null);
      const again = result.value.filter(({ seenBefore }) => seenBefore);
      if (again.length === 0) return back(null, [SAVED]);
      const seen: Flash = {
        type: 'warning',
        message: `You have uploaded this receipt before: ${again.map(({ name }) => name).join(', ')}.`,
        ...(recorded?.fuelId
          ? { link: { href: paths.fuel([recorded.fuelId]), text: 'Open its purchase' } }
          : {}),
      };
      return back(seen, [SAVED]);
    }
    case 'again': {
      const result = await readReceiptAgain(ctx, id);
      return result.ok ? back(null) : refuse(result.failure.message);
    }
    case 'remove': {
      const result = await removeReceipt(ctx, id);
      return result.ok
        ? back({
            type: 'success',
            message: `${result.value.name} removed.`,
            undo: { action: paths.accountTrash(), batch: result.value.batchId, to: paths.receipts() },
          })
        : refuse(result.failure.message);
    }
    default:
      return refuse('Nothing was done: press one of the buttons.');
  }
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: documentStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Fuel receipts`),
];

export default function ReceiptsRoute() {
  const { t, said } = useTexts();
  const isMetric = useUnitWords()`gal` === 'L';
  const { rows, mayWrite } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const message = failed && 'message' in failed ? failed.message : undefined;
  const beside = failed && 'fieldId' in failed ? failed.fieldId : undefined;
  const reading = rows.filter(({ status }) => status === 'processing').length;
  useWaiting(reading > 0, true);
  return (
    <>
      <RefreshWithoutScripts content={reading > 0 ? '1' : null} />
      <PageTitle title={t`Fuel receipts`} back={{ href: paths.tripsFuel(), text: t`Trips & Fuel` }} />
      {message ? <ErrorSummary errors={[{ message, ...(beside ? { fieldId: beside } : {}) }]} /> : null}
      <div className="stack">
        {mayWrite ? (
          <form method="post" encType="multipart/form-data" className="drop-zone">
            <input type="hidden" name="intent" value="save" />
            <FileField
              id="receipt"
              name="receipt"
              label={t`Photos or PDFs of fuel receipts`}
              hint={t`JPG, PNG, HEIC or PDF of up to 10 MB each, 20 MB and ten files at once`}
              error={beside ? message : undefined}
              accept="image/jpeg,image/png,image/heic,image/heif,.heic,application/pdf"
              multiple
            />
            <Button kind="primary">{t`Read receipts`}</Button>
          </form>
        ) : null}
        {reading > 0 ? (
          <p role="status">{said(`Reading ${countOf(reading, 'receipt')}... This page refreshes itself.`)}</p>
        ) : null}
        {rows.length === 0 ? (
          <Empty
            title={t`No receipts waiting`}
            text={
              isMetric
                ? t`Take a photo of a fuel receipt and upload it here: seller, place, date and liters are read from it, and you confirm the purchase.`
                : t`Take a photo of a fuel receipt and upload it here: seller, place, date and gallons are read from it, and you confirm the purchase.`
            }
          />
        ) : (
          <ul className="document-list">
            {rows.map((row) => (
              <li key={row.id} className="document-row">
                <div className="document-what">
                  <a href={paths.receiptReview(row.id)}>{row.name}</a>{' '}
                  <Tag tone={row.tone}>{t(row.statusText)}</Tag>
                  {row.detail ? (
                    <p className="muted small">{row.detail.split(' · ').map(said).join(' · ')}</p>
                  ) : null}
                </div>
                {mayWrite ? (
                  <div className="actions">
                    {row.status === 'read' || row.status === 'failed' ? (
                      <LinkButton href={paths.receiptReview(row.id)} small>
                        {row.status === 'read' ? t`Review` : t`Record by hand`}
                      </LinkButton>
                    ) : null}
                    {row.status === 'failed' ? (
                      <RowButton id={row.id} intent="again" text={t`Read again`} name={row.name} />
                    ) : null}
                    {row.status === 'processing' ? null : (
                      <RowButton id={row.id} intent="remove" text={t`Remove`} name={row.name} />
                    )}
                  </div>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function RowButton({ id, intent, text, name }: Record<'id' | 'intent' | 'text' | 'name', string>) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button kind="quiet" small>
        {text}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </form>
  );
}
