import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { writeReadableStreamToWritable } from '@remix-run/node';

/** Headers of the line, not of the message; and those that name the other host in front of a proxy. */
const headersOf = (request: ExpressRequest): Headers => {
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headers)) {
    for (const value of [values].flat()) if (value !== undefined) headers.append(name, value);
  }
  return headers;
};

/** The whole body: its length has been limited before. @throws where the client goes away in the middle. */
async function bodyOf(request: ExpressRequest): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export const isJson = (answer: Response): boolean =>
  /\bjson\b/.test(answer.headers.get('content-type') ?? '');

export const isRead = (method: string): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** The request as the application reads it, its body in memory so that it can be looked at twice. */
export async function webRequest(
  request: ExpressRequest,
  response: ExpressResponse,
): Promise<{ request: Request; body: Buffer }> {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  const body = isRead(request.method) ? Buffer.alloc(0) : await bodyOf(request);
  const port = /:(\d+)$/.exec(request.headers.host ?? '')?.[1];
  const url = new URL(
    `${request.protocol}://${request.hostname}${port ? `:${port}` : ''}${request.originalUrl}`,
  );
  return {
    request: new Request(url, {
      method: request.method,
      headers: headersOf(request),
      signal: controller.signal,
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    }),
    body,
  };
}

/** The same request with another address, method or body. */
export function requestLike(
  request: Request,
  change: {
    url?: URL;
    method?: string;
    body?: Uint8Array<ArrayBuffer> | string | null;
    without?: readonly string[];
  },
): Request {
  const headers = new Headers(request.headers);
  for (const name of ['content-length', ...(change.without ?? [])]) headers.delete(name);
  return new Request(change.url ?? request.url, {
    method: change.method ?? request.method,
    headers,
    signal: request.signal,
    ...(change.body?.length ? { body: change.body } : {}),
  });
}

/** Texts of answers that were read to be looked at: sent as they are, instead of through one more stream. */
const texts = new WeakMap<Response, string>();

/** An answer of this text, whose body nobody reads again before it is sent. */
export function textAnswer(text: string, init: ResponseInit): Response {
  const answer = new Response(null, init);
  texts.set(answer, text);
  return answer;
}

/** The body of an answer that is shown rather than sent. */
export const bytesOf = async (answer: Response): Promise<Buffer> => {
  const text = texts.get(answer);
  return text === undefined ? Buffer.from(await answer.arrayBuffer()) : Buffer.from(text);
};

/** Sends the answer: JSON at once with its length, a file as it is read. */
export async function sendAnswer(answer: Response, response: ExpressResponse): Promise<void> {
  response.status(answer.status);
  for (const [name, value] of answer.headers) response.append(name, value);
  const text = texts.get(answer);
  if (text !== undefined) sendAtOnce(Buffer.from(text), response);
  else if (answer.body === null) response.end();
  else if (isJson(answer)) sendAtOnce(Buffer.from(await answer.arrayBuffer()), response);
  else await writeReadableStreamToWritable(answer.body, response);
}

function sendAtOnce(body: Buffer, response: ExpressResponse): void {
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
