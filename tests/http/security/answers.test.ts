import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { databaseOf, signedIn } from '../../factories/signed-in';
import { cloneDatabase } from '../../factories/test-database';

const app = await startApp();
const secure = await startApp({ env: { PUBLIC_URL: 'https://ifta.example.com' } });

/** By hand: fetch sends neither TRACE nor a path with dots. */
const ask = (method: string, path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const call = request(app.origin, { method, path, headers: { 'X-Secret': 'of-mine' } }, (answer) => {
      let body = '';
      answer.on('data', (piece: Buffer) => (body += piece.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    call.once('error', reject).end();
  });

describe('answers', () => {
  it('tells browsers behind TLS to stay there', async () => {
    for (const path of ['/mileage', '/mileage/no-such-page', '/mileage/api/calc/form-data']) {
      expect((await fetch(secure.origin + path)).headers.get('strict-transport-security')).toBe(
        'max-age=31536000; includeSubDomains',
      );
    }
    expect((await fetch(`${app.origin}/mileage`)).headers.get('strict-transport-security')).toBeNull();
  });

  it('hands no other origin anything', async () => {
    for (const path of ['/mileage', '/mileage/api/user', '/mileage/api/calc/form-data']) {
      const { headers } = await fetch(app.origin + path, { headers: { Origin: 'https://evil.example' } });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it.each([
    ['/mileage', 'text/html; charset=utf-8'],
    ['/mileage/api/calc/form-data', 'application/json; charset=utf-8'],
    ['/mileage/api/user', 'application/'],
    ['/mileage/rates/2026/3.csv', 'text/csv; charset=utf-8'],
    ['/mileage/sw.js', 'application/javascript; charset=utf-8'],
  ])('states type and character set of pages, data and files: %s', async (path, type) => {
    expect((await fetch(app.origin + path)).headers.get('content-type')?.toLowerCase()).toContain(type);
  });

  it('serves no folder list and no file of the source', async () => {
    for (const path of [
      '/mileage/img/',
      '/mileage/build/',
      '/mileage/js',
      '/.git/config',
      '/mileage/.git/config',
      '/mileage/../package.json',
      '/mileage/%2e%2e/package.json',
      '/mileage/build/..%2f..%2fpackage.json',
      '/package.json',
      '/mileage/server.ts',
      '/.env',
    ]) {
      const { status, body } = await ask('GET', path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).not.toMatch(/"devDependencies"|\[core\]|Index of/);
    }
  });

  it('does not echo a request by TRACE', async () => {
    const { status, body } = await ask('TRACE', '/mileage');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('of-mine');
  });

  it('has no login of its own in production', async () => {
    // As a production start leaves it: migrated and seeded, without the demonstration.
    const { prisma } = databaseOf(await cloneDatabase());
    expect(await prisma.user.count()).toBe(0);
  });

  it('a session that was signed out opens nothing any more', async () => {
    const person = await signedIn(app);
    const headers = { Cookie: `${person.cookie.name}=${person.cookie.value}` };
    expect((await fetch(`${app.origin}/mileage/trips-fuel`, { headers, redirect: 'manual' })).status).toBe(
      200,
    );
    await person.visitor.post('/mileage/logout', {});
    expect((await fetch(`${app.origin}/mileage/trips-fuel`, { headers, redirect: 'manual' })).status).toBe(
      303,
    );
  });
});
