import type { LoaderFunctionArgs } from '@remix-run/node';
import { env } from '~/config/env.server';
import { deadlineCalendar } from '~/areas/content/rules/deadline-calendar';
import { auditLetterRequest } from '~/areas/returns/pages/audit-letter-request.server';
import { letterDays } from '~/areas/returns/rules/audit-letter';

/** The days between the letter and the answer, as a calendar file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { facts, today } = await auditLetterRequest(request, context);
  if (!facts) throw new Response('The letter is not described yet.', { status: 404 });
  const { PRODUCT_NAME, publicUrl } = env();
  const text = deadlineCalendar(letterDays(facts), {
    name: PRODUCT_NAME,
    host: new URL(publicUrl).hostname,
    stampedOn: today,
    title: 'IFTA audit',
  });
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="ifta-audit.ics"',
      'Cache-Control': 'private, no-store',
    },
  });
}
