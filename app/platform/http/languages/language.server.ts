import { env } from '~/config/env.server';
import { isLanguage, type Language } from '~/engine/text/texts';
import { isSecure } from '~/platform/http/forms/browser-cookie.server';

/** What of a request says in which language it is to be answered. */
export interface LanguageSigns {
  /** `?lang=` of the address. */
  query: string | null;
  cookie: string | null;
  acceptLanguage: string | null;
}

const COOKIE = /(?:^|;\s*)lang=([a-z]+)(?:;|$)/;

const isOffered = (text: string | null | undefined): text is Language =>
  isLanguage(text) && env().LANGUAGES.includes(text);

/** The first language of a browser that is offered; "fr-FR" counts as French. */
function preferred(header: string | null): Language | undefined {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [, name = '', weight = '1'] = /^\s*([a-z]+)[\w-]*\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(entry) ?? [];
      return { name: name.toLowerCase(), weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ name }) => name)
    .find(isOffered);
}

/** The address first, then what this browser has chosen before, then its own languages; otherwise English. */
export function languageFrom({ query, cookie, acceptLanguage }: LanguageSigns): Language {
  const chosen = COOKIE.exec(cookie ?? '')?.[1];
  return [query, chosen].find(isOffered) ?? preferred(acceptLanguage) ?? 'en';
}

const queried = (request: Request): string | null => new URL(request.url).searchParams.get('lang');

export const languageOf = (request: Request): Language =>
  languageFrom({
    query: queried(request),
    cookie: request.headers.get('Cookie'),
    acceptLanguage: request.headers.get('Accept-Language'),
  });

/** The language that the address asks for; null where it names none that is offered. */
export function askedLanguage(request: Request): Language | null {
  const asked = queried(request);
  return isOffered(asked) ? asked : null;
}

/** Keeps the choice for a year. */
export const languageCookie = (language: Language): [string, string] => [
  'Set-Cookie',
  `lang=${language}; Path=/mileage; Max-Age=31536000; SameSite=Lax; HttpOnly${isSecure() ? '; Secure' : ''}`,
];

/** How a page for everybody may be kept: one that is someone's own, or that sets the language, by nobody else. */
export const publicPageHeaders = (
  request: Request,
  isPrivate: boolean,
  { stale = false } = {},
): Record<string, string> => ({
  'Cache-Control':
    isPrivate || askedLanguage(request) !== null
      ? 'private, no-cache'
      : `public, max-age=300${stale ? ', stale-while-revalidate=86400' : ''}`,
  Vary: 'Cookie, Accept-Language',
});
