import { isRouteErrorResponse, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { paths } from '~/routes';
import { LinkButton } from '~/kit/button';
import { useSpoken } from '~/kit/texts';
import { DISK_FULL } from '~/engine/result';
import { LANGUAGES } from '~/engine/text/texts';
import { PublicPage } from './public-page';

/** 0: the server was not reached; away and full: a 503 of its database, and of a disk. */
export type MessageCode = 403 | 404 | 500 | 503 | 'away' | 'full' | 0;

const TEXTS: Record<MessageCode, { title: string; text: string }> = {
  403: { title: 'Sorry! Access denied :(', text: 'You do not have permission to open this page.' },
  404: { title: "Oops! You're lost.", text: 'The page you are looking for was not found.' },
  500: {
    title: 'Houston, we have a problem!',
    text: 'The page you are looking for is temporarily unavailable.',
  },
  503: {
    title: 'Too busy right now',
    text: 'Another change is being saved, or many people are here at once. Nothing of this request was saved. Try again in a few seconds.',
  },
  away: {
    title: 'Houston, we have a problem!',
    text: 'The page you are looking for is temporarily unavailable. We cannot reach our own records at the moment.',
  },
  full: { title: 'Houston, we have a problem!', text: DISK_FULL },
  0: { title: 'No signal', text: 'The page could not be fetched. Nothing of yours is lost.' },
};

/** The title for the document's head. */
export function messageTitle(code: MessageCode): string {
  return TEXTS[code].title;
}

/** Which page tells of what a route threw. */
export function messageCodeOf(error: unknown): MessageCode {
  // Only a browser's fetch ends so: what the server throws reaches the page as a plain error.
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) return 0;
  if (!isRouteErrorResponse(error)) return 500;
  if (error.status === 503) {
    const data = error.data as { code?: unknown; message?: unknown } | null;
    if (data?.code !== 'unavailable') return 503;
    return data.message === DISK_FULL ? 'full' : 'away';
  }
  if (error.status >= 500) return 500;
  return error.status === 403 ? 403 : 404;
}

export interface MessageProps {
  code: MessageCode;
  requestId?: string | undefined;
  again?: string | undefined;
  /** The address of support; without one (the root itself could not load) the page names none. */
  support?: string | undefined;
}

/** Reads the page that was not reached anew as soon as the browser says that it has a signal again. */
function AgainWithSignal() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    window.addEventListener('online', revalidate);
    return () => window.removeEventListener('online', revalidate);
  }, [revalidate]);
  return null;
}

/**
 * The words of an error page, for a shell that is already there. What is our fault carries the id its log lines have; a page that was not
 * reached, its own address to try `again`.
 */
export function Message({ code, requestId, again, support }: MessageProps) {
  const { texts, frame } = useSpoken();
  const { t, nodes, language } = frame;
  const { title, text } = TEXTS[code];
  const isOutage = code === 'away' || code === 'full';
  const isOurFault = code === 500 || isOutage;
  const mailto = support ? <a href={`mailto:${support}`}>{support}</a> : null;
  return (
    <div
      className="message-page stack"
      lang={texts.language === language ? undefined : LANGUAGES[language].tag}
    >
      <p className="message-code">{code === 0 ? t`Network Error` : t`Error ${isOutage ? 503 : code}`}</p>
      <h1>{t(title)}</h1>
      <p>{t(text)}</p>
      {code === 0 ? <AgainWithSignal /> : null}
      {isOurFault ? (
        <p>
          {t`Try again in a minute.`}{' '}
          {support
            ? nodes`If it keeps happening, contact support at ${mailto} and quote this request number:`
            : t`If it keeps happening, contact support.`}
        </p>
      ) : null}
      {code === 404 ? (
        <p>
          {t`Looking for something?`} <a href={paths.help()}>{t`Search the help`}</a>.
        </p>
      ) : null}
      {(code === 403 || code === 404) && support ? (
        <p>{nodes`Need help? Contact support at ${mailto}.`}</p>
      ) : null}
      {isOurFault && requestId ? (
        <p>
          <code>{requestId}</code>
        </p>
      ) : null}
      <div className="actions">
        {code === 0 || code === 503 || isOutage ? (
          <LinkButton href={again ?? ''} kind="primary">
            {t`Try again`}
          </LinkButton>
        ) : (
          <LinkButton href={paths.home()} kind="primary">
            {t`Go to the start page`}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** An error page with the public shell around it. */
export function MessagePage({
  product,
  signedIn,
  ...message
}: MessageProps & { product: string; signedIn?: boolean | undefined }) {
  return (
    <PublicPage product={product} signedIn={signedIn === true}>
      <Message {...message} />
    </PublicPage>
  );
}
