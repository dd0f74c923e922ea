import { describe, expect, it } from 'vitest';
import { itemsOfBatch } from '~/areas/documents/rules/import-batch';
import { textOfPages, withProposedStops, type StopProposal } from '~/reading/proposed-stops';
import { at, column, pageOf, readItems, TODAY } from '../../../../factories/confirmation-pages';

const LETTER = [
  pageOf([
    ...column([
      'We collect at ACME in Dallas, TX 75201',
      'on Monday 07/13/2026 and bring it',
      'to Maple Foods in Hamilton, ON l8p 1n5',
      'by 14-Jul-2026.',
    ]),
    at(400, 100, 'Rate $5'),
  ]),
];
const READING = readItems([]);
const DALLAS: StopProposal = {
  role: 'pickup',
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
  date: '2026-07-13',
};
const HAMILTON: StopProposal = {
  role: 'delivery',
  city: ' Hamilton ',
  state: 'Ontario',
  zip: ' L8P 1N5 ',
  date: '2026-07-14',
};
const proposed = (...stops: StopProposal[]) => withProposedStops(READING, LETTER, stops, TODAY);

describe('stops that a language model proposes', () => {
  it('are taken where each of them is in the text, and a person is asked to compare', () => {
    const { stops, flags } = proposed(DALLAS, HAMILTON);
    expect(stops.map(({ evidence: _evidence, ...stop }) => stop)).toEqual([
      {
        role: 'pickup',
        name: '',
        street: '',
        city: 'Dallas',
        state: 'TX',
        zip: '75201',
        country: 'US',
        date: '2026-07-13',
        time: undefined,
        references: [],
        emptyTrailer: false,
      },
      {
        role: 'delivery',
        name: '',
        street: '',
        city: 'Hamilton',
        state: 'ON',
        zip: 'L8P 1N5',
        country: 'CA',
        date: '2026-07-14',
        time: undefined,
        references: [],
        emptyTrailer: false,
      },
    ]);
    expect(flags).toEqual([
      ...READING.flags,
      {
        code: 'proposed',
        doubt: 'proposed',
        message: 'The stops were proposed by the language model: compare them with the page.',
        stop: undefined,
      },
    ]);
  });

  it('say where they stand: the whole line of the town, the cell of the date', () => {
    const [dallas] = proposed(DALLAS, HAMILTON).stops;
    const width = 'We collect at ACME in Dallas, TX 75201'.length * 4.6;
    expect(dallas?.evidence.address).toEqual({
      page: 1,
      x0: 40,
      x1: 400 + 7 * 4.6,
      y0: 91,
      y1: 100 + 9 * 0.3,
      text: 'We collect at ACME in Dallas, TX 75201 Rate $5',
    });
    expect(dallas?.evidence.role).toEqual(dallas?.evidence.address);
    expect(dallas?.evidence.date).toMatchObject({
      page: 1,
      x0: 40,
      y0: 112 - 9,
      text: 'on Monday 07/13/2026 and bring it',
    });
    expect(width).toBeLessThan(360);
  });

  it.each<[string, StopProposal]>([
    ['a town that is not there', { ...HAMILTON, city: 'Toronto' }],
    ['a code that is not there', { ...HAMILTON, zip: 'L8P 1N6' }],
    ['a code of another line', { ...HAMILTON, zip: '75201' }],
    ['a day that is not there', { ...HAMILTON, date: '2026-07-15' }],
    ['a state that is none', { ...HAMILTON, state: 'Narnia' }],
    ['hardly a name', { ...HAMILTON, city: 'H' }],
    ['no delivery', { ...HAMILTON, role: 'pickup' }],
  ])('are not taken with %s', (_what, wrong) => {
    expect(proposed(DALLAS, wrong)).toBe(READING);
  });

  it('are not taken without a pickup, and may lack code and day', () => {
    expect(proposed(HAMILTON)).toBe(READING);
    expect(proposed()).toBe(READING);
    const { stops } = proposed({ ...DALLAS, zip: '', date: undefined }, HAMILTON);
    expect(stops[0]).toMatchObject({
      zip: '',
      country: 'US',
      date: undefined,
      evidence: { date: undefined },
    });
  });

  it('are asked for with the text line by line, columns parted', () => {
    expect(textOfPages(LETTER).split('\n').slice(0, 2)).toEqual([
      'We collect at ACME in Dallas, TX 75201 | Rate $5',
      'on Monday 07/13/2026 and bring it',
    ]);
  });
});

