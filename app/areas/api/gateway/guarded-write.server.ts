import { matches, revisionOf, revisionWanted, tagOf } from './entity-tag.server';
import { requestLike } from './web-exchange.server';

type Handle = (request: Request) => Promise<Response>;

const BODY_AND_CONDITIONS = ['content-type', 'if-match', 'if-none-match', 'idempotency-key'];

const MESSAGE = 'The record has changed since you read it. Read it again, then send your change.';

const IS_THERE = 'The record has a version that If-None-Match rules out. Nothing was changed.';

const changed = (current: { text: string; tag: string } | null, message = MESSAGE): Response =>
  Response.json(
    {
      status: 412,
      message,
      ...(current ? { current: (JSON.parse(current.text) as { data?: unknown }).data } : {}),
    },
    { status: 412, headers: { 'Cache-Control': 'no-store', ...(current ? { ETag: current.tag } : {}) } },
  );

/**
 * A write under If-Match: read first, refused with 412 and the current version where the tag is another one. Between the
 * two the revision that was read guards the record: it goes along in the body (of a DELETE: in the address), so that of two
 * writers at once one gets 412.
 * @param wasCarriedOut whether an earlier try of this request, whose answer got lost, has made the version another one itself
 */
export async function writeIfMatching(
  request: Request,
  body: Buffer,
  isReadable: boolean,
  { handle, wasCarriedOut }: { handle: Handle; wasCarriedOut: () => Promise<boolean> },
): Promise<Response> {
  const wanted = request.headers.get('If-Match');
  if (wanted === null)
    return (isReadable && (await refuseWhatIsThere(request, handle))) || (await handle(request));
  const isList = /%2C|,/i.test(new URL(request.url).pathname);
  if (!isReadable || isList)
    return Response.json(
      {
        status: 412,
        message: isList
          ? 'Several records have no version in common. Send If-Match for each of them by itself.'
          : 'This address has no version that If-Match could be compared with.',
      },
      { status: 412, headers: { 'Cache-Control': 'no-store' } },
    );
  const read = await handle(
    requestLike(request, { method: 'GET', body: null, without: BODY_AND_CONDITIONS }),
  );
  const text = read.status === 200 ? await read.text() : null;
  const tag = text === null ? null : tagOf(text);
  if (tag === null || !matches(wanted, tag)) {
    const again = (await wasCarriedOut()) ? askedAgain(request, body, wanted, read.status) : null;
    const earlier = again && (await handle(again));
    if (earlier && earlier.status < 400) return earlier;
    return tag === null || text === null ? read : changed({ text, tag });
  }
  const revision = text === null ? undefined : revisionOf(text);
  const guarded = revision === undefined ? request : withRevision(request, body, revision);
  const answer = await handle(guarded);
  if (answer.status !== 409 || guarded === request) return answer;
  const { current } = (await answer.clone().json()) as { current?: { revision?: unknown } };
  // A vehicle that cannot be deleted for its records is still the one that was read.
  return current === undefined || (request.method === 'DELETE' && current.revision === revision)
    ? answer
    : Response.json(
        { status: 412, message: MESSAGE, current },
        { status: 412, headers: { 'Cache-Control': 'no-store' } },
      );
}

/**
 * The retry as its first try was sent on: under the version that the client had read, so that another request under the same key
 * meets the revision that is there. Null where nothing would guard the record.
 */
function askedAgain(request: Request, body: Buffer, wanted: string, status: number): Request | null {
  const revision = revisionWanted(wanted);
  if (revision === undefined) return request.method === 'DELETE' && status === 404 ? request : null;
  return request.method === 'DELETE' || hasJson(request) ? withRevision(request, body, revision) : null;
}

/**
 * RFC 9110, 13.1.2: If-None-Match on a write means "only where there is none of these versions"; "*" is any. Addresses of
 * records are given by us, so what it is sent for is there already.
 */
async function refuseWhatIsThere(request: Request, handle: Handle): Promise<Response | null> {
  const unwanted = request.headers.get('If-None-Match');
  if (unwanted === null || (request.method !== 'PUT' && request.method !== 'DELETE')) return null;
  const read = await handle(
    requestLike(request, { method: 'GET', body: null, without: BODY_AND_CONDITIONS }),
  );
  if (read.status !== 200) return null;
  const text = await read.text();
  const tag = tagOf(text);
  return matches(unwanted, tag) ? changed({ text, tag }, IS_THERE) : null;
}

const hasJson = (request: Request): boolean => /\bjson\b/i.test(request.headers.get('content-type') ?? '');

/** The JSON object with the revision in it, unless it says one itself; a DELETE says it in its address. */
function withRevision(request: Request, body: Buffer, revision: number): Request {
  if (request.method === 'DELETE') {
    const url = new URL(request.url);
    if ((url.searchParams.get('revision') ?? '') === '') url.searchParams.set('revision', String(revision));
    return requestLike(request, { url, body: new Uint8Array(body) });
  }
  if (!hasJson(request)) return request;
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return request;
    // One that is left empty guards nothing.
    if (((value as { revision?: unknown }).revision ?? '') !== '') return request;
    return requestLike(request, { body: JSON.stringify({ ...value, revision }) });
  } catch {
    return request;
  }
}
