import { describe, expect, it } from 'vitest';
import { routingEngineFrom } from '~/platform/routing-engine/choose-engine.server';
import { CEDAR, engine, request } from './engine-server';

describe('the embedded engine', () => {
  it('routes behind the port and names itself', async () => {
    const outcome = await engine({}).route(request);
    expect(outcome).toMatchObject({
      ok: true,
      engine: 'embedded',
      fallback: null,
      distanceTenthMiles: 1080,
      alternatives: [],
    });
  });

  it('names the stop that cannot be reached', async () => {
    const outcome = await engine({}).route({
      stops: [CEDAR, { lat: 21.3, lon: -157.9, label: 'Honolulu, HI' }],
    });
    expect(outcome).toMatchObject({ ok: false, reason: 'no-road-nearby', stopIndex: 1 });
    expect(!outcome.ok && outcome.message).toContain('Honolulu, HI cannot be reached by road');
    const island = await engine({}).route({
      stops: [CEDAR, { lat: 39.2, lon: -84.8, label: 'Seaview, RI' }],
    });
    expect(!island.ok && island.message).toMatch(/Seaview, RI.*The Island/);
    const highway = await engine({}).route({ ...request, options: { via: ['I-99'] } });
    expect(!highway.ok && highway.message).toContain('I-99');
  });

  it('says what to do when the network file is missing', async () => {
    await expect(routingEngineFrom({ roadsFile: '/nowhere/roads.bin' }).route(request)).rejects.toThrow(
      'npm run roads:build',
    );
  });
});
