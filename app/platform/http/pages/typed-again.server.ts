import { escapeHtml } from '~/engine/text/escape-html';
import type { IncomingMessage } from 'node:http';

/** So much of what is typed is kept while a form is worked on; the bytes of files are not. */
const MOST_BYTES = 128 * 1024;
/** What a page must not carry back: nobody types it in the open. */
const SECRET = /password|token|secret|code|card/i;

interface TypedForm {
  fields: [name: string, value: string][];
  /** Files that came along: no page can hand them back, so they are chosen again. */
  files: { name: string; fileName: string }[];
}

export type Typed = () => Promise<TypedForm | null>;

/** Of a form as it arrives what is typed; null once there is too much of it. */
interface Kept {
  take(piece: Buffer): void;
  body(): Buffer | null;
}

function keepWhole(): Kept {
  const pieces: Buffer[] = [];
  let bytes = 0;
  return {
    take(piece) {
      bytes += piece.length;
      if (bytes <= MOST_BYTES) pieces.push(piece);
    },
    body: () => (bytes <= MOST_BYTES ? Buffer.concat(pieces) : null),
  };
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** The same of a form in parts: those that are files are kept without what is in them. */
function keepParts(boundary: string): Kept {
  const kept = keepWhole();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter has no line before it.
  let rest = Buffer.from('\r\n');
  let isStarted = false;
  let isInHead = false;
  let isFile = false;
  const keep = (piece: Buffer) => {
    if (!isFile) kept.take(piece);
  };
  return {
    take(piece) {
      rest = Buffer.concat([rest, piece]);
      for (;;) {
        const end = isInHead ? HEAD_END : delimiter;
        const at = rest.indexOf(end);
        if (at < 0) break;
        const found = rest.subarray(0, at + end.length);
        rest = rest.subarray(at + end.length);
        if (isInHead) {
          kept.take(found);
          isFile = /;\s*filename\*?=/i.test(found.toString('latin1'));
        } else {
          keep(found.subarray(0, at));
          kept.take(isStarted ? end : end.subarray(2));
          isStarted = true;
        }
        isInHead = !isInHead;
      }
      if (isInHead) {
        // Nobody's browser writes such a head: what is too much is forgotten.
        if (rest.length > MOST_BYTES) {
          kept.take(rest);
          rest = Buffer.alloc(0);
        }
        return;
      }
      // The end of a piece may be the beginning of a delimiter.
      const sure = Math.max(0, rest.length - delimiter.length);
      keep(rest.subarray(0, sure));
      rest = rest.subarray(sure);
    },
    body() {
      const body = kept.body();
      return body && Buffer.concat([body, rest]);
    },
  };
}

/**
 * Keeps a copy of what is typed in a form while it is worked on, for the page that says that the work failed. Call it in the
 * turn of the event loop in which the body is first read. The answer is null where there is no such form, or it holds a secret.
 */
export function keepTyped(request: IncomingMessage): Typed {
  const type = request.headers['content-type'] ?? '';
  const [, kind = ''] = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.exec(type) ?? [];
  if (request.method !== 'POST' || kind === '') return async () => null;
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const kept = kind.toLowerCase().startsWith('multipart') ? keepParts(quoted ?? bare ?? '') : keepWhole();
  const keep = (piece: Buffer) => kept.take(piece);
  request.on('data', keep);
  return async () => {
    if (!request.readableEnded && !request.destroyed) {
      // What failed will not read the rest.
      request.removeAllListeners('data').on('data', keep).resume();
      await new Promise((resolve) => request.once('end', resolve).once('close', resolve));
    }
    const body = kept.body();
    const form =
      body &&
      (await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } })
        .formData()
        .catch(() => null));
    return form ? typedIn(form) : null;
  };
}

function typedIn(form: FormData): TypedForm | null {
  const fields: TypedForm['fields'] = [];
  const files: TypedForm['files'] = [];
  for (const [name, value] of form) {
    if (SECRET.test(name)) return null;
    if (typeof value === 'string') fields.push([name, value]);
    else if (value.name !== '') files.push({ name, fileName: value.name });
  }
  return fields.length > 0 ? { fields, files } : null;
}

/** The page of a failed form with a button that sends the same form again. It has no scripts: they would draw the page without it. */
export async function withTyped(html: string, request: Request, typed: Typed | undefined): Promise<string> {
  const found = request.method === 'POST' ? await typed?.() : null;
  if (!found) return html;
  const { pathname, search } = new URL(request.url);
  const inputs = found.fields
    .map(([name, value]) => `<textarea name="${escapeHtml(name)}" hidden>\n${escapeHtml(value)}</textarea>`)
    .join('');
  const form =
    `<form method="post" action="${escapeHtml(pathname + search)}"${found.files.length > 0 ? ' enctype="multipart/form-data"' : ''} class="message-page stack">` +
    `<p>What you typed is kept. Send it again in a moment.</p>${inputs}${filesAgain(found.files)}` +
    `<div class="actions"><button type="submit" class="button button-primary">Try again</button></div></form>`;
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace('</main>', `${form}</main>`);
}

/** A field for the files of each name. */
function filesAgain(files: TypedForm['files']): string {
  const names = [...new Set(files.map(({ name }) => name))];
  return names
    .map((name, index) => {
      const own = files.filter((file) => file.name === name).map(({ fileName }) => fileName);
      return (
        `<div class="field"><label class="label" for="again-${index}">Choose ${escapeHtml(own.join(', '))} again</label>` +
        `<input class="input input-file" type="file" id="again-${index}" name="${escapeHtml(name)}"${own.length > 1 ? ' multiple' : ''}></div>`
      );
    })
    .join('');
}
