import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NetworkFileError, writeNetworkFile } from '~/roads/format/network-file';
import type { NetworkTables } from '~/roads/format/network-tables';
import { crowMiles } from '~/roads/geometry';
import { openRouter, Router } from '~/roads/router';
import { compileSmall, stop } from './small-network';

const { tables } = compileSmall();
const spoilt = (spoil: (t: NetworkTables) => unknown) => {
  const copy = structuredClone(tables);
  spoil(copy);
  return copy;
};

describe('a router', () => {
  it('answers from the bytes of a network as from its tables', () => {
    const request = { stops: [stop('Westend KS'), stop('Fir MO')] };
    const outcome = openRouter(writeNetworkFile(tables)).route(request);
    expect(outcome).toMatchObject({ ok: true, trip: { distanceTenthMiles: 3790 } });
    expect(new Router(tables).route(request)).toEqual(outcome);
  });

  it('is not opened on bytes that are no network, nor on a hierarchy that does not fit', () => {
    expect(() => openRouter(new Uint8Array(7))).toThrow(
      new NetworkFileError('not a road network: the file is too short'),
    );
    const hierarchy = spoilt((t) => (t.hierarchySkips = new Uint8Array(1000)));
    expect(() => openRouter(writeNetworkFile(hierarchy))).toThrow(
      new NetworkFileError('the road network is damaged: the hierarchy does not fit the network'),
    );
    expect(() => new Router(hierarchy)).toThrow(RangeError);
  });
});

describe('miles as the crow flies', () => {
  it('are a number between any two points, and never more than half the earth', () => {
    const point = fc.tuple(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
    );
    fc.assert(
      fc.property(point, point, ([lat1, lon1], [lat2, lon2]) => {
        for (const miles of [crowMiles(lat1, lon1, lat2, lon2), crowMiles(lat1, lon1, -lat1, lon1 - 180)]) {
          expect(miles).toBeGreaterThanOrEqual(0);
          expect(miles).toBeLessThanOrEqual(Math.PI * 3958.7613 + 1e-6);
        }
        expect(crowMiles(lat1, lon1, -lat1, lon1 - 180)).toBeCloseTo(Math.PI * 3958.7613, 3);
      }),
    );
  });
});
