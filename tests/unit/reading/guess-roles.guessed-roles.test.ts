import { describe, expect, it } from 'vitest';
import { guessed } from '../../factories/assignment';
import { at, recognized } from '../../factories/confirmation-pages';

/** What happens at an address of a scan whose label is dirt. Lines are 12 apart, print is 9 high. */

const stop = (label: string, town: string, y: number, x = 40) => [
  ...recognized(x, y, label),
  ...recognized(x, y + 12, town),
];
const DALLAS = stop('Pickup', 'Dallas, TX 75201', 100);
const MEMPHIS = stop('Delivery', 'Memphis, TN 38103', 220);
/** The role of an address between a pickup and a delivery, under these lines. */
const between = (...lines: string[]) => {
  const { stops } = guessed([
    ...DALLAS,
    ...lines.flatMap((text, index) => recognized(40, 160 + index * 12, text)),
    ...recognized(40, 160 + lines.length * 12, 'Tulsa, OK 74103'),
    ...MEMPHIS,
  ]);
  return stops.find((one) => one.endsWith('Tulsa'))?.split(' ')[0] ?? 'none';
};
/** With every third letter misread. */
const dirty = (word: string) => [...word].map((letter, index) => (index % 3 === 2 ? 'x' : letter)).join('');

describe('a misread label', () => {
  it.each([
    'Pickup',
    'Pickuplocation',
    'Shipper',
    'Shippingfacility',
    'Origin',
    'Loadat',
    'Load',
    'Loading',
    'Shipfrom',
    'Consignor',
    'Collectfrom',
    'Pickupfrom',
    'Ramassage',
    'Cueillette',
    'Expediteur',
    'Recoleccion',
    'Carga',
    'Origen',
    'Remitente',
  ])('"%s" is a pickup', (word) => {
    expect([dirty(word), between(dirty(word))]).toEqual([dirty(word), 'pickup']);
  });

  it.each([
    'Delivery',
    'Deliverylocation',
    'Deliverto',
    'Deliverat',
    'Receiver',
    'Receivingfacility',
    'Destination',
    'Consignee',
    'Unload',
    'Unloading',
    'Shipto',
    'Drop',
    'Dropoff',
    'Livraison',
    'Destinataire',
    'Entrega',
    'Descarga',
    'Destino',
    'Destinatario',
  ])('"%s" is a delivery', (word) => {
    expect([dirty(word), between(dirty(word))]).toEqual([dirty(word), 'delivery']);
  });

  it.each([
    'Stop 2 of 3 - Pixkux',
    'Stop 2: Pixkux',
    '2. Pixkux',
    '* Pixkux 2',
    '(STOP) Pixkux',
    'Stop Pixkux #12',
    '2 of3 Pixkux',
    'P-i-x-k-u-x',
    'Rexexvingfaxilxty of the house',
  ])('"%s" is looked at without the numbers around it', (text) => {
    expect([text, between(text)]).toEqual([text, text.startsWith('Rex') ? 'delivery' : 'pickup']);
  });

  it('has at most two letters in five wrong, and four at least', () => {
    expect(between('Pxckxp')).toBe('pickup');
    expect(between('Pxxkxp')).toBe('none');
    expect(between('Caxxa')).toBe('pickup');
    expect(between('Loaa')).toBe('pickup');
    expect(between('Loa')).toBe('none');
  });

  it('is the best one of the lines over the address', () => {
    expect(between('Dexivxry', 'Pixkux')).toBe('delivery');
    expect(between('Pixkux', 'Dexivxry')).toBe('delivery');
    expect(between('Pixkup', 'Dexivxry')).toBe('pickup');
  });

  it('may stand left of the address, not right of it', () => {
    const row = (x: number) =>
      guessed([
        ...recognized(40, 112, 'Pickup'),
        ...recognized(140, 112, 'Dallas, TX 75201'),
        ...recognized(x, 172, 'Pixkux'),
        ...recognized(140, 172, 'Tulsa, OK 74103'),
        ...recognized(40, 232, 'Delivery'),
        ...recognized(140, 232, 'Memphis, TN 38103'),
      ]);
    expect(row(40)).toEqual({
      stops: ['pickup Dallas', 'delivery Memphis', 'pickup Tulsa'],
      guessed: ['Tulsa'],
      unnamed: [],
    });
    expect(row(300)).toEqual({
      stops: ['pickup Dallas', 'delivery Memphis'],
      guessed: [],
      unnamed: ['Tulsa'],
    });
  });
});

