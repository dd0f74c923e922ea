import { readFileSync } from 'node:fs';
import path from 'node:path';
import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { describe, expect, it } from 'vitest';
import { userTexts, wordsOf } from '../../../../factories/user-texts';

/** US English, and the names and words of the trade that no dictionary has. */
const trade = readFileSync(path.resolve(import.meta.dirname, '../../../../fixtures/trade-words.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((word) => word.toLowerCase());
const spelling = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
const isKnown = (word: string): boolean =>
  spelling.correct(word) || spelling.correct(word.toLowerCase()) || trade.includes(word.toLowerCase());

describe('the spelling of what people read', () => {
  const texts = userTexts();

  it('is that of a US dictionary with the words of the trade', () => {
    const wrong = texts.flatMap(({ file, text }) =>
      wordsOf(text)
        .filter((word) => !isKnown(word))
        .map((word) => `${word} (${file})`),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('writes email without a hyphen, but for the message that is specified', () => {
    const hyphened = texts.filter(
      ({ text }) =>
        /\be-mails?\b/i.test(text) && text !== 'This is a required field and must be valid e-mail address',
    );
    expect(hyphened.map(({ file, text }) => `${text} (${file})`)).toEqual([]);
  });

  it('sees the texts of every kind', () => {
    expect(texts.length).toBeGreaterThan(3000);
    const all = new Set(texts.map(({ text }) => text));
    for (const known of [
      'What to type',
      'An audit letter arrived',
      'Legal name is required',
      'Whom an auditor would call.',
    ])
      expect(all.has(known), known).toBe(true);
    for (const folder of ['parts', 'pages', 'views', 'rules', 'mails', 'papers'])
      expect(
        texts.some(({ file }) => file.includes(`/${folder}/`)),
        folder,
      ).toBe(true);
  });

  it('refuses British spelling, typing errors, and words of the trade nobody uses any more', () => {
    expect(['licence', 'litres', 'colour', 'cancelled', 'recieve', 'milage'].filter(isKnown)).toEqual([]);
    const used = new Set(texts.flatMap(({ text }) => wordsOf(text.toLowerCase())));
    expect(trade.filter((word) => !used.has(word))).toEqual([]);
  });

  it('reads words and leaves markup, placeholders, addresses and codes alone', () => {
    expect(
      wordsOf(
        '<b>Don&apos;t</b> write {name} to a.b@example.com, see https://x.example/y: KYU, P540, the carrier’s MPG.',
      ),
    ).toEqual(["Don't", 'write', 'see', 'the', 'carrier']);
  });
});
