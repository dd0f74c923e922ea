import { randomBytes } from 'node:crypto';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import type { NextFunction, Request, Response } from 'express';
import { processSingleton } from '~/config/process-singleton.server';
import { editionOfContent } from '~/areas/content/data/content.server';
import { publicScope } from '~/platform/database/scope.server';
import { uidFrom } from '~/areas/calculator/rules/calculation';
import { languageFrom } from '~/platform/http/languages/language.server';
import { deadlineOf } from '~/areas/content/pages/front-page.server';

/**
 * The front page is the same for every visitor who brings no cookie, but for the nonce of its policy, the number of the
 * request and the name of a new calculation. It is drawn once for each language and state of its texts and its deadline, and those three
 * are put in anew for each visitor.
 */
type Own = 'nonce' | 'requestId' | 'uid';

interface KeptPage {
  /** Its language, and the state of its texts and its deadline. */
  edition: string;
  /** Text and own values, in turns. */
  texts: string[];
  values: Own[];
}

/** By language. */
const kept = () => processSingleton('front page: whole', () => new Map<string, KeptPage>());

const languageOfEdition = (edition: string): string => edition.slice(0, 2);

/** Answers with the kept page where this visitor may have it; otherwise the page is drawn, and may be kept. */
export async function answerKeptFrontPage(
  request: Request,
  response: Response,
  next: NextFunction,
): Promise<void> {
  if (request.method !== 'GET' || request.originalUrl !== '/mileage' || request.headers.cookie !== undefined)
    return next();
  // Without the database the page itself says what is wrong.
  const content = await editionOfContent(publicScope(), 'faq').catch(() => null);
  if (content === null) return next();
  const language = languageFrom({
    query: null,
    cookie: null,
    acceptLanguage: request.headers['accept-language'] ?? null,
  });
  const edition = `${language} ${JSON.stringify([content, deadlineOf(null)])}`;
  const page = kept().get(language);
  if (page?.edition !== edition) {
    response.locals['frontEdition'] = edition;
    return next();
  }
  const own: Record<Own, string> = {
    nonce: response.locals['cspNonce'] as string,
    requestId: response.locals['requestId'] as string,
    uid: uidFrom(randomBytes(6)),
  };
  const html = page.texts
    .map((text, index) => text + (page.values[index] === undefined ? '' : own[page.values[index]]))
    .join('');
  response
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      Vary: 'Cookie, Accept-Language',
    })
    .end(html);
}

/** Keeps a front page that was drawn for nobody in particular. */
export function keepFrontPage(
  html: string,
  { staticHandlerContext }: EntryContext,
  { cspNonce, requestId, frontEdition }: AppLoadContext,
): void {
  if (frontEdition === undefined) return;
  const view = staticHandlerContext.loaderData['areas/content/pages/home'] as
    { form?: { uid?: string } } | undefined;
  const uid = view?.form?.uid;
  if (!uid) return;
  const names = new Map<string, Own>([
    [cspNonce, 'nonce'],
    [requestId, 'requestId'],
    [uid, 'uid'],
  ]);
  const pattern = new RegExp(
    `(${[...names.keys()].map((value) => value.replace(/[^\w]/g, '\\$&')).join('|')})`,
  );
  const pieces = html.split(pattern);
  kept().set(languageOfEdition(frontEdition), {
    edition: frontEdition,
    texts: pieces.filter((_piece, index) => index % 2 === 0),
    values: pieces.filter((_piece, index) => index % 2 === 1).flatMap((value) => names.get(value) ?? []),
  });
}
