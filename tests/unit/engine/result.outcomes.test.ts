import { describe, expect, it } from 'vitest';
import { fail, invalid, notFound, ok } from '~/engine/result';

describe('the outcome of a use case', () => {
  it('is a value or a failure, never both', () => {
    expect(ok(7)).toEqual({ ok: true, value: 7 });
    expect(fail({ kind: 'limit', message: 'Too many' })).toEqual({
      ok: false,
      failure: { kind: 'limit', message: 'Too many' },
    });
  });

  it('names the fields that are wrong where there are some', () => {
    expect(invalid('No', { city: ['No city'] })).toStrictEqual({
      ok: false,
      failure: { kind: 'invalid', message: 'No', fields: { city: ['No city'] } },
    });
    expect(invalid('No')).toStrictEqual({ ok: false, failure: { kind: 'invalid', message: 'No' } });
  });

  // Specification, section 8: the text of the 404 page.
  it('says of what is not there, and of what belongs to others, the same words', () => {
    expect(notFound()).toEqual({
      ok: false,
      failure: { kind: 'not-found', message: 'The page you are looking for was not found.' },
    });
    expect(notFound('This trip is gone.')).toEqual({
      ok: false,
      failure: { kind: 'not-found', message: 'This trip is gone.' },
    });
  });
});
