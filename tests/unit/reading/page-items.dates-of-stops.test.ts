import { describe, expect, it } from 'vitest';
import type { PageItem } from '~/reading/page-items';
import { at, column, DELIVERY, readItems, row } from '../../factories/confirmation-pages';

/** Which of the dates around a stop is its own. */

/** Date and time of the pickup of a document whose pickup has these lines below its town. */
function pickupWith(...lines: string[]) {
  const [stop] = readItems([
    ...column(['Pickup', 'ACME', '1 Main St', 'Dallas, TX 75201', ...lines]),
    ...column([...DELIVERY], 40, 300),
  ]).stops;
  return [stop?.date, stop?.time].filter((part) => part !== undefined).join(' ');
}
const dates = (items: readonly PageItem[]) =>
  readItems(items).stops.map((stop) =>
    `${stop.role} ${stop.city} ${[stop.date, stop.time].filter((part) => part !== undefined).join(' ')}`.trim(),
  );

describe('the time under a date', () => {
  it.each([
    [['07/13/2026', '08:00'], '08:00'],
    [['07/13/2026', '03:00 PM'], '15:00'],
    [['Date: 07/13/2026', '8:00 am - 10:00 am'], '08:00'],
    [['07/13/2026', '0800 - 1000'], '08:00'],
    [['07/13/2026', '0800-1000'], '08:00'],
    [['07/13/2026', '08:00 EST'], '08:00'],
    [['07/13/2026', '7 PM'], '19:00'],
    [['07/13/2026', '08:00 to 10:00'], '08:00'],
    [['Pick Up Date: 07/13/2026', '*Scheduled Pick Up Time: 21:00'], '21:00'],
    [['Date: 07/13/2026', 'Time: 2100'], '21:00'],
    [['Date : 13 juillet 2026', 'Heure : 8 h 30'], undefined],
    [['Fecha: 07/13/2026', 'Hora: 08:30'], '08:30'],
    // A time that is beside the date comes first.
    [['07/13/2026 06:00', '08:00'], '06:00'],
    [['July 13,', '2026'], undefined],
    [['07/13/2026', '1234'], undefined],
    [['07/13/2026', 'Ref: 0800'], undefined],
    [['07/13/2026', 'Open 08:00'], undefined],
    [['07/13/2026', '08:00 or call'], undefined],
    [['07/13/2026', '', '', '', '08:00'], undefined],
  ])('%j: %s', (lines, time) => {
    expect(
      readItems([
        ...column(['Pickup', 'ACME', '1 Main St', 'Dallas, TX 75201', ...lines]),
        ...column([...DELIVERY], 40, 300),
      ]).stops[0]?.time,
    ).toBe(time);
  });

  it('is that of its own column', () => {
    const two = readItems([
      ...column(['Pickup', 'Dallas, TX 75201']),
      ...column(['Early', '07/13/2026', '08:00 AM'], 240),
      ...column(['Late', '07/14/2026', '10:00 AM'], 400),
      ...column([...DELIVERY], 40, 300),
    ]);
    expect([two.stops[0]?.date, two.stops[0]?.time]).toEqual(['2026-07-13', '08:00']);
  });
});

