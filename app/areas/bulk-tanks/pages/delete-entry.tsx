import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { FORM_TEXTS } from '~/areas/bulk-tanks/pages/tank-form.server';
import { readEntry } from '~/areas/bulk-tanks/read-tanks.server';
import { ENTRY_NAMES } from '~/areas/bulk-tanks/rules/tank';
import { deleteEntry } from '~/areas/bulk-tanks/save-entry.server';
import { entryLine } from '~/areas/bulk-tanks/views/tank-view';
import { Confirm } from '~/kit/confirm';
import { DialogPage } from '~/kit/dialog';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { formAgain } from '~/platform/http/forms/form.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const found = await readEntry(ctx, idOf(params['id']), idOf(params['entry']));
  if (!found.ok) throw data(null, { status: 404 });
  const { tank, entry } = found.value;
  return {
    tankId: tank.id,
    name: tank.name,
    line: entryLine(entry, tank.unit),
    texts: textsOf(request, ...FORM_TEXTS),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const [tankId, id] = [idOf(params['id']), idOf(params['entry'])];
  const gone = await deleteEntry(ctx, { tankId, id });
  if (!gone.ok && gone.failure.kind === 'not-found') throw data(null, { status: 404 });
  if (!gone.ok)
    return formAgain(
      context,
      { message: gone.failure.message },
      { status: gone.failure.kind === 'forbidden' ? 403 : 409 },
    );
  const to = paths.bulkTank(tankId, `q=${gone.value.quarterKey}`);
  return seeOther(to, [
    await flashHeader({
      type: 'success',
      message: `${ENTRY_NAMES[gone.value.kind]} deleted.`,
      undo: { action: paths.accountTrash(), batch: gone.value.batchId, to },
    }),
  ]);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).said(`Delete ${view?.line.what.toLowerCase() ?? ''}`)),
];

export default function DeleteEntry() {
  const { t, said, langOf } = useTexts();
  const { tankId, name, line } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const message = answered && 'message' in answered ? answered.message : null;
  const back = paths.tankEntry(tankId, line.id);
  return (
    <DialogPage asks title={said(`Delete this ${line.what.toLowerCase()}?`)} backHref={back}>
      {message ? (
        <Notice tone="bad" title={<span lang={langOf(message)}>{said(message)}</span>} />
      ) : (
        <Confirm
          text={
            <p>
              {t`${said(line.date)}, ${line.quantity.split(' ').map(said).join(' ')}, tank ${name}.`}{' '}
              {t`You can restore it from the trash for 30 days.`}
            </p>
          }
          confirmText={t`Delete entry`}
          cancelHref={back}
        />
      )}
    </DialogPage>
  );
}
