import { describe, expect, it } from 'vitest';
import { addedMilesSchema, sourceChoiceSchema } from '~/areas/reconciliation/rules/added-miles.schema';

const FORM = {
  kind: 'trip',
  date: '07/15/2026',
  reason: '',
  gap: '',
  parts: [{ state: 'TX', miles: '45.2' }],
  idempotencyKey: '',
};
const NOWHERE = 'Choose the state: miles are never put anywhere by guess.';

/** The messages by the path of their field; the outcome where there are none. */
function read(form: Record<string, unknown>) {
  const outcome = addedMilesSchema.safeParse({ ...FORM, ...form });
  if (outcome.success) return outcome.data;
  return Object.fromEntries(outcome.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('miles that no record explains', () => {
  it('have a day and states with their miles, in tenths', () => {
    expect(read({})).toMatchObject({
      kind: 'trip',
      date: '2026-07-15',
      reason: '',
      gap: null,
      parts: [{ jurisdiction: 'TX', tenthMiles: 452 }],
    });
    expect(read({ date: ' 2026-07-15 ', gap: '12' })).toMatchObject({ date: '2026-07-15', gap: 12 });
    expect(read({ parts: [{ state: 'Texas', miles: 45 }] })).toMatchObject({
      parts: [{ jurisdiction: 'TX', tenthMiles: 450 }],
    });
  });

  it('leave empty lines out', () => {
    expect(
      read({
        parts: [{ state: '', miles: '' }, { state: 'OK', miles: '10' }, { state: '', miles: null }, {}],
      }),
    ).toMatchObject({ parts: [{ jurisdiction: 'OK', tenthMiles: 100 }] });
  });

  it.each(['', null, undefined, '13/45/2026', 'tomorrow'])('need a day, and %j is none', (date) => {
    expect(read({ date })).toEqual({ date: 'Enter the day, such as 07/15/2026.' });
  });

  it.each(['personal', 'exempt'])('that are %s need a reason', (kind) => {
    expect(read({ kind })).toEqual({ reason: 'Say why: an auditor will read it.' });
    expect(read({ kind, reason: 'Went home' })).toMatchObject({ kind, reason: 'Went home' });
  });

  it('are of one of three kinds', () => {
    expect(read({ kind: 'free' })).toEqual({ kind: 'Choose what these miles were.' });
  });

  it('are never put into a state by guess', () => {
    expect(read({ parts: [] })).toEqual({ 'parts.0.state': NOWHERE });
    expect(read({ parts: [{ state: '', miles: '' }] })).toEqual({ 'parts.0.state': NOWHERE });
    expect(read({ parts: [{ state: '', miles: '12' }] })).toEqual({ 'parts.0.state': NOWHERE });
    expect(
      read({
        parts: [
          { state: 'TX', miles: '1' },
          { state: 'Atlantis', miles: '12' },
        ],
      }),
    ).toEqual({
      'parts.1.state': NOWHERE,
    });
  });

  it.each(['', null, '0', '-3', 'many'])('of a state need miles, and %j are none', (miles) => {
    expect(read({ parts: [{ state: 'TX', miles }] })).toEqual({
      'parts.0.miles': 'Enter the miles, such as 45 or 45.2.',
    });
  });

  it('name each state once, and four at most', () => {
    const parts = (...states: string[]) => states.map((state) => ({ state, miles: '1' }));
    expect(read({ parts: parts('TX', 'Texas') })).toEqual({ 'parts.0.state': 'Name each state once.' });
    expect(read({ parts: parts('TX', 'OK', 'KS', 'NE') })).toMatchObject({ parts: { length: 4 } });
    expect(read({ parts: parts('TX', 'OK', 'KS', 'NE', 'SD') })).toEqual({
      parts: 'At most 4 states at once.',
    });
  });
});

describe('the choice of a source', () => {
  const read = (form: object) => {
    const outcome = sourceChoiceSchema.safeParse(form);
    return outcome.success ? outcome.data : outcome.error.issues.map(({ message }) => message);
  };

  it('has a reason, since an auditor will read it', () => {
    expect(read({ source: 'trips', reason: ' ELD was off ' })).toEqual({
      source: 'trips',
      reason: 'ELD was off',
    });
    expect(read({ source: 'positions', reason: ' ' })).toEqual(['Say why: an auditor will read it.']);
    expect(read({ source: 'odometer', reason: 'x' })).toEqual(['Choose which miles count.']);
  });
});
