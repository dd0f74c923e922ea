import { describe, expect, it } from 'vitest';
import { flagCodes, readItems, row, stopsInShort } from '../../factories/confirmation-pages';

/** Stops that are a row each, the towns under each other with nothing between. */
const stop = (y: number, role: string, day: string, name: string, town: string) =>
  row(y, [
    [40, role],
    [130, day],
    [270, name],
    [420, town],
  ]);

describe('a row for each stop', () => {
  it.each([
    ['L3P4L2', 'Markham, ON', 'L3P 4L2'],
    ['L3P 4L2', 'Markham, ON', 'L3P 4L2'],
    ['06419-1200', 'Killingworth, CT', '06419'],
  ])('keeps the code %s over the town of the next row', (printed, town, code) => {
    const result = readItems([
      ...stop(200, 'Stop 1 - PU', '12/30/2025', 'Tri-State Logistics', `${town} ${printed}`),
      ...stop(210, 'Stop 2 - PU', '12/31/2025', 'Ohio Valley DC', 'KILLINGWORTH, CT 06419'),
      ...stop(220, 'Stop 3 - DEL', '01/02/2026', 'St. Louis Steel', 'Ridgely, MD 21682'),
    ]);
    expect(stopsInShort(result)).toEqual([
      `pickup ${town} ${code} 2025-12-30`,
      'pickup KILLINGWORTH, CT 06419 2025-12-31',
      'delivery Ridgely, MD 21682 2026-01-02',
    ]);
    expect(flagCodes(result)).toEqual([]);
  });
});
