import { describe, expect, it } from 'vitest';
import { rateFileFrom } from '~/areas/rates/pages/rate-file-form.server';

const matrix = new File(['AL,0.31'], '3Q2026.csv', { type: 'text/csv' });

function typed(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    year: '2026',
    quarter: '3',
    matrixStatus: 'final',
    file: matrix,
    ...fields,
  }))
    form.set(name, value);
  return rateFileFrom(form);
}

const wrong = (fields: Record<string, string | File>): unknown => {
  const result = typed(fields);
  return result.ok || result.failure.kind !== 'invalid' ? 'taken' : result.failure.fields;
};

describe('the form of an official rate file', () => {
  it('is the quarter, the status and the file', () => {
    const result = typed({ matrixStatus: 'preliminary' });
    expect(result).toMatchObject({
      ok: true,
      value: { quarter: { year: 2026, quarter: 3 }, matrixStatus: 'preliminary' },
    });
    expect(result.ok && result.value.file.name).toBe('3Q2026.csv');
    expect(typed({ matrixStatus: 'gossip' })).toMatchObject({ value: { matrixStatus: 'final' } });
  });

  it.each(['', '26', '2O26', '2026.5', '-2026', '99999'])('asks for a year instead of "%s"', (year) => {
    expect(wrong({ year })).toEqual({ year: ['Enter the year with four digits'] });
  });

  it('asks for a file where none was chosen, and for all that is missing at once', () => {
    expect(wrong({ file: new File([], '') })).toEqual({ file: ['File is required'] });
    expect(wrong({ year: '', file: new File([], '') })).toEqual({
      year: ['Enter the year with four digits'],
      file: ['File is required'],
    });
  });

  it('knows four quarters', () => {
    expect(wrong({ quarter: '5' })).toEqual({ quarter: ['Choose a quarter'] });
    expect(wrong({ quarter: 'third' })).toEqual({ quarter: ['Choose a quarter'] });
  });
});
