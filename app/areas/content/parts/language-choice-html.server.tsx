import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES, type Language } from '~/engine/text/texts';
import type { Spoken, Translator } from '~/kit/texts';

/** What public/js/keep-typed.js says, among the texts of pages with a form. */
const WORDS = [
  'Restored what you typed. It is not saved yet.',
  'Discard',
  'Leave without saving?',
  'Keep editing',
  'Leave',
  'Discard and leave',
  'If you leave, what you typed stays in this tab and is back when you return to this form.',
];

/** The words of that script in the language of a page; undefined where the page has none. Written by the server alone. */
export function wordsForScripts({ t }: Translator): string | undefined {
  const words = WORDS.flatMap((text) => (t(text) === text ? [] : [[text, t(text)]]));
  return words.length > 0 ? JSON.stringify(Object.fromEntries(words)) : undefined;
}

/**
 * The same page in every language that is offered; a choice is remembered. The names are written in their own language, so that
 * those who look for one can read it.
 */
export function languageChoiceHtml({ texts, frame, languages, here }: Spoken): string {
  const [path = '', search = ''] = here.split('?');
  const hrefOf = (language: Language) => {
    const query = new URLSearchParams(search);
    query.set('lang', language);
    return `${path}?${query}`;
  };
  return renderToStaticMarkup(
    <nav className="page-foot-row" data-words={wordsForScripts(texts)} aria-label={frame.t`Language`}>
      {languages.map((language) => (
        <a
          key={language}
          href={hrefOf(language)}
          lang={LANGUAGES[language].tag}
          hrefLang={LANGUAGES[language].tag}
          aria-current={language === frame.language ? 'true' : undefined}
        >
          {LANGUAGES[language].name}
        </a>
      ))}
    </nav>,
  );
}
