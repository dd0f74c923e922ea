import type { CallArgs } from '~/platform/http/openapi/operation.server';
import {
  bearerOf,
  knownApiIdentity,
  optionalUser,
  unauthorized,
  requireApiUser,
} from '~/areas/accounts/session/actor.server';
import { problem, readJson, apiAnswer } from '~/platform/http/api.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import {
  browserSession,
  sessionCookie,
  sessionTokenOf,
  forgetSessionCookie,
  hasSessionCookie,
} from '~/areas/accounts/session/session.server';
import {
  accountsCtx,
  tokenResource,
  countSignInTry,
  noteSignedIn,
  programOf,
  countMailRequest,
  browserOf,
  signedInTo,
} from '~/areas/accounts/session/sign-in.server';
import { confirmAddress } from '~/areas/accounts/confirm-address.server';
import { refreshSession } from '~/areas/accounts/refresh-session.server';
import { signInByCode, signInByPassword } from '~/areas/accounts/sign-in.server';
import { requestSignInCode, RESET_ANSWER, requestPasswordReset } from '~/areas/accounts/request-mail.server';
import { endSessionOf } from '~/areas/accounts/start-session.server';
import {
  findProvider,
  noteProviderDown,
  startAtProvider,
  type OAuthIntent,
  forgetTrip,
  intentOf,
  returnedProfile,
} from '~/areas/accounts/session/oauth.server';
import { safeReturnPath, seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { eventHeaders } from '~/areas/billing/pages/analytics.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import {
  linkProvider,
  signInByProvider,
  type ProviderSignIn,
} from '~/areas/accounts/sign-in-by-provider.server';
import { resetPassword } from '~/areas/accounts/reset-password.server';
import { register } from '~/areas/accounts/register.server';
import { todayOf } from '~/areas/carriers/today.server';
import { timeZoneOf } from '~/areas/accounts/session/time-zone-cookie.server';
import { userResource } from '~/areas/accounts/views/user-resource';

/** POST /api/confirm/{code}: confirms the address of a mailed link, and renews the token or cookie that comes along. Without one, `password` tells whose account it is. */
export async function answerConfirmAddress({ request, params, context }: CallArgs) {
  const allowed = await countUseByAddress('signInByAddress', context);
  if (!allowed.ok) return problem(allowed.failure);
  const ctx = accountsCtx(context);
  const { password } = await readJson(request);
  const bearer = bearerOf(request);
  const signedIn =
    bearer === null ? await browserSession(request, context) : await knownApiIdentity(request, context);
  const confirmed = await confirmAddress(ctx, params['code'] ?? '', {
    userId: signedIn?.user.id ?? null,
    ...(typeof password === 'string' ? { password } : {}),
  });
  if (!confirmed.ok) return problem(confirmed.failure);
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const message = 'Success';
  if (bearer !== null) {
    const renewed = await refreshSession(ctx, bearer, 'api');
    return Response.json({ message, ...(renewed ? tokenResource(renewed) : {}) }, { headers });
  }
  const renewed = await refreshSession(ctx, sessionTokenOf(request) ?? '', 'browser');
  if (renewed)
    headers.append(...sessionCookie(renewed.token, renewed.remember, renewed.expiresAt, renewed.startedAt));
  return Response.json(
    { message, ...(renewed ? { expires_in: renewed.expiresInSeconds } : {}) },
    { headers },
  );
}

/** POST /api/login with email and password (and remember), or email and code: access_token, expires_in. */
export async function answerSignIn({ request, context }: CallArgs) {
  const body = await readJson(request);
  const allowed = await countSignInTry(body['email'], context, request);
  if (!allowed.ok) return problem(allowed.failure);
  const signIn = body['code'] === undefined ? signInByPassword : signInByCode;
  const result = await signIn(accountsCtx(context), body, programOf(request, context));
  if (result.ok) await noteSignedIn(body['email'], result.value, request);
  return apiAnswer(result, tokenResource);
}

/** POST /api/login-code with email: mails a code of six digits that /api/login takes. */
export async function answerRequestSignInCode({ request, context }: CallArgs) {
  const body = await readJson(request);
  const allowed = await countMailRequest(body['email'], context, request);
  if (!allowed.ok) return problem(allowed.failure);
  return apiAnswer(await requestSignInCode(accountsCtx(context), body), ({ message }) => ({ message }));
}

/** POST /api/logout: ends the session of the token or cookie. Signing out twice is no error. */
export async function answerSignOut({ request, context }: CallArgs) {
  const token = request.headers.has('Authorization') ? bearerOf(request) : sessionTokenOf(request);
  if (token !== null) await endSessionOf(accountsCtx(context), token);
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (hasSessionCookie(request) && !request.headers.has('Authorization'))
    headers.append(...forgetSessionCookie());
  return Response.json({ message: 'Success' }, { headers });
}

/**
 * GET /api/oauth/{provider}: off to the provider. action=registration makes an account, action=link adds it to one's own, for
 * whoever has given the password on the security page.
 */
