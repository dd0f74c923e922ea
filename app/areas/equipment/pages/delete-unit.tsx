import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { formAgain } from '~/platform/http/forms/form.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { deleteEquipment } from '~/areas/equipment/delete-equipment.server';
import { readEquipment } from '~/areas/equipment/read-equipment.server';
import { LinkButton } from '~/kit/button';
import { Confirm } from '~/kit/confirm';
import { DialogPage } from '~/kit/dialog';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const found = await readEquipment(ctx, idOf(params['id']));
  if (!found.ok) throw data(null, { status: 404 });
  return {
    id: found.value.id,
    unit: found.value.unit,
    texts: textsOf(request, 'frame', 'forms', 'records', 'list', 'equipment', 'places'),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const result = await deleteEquipment(ctx, idOf(params['id']));
  if (!result.ok && result.failure.kind === 'not-found') throw data(null, { status: 404 });
  if (!result.ok)
    return formAgain(
      context,
      { message: result.failure.message },
      { status: result.failure.kind === 'forbidden' ? 403 : 409 },
    );
  return seeOther(paths.equipment(), [
    await flashHeader({
      type: 'success',
      message: `Unit ${result.value.unit} deleted.`,
      undo: { action: paths.accountTrash(), batch: result.value.batchId, to: paths.equipment() },
    }),
  ]);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Delete unit ${view?.unit ?? ''}`),
];

export default function DeleteEquipmentRoute() {
  const { t, said, langOf } = useTexts();
  const { id, unit } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const message = answered && 'message' in answered ? answered.message : null;
  return (
    <DialogPage asks title={t`Delete unit ${unit}?`} backHref={paths.equipment()}>
      {message ? (
        <Notice tone="bad" title={<span lang={langOf(message)}>{said(message)}</span>}>
          <LinkButton href={paths.equipmentUnit(id)}>{t`Open unit ${unit}`}</LinkButton>
        </Notice>
      ) : (
        <Confirm
          text={
            <p>
              {t`It leaves the list and the choices in forms. You can restore it from the trash for 30 days. A unit with trips or fuel cannot be deleted.`}
            </p>
          }
          confirmText={t`Delete unit ${unit}`}
          cancelHref={paths.equipment()}
        />
      )}
    </DialogPage>
  );
}
