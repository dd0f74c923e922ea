import { describe, expect, it } from 'vitest';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import { readFuelReceipt, type ReadFuelReceipt } from '~/reading/fuel-receipt';
import { at, column, pageOf, scannedColumn } from '../../factories/confirmation-pages';
import { RECEIPTS } from '../../fixtures/fuel-receipts/receipts';

const TODAY = '2026-11-21';
const places = gazetteer();
const read = (lines: readonly string[], scanned = false): ReadFuelReceipt =>
  readFuelReceipt([pageOf(scanned ? scannedColumn(lines) : column(lines))], places, TODAY);

/** Cells of a monospaced printer: columns by their place in the line. */
const printed = (lines: readonly string[]) =>
  lines.flatMap((text, index) =>
    [...text.matchAll(/\S+(?: \S+)*/g)].map((cell) =>
      at(40 + cell.index * 4.6, 100 + index * 12, cell[0], { mono: true }),
    ),
  );

describe('fuel receipts of many sellers', () => {
  it.each(RECEIPTS)('$name', ({ lines, expected }) => {
    for (const reading of [read(lines, true), readFuelReceipt([pageOf(printed(lines))], places, TODAY)]) {
      expect(reading).toMatchObject(expected);
    }
  });
});

describe('a receipt', () => {
  const paper = (...lines: string[]) =>
    readFuelReceipt(
      [pageOf(printed(['LOVES #231', '1200 I-40', 'AMARILLO, TX 79118', '07/14/2026 05:12 PM', ...lines]))],
      places,
      TODAY,
    );
  const sold = ['DIESEL  100.00 GAL @ 3.599', '  359.90', 'TOTAL  359.90'];

  it.each([
    ['*** VOID ***', 'VOID'],
    ['TRANSACTION DECLINED', 'DECLINED'],
    ['Sale cancelled', 'CANCELLED'],
    ['REFUND', 'REFUND'],
  ])('that says %s is doubted', (line, word) => {
    for (const lines of [
      [line, ...sold],
      [...sold, line],
    ])
      expect(paper(...lines).doubts).toContainEqual({
        field: 'quantity',
        message: `The receipt says ${word}: record it only if the fuel was bought.`,
      });
  });

  it('is not doubted for its small print', () => {
    expect(paper(...sold, 'Void if altered', 'No refunds without receipt').doubts).toEqual([]);
  });

  it('takes what the fuel came to for its total, and no money paid ahead for fuel', () => {
    const reading = paper(
      'PREPAY  DIESEL   $400.00',
      'Pump 40 Diesel',
      '101.234G @ $3.199/G',
      'Fuel $323.85',
      'Credit $323.85',
    );
    expect(reading).toMatchObject({ quantity: '101.234', totalCents: 32_385, doubts: [] });
    expect(reading.evidence.total?.text).toContain('323.85');
  });

  it('names a blend as the line of a card does', () => {
    expect(paper('B20 DIESEL 60.500 GAL $3.399 $205.64', 'TOTAL $205.64')).toMatchObject({
      quantity: '60.5',
      fuelType: 'biodiesel',
      doubts: [],
    });
  });
});
