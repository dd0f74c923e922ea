import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What deploy/nginx.conf says, in the words of a small proxy. */
interface ProxyRules {
  /** Of `server ... max_fails=1 fail_timeout=`. */
  failTimeoutMs: number;
  /** Of `proxy_next_upstream`: answers of these statuses are asked elsewhere. */
  retriedStatuses: number[];
}

/** Reads the rules from the configuration, so that the proxy of the tests and nginx do the same. */
export function rulesOf(configuration: string): ProxyRules {
  const timeouts = [...configuration.matchAll(/max_fails=1 fail_timeout=(\d+)s/g)].map(([, s]) => Number(s));
  const [, retried = ''] = /proxy_next_upstream ([^;]+);/.exec(configuration) ?? [];
  if (timeouts.length === 0 || !/\berror\b/.test(retried) || /non_idempotent/.test(retried))
    throw new Error('deploy/nginx.conf has other rules than this proxy');
  if (!/proxy_set_header X-Proxy-Retries reads;/.test(configuration))
    throw new Error('deploy/nginx.conf does not say that it retries reads');
  return {
    failTimeoutMs: Math.max(...timeouts) * 1000,
    retriedStatuses: [...retried.matchAll(/http_(\d{3})/g)].map(([, status]) => Number(status)),
  };
}

interface Upstream {
  port: number;
  failedAt: number;
  open: number;
  agent: http.Agent;
}

/** nginx sends these to another process only where it could not connect to the first. */
const NOT_REPEATED = new Set(['POST', 'PATCH', 'LOCK']);

/**
 * A proxy in front of several processes by nginx's rules: least connections, kept connections, a process that failed is left alone for
 * a while, a failed request is sent to the next one unless it is a write of which something may have arrived.
 */
export async function startProxy(ports: readonly number[], { failTimeoutMs, retriedStatuses }: ProxyRules) {
  const upstreams: Upstream[] = ports.map((port) => ({
    port,
    failedAt: -Infinity,
    open: 0,
    agent: new http.Agent({ keepAlive: true, maxFreeSockets: 32 }),
  }));
  /** Requests that were sent to a process, by method: more than were received where some were repeated. */
  const sent: Record<string, number> = {};
  let turn = 0;

  const choose = (tried: ReadonlySet<Upstream>): Upstream | undefined => {
    const now = performance.now();
    const left = upstreams.filter((one) => !tried.has(one) && now - one.failedAt > failTimeoutMs);
    turn += 1;
    return left
      .map((one, at) => ({ one, order: one.open * 100 + ((at + turn) % left.length) }))
      .sort((a, b) => a.order - b.order)[0]?.one;
  };

  const ask = (upstream: Upstream, request: http.IncomingMessage, body: Buffer) =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      const { connection: _hop, ...headers } = request.headers;
      const asked = http.request({
        host: '127.0.0.1',
        port: upstream.port,
        method: request.method,
        path: request.url,
        agent: upstream.agent,
        headers: {
          ...headers,
          'content-length': String(body.length),
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-proto': 'http',
          'x-proxy-retries': 'reads',
        },
      });
      asked.once('response', resolve);
      asked.once('error', reject);
      asked.end(body);
    });

  const pass = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    const method = request.method ?? 'GET';
    const tried = new Set<Upstream>();
    let refused: { status: number; body: Buffer } | undefined;
    for (let upstream = choose(tried); upstream; upstream = choose(tried)) {
      tried.add(upstream);
      upstream.open += 1;
      try {
        const answer = await ask(upstream, request, body);
        sent[method] = (sent[method] ?? 0) + 1;
        const content: Buffer[] = [];
        for await (const piece of answer) content.push(piece as Buffer);
        const status = answer.statusCode ?? 502;
        if (!retriedStatuses.includes(status) || NOT_REPEATED.has(method)) {
          if (retriedStatuses.includes(status)) upstream.failedAt = performance.now();
          const { connection: _hop, 'transfer-encoding': _coding, ...headers } = answer.headers;
          response.writeHead(status, headers).end(Buffer.concat(content));
          return;
        }
        upstream.failedAt = performance.now();
        refused = { status, body: Buffer.concat(content) };
      } catch (error) {
        upstream.failedAt = performance.now();
        const isUnsent = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
        if (!isUnsent) sent[method] = (sent[method] ?? 0) + 1;
        if (!isUnsent && NOT_REPEATED.has(method)) break;
      } finally {
        upstream.open -= 1;
      }
    }
    response.writeHead(refused?.status ?? 502).end(refused?.body ?? 'Bad Gateway');
  };

  const server = http.createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent,
    stop: async () => {
      for (const { agent } of upstreams) agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
