import type { AppLoadContext } from '@remix-run/node';
import { env } from '~/config/env.server';
import { systemScope, type SystemScope } from '~/platform/database/scope.server';
import { paths } from '~/routes';
import type { Device } from '~/areas/accounts/start-session.server';
import { isPending, type SignInStep } from '~/areas/accounts/two-step/second-step.server';
import type { Ctx } from '~/platform/context';
import { ctxFor } from './context.server';
import { countUse, countUseByAddress, emailKey, forgiveUses } from '~/platform/http/edge/rate-limit.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { keepPendingSignIn } from './pending-sign-in.server';
import { knownDevice, knownDeviceHeader, knownProgram } from './known-device.server';
import { sessionCookie, sessionTokenOf } from './session.server';
import { fail, ok, type Result } from '~/engine/result';

/** The context of use cases that run before anybody is known. */
export const accountsCtx = (load: AppLoadContext): Ctx<SystemScope> => ctxFor(load, systemScope());

const userAgentOf = (request: Request): string => request.headers.get('User-Agent') ?? '';

/** The browser of this request: its old session, if it brings one, ends with a new sign-in. */
export const browserOf = (request: Request, load: AppLoadContext): Device => ({
  kind: 'browser',
  userAgent: userAgentOf(request),
  address: load.clientAddress,
  previousToken: sessionTokenOf(request),
});

/** The program of this request. */
export const programOf = (request: Request, load: AppLoadContext): Device => ({
  kind: 'api',
  userAgent: userAgentOf(request),
  address: load.clientAddress,
});

/**
 * Hands the new session to the browser and leads on; where a code is awaited, to the page that asks for it. `headers` go
 * only to whoever is signed in.
 */
export function signedInTo(location: string, step: SignInStep, headers: [string, string][] = []): Response {
  if (isPending(step)) {
    const query = location === paths.tripsFuel() ? '' : `?to=${encodeURIComponent(location)}`;
    return seeOther(paths.secondStep() + query, [keepPendingSignIn(step)]);
  }
  const answer = seeOther(location, headers);
  answer.headers.append(...sessionCookie(step.token, step.remember, step.expiresAt, step.startedAt));
  return answer;
}

/** What programs get for a sign-in. */
export function tokenResource(step: SignInStep) {
  if (isPending(step)) throw new Error('programs bring their code along');
  return { access_token: step.token, token_type: 'Bearer', expires_in: step.expiresInSeconds };
}

/** What tries at an account are counted by: the address, and apart from everybody else's those of a browser or program that was signed in to it. */
async function triesKey(email: unknown, request: Request | undefined): Promise<string> {
  const address = emailKey(email);
  const device = request
    ? ((await knownProgram(request, address)) ?? (await knownDevice(request, address)))
    : null;
  return device === null ? address : `${address} ${device}`;
}

/**
 * Counts a try to get into an account: by the account, whoever tries, and by the address, whatever it tries. A browser or program
 * that was signed in to the account before has a count of its own: what strangers try does not keep its owner out.
 */
export async function countSignInTry(
  email: unknown,
  load: AppLoadContext,
  request?: Request,
): Promise<Result<null>> {
  const byAddress = await countUseByAddress('signInByAddress', load);
  if (!byAddress.ok) return waitBefore(byAddress);
  const byAccount = await countUse('login', await triesKey(email, request));
  return byAccount.ok ? ok(null) : waitBefore(byAccount);
}

/** A password that was right clears the account's count: only wrong tries add up. */
export const forgiveSignInTries = async (email: unknown, request?: Request): Promise<void> =>
  forgiveUses('login', await triesKey(email, request));

/**
 * Forgives the tries of a sign-in that worked, and has the browser known for the next one. Not half-way: or whoever knows the
 * password could try codes for ever. Nor where the account only claims the address: or whoever registers somebody else's
 * address could try the owner's password for ever. @returns headers for the browser.
 */
export async function noteSignedIn(
  email: unknown,
  step: SignInStep,
  request: Request,
): Promise<[string, string][]> {
  if (isPending(step)) return [];
  if (step.address === undefined || step.address !== emailKey(email)) return [];
  await forgiveSignInTries(email, request);
  return step.kind === 'browser' ? knownDeviceHeader(request, step.address) : [];
}

/** Counts a request for a mail, by address written to, that of a known browser or program apart, and by address it comes from. */
export async function countMailRequest(
  email: unknown,
  load: AppLoadContext,
  request?: Request,
): Promise<Result<null>> {
  const byAddress = await countUseByAddress('mailByAddress', load);
  if (!byAddress.ok) return byAddress;
  return countUse('mailRequest', await triesKey(email, request));
}

function waitBefore(refused: Result<null>): Result<null> {
  if (refused.ok || refused.failure.kind !== 'rate-limited') return refused;
  const { failure } = refused;
  const wait = failure.message.replace(/^Too many requests\. /, '');
  return fail({
    ...failure,
    message: `Too many tries. ${wait} A reset link or another way of signing in may be quicker.`,
  });
}

/** Whether mails are kept for the inbox page. */
export const hasInbox = (): boolean => env().mode === 'demo' && env().SMTP_URL === undefined;

/** Where people get help when they cannot sign in. */
export const supportAddress = (): string => env().SUPPORT_EMAIL;
