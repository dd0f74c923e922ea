import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';

const app = await startApp();

interface Item {
  id: string;
  label: string;
  value: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  lat: number;
  lon: number;
}

async function call(path: string, query: Record<string, string>) {
  const response = await fetch(
    `${app.origin}/mileage/api/calc/geo/${path}?${new URLSearchParams(query).toString()}`,
  );
  const body = (await response.json()) as { data: Item[] };
  return { response, data: body.data };
}

describe('GET api/calc/geo/search', () => {
  it('gives the meant town first, with all that fills a form', async () => {
    const { response, data } = await call('search', { term: 'st louis mo' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(data[0]).toEqual({
      id: 'MO-saintlouis',
      label: 'St. Louis, MO',
      value: 'St. Louis, MO',
      city: 'St. Louis',
      state: 'MO',
      zip: '63101',
      country: 'US',
      lat: expect.closeTo(38.63, 1) as number,
      lon: expect.closeTo(-90.2, 1) as number,
    });
  });

  it('may be kept for a day by anybody', async () => {
    const { response } = await call('search', { term: 'dallas' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('offers towns, codes or both by its mode', async () => {
    expect((await call('search', { term: '606', mode: 'city' })).data.map((item) => item.label)).toEqual([
      'Chicago, IL',
    ]);
    expect((await call('search', { term: 'Chicago', mode: 'zip' })).data[0]?.label).toMatch(
      /^Chicago, IL \d{5}$/,
    );
    expect((await call('search', { term: 't2p 1j9', mode: 'address' })).data[0]).toMatchObject({
      zip: 'T2P 1J9',
      country: 'CA',
    });
    expect((await call('search', { term: 'chicago', mode: 'nonsense' })).data[0]?.label).toBe('Chicago, IL');
  });

  it('answers a missing or empty term with an empty list', async () => {
    expect((await call('search', {})).data).toEqual([]);
    expect((await call('search', { term: '  ' })).data).toEqual([]);
  });
});

describe('GET api/calc/geo/address', () => {
  it('finds the place of a whole address', async () => {
    const { response, data } = await call('address', { term: '123 Main St, Hoffman Estates, IL 60169-7268' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ city: 'Hoffman Estates', state: 'IL', zip: '60169' });
  });
});

describe('GET api/calc/geo/zip/find', () => {
  it('gives the one area of a complete code', async () => {
    const { response, data } = await call('zip/find', { term: '60601' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ id: '60601', city: 'Chicago', state: 'IL', zip: '60601', country: 'US' });
  });

  it('gives nothing for a part, a name or an unknown code', async () => {
    for (const term of ['606', 'chicago', '00000', ''])
      expect((await call('zip/find', { term })).data).toEqual([]);
  });
});

describe('hostile calls', () => {
  const terms = [
    '%',
    '_',
    '\\',
    "'; DROP TABLE place; --",
    'a\u0000b',
    '\u0000',
    '😀',
    '<script>alert(1)</script>',
    'x'.repeat(10_240),
    '%'.repeat(3_000),
  ];

  it.each(['search', 'address', 'zip/find'])('%s answers each with a list', async (path) => {
    for (const term of terms) {
      const { response, data } = await call(path, { term });
      expect(response.status, JSON.stringify(term.slice(0, 30))).toBe(200);
      expect(Array.isArray(data)).toBe(true);
    }
  });

  it.each(['%00', '%', '%ff%fe', '%c0%af', 'a&term=b', '[]=1'])(
    'a term of raw %s is no server error',
    async (raw) => {
      const response = await fetch(`${app.origin}/mileage/api/calc/geo/search?term=${raw}`);
      expect(response.status).toBeLessThan(500);
      await response.text();
    },
  );

  it('refuses other methods', async () => {
    const response = await fetch(`${app.origin}/mileage/api/calc/geo/search?term=chicago`, {
      method: 'POST',
      headers: { Origin: app.origin },
    });
    expect(response.status).toBe(405);
    await response.text();
  });

  it('finds places still', async () => {
    expect((await call('search', { term: 'chicago' })).data[0]?.label).toBe('Chicago, IL');
  });
});
