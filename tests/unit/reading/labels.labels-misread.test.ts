import { describe, expect, it } from 'vitest';
import type { PageItem } from '~/reading/page-items';
import { labelOf } from '~/reading/labels';
import { at, cellOf, linesOfItems } from '../../factories/confirmation-pages';

/** Labels as a scan gives them: letters taken for others, dirt behind them, words of a title that stand apart. */

const inShort = (text: string, more: Partial<PageItem>) => {
  const label = labelOf(cellOf(text, more));
  return (
    label &&
    [
      label.weak ? 'weak' : '',
      label.kind,
      label.number ?? '',
      label.total ? `of ${label.total}` : '',
      text.slice(label.to).trim() && `| ${text.slice(label.to).trim()}`,
    ]
      .filter((part) => part !== '')
      .join(' ')
  );
};
const scanned = (text: string) => inShort(text, { sure: 0.9 });
const printed = (text: string) => inShort(text, {});

describe('a misread word', () => {
  it.each([
    [
      'pickup',
      'Pickvp',
      'Pick vp',
      'Pick-vp',
      'Plck up fram',
      'Shlpper',
      'Cansignar',
      'Qrigin',
      'Laading',
      'Shlp fram',
      'Laad at',
      'Llve laad',
      'Plckup lacation',
      'Plckup infarmation',
      'Shlpping facllity',
      'Callect fram',
    ],
    [
      'pickup',
      'Ramassaqo',
      'Cuelllotte',
      'Expedlteor',
      'Charqemont',
      'Recaleccian',
      'Recoglda',
      'Orlgen',
      'Remltento',
    ],
    [
      'delivery',
      'Dellvery',
      'Dcliver fo',
      'Dellver af',
      'Cansigneo',
      'Recelver',
      'Destlnatian',
      'Unlaadlng',
      'Unlaad',
      'Shlp to',
      'Drap off',
      'Drapoff',
      'Drap-off',
      'Llve unlaad',
      'Dellvery lacation',
      'Dellvery infarmation',
      'Recelving facllity',
    ],
    [
      'delivery',
      'Llvralson',
      'Destlnatalre',
      'Decharqemont',
      'Entreqa',
      'Descarqa',
      'Destlno',
      'Destlnatarlo',
    ],
    ['other', 'Carrler', 'BiIl to', 'Remit fo', 'Custons brokor', 'Paynent', 'Matar carrier', 'Invaice fo'],
  ])('stands for a %s', (kind, ...words) => {
    for (const word of words) {
      expect([word, scanned(word), scanned(word.toUpperCase())]).toEqual([word, kind, kind]);
      expect([word, scanned(`${word}: ACME`)]).toEqual([word, `${kind} | ACME`]);
    }
  });

  it.each(['Pickvp', 'Dellvery', 'Shlpper', 'DIR Point', 'S03', '1PU 07/13'])(
    'is none in print: "%s"',
    (word) => {
      expect(printed(word)).toBeUndefined();
    },
  );

  it.each([
    // One slip up to eight letters, two in longer words.
    ['Dellvary', undefined],
    ['Cansignas', undefined],
    ['Recelvar', undefined],
    // The words must end there.
    ['Dellvery of the goods', undefined],
    ['Dellvery ACME', undefined],
    ['Dellvery# 2', 'delivery 2'],
    ['Dellvery 2', 'delivery 2'],
    ['Dellvery 2 of 3', 'delivery 2 of 3'],
    ['Dellvery (2)', 'delivery 2'],
    ['Dellvery, Reno', undefined],
    ["Dellvery' ACME", 'delivery | ACME'],
    ['Dellvery‘ ACME', 'delivery | ACME'],
    ['Dellvery. ACME', 'delivery | ACME'],
    ['Dellvery; ACME', 'delivery | ACME'],
    ['Dellvery . ACME', 'delivery | ACME'],
    ['Dellvery.ACME', undefined],
    ['Dellvery. Acme of Reno', 'delivery | Acme of Reno'],
    ['10 Dellvery', 'delivery 10'],
    ['Stop10: Dellvery', 'delivery 10'],
    ['Stop 2 of 12 - Dellvery', 'delivery 2 of 12'],
    ['2.Dellvery', 'delivery 2'],
    ['2 - Dellvery', 'delivery 2'],
    ['The Dellvery', undefined],
    ['01 - Dellvery', 'delivery 1'],
    ['Dellvery Pt', undefined],
    ['Delivery: .', 'delivery | .'],
    ['Pekup Stop', 'pickup'],
    ['Denvery Stop', 'delivery'],
    ['Denvery Stop 2', 'delivery 2'],
    ['Denvery Shop', undefined],
    ['Dellvery Facility', 'delivery'],
    ['Lugar de recéleccion’', 'pickup'],
    ['Luqar de entreqa', 'delivery'],
    ['Lieu de livralson', 'delivery'],
    ['Dellvery Location', 'delivery'],
    ['Dellvery Point', 'delivery'],
    ['Dellvery Address', 'delivery'],
    ['Dellvery Info', 'delivery'],
    ['Stop 2 - Dellvery', 'delivery 2'],
    ['Stop 2: Dellvery', 'delivery 2'],
    ['Stop #2 Dellvery', 'delivery 2'],
    ['Stop 2 of 3 - Dellvery', 'delivery 2 of 3'],
    ['2. Dellvery', 'delivery 2'],
    ['#2 Dellvery', 'delivery 2'],
    ['2) Dellvery', 'delivery 2'],
    ['(Dellvery)', undefined],
    ['- Dellvery', 'delivery'],
    ['0rigin', 'pickup'],
    ['P!ckup', 'pickup'],
    ['Delíverv', 'delivery'],
    ['Plckup date: 07/13', undefined],
    ['Plckup #: 88120', 'weak pickup | 88120'],
    // What is printed right is read as in print.
    ['Pickup. ACME foods of the dale', undefined],
    ['Delivery of goods', undefined],
    ['Carrier: Best', 'other | Best'],
  ])('"%s": %s', (text, label) => {
    expect(scanned(text)).toBe(label);
  });

  it.each([
    ['DIR Point', 'delivery'],
    ['D1R Point', 'delivery'],
    ['DlR', 'delivery'],
    ['DIO', 'delivery'],
    ['D10 2', 'delivery 2'],
    ['0IR', 'delivery'],
    ['DI0', 'delivery'],
    ['(DIR 2', 'delivery 2'],
    ['DIR Pointer', undefined],
    ['DIR ACME', undefined],
    ['DIR 23', undefined],
    ['DIRT', undefined],
    ['DIRPoint', undefined],
    ['x DIR', undefined],
    ['-DIR2', 'delivery 2'],
    ['PIU Point', 'pickup'],
    ['P1U 2', 'pickup 2'],
    ['PlU', 'pickup'],
    ['(PIU', 'pickup'],
    ['PIU ACME', undefined],
    ['PIU 23', undefined],
    ['PXU', undefined],
    ['x PIU', undefined],
    ['PIU2', 'pickup 2'],
    ['1PU', 'pickup 1'],
    ['2DEL', 'delivery 2'],
    ['12P/U', 'pickup 12'],
    ['3SO', 'delivery 3'],
    ['3D/R', 'delivery 3'],
    ['3PICK', 'pickup 3'],
    ['3DROP', 'delivery 3'],
    ['3drop', 'delivery 3'],
    ['#3PU', 'pickup 3'],
    ['123PU', undefined],
    ['3PUMP', undefined],
    ['3PUB Ltd', undefined],
    ['x 3PU', undefined],
    ['S03', 'delivery 3'],
    ['S0', 'delivery'],
    ['5O 2', 'delivery 2'],
    ['$O #2:', 'delivery 2'],
    ['50', 'delivery'],
    ['(SO 12', 'delivery 12'],
    ['s0 2', 'delivery 2'],
    ['S0 123', undefined],
    ['S0 2 x', undefined],
    ['xS0', undefined],
    ['S0 ##', undefined],
    ['5012', 'delivery 12'],
  ])('"%s" is a code: %s', (text, label) => {
    expect(scanned(text)).toBe(label);
  });
});