describe('an address whose role is guessed', () => {
  const middle = (x: number, town = 'Tulsa, OK 74103') =>
    guessed([...DALLAS, ...stop('Pixkux', town, 160, x), ...MEMPHIS]).guessed;

  it('is in the column of the stops, with a code', () => {
    expect(middle(47)).toEqual(['Tulsa']);
    expect(middle(48)).toEqual([]);
    expect(middle(33)).toEqual(['Tulsa']);
    expect(middle(32)).toEqual([]);
    expect(middle(40, 'Tulsa, OK')).toEqual([]);
  });

  it('is no print', () => {
    expect(
      guessed([...DALLAS, at(40, 160, 'Pixkux'), at(40, 172, 'Tulsa, OK 74103'), ...MEMPHIS]).guessed,
    ).toEqual([]);
  });

  it('may be the last, under one stop at least', () => {
    expect(guessed([...DALLAS, ...stop('Dexivxry', 'Tulsa, OK 74103', 160)])).toEqual({
      stops: ['pickup Dallas', 'delivery Tulsa'],
      guessed: ['Tulsa'],
      unnamed: [],
    });
    expect(guessed(stop('Dexivxry', 'Tulsa, OK 74103', 160))).toEqual({
      stops: [],
      guessed: [],
      unnamed: ['Tulsa'],
    });
  });

  it('has the role of its neighbors where both have the same', () => {
    const among = (first: string, last: string) =>
      guessed([
        ...stop(first, 'Dallas, TX 75201', 100),
        ...stop('Zzqwk', 'Tulsa, OK 74103', 160),
        ...stop(last, 'Memphis, TN 38103', 220),
      ]).stops[2];
    expect(among('Delivery 1', 'Delivery 2')).toBe('delivery Tulsa');
    expect(among('Pickup 1', 'Pickup 2')).toBe('pickup Tulsa');
    expect(among('Pickup', 'Delivery')).toBeUndefined();
    expect(guessed([...DALLAS, ...stop('Zzqwk', 'Tulsa, OK 74103', 160)]).guessed).toEqual([]);
  });

  it('has those right over and under it for neighbors', () => {
    const four = (roles: readonly string[]) =>
      guessed([
        ...roles.flatMap((role, index) =>
          stop(
            role,
            [
              'Dallas, TX 75201',
              'Austin, TX 78701',
              'Tulsa, OK 74103',
              'Memphis, TN 38103',
              'Troy, MI 48083',
            ][index]!,
            100 + index * 60,
          ),
        ),
      ]).guessed;
    expect(four(['Pickup 1', 'Delivery 1', 'Zzqwk', 'Delivery 2', 'Pickup 2'])).toEqual(['Tulsa']);
    expect(four(['Delivery 1', 'Pickup 1', 'Zzqwk', 'Delivery 2', 'Pickup 2'])).toEqual([]);
    expect(four(['Delivery 1', 'Pickup 1', 'Zzqwk', 'Delivery 2', 'Delivery 3'])).toEqual([]);
  });
});

describe('over the first stop', () => {
  const first = (label: string, by = 60, ...more: ReturnType<typeof recognized>) =>
    guessed([
      ...stop(label, 'Tulsa, OK 74103', 100),
      ...stop('Delivery', 'Memphis, TN 38103', 100 + by),
      ...more,
    ]).guessed;

  it('only a pickup is looked for, and only where there is none', () => {
    expect(first('Pixkux')).toEqual(['Tulsa']);
    expect(first('Dexivxry')).toEqual([]);
    expect(first('Zzqwk')).toEqual([]);
    expect(first('Pixkux', 60, ...stop('Pickup', 'Dallas, TX 75201', 220))).toEqual([]);
    expect(first('Pixkux', 60, ...stop('Delivery', 'Dallas, TX 75201', 220))).toEqual(['Tulsa']);
  });

  it('it is less than fourteen lines above', () => {
    expect(first('Pixkux', 128)).toEqual(['Tulsa']);
    expect(first('Pixkux', 129)).toEqual([]);
  });

  it('it is in its column', () => {
    expect(
      guessed([...stop('Pixkux', 'Tulsa, OK 74103', 100), ...stop('Delivery', 'Memphis, TN 38103', 160, 320)])
        .guessed,
    ).toEqual([]);
  });
});
