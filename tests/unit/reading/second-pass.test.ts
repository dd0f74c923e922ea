import { describe, expect, it } from 'vitest';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import type { DocumentPage, PageItem } from '~/reading/page-items';
import { readConfirmation } from '~/reading/read-confirmation';
import { readTwice, rowsInDoubt, wantsParagraphs, wantsSecondPass } from '~/reading/second-pass';

const TODAY = '2026-11-21';

/** A recognized page: one word after the other, each line as sure as it says. */
const scan = (lines: readonly (readonly [text: string, sure?: number])[]): DocumentPage => ({
  number: 1,
  width: 612,
  height: 792,
  source: 'scan',
  inkStrips: 0,
  items: lines.flatMap(([text, sure = 0.95], row) => {
    let x = 40;
    return text
      .split(' ')
      .filter(Boolean)
      .map((word): PageItem => {
        const item = {
          text: word,
          x0: x,
          x1: x + word.length * 4.6,
          y: 100 + row * 12,
          size: 9,
          font: 'scan',
          mono: false,
          sure,
        };
        x = item.x1 + 4;
        return item;
      });
  }),
});

const STOPS = [
  ['Pickup'],
  ['ACME Foods'],
  ['100 Main St'],
  ['Dallas, TX 75201'],
  ['Date: 07/13/2026'],
  [''],
  ['Delivery'],
  ['Big Box DC'],
  ['5 Center Ave'],
  ['Memphis, TN 38103'],
  ['Date: 07/14/2026'],
] as const;
const withLine = (row: number, text: string, sure?: number) =>
  scan(STOPS.map((line, index) => (index === row ? ([text, sure] as const) : ([line[0]] as const))));

const first = (page: DocumentPage) => readConfirmation([page], gazetteer(), TODAY);
const twice = (one: DocumentPage, other: DocumentPage) =>
  readTwice([one], [other], gazetteer(), TODAY).confirmation;
const inShort = (result: ReturnType<typeof first>) =>
  result.stops.map((stop) => `${stop.role} ${stop.city}, ${stop.state} ${stop.zip} ${stop.date ?? '-'}`);
const TRIP = ['pickup Dallas, TX 75201 2026-07-13', 'delivery Memphis, TN 38103 2026-07-14'];

describe('a second look at a scan', () => {
  it('is wanted where the first left something open, and never for text', () => {
    const doubtful = withLine(4, 'Date: 07/13/2026', 0.4);
    expect(wantsSecondPass([doubtful], first(doubtful))).toBe(true);
    expect(wantsSecondPass([scan(STOPS)], first(scan(STOPS)))).toBe(false);
    expect(wantsSecondPass([{ ...doubtful, source: 'text' }], first(doubtful))).toBe(false);
  });

  it('settles what was hard to read where both looks read the same', () => {
    const doubtful = withLine(4, 'Date: 07/13/2026', 0.4);
    expect(first(doubtful).flags.map((flag) => flag.code)).toEqual(['recognition']);
    const result = twice(doubtful, withLine(4, 'Date: 07/13/2026', 0.6));
    expect(inShort(result)).toEqual(TRIP);
    expect(result.flags).toEqual([]);
  });

  it('still asks where the two looks read different days', () => {
    const result = twice(withLine(4, 'Date: 07/13/2026', 0.4), withLine(4, 'Date: 07/12/2026', 0.45));
    expect(result.flags.map((flag) => flag.code)).toEqual(['recognition']);
  });

  it('adds a label that the first look lost', () => {
    const lost = withLine(6, '');
    expect(inShort(first(lost))).not.toEqual(TRIP);
    expect(inShort(twice(lost, scan(STOPS)))).toEqual(TRIP);
  });
});

describe('paragraphs of a scan that were left out', () => {
  const BELOW = [{ from: 400, to: 600 }];
  const wants = (page: DocumentPage, unread: { from: number; to: number }[]) =>
    wantsParagraphs([{ ...page, unread }], first(page));

  it('are not read where the stops are whole and stand above them', () => {
    expect(wants(scan(STOPS), BELOW)).toBe(false);
    expect(wants(scan(STOPS), [])).toBe(false);
  });

  it('are not read for one place or day that was hard to read', () => {
    const doubtful = withLine(4, 'Date: 07/13/2026', 0.4);
    expect(first(doubtful).flags).not.toEqual([]);
    expect(wants(doubtful, BELOW)).toBe(false);
  });

  it('are read where a role or a day is missing', () => {
    expect(wants(withLine(4, ''), BELOW)).toBe(true);
    expect(wants(scan(STOPS.slice(0, 5)), BELOW)).toBe(true);
    expect(wants(scan([['Dear carrier,']]), BELOW)).toBe(true);
  });

  it('are read where they stand among the stops', () => {
    expect(wants(scan(STOPS), [{ from: 150, to: 165 }])).toBe(true);
    const [one, two] = [scan(STOPS.slice(0, 5)), { ...scan(STOPS.slice(6)), number: 2 }];
    expect(
      wantsParagraphs([{ ...one, unread: BELOW }, two], readConfirmation([one, two], gazetteer(), TODAY)),
    ).toBe(true);
  });
});

describe('codes misread on a scan', () => {
  it.each([
    ['Dallas, TX $5201', 'a sign for a digit'],
    ['Dallas, TX 275201', 'the rule of a table before it'],
  ])('reads %s (%s)', (line) => {
    expect(inShort(first(withLine(3, line)))).toEqual(TRIP);
  });

  it('takes the code of the town where one digit is wrong and only one code fits, and has it looked at', () => {
    const result = first(withLine(3, 'Pleasanton, TX 18064'));
    expect(inShort(result)[0]).toBe('pickup Pleasanton, TX 78064 2026-07-13');
    expect(result.flags.map((flag) => flag.code)).toEqual(['recognition']);
  });

  it('says that codes are missing where the page speaks of them', () => {
    const result = first(
      scan([
        ['Pickup'],
        ['Dallas, TX'],
        ['Zip: ~~'],
        ['Date: 07/13/2026'],
        [''],
        ['Delivery'],
        ['Memphis, TN'],
        ['Zip: ~~'],
        ['Date: 07/14/2026'],
      ]),
    );
    expect(result.flags.map((flag) => flag.code)).toContain('recognition');
  });
});

describe('the rows of a second look', () => {
  const rows = (page: DocumentPage) => rowsInDoubt([page], first(page));

  it('are those of the stop that was hard to read', () => {
    expect(rows(withLine(4, 'Date: 07/13/2026', 0.4))).toEqual([
      { page: 1, from: expect.closeTo(61, -1) as number, to: expect.closeTo(180, -1) as number },
    ]);
  });

  it('are those of all stops where a whole one may be missing', () => {
    const page = withLine(5, 'Stop count: 3', 0.95);
    const [only] = rows(page);
    expect(only?.from).toBeLessThan(60);
    expect(only?.to).toBeGreaterThan(350);
  });

  it('are the whole page where there is no trip yet', () => {
    expect(rows(withLine(6, ''))).toEqual([]);
  });
});
