import { describe, expect, it } from 'vitest';
import { BROKERS, brokerPaper } from '../../factories/broker-papers';
import { pageItemsOf } from '../../factories/page-items';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import {
  commonMarks,
  guessedFields,
  layoutOf,
  marksOf,
  placeOf,
  valueAt,
  withLayouts,
  type Paper,
} from '~/reading/paper-layout';
import { paperLinesOf } from '~/reading/paper-lines';
import type { DocumentPage } from '~/reading/page-items';
import { readConfirmation } from '~/reading/read-confirmation';
import type { PaperLayout } from '~/reading/reading';

const TODAY = '2026-09-20';
const paperOf = (page: DocumentPage): Paper => ({ lines: paperLinesOf([page]), width: page.width });
const byRules = (page: DocumentPage) => readConfirmation([page], gazetteer(), TODAY);

function learned(nth: number, broker: (typeof BROKERS)[number]): PaperLayout {
  const { page, loadNumber, rateCents } = brokerPaper(broker, nth);
  const paper = paperOf(page);
  const [number, rate] = [placeOf(paper, 'loadNumber', loadNumber), placeOf(paper, 'rate', rateCents)];
  return {
    id: broker.name,
    name: broker.name,
    marks: marksOf(paper, byRules(page)),
    places: { ...(number ? { loadNumber: number } : {}), ...(rate ? { rate } : {}) },
    stops: null,
  };
}

describe('ten brokers, five papers each', () => {
  const layouts = BROKERS.map((broker) => learned(0, broker));

  it('are a test of learning: the rules alone are wrong or in doubt about most of them', () => {
    const right = BROKERS.filter((broker) => {
      const { page, loadNumber, rateCents } = brokerPaper(broker, 1);
      const reading = byRules(page);
      const isAsked = reading.flags.some(({ code }) => code === 'rate' || code === 'number-unnamed');
      return reading.loadNumber === loadNumber && reading.rateCents === rateCents && !isAsked;
    });
    expect(right.length).toBeLessThanOrEqual(2);
  });

  it.each(BROKERS.map((broker) => [broker.name, broker] as const))(
    'reads the next four papers of %s exactly after one correction, and keeps every doubt',
    (name, broker) => {
      for (const nth of [1, 2, 3, 4]) {
        const { page, loadNumber, rateCents } = brokerPaper(broker, nth);
        const before = byRules(page);
        const after = withLayouts(before, paperOf(page), layouts, () => undefined);
        expect(after.learned).toEqual({ layoutId: name, fields: ['loadNumber', 'rate'] });
        expect({ loadNumber: after.loadNumber, rateCents: after.rateCents }).toEqual({
          loadNumber,
          rateCents,
        });
        expect(after.evidence.loadNumber?.text.includes(loadNumber)).toBe(true);
        expect(after.stops).toEqual(before.stops);
        // That a word is not known is settled by what was taught of it; every other doubt stays.
        const kept = before.flags.filter(({ doubt }) => !doubt?.endsWith('-unnamed'));
        expect(after.flags.slice(0, kept.length)).toEqual(kept);
      }
    },
  );

  it('sheds what only the first paper had when another is known again', () => {
    const [broker] = BROKERS;
    const second = paperOf(brokerPaper(broker!, 1).page);
    const first = marksOf(paperOf(brokerPaper(broker!, 0).page), null);
    const common = commonMarks(first, marksOf(second, null));
    expect(first.some(({ text }) => text.startsWith('ACME'))).toBe(true);
    expect(common.some(({ text }) => text.startsWith('ACME'))).toBe(false);
    expect(common.some(({ text }) => text === 'OUR FILE')).toBe(true);
  });
});