describe('a date of something else', () => {
  it.each([
    'Printed',
    'Issued',
    'Booked on',
    'Created',
    'Effective',
    'Expires',
    'Expire',
    'Expiration date',
    'Sent',
    'Signed',
    'Signature date',
    'Generated',
    'Revised',
    'Invoice date',
    'Tender date',
    'Tendered',
    'Order date',
    'Ordered date',
    'Confirmation date',
    'Quote',
    'Updated',
    'Entered',
    'Accepted',
    'As of',
    'Valid until',
    'Date of birth',
    'Today',
    'Bill date',
    'Billed',
    'Billing',
    'Confirmed',
    'Prepared',
    'Date issued',
    'Dated issued',
    'Release date',
    'DOB',
    'Last free day',
  ])('%s', (key) => {
    expect([key, pickupWith(`x ${key}: 06/01/2026`, 'Date: 07/13/2026')]).toEqual([key, '2026-07-13']);
    expect([key, pickupWith(`x ${key}: 06/01/2026`)]).toEqual([key, '']);
  });

  it.each(['Bill of lading', 'Reissued', 'Presented', 'Quoted', 'Todays', 'Adobe', 'Order'])(
    '"%s" says nothing of it',
    (key) => {
      expect(pickupWith(`${key} 06/01/2026`)).toBe('2026-06-01');
    },
  );

  it('in the cell beside its key', () => {
    const beside = (key: string) =>
      dates([
        ...column(['Pickup', 'ACME', '1 Main St', 'Dallas, TX 75201']),
        ...row(148, [
          [40, key],
          [160, '06/01/2026'],
        ]),
        ...column([...DELIVERY], 40, 300),
      ])[0];
    expect(beside('Printed:')).toBe('pickup Dallas');
    expect(beside('Printed')).toBe('pickup Dallas');
    expect(beside('Ready:')).toBe('pickup Dallas 2026-06-01');
    expect(beside('Ready')).toBe('pickup Dallas 2026-06-01');
    expect(beside('12')).toBe('pickup Dallas 2026-06-01');
  });

  it('in a sentence', () => {
    expect(
      pickupWith('This agreement between us both supersedes in all its parts the one of 06/01/2026.'),
    ).toBe('');
    expect(pickupWith('The load is there for you in the yard from 06/01/2026')).toBe('2026-06-01');
    expect(pickupWith(`06/01/2026 ${'x '.repeat(70)}`)).toBe('');
  });
});

describe('of several dates', () => {
  it.each([
    'Appt',
    'Appointment',
    'Schedule',
    'Scheduled',
    'Earliest',
    'Date',
    'From',
    'Ready',
    'Due',
    'Start',
    'Window',
    'Open',
    'Begin',
    'Arrival',
    'Arrive',
    'ETA',
    'When',
    'Early',
    'Target',
    'Expected',
    'Between',
    'Requested',
    'Appt date',
    'Ready on or about',
    'Appt -',
    'Appt –',
  ])('that behind "%s" comes first', (key) => {
    expect([key, pickupWith('06/01/2026', `${key}: 07/13/2026`)]).toEqual([key, '2026-07-13']);
  });

  it.each([
    'Latest',
    'Until',
    'Date to',
    'Window end',
    'Window close',
    'Window closes',
    'Window closed',
    'Appt no later than',
    'Appt before',
    'Appt by',
    'Load date',
    'Remark',
    'Readying',
    'Updates',
  ])('not that behind "%s"', (key) => {
    expect([key, pickupWith('06/01/2026', `${key}: 07/13/2026`)]).toEqual([key, '2026-06-01']);
  });

  it('the first one is taken, and one for loading where there is no other', () => {
    expect(pickupWith('07/13/2026', '07/20/2026')).toBe('2026-07-13');
    expect(pickupWith('Load date: 07/13/2026')).toBe('2026-07-13');
  });

  it.each([
    'Pickup',
    'Pick-up',
    'PU',
    'P/U',
    'Ship',
    'Load',
    'Loading',
    'Origin',
    'Pickup date',
    'Pickup appt',
    'PU time',
    'Pickup window',
    'Pickup ETA',
    'Pickup appointment',
    'Pick up on',
  ])('one behind "%s" is of no delivery', (key) => {
    const [, delivery] = readItems(
      column([
        'Pickup',
        'ACME',
        'Dallas, TX 75201',
        'Date: 07/12/2026',
        '',
        'Delivery',
        'Big Box',
        'Memphis, TN 38103',
        `x ${key}: 07/13/2026`,
        'Date: 07/14/2026',
      ]),
    ).stops;
    expect([key, delivery?.date]).toEqual([key, '2026-07-14']);
  });

  it.each([
    'Delivery',
    'Deliver',
    'Delivered',
    'Del',
    'Drop',
    'Unload',
    'Unloading',
    'Dest',
    'Destination',
    'Delivery date',
    'Delivery appt',
    'Del time',
    'Drop window',
    'Delivery ETA',
    'Deliver on',
    'Deliver by',
  ])('one behind "%s" is of no pickup', (key) => {
    expect([key, pickupWith(`x ${key}: 07/15/2026`, 'Date: 07/13/2026')]).toEqual([key, '2026-07-13']);
  });

  it('of two in one line each has the key right before it', () => {
    const stops = ['Pickup', 'Dallas, TX 75201', '', 'Delivery', 'Memphis, TN 38103', ''];
    expect(
      dates(column(['Pickup Appt: 07/13/2026 08:00 Delivery Appt: 07/14/2026 09:00', '', ...stops])),
    ).toEqual(['pickup Dallas 2026-07-13 08:00', 'delivery Memphis 2026-07-14 09:00']);
    expect(dates(column([...stops, 'Pickup date: 07/13/2026', 'Delivery date: 07/14/2026']))).toEqual([
      'pickup Dallas 2026-07-13',
      'delivery Memphis 2026-07-14',
    ]);
  });
});

