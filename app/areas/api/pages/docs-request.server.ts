import { data, type AppLoadContext } from '@remix-run/node';
import { env } from '~/config/env.server';
import { BASE, paths } from '~/routes';
import { optionalUser } from '~/areas/accounts/session/actor.server';
import { problemWords, referenceGroup, referenceIndex } from '~/areas/api/reference/reference.server';
import { hasSessionCookie } from '~/areas/accounts/session/session.server';
import { publicPageHeaders } from '~/platform/http/languages/language.server';
import { carrierApiLimit } from '~/platform/http/edge/rate-limit.server';

/** The frame of the reference: names of its parts, and who is signed in, if anybody is (their copy is their own). */
export async function frame(request: Request, load: AppLoadContext) {
  const isPrivate = hasSessionCookie(request);
  const caller = isPrivate ? await optionalUser(request, load) : null;
  return {
    caller,
    view: {
      product: env().PRODUCT_NAME,
      signedIn: caller !== null,
      parts: referenceIndex().map(({ slug, title }) => ({ slug, title })),
    },
    headers: publicPageHeaders(request, isPrivate),
  };
}

/** The first page of the reference: all calls, or those with the words of ?q=, and what holds for every call. */
export async function loadDocsStart(request: Request, load: AppLoadContext) {
  const { view, headers } = await frame(request, load);
  const search = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  const { publicUrl, API_REQUESTS_PER_MINUTE: limit } = env();
  return data(
    {
      ...view,
      search,
      groups: referenceIndex(search),
      problems: problemWords(),
      api: `${publicUrl}${BASE}/api`,
      clientUrl: `${publicUrl}${paths.docsClient()}`,
      limit,
      carrierLimit: carrierApiLimit(),
    },
    { headers },
  );
}

/** One part of the reference. @throws 404 where there is none of this name */
export async function loadDocsPart(request: Request, load: AppLoadContext, slug: string) {
  const group = referenceGroup(slug);
  if (!group) throw new Response('Not Found', { status: 404 });
  const { view, headers } = await frame(request, load);
  return data({ ...view, group }, { headers });
}
