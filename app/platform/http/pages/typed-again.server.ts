import { escapeHtml } from '~/engine/text/escape-html';
import type { IncomingMessage } from 'node:http';

/** Forms up to here are kept while they are worked on. */
const MOST_BYTES = 128 * 1024;
/** What a page must not carry back: nobody types it in the open. */
const SECRET = /password|token|secret|code|card/i;

export type Typed = () => Promise<[string, string][] | null>;

/**
 * Keeps a copy of a small form while it is worked on, for the page that says that the work failed. Call it in the turn of the
 * event loop in which the body is first read. The answer is null where there is no such form, where it brings a file
 * (no page can hand that back) or holds a secret.
 */
export function keepTyped(request: IncomingMessage): Typed {
  const type = request.headers['content-type'] ?? '';
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
  if (request.method !== 'POST' || !isForm || !(Number(request.headers['content-length']) <= MOST_BYTES))
    return async () => null;
  const pieces: Buffer[] = [];
  const keep = (piece: Buffer) => void pieces.push(piece);
  request.on('data', keep);
  return async () => {
    if (!request.readableEnded && !request.destroyed) {
      // What failed will not read the rest.
      request.removeAllListeners('data').on('data', keep).resume();
      await new Promise((resolve) => request.once('end', resolve).once('close', resolve));
    }
    const form = await new Response(Buffer.concat(pieces), { headers: { 'Content-Type': type } })
      .formData()
      .catch(() => null);
    if (!form) return null;
    const fields: [string, string][] = [];
    for (const [name, value] of form) {
      if (SECRET.test(name)) return null;
      if (typeof value === 'string') fields.push([name, value]);
      else if (value.size > 0) return null;
    }
    return fields.length > 0 ? fields : null;
  };
}

/** The page of a failed form with a button that sends the same form again. It has no scripts: they would draw the page without it. */
export async function withTyped(html: string, request: Request, typed: Typed | undefined): Promise<string> {
  const fields = request.method === 'POST' ? await typed?.() : null;
  if (!fields) return html;
  const { pathname, search } = new URL(request.url);
  const inputs = fields
    .map(([name, value]) => `<textarea name="${escapeHtml(name)}" hidden>\n${escapeHtml(value)}</textarea>`)
    .join('');
  const form =
    `<form method="post" action="${escapeHtml(pathname + search)}" class="message-page stack"><p>What you typed is kept. Send it again in a moment.</p>${inputs}` +
    `<div class="actions"><button type="submit" class="button button-primary">Try again</button></div></form>`;
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace('</main>', `${form}</main>`);
}
