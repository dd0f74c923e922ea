import net from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '~/areas/api/reference/registry.server';
import { PROBLEM_CODES } from '~/platform/http/problem-codes';
import { startApp } from '../../factories/app';
import { apiWorld, type ApiWorld } from '../../factories/api-world';
import { behindRelay } from '../../factories/outage';
import { makeApiToken, signedIn } from '../../factories/signed-in';

/** Whatever fails, a program gets an object with a code and the id of its request, and is told when to try again. */

const app = await startApp({ expectErrors: true });
let world: ApiWorld;
beforeAll(async () => {
  world = await apiWorld(app);
});

interface Problem {
  status: number;
  code: string;
  message: string;
  requestId: string;
}

/** Sends bytes as they are and reads until the server ends the line. */
function lineOf(origin: string, send: (socket: net.Socket) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({
      port: Number(new URL(origin).port),
      host: 'localhost',
      allowHalfOpen: true,
    });
    let read = '';
    socket.on('data', (part) => (read += part.toString()));
    socket.once('end', () => {
      resolve(read);
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('connect', () => send(socket));
  });
}

const problemIn = (answer: string): Problem =>
  JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as Problem;

describe('a database that is away', () => {
  it('is a 503 with a request id and when to try again, on every kind of call', async () => {
    const { relay, app: away } = await behindRelay({ role: 'web', expectErrors: true });
    const dana = await signedIn(away);
    const token = await makeApiToken(dana.db, dana);
    const asked = [
      ['GET', '/user'],
      ['GET', '/trip'],
      ['POST', '/trip'],
      ['PUT', '/equipment/7'],
      ['DELETE', '/fuel/2318'],
      ['GET', '/demo-rates'],
      ['POST', '/login'],
      ['GET', '/nothing'],
    ] as const;
    const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
      fetch(`${away.origin}/api${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
        ...(method === 'GET' || method === 'HEAD'
          ? {}
          : { body: '{"email":"a@example.com","password":"x"}' }),
      });
    expect((await ask('GET', '/user')).status).toBe(200);
    await relay.cut();
    for (const [method, path] of asked) {
      for (const headers of [{}, { 'Idempotency-Key': 'one' }, { Accept: 'text/html' }] as Record<
        string,
        string
      >[]) {
        const answer = await ask(method, path, headers);
        const label = `${method} ${path}`;
        expect([label, answer.status]).toEqual([label, 503]);
        expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
        expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
        expect(await answer.json()).toEqual({
          status: 503,
          code: 'unavailable',
          message: expect.stringContaining('Try again') as string,
          requestId: answer.headers.get('X-Request-Id'),
        });
      }
    }
    expect((await ask('HEAD', '/user')).status).toBe(503);
    await relay.mend();
    await expect.poll(async () => (await ask('GET', '/user')).status, { timeout: 60_000 }).toBe(200);
  });
});

describe('a line that breaks', () => {
  const write =
    (head: string, rest = '') =>
    (socket: net.Socket) =>
      void socket.write(`${head}\r\n\r\n${rest}`);
  const post = (length: number, host = 'localhost') =>
    `POST /api/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${length}`;

  it.each(['[', 'a b', 'x/y', '[::1', 'user@host'])('refuses the host %j with 400', async (host) => {
    for (const path of ['/api/user', '/mileage/rates']) {
      const answer = await lineOf(
        app.origin,
        write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close`),
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      if (path === '/api/user')
        expect(problemIn(answer)).toMatchObject({
          status: 400,
          code: 'bad_request',
          requestId: expect.stringMatching(/./) as string,
        });
    }
  });

  it('refuses two hosts with 400: a proxy may have read the other one', async () => {
    for (const second of ['evil.example', 'localhost']) {
      const answer = await lineOf(
        app.origin,
        write(`GET /api/user HTTP/1.1\r\nHost: localhost\r\nhost: ${second}\r\nConnection: close`),
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(problemIn(answer)).toMatchObject({ status: 400, code: 'bad_request' });
    }
  });

  it('tells who sent half of a body', async () => {
    const answer = await lineOf(app.origin, (socket) => {
      socket.write(`${post(100)}\r\n\r\n{"email":`);
      setTimeout(() => socket.end(), 200);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(problemIn(answer)).toMatchObject({ status: 400, code: 'bad_request' });
    expect(answer).toContain(`X-Request-Id: ${problemIn(answer).requestId}`);
  });

  it('ends a head that is never finished', async () => {
    const answer = await lineOf(
      app.origin,
      (socket) => void socket.write('GET /api/user HTTP/1.1\r\nHost: lo'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(problemIn(answer)).toMatchObject({ status: 408, code: 'request_timeout' });
  });

  it('ends a body that comes drop by drop, of a call and of a page', async () => {
    const drip = (head: string) =>
      lineOf(app.origin, (socket) => {
        socket.write(`${head}\r\n\r\n{`);
        const timer = setInterval(() => socket.write(' '), 500);
        socket.once('end', () => clearInterval(timer));
      });
    const [call, page, early] = await Promise.all([
      drip(post(1000)),
      drip(
        post(1000)
          .replace('/api/login', '/mileage/login')
          .replace('application/json', 'application/x-www-form-urlencoded'),
      ),
      // A page that takes no JSON answers before the body is there.
      drip(post(1000).replace('/api/login', '/mileage/login')).catch(() => 'ended'),
    ]);
    expect(call).toMatch(/^HTTP\/1\.1 408 /);
    expect(problemIn(call)).toMatchObject({ status: 408, code: 'request_timeout' });
    expect(page).toMatch(/^HTTP\/1\.1 408 /);
    expect(early).not.toBe('');
  });

  it('answers a head that is too long', async () => {
    const answer = await lineOf(
      app.origin,
      write(`GET /api/user HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}`),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(problemIn(answer)).toMatchObject({ status: 431, code: 'headers_too_large' });
  });
});

describe('a failure', () => {
  it('has a code that is known, and the id of its request, whichever way it fails', async () => {
    const { readOnlyToken } = world;
    const key = { 'Idempotency-Key': 'twice' };
    const bell = { url: 'https://hooks.example.com/bell', events: ['quarter.filed'] };
    expect((await world.call('POST', '/equipment', { body: { unit: 'ONCE' }, headers: key })).status).toBe(
      201,
    );
    const failed: [code: string, answer: Response][] = [
      [
        'bad_request',
        await world.call('POST', '/equipment', {
          body: '{',
          headers: { 'Content-Type': 'application/json' },
        }),
      ],
      ['unauthenticated', await world.call('GET', '/user', { token: null })],
      ['forbidden', await world.call('POST', '/equipment', { token: readOnlyToken, body: { unit: 'R-1' } })],
      ['not_found', await world.call('GET', '/trip/199999')],
      ['not_found', await world.call('GET', '/no-such-call')],
      ['method_not_allowed', await world.call('DELETE', '/user')],
      ['conflict', await world.call('DELETE', '/equipment/7')],
      [
        'precondition_failed',
        await world.call('PUT', '/equipment/7', {
          body: { make: 'Mack' },
          headers: { 'If-Match': '"99.x"' },
        }),
      ],
      ['too_large', await world.call('POST', '/trip', { body: 'x'.repeat(1_048_577) })],
      [
        'unsupported_media_type',
        await world.call('POST', '/equipment', { body: '<a/>', headers: { 'Content-Type': 'text/xml' } }),
      ],
      ['invalid', await world.call('POST', '/equipment', { body: {} })],
      [
        'idempotency_key_reused',
        await world.call('POST', '/equipment', { body: { unit: 'TWICE' }, headers: key }),
      ],
      ['forbidden', await world.call('POST', '/webhooks', { token: readOnlyToken, body: bell })],
      [
        'forbidden',
        await world.call('POST', '/webhooks', {
          token: null,
          body: bell,
          headers: { Origin: 'https://evil.example' },
        }),
      ],
    ];
    for (const [code, answer] of failed) {
      const problem = (await answer.json()) as Problem;
      expect([code, problem]).toEqual([
        code,
        expect.objectContaining({
          code,
          status: answer.status,
          requestId: answer.headers.get('X-Request-Id'),
        }),
      ]);
      expect(PROBLEM_CODES[problem.code as keyof typeof PROBLEM_CODES]).toBe(answer.status);
    }
  });
});

describe('HEAD', () => {
  it('answers as GET does, without the body', async () => {
    const told = [
      'content-type',
      'content-length',
      'etag',
      'cache-control',
      'allow',
      'location',
      'content-disposition',
    ];
    const differing: string[] = [];
    // A view that is counted, and a token that is issued, differ each time they are asked for.
    const others = ['viewFeature', 'countTutorialView', 'issueServiceToken', 'readDescription'];
    for (const operation of operations.filter(({ method, id }) => method === 'GET' && !others.includes(id))) {
      const { path, init } = world.exampleOf(operation, world.token);
      const [head, get] = [
        await fetch(app.origin + path, {
          ...init,
          method: 'HEAD',
          headers: { ...init.headers, 'Accept-Encoding': 'identity' },
        }),
        await fetch(app.origin + path, {
          ...init,
          headers: { ...init.headers, 'Accept-Encoding': 'identity' },
        }),
      ];
      expect(await head.text()).toBe('');
      await get.arrayBuffer();
      const of = (answer: Response) =>
        JSON.stringify([answer.status, ...told.map((name) => answer.headers.get(name))]);
      if (of(head) !== of(get)) differing.push(`${operation.id}: HEAD ${of(head)} GET ${of(get)}`);
    }
    expect(differing).toEqual([]);
  });
});
