import { describe, expect, it } from 'vitest';
import { readPolicyReports } from '~/areas/security/rules/csp-report';

const old = (fields: Record<string, unknown>) => ({
  'csp-report': {
    'document-uri': 'https://fleet.example/mileage/trips-fuel/trips/4711?q=secret',
    'violated-directive': "img-src 'self' data:",
    'blocked-uri': 'https://evil.example/pixel.png?who=dana',
    ...fields,
  },
});

describe('a report of a browser about the policy', () => {
  it('is cut down to directive, origin and path, without ids and queries', () => {
    expect(
      readPolicyReports(
        old({ 'source-file': 'https://fleet.example/mileage/js/outbox.js?v=2', 'line-number': 7 }),
      ),
    ).toEqual([
      {
        directive: 'img-src',
        blocked: 'https://evil.example',
        page: '/mileage/trips-fuel/trips/*',
        source: '/mileage/js/outbox.js:7',
      },
    ]);
  });

  it('is read in the form of the Reporting API too, several at a time', () => {
    const body = {
      documentURL: 'https://fleet.example/mileage',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'inline',
      sourceFile: 'chrome-extension://abcdef/content.js',
    };
    expect(
      readPolicyReports([
        { type: 'csp-violation', body },
        { type: 'deprecation', body: {} },
      ]),
    ).toEqual([
      { directive: 'script-src-elem', blocked: 'inline', page: '/mileage', source: 'chrome-extension' },
    ]);
  });

  it.each([
    ['no object', 'x'],
    ['null', null],
    ['an empty list', []],
    ['a report without a page', { 'csp-report': { 'violated-directive': 'img-src' } }],
    ['a page that is no address', old({ 'document-uri': 'not an address' })],
    ['a directive that is none', old({ 'violated-directive': '<script>' })],
    ['a directive of numbers', old({ 'violated-directive': 7 })],
  ])('is dropped where it is %s', (_what, body) => {
    expect(readPolicyReports(body)).toEqual([]);
  });

  it('never has more than twenty of one request read', () => {
    const one = {
      type: 'csp-violation',
      body: { documentURL: 'https://a.example/b', effectiveDirective: 'img-src' },
    };
    expect(readPolicyReports(Array.from({ length: 500 }, () => one))).toHaveLength(20);
  });

  it('says what kind of address was stopped where it has no origin', () => {
    const blockedBy = (address: string) => readPolicyReports(old({ 'blocked-uri': address }))[0]?.blocked;
    expect(blockedBy('')).toBe('inline');
    expect(blockedBy('eval')).toBe('eval');
    expect(blockedBy('data:image/png;base64,AAAA')).toBe('data');
    expect(blockedBy('%%%')).toBe('unknown');
  });
});
