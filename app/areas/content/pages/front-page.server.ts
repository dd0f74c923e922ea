import { randomBytes } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { ports } from '~/platform/ports.server';
import { filingBaseOf } from '~/engine/ifta/base-profile';
import { todayOf } from '~/areas/carriers/today.server';
import { nextFilingDeadline } from '~/engine/calendar/due-date';
import { uidFrom } from '~/areas/calculator/rules/calculation';
import { filmView } from '~/areas/content/views/film-view';
import { listContent } from '~/areas/content/read-content.server';
import { checkCalculation } from '~/areas/calculator/check-calculation.server';
import { publicCtx } from '~/areas/accounts/session/context.server';

/** What the front page shows, with the stops of an earlier calculation where it is changed. */
export async function loadFrontPage(
  load: AppLoadContext,
  from: string | null,
  carrier: DeadlineOf | null = null,
) {
  const earlier = from ? await checkCalculation(publicCtx(load), from) : null;
  const stops = earlier?.ok ? earlier.value.stops : [];
  const typed = (index: number) => ({
    city: stops.at(index)?.city ?? '',
    state: stops.at(index)?.state ?? '',
    zip: stops.at(index)?.zip ?? '',
  });
  const message = earlier?.ok && earlier.value.status === 'error' ? earlier.value.routeError : null;
  const errors: Record<string, string[]> = message ? { stops: [message] } : {};
  return {
    deadline: deadlineOf(carrier),
    film: filmView('how-it-works'),
    form: {
      uid: uidFrom(randomBytes(6)),
      pickup: typed(0),
      delivery: stops.length > 1 ? typed(-1) : typed(9),
      errors,
    },
  };
}

type DeadlineOf = { readonly timeZone: string; readonly baseJurisdiction: string | null };

/** The next filing deadline: the carrier's, where someone is signed in; else as a visitor's calendar has it. */
export function deadlineOf(carrier: DeadlineOf | null) {
  const { quarter, dueDate, daysLeft } = nextFilingDeadline(
    todayOf(ports(), carrier),
    filingBaseOf(carrier?.baseJurisdiction),
  );
  return { quarter: quarter.quarter, year: quarter.year, dueDate, daysLeft };
}

/** The questions under the calculator, as the administration has them. */
export async function frontQuestions(load: AppLoadContext) {
  const items = await listContent(publicCtx(load), 'faq', null);
  return items.map(({ slug, title, bodyHtml }) => ({ slug, question: title, answer: bodyHtml }));
}
