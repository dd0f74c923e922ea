import { describe, expect, it } from 'vitest';
import { linesOf } from '~/reading/cells';
import { withRowNumbers } from '~/reading/row-numbers';
import type { PageItem } from '~/reading/page-items';

const item = (text: string, x0: number, y: number, sure: number | undefined): PageItem => ({
  text,
  x0,
  x1: x0 + text.length * 5,
  y,
  size: 10,
  font: sure === undefined ? 'f1' : 'scan',
  mono: false,
  ...(sure === undefined ? {} : { sure }),
});

const numbersOf = (numbers: readonly string[], isScan = true): string[] => {
  const items = numbers.flatMap((number, index) => [
    item(number, 40, 60 + index * 30, isScan ? 0.9 : undefined),
    item('DEL', 120, 60 + index * 30, isScan ? 0.9 : undefined),
  ]);
  const page = { number: 1, width: 612, height: 792, source: 'scan' as const, items, inkStrips: 0 };
  return withRowNumbers(linesOf([page])).map(({ cells }) => cells[0]!.text);
};

describe('the numbers of rows on a scan', () => {
  it('are put right between two that are in their place', () => {
    expect(numbersOf(['1', '2', '8', '4', '5'])).toEqual(['1', '2', '3', '4', '5']);
    expect(numbersOf(['1', '2', '5', '4', '5'])).toEqual(['1', '2', '3', '4', '5']);
  });

  it('begin again with each table', () => {
    expect(numbersOf(['1', '2', '1', '7', '3'])).toEqual(['1', '2', '1', '2', '3']);
  });

  it('keep a gap, where a row may have been lost', () => {
    expect(numbersOf(['1', '2', '4', '5'])).toEqual(['1', '2', '4', '5']);
    expect(numbersOf(['1', '2', '8'])).toEqual(['1', '2', '8']);
  });

  it('are as they are in text', () => {
    expect(numbersOf(['1', '2', '8', '4'], false)).toEqual(['1', '2', '8', '4']);
  });
});