describe('a value that was learned', () => {
  const lines = (number: string, sum: string) => [
    'Grayling Freight',
    'Carrier orders',
    `Folder ${number}`,
    'Pickup',
    'Dallas, TX 75201',
    '09/14/2026',
    'Delivery',
    'Memphis, TN 38103',
    '09/15/2026',
    `Wheel money $${sum}`,
    'Drive with care',
    'Call the desk at night',
  ];
  const first = pageItemsOf(lines('G-4471', '1,850.00'));
  const layout = (confirmed: number): PaperLayout => {
    const paper = paperOf(first);
    const place = placeOf(paper, 'loadNumber', 'G-4471');
    const rate = placeOf(paper, 'rate', 185_000);
    if (!place || !rate) throw new Error('nothing was learned');
    return {
      id: 'grayling',
      name: 'Grayling',
      marks: marksOf(paper, byRules(first)),
      places: { loadNumber: { ...place, confirmed }, rate: { ...rate, confirmed } },
      stops: null,
    };
  };
  const doubts = (page: DocumentPage, confirmed: number) =>
    withLayouts(byRules(page), paperOf(page), [layout(confirmed)], () => undefined).flags.map(
      ({ doubt }) => doubt,
    );

  it('is doubted until a person has let one stand', () => {
    const next = pageItemsOf(lines('G-4502', '2,140.50'));
    expect(guessedFields(byRules(next))).toEqual(['loadNumber', 'rate']);
    expect(doubts(next, 0)).toEqual(['learned', 'learned']);
    expect(doubts(next, 1)).toEqual([]);
    expect(withLayouts(byRules(next), paperOf(next), [layout(1)], () => undefined)).toMatchObject({
      loadNumber: 'G-4502',
      rateCents: 214_050,
    });
  });

  it('is missed aloud where it has another form or is there twice', () => {
    expect(doubts(pageItemsOf(lines('on the portal', '2,140.50')), 3)).toEqual(['learned-lost']);
    const twice = pageItemsOf([...lines('G-4502', '2,140.50'), 'Folder G-4503']);
    expect(doubts(twice, 3)).toEqual(['learned-lost']);
    expect(doubts(pageItemsOf(lines('09/14/2026', '2,140.50')), 3)).toEqual(['learned-lost']);
  });

  it('is used on no paper of another layout', () => {
    const other = pageItemsOf(['Some Broker', 'Folder G-1', 'Pickup', 'Dallas, TX 75201']);
    expect(layoutOf(paperOf(other), [layout(1)])).toBeUndefined();
    // The same words elsewhere on the page are another layout.
    const moved: DocumentPage = {
      ...first,
      items: first.items.map((item) => ({ ...item, x0: item.x0 + 200, x1: item.x1 + 200 })),
    };
    expect(layoutOf(paperOf(moved), [layout(1)])).toBeUndefined();
  });

  it('teaches nothing where it is not on the paper, where no label leads to it, or where one leads to two', () => {
    expect(placeOf(paperOf(first), 'loadNumber', 'ZZ-1')).toBeUndefined();
    expect(placeOf(paperOf(first), 'loadNumber', '447')).toBeUndefined();
    expect(placeOf(paperOf(first), 'rate', 185_001)).toBeUndefined();
    const bare = paperOf(pageItemsOf(['29441873', '', '', '', '', 'Pickup']));
    expect(placeOf(bare, 'loadNumber', '29441873')).toBeUndefined();
    const two = paperOf(pageItemsOf(['Folder 4471', 'Folder 4472']));
    expect(placeOf(two, 'loadNumber', '4471')).toBeUndefined();
  });

  it('may be anything that a paper prints, and a person types', () => {
    const odd = paperOf(pageItemsOf(['Code (a+b)* 12', 'Folder ((((12']));
    expect(placeOf(odd, 'loadNumber', '(a+b)* 12')).toBeUndefined();
    expect(placeOf(odd, 'loadNumber', '((((')).toBeUndefined();
    expect(placeOf(odd, 'loadNumber', '   ')).toBeUndefined();
    const place = placeOf(odd, 'loadNumber', '12');
    expect(place && valueAt(odd, 'loadNumber', place)?.text).toBe('12');
  });
});
