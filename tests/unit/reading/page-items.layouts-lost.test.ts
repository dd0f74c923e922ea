import { describe, expect, it } from 'vitest';
import {
  column,
  DELIVERY,
  flagCodes,
  PICKUP,
  readItems,
  row,
  stopsInShort,
} from '../../factories/confirmation-pages';

/** Layouts in which stops or days were lost, and words that named a stop where there is none. */

const read = (...lines: string[]) => readItems(column(lines));
const TRIP = ['pickup Dallas, TX 75201 2026-11-26', 'delivery Memphis, TN 38103 2026-11-27'];

describe('layouts that were lost', () => {
  it('days with the hour behind a stroke, and in messages of machines', () => {
    const strokes = read(
      'Pickup',
      'Dallas, TX 75201',
      '11/26/2026/08:00',
      '',
      'Delivery',
      'Memphis, TN 38103',
      '11/27/2026/13:00',
    );
    expect(stopsInShort(strokes)).toEqual(TRIP);
    expect(strokes.stops.map(({ time }) => time)).toEqual(['08:00', '13:00']);
    const message = readItems([
      ...row(100, [
        [40, 'S5*01*CL'],
        [120, 'COMPLETE LOAD'],
      ]),
      ...row(112, [
        [40, 'G62*37*20261126'],
        [160, 'G62*I*0700'],
      ]),
      ...row(124, [
        [40, 'N4'],
        [90, 'DALLAS TX 75201'],
      ]),
      ...row(148, [
        [40, 'S5*02*CU'],
        [120, 'COMPLETE UNLOAD'],
      ]),
      ...row(160, [
        [40, 'G62*38*20261127'],
        [160, 'G62*K*1600'],
      ]),
      ...row(172, [
        [40, 'N4'],
        [90, 'MEMPHIS TN 38103'],
      ]),
    ]);
    expect(stopsInShort(message).map((line) => line.toLowerCase())).toEqual(
      TRIP.map((line) => line.toLowerCase()),
    );
  });

  it('roles with any form of a day behind them', () => {
    for (const [first, second] of [
      ['2026-11-26 at 11:00', '2026-11-27 04:30 PM'],
      ['26-Nov-2026 @ 09:30', '27-Nov-2026'],
      ['Thursday, November 26, 2026', 'Friday, November 27, 2026'],
    ])
      expect(
        stopsInShort(
          read(`PU ${first}`, 'Mill', 'Dallas, TX 75201', '', `DEL ${second}`, 'Yard', 'Memphis, TN 38103'),
        ),
      ).toEqual(TRIP);
  });

  it('part and complete loads and unloads', () => {
    expect(
      stopsInShort(
        read(
          'Part Load',
          'Dallas, TX 75201',
          '11/26/2026',
          '',
          'Partial Load',
          'Waco, TX 76701',
          '11/26/2026',
          '',
          'Part Unload',
          'Little Rock, AR 72209',
          '11/27/2026',
          '',
          'Complete Unload',
          'Memphis, TN 38103',
          '11/27/2026',
        ),
      ),
    ).toEqual([
      TRIP[0],
      'pickup Waco, TX 76701 2026-11-26',
      'delivery Little Rock, AR 72209 2026-11-27',
      TRIP[1],
    ]);
  });

  it('towns without a code before a remark', () => {
    expect(
      stopsInShort(
        read(
          'PU: Desert Gypsum, Las Vegas, NV (gate 4, ask for Rosa) 11/26/2026 07:00',
          'DEL: Wallboard Depot, Fresno, CA (rear dock, no idling) 11/27/2026 08:00',
        ),
      ),
    ).toEqual(['pickup Las Vegas, NV  2026-11-26', 'delivery Fresno, CA  2026-11-27']);
  });
});

describe('words that name no stop', () => {
  it.each([
    'LIVE LOAD',
    'LIVE LOAD / LIVE UNLOAD',
    'LIVE LOAD / LIVE UNLOAD. Driver must stay with the truck.',
    '2. Load Confirmations must be signed and returned.',
  ])('"%s"', (words) => {
    expect(flagCodes(read(...PICKUP, '', ...DELIVERY, '', '', '', '', '', '', words))).toEqual([]);
  });

  it('are looked at where a day or a code is under them', () => {
    expect(
      flagCodes(read(...PICKUP, '', ...DELIVERY, '', '', '', '', '', '', 'LIVE UNLOAD', 'Mxxphis 38103')),
    ).toEqual(['unassigned-label']);
  });

  it('a township may be printed without the word', () => {
    const monroe = read(
      ...PICKUP,
      '',
      'Delivery',
      'Mill',
      '9 Side Rd',
      'MONROE, NJ 08831',
      'Date: 07/14/2026',
    );
    expect([flagCodes(monroe), monroe.stops[1]?.city]).toEqual([[], 'MONROE']);
  });
});
