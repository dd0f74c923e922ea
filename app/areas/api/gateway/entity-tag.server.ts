import { createHash } from 'node:crypto';
import { isJson, textAnswer } from './web-exchange.server';

/** The revision of `{data: {revision}}`; undefined for what has none. */
export function revisionOf(text: string): number | undefined {
  if (!text.includes('"revision"')) return undefined;
  const { data } = JSON.parse(text) as { data?: { revision?: unknown } };
  return typeof data?.revision === 'number' ? data.revision : undefined;
}

/**
 * The tag of a JSON answer: a hash of its text, behind the record's revision where it has one. If-None-Match looks at the
 * whole tag; If-Match at the revision alone, because miles that were calculated meanwhile do not make an edit stale.
 */
export function tagOf(text: string): string {
  const hash = createHash('sha1').update(text).digest('base64url').slice(0, 20);
  const revision = revisionOf(text);
  return revision === undefined ? `"${hash}"` : `"${revision}.${hash}"`;
}

const tagsIn = (header: string): string[] =>
  [...header.matchAll(/(?:W\/)?("[^"]*")|\*/g)].map((match) => match[1] ?? '*');

const revisionIn = (tag: string): string | undefined => /^"(\d+)\./.exec(tag)?.[1];

/** The revision that If-Match names; undefined where it names none, or several. */
export function revisionWanted(header: string): number | undefined {
  const [tag = '', ...others] = tagsIn(header);
  const revision = revisionIn(tag);
  return revision === undefined || others.length > 0 ? undefined : Number(revision);
}

/** Whether If-Match lets a write through to what now has this tag. */
export function matches(header: string, current: string): boolean {
  const revision = revisionIn(current);
  return tagsIn(header).some(
    (tag) => tag === '*' || tag === current || (revision !== undefined && revisionIn(tag) === revision),
  );
}

/** The answer with its tag; 304 without a body where the client has it already. */
export async function withTag(request: Request, answer: Response, isTagged: boolean): Promise<Response> {
  if (answer.status !== 200 && answer.status !== 201) return answer;
  // A file brings its own.
  const own = answer.headers.get('ETag');
  if (own !== null) {
    if (!isKnown(request, own)) return answer;
    await answer.body?.cancel();
    return notChanged(answer, own);
  }
  if (!isTagged || !isJson(answer)) return answer;
  const text = await answer.text();
  const tag = tagOf(text);
  if (isKnown(request, tag)) return notChanged(answer, tag);
  const headers = new Headers(answer.headers);
  headers.set('ETag', tag);
  return textAnswer(text, { status: answer.status, headers });
}

function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('If-None-Match');
  return (
    known !== null &&
    (request.method === 'GET' || request.method === 'HEAD') &&
    tagsIn(known).some((one) => one === '*' || one === tag)
  );
}

function notChanged(answer: Response, tag: string): Response {
  const headers = new Headers(answer.headers);
  headers.set('ETag', tag);
  for (const name of ['Content-Type', 'Content-Length', 'Content-Disposition']) headers.delete(name);
  return new Response(null, { status: 304, headers });
}
