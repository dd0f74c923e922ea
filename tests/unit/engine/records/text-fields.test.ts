import { describe, expect, it } from 'vitest';
import {
  apiName,
  apiTexts,
  columnOf,
  eachText,
  namesOf,
  noTexts,
  textsOf,
  textsOfBody,
  type TextField,
} from '~/engine/records/text-fields';

const field = (label: string, column?: string): TextField => ({
  label,
  ...(column === undefined ? {} : { column }),
  longest: 20,
  importNames: [],
  searched: false,
});
const FIELDS = { bolNumber: field('BOL number', 'BOL'), notes: field('Notes') };

describe('the plain texts of a record', () => {
  it('have names in the order of their table, and others in calls and tables', () => {
    expect(namesOf(FIELDS)).toEqual(['bolNumber', 'notes']);
    expect([apiName('bolNumber'), apiName('notes'), apiName('shipToABC')]).toEqual([
      'bol_number',
      'notes',
      'ship_to_a_b_c',
    ]);
    expect([columnOf(FIELDS.bolNumber), columnOf(FIELDS.notes)]).toEqual(['BOL', 'Notes']);
  });

  it('are read of a record without the rest of it', () => {
    const record = { id: 7, bolNumber: 'B-1', notes: 'late' };
    expect(textsOf(FIELDS, record)).toEqual({ bolNumber: 'B-1', notes: 'late' });
    expect(apiTexts(FIELDS, record)).toEqual({ bol_number: 'B-1', notes: 'late' });
    expect(noTexts(FIELDS)).toEqual({ bolNumber: '', notes: '' });
    expect(eachText(FIELDS, (name, { label }) => `${name}: ${label}`)).toEqual({
      bolNumber: 'bolNumber: BOL number',
      notes: 'notes: Notes',
    });
  });

  it('are read of a body as it says them, and undefined where it says nothing', () => {
    expect(textsOfBody(FIELDS, { bol_number: null, bolNumber: 'no' })).toEqual({
      bolNumber: null,
      notes: undefined,
    });
  });
});
