import { data, type AppLoadContext } from '@remix-run/node';
import { quarterKey } from '~/engine/calendar/quarter';
import { todayOf } from '~/areas/carriers/today.server';
import { fuelTypeName, isFuelType } from '~/engine/ifta/fuel-types';
import { defaultRateQuarter } from '~/areas/rates/rules/default-quarter';
import { optionalUser } from '~/areas/accounts/session/actor.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { hasSessionCookie } from '~/areas/accounts/session/session.server';
import { ratesView, type RateCurrency } from '~/areas/rates/views/rates';
import { unknownRatesView } from '~/areas/rates/views/unknown-rates';
import { quarterOfPath } from '~/areas/rates/rules/quarter-of-path';
import { listPublishedQuarters } from '~/areas/rates/list-rate-quarters.server';
import { readRateSheet } from '~/areas/rates/read-rate-sheet.server';
import { publicPageHeaders } from '~/platform/http/languages/language.server';
import { textsOf } from '~/platform/http/languages/texts.server';

/**
 * The page of one quarter, or of the default one where none is named; 404 with the way on where there is none. Rates change a
 * few times a quarter: a browser may show the page that it has and asks behind it whether it has changed.
 */
export async function loadRatesPage(
  request: Request,
  load: AppLoadContext,
  asked: { year: string; quarter: string } | null,
) {
  const ctx = publicCtx(load);
  const query = new URL(request.url).searchParams;
  const isPrivate = hasSessionCookie(request);
  const person = isPrivate ? await optionalUser(request, load) : null;
  const signedIn = person !== null;
  const headers = publicPageHeaders(request, isPrivate, { stale: true });
  const texts = textsOf(request, 'frame', 'places', 'rates');

  const quarter = asked
    ? quarterOfPath(asked)
    : defaultRateQuarter((await listPublishedQuarters(ctx)).map((entry) => entry.quarter));
  const found = quarter && (await readRateSheet(ctx, { quarter, fuel: query.get('fuel') }));
  if (found?.ok && found.value.sheet.isShipped) {
    const currency: RateCurrency = query.get('currency') === 'cad' ? 'cad' : 'usd';
    const today = todayOf(ctx, person?.carrier);
    return data(
      { kind: 'rates' as const, signedIn, texts, view: ratesView(found.value, currency, today) },
      { headers },
    );
  }
  const quarters = await listPublishedQuarters(ctx);
  const wanted =
    quarter && quarters.some((entry) => quarterKey(entry.quarter) === quarterKey(quarter))
      ? query.get('fuel')
      : null;
  const view = unknownRatesView(quarters, quarter, isFuelType(wanted) ? fuelTypeName(wanted) : wanted);
  return data(
    { kind: 'unknown' as const, signedIn, texts, view },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  );
}
