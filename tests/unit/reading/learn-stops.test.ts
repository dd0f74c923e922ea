import { describe, expect, it } from 'vitest';
import { BROKERS, brokerPaper } from '../../factories/broker-papers';
import { pageItemsOf } from '../../factories/page-items';
import { STOP_BROKERS, stopPaper, type PaperStop } from '../../factories/stop-papers';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import { flagOf } from '~/reading/flag-messages';
import { commonStops, stopsTaughtBy } from '~/reading/learn-stops';
import { layoutOf, marksOf, withLayouts, type Paper } from '~/reading/paper-layout';
import { paperLinesOf } from '~/reading/paper-lines';
import type { DocumentPage } from '~/reading/page-items';
import { readConfirmation, readTaught } from '~/reading/read-confirmation';
import type { LearnedStops, PaperLayout, ReadConfirmation } from '~/reading/reading';

const TODAY = '2026-09-20';
const paperOf = (page: DocumentPage): Paper => ({ lines: paperLinesOf([page]), width: page.width });
const byRules = (page: DocumentPage) => readConfirmation([page], gazetteer(), TODAY);
const byLayouts = (page: DocumentPage, layouts: readonly PaperLayout[]) =>
  withLayouts(byRules(page), paperOf(page), layouts, (ways) => readTaught([page], gazetteer(), TODAY, ways));

const stopsOf = ({ stops }: ReadConfirmation): PaperStop[] =>
  stops.map(({ city, state, zip, date = '', role }) => ({ city, state, zip, date, role }));

const confirmedOf = (stops: readonly PaperStop[]) => ({
  places: stops,
  first: stops[0]!.date,
  last: stops.at(-1)!.date,
});

function taughtBy(broker: (typeof STOP_BROKERS)[number], nth = 0): LearnedStops {
  const { page, stops } = stopPaper(broker, nth);
  const taught = stopsTaughtBy(paperOf(page), byRules(page), confirmedOf(stops), gazetteer(), TODAY);
  if (!taught) throw new Error(`nothing was learned from ${broker.name}`);
  return taught.stops;
}

function layoutFrom(broker: (typeof STOP_BROKERS)[number], stops = taughtBy(broker)): PaperLayout {
  const { page } = stopPaper(broker, 0);
  const read = readTaught([page], gazetteer(), TODAY, stops.ways);
  return {
    id: broker.name,
    name: broker.name,
    marks: marksOf(paperOf(page), read?.reading ?? null),
    places: {},
    stops,
  };
}

describe('twelve brokers with stops that the rules do not read, five papers each', () => {
  it('are a test of learning: the rules alone are wrong about all of them, and say so', () => {
    for (const broker of STOP_BROKERS) {
      const { page, stops } = stopPaper(broker, 1);
      const reading = byRules(page);
      expect(stopsOf(reading), broker.name).not.toEqual(stops);
      expect(reading.flags.length, broker.name).toBeGreaterThan(0);
    }
  });

  it.each(STOP_BROKERS.map((broker) => [broker.name, broker] as const))(
    'reads the next four papers exactly after one correction: %s',
    (_, broker) => {
      let stops = taughtBy(broker);
      for (const nth of [1, 2, 3, 4]) {
        const paper = stopPaper(broker, nth);
        const after = byLayouts(paper.page, [layoutFrom(broker, stops)]);
        expect(stopsOf(after)).toEqual(paper.stops);
        expect(after.learned?.fields).toEqual(['stops']);
        // The first one is doubted; then a person has let one stand.
        expect(after.flags.map(({ doubt }) => doubt)).toEqual(nth === 1 ? ['stops-learned'] : []);
        stops = commonStops(stops, paperOf(paper.page), confirmedOf(paper.stops), gazetteer(), TODAY);
      }
    },
  );

  it('changes no paper of another broker', () => {
    const layouts = STOP_BROKERS.map((broker) => layoutFrom(broker));
    for (const broker of STOP_BROKERS) {
      const { page } = stopPaper(broker, 2);
      const others = layouts.filter(({ id }) => id !== broker.name);
      expect(byLayouts(page, others), broker.name).toEqual(byRules(page));
      expect(layoutOf(paperOf(page), layouts)?.id).toBe(broker.name);
    }
    for (const broker of BROKERS)
      for (const nth of [0, 1]) {
        const { page } = brokerPaper(broker, nth);
        expect(byLayouts(page, layouts), broker.name).toEqual(byRules(page));
      }
  });
});

