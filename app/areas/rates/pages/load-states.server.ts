import { data, type AppLoadContext } from '@remix-run/node';
import { optionalUser } from '~/areas/accounts/session/actor.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { hasSessionCookie } from '~/areas/accounts/session/session.server';
import { readJurisdictionRates } from '~/areas/rates/read-jurisdiction-rates.server';
import { jurisdictionSlug, memberLinks, memberOfSlug } from '~/areas/rates/rules/jurisdiction-slug';
import { jurisdictionView } from '~/areas/rates/views/jurisdiction-rates';
import { comparedView } from '~/areas/rates/views/compared-rates';
import { jurisdictionQuarterView, offeredQuarters } from '~/areas/rates/views/jurisdiction-quarter';
import { quarterChangesView } from '~/areas/rates/views/quarter-changes';
import { readQuarterChanges } from '~/areas/rates/read-quarter-changes.server';
import { listRateQuarters } from '~/areas/rates/list-rate-quarters.server';
import { defaultRateQuarter } from '~/areas/rates/rules/default-quarter';
import { todayOf } from '~/areas/carriers/today.server';
import { quarterOfPath } from '~/areas/rates/rules/quarter-of-path';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { publicPageHeaders } from '~/platform/http/languages/language.server';
import { textsOf } from '~/platform/http/languages/texts.server';

/** As the rates pages: the same for everybody, but for the header of who is signed in. */
async function visitorOf(request: Request, load: AppLoadContext) {
  const isPrivate = hasSessionCookie(request);
  const person = isPrivate ? await optionalUser(request, load) : null;
  return {
    person,
    signedIn: person !== null,
    texts: textsOf(request, 'frame', 'places', 'rates'),
    headers: publicPageHeaders(request, isPrivate, { stale: true }),
  };
}

export async function loadStates(request: Request, load: AppLoadContext) {
  const { signedIn, texts, headers } = await visitorOf(request, load);
  return data({ signedIn, texts, members: memberLinks() }, { headers });
}

export async function loadState(request: Request, load: AppLoadContext, slug: string) {
  const member = memberOfSlug(slug);
  const [rates] = member ? await readJurisdictionRates(publicCtx(load), [member.code]) : [];
  const view = rates && jurisdictionView(rates, new URL(request.url).searchParams.get('fuel'));
  if (!view) throw new Response(null, { status: 404 });
  const { signedIn, texts, headers } = await visitorOf(request, load);
  return data({ signedIn, texts, members: memberLinks(), view }, { headers });
}

export async function loadStateQuarter(
  request: Request,
  load: AppLoadContext,
  asked: { slug: string; year: string; quarter: string },
) {
  const member = memberOfSlug(asked.slug);
  const [rates] = member ? await readJurisdictionRates(publicCtx(load), [member.code]) : [];
  if (!member || !rates) throw new Response(null, { status: 404 });
  const { signedIn, texts, headers, person } = await visitorOf(request, load);
  const quarter = quarterOfPath(asked);
  const view = quarter && jurisdictionQuarterView(rates, quarter, todayOf(publicCtx(load), person?.carrier));
  if (view)
    return data({ kind: 'rates' as const, signedIn, texts, members: memberLinks(), view }, { headers });
  return data(
    {
      kind: 'unknown' as const,
      signedIn,
      texts,
      name: member.name,
      slug: jurisdictionSlug(member.name),
      quarter: quarter ? quarterLabel(quarter) : '',
      offered: offeredQuarters(rates).map((entry) => ({
        ...entry.quarter,
        label: quarterLabel(entry.quarter),
      })),
    },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function loadComparison(request: Request, load: AppLoadContext) {
  const query = new URL(request.url).searchParams;
  const [a, b, q] = ['a', 'b', 'q'].map((name) => query.get(name) ?? '') as [string, string, string];
  const members = memberLinks();
  const linkOf = (text: string) => {
    const member = memberOfSlug(text);
    return [...members.states, ...members.provinces].find(({ code }) => code === member?.code) ?? null;
  };
  const [first, second] = [linkOf(a), linkOf(b)];
  const { signedIn, texts, headers } = await visitorOf(request, load);
  const known = await listRateQuarters(publicCtx(load));
  const usual = defaultRateQuarter(known);
  const quarter = q === '' ? usual : known.find((one) => String(quarterKey(one)) === q);
  const isAsked = a !== '' || b !== '';
  const error = !isAsked
    ? ''
    : !(first && second)
      ? 'Choose two states or provinces to compare.'
      : quarter
        ? ''
        : 'We have no rates for this quarter. Choose another.';
  const [one, other] =
    first && second && quarter ? await readJurisdictionRates(publicCtx(load), [first.code, second.code]) : [];
  return data(
    {
      signedIn,
      texts,
      members,
      first,
      second,
      error,
      quarters: known.map((entry) => ({ key: quarterKey(entry), label: quarterLabel(entry) })),
      quarter: quarter && quarterKey(quarter),
      isUsualQuarter: quarter === usual,
      view: one && other && quarter ? comparedView(one, other, quarter) : null,
    },
    { headers },
  );
}

export async function loadChanges(request: Request, load: AppLoadContext) {
  const query = new URL(request.url).searchParams;
  const asked = { from: query.get('from'), to: query.get('to') };
  const found = await readQuarterChanges(publicCtx(load), asked);
  if (!found.ok) throw new Response(null, { status: 404 });
  const { signedIn, texts, headers } = await visitorOf(request, load);
  const isDefault = asked.from === null && asked.to === null;
  return data({ signedIn, texts, isDefault, view: quarterChangesView(found.value) }, { headers });
}
