const COOKIE = /(?:^|;\s*)tz=([\w%/+-]{1,64})(?:;|$)/;

/** The time zone that the browser named, for the carrier of a new account. */
export function timeZoneOf(request: Request): string | undefined {
  const told = COOKIE.exec(request.headers.get('Cookie') ?? '')?.[1];
  try {
    return told && decodeURIComponent(told);
  } catch {
    return undefined;
  }
}
