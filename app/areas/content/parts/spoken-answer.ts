import type { Translator } from '~/kit/texts';

export interface SpokenAnswer {
  html: string;
  /** Where a sentence of it has no translation, all of it stays in English. */
  lang: 'en' | undefined;
}

const BLOCKS = /(<(p|li|h2|h3|th|td|dt|dd|caption|figcaption)(?: [^>]*)?>)([^]+?)(?=<\/\2>)/g;
const ALTS = /( alt=")([^"]+)(?=")/g;

/**
 * A text of an editor or of ours in the language of the page, paragraph by paragraph. A tag inside a paragraph is a value of
 * its text.
 */
export function spokenAnswer({ language, said, langOf }: Translator, html: string): SpokenAnswer {
  if (language === 'en') return { html, lang: undefined };
  let lang: SpokenAnswer['lang'];
  const spokenText = (inner: string): string => {
    const text = inner.trim().replace(/&#39;/g, "'");
    if (/\p{L}/u.test(text)) lang ??= langOf(text);
    return said(text);
  };
  const spoken = html
    .replace(BLOCKS, (_all, open: string, _tag, inner: string) => open + spokenText(inner))
    .replace(ALTS, (_all, open: string, alt: string) => open + spokenText(alt));
  return lang ? { html, lang } : { html: spoken, lang };
}
