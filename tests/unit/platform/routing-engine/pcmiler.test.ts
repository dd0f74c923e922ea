import { describe, expect, it } from 'vitest';
import { engine, LINE, request, serve } from './engine-server';

describe('the PC*MILER engine', () => {
  const reports = (states: unknown[]) => [
    {
      __type: 'MileageReport:http://pcmiler.alk.com/APIs/v1.0',
      ReportLines: [
        { LMiles: '0.000', LHours: '0:00' },
        { LMiles: '1,108.3', LHours: '17:15' },
      ],
    },
    { __type: 'StateReport:http://pcmiler.alk.com/APIs/v1.0', StateReportLines: states },
    {
      __type: 'RoutePathReport:http://pcmiler.alk.com/APIs/v1.0',
      geometry: { type: 'MultiLineString', coordinates: [LINE.map(([lat, lon]) => [lon, lat])] },
    },
  ];
  const lines = [
    { StCntry: 'US', Total: '1,108.3', Toll: '12.0' },
    { StCntry: 'KS', Total: '1,000.1', Toll: '12.0' },
    { StCntry: 'MO', Total: 108.2, Toll: 0 },
    { StCntry: 'TOTAL', Total: '1,108.3', Toll: '12.0' },
  ];

  it('reads numbers with commas, skips sums, and sums to the total', async () => {
    const { url, asked } = await serve(() => ({ json: reports(lines) }));
    const outcome = await engine({ engine: 'pcmiler', pcmilerKey: 'k-1', pcmilerUrl: url }).route({
      ...request,
      options: { mode: 'shortest' },
    });
    expect(outcome).toMatchObject({
      ok: true,
      engine: 'pcmiler',
      distanceTenthMiles: 11083,
      durationMinutes: 1035,
      tollTenthMiles: 120,
      jurisdictions: [
        { jurisdiction: 'KS', distanceTenthMiles: 10001 },
        { jurisdiction: 'MO', distanceTenthMiles: 1082 },
      ],
      polyline: LINE,
    });
    expect(asked[0]!.headers.authorization).toBe('k-1');
    const query = asked[0]!.url.searchParams;
    expect([query.get('stops'), query.get('reports'), query.get('routeType')]).toEqual([
      '-96.000000,39.000000;-94.000000,39.000000',
      'Mileage,State,RoutePath',
      'Shortest',
    ]);
  });

  it('splits by outlines when the State report is missing or does not fit', async () => {
    for (const states of [[], [{ StCntry: 'KS', Total: 12 }]]) {
      const { url } = await serve(() => ({ json: reports(states) }));
      const outcome = await engine({ engine: 'pcmiler', pcmilerKey: 'k-1', pcmilerUrl: url }).route(request);
      if (!outcome.ok) throw new Error(outcome.message);
      expect(outcome.jurisdictions.map((j) => j.jurisdiction)).toEqual(['KS', 'MO']);
      expect(outcome.jurisdictions.reduce((sum, j) => sum + j.distanceTenthMiles, 0)).toBe(11083);
    }
  });

  it('counts Mexican states as Mexico', async () => {
    const { url } = await serve(() => ({
      json: reports([
        { StCntry: 'KS', Total: '1,000.0' },
        { StCntry: 'COA', Total: 60 },
        { StCntry: 'NLE', Total: 48.3 },
      ]),
    }));
    expect(
      await engine({ engine: 'pcmiler', pcmilerKey: 'k', pcmilerUrl: url }).route(request),
    ).toMatchObject({
      jurisdictions: [
        { jurisdiction: 'KS', distanceTenthMiles: 10000 },
        { jurisdiction: 'MX', distanceTenthMiles: 1083 },
      ],
    });
  });

  it('is stood in for when it refuses the key, without telling the key', async () => {
    const { url } = await serve(() => ({ status: 401, json: { Description: 'no' } }));
    const outcome = await engine({ engine: 'pcmiler', pcmilerKey: 'secret-key', pcmilerUrl: url }).route(
      request,
    );
    expect(outcome).toMatchObject({
      engine: 'embedded',
      fallback: { from: 'pcmiler', reason: 'PC*MILER did not help: it refuses the key.' },
    });
    expect(JSON.stringify(outcome)).not.toContain('secret-key');
  });

  it('passes on that a stop cannot be reached', async () => {
    const { url } = await serve(() => ({
      status: 400,
      json: { Errors: [{ Description: 'Stop 2: no road found' }] },
    }));
    expect(
      await engine({ engine: 'pcmiler', pcmilerKey: 'k', pcmilerUrl: url }).route(request),
    ).toMatchObject({
      ok: false,
      reason: 'no-road-nearby',
      stopIndex: 1,
    });
  });
});
