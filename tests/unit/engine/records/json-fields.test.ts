import { describe, expect, it } from 'vitest';
import { fieldsOf, listOf, textIn } from '~/engine/records/json-fields';

describe('what was read from JSON', () => {
  it('has fields where it is an object, and none where it is anything else', () => {
    expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
    for (const value of [null, undefined, 'text', 7, true, [1], []]) expect(fieldsOf(value)).toEqual({});
    expect(Array.isArray(fieldsOf([1]))).toBe(false);
  });

  it('has members where it is a list', () => {
    expect(listOf([1, 'a'])).toEqual([1, 'a']);
    for (const value of [null, undefined, 'text', { length: 1 }]) expect(listOf(value)).toEqual([]);
  });

  it('has a text where it is one, or a number', () => {
    expect([' a b ', 7, 1.5, true, null, undefined, ['a'], {}].map(textIn)).toEqual([
      'a b',
      '7',
      '1.5',
      '',
      '',
      '',
      '',
      '',
    ]);
  });
});
