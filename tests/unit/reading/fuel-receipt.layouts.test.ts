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
