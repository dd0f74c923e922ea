import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editDistance,
  likeness,
  searchHelp,
  searchWords,
  snippetOf,
} from '~/areas/content/rules/help-search';

const ENTRIES = [
  { title: 'Add fuel', text: 'Keep the receipt of each purchase. Gallons, state and price are on it.' },
  { title: 'What is a decal?', text: 'The sticker on either side of the cab, good for the calendar year.' },
  { title: 'Late returns', text: 'A late return costs a penalty of $50 or 10% of the tax, and interest.' },
  { title: 'Odometer', text: 'Read the odometer when the trip begins and when it ends.' },
];
const titles = (typed: string) => searchHelp(ENTRIES, typed).map(({ entry }) => entry.title);

describe('searchHelp', () => {
  it.each([
    ['decal', 'What is a decal?'],
    ['How do I get my DECALS', 'What is a decal?'],
    ['odometr', 'Odometer'],
    ['reciept', 'Add fuel'],
    ['penalties', 'Late returns'],
    ['filing a late retrun', 'Late returns'],
    ['stick', 'What is a decal?'],
  ])('finds first for "%s": %s', (typed, title) => {
    expect(titles(typed)[0]).toBe(title);
  });

  it('puts a word in the title before the same word in a text', () => {
    const found = searchHelp(
      [
        { title: 'Other', text: 'surcharge' },
        { title: 'Surcharge', text: 'other' },
      ],
      'surcharge',
    );
    expect(found.map(({ entry }) => entry.title)).toEqual(['Surcharge', 'Other']);
  });

  it('finds nothing for other words, blanks and signs', () => {
    for (const typed of ['zebra quilt', '', '   ', '???']) expect(titles(typed)).toEqual([]);
  });

  it('leaves out a text with less than half of the words', () => {
    expect(titles('odometer zebra quilt')).toEqual([]);
  });

  it('takes anything that can be typed, best first, with the snippet out of the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (typed) => {
        const found = searchHelp(ENTRIES, typed);
        expect(found.map(({ score }) => score)).toEqual(
          found.map(({ score }) => score).toSorted((a, b) => b - a),
        );
        for (const { entry, snippet } of found)
          expect(entry.text).toContain(
            snippet
              .map(({ text }) => text)
              .join('')
              .replace(/^… /, '')
              .replace(/ …$/, ''),
          );
      }),
    );
  });
});

describe('likeness', () => {
  it('never takes one number for another', () => {
    expect(likeness('2290', '2280')).toBe(0);
    expect(likeness('2290', '2290')).toBe(1);
  });

  it('is none for short words that differ', () => {
    expect(likeness('tax', 'tan')).toBe(0);
    expect(likeness('irp', 'kyu')).toBe(0);
  });
});

describe('editDistance', () => {
  it.each([
    ['license', 'licence', 1],
    ['receipt', 'reciept', 1],
    ['odometer', 'odometr', 1],
    ['gallons', 'galons', 1],
    ['quarter', 'quarter', 0],
    ['mile', 'filed', 2],
  ])('from %s to %s is %d', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
  });

  it('is the same both ways', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (one, other) => {
        expect(editDistance(one, other, 2)).toBe(editDistance(other, one, 2));
      }),
    );
  });
});

describe('searchWords', () => {
  it('keeps what says something, and everything where nothing does', () => {
    expect(searchWords('What is the surcharge in Québec?')).toEqual(['surcharge', 'quebec']);
    expect(searchWords('how to')).toEqual(['how', 'to']);
  });
});

describe('snippetOf', () => {
  it('shows what is around the first match of a long text, and marks the matches', () => {
    const text = `${'Some words before it. '.repeat(20)}The penalty is $50. ${'And words after it. '.repeat(20)}`;
    const parts = snippetOf(text, ['penalty']);
    expect(parts.filter(({ isMatch }) => isMatch).map((part) => part.text)).toEqual(['penalty']);
    const whole = parts.map((part) => part.text).join('');
    expect(whole.startsWith('… ')).toBe(true);
    expect(whole.endsWith(' …')).toBe(true);
    expect(whole.length).toBeLessThan(200);
  });
});
