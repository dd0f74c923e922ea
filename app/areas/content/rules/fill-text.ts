import type { PublicText } from './public-texts';

/** A text in the language of a page; the text itself where it has none. Its values are numbered. */
type Translate = (text: string, ...values: string[]) => string;

/** A text with its links, and its names in braces, as numbered values: undefined where it has no translation. */
function inLanguage(text: string, t: Translate): string | undefined {
  const values: string[] = [];
  const key = text.replace(/<a [^>]*>[^<]*<\/a>|\{[a-z]+\}/g, (value) => `{${values.push(value) - 1}}`);
  const found = t(key, ...values);
  return found === key ? undefined : found;
}

/**
 * Our own text in another language, paragraph by paragraph. What is left in English is marked as such. With `namesEnglish`
 * the sections keep their English titles beside.
 */
export function translatedText(text: PublicText, t: Translate, { namesEnglish = false } = {}): PublicText {
  const plain = (one: string): string => inLanguage(one, t) ?? one;
  const html = (one: string): string =>
    one.replace(/<(p|li)>([^]*?)<\/\1>/g, (_whole, tag: string, inner: string) => {
      const found = inLanguage(inner, t);
      return found === undefined ? `<${tag} lang="en">${inner}</${tag}>` : `<${tag}>${found}</${tag}>`;
    });
  return {
    title: plain(text.title),
    description: plain(text.description),
    intro: html(text.intro),
    sections: text.sections.map((section) => ({
      slug: section.slug,
      title: plain(section.title),
      ...(namesEnglish && plain(section.title) !== section.title ? { english: section.title } : {}),
      html: html(section.html),
    })),
  };
}

/** Our own text with its `{names}` filled in; a name that is not given stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  );
}
