import { createCookie } from '@remix-run/node';
import { env } from '~/config/env.server';

/** Whether browsers may send cookies over TLS only. */
export const isSecure = (): boolean => env().publicUrl.startsWith('https:');

/** A small cookie of the pages, beside the session: out of reach of scripts and of other sites, behind TLS sent by TLS alone. */
export function browserCookie(name: string, maxAge: number) {
  const cookie = () =>
    createCookie(name, { path: '/mileage', httpOnly: true, sameSite: 'lax', maxAge, secure: isSecure() });
  return {
    parse: (header: string | null): Promise<unknown> => cookie().parse(header),
    serialize: (value: unknown, options?: { maxAge: number }): Promise<string> =>
      cookie().serialize(value, options),
  };
}
