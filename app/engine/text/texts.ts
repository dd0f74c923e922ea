/** The languages that texts may be in, by the short name that addresses and the cookie use. */
export const LANGUAGES = {
  en: { tag: 'en', locale: 'en-US', name: 'English' },
  fr: { tag: 'fr-CA', locale: 'fr-CA', name: 'Français' },
  es: { tag: 'es', locale: 'es-US', name: 'Español' },
} as const;

export type Language = keyof typeof LANGUAGES;
/** English is in the sources; these have message files. */
export type ForeignLanguage = Exclude<Language, 'en'>;

export const isLanguage = (text: string | null | undefined): text is Language =>
  Object.keys(LANGUAGES).some((language) => language === text);

/** How a language writes figures and dates. */
export interface NumberMarks {
  decimal: string;
  group: string;
  /** Before and after an amount of dollars. */
  money: readonly [string, string];
  /** "{day} de {month} de {year}" */
  date: string;
  months: readonly string[];
  /** The same for lists: "{day} {month} {year}" with "nov." */
  shortDate: string;
  shortMonths: readonly string[];
}

/** What a page needs to be read in another language than English. */
export interface Texts {
  language: ForeignLanguage;
  marks: NumberMarks;
  /** By the English text; `{0}`, `{1}` stand for its values. As icu-minify compiles them. */
  messages: Readonly<Record<string, unknown>>;
}
