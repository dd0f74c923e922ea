import { describe, expect, it } from 'vitest';
import { isLanguage, LANGUAGES } from '~/engine/text/texts';
import { TableFileError } from '~/engine/text/table-file-error';
import { PAGE_SIZES } from '~/engine/text/page-sizes';

describe('the languages', () => {
  it('are three, each with its tag and its own name', () => {
    expect(
      Object.entries(LANGUAGES).map(([short, { tag, locale, name }]) => [short, tag, locale, name]),
    ).toEqual([
      ['en', 'en', 'en-US', 'English'],
      ['fr', 'fr-CA', 'fr-CA', 'Français'],
      ['es', 'es', 'es-US', 'Español'],
    ]);
    expect(['en', 'fr', 'es', 'de', 'EN', 'fr-CA', '', null, undefined].map(isLanguage)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('what lists and files say of themselves', () => {
  it('is a page size that a person chooses, and the name of a fault', () => {
    expect(PAGE_SIZES).toEqual([10, 25, 50, 100]);
    expect(new TableFileError('Too wide.')).toMatchObject({ name: 'TableFileError', message: 'Too wide.' });
  });
});
