import type { LoaderFunctionArgs } from '@remix-run/node';
import { optionalUser } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed } from '~/platform/http/api.server';
import {
  findProvider,
  noteProviderDown,
  startAtProvider,
  type OAuthIntent,
} from '~/areas/accounts/session/oauth.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import { safeReturnPath, seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';

/** GET /api/oauth/{provider}: off to the provider. action=registration makes an account, action=link adds it to one's own. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const action = intentAction(query.get('action'));
  const failed = seeOther(`${paths.login()}?error=error_social_provider`);
  const provider = findProvider(params['provider']);
  if (!provider) return failed;
  const isSignedIn = (await optionalUser(request, context)) !== null;
  if (isSignedIn !== (action === 'link')) return seeOther(isSignedIn ? paths.tripsFuel() : paths.login());
  const allowed = await countUseByAddress('signInByAddress', context);
  if (!allowed.ok) return failed;
  try {
    return await startAtProvider(provider, request, { action, to: safeReturnPath(query.get('to'), '') });
  } catch (error) {
    noteProviderDown(provider, error, context);
    return action === 'link' ? seeOther(`${paths.accountSecurity()}?error=error_social_provider`) : failed;
  }
}

const intentAction = (value: string | null): OAuthIntent['action'] =>
  value === 'registration' || value === 'link' ? value : 'sign-in';

export async function action() {
  return methodNotAllowed('GET');
}
