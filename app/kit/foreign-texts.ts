import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import { LANGUAGES, type Texts } from '~/engine/text/texts';
import { formatCents, formatFixed, formatWhole, MINUS } from './format';
import type { Translator } from './texts';

/** What pages in other languages than English need, and no other page loads. */

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given) => new Intl.NumberFormat(...given),
  getPluralRules: (...given) => new Intl.PluralRules(...given),
};

const keyOf = (text: TemplateStringsArray | string): string =>
  typeof text === 'string' ? text : text.reduce((key, part, index) => `${key}{${index - 1}}${part}`);

/** Finds a text that was made from this one. Of one with hardly a word of its own the values can only be figures or quarters. */
function patternOf(key: string): RegExp {
  const words = key.replace(/\{\d\}|\W/g, '');
  const isCount = words.length < 6 || /^\{0\} \w+$/.test(key);
  const source = key
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{\d\}/g, isCount ? '(\\$?\\d[\\d.,]*|Q\\d \\d{4})' : '(.+)');
  return new RegExp(`^${source}$`);
}

const ENGLISH_MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 15)),
);

/** Splits a text at the values that were put into it as marks. */
const MARK = '\u0000';

export function translatorOf({ language, marks, messages }: Texts): Translator {
  const own = (key: string): CompiledMessage | undefined => {
    const message = messages[key];
    return typeof message === 'string' || Array.isArray(message) ? message : undefined;
  };
  /** Texts with values that were put together here: no English, though no message has them. */
  const made = new Set<string>();
  const filled = (message: CompiledMessage, values: readonly (string | number)[]): string => {
    const text = format<string>(message, LANGUAGES[language].tag, Object.fromEntries(values.entries()), {
      formatters,
    }) as string;
    made.add(text);
    return text;
  };
  const t: Translator['t'] = (text, ...values) => {
    const message = own(keyOf(text));
    if (message !== undefined) return filled(message, values);
    return typeof text === 'string'
      ? text
      : text.reduce((whole, part, index) => whole + String(values[index - 1]) + part);
  };
  /** An English figure in the marks of the language. */
  const figure = (english: string): string =>
    english.replace(/[.,]/g, (mark) => (mark === ',' ? marks.group : marks.decimal));
  /** "1,234", "$9", "C$0.35" and "+0.0080"; undefined for what is no figure. */
  const amountIn = (value: string): string | undefined => {
    const [, sign = '', symbol, amount] =
      /^([+\u2212]?)((?:C?\$)?)((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)$/.exec(value) ?? [];
    if (amount === undefined) return undefined;
    return sign + (symbol ? inMoney(figure(amount), symbol) : figure(amount));
  };
  const inMoney = (amount: string, symbol: string): string =>
    marks.money.map((mark) => mark.replace('$', symbol)).join(amount);
  /** "November 2, 2026", or "11/02/2026" of a list, with the time of day or without. */
  const dateIn = (value: string): string | undefined => {
    const [, ofDay, hour, minute, half] =
      /^(\d\d\/\d\d\/\d{4}), (\d{1,2}):(\d\d)\s([AP])M$/.exec(value) ?? [];
    if (ofDay !== undefined)
      return `${dateIn(ofDay) ?? ofDay}, ${(Number(hour) % 12) + (half === 'P' ? 12 : 0)}:${minute}`;
    const [, short, shortDay, shortYear = ''] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(value) ?? [];
    const shortMonth = marks.shortMonths[Number(short) - 1];
    if (shortMonth !== undefined)
      return dateOf(shortYear, shortMonth, String(Number(shortDay)), marks.shortDate);
    const [, month = '', day = '', year] = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(value) ?? [];
    return year !== undefined && ENGLISH_MONTHS.includes(month)
      ? dateOf(year, marks.months[ENGLISH_MONTHS.indexOf(month)] ?? month, day)
      : undefined;
  };
  const dateOf = (year: string, month: string, day: string, pattern = marks.date): string =>
    pattern.replace('{day}', day).replace('{month}', month).replace('{year}', year);
  /** A name with a figure: "Kentucky 0.222", "IN 141.5", "Virginia $0.336". */
  const namedIn = (value: string): string | undefined => {
    const [, name = '', number = ''] = /^(.+) (\$?\d[\d.,]*)$/.exec(value) ?? [];
    const amount = amountIn(number);
    return amount === undefined ? undefined : `${t(name)} ${amount}`;
  };
  /** A figure, an amount, a date, a name, or several: "Gary, IN or Gary, WV", "IN 141.5, OH 151.9". */
  const valueIn = (value: string): string =>
    amountIn(value) ??
    dateIn(value) ??
    heard(value) ??
    value
      .split(', ')
      .map(
        (one) =>
          heard(one) ??
          namedIn(one) ??
          one.replace(/^(.+) (or|and) (.+)$/, (all, left: string, word: string, right: string) =>
            // Not the word inside a name: Truth or Consequences.
            /(?:[A-Z]{2}|\d)$/.test(left) || heard(left) !== undefined
              ? `${valueIn(left)} ${t(word)} ${valueIn(right)}`
              : all,
          ),
      )
      .join(', ');
  let patterns: [RegExp, string][] | undefined;
  const heard = (text: string): string | undefined => {
    const message = own(text);
    if (typeof message === 'string') return message;
    const [, code, name = ''] = /^([A-Z]{2}) (.+)$/.exec(text) ?? [];
    if (code !== undefined && own(name) !== undefined) return `${code} ${t(name)}`;
    patterns ??= Object.keys(messages)
      .filter((key) => /\{\d\}/.test(key))
      // The one with the most words of its own fits best.
      .sort((a, b) => b.length - a.length)
      .map((key) => [patternOf(key), key]);
    for (const [pattern, key] of patterns) {
      const found = pattern.exec(text);
      if (found) return filled(own(key)!, found.slice(1).map(valueIn));
    }
    return undefined;
  };
  /** Several sentences have a text each, where the whole has none: what is doubtful about a field of a receipt. */
  const heardAll = (text: string): string | undefined => {
    const sentences = text.split(/(?<=[.?]) (?=[A-Z])/).map(heard);
    const isWhole = sentences.length > 1 && sentences.every((sentence) => sentence !== undefined);
    return own(text) === undefined && isWhole ? sentences.join(' ') : heard(text);
  };
  return {
    language,
    t,
    nodes: (text, ...values) =>
      t(text, ...values.map((_value, index) => MARK + index + MARK))
        .split(MARK)
        .map((part, index) => (index % 2 === 0 ? part : values[Number(part)])),
    said: (text) => amountIn(text) ?? dateIn(text) ?? heardAll(text) ?? text,
    langOf: (text) => (made.has(text) || heardAll(text) !== undefined ? undefined : 'en'),
    typed: (plain) => (/^\d+\.\d+$/.test(plain) ? figure(plain) : plain),
    figures: {
      whole: (value) => figure(formatWhole(value)),
      fixed: (value, decimals) => figure(formatFixed(value, decimals)),
      cents: (cents, symbol = '$') => {
        return (cents < 0 ? MINUS : '') + inMoney(figure(formatCents(Math.abs(cents), '')), symbol);
      },
      longDate: (isoDate) => {
        const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate) ?? [];
        const name = marks.months[Number(month) - 1];
        return name === undefined ? isoDate : dateOf(year, name, String(Number(day)));
      },
    },
  };
}
