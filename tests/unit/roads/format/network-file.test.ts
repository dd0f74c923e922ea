import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NetworkFileError, readNetworkFile, writeNetworkFile } from '~/roads/format/network-file';
import { openRouter } from '~/roads/router';
import { compileSmall } from '../small-network';

const tables = compileSmall().tables;
const file = writeNetworkFile(tables);

describe('the network file', () => {
  it('gives back the tables that were written', () => {
    expect(readNetworkFile(file)).toEqual(tables);
  });

  it('refuses what is not a network', () => {
    expect(() => readNetworkFile(new Uint8Array(0))).toThrow('too short');
    expect(() => readNetworkFile(new Uint8Array(64))).toThrow('not a road network');
    expect(() =>
      readNetworkFile(new TextEncoder().encode('<!doctype html><title>Not found</title>')),
    ).toThrow('not a road network');
  });

  it('names the version when it is another one', () => {
    const other = file.slice();
    other[4] = 99;
    expect(() => readNetworkFile(other)).toThrow('version 99');
  });

  it('refuses a file that is cut short, at any length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: file.length - 1 }), (length) => {
        expect(() => readNetworkFile(file.slice(0, length))).toThrow(NetworkFileError);
      }),
    );
  });

  it('refuses a file with any byte changed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: file.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, change) => {
          const damaged = file.slice();
          damaged[at]! ^= change;
          // The length before packing is the one field that no checksum covers: it must not be believed either.
          expect(() => openRouter(damaged)).toThrow(NetworkFileError);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('refuses tables whose indices point outside, even with a right checksum', () => {
    for (const spoil of [
      (t: typeof tables) => (t.edgeTo[0] = 1000),
      (t: typeof tables) => (t.edgeHighway[1] = 77),
      (t: typeof tables) => (t.nodeRank[0] = 5000),
      (t: typeof tables) => (t.edgeClass[0] = 9),
    ]) {
      const copy = structuredClone(tables);
      spoil(copy);
      expect(() => openRouter(writeNetworkFile(copy))).toThrow(NetworkFileError);
    }
  });

  it('refuses a hierarchy that does not fit its network', () => {
    for (const spoil of [
      (t: typeof tables) => t.hierarchyDegree[0]!++,
      (t: typeof tables) => (t.hierarchyDegree[0] = 2_000_000_000),
      (t: typeof tables) => (t.hierarchyEdgeBits[0]! ^= 1),
      (t: typeof tables) => (t.hierarchySkips = t.hierarchySkips.slice(1)),
      (t: typeof tables) => (t.hierarchySkips = Uint8Array.of(...t.hierarchySkips, 0)),
      (t: typeof tables) => (t.hierarchySkips = new Uint8Array(1000)),
    ]) {
      const copy = structuredClone(tables);
      spoil(copy);
      expect(() => openRouter(writeNetworkFile(copy))).toThrow(NetworkFileError);
    }
  });
});
