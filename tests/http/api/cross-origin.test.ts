import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { apiWorld, type ApiWorld } from '../../factories/api-world';

/** Pages of other sites call the API with a token; what only a cookie proves is closed to them. */

const app = await startApp();
let world: ApiWorld;
beforeAll(async () => {
  world = await apiWorld(app);
});

const ELSEWHERE = { Origin: 'https://dispatch.example', 'Sec-Fetch-Site': 'cross-site' };
const preflight = (path: string, method: string) =>
  fetch(`${app.origin}${path}`, {
    method: 'OPTIONS',
    headers: {
      ...ELSEWHERE,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
    },
  });

describe('a page of another site', () => {
  it('is told before it calls what it may send', async () => {
    for (const path of ['/mileage/api/trip/142', '/api/trip/142']) {
      const answer = await preflight(path, 'PUT');
      expect(answer.status).toBe(204);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('GET, PUT, PATCH, DELETE');
      expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
      expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    }
    expect((await preflight('/mileage/api/no-such-call', 'GET')).status).toBe(404);
    expect(
      (await preflight('/mileage/account', 'POST')).headers.get('Access-Control-Allow-Origin'),
    ).toBeNull();
  });

  it('reads and writes with a token, and sees the headers that it needs', async () => {
    const read = await world.call('GET', '/user', { headers: ELSEWHERE });
    expect(read.status).toBe(200);
    expect(read.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(read.headers.get('Access-Control-Expose-Headers')).toContain('ETag');
    const made = await world.call('POST', '/equipment', { body: { unit: 'CORS-1' }, headers: ELSEWHERE });
    expect(made.status).toBe(201);
    expect(made.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const refused = await world.call('GET', '/trip/199999', { headers: ELSEWHERE });
    expect(refused.status).toBe(404);
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('is nobody by the cookie of its visitor', async () => {
    const { name, value } = world.dana.cookie;
    const cookie = { ...ELSEWHERE, Cookie: `${name}=${value}` };
    const write = (headers: Record<string, string>) =>
      world.call('POST', '/equipment', { token: null, body: { unit: 'CORS-2' }, headers });
    const answer = await write(cookie);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    // A token that is none does not open the way for the cookie beside it.
    expect((await write({ ...cookie, Authorization: 'Bearer nothing' })).status).toBe(401);
    expect((await write({ ...cookie, Authorization: 'Bearer ' })).status).toBe(403);
    expect((await write({ ...cookie, Authorization: 'Basic YTpi' })).status).toBe(403);
    // Signing out with a token of its own leaves the visitor signed in here.
    await world.call('POST', '/logout', { token: 'sl_none', headers: cookie });
    expect((await fetch(`${app.origin}/api/user`, { headers: { Cookie: cookie.Cookie } })).status).toBe(200);
  });
});
