import { describe, expect, it } from 'vitest';
import { matching } from '~/kit/search-select';

const states = ['CT Connecticut', 'ME Maine', 'NE Nebraska', 'NH New Hampshire', 'QC Québec'].map(
  (label) => ({ value: label.slice(0, 2), label }),
);
const found = (typed: string) => matching(states, typed).map(({ value }) => value);

describe('a list that is searched by typing', () => {
  it('puts first what begins so, then words that do, then the rest', () => {
    expect(found('ne')).toEqual(['NE', 'NH', 'CT', 'ME']);
  });

  it('minds neither capitals nor spaces at the ends', () => {
    expect(found('  HAMP ')).toEqual(['NH']);
  });

  it('finds nothing where nothing matches, and all where nothing is typed', () => {
    expect(found('zz')).toEqual([]);
    expect(found('')).toHaveLength(5);
  });
});
