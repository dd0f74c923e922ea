import { env } from '~/config/env.server';
import { looksLikeToken } from '~/areas/accounts/data/secret-token.server';
import type { PendingSignIn } from '~/areas/accounts/two-step/second-step.server';

/** Binds a sign-in between its two steps to the browser that began it. */
const isSecure = (): boolean => env().publicUrl.startsWith('https:');
const cookieName = (): string => (isSecure() ? '__Host-stateline_second_step' : 'stateline_second_step');
const attributes = (): string => `Path=/; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;

export const keepPendingSignIn = ({ pendingToken, lifetimeSeconds }: PendingSignIn): [string, string] => [
  'Set-Cookie',
  `${cookieName()}=${pendingToken}; ${attributes()}; Max-Age=${lifetimeSeconds}`,
];

export const forgetPendingSignIn = (): [string, string] => [
  'Set-Cookie',
  `${cookieName()}=; ${attributes()}; Max-Age=0`,
];

/** The token of the sign-in that this browser has begun, if it could be one of ours. */
export function pendingTokenOf(request: Request): string | null {
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split(/=(.*)/s);
    if (name === cookieName()) return looksLikeToken(value, 'slp') ? value : null;
  }
  return null;
}
