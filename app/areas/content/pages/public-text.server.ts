import { data, type AppLoadContext } from '@remix-run/node';
import { env } from '~/config/env.server';
import { KEPT_DAYS } from '~/areas/calculator/rules/calculation';
import { optionalUser } from '~/areas/accounts/session/actor.server';
import { hasSessionCookie } from '~/areas/accounts/session/session.server';

/** What the text pages need: the configured names, and whether somebody is signed in (their copy is their own). */
export async function loadPublicText(request: Request, load: AppLoadContext) {
  const isPrivate = hasSessionCookie(request);
  const signedIn = isPrivate && (await optionalUser(request, load)) !== null;
  return data(
    {
      signedIn,
      product: env().PRODUCT_NAME,
      values: { support: env().SUPPORT_EMAIL, days: String(KEPT_DAYS) },
    },
    { headers: { 'Cache-Control': isPrivate ? 'private, no-cache' : 'public, max-age=300', Vary: 'Cookie' } },
  );
}
