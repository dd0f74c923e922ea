import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsOfBatch } from '~/areas/documents/rules/import-batch';

const points = [
  {
    suggested_address: { city: 'Dallas', state: 'tx', zip: 75201 },
    suggested_date: { date: '2026-09-14T08:00:00' },
  },
  {
    suggested_address: { city: 'Memphis', state: 'Tennessee', zip: '38103' },
    suggested_date: { date: '09/15/2026' },
  },
];
const read = {
  stops: [
    { city: 'Dallas', state: 'TX', zip: '75201' },
    { city: 'Memphis', state: 'TN', zip: '38103' },
  ],
  date: '2026-09-14',
  endDate: '2026-09-15',
};

describe('the trips of stored data', () => {
  it.each([
    ['answers of the service', [{ title: 'a.pdf', post_results: { extracted_points: points } }]],
    ['one answer', { title: 'a.pdf', post_results: { extracted_points: points } }],
    ['answers by file', { x: { title: 'a.pdf', extracted_points: points } }],
    ['a wrapped list', { extracted_data: [{ title: 'a.pdf', points }] }],
  ])('are found in %s', (_name, data) => {
    expect(itemsOfBatch(data)).toEqual([{ key: '0', title: 'a.pdf', reference: '', ...read }]);
  });

  it('are one where the data is a plain list of points', () => {
    expect(itemsOfBatch(points)).toEqual([{ key: '0', title: 'Trip 1', reference: '', ...read }]);
  });

  it('keep their place where one before them names nothing', () => {
    expect(
      itemsOfBatch([
        { title: 'empty', extracted_points: [] },
        { extracted_points: [{ city: 'Reno', state: 'NV' }] },
      ]),
    ).toMatchObject([
      { key: '1', title: 'Trip 2', date: '', stops: [{ city: 'Reno', state: 'NV', zip: '' }] },
    ]);
  });

  it('never throw, whatever a program sends', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => itemsOfBatch(data).every((item) => item.stops.length > 0)),
    );
  });
});
