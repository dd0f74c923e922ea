import type { Translator } from '~/kit/texts';

export interface SpokenAnswer {
  html: string;
  /** Where a sentence of it has no translation, all of it stays in English. */
  lang: 'en' | undefined;
}

/** An answer in the language of the page, paragraph by paragraph. A tag inside a paragraph is a value of its text. */
export function spokenAnswer({ said, langOf }: Translator, html: string): SpokenAnswer {
  let lang: SpokenAnswer['lang'];
  const spoken = html.replace(/(<(?:p|li)>)([^]+?)(?=<\/(?:p|li)>)/g, (_all, open: string, inner: string) => {
    const text = inner.trim().replace(/&#39;/g, "'");
    lang ??= langOf(text);
    return open + said(text);
  });
  return lang ? { html, lang } : { html: spoken, lang };
}
