import { useMatches } from '@remix-run/react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Language, Texts } from '~/engine/text/texts';

type Value = string | number;

/** How figures and dates are written. */
export interface Figures {
  whole: (value: number) => string;
  fixed: (value: number, decimals: number) => string;
  cents: (cents: number, symbol?: string) => string;
  /** "February 1, 2027" */
  longDate: (isoDate: string) => string;
}

/** Texts in the language of the page. English is in the sources and is the key. */
export interface Translator {
  language: Language;
  /** t`Gallons bought in ${name}`, or t(text) for a text of a table. English where there is no translation. */
  t: (text: TemplateStringsArray | string, ...values: Value[]) => string;
  /** The same with elements among the values. */
  nodes: (text: TemplateStringsArray, ...values: ReactNode[]) => ReactNode;
  /** A whole text that the server wrote, with its values in it: errors, notices, "NY New York". */
  said: (text: string) => string;
  /** The language to mark a text with that has no translation; undefined where it is the page's own. */
  langOf: (text: string) => 'en' | undefined;
  /** Absent in English: useFigures has those. */
  figures?: Figures;
  /** A number of a form, "1234.5", as it would be typed. */
  typed: (plain: string) => string;
}

const same = (text: string): string => text;

const ENGLISH: Translator = {
  language: 'en',
  t: (text, ...values) =>
    typeof text === 'string'
      ? text
      : text.reduce((whole, part, index) => whole + String(values[index - 1]) + part),
  nodes: (text, ...values) => text.map((part, index) => (index === 0 ? part : [values[index - 1], part])),
  said: same,
  langOf: () => undefined,
  typed: same,
};

let foreign: ((texts: Texts) => Translator) | undefined;

/** Where other languages are spoken, foreign-texts.ts comes before anything is drawn; pages in English do without its weight. */
export function provideTexts(translatorOf: (texts: Texts) => Translator): void {
  foreign = translatorOf;
}

/** The texts of a page, or English where it has none. */
export const translator = (texts?: Texts): Translator => (texts && foreign ? foreign(texts) : ENGLISH);

export interface Spoken {
  /** Of the page. */
  texts: Translator;
  /** Of the frame around it, where the page itself is in English only. */
  frame: Translator;
  /** What the operator offers. */
  languages: readonly Language[];
  /** The address of the page. */
  here: string;
}

const Context = createContext<Spoken>({ texts: ENGLISH, frame: ENGLISH, languages: [], here: '' });

export const useTexts = (): Translator => useContext(Context).texts;
export const useSpoken = (): Spoken => useContext(Context);

/** The languages of a page and its frame, for what is drawn inside. */
export function TextsProvider({
  texts,
  isWhole = true,
  languages = [],
  here = '',
  children,
}: {
  texts: Texts | undefined;
  /** False where the texts are those of the frame alone. */
  isWhole?: boolean;
  languages?: readonly Language[] | undefined;
  here?: string | undefined;
  children: ReactNode;
}) {
  const value = useMemo(() => {
    const frame = translator(texts);
    return { texts: isWhole ? frame : ENGLISH, frame, languages, here };
  }, [texts, isWhole, languages, here]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

interface PageTexts {
  texts: Texts | undefined;
  isWhole: boolean;
}

export const usePageTexts = (): PageTexts => textsOfMatches(useMatches());

/** What the loaders of a page say of its language: the innermost that brings texts decides, the root's are for the frame alone. */
export const textsOfMatches = (matches: readonly { data?: unknown }[]): PageTexts =>
  matches.reduce<PageTexts>(
    (found, { data }, index) => {
      const { texts } = (data ?? {}) as { texts?: Texts };
      return texts ? { texts, isWhole: index > 0 } : found;
    },
    { texts: undefined, isWhole: false },
  );
