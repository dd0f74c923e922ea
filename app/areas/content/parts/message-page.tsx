import { paths } from '~/routes';
import { LinkButton } from '~/kit/button';
import { PublicPage } from './public-page';

/** 0: the server was not reached. */
export type MessageCode = 403 | 404 | 500 | 503 | 0;

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
  0: { title: 'No signal', text: 'The page could not be fetched. Nothing of yours is lost.' },
};

/** The title for the document's head. */
export function messageTitle(code: MessageCode): string {
  return TEXTS[code].title;
}

/**
 * The words of an error page, for a shell that is already there. A 500 carries the id its log lines have; a page that was not
 * reached, its own address to try `again`.
 */
export function Message({
  code,
  requestId,
  again,
}: {
  code: MessageCode;
  requestId?: string | undefined;
  again?: string | undefined;
}) {
  const { title, text } = TEXTS[code];
  return (
    <div className="message-page stack">
      <p className="message-code">{code === 0 ? 'Network Error' : `Error ${code}`}</p>
      <h1>{title}</h1>
      <p>{text}</p>
      {code === 500 ? (
        <p>
          Try again in a minute. If it keeps happening, contact support
          {requestId ? ' and quote this request number:' : '.'}
        </p>
      ) : null}
      {code === 500 && requestId ? (
        <p>
          <code>{requestId}</code>
        </p>
      ) : null}
      <div className="actions">
        {code === 0 || code === 503 ? (
          <LinkButton href={again ?? ''} kind="primary">
            Try again
          </LinkButton>
        ) : (
          <LinkButton href={paths.home()} kind="primary">
            Go to the start page
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** An error page with the public shell around it. */
export function MessagePage({
  code,
  requestId,
  again,
  product,
}: {
  code: MessageCode;
  requestId?: string;
  again?: string;
  product: string;
}) {
  return (
    <PublicPage product={product}>
      <Message code={code} requestId={requestId} again={again} />
    </PublicPage>
  );
}
