import { afterEach, describe, expect, it, vi } from 'vitest';
import { geotab } from '~/platform/telematics/geotab.server';
import { motive } from '~/platform/telematics/motive.server';

const MONTH = { year: 2026, month: 10 };

/** Answers every call with what `answer` makes of it, and keeps the calls. */
function answering(answer: (url: URL, body: { method: string; params: { search: Range } }) => unknown) {
  const calls: { url: URL; body: { method: string; params: { search: Range } } }[] = [];
  vi.stubGlobal('fetch', (text: string, init: { body?: string }) => {
    const call = { url: new URL(text), body: JSON.parse(init.body ?? '{}') as never };
    calls.push(call);
    return Promise.resolve(Response.json(answer(call.url, call.body)));
  });
  return calls;
}
interface Range {
  fromDate: string;
  toDate: string;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the pages of Motive', () => {
  it.each([
    ['fewer rows than were asked for', { per_page: 25, page_no: 1, total: 60 }, '2'],
    ['as many', { per_page: 100, page_no: 1, total: 60 }, null],
    ['no count', undefined, null],
  ])('go on by what an answer says it holds: %s', async (_what, pagination, next) => {
    answering(() => ({
      ifta_trips: Array.from({ length: 25 }, (_, id) => ({ ifta_trip: { id } })),
      pagination,
    }));
    const page = await motive('https://motive.example').miles({ system: 'motive', key: 'k' }, MONTH, null);
    expect(page.next).toBe(next);
  });
});

describe('the stretches of Geotab', () => {
  it('are shorter where an answer is as full as it can be', async () => {
    const calls = answering((_url, { method, params }) => {
      if (method === 'Authenticate') return { result: { path: 'ThisServer', credentials: {} } };
      const hours = (Date.parse(params.search.toDate) - Date.parse(params.search.fromDate)) / 3_600_000;
      return { result: Array.from({ length: hours > 24 ? 50_000 : 3 }, () => ({})) };
    });
    const access = { system: 'geotab', database: 'd', userName: 'u', password: 'p' } as const;
    const page = await geotab('https://my.geotab.com').miles(access, MONTH, null);
    expect(JSON.parse(page.body)).toHaveLength(3);
    expect(page.next).toBe('2026-10-01T10:00:00.000Z');
    const asked = calls.filter(({ body }) => body.method === 'Get').map(({ body }) => body.params.search);
    expect(asked.map(({ fromDate }) => fromDate)).toEqual(Array(3).fill('2026-09-30T10:00:00.000Z'));
  });
});
