import { describe, expect, it } from 'vitest';
import { routingEngineFrom } from '~/platform/routing-engine/choose-engine.server';
import { encodeLine } from '~/engine/plane/encoded-line';
import { type Answer, type Asked, engine, LINE, request, serve } from './engine-server';

const valhallaTrip = (miles: number) => ({
  trip: { legs: [{ shape: encodeLine(LINE, 6), summary: { length: miles, time: 6000 } }], status: 0 },
});
const TRACE = {
  units: 'miles',
  shape: encodeLine(LINE, 6),
  admins: [
    { country_code: 'US', state_code: 'KS' },
    { country_code: 'US', state_code: 'MO' },
  ],
  edges: [
    {
      length: 27,
      names: ['I 1'],
      toll: true,
      begin_shape_index: 0,
      end_shape_index: 1,
      end_node: { admin_index: 0 },
    },
    { length: 54, names: ['I 1'], begin_shape_index: 1, end_shape_index: 2, end_node: { admin_index: 1 } },
    {
      length: 27.3,
      names: ['Main Street'],
      begin_shape_index: 2,
      end_shape_index: 3,
      end_node: { admin_index: 1 },
    },
  ],
};

describe('the Valhalla engine', () => {
  const answers = (asked: Asked): Answer =>
    asked.url.pathname === '/route' ? { json: valhallaTrip(108.3) } : { json: TRACE };

  it('gives miles per jurisdiction from the graph, long border edges cut at the outline', async () => {
    const { url, asked } = await serve(answers);
    const outcome = await engine({ engine: 'valhalla', valhallaUrl: url }).route({
      ...request,
      options: { truck: { heightInches: 162, weightPounds: 80_000 }, avoidTolls: true },
    });
    if (!outcome.ok) throw new Error(outcome.message);
    expect(outcome).toMatchObject({
      engine: 'valhalla',
      fallback: null,
      distanceTenthMiles: 1083,
      durationMinutes: 100,
    });
    expect(outcome.jurisdictions).toEqual([
      { jurisdiction: 'KS', distanceTenthMiles: 540 },
      { jurisdiction: 'MO', distanceTenthMiles: 543 },
    ]);
    expect(outcome.crossings).toMatchObject([{ from: 'KS', to: 'MO', highway: 'I-1', atTenthMiles: 540 }]);
    expect(outcome.highways).toEqual([{ highway: 'I-1', distanceTenthMiles: 810 }]);
    expect(outcome.tollTenthMiles).toBe(270);
    expect(outcome.attribution).toContain('OpenStreetMap');
    const truck = (asked[0]!.body.costing_options as { truck: Record<string, number> }).truck;
    expect(truck).toMatchObject({ height: 4.115, weight: 36.287, use_tolls: 0 });
    expect(asked[1]!.body).toMatchObject({ shape_match: 'edge_walk', costing: 'truck', units: 'miles' });
  });

  it('splits by outlines where the graph knows no admin areas', async () => {
    const { url } = await serve((asked) =>
      asked.url.pathname === '/route'
        ? { json: valhallaTrip(108) }
        : { status: 400, json: { error_code: 443 } },
    );
    const outcome = await engine({ engine: 'valhalla', valhallaUrl: url }).route(request);
    expect(outcome).toMatchObject({
      engine: 'valhalla',
      jurisdictions: [
        { jurisdiction: 'KS', distanceTenthMiles: 540 },
        { jurisdiction: 'MO', distanceTenthMiles: 540 },
      ],
    });
  });

  it('finds out which stop has no road', async () => {
    const { url } = await serve((asked) =>
      asked.url.pathname === '/route'
        ? { status: 400, json: { error_code: 171 } }
        : { json: [{ edges: [{}] }, { edges: null }] },
    );
    const outcome = await engine({ engine: 'valhalla', valhallaUrl: url }).route(request);
    expect(outcome).toMatchObject({ ok: false, reason: 'no-road-nearby', stopIndex: 1 });
    expect(!outcome.ok && outcome.message).toContain('Dogwood, MO');
  });

  it.each<[string, Answer]>([
    ['answers 503', { status: 503, json: {} }],
    ['is over its limits', { status: 400, json: { error_code: 154 } }],
    ['hangs', { hang: true }],
    ['talks nonsense', { text: '<html>Bad gateway</html>' }],
    ['leaves out the trip', { json: {} }],
    [
      'sends a broken line',
      { json: { trip: { legs: [{ shape: '~~~', summary: { length: 1, time: 1 } }] } } },
    ],
  ])('is stood in for by the embedded engine, which says so, when it %s', async (_, answer) => {
    const { url } = await serve(() => answer);
    const outcome = await engine({ engine: 'valhalla', valhallaUrl: url }).route(request);
    expect(outcome).toMatchObject({
      ok: true,
      engine: 'embedded',
      distanceTenthMiles: 1080,
      fallback: { from: 'valhalla' },
    });
    expect(outcome.ok && outcome.fallback!.reason).toMatch(/^The Valhalla server did not help: ./);
  });

  it('is stood in for when nobody listens, and for forced highways', async () => {
    const dead = engine({ engine: 'valhalla', valhallaUrl: 'http://127.0.0.1:9' });
    expect(await dead.route(request)).toMatchObject({ engine: 'embedded', fallback: { from: 'valhalla' } });
    const { url, asked } = await serve(answers);
    const forced = await engine({ engine: 'valhalla', valhallaUrl: url }).route({
      ...request,
      options: { via: ['I-1'] },
    });
    expect(forced).toMatchObject({ engine: 'embedded', fallback: { from: 'valhalla' } });
    expect(asked).toEqual([]);
  });

  it('tries again after a hiccup', async () => {
    const { url, asked } = await serve((entry, count) => (count === 1 ? { status: 502 } : answers(entry)));
    expect(await engine({ engine: 'valhalla', valhallaUrl: url }).route(request)).toMatchObject({
      engine: 'valhalla',
    });
    expect(asked).toHaveLength(3);
  });

  it('stops when the caller gives up', async () => {
    const { url } = await serve(() => ({ hang: true }));
    const abort = new AbortController();
    const running = engine({ engine: 'valhalla', valhallaUrl: url }).route(request, abort.signal);
    abort.abort(new Error('shutting down'));
    await expect(running).rejects.toThrow('shutting down');
  });

  it('needs its address', () => {
    expect(() => routingEngineFrom({ engine: 'valhalla' })).toThrow('VALHALLA_URL');
    expect(() => routingEngineFrom({ engine: 'pcmiler' })).toThrow('PCMILER_KEY');
  });
});
