import type { LoaderFunctionArgs } from '@remix-run/node';
import { env } from '~/config/env.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { calendarAt } from '~/areas/returns/carrier-calendar.server';

/** A carrier's due dates for a calendar program, which shows the secret of the address and nothing else. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { PRODUCT_NAME, publicUrl } = env();
  const text = await calendarAt(publicCtx(context), params['token'] ?? '', {
    name: PRODUCT_NAME,
    host: new URL(publicUrl).hostname,
  });
  if (text === null) throw new Response('This calendar was not found.', { status: 404 });
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
