import { looksLikeToken } from '~/areas/accounts/data/secret-token.server';
import { env } from '~/config/env.server';

/** The administrator's own session, while they look at the product as someone else. */
const isSecure = (): boolean => env().publicUrl.startsWith('https:');
const cookieName = (): string => (isSecure() ? '__Host-stateline_admin' : 'stateline_admin');
const attributes = (): string => `Path=/; HttpOnly; SameSite=Strict${isSecure() ? '; Secure' : ''}`;

/** Keeps the administrator's session beside the other one, for an hour. */
export const keepAdminSession = (token: string): [string, string] => [
  'Set-Cookie',
  `${cookieName()}=${token}; ${attributes()}; Max-Age=3600`,
];

export const forgetAdminSession = (): [string, string] => [
  'Set-Cookie',
  `${cookieName()}=; ${attributes()}; Max-Age=0`,
];

export function adminTokenOf(request: Request): string | null {
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split(/=(.*)/s);
    if (name === cookieName()) return looksLikeToken(value, 'sls') ? value : null;
  }
  return null;
}