describe('trips that a program sends', () => {
  const point = { city: 'Dallas', state: 'TX', zip: '75201' };
  const first = (data: unknown) => itemsOfBatch(data)[0];

  it.each(['extracted_points', 'points', 'stops', 'route'])('have their points as %s', (name) => {
    expect(first([{ [name]: [point] }])?.stops).toEqual([point]);
    expect(first([{ post_results: { [name]: [point] } }])?.stops).toEqual([point]);
  });

  it.each(['extracted_data', 'data', 'items', 'files'])('are wrapped as %s', (name) => {
    expect(
      itemsOfBatch({ [name]: [{ points: [point] }, { points: [point] }] }).map(({ key }) => key),
    ).toEqual(['0', '1']);
  });

  it('have a title, a number and days, by any of their names', () => {
    expect(first([{ title: ' a ', name: 'b', points: [point], load_number: 7 }])).toMatchObject({
      title: 'a',
      reference: '7',
    });
    expect(first([{ name: 'b', points: [point], reference: 'R' }])).toMatchObject({
      title: 'b',
      reference: 'R',
    });
    expect(
      first([{ points: [point], post_results: { points: [point], load_number: 'L' }, load_number: 'M' }]),
    ).toMatchObject({ reference: 'L' });
    expect(first([{ title: { x: 1 }, points: [point] }])).toMatchObject({ title: 'Trip 1', reference: '' });
    expect(
      first([
        {
          points: [
            { ...point, date: '07/13/2026' },
            { ...point, date: 'soon' },
            { ...point, suggested_date: { date: '2026-07-15T08:00' } },
          ],
        },
      ]),
    ).toMatchObject({ date: '2026-07-13', endDate: '2026-07-15' });
    expect(first([{ points: [point] }])).toMatchObject({ date: '', endDate: '' });
  });

  it('have places by code or name; what names none is left out', () => {
    expect(
      first([
        {
          points: [
            { city: 'X', state: 'Narnia' },
            { state: 'ontario' },
            { zip: 5 },
            {},
            'x',
            { suggested_address: null, city: 'Y' },
          ],
        },
      ])?.stops,
    ).toEqual([
      { city: 'X', state: '', zip: '' },
      { city: '', state: 'ON', zip: '' },
      { city: '', state: '', zip: '5' },
      { city: 'Y', state: '', zip: '' },
    ]);
  });

  it.each([
    { suggested_address: { city: 'Dallas', state: 'TX', zip: '75201' } },
    { city: 'Dallas' },
    { state: 'TX' },
    { zip: '75201' },
  ])('may be one plain list of points like %j', (one) => {
    expect(itemsOfBatch([one, one])).toHaveLength(1);
    expect(itemsOfBatch([one, one])[0]?.stops).toHaveLength(2);
  });

  it.each([
    [null],
    ['x'],
    [7],
    [[]],
    [[[]]],
    [{}],
    [{ points: 'x' }],
    [{ points: [] }],
    [[{ points: [null] }]],
    [[null]],
  ])('are none in %j', (data) => {
    expect(itemsOfBatch(data)).toEqual([]);
  });

  it('are not read without end', () => {
    expect(itemsOfBatch(Array.from({ length: 60 }, () => ({ points: [point] })))).toHaveLength(50);
    expect(first([{ points: Array.from({ length: 70 }, () => point) }])?.stops).toHaveLength(60);
    expect(first([Array.from({ length: 70 }, () => ({ suggested_address: point })), 5])?.stops).toHaveLength(
      60,
    );
    expect(
      first([
        {
          title: 'x'.repeat(300),
          points: [{ city: 'c'.repeat(200), zip: 'z'.repeat(20) }],
          reference: 'r'.repeat(200),
        },
      ]),
    ).toMatchObject({
      title: 'x'.repeat(200),
      reference: 'r'.repeat(100),
      stops: [{ city: 'c'.repeat(100), zip: 'z'.repeat(12) }],
    });
  });
});
