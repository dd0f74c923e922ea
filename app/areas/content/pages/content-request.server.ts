import { data, type AppLoadContext } from '@remix-run/node';
import { env } from '~/config/env.server';
import { BASE, paths } from '~/routes';
import { contentView, type ContentView, type HandlerPaths } from '~/areas/content/views/content-view';
import { locateContent, type ContentItem } from '~/areas/content/read-content.server';
import type { Ctx } from '~/platform/context';
import { bearerOf, optionalUser, requireApiUser } from '~/areas/accounts/session/actor.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { hasSessionCookie } from '~/areas/accounts/session/session.server';
import { publicPageHeaders } from '~/platform/http/languages/language.server';

const HANDLERS: HandlerPaths = {
  training: paths.supportTraining(),
  limits: paths.supportLimits(),
  support: paths.supportMessage(),
  email: paths.newEmail(),
  'sign-up': paths.register(),
  'sign-in': paths.login(),
  'add-trip': paths.newTrip(),
  'add-fuel': paths.newFuel(),
};

/** Who looks at a public text: their marks are their own, and so are the answers that show them. */
export async function contentReader(request: Request, load: AppLoadContext) {
  const found = hasSessionCookie(request) ? await optionalUser(request, load) : null;
  const isPrivate = hasSessionCookie(request);
  return {
    ctx: publicCtx(load),
    userId: found?.user.id ?? null,
    product: env().PRODUCT_NAME,
    headers: publicPageHeaders(request, isPrivate),
  };
}

/**
 * The same for programs: with a token that token's person, else the cookie's, else a guest. `marksFor` is who is marked as a
 * reader: nobody by a token that may only read.
 */
export async function apiContentReader(request: Request, load: AppLoadContext) {
  if (bearerOf(request) === null) {
    const userId = (await optionalUser(request, load))?.user.id ?? null;
    return { ctx: publicCtx(load), userId, marksFor: userId };
  }
  const { ctx, user } = await requireApiUser(request, load);
  return { ctx: publicCtx(load), userId: user.id, marksFor: ctx.scope.tokenMayWrite ? user.id : null };
}

/** The id of the text that an address names; an address of earlier releases leads to the one of today. */
export async function contentIdAt(
  ctx: Ctx,
  kind: 'feature' | 'tutorial',
  ending: string | undefined,
): Promise<number> {
  const place = await locateContent(ctx, kind, ending ?? '');
  if (!place) throw data(null, { status: 404 });
  if ('movedTo' in place)
    throw new Response(null, {
      status: 301,
      headers: {
        Location: kind === 'feature' ? paths.feature(place.movedTo) : paths.tutorial(place.movedTo),
      },
    });
  return place.id;
}

export const viewOf = (item: ContentItem): ContentView => contentView(item, HANDLERS, BASE);
