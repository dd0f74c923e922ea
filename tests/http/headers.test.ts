import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { Visitor } from '../factories/visitor';

const app = await startApp();

const directives = (policy: string): Map<string, string> =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...rest] = part.trim().split(' ');
      return [name, rest.join(' ')];
    }),
  );

describe('the headers of every answer', () => {
  it.each([
    '/mileage',
    '/mileage/login',
    '/mileage/rates',
    '/mileage/no-such-page',
    '/mileage/api/calc/form-data',
    '/mileage/usa.json',
    '/mileage/healthz',
  ])('%s', async (path) => {
    const { headers } = await fetch(app.origin + path);
    const policy = directives(headers.get('content-security-policy') ?? '');
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toMatch(/^'self' 'nonce-[A-Za-z0-9+/=]{20,}'$/);
    expect(policy.get('style-src')).toBe("'self'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has a new nonce each time, and every inline script carries it', async () => {
    const pages = await Promise.all([fetch(`${app.origin}/mileage`), fetch(`${app.origin}/mileage`)]);
    const nonces = pages.map(
      ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1],
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    const html = await pages[0].text();
    for (const [tag] of html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g))
      expect(tag).toContain(`nonce="${nonces[0]}"`);
  });

  it('needs no inline styles', async () => {
    const visitor = new Visitor(app.origin);
    const fuel = await visitor.post('/mileage/calculator', {
      pickup_city: 'Chicago',
      pickup_state: 'IL',
      delivery_city: 'Dallas',
      delivery_state: 'TX',
    });
    const pages = [
      await visitor.get('/mileage'),
      fuel,
      await visitor.get(fuel.url.replace('/fuel', '/route')),
      await visitor.get('/mileage/rates'),
    ];
    for (const { html, url } of pages) expect(/\sstyle="|<style/.exec(html)?.index, url).toBeUndefined();
  });
});

describe('answers that are no pages', () => {
  it('gives scripts and style sheets a short head, and an address of the build that is none the whole one', async () => {
    const html = await (await fetch(`${app.origin}/mileage`)).text();
    const files = [
      /href="(\/mileage\/build\/[^"]+\.css)"/.exec(html)?.[1] ?? '',
      /import "(\/mileage\/build\/manifest-[^"\\]+\.js)/.exec(html.replaceAll('\\"', '"'))?.[1] ?? '',
      '/mileage/js/outbox.js?v=3',
    ];
    for (const file of files)
      for (const encoding of ['br', 'identity']) {
        const { status, headers } = await fetch(app.origin + file, {
          headers: { 'Accept-Encoding': encoding },
        });
        expect(status, file).toBe(200);
        expect(headers.get('content-security-policy'), file).toBeNull();
        expect(headers.get('permissions-policy'), file).toBeNull();
        expect(headers.get('x-content-type-options'), file).toBe('nosniff');
        expect(headers.get('cross-origin-resource-policy'), file).toBe('same-origin');
      }
    for (const file of [
      '/mileage/build/none.js',
      '/mileage/js/none.css',
      '/mileage/img/favicon.svg',
      '/mileage/sw.js',
    ])
      expect((await fetch(app.origin + file)).headers.get('content-security-policy'), file).toContain(
        "default-src 'none'",
      );
  });

  it('gives the maps at both addresses', async () => {
    for (const path of ['/mileage/usa.json', '/usa.json', '/mileage/canada.json', '/canada.json']) {
      const response = await fetch(app.origin + path);
      expect(response.status, path).toBe(200);
      expect(((await response.json()) as { type: string }).type).toBe('Topology');
    }
  });

  it('refuses bodies without a length and traversal out of the static files', async () => {
    const stream = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('a=b'));
        controller.close();
      },
    });
    const chunked = await fetch(`${app.origin}/mileage/calculator`, {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(chunked.status).toBe(411);
    expect((await fetch(`${app.origin}/mileage/%2e%2e/package.json`)).status).toBe(404);
    expect((await fetch(`${app.origin}/mileage/img/..%2f..%2fpackage.json`)).status).toBe(404);
  });

  it('answers methods that pages do not have without falling over', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const { status } = await fetch(`${app.origin}/mileage`, { method });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});
