import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { isCrossSiteWrite } from '~/platform/http/edge/cross-site-guard.server';
import { safeReturnPath } from '~/platform/http/forms/see-other.server';

describe('a path to return to', () => {
  it.each(['/mileage', '/mileage/trips-fuel?quarter=20263#top', '/mileage?from=abc123'])(
    'keeps %s',
    (path) => {
      expect(safeReturnPath(path, '/mileage')).toBe(path);
    },
  );

  it.each([
    '//evil.example',
    'https://evil.example/mileage',
    '/mileage/../../evil',
    '/mileage\\..\\evil',
    'javascript:alert(1)',
    '/mileagex',
    '/\t/evil',
    '/mileage/\n',
    '',
    null,
  ])('does not follow %s', (path) => {
    expect(safeReturnPath(path, '/mileage/trips-fuel')).toBe('/mileage/trips-fuel');
  });

  it('never leaves the product, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), (tail) => {
        for (const candidate of [tail, `/mileage${tail}`, `/mileage/${tail}`]) {
          const url = new URL(safeReturnPath(candidate, '/mileage'), 'https://our.example/x');
          expect(url.host).toBe('our.example');
          expect(url.pathname === '/mileage' || url.pathname.startsWith('/mileage/')).toBe(true);
        }
      }),
    );
  });
});

describe('a write from another site', () => {
  const post = (headers: Record<string, string>) =>
    isCrossSiteWrite({ method: 'POST', headers: { host: 'our.example', ...headers } });

  it('is known by what the browser says of it', () => {
    expect(post({ 'sec-fetch-site': 'cross-site' })).toBe(true);
    expect(post({ 'sec-fetch-site': 'same-site' })).toBe(true);
    expect(post({ origin: 'https://evil.example' })).toBe(true);
    expect(post({ origin: 'null' })).toBe(true);
  });

  it('is not what our own pages and programs send', () => {
    expect(post({ 'sec-fetch-site': 'same-origin', origin: 'https://our.example' })).toBe(false);
    // A browser that hides the page it comes from still says that it is one of ours.
    expect(post({ 'sec-fetch-site': 'same-origin', origin: 'null' })).toBe(false);
    expect(post({ 'sec-fetch-site': 'none' })).toBe(false);
    expect(post({ origin: 'https://our.example' })).toBe(false);
    expect(post({})).toBe(false);
    expect(isCrossSiteWrite({ method: 'GET', headers: { 'sec-fetch-site': 'cross-site' } })).toBe(false);
  });
});
