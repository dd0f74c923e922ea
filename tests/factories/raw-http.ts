import { SESSION_COOKIE } from './signed-in';

/** Requests as a program sends them: nothing followed, nothing kept. */
export function rawHttp(origin: string) {
  const raw = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, { redirect: 'manual', ...init });
  return {
    raw,
    api: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      raw(path, json(body, headers)),
    /** A form, as the site's own pages send it. */
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      raw(path, form(fields, { Origin: origin, ...headers })),
  };
}

export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers,
  body: new URLSearchParams(fields),
});

export const bodyOf = async (response: Response) => (await response.json()) as Record<string, unknown>;

export const cookieOf = (response: Response) =>
  response.headers.getSetCookie().find((line) => line.startsWith(`${SESSION_COOKIE}=`));

export const valueOf = (line: string | undefined) => line?.split(';')[0]?.split('=')[1] ?? '';
