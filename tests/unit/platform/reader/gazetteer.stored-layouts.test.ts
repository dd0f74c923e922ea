import { describe, expect, it } from 'vitest';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import { readConfirmation } from '~/reading/read-confirmation';
import { pagesOf, STORED_TODAY, storedDocuments } from '../../../fixtures/rate-confirmations/stored-pages';

/** Whole documents in the layouts of many brokers, printed and scanned: every stop with all that is printed of it, and nothing else. */
describe.each(['stored-text.jsonl', 'stored-scans.jsonl'])('a document of %s', (file) => {
  it.each(storedDocuments(file).map((one) => [one.name, one] as const))('%s', (_name, one) => {
    const { stops, loadNumber, rateCents, flags } = readConfirmation(pagesOf(one), gazetteer(), STORED_TODAY);
    expect(
      stops.map(({ role, city, state, zip, country, date }) => ({ role, city, state, zip, country, date })),
    ).toEqual(
      one.stops.map(({ role, city, state, zip, country, date }) => ({
        role,
        city,
        state,
        zip,
        country,
        date,
      })),
    );
    one.stops.forEach(({ name, street, time }, index) => {
      const stop = stops[index];
      if (name !== undefined) expect(stop?.name).toBe(name);
      if (street !== undefined) expect(stop?.street.slice(0, street.length)).toBe(street);
      if (time !== undefined) expect(stop?.time).toBe(time);
    });
    if (one.loadNumber !== undefined) expect(loadNumber).toBe(one.loadNumber);
    if (one.rateCents !== undefined) expect(rateCents).toBe(one.rateCents);
    expect(flags.map((flag) => flag.code)).toEqual(one.flags);
  });
});
