import { describe, expect, it } from 'vitest';
import { labelsOf, type LabelReading } from '~/reading/label-cells';
import type { PageItem } from '~/reading/page-items';
import { at, column, linesOfItems, recognized, row } from '../../factories/confirmation-pages';

/** Labels that lines make together, and those that only count where there is nothing better. */

const labels = (reading: LabelReading, items: readonly PageItem[]) =>
  labelsOf(linesOfItems(items), reading).map(({ cell, kind, number, total, heading, to }) =>
    [
      kind,
      number ?? '',
      total === undefined ? '' : `of ${total}`,
      heading === 'single' ? 'heading' : '',
      cell.text.slice(to).trim() && `| ${cell.text.slice(to).trim()}`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  );
const one = (reading: LabelReading, text: string) => labels(reading, [at(40, 100, text)])[0];

describe('a label that a narrow column breaks', () => {
  it.each([
    'Stop 1',
    'STOP 1 -',
    'Stop 1:',
    'Stop 1 –',
    'Stop #1',
    'Stop # 1',
    'Stop no. 1',
    'Stop no 1',
    'Stop1',
    'STP 1',
    'Arrêt 1',
    'Parada 1',
    '(Stop 1',
    '* Stop 1',
  ])('begins with "%s"', (head) => {
    expect([head, labels('strong', column([head, 'Delivery']))]).toEqual([head, ['delivery 1']]);
  });

  it.each([
    ['Stop 1 of 12', 'delivery 1 of 12'],
    ['Stop 10 of 12 -', 'delivery 10 of 12'],
    ['Arrêt 1 de 2', 'delivery 1 of 2'],
    ['Stop 1/2', 'delivery 1 of 2'],
    ['Stop 1 / 2', 'delivery 1 of 2'],
    ['Stop 1of2:', 'delivery 1 of 2'],
  ])('"%s" tells how many there are', (head, label) => {
    expect(labels('strong', column([head, 'Delivery: ACME']))).toEqual([label]);
  });

  it.each(['Stop', 'Stop 123', 'Stop 1 ACME', 'Next stop 1', 'Stop one', 'Halt 1', 'Stop 1 to 2'])(
    'does not begin with "%s"',
    (head) => {
      expect(labels('strong', column([head, 'Delivery']))).toEqual(['delivery heading']);
    },
  );

  it('is right over its other half', () => {
    const apart = (gap: number, head = 'Stop 1') =>
      labels('strong', [at(40, 100, head), at(40, 100 + gap, 'Delivery')]);
    // One and seven tenths of nine points.
    expect([apart(15.2), apart(15.4)]).toEqual([['delivery 1'], ['delivery heading']]);
    const words = (gap: number, x = 40) =>
      labels('strong', [at(40, 100, 'Point of'), at(x, 100 + gap, 'Origin')]);
    expect([words(15.3), words(15.4)]).toEqual([['pickup heading'], ['pickup heading']]);
    const facility = (gap: number, x = 40) =>
      labels('strong', [at(40, 100, 'Receiving'), at(x, 100 + gap, 'Facility')]);
    expect([facility(15.2), facility(15.4), facility(12, 48), facility(12, 50)]).toEqual([
      ['delivery heading'],
      [],
      ['delivery heading'],
      [],
    ]);
  });

  it.each([
    [['Receiving', 'Facility'], ['delivery heading']],
    [['Receiving', 'Facility:'], ['delivery heading']],
    [['* Receiving', 'Facility'], ['delivery heading']],
    [['Place of', 'Receipt'], ['pickup heading']],
    [['Point', 'of Origin'], ['pickup heading']],
    [['Receiving', 'Facility of the north'], []],
    [['Receiving', 'Facility 5'], []],
    [['Receiving 5', 'Facility'], []],
    [['Receiving at our', 'Facility'], []],
    [['Motor', 'Carrier'], ['other']],
    [['Ship', 'date'], []],
    [['Receiving', 'Mill'], []],
    [['Stop 1', 'Carrier'], ['other']],
    [['Stop 1', 'Pickup date'], ['pickup']],
    [['Stop 1', 'Pickup 2'], ['pickup 2']],
  ])('%j', (lines, read) => {
    expect(labels('strong', column(lines))).toEqual(read);
  });

  it('is told once, for the upper half', () => {
    const found = labelsOf(linesOfItems(column(['Receiving', 'Facility', 'ACME'])), 'strong');
    expect(found.map(({ cell, to, from }) => [cell.text, from, to])).toEqual([['Receiving', 0, 9]]);
    expect(
      labelsOf(linesOfItems(column(['Stop 1 -', 'Delivery: ACME'])), 'strong').map(
        ({ cell, to, from, heading }) => [cell.text, from, to, heading],
      ),
    ).toEqual([['Stop 1 -', 0, 8, 'none']]);
  });
});

describe('from and to', () => {
  it.each([
    ['From', 'pickup heading'],
    ['From:', 'pickup heading'],
    ['* From', 'pickup heading'],
    ['(From)', 'pickup heading'],
    ['To -', 'delivery heading'],
    ['From: ACME', 'pickup | ACME'],
    ['Stop 1: From', 'pickup 1'],
    ['Stop1 From', 'pickup 1'],
    ['Stop #1 - From', 'pickup 1'],
    ['Stop 12 of 13 (To): ACME', 'delivery 12 of 13 | ACME'],
    ['12. To: ACME', 'delivery 12 | ACME'],
    ['2) To', 'delivery 2'],
    ['2 To', 'delivery 2'],
    ['To 2', 'delivery 2'],
    ['To2', undefined],
    ['To (2)', 'delivery 2'],
    ['To (stop 12)', 'delivery 12'],
    ['To #12:', 'delivery 12'],
    ['To # 2', 'delivery 2'],
    ['Stop 1. To', 'delivery 1'],
    ['From: 100 Main St', 'pickup | 100 Main St'],
    ['To: 100', undefined],
    ['To: 8:00', undefined],
    ['To: 0800', undefined],
    ['To: $75', undefined],
    ['To:$75', undefined],
    ['From: 5 MI', 'pickup | 5 MI'],
    ['To: 5 m', undefined],
    ['To: Monday 07/13/2026', undefined],
    ['From: the dock of ACME Foods, 07/13/2026', 'pickup | the dock of ACME Foods, 07/13/2026'],
    ['Tomorrow', undefined],
    ['Ender: x', undefined],
    ['Not to: ACME', undefined],
    ['To ACME', undefined],
  ])('"%s": %s', (text, label) => {
    expect(one('from-to', text)).toBe(label);
  });
});

describe('codes', () => {
  it.each([
    ['P1', 'pickup 1'],
    ['P 1', 'pickup 1'],
    ['P-1', 'pickup 1'],
    ['P#1', 'pickup 1'],
    ['P # 1', 'pickup 1'],
    ['P12', 'pickup 12'],
    ['#P1', 'pickup 1'],
    ['P1:', 'pickup 1'],
    ['XP1', undefined],
    ['P1x', undefined],
    ['P--1', undefined],
    ['P', undefined],
  ])('"%s": %s', (text, label) => {
    expect(one('codes', text)).toBe(label);
  });

  it.each([
    ['STOP 1', 'pickup 1'],
    ['stop #12', 'pickup 12'],
    ['STP1', 'pickup 1'],
    ['Seq 1', 'pickup 1'],
    ['(1)', 'pickup 1'],
    ['1', 'pickup 1'],
    ['A 1', undefined],
    ['Stop 1 A', undefined],
    ['123', undefined],
  ])('a reason of machines beside "%s": %s', (before, label) => {
    expect(
      labels(
        'codes',
        row(100, [
          [40, before],
          [120, 'LD'],
        ]),
      ).at(-1),
    ).toBe(label);
    expect(
      labels(
        'codes',
        row(100, [
          [40, before],
          [120, 'LDX'],
        ]),
      ),
    ).toEqual([]);
    expect(
      labels(
        'codes',
        row(100, [
          [40, before],
          [120, 'XLD'],
        ]),
      ),
    ).toEqual([]);
  });

  it('on a scan end in a stroke, in capitals of one letter or two', () => {
    const scanned = (text: string) => labels('codes', recognized(40, 100, text))[0];
    expect(['Dl', 'DI', '(Pl', 'CN l', 'CNl', 'D-l', 'xDl', 'Dll'].map(scanned)).toEqual([
      'delivery 1',
      'delivery 1',
      'pickup 1',
      'delivery 1',
      'delivery 1',
      'delivery 1',
      undefined,
      undefined,
    ]);
  });
});

describe('numbers alone', () => {
  it.each([
    ['Stop 1', 'pickup 1'],
    ['* Stop 1', 'pickup 1'],
    ['Stop1', 'pickup 1'],
    ['Stop #1', 'pickup 1'],
    ['Stop no 1', 'pickup 1'],
    ['Stop no. 12', 'pickup 12'],
    ['Stop number: 1', 'pickup 1'],
    ['Stop: 1', 'pickup 1'],
    ['Stop 1 of 12 - ACME', 'pickup 1 of 12 | ACME'],
    ['Stop 1/2', 'pickup 1 of 2'],
    ['Stop 1 / 2: ACME', 'pickup 1 of 2 | ACME'],
    ['Stop 1of2', 'pickup 1 of 2'],
    ['Arrêt 1 de 2 : ACME', 'pickup 1 of 2 | ACME'],
    ['Leg 1 – ACME', 'pickup 1 | ACME'],
    ['Stop 1:ACME', 'pickup 1 | ACME'],
    ['Non-stop 1', undefined],
    ['Stop 123', undefined],
    ['Stopover 1', undefined],
  ])('"%s": %s', (text, label) => {
    expect(one('numbers', text)).toBe(label);
  });

  it('the first is that after labels of nobody', () => {
    expect(labels('numbers', column(['Carrier: Best', '', 'Stop 1', '', 'Stop 2']))).toEqual([
      'other | Best',
      'pickup 1',
      'delivery 2',
    ]);
    expect(labels('numbers', column(['Pickup', '', 'Stop 1']))).toEqual(['pickup heading', 'pickup 1']);
    expect(labels('numbers', column(['Pickup 1', '', 'Stop 2']))).toEqual(['pickup 1', 'delivery 2']);
  });
});

describe('a row of the charges', () => {
  const charged = (label: string, amount: string) =>
    labels(
      'strong',
      row(100, [
        [40, label],
        [300, amount],
      ]),
    ).length;

  it.each(['$75.00', '$ 75.00', '$1,075', '$5'])('"%s" beside it', (amount) => {
    expect(charged('Delivery', amount)).toBe(0);
  });

  it.each(['75.00', '$75.0', '$75.00 x', 'x $75.00', '$', '$x'])('not "%s"', (amount) => {
    expect(charged('Delivery', amount)).toBe(1);
  });

  it('is short', () => {
    expect([29, 30].map((length) => charged(`Delivery: ${'x'.repeat(length - 10)}`, '$75.00'))).toEqual([
      0, 1,
    ]);
  });
});
