import { describe, expect, it } from 'vitest';
import { fillText, translatedText } from '~/areas/content/rules/fill-text';
import { GLOSSARY } from '~/areas/content/rules/glossary';
import { ABOUT, ACCESSIBILITY, type PublicText } from '~/areas/content/rules/public-texts';
import { translatorOf } from '~/kit/foreign-texts';
import { textsIn } from '~/platform/http/languages/texts.server';

const TEXT: PublicText = {
  title: 'About {product}',
  description: 'What it does.',
  intro: '<p>Write to <a href="mailto:{support}">{support}</a>.</p>',
  sections: [{ slug: 'one', title: 'One', html: '<ul><li>First.</li><li>Second, by {product}.</li></ul>' }],
};
const KNOWN: Record<string, string> = {
  'About {0}': '{0} : à propos',
  'Write to {0}.': 'Écrivez à {0}.',
  'First.': 'Premièrement.',
  One: 'Un',
};
const t = (key: string, ...values: string[]): string =>
  (KNOWN[key] ?? key).replace(/\{(\d)\}/g, (whole, index: string) =>
    KNOWN[key] === undefined ? whole : (values[Number(index)] ?? ''),
  );

describe('fillText', () => {
  it('fills in the names that it is given and leaves the others', () => {
    expect(fillText('{product}, {support}', { product: 'Stateline' })).toBe('Stateline, {support}');
  });
});

describe('translatedText', () => {
  it('keeps links and names, and marks a paragraph that has no translation', () => {
    expect(translatedText(TEXT, t, { namesEnglish: true })).toEqual({
      title: '{product} : à propos',
      description: 'What it does.',
      intro: '<p>Écrivez à <a href="mailto:{support}">{support}</a>.</p>',
      sections: [
        {
          slug: 'one',
          title: 'Un',
          english: 'One',
          html: '<ul><li>Premièrement.</li><li lang="en">Second, by {product}.</li></ul>',
        },
      ],
    });
  });

  it.each(
    (['fr', 'es'] as const).flatMap((language) =>
      Object.entries({ ABOUT, ACCESSIBILITY, GLOSSARY }).map(([name, text]) => ({ language, name, text })),
    ),
  )('leaves nothing of $name in English in $language', ({ language, text }) => {
    const spoken = translatorOf(textsIn(language, 'frame', 'guide')!);
    const translated = translatedText(text, spoken.t);
    expect(JSON.stringify(translated)).not.toContain('lang=\\"en\\"');
    const texts = (of: PublicText) => [of.description, ...of.sections.map(({ html }) => html)];
    texts(translated).forEach((one, index) => expect(one).not.toBe(texts(text)[index]));
    // The names are left to be filled in.
    const names = (of: PublicText) =>
      JSON.stringify(of)
        .match(/\{[a-z]+\}/g)
        ?.sort() ?? [];
    expect(names(translated)).toEqual(names(text));
  });
});
