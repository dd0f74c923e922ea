import compile from 'icu-minify/compile';
import { processSingleton } from '~/config/process-singleton.server';
import {
  LANGUAGES,
  type ForeignLanguage,
  type Language,
  type NumberMarks,
  type Texts,
} from '~/engine/text/texts';
import { languageOf } from './language.server';
import french from './messages/fr-CA.json';
import spanish from './messages/es.json';

/** Parts of the message files: a page takes those that it shows. */
export type TextGroup = keyof typeof french;

const FILES: Record<ForeignLanguage, Record<TextGroup, Record<string, { text: string; status: string }>>> = {
  fr: french,
  es: spanish,
};

/** A group of a message file, made ready once in a process. */
const compiled = (language: ForeignLanguage, group: TextGroup): Record<string, unknown> =>
  processSingleton(`texts: ${language} ${group}`, () =>
    Object.fromEntries(Object.entries(FILES[language][group]).map(([key, { text }]) => [key, compile(text)])),
  );

/** The marks as Intl has them, taken apart: the browser puts figures together as the server does, whatever its own tables say. */
const marksOf = (language: ForeignLanguage): NumberMarks =>
  processSingleton(`texts: marks of ${language}`, () => {
    const { locale } = LANGUAGES[language];
    const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, useGrouping: true });
    const part = (type: string): string =>
      number.formatToParts(1_234_567.5).find((one) => one.type === type)?.value ?? '';
    const money = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(1);
    const digits = money.findIndex(({ type }) => type === 'integer');
    const fraction = money.findIndex(({ type }) => type === 'fraction');
    const words = (parts: readonly Intl.NumberFormatPart[]) => parts.map(({ value }) => value).join('');
    const day = (month: number) => new Date(Date.UTC(2026, month, 15));
    const datesIn = (dateStyle: 'long' | 'medium'): [pattern: string, months: string[]] => {
      const date = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
      const pattern = date
        .formatToParts(day(1))
        .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`));
      const months = Array.from(
        { length: 12 },
        (_, month) => date.formatToParts(day(month)).find(({ type }) => type === 'month')?.value ?? '',
      );
      return [pattern.join(''), months];
    };
    const [date, months] = datesIn('long');
    const [shortDate, shortMonths] = datesIn('medium');
    return {
      decimal: part('decimal'),
      group: part('group'),
      money: [words(money.slice(0, digits)), words(money.slice(fraction + 1))],
      date,
      months,
      shortDate,
      shortMonths,
    };
  });

/** The texts of these groups in a language; undefined for English, which needs none. */
export const textsIn = (language: Language, ...groups: readonly TextGroup[]): Texts | undefined =>
  language === 'en'
    ? undefined
    : {
        language,
        marks: marksOf(language),
        messages: Object.assign({}, ...groups.map((group) => compiled(language, group))) as Texts['messages'],
      };

/** What the scripts outside the framework say, as it is written: they put the values in themselves. */
export const wordsOfScripts = (language: ForeignLanguage): Record<string, string> =>
  Object.fromEntries(Object.entries(FILES[language].scripts).map(([key, { text }]) => [key, text]));

/** For a loader: the texts of its page in the language of the request. */
export const textsOf = (request: Request, ...groups: readonly TextGroup[]): Texts | undefined =>
  textsIn(languageOf(request), ...groups);
