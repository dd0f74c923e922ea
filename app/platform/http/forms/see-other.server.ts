/** 303: the browser fetches the next page with GET, whatever was sent. Remix's own redirect() says 302. */
export function seeOther(location: string, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  all.set('Location', location);
  return new Response(null, { status: 303, headers: all });
}

/**
 * Says of an answer that this server has saved the form. The outbox of the browser believes nothing else: a sign-in page of a
 * network answers too, and any server can redirect.
 */
export const SAVED: [string, string] = ['X-Form-Saved', '1'];

/**
 * A path inside the product that may be returned to, else `fallback`. Nothing that a browser could read as another
 * host, a scheme or a script comes through.
 */
export function safeReturnPath(candidate: string | null | undefined, fallback: string): string {
  if (!candidate || candidate.length > 2000 || !/^\/mileage(?:[/?#]|$)/.test(candidate)) return fallback;
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\\\u0000-\u001f\u007f]/.test(candidate)) return fallback;
  const url = new URL(candidate, 'http://inside.invalid');
  if (url.host !== 'inside.invalid' || !/^\/mileage(\/|$)/.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
