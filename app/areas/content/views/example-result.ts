import type { ExampleResultView } from '~/areas/content/parts/example-result';

/** Where the example begins and ends. */
export const EXAMPLE_STOPS = ['Chicago, IL', 'Dallas, TX'] as const;

/**
 * The example beside the calculator: a real trip on our own roads with the final rates of its quarter. A test works
 * it out anew from the shipped rates, so it cannot drift from what the calculator says.
 */
export const EXAMPLE_RESULT: ExampleResultView = {
  title: 'Chicago, IL to Dallas, TX',
  quarter: 'Q3 2026',
  road: [
    { kind: 'stop', label: EXAMPLE_STOPS[0], mile: 0 },
    { kind: 'line', label: 'Missouri', mile: 369, code: 'MO' },
    { kind: 'line', label: 'Arkansas', mile: 458, code: 'AR' },
    { kind: 'line', label: 'Texas', mile: 790, code: 'TX' },
    { kind: 'stop', label: EXAMPLE_STOPS[1], mile: 970 },
  ],
  rows: [
    { code: 'IL', miles: 369, paidGallons: 40, netGallons: 17, taxCents: 1255 },
    { code: 'MO', miles: 89, paidGallons: 0, netGallons: 14, taxCents: 413 },
    { code: 'AR', miles: 332, paidGallons: 60, netGallons: -9, taxCents: -257 },
    { code: 'TX', miles: 180, paidGallons: 50, netGallons: -22, taxCents: -440 },
  ],
  totalMiles: 970,
  paidGallons: 150,
  totalCents: 971,
  mpgHundredths: 647,
};
