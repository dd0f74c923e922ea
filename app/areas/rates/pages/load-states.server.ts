import { data, type AppLoadContext } from '@remix-run/node';
import { optionalUser } from '~/areas/accounts/session/actor.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { hasSessionCookie } from '~/areas/accounts/session/session.server';
import { readJurisdictionRates } from '~/areas/rates/read-jurisdiction-rates.server';
import { memberLinks, memberOfSlug } from '~/areas/rates/rules/jurisdiction-slug';
import { compareView, jurisdictionView } from '~/areas/rates/views/jurisdiction-rates';

/** As the rates pages: the same for everybody, but for the header of who is signed in. */
async function visitorOf(request: Request, load: AppLoadContext) {
  const isPrivate = hasSessionCookie(request);
  return {
    signedIn: isPrivate && (await optionalUser(request, load)) !== null,
    headers: {
      'Cache-Control': isPrivate ? 'private, no-cache' : 'public, max-age=300, stale-while-revalidate=86400',
      Vary: 'Cookie',
    },
  };
}

export async function loadStates(request: Request, load: AppLoadContext) {
  const { signedIn, headers } = await visitorOf(request, load);
  return data({ signedIn, members: memberLinks() }, { headers });
}

export async function loadState(request: Request, load: AppLoadContext, slug: string) {
  const member = memberOfSlug(slug);
  const [rates] = member ? await readJurisdictionRates(publicCtx(load), [member.code]) : [];
  const view = rates && jurisdictionView(rates, new URL(request.url).searchParams.get('fuel'));
  if (!view) throw new Response(null, { status: 404 });
  const { signedIn, headers } = await visitorOf(request, load);
  return data({ signedIn, members: memberLinks(), view }, { headers });
}

export async function loadComparison(request: Request, load: AppLoadContext) {
  const query = new URL(request.url).searchParams;
  const [a, b] = [query.get('a') ?? '', query.get('b') ?? ''];
  const members = memberLinks();
  const linkOf = (text: string) => {
    const member = memberOfSlug(text);
    return [...members.states, ...members.provinces].find(({ code }) => code === member?.code) ?? null;
  };
  const [first, second] = [linkOf(a), linkOf(b)];
  const { signedIn, headers } = await visitorOf(request, load);
  const isAsked = a !== '' || b !== '';
  const error = isAsked && !(first && second) ? 'Choose two states or provinces to compare.' : '';
  const [one, other] =
    first && second ? await readJurisdictionRates(publicCtx(load), [first.code, second.code]) : [];
  return data(
    { signedIn, members, first, second, error, lines: one && other ? compareView(one, other) : [] },
    { headers },
  );
}