export async function answerStartProviderSignIn({ request, params, context }: CallArgs) {
  const query = new URL(request.url).searchParams;
  const action = intentAction(query.get('action'));
  const failed = seeOther(`${paths.login()}?error=error_social_provider`);
  const provider = findProvider(params['provider']);
  if (!provider) return failed;
  const isSignedIn = (await optionalUser(request, context)) !== null;
  if (isSignedIn !== (action === 'link')) return seeOther(isSignedIn ? paths.tripsFuel() : paths.login());
  const { proof } = intentOf(request);
  if (action === 'link' && proof === undefined) return seeOther(paths.accountSecurity());
  const allowed = await countUseByAddress('signInByAddress', context);
  if (!allowed.ok) return failed;
  try {
    const to = safeReturnPath(query.get('to'), '');
    return await startAtProvider(
      provider,
      request,
      action === 'link' ? { action, to, proof } : { action, to },
    );
  } catch (error) {
    noteProviderDown(provider, error, context);
    return action === 'link' ? seeOther(`${paths.accountSecurity()}?error=error_social_provider`) : failed;
  }
}

const intentAction = (value: string | null): OAuthIntent['action'] =>
  value === 'registration' || value === 'link' ? value : 'sign-in';

const CODES: Record<Exclude<ProviderSignIn['outcome'], 'signed-in'>, string> = {
  'user-not-found': 'error_user_not_found',
  'unverified-email': 'error_social_provider',
  'registration-failed': 'error_registration_failed',
};

/** Where the provider sends the browser back to. */
export async function answerReturnFromProvider({ request, params, context }: CallArgs) {
  const provider = findProvider(params['provider']);
  if (!provider) return seeOther(`${paths.login()}?error=error_social_provider`);
  const { action, to, proof = '' } = intentOf(request);
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
    const who = person && { userId: person.user.id, isImpersonated, proof };
    if (!who || !(await linkProvider(ctx, who, identity))) return failed('error_social_provider');
    const done = await flashHeader({
      type: 'success',
      message: `${provider.name} can sign you in from now on.`,
    });
    return seeOther(paths.accountSecurity(), [...forgotten, done]);
  }
  const result = await signInByProvider(
    ctx,
    identity,
    { registering: action === 'registration', timeZone: timeZoneOf(request) },
    browserOf(request, context),
  );
  if (result.outcome !== 'signed-in') return failed(CODES[result.outcome]);
  const event = action === 'registration' ? 'registration' : 'login';
  const events = await eventHeaders(request, [{ event, method: 'provider' }]);
  return signedInTo(safeReturnPath(to, paths.tripsFuel()), result.session, [...forgotten, ...events]);
}

/** POST /api/password-reset-confirm with email, token, password, password_confirmation: signed in at once. */
export async function answerResetPassword({ request, context }: CallArgs) {
  const body = await readJson(request);
  const allowed = await countSignInTry(body['email'], context, request);
  if (!allowed.ok) return problem(allowed.failure);
  const input = {
    ...body,
    password_confirmation: body['password_confirmation'] ?? body['passwordConfirmation'],
  };
  return apiAnswer(
    await resetPassword(accountsCtx(context), input, programOf(request, context)),
    (session) => ({
      message: RESET_ANSWER,
      ...tokenResource(session),
    }),
  );
}

/** POST /api/password-reset-link with email: the same message for every address. */
export async function answerRequestPasswordReset({ request, context }: CallArgs) {
  const body = await readJson(request);
  const allowed = await countMailRequest(body['email'], context);
  if (!allowed.ok) return problem(allowed.failure);
  return apiAnswer(await requestPasswordReset(accountsCtx(context), body), ({ message }) => ({ message }));
}

/**
 * POST /api/refresh: a new access_token for one that is about to run out or just has. A browser's session gets a new
 * cookie instead, and its secret is shown to no script.
 */
export async function answerRefreshToken({ request, context }: CallArgs) {
  const ctx = accountsCtx(context);
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (request.headers.has('Authorization')) {
    const renewed = await refreshSession(ctx, bearerOf(request) ?? '', 'api');
    return renewed
      ? Response.json(tokenResource(renewed), { headers })
      : unauthorized(request, 'This token does not work, or no longer.');
  }
  const renewed = await refreshSession(ctx, sessionTokenOf(request) ?? '', 'browser');
  if (!renewed) return unauthorized(request);
  headers.append(...sessionCookie(renewed.token, renewed.remember, renewed.expiresAt, renewed.startedAt));
  return Response.json({ token_type: 'cookie', expires_in: renewed.expiresInSeconds }, { headers });
}

/** POST /api/register with name, email, password, password_confirmation: signed in at once. */
export async function answerRegister({ request, context }: CallArgs) {
  const body = await readJson(request);
  const allowed = await countUseByAddress('register', context);
  if (!allowed.ok) return problem(allowed.failure);
  const mayTry = await countSignInTry(body['email'], context);
  if (!mayTry.ok) return problem(mayTry.failure);
  // The client-side form state calls it passwordConfirmation.
  const input = {
    ...body,
    password_confirmation: body['password_confirmation'] ?? body['passwordConfirmation'],
  };
  const timeZone = typeof body['time_zone'] === 'string' ? body['time_zone'] : undefined;
  const result = await register(accountsCtx(context), input, programOf(request, context), timeZone);
  return apiAnswer(result, tokenResource, { status: 201 });
}

/** GET /api/user: who is signed in. */
export async function answerReadUser({ request, context }: CallArgs) {
  const { user, carrier, role, carriers, ctx } = await requireApiUser(request, context);
  const today = todayOf(ctx, carrier);
  return Response.json(
    { user: userResource(user, carrier, role, carriers, today) },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
