import { describe, expect, test } from 'vitest';
import { conditionalDocument, isSeen } from '~/platform/http/pages/conditional-document.server';
import { readListQuery } from '~/platform/http/queries/list-query.server';

const read = (text: string) =>
  readListQuery(new URLSearchParams(text), {
    orders: ['name', 'rate'],
    filters: ['year', 'unit', 'empty'],
    listFilters: ['unit'],
    defaultLength: 50,
    maxLength: 200,
  });
const value = (text: string) => {
  const result = read(text);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
};

describe('a list call', () => {
  test('has the defaults of the data table', () => {
    expect(value('')).toMatchObject({ start: 0, length: 50, search: '', searchable: [], order: null });
  });

  test('reads page, search, filters, columns and order', () => {
    const query = value(
      'start=20&length=10&search[value]=%20texas%20&filter[year]=2026&filter[unit][]=1&filter[unit][]=2&filter[empty]=' +
        '&columns[0][data]=name&columns[1][data]=rate&columns[1][searchable]=false&order[0][column]=1&order[0][dir]=desc',
    );
    expect(query).toMatchObject({ start: 20, length: 10, search: 'texas', searchable: ['name'] });
    expect(Object.fromEntries(query.filter)).toEqual({ year: ['2026'], unit: ['1', '2'] });
    expect(query.order).toEqual({ column: 'rate', direction: 'desc' });
  });

  test('gives at most the longest page, also for "all"', () => {
    expect(value('length=-1').length).toBe(200);
    expect(value('length=100000').length).toBe(200);
  });

  test.each(['start=-1', 'start=1.5', 'length=0', 'length=-2', 'length=1e9', 'start=99999999999'])(
    '%s is refused',
    (text) => {
      expect(read(text)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    },
  );

  test.each([
    ['order[0][column]=7', 'order[0][column]'],
    ['order[0][column]=__proto__', 'order[0][column]'],
    ['columns[0][data]=color&order[0][column]=0', 'order[0][column]'],
    ['columns[0][data]=name&order[0][column]=0&order[0][dir]=up', 'order[0][dir]'],
    ['filter[color]=red', 'filter[color]'],
    ['filter[year]=2025&filter[year]=2026', 'filter[year]'],
    ['filter[]=red', 'filter[]'],
    ['filter[__proto__]=red', 'filter[__proto__]'],
  ])('what the list does not have is refused by name: %s', (text, name) => {
    const result = read(text);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    expect(
      result.ok || result.failure.kind !== 'invalid' || Object.keys(result.failure.fields ?? {}),
    ).toEqual([name]);
  });

  test('an order that names no column is none', () => {
    expect(value('order[0][column]=').order).toBeNull();
    expect(value('columns[0][data]=name').order).toBeNull();
  });
});

describe('a public page', () => {
  const page = (
    html = '<p>a</p>',
    headers: Record<string, string> = { 'Cache-Control': 'public, max-age=300' },
    status = 200,
  ) => new Response(html, { headers, status });
  const ask = (etag?: string, method = 'GET') =>
    new Request('http://localhost/page', { method, headers: etag ? { 'If-None-Match': etag } : {} });

  test('gets a tag of its content and is not sent to who has it', async () => {
    const first = await conditionalDocument(ask(), page());
    const etag = first.headers.get('ETag')!;
    expect(await first.text()).toBe('<p>a</p>');
    const again = await conditionalDocument(ask(etag), page());
    expect([again.status, await again.text(), again.headers.get('Cache-Control')]).toEqual([
      304,
      '',
      'public, max-age=300',
    ]);
    expect((await conditionalDocument(ask(etag), page('<p>b</p>'))).status).toBe(200);
  });

  test.each([
    ['private', page('x', { 'Cache-Control': 'private, no-cache' })],
    ['an error', page('x', { 'Cache-Control': 'public' }, 404)],
  ])('that is %s stays as it is', async (_, response) => {
    expect((await conditionalDocument(ask('*'), response)).headers.has('ETag')).toBe(false);
  });

  test('compares tags weakly, in lists too', () => {
    expect(isSeen('"b", W/"a"', '"a"')).toBe(true);
    expect(isSeen('*', '"a"')).toBe(true);
    expect(isSeen('"ab"', '"a"')).toBe(false);
    expect(isSeen(null, '"a"')).toBe(false);
  });
});
