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

  it('names its file by path and line, and by nothing else', () => {
    const sourceBy = (file: unknown, line?: unknown) =>
      readPolicyReports(old({ 'source-file': file, 'line-number': line }))[0]?.source;
    expect(sourceBy('http://fleet.example/mileage/a.js', 0)).toBe('/mileage/a.js:0');
    for (const line of ['7', -1, 1.5, null, undefined, Number.MAX_VALUE])
      expect(sourceBy('https://fleet.example/a.js', line)).toBe('/a.js');
    expect(sourceBy('moz-extension://1/https://x', 3)).toBe('moz-extension');
    expect(sourceBy('  odd', 3)).toBe('');
    expect(sourceBy(7, 3)).toBe('');
    expect(sourceBy('')).toBe('');
    expect(sourceBy(`https://fleet.example/${'abc/'.repeat(100)}`, 12)).toHaveLength(200);
  });

  it('has ids and long words of a path as stars, and two hundred characters at most', () => {
    const pageBy = (path: string) =>
      readPolicyReports(old({ 'document-uri': `https://fleet.example${path}` }))[0]?.page;
    expect(pageBy(`/a/${'x'.repeat(24)}/${'x'.repeat(25)}/b7`)).toBe(`/a/${'x'.repeat(24)}/*/*`);
    expect(pageBy(`/${'abc/'.repeat(100)}`)).toHaveLength(200);
    const blocked = readPolicyReports(
      old({
        'blocked-uri': `https://${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}`,
      }),
    );
    expect(blocked[0]?.blocked).toHaveLength(200);
  });

  it('takes the directive that was in force, of forty characters at most', () => {
    const named = (fields: object) => readPolicyReports(old(fields as never))[0]?.directive;
    expect(named({ 'effective-directive': 'script-src-elem' })).toBe('script-src-elem');
    expect(named({ 'effective-directive': '' })).toBe('img-src');
    expect(named({ 'violated-directive': '  img-src x' })).toBe('img-src');
    expect(named({ 'violated-directive': 'a'.repeat(40) })).toBe('a'.repeat(40));
    for (const bad of ['a'.repeat(41), '-img', 'img-', 'IMG', 'img-src;', '1img'])
      expect(named({ 'violated-directive': bad })).toBeUndefined();
  });

  it('of the Reporting API needs its type and its body, and says where', () => {
    const body = {
      documentURL: 'https://fleet.example/mileage',
      effectiveDirective: 'img-src',
      blockedURL: 'https://evil.example/x',
      sourceFile: 'https://fleet.example/mileage/js/app.js',
      lineNumber: 12,
    };
    expect(readPolicyReports([{ type: 'csp-violation', body }])).toEqual([
      {
        directive: 'img-src',
        blocked: 'https://evil.example',
        page: '/mileage',
        source: '/mileage/js/app.js:12',
      },
    ]);
    expect(readPolicyReports([{ type: 'other', body }, { body }, { type: 'csp-violation' }])).toEqual([]);
    expect(readPolicyReports([{ type: 'csp-violation', body: { ...body, documentURL: 'x' } }])).toEqual([]);
    expect(readPolicyReports([{ type: 'csp-violation', body: [] }])).toEqual([]);
  });
});
