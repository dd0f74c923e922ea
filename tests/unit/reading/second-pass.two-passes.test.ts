import { describe, expect, it } from 'vitest';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import type { DocumentPage } from '~/reading/page-items';
import { readConfirmation } from '~/reading/read-confirmation';
import type { ReadConfirmation, ReadStop, ReviewFlag } from '~/reading/reading';
import { readTwice, rowsInDoubt, wantsParagraphs, wantsSecondPass } from '~/reading/second-pass';
import {
  at,
  DELIVERY,
  pageOf,
  PICKUP,
  recognized,
  scannedColumn,
  TODAY,
} from '../../factories/confirmation-pages';

/** What a second look at a scan is for, where it looks, and what both together say. */

const STOPS = [...PICKUP, '', ...DELIVERY];
const look = (...lines: readonly string[]): DocumentPage => pageOf(scannedColumn(lines));
const withLine = (row: number, text: string) => look(...STOPS.with(row, text));
const first = (...pages: DocumentPage[]) => readConfirmation(pages, gazetteer(), TODAY);
const twice = (one: DocumentPage, other: DocumentPage) => readTwice([one], [other], gazetteer(), TODAY);
const flag = (code: ReviewFlag['code'], stop?: number): ReviewFlag => ({
  code,
  message: 'hard to read',
  stop,
});

/** A stop whose label, address and date are in rows of a page. */
const stopAt = (
  role: 'pickup' | 'delivery',
  top: number,
  page = 1,
  date: string | null = '2026-07-13',
): ReadStop => {
  const box = (y: number) => ({ page, x0: 40, x1: 100, y0: y, y1: y + 10, text: '' });
  return {
    role,
    name: '',
    street: '',
    city: 'Dallas',
    state: 'TX',
    zip: '75201',
    country: 'US',
    date: date ?? undefined,
    time: undefined,
    references: [],
    emptyTrailer: false,
    evidence: { role: box(top), address: box(top + 20), date: date === null ? undefined : box(top + 40) },
  };
};
const reading = (stops: readonly ReadStop[], flags: readonly ReviewFlag[] = []): ReadConfirmation => ({
  stops,
  flags,
  loadNumber: undefined,
  rateCents: undefined,
  evidence: { loadNumber: undefined, rate: undefined },
});
const scan = (number = 1, more: Partial<DocumentPage> = {}): DocumentPage => ({
  number,
  width: 612,
  height: 792,
  source: 'scan',
  items: [],
  inkStrips: 0,
  ...more,
});
const TWO = [stopAt('pickup', 100), stopAt('delivery', 300)];

