import type { LoaderFunctionArgs } from '@remix-run/node';
import { env } from '~/config/env.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { VISITOR_TIME_ZONE } from '~/areas/calculator/rules/calculation';
import { deadlineCalendar, deadlinesFrom } from '~/areas/content/rules/deadline-calendar';
import { localDateInZone } from '~/engine/calendar/local-date';

/** The due dates as a calendar to subscribe to; `?country=CA` for a base in Canada. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { clock } = publicCtx(context);
  const today = localDateInZone(clock.now().getTime(), VISITOR_TIME_ZONE);
  const country = new URL(request.url).searchParams.get('country') === 'CA' ? 'CA' : 'US';
  const { PRODUCT_NAME, publicUrl } = env();
  const text = deadlineCalendar(deadlinesFrom(today, country), {
    name: PRODUCT_NAME,
    host: new URL(publicUrl).hostname,
    stampedOn: today,
  });
  return new Response(text, {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
