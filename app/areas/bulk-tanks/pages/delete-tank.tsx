import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { FORM_TEXTS } from '~/areas/bulk-tanks/pages/tank-form.server';
import { readTank } from '~/areas/bulk-tanks/read-tanks.server';
import { deleteTank } from '~/areas/bulk-tanks/save-tank.server';
import { LinkButton } from '~/kit/button';
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
  const found = await readTank(ctx, idOf(params['id']));
  if (!found.ok) throw data(null, { status: 404 });
  return { id: found.value.id, name: found.value.name, texts: textsOf(request, ...FORM_TEXTS) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const gone = await deleteTank(ctx, idOf(params['id']));
  if (!gone.ok && gone.failure.kind === 'not-found') throw data(null, { status: 404 });
  if (!gone.ok)
    return formAgain(
      context,
      { message: gone.failure.message },
      { status: gone.failure.kind === 'forbidden' ? 403 : 409 },
    );
  return seeOther(paths.bulkTanks(), [
    await flashHeader({
      type: 'success',
      message: `Tank ${gone.value.name} deleted.`,
      undo: { action: paths.accountTrash(), batch: gone.value.batchId, to: paths.bulkTanks() },
    }),
  ]);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Delete tank ${view?.name ?? ''}`),
];

export default function DeleteTank() {
  const { t, said, langOf } = useTexts();
  const { id, name } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const message = answered && 'message' in answered ? answered.message : null;
  return (
    <DialogPage asks title={t`Delete tank ${name}?`} backHref={paths.bulkTank(id)}>
      {message ? (
        <Notice tone="bad" title={<span lang={langOf(message)}>{said(message)}</span>}>
          <LinkButton href={paths.editBulkTank(id)}>{t`Open tank ${name}`}</LinkButton>
        </Notice>
      ) : (
        <Confirm
          text={
            <p>
              {t`Its deliveries and readings go with it. You can restore them from the trash for 30 days. A tank that trucks were filled from cannot be deleted.`}
            </p>
          }
          confirmText={t`Delete tank ${name}`}
          cancelHref={paths.bulkTank(id)}
        />
      )}
    </DialogPage>
  );
}
