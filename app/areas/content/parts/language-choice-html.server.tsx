import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES, type Language } from '~/engine/text/texts';
import type { Spoken } from '~/kit/texts';

/**
 * The same page in every language that is offered; a choice is remembered. The names are written in their own language, so that
 * those who look for one can read it.
 */
export function languageChoiceHtml({ frame, languages, here }: Spoken): string {
  const [path = '', search = ''] = here.split('?');
  const hrefOf = (language: Language) => {
    const query = new URLSearchParams(search);
    query.set('lang', language);
    return `${path}?${query}`;
  };
  return renderToStaticMarkup(
    <nav className="page-foot-row" aria-label={frame.t`Language`}>
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