describe('a date without its year', () => {
  it.each([
    '7/13',
    '7/13 @ 0800',
    '7/13 - 7/14',
    '7/13 – 7/14',
    '7/13 to 7/14',
    '7/13 at 8',
    '7/13 08:00',
    '7/13 0800',
    '7/13 7/13',
    '7/13 ACME',
    '7/13, 8 am',
    '7/13 (Mon)',
    'Jul 13 x',
    '13-Jul x',
    'date 7/13 x',
    'Appt 7/13 x',
    'ETA 7/13 x',
  ])('"%s" is one', (text) => {
    expect([text, pickupWith('Issued: 07/01/2026', text).slice(0, 10)]).toEqual([text, '2026-07-13']);
  });

  it.each(['7/13 pallet', '7/13x', 'pack 7/13 of'])('"%s" is none', (text) => {
    expect([text, pickupWith('Issued: 07/01/2026', text)]).toEqual([text, '']);
  });
});

describe('the time of a stop', () => {
  it('is behind its date, or in the next cell', () => {
    expect(pickupWith('Date: 07/13/2026 08:00 - 10:00')).toBe('2026-07-13 08:00');
    const beside = (date: string, time: string) =>
      dates([
        ...column(['Pickup', 'ACME', '1 Main St', 'Dallas, TX 75201']),
        ...row(148, [
          [40, date],
          [160, time],
        ]),
        ...column([...DELIVERY], 40, 300),
      ])[0];
    expect(beside('07/13/2026', '08:00')).toBe('pickup Dallas 2026-07-13 08:00');
    expect(beside('07/13/2026', '@ 08:00')).toBe('pickup Dallas 2026-07-13 08:00');
    expect(beside('07/13/2026', 'from 08:00')).toBe('pickup Dallas 2026-07-13');
    expect(beside('07/13/2026 FCFS', '08:00')).toBe('pickup Dallas 2026-07-13');
  });
});

describe('a date that a narrow column breaks', () => {
  it.each([
    ['Wednesday, November', '18, 2026'],
    ['November 18,', '2026'],
    ['Nov 18', '2026 08:00'],
    ['18 de noviembre', 'de 2026'],
    ['18 novembre', '2026'],
    ['2026-11-', '18'],
    ['11/18/', '2026'],
    ['18-Nov-', '2026'],
    ['11-18-', '26 08:00'],
    ['11.18.', '2026'],
  ])('"%s" over "%s"', (first, second) => {
    expect(pickupWith(first, second).slice(0, 10)).toBe('2026-11-18');
  });

  it.each([
    ['2026-11-', 'ACME'],
    ['11/18/', 'ACME'],
    ['November', 'ACME'],
  ])('"%s" over "%s" is none', (first, second) => {
    expect(pickupWith(first, second)).toBe('');
  });
});

