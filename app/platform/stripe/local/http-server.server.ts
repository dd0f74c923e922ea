import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failureAnswer, type LocalStripe } from './local-stripe.server';
import { StripeFailure } from './failure';

const BODY_LIMIT = 1_048_576;

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > BODY_LIMIT) throw new Error('the body is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const headerOf = (request: IncomingMessage, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

/** Answers one call of the API over HTTP. */
export async function answerApi(
  local: LocalStripe,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
): Promise<void> {
  if (local.isDown) return void request.socket.destroy();
  const answer = await local
    .answer({
      method: request.method ?? 'GET',
      path,
      query,
      body: await readBody(request),
      authorization: headerOf(request, 'authorization'),
      idempotencyKey: headerOf(request, 'idempotency-key'),
    })
    .catch((error: Error) =>
      failureAnswer(
        new StripeFailure(500, { type: 'api_error', message: `The local Stripe failed: ${error.message}` }),
      ),
    );
  response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers });
  response.end(JSON.stringify(answer.body, null, 2));
}

export interface RunningLocalStripe {
  host: string;
  port: number;
  stop(): Promise<void>;
}

/** The API on a port of this machine that nobody else reaches. `afterCall` runs when a call has been answered. */
export async function serveApi(
  local: LocalStripe,
  afterCall: () => void = () => undefined,
): Promise<RunningLocalStripe> {
  const server: Server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://local.invalid');
    void answerApi(local, request, response, pathname, search.slice(1)).then(afterCall, () =>
      response.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