describe('dirt behind a label', () => {
  it.each([
    ['Delivery . .', 'delivery'],
    ['Delivery 2 ‘', 'delivery 2'],
    ['Delivery `', 'delivery'],
    ['Delivery ´', 'delivery'],
    ['Delivery "', 'delivery'],
    ['Delivery °', 'delivery'],
    ['Delivery *', 'delivery'],
    ['Delivery _', 'delivery'],
    ['Delivery ;', 'delivery'],
    ['Delivery ,', 'delivery'],
    ['Delivery -', 'delivery'],
    ['Delivery ’', 'delivery'],
    ['Dellvery ,.', 'delivery'],
    ['Dellvery: ACME .', 'delivery | ACME .'],
    ['Delivery: ACME .', 'delivery | ACME .'],
    ['1PU 07/13 .', 'pickup 1 | 07/13 .'],
  ])('"%s": %s', (text, label) => {
    expect(scanned(text)).toBe(label);
  });

  it('is looked past in lines of up to 110 characters', () => {
    const line = (length: number) => `Dellvery: ${'x'.repeat(length - 10)}`;
    expect([scanned(line(110)), scanned(line(111))]).toEqual([`delivery | ${'x'.repeat(100)}`, undefined]);
  });

  it('leaves a plural what it is', () => {
    expect(labelOf(cellOf('Shippers', { sure: 0.9 }))?.heading).toBe('plural');
  });

  it('is known by one recognized word among printed ones', () => {
    const mixed = linesOfItems([at(40, 100, 'Dellvery', { sure: 0.9 }), at(40 + 8 * 4.6 + 4, 100, '2')])[0]!
      .cells[0]!;
    expect(labelOf(mixed)?.kind).toBe('delivery');
  });
});

describe('words of a title that stand apart', () => {
  const apart = (first: string, second: string, more: Partial<PageItem> = { sure: 0.9 }, gap = 20) =>
    labelOf(
      linesOfItems([at(40, 100, first, more), at(40 + first.length * 4.6 + gap, 100, second, more)])[0]!
        .cells[0]!,
    )?.kind;

  it.each([
    ['Pick', '/ Drop'],
    ['Pick', '/Drop'],
    ['Pickup', '/ Delivery'],
    ['Pick up', '/ Del'],
    ['Pick-ups', '/Deliveries'],
    ['Load', '/ Unload'],
    ['Shipper', '/ Consignee'],
    ['Origin', '/ Destination'],
    ['Picks', 'and Drops'],
    ['Pick', '& Drop'],
    ['Load', 'Tender'],
    ['Load', 'Confirmation'],
    ['Delivery', 'Instructions'],
  ])('"%s" and "%s" head no stop on a scan', (first, second) => {
    expect(apart(first, second)).toBeUndefined();
    expect(apart(first, second, {}, 26)).toBeDefined();
    expect(apart(first, second, { sure: 0.9 }, 40)).toBeDefined();
  });

  it.each([
    ['Pickup', 'ACME'],
    ['Delivery', 'Memphis'],
  ])('"%s" and "%s" are a label and what it heads', (first, second) => {
    expect(apart(first, second)).toBeDefined();
  });
});
