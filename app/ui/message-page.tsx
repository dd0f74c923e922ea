import { paths } from '~/paths';
import { LinkButton } from './button';
import { PublicPage } from './public-page';

export type MessageCode = 403 | 404 | 500;

const TEXTS: Record<MessageCode, { title: string; text: string }> = {
  403: { title: 'Sorry! Access denied :(', text: 'You do not have permission to open this page.' },
  404: { title: "Oops! You're lost.", text: 'The page you are looking for was not found.' },
  500: {
    title: 'Houston, we have a problem!',
    text: 'The page you are looking for is temporarily unavailable.',
  },
};

/** The title for the document's head. */
export function messageTitle(code: MessageCode): string {
  return TEXTS[code].title;
}

/** The words of an error page, for a shell that is already there. A 500 carries the id its log lines have. */
export function Message({ code, requestId }: { code: MessageCode; requestId?: string }) {
  const { title, text } = TEXTS[code];
  return (
    <div className="message-page stack">
      <p className="message-code">Error {code}</p>
      <h1>{title}</h1>
      <p>{text}</p>
      {code === 500 ? (
        <p>
          Try again in a minute. If it stays, write to support
          {requestId ? ' and quote this request number:' : '.'}
        </p>
      ) : null}
      {code === 500 && requestId ? (
        <p>
          <code>{requestId}</code>
        </p>
      ) : null}
      <div className="actions">
        <LinkButton href={paths.home()} kind="primary">
          Go to the start page
        </LinkButton>
      </div>
    </div>
  );
}

/** An error page with the public shell around it. */
export function MessagePage({
  code,
  requestId,
  product,
}: {
  code: MessageCode;
  requestId?: string;
  product: string;
}) {
  return (
    <PublicPage product={product}>
      <Message code={code} requestId={requestId} />
    </PublicPage>
  );
}
