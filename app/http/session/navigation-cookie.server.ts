import { isSecure } from './browser-cookie.server';

const MINIMISED = /(?:^|;\s*)nav=min(?:;|$)/;

/** Whether this browser asked for the small navigation. */
export const navigationIsMinimised = (request: Request): boolean =>
  MINIMISED.test(request.headers.get('Cookie') ?? '');

/** Remembers the size of the navigation for a year; it is no secret and scripts may read it. */
export const navigationCookie = (minimised: boolean): [string, string] => [
  'Set-Cookie',
  `nav=${minimised ? 'min' : 'full'}; Path=/mileage; Max-Age=31536000; SameSite=Lax${isSecure() ? '; Secure' : ''}`,
];
