import { createHash } from 'node:crypto';

/**
 * Gives a page that its route calls public an ETag of what it really says, and answers 304 where the browser has that very
 * page. Pages with a nonce in them are never public, so that equal content means equal bytes.
 */
export async function conditionalDocument(request: Request, document: Response): Promise<Response> {
  const isPublic = /^public\b/.test(document.headers.get('Cache-Control') ?? '');
  if (!isPublic || document.status !== 200 || (request.method !== 'GET' && request.method !== 'HEAD'))
    return document;
  const html = await document.text();
  const headers = new Headers(document.headers);
  // Weak: the bytes on the wire depend on the compression that was agreed on.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  headers.set('ETag', etag);
  if (!isSeen(request.headers.get('If-None-Match'), etag))
    return new Response(html, { headers, status: 200 });
  headers.delete('Content-Type');
  return new Response(null, { headers, status: 304 });
}

/** Whether an If-None-Match names this tag; the comparison is weak (RFC 9110, 13.1.2). */
export function isSeen(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}