describe('what belongs to a stop', () => {
  it('reaches down to the next one, or to the label of a party', () => {
    const stops = ['Pickup', 'Dallas, TX 75201', '', 'Delivery', 'Memphis, TN 38103'];
    expect(dates(column([...stops.slice(0, 2), '07/13/2026', ...stops.slice(2), '07/14/2026']))).toEqual([
      'pickup Dallas 2026-07-13',
      'delivery Memphis 2026-07-14',
    ]);
    expect(dates(column([...stops, 'Remit to', '07/20/2026']))[1]).toBe('delivery Memphis');
    for (const key of [
      'Contact',
      'Attn',
      'Notify',
      'Dispatch',
      'Signature',
      'From',
      'Customer',
      'Vendor',
      'Driver',
      'Questions',
      'PODs',
    ])
      expect([key, dates(column([...stops, key, 'Ann Lee', '07/20/2026']))[1]]).toEqual([
        key,
        'delivery Memphis 2026-07-20',
      ]);
    expect(dates(column([...stops, 'Signature', '07/20/2026']))[1]).toBe('delivery Memphis');
  });

  it('is its own column where stops stand side by side', () => {
    const left = ['Pickup', 'ACME', 'Dallas, TX 75201', '07/13/2026'];
    const right = ['Delivery', 'Big Box', 'Memphis, TN 38103', '07/14/2026'];
    expect(dates([...column(left), ...column(right, 320)])).toEqual([
      'pickup Dallas 2026-07-13',
      'delivery Memphis 2026-07-14',
    ]);
    expect(dates([...column(right), ...column(left, 320)])).toEqual([
      'pickup Dallas 2026-07-13',
      'delivery Memphis 2026-07-14',
    ]);
    expect(dates([...column(left.slice(0, 3)), ...column(right, 320)])).toEqual([
      'pickup Dallas',
      'delivery Memphis 2026-07-14',
    ]);
    expect(
      dates([
        ...column(left),
        ...column(['Delivery', 'Far Box', 'Troy, MI 48083', '07/15/2026'], 40, 160),
        ...column(right, 320),
      ]).sort(),
    ).toEqual(['delivery Memphis 2026-07-14', 'delivery Troy 2026-07-15', 'pickup Dallas 2026-07-13']);
  });

  it('is not what is sixteen lines and more below', () => {
    const far = (down: number) =>
      dates([
        ...column(['Pickup', 'Dallas, TX 75201', '07/13/2026', '', 'Delivery', 'Memphis, TN 38103']),
        at(40, 160 + down, '07/14/2026'),
      ])[1];
    expect(far(180)).toBe('delivery Memphis 2026-07-14');
    expect(far(195)).toBe('delivery Memphis');
  });

  it('is the row of a schedule that has its number', () => {
    const schedule = (head: string, first: string, second: string) =>
      dates([
        ...column(['1. Pickup', 'Dallas, TX 75201', '', '2. Delivery', 'Memphis, TN 38103', '']),
        ...row(400, [
          [40, head],
          [150, 'Earliest'],
        ]),
        ...row(412, [
          [40, first],
          [150, '07/13/2026'],
        ]),
        ...row(424, [
          [40, second],
          [150, '07/14/2026'],
        ]),
      ]);
    const READ = ['pickup Dallas 2026-07-13', 'delivery Memphis 2026-07-14'];
    for (const head of [
      'Stop',
      'STP',
      'Seq',
      'Sequence',
      '#',
      'Arrêt',
      'Parada',
      'Stop #',
      'Stop No.',
      'Stop number',
      'Stop seq',
    ])
      expect([head, schedule(head, '1', '2')]).toEqual([head, READ]);
    expect(schedule('Stop', '#1', '2.')).toEqual(READ);
    expect(schedule('When', 'Stop 1', 'Stop 2')).toEqual(READ);
    expect(schedule('Stop', '2', '1')).toEqual(['pickup Dallas 2026-07-14', 'delivery Memphis 2026-07-13']);
    expect(schedule('When', '1', '2')).toEqual(['pickup Dallas', 'delivery Memphis']);
    expect(schedule('Stop', '3', '4')).toEqual(['pickup Dallas', 'delivery Memphis']);
  });
});