describe('stops that were learned', () => {
  const [broker] = STOP_BROKERS;
  const lines = (from: readonly string[], to: readonly string[], more: readonly string[] = []) =>
    pageItemsOf([
      'FERNDALE FREIGHT',
      'Load # 4000-S',
      '',
      'Truck starts at the yard of',
      ...from,
      'Date: 09/10/2026 08:00',
      '',
      ...more,
      'Truck ends at the yard of',
      ...to,
      'Date: 09/11/2026 14:00',
      '',
      'Total: $1200.00',
      'Send the signed papers within two days',
      'Call the desk before you leave',
    ]);
  const [dallas, memphis, omaha] = [['Dallas, TX 75201'], ['Memphis, TN 38103'], ['Omaha, NE 68102']];
  const doubts = (page: DocumentPage) => {
    const stops = { ...taughtBy(broker!), confirmed: 3 };
    return byLayouts(page, [layoutFrom(broker!, stops)]).flags.map(({ doubt }) => doubt);
  };

  it('are doubted where an address more is on the paper, or their words are not', () => {
    expect(doubts(lines(dallas!, memphis!))).toEqual([]);
    expect(doubts(lines(dallas!, memphis!, ['By way of', ...omaha!, '']))).toContain('stops-learned');
    const changed = lines(dallas!, memphis!);
    const without = {
      ...changed,
      items: changed.items.map((item) =>
        item.text.startsWith('Truck') ? { ...item, text: 'See the portal for the yard' } : item,
      ),
    };
    expect(doubts(without)).toContain('stops-lost');
  });

  it('keep every doubt about a place', () => {
    expect(doubts(lines(dallas!, ['Memphis, TN 10001']))).toContain('zip-state');
    expect(doubts(lines(['Nowheretown, TX 75201'], memphis!)).length).toBeGreaterThan(0);
  });

  it('keep what is doubtful about a scan', () => {
    const page = lines(dallas!, memphis!);
    const flag = flagOf('date-of-no-stop', undefined, '09/12/2026');
    const reading = { ...byRules(page), flags: [flag] };
    const stops = { ...taughtBy(broker!), confirmed: 3 };
    const after = withLayouts(reading, paperOf(page), [layoutFrom(broker!, stops)], (ways) =>
      readTaught([page], gazetteer(), TODAY, ways),
    );
    expect(after.stops.length).toBe(2);
    expect(after.flags).toEqual([flag]);
  });

  it('teach nothing where a place is not on the paper', () => {
    const page = lines(dallas!, memphis!);
    const confirmed = confirmedOf(
      [...dallas!, 'Reno, NV 89501'].map((text) => ({
        city: text.split(',')[0]!,
        state: text.slice(-8, -6),
        zip: text.slice(-5),
        date: '',
        role: 'pickup' as const,
      })),
    );
    expect(stopsTaughtBy(paperOf(page), byRules(page), confirmed, gazetteer(), TODAY)).toBeUndefined();
    const both = stopPaper(broker!, 0);
    const turned = confirmedOf([...both.stops].reverse());
    expect(
      stopsTaughtBy(paperOf(both.page), byRules(both.page), turned, gazetteer(), TODAY)?.reading.stops.map(
        ({ city }) => city,
      ),
    ).not.toEqual(both.stops.map(({ city }) => city));
  });
});
