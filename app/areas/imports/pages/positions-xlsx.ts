import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node';
import { Readable } from 'node:stream';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import {
  countPositions,
  MOST_SHEET_ROWS,
  positionsAsked,
  positionsWorkbook,
  wantedPositions,
} from '~/areas/imports/raw-positions.server';
import { unitOfCarrier } from '~/areas/trips/rules/distance-text';

/** Raw positions as a workbook; a 422 that says what is wrong with the days, or that they hold more than a sheet takes. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const found = wantedPositions(positionsAsked(new URL(request.url).searchParams), carrier.timeZone);
  if ('errors' in found) throw new Response(Object.values(found.errors).join(' '), { status: 422 });
  if ((await countPositions(ctx, found.wanted)) > MOST_SHEET_ROWS)
    throw new Response('These days hold more positions than a sheet of Excel. Choose fewer days.', {
      status: 422,
    });
  return new Response(
    createReadableStreamFromReadable(
      Readable.from(positionsWorkbook(ctx, found.wanted, unitOfCarrier(carrier))),
    ),
    {
      headers: {
        'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'Content-Disposition': 'attachment; filename="positions.xlsx"',
        'Cache-Control': 'private, no-store',
      },
    },
  );
}
