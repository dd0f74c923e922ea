import { isSecure } from '~/platform/http/forms/browser-cookie.server';

const MINIMIZED = /(?:^|;\s*)nav=min(?:;|$)/;

/** Whether this browser asked for the small navigation. */
export const navigationIsMinimized = (request: Request): boolean =>
  MINIMIZED.test(request.headers.get('Cookie') ?? '');

/** Remembers the size of the navigation for a year; it is no secret and scripts may read it. */
export const navigationCookie = (minimized: boolean): [string, string] => [
  'Set-Cookie',
  `nav=${minimized ? 'min' : 'full'}; Path=/mileage; Max-Age=31536000; SameSite=Lax${isSecure() ? '; Secure' : ''}`,
];
