import { describe, expect, it } from 'vitest';
import { findLoadNumber } from '~/reading/load-number';
import { findRate } from '~/reading/load-rate';
import { findReferences } from '~/reading/references';
import { at, column, linesOfItems, row } from '../../factories/confirmation-pages';

const loadNumber = (...lines: string[]) => findLoadNumber(linesOfItems(column(lines)))?.text;
const cents = (...lines: string[]) => findRate(linesOfItems(column(lines)))?.cents;

describe('the number of a load', () => {
  it.each([
    ['Load # 88120', '88120'],
    ['LOAD NUMBER: 88120', '88120'],
    ['Load No. 88120', '88120'],
    ['Load num 88120', '88120'],
    ['Load ID: #88120', '88120'],
    ['LD# 88120', '88120'],
    ['Load#: L-88120', 'L-88120'],
    ['Load : 88120', '88120'],
    ['Load: # 88120', '88120'],
    ['Shipment ID: S88120', 'S88120'],
    ['Trip # 88120', '88120'],
    ['Freight Bill No. 88120', '88120'],
    ['Freightbill # 88120', '88120'],
    ['PRO # 88120', '88120'],
    ['Order Number 88120', '88120'],
    ['Our confirmation # 88120', '88120'],
    ['Reference no 88120', '88120'],
    ['Dispatch # 88120', '88120'],
    ['Tender ID 88120', '88120'],
    ['Booking # 88120', '88120'],
    ['Shipment: 88120', '88120'],
    ['Order: 88120', '88120'],
    ['Pro: 88120', '88120'],
    ['Trip: 88120', '88120'],
    ['Load # BPT-88120', 'BPT-88120'],
    ['Load # BPT 88120', 'BPT 88120'],
    ['Load # AB12-345', 'AB12-345'],
    ['Load # ABCDE8812', 'ABCDE8812'],
    ['Load # 812', '812'],
    ['Load # 8812A-99', '8812A-99'],
  ])('"%s" is %s', (line, number) => {
    expect(loadNumber(line)).toBe(number);
  });

  it.each([
    'Load # 81',
    'Load # ABC',
    'Load at dock 4',
    'My Load: 88120',
    'Load # (see below) 88120',
    'Download 88120',
    'Unload # soon',
    `Load # 88120 ${'x'.repeat(120)}`,
  ])('is none in "%s"', (line) => {
    expect(loadNumber(line)).toBeUndefined();
  });

  it('is beside its key, in the next cell only', () => {
    const beside = (...cells: [number, string][]) => findLoadNumber(linesOfItems(row(100, cells)));
    const found = beside([40, 'Load #:'], [140, '88120']);
    expect([found?.text, found?.cell.text]).toEqual(['88120', '88120']);
    expect(beside([40, 'Load #: none'], [140, '88120'])).toBeUndefined();
    expect(beside([40, 'Load #:'], [140, 'see'], [200, '88120'])).toBeUndefined();
    expect(findLoadNumber(linesOfItems(column(['x', 'Load # 88120'])))?.cell.text).toBe('Load # 88120');
  });

  it('is that of the load before that of an order, and the first of its kind', () => {
    expect(loadNumber('Order # 11111', 'Load # 22222', 'Load # 33333')).toBe('22222');
    expect(loadNumber('Load: 11111', 'Order # 22222')).toBe('22222');
    expect(loadNumber(`Load # 11111 ${'x'.repeat(100)}`, 'Load # 22222')).toBe('11111');
  });
});