describe('a second look', () => {
  it('is wanted for a doubt about anything that was recognized', () => {
    expect(wantsSecondPass([scan()], reading(TWO, [flag('weekday')]))).toBe(true);
    expect(
      wantsSecondPass(
        [scan(1, { source: 'text' }), scan(2, { source: 'mixed' })],
        reading(TWO, [flag('weekday')]),
      ),
    ).toBe(true);
    expect(wantsSecondPass([scan()], reading(TWO))).toBe(false);
    expect(wantsSecondPass([scan(1, { source: 'text' })], reading(TWO, [flag('weekday')]))).toBe(false);
  });

  it('is for the rows around a stop in doubt: two lines and a half', () => {
    expect(rowsInDoubt([scan()], reading(TWO, [flag('recognition', 0)]))).toEqual([
      { page: 1, from: 75, to: 175 },
    ]);
    expect(rowsInDoubt([scan()], reading(TWO, [flag('recognition', 1)]))).toEqual([
      { page: 1, from: 275, to: 375 },
    ]);
    expect(rowsInDoubt([scan()], reading(TWO, [flag('weekday', 0), flag('recognition', 1)]))).toEqual([
      { page: 1, from: 75, to: 375 },
    ]);
  });

  it('goes further down where a day is missing, and everywhere where the flag is about the document', () => {
    const undated = [stopAt('pickup', 100, 1, null), stopAt('delivery', 300)];
    expect(rowsInDoubt([scan()], reading(undated, [flag('no-date', 0)]))).toEqual([
      { page: 1, from: 75, to: 250 },
    ]);
    expect(rowsInDoubt([scan()], reading(undated, [flag('recognition', 1)]))).toEqual([
      { page: 1, from: 275, to: 375 },
    ]);
    expect(rowsInDoubt([scan()], reading(TWO, [flag('stop-count')]))).toEqual([
      { page: 1, from: 40, to: 470 },
    ]);
  });

  it('stays on the page', () => {
    expect(
      rowsInDoubt([scan()], reading([stopAt('pickup', 10), stopAt('delivery', 735)], [flag('stop-count')])),
    ).toEqual([{ page: 1, from: 0, to: 792 }]);
  });

  it('looks at the pages that were recognized, as far as the stops in doubt are there', () => {
    const stops = [stopAt('pickup', 100, 1), stopAt('delivery', 100, 2)];
    const pages = [scan(1), scan(2), scan(3)];
    expect(rowsInDoubt(pages, reading(stops, [flag('recognition', 1)]))).toEqual([
      { page: 2, from: 75, to: 175 },
    ]);
    expect(rowsInDoubt(pages, reading(stops, [flag('stop-count')])).map(({ page }) => page)).toEqual([1, 2]);
    expect(
      rowsInDoubt([scan(1, { source: 'text' }), scan(2)], reading(stops, [flag('stop-count')])).map(
        ({ page }) => page,
      ),
    ).toEqual([2]);
    // Without a trip the whole of every page is looked at.
    expect(rowsInDoubt(pages, reading([stopAt('pickup', 100)], [flag('no-delivery')]))).toEqual([]);
  });
});

describe('paragraphs that were left out', () => {
  const wants = (unread: readonly (readonly [number, number])[], confirmation: ReadConfirmation, page = 1) =>
    wantsParagraphs(
      [scan(1), scan(2)].map((one) =>
        one.number === page ? { ...one, unread: unread.map(([from, to]) => ({ from, to })) } : one,
      ),
      confirmation,
    );

  it('are wanted where something is missing that they could say', () => {
    expect(wants([[400, 500]], reading(TWO))).toBe(false);
    expect(wants([[400, 500]], reading(TWO, [flag('no-date', 0)]))).toBe(true);
    expect(wants([[400, 500]], reading(TWO, [flag('recognition')]))).toBe(true);
    expect(wants([[400, 500]], reading(TWO, [flag('recognition', 0)]))).toBe(false);
    expect(wants([[400, 500]], reading(TWO.slice(0, 1)))).toBe(true);
    expect(wants([], reading(TWO, [flag('no-date', 0)]))).toBe(false);
  });

  it('or where they stand among the stops', () => {
    expect(wants([[160, 290]], reading(TWO))).toBe(true);
    expect(wants([[10, 90]], reading(TWO))).toBe(false);
    expect(
      wants(
        [
          [10, 90],
          [160, 290],
        ],
        reading(TWO),
      ),
    ).toBe(true);
    expect(wants([[500, 600]], reading([stopAt('pickup', 100, 1), stopAt('delivery', 100, 2)]))).toBe(true);
    expect(wants([[20, 90]], reading([stopAt('pickup', 100, 1), stopAt('delivery', 100, 2)]), 2)).toBe(true);
    expect(wants([[200, 300]], reading([stopAt('pickup', 100, 1), stopAt('delivery', 100, 2)]), 2)).toBe(
      false,
    );
    expect(wants([[350, 500]], reading([stopAt('pickup', 100, 1), stopAt('delivery', 300, 1, null)]))).toBe(
      false,
    );
  });
});

