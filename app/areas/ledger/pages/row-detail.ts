import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { parseListId } from '~/areas/trips/rules/list-id';
import { ledgerDetail } from '~/areas/ledger/views/ledger-detail';
import { readRecordDetail } from '~/areas/ledger/read-record-detail.server';

/** What a row of the list shows when a script opens it; without scripts the list itself answers `?open=`. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const ref = parseListId(params['id']);
  const found = ref ? await readRecordDetail(ctx, ref, carrier.units) : null;
  const headers = { 'Cache-Control': 'no-store' };
  if (!found?.ok)
    return Response.json(
      { message: found?.failure.message ?? 'This record was not found.' },
      { status: 404, headers },
    );
  return Response.json(ledgerDetail(found.value, carrier.units), { headers });
}
