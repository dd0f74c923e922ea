import { describe, expect, it } from 'vitest';
import { weighedSum, wholeOfRivals } from '~/reading/weighed-sum';
import {
  column,
  linesOfItems,
  readItems,
  row,
  scannedColumn,
  PICKUP,
  DELIVERY,
} from '../../factories/confirmation-pages';

const found = (...lines: string[]) => weighedSum(linesOfItems(column(lines)));
const doubtsOf = (...lines: string[]) =>
  readItems(column([...PICKUP, '', ...DELIVERY, '', ...lines])).flags.map(({ doubt }) => doubt);

describe('a sum whose words no rule knows', () => {
  it.each([
    ['Hauler’s wheel earnings: $1,850.00', 185_000],
    ['Lane price agreed with dispatch: $990', 99_000],
    ['CONTRACTOR PAY: 1,259.10', 125_910],
    ['Carrier shall receive seven hundred ninety dollars ($790.00).', 79_000],
    ['Total à payer: 1 900,00 $', 190_000],
  ])('is the pay without a doubt where a word for pay is among them: %s', (line, cents) => {
    expect(found('Detention $250.00 a day', line)).toMatchObject({
      cents,
      rival: undefined,
      isUnnamed: false,
    });
  });

  it.each([
    'Zorvik: $1,850.00',
    '4. Price. Zorvik $1,850.00, which includes fuel. Every hour of waiting after that is paid at $35.00.',
  ])('is taken with a doubt where it is the only one that nothing else has: %s', (line) => {
    expect(found(line, 'Cargo insurance $100,000.00', 'Truck order not used $250.00')).toMatchObject({
      cents: 185_000,
      isUnnamed: true,
    });
    expect(doubtsOf(line)).toEqual(['rate-unnamed']);
  });

  it('is certain where sums before it, or miles and their price, come to it', () => {
    const ofRow = weighedSum(
      linesOfItems(
        row(100, [
          [40, 'Aa'],
          [140, '$700.00'],
          [240, '$75.00'],
          [340, '$775.00'],
        ]),
      ),
    );
    expect(ofRow).toMatchObject({ cents: 77_500, isUnnamed: false, rival: undefined });
    expect(found('434 miles at 2.30 a mile', 'Zorvik 998.20')).toMatchObject({
      cents: 99_820,
      isUnnamed: false,
    });
    expect(found('434 miles at 2.35 a mile', 'Zorvik 998.20')).toMatchObject({ isUnnamed: true });
  });

  it('competes with another one: neither is taken in silence', () => {
    expect(found('Zorvik: $1,850.00', 'Marvith: $1,700.00')).toMatchObject({
      cents: 185_000,
      rival: 170_000,
    });
    expect(found('Hauler pay: $1,700.00', 'Marvith: $1,850.00')).toMatchObject({
      cents: 170_000,
      rival: 185_000,
    });
  });

  it.each([
    'Deposit: $1,850.00',
    'Declared value: $1,850.00',
    'Wire fee $250.00',
    'Rate to be agreed $1,850.00',
    'Could do it for $1,850.00',
    'Collect the check for $880.00',
    'Pay by the bushel, est. $874.00',
    'Zorvik: $150.00',
    'Zorvik: $125,000.00',
    'Whoever leaves the dock before the seal is written down there owes us all of $500.00 on that day',
  ])('is none that its words give to something else: %s', (line) => {
    expect(found(line)).toBeUndefined();
  });

  it('is none on a scan, where the words for it may be what was lost', () => {
    expect(weighedSum(linesOfItems(scannedColumn(['Zorvik: $1,850.00'])))).toBeUndefined();
  });

  it('is none in a table of goods', () => {
    const goods = [
      ...row(100, [
        [40, 'Carton'],
        [140, 'Qty'],
        [240, 'Unit value'],
        [340, 'Sum'],
      ]),
      ...row(112, [
        [40, 'Pumps'],
        [140, '4'],
        [240, '$400.00'],
        [340, '$1,600.00'],
      ]),
    ];
    expect(weighedSum(linesOfItems(goods))).toBeUndefined();
  });

  it('is the whole of two that compete, where they come to it', () => {
    const lines = linesOfItems(
      row(100, [
        [40, 'LOAD PAY'],
        [120, '1,240.00'],
        [200, 'STOP PAY'],
        [280, '100.00'],
        [360, 'ALL'],
        [440, '1,340.00'],
      ]),
    );
    const [cell] = lines[0]!.cells;
    expect(wholeOfRivals({ cents: 124_000, cell: cell!, rival: 10_000 }, lines)).toMatchObject({
      cents: 134_000,
      rival: undefined,
    });
    expect(wholeOfRivals({ cents: 134_000, cell: cell!, rival: 10_000 }, lines)).toMatchObject({
      rival: 10_000,
    });
  });
});