describe('two looks together', () => {
  it('settle what was hard to read where both read the same', () => {
    const doubtful = withLine(4, 'Date: 07/13/2026~40');
    expect(first(doubtful).flags).toHaveLength(1);
    expect(twice(doubtful, withLine(4, 'Date: 07/13/2026~50')).confirmation.flags).toEqual([]);
    expect(twice(doubtful, withLine(4, 'Date: 07/12/2026~50')).confirmation.flags).toHaveLength(1);
    // A role that was guessed twice is no less guessed.
    const guessed = look(
      ...PICKUP,
      '',
      'Dexxvery',
      'Yard',
      '7 Side St',
      'Tulsa, OK 74103',
      'Date: 07/13/2026',
      '',
      ...DELIVERY,
    );
    expect(twice(guessed, guessed).confirmation.flags.map(({ message }) => message)).toEqual([
      'What happens in Tulsa, OK was not legible on the scan: check whether it is a pickup or a delivery.',
    ]);
  });

  it('settle nothing because of words that a document prints', () => {
    const printed = look(...STOPS, '', 'Delivery 2: hard to read');
    const words = ({ flags }: ReadConfirmation) => flags.map(({ code, message }) => [code, message]);
    expect(words(first(printed))).toEqual([
      ['unassigned-label', '"Delivery 2: hard to read" names a stop, but no address was found for it.'],
    ]);
    expect(words(twice(printed, printed).confirmation)).toEqual(words(first(printed)));
  });

  it('take the one that leaves less open', () => {
    const good = look(...STOPS);
    const bad = withLine(9, 'M~60 1~60');
    for (const [one, other] of [
      [good, bad],
      [bad, good],
    ] as const)
      expect(twice(one, other).confirmation.stops.map(({ city }) => city)).toEqual(['Dallas', 'Memphis']);
    expect(twice(bad, good).confirmation.flags).toEqual([]);
  });

  it('take of two words the surer one, and both for one that they share', () => {
    const merged = twice(
      withLine(3, 'Dxllxs,~60 TX 75201~60'),
      withLine(9, 'Mxmphxs,~60 TN 38103~60'),
    ).pages[0]!.items.map(({ text }) => text);
    expect(merged).toContain('Dallas,');
    expect(merged).toContain('Memphis,');
    expect(merged).not.toContain('Dxllxs,');
    const both = twice(withLine(4, 'Date: 07/13/2026~40'), withLine(9, 'Memphis, TN 38103~40')).pages[0]!
      .items;
    expect(both.find(({ text }) => text === '07/13/2026')?.sure).toBeCloseTo(1 - 0.6 * 0.05);
  });

  it('add what one of them missed, where that is fairly sure and is on nothing else', () => {
    const added = (extra: string, x = 300) => {
      const [one, other] = [
        withLine(3, 'Dallas, TX 75201~60'),
        pageOf([...withLine(9, 'Memphis, TN 38103~60').items, ...recognized(x, 100, extra)]),
      ];
      return twice(one, other)
        .pages[0]!.items.map(({ text }) => text)
        .includes(extra.split('~')[0]!);
    };
    expect(added('Hello~51')).toBe(true);
    expect(added('Hello~50')).toBe(false);
    expect(added('x~90')).toBe(false);
    expect(added('--~90')).toBe(false);
    expect(added('Picked~94', 42)).toBe(false);
  });

  it('leave text of the file alone', () => {
    const text: DocumentPage = {
      ...pageOf(STOPS.flatMap((line, index) => (line === '' ? [] : [at(40, 100 + index * 12, line)]))),
      source: 'text',
    };
    const result = readTwice([text], [look(...STOPS)], gazetteer(), TODAY);
    expect(result.pages[0]!.items).toEqual(text.items);
    const mixed: DocumentPage = { ...text, source: 'mixed' };
    expect(
      readTwice([mixed], [withLine(3, 'Dallas, TX 75202')], gazetteer(), TODAY).pages[0]!.items.some(
        (item) => item.text === 'Dallas, TX 75201',
      ),
    ).toBe(true);
    expect(readTwice([look(...STOPS)], [], gazetteer(), TODAY).confirmation.stops).toHaveLength(2);
  });
});
