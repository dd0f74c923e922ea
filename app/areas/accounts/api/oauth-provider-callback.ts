import type { LoaderFunctionArgs } from '@remix-run/node';
import { eventHeaders } from '~/areas/billing/pages/analytics.server';
import { browserSession } from '~/areas/accounts/session/session.server';
import { methodNotAllowed } from '~/platform/http/api.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { findProvider, forgetTrip, intentOf, returnedProfile } from '~/areas/accounts/session/oauth.server';
import { safeReturnPath, seeOther } from '~/platform/http/forms/see-other.server';
import { accountsCtx, browserOf, signedInTo } from '~/areas/accounts/session/sign-in.server';
import { paths } from '~/routes';
import {
  linkProvider,
  signInByProvider,
  type ProviderSignIn,
} from '~/areas/accounts/sign-in-by-provider.server';

const CODES: Record<Exclude<ProviderSignIn['outcome'], 'signed-in'>, string> = {
  'user-not-found': 'error_user_not_found',
  'unverified-email': 'error_social_provider',
  'registration-failed': 'error_registration_failed',
};

/** Where the provider sends the browser back to. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const provider = findProvider(params['provider']);
  if (!provider) return seeOther(`${paths.login()}?error=error_social_provider`);
  const { action, to } = intentOf(request);
  const forgotten = forgetTrip(provider, request);
  const failed = (code: string) => {
    const page = action === 'link' ? paths.accountSecurity() : paths.login();
    return seeOther(
      `${page}?error=${code}${action === 'registration' ? '&action=registration' : ''}`,
      forgotten,
    );
  };
  const profile = await returnedProfile(provider, request, context);
  if (!profile) return failed('error_social_provider');
  const identity = { provider: provider.id, ...profile };
  const ctx = accountsCtx(context);

  if (action === 'link') {
    const person = await browserSession(request, context);
    const isImpersonated = person?.session.impersonatorId != null;
    if (!person || !(await linkProvider(ctx, { userId: person.user.id, isImpersonated }, identity)))
      return failed('error_social_provider');
    const done = await flashHeader({
      type: 'success',
      message: `${provider.name} can sign you in from now on.`,
    });
    return seeOther(paths.accountSecurity(), [...forgotten, done]);
  }
  const result = await signInByProvider(
    ctx,
    identity,
    { registering: action === 'registration' },
    browserOf(request, context),
  );
  if (result.outcome !== 'signed-in') return failed(CODES[result.outcome]);
  const event = action === 'registration' ? 'registration' : 'login';
  const told = await eventHeaders(request, [{ event, method: 'provider' }]);
  return signedInTo(safeReturnPath(to, paths.tripsFuel()), result.session, [...forgotten, ...told]);
}

export async function action() {
  return methodNotAllowed('GET');
}