describe('the rate of a load', () => {
  it.each([
    ['Total: $1,850.00', 185_000],
    ['Total $1850', 185_000],
    ['Total: 1,850.50', 185_050],
    ['Total (USD): 1850.00', 185_000],
    ['Total USD 950.00', 95_000],
    ['Grand Total $1,850.00', 185_000],
    ['Total Rate: $1,850.00', 185_000],
    ['Total Carrier Pay $1,850.00', 185_000],
    ['Total charges $1,850.00', 185_000],
    ['Total charge $1,850.00', 185_000],
    ['Total amount: $1,850.00', 185_000],
    ['Total cost: $1,850.00', 185_000],
    ['Total due: $1,850.00', 185_000],
    ['Carrier total: $1,850.00', 185_000],
    ['Carrier pay: $1,850.00', 185_000],
    ['Carrier rate: $1,850.00', 185_000],
    ['Total agreed $1,850.00', 185_000],
    ['Agreed rate: $1,850.00', 185_000],
    ['Agreed amount $1,850.00', 185_000],
    ['Net pay $1,850.00', 185_000],
    ['Net freight $1,850.00', 185_000],
    ['Rate: $1,850.00', 185_000],
    ['Flat rate $1,850.00', 185_000],
    ['Line haul $1,850.00', 185_000],
    ['Linehaul: 1850.00', 185_000],
    ['Line-haul $1,850.00', 185_000],
    ['Freight $1,850.00', 185_000],
    ['Amount: $1,850.00', 185_000],
    ['Pay $1,850.00', 185_000],
    ['Rate USD: 1850.00', 185_000],
    ['Rate flat $99', 9_900],
    ['The rate is 1850.25 dollars', 185_025],
    ['Rate $ 12,345,678.90', 1_234_567_890],
  ])('"%s" is %s cents', (line, amount) => {
    expect(cents(line)).toBe(amount);
  });

  it.each([
    'Total: 1850',
    'Total: 5%',
    'Total weight of 40000.00',
    'Total pallets here are twenty of $50.00',
    'Rate $1850USD',
    'Total',
    'Subtotals $50.00',
    'Rates $50.00',
    `Total: $50.00 ${'x'.repeat(160)}`,
  ])('is none in "%s"', (line) => {
    expect(cents(line)).toBeUndefined();
  });

  it('is beside its key', () => {
    const found = findRate(
      linesOfItems(
        row(100, [
          [40, 'Total'],
          [140, '$1,850.00'],
        ]),
      ),
    );
    expect([found?.cents, found?.cell.text]).toEqual([185_000, '$1,850.00']);
    expect(
      findRate(
        linesOfItems(
          row(100, [
            [40, 'Total'],
            [140, 'see'],
            [200, '$1,850.00'],
          ]),
        ),
      ),
    ).toBeUndefined();
    expect(findRate(linesOfItems(column(['x', 'Total: $50.00'])))?.cell.text).toBe('Total: $50.00');
  });

  it('is the total before a part of it, and a named total before any other', () => {
    expect(cents('Line haul $1,700.00', 'Fuel $150.00', 'Total $1,850.00')).toBe(185_000);
    expect(cents('Total $100.00', 'Total Carrier Pay $1,850.00')).toBe(185_000);
    expect(cents('Rate $100.00', 'Rate $200.00')).toBe(10_000);
  });
});

describe('reference numbers of a stop', () => {
  it.each([
    ['PO# 4471', ['4471']],
    ['P.O. # 4471', ['4471']],
    ['PO Number: 4471-A', ['4471-A']],
    ['BOL# 4471', ['4471']],
    ['B.O.L. no. 4471', ['4471']],
    ['Ref # 4471', ['4471']],
    ['Reference # 4471', ['4471']],
    ['Reference number 4471', ['4471']],
    ['Pickup # 4471', ['4471']],
    ['Pick-up #4471', ['4471']],
    ['Pick up # 4471', ['4471']],
    ['PU# 4471', ['4471']],
    ['Delivery # 4471', ['4471']],
    ['DEL# 4471', ['4471']],
    ['SO# 4471', ['4471']],
    ['Appt # 4471', ['4471']],
    ['Appointment no 4471', ['4471']],
    ['Confirmation # 4471', ['4471']],
    ['Seal # 4471', ['4471']],
    ['Customer ref 4471', ['4471']],
    ['Customer # 4471', ['4471']],
    ['Ref 98948', ['98948']],
    ['REF: 98948', ['98948']],
    ['Ref: # 98948', ['98948']],
    ['PO# 4471 and BOL# AB12 | SO# 77A', ['4471', 'AB12', '77A']],
    ['PO# ABCD', []],
    ['PO# 44', []],
    ['Ref X1234', []],
    ['Ref 44', []],
    ['APO# 4471', []],
    ['PO 4471', []],
    ['PO# 123456789012345678901', ['123456789012345678901']],
    ['PO# 1234567890123456789012', []],
    ['', []],
    ['PO# 111 PO# 222 PO# 333 PO# 444 PO# 555 PO# 666', ['111', '222', '333', '444', '555']],
  ])('"%s": %j', (text, references) => {
    expect(findReferences(text)).toEqual(references);
  });
});

it('a load number may be on any page and in any column', () => {
  expect(
    findLoadNumber(
      linesOfItems([at(40, 100, 'Carrier')], [at(40, 100, 'Carrier'), at(300, 200, 'Load # 88120')]),
    )?.text,
  ).toBe('88120');
});
