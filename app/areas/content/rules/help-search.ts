/** Finds help texts by what someone typed, mistakes of a letter or two included. Pure: no index is kept between requests. */
import type { Language } from '~/engine/text/texts';

export interface HelpText {
  /** What it is called: the most telling words. */
  title: string;
  /** The rest of it, as plain words. */
  text: string;
}

export interface Found<T extends HelpText> {
  entry: T;
  score: number;
  /** What is around the first word that was found, in pieces; those that match are marked. */
  snippet: SnippetPart[];
}

export interface SnippetPart {
  text: string;
  isMatch: boolean;
}

const MOST_WORDS = 8;
const SNIPPET_LENGTH = 170;
const TITLE_WEIGHT = 4;

/** Words that say nothing about what is looked for, without their accents. */
const EMPTY_WORDS: Record<Language, ReadonlySet<string>> = {
  en: wordSet(
    'a an and are as at be by can do does for from how i if in is it me my of on or the this to was what when where which who why will with you your',
  ),
  fr: wordSet(
    'a ai au aux avec c ce ces cette comment d dans de des du elle en es est et il ils j je l la le les leur ma me mes mon n ne nous on ou par pas pour pourquoi qu quand que quel quelle quels quelles qui quoi s sa se ses si son sont sur un une vos votre vous y',
  ),
  es: wordSet(
    'a al como con cual cuales cuando de del donde e el ella en es esta este esto hay la las lo los me mi mis mas no o para pero por porque que quien se ser si sin son su sus un una uno y yo',
  ),
};

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Lower case, no accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const wordsOf = (text: string): string[] => plain(text).match(/[a-z0-9]+/g) ?? [];

/** The words of a question that are looked for; all of them where none says anything. */
export function searchWords(typed: string, language: Language = 'en'): string[] {
  const all = [...new Set(wordsOf(typed))];
  const telling = all.filter((word) => !EMPTY_WORDS[language].has(word));
  return (telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
}

/** How well a word of a text answers one that was typed: 1 is the same word, 0 is another. */
export function likeness(typed: string, word: string): number {
  if (typed === word) return 1;
  if (stemOf(typed) === stemOf(word)) return 0.9;
  if (typed.length >= 3 && word.startsWith(typed)) return 0.7;
  // Digits are never a slip: 1099 is not 2290.
  if (typed.length < 4 || /\d/.test(typed)) return 0;
  const most = typed.length >= 8 ? 2 : 1;
  return editDistance(stemOf(typed), stemOf(word), most) <= most ? 0.5 : 0;
}

/** The word without the endings of number and time: "receipts", "filing", "filed". */
const stemOf = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ies|ing|ed|es|s)$/, '').replace(/[ey]$/, '') : word;

/** Letters to add, drop, change or swap with their neighbor; `most` and one where they are more than that. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) cost = Math.min(cost, before[column - 2]! + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return Math.min(last[other.length]!, most + 1);
}

/**
 * The texts that answer, best first. A word counts more the fewer texts have it, and more in a title; a text that has less
 * than half of the words is left out.
 */
export function searchHelp<T extends HelpText>(
  entries: readonly T[],
  typed: string,
  language: Language = 'en',
): Found<T>[] {
  const sought = searchWords(typed, language);
  if (sought.length === 0) return [];
  const known = new Map<string, number[]>();
  const likenessesOf = (word: string): number[] => {
    let found = known.get(word);
    if (!found) known.set(word, (found = sought.map((one) => likeness(one, word))));
    return found;
  };
  const bestOf = (text: string): number[] =>
    wordsOf(text).reduce(
      (best, word) => likenessesOf(word).map((value, index) => Math.max(value, best[index]!)),
      sought.map(() => 0),
    );
  const rated = entries.map((entry) => ({ entry, title: bestOf(entry.title), text: bestOf(entry.text) }));
  const rarity = sought.map((_, index) => {
    const having = rated.filter(({ title, text }) => Math.max(title[index]!, text[index]!) > 0).length;
    return Math.log(1 + entries.length / (1 + having));
  });
  return rated
    .map(({ entry, title, text }) => {
      const hits = sought.map((_, index) => Math.max(title[index]!, text[index]!) > 0);
      const share = hits.filter(Boolean).length / sought.length;
      const sum = sought.reduce(
        (total, _, index) => total + rarity[index]! * (TITLE_WEIGHT * title[index]! + text[index]!),
        0,
      );
      return { entry, share, score: sum * share * share };
    })
    .filter(({ share, score }) => share >= 0.5 && score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry, score }) => ({ entry, score, snippet: snippetOf(entry.text, sought) }));
}

/** The part of a text around the first word that was looked for, cut at words, with every such word marked. */
export function snippetOf(text: string, sought: readonly string[]): SnippetPart[] {
  const isSought = (word: string) => sought.some((one) => likeness(one, plain(word)) > 0);
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const first = words.find(([word]) => isSought(word))?.index ?? 0;
  const from = first < SNIPPET_LENGTH / 2 ? 0 : text.indexOf(' ', first - SNIPPET_LENGTH / 3) + 1;
  const cut =
    text.length <= from + SNIPPET_LENGTH ? text.length : text.lastIndexOf(' ', from + SNIPPET_LENGTH);
  const to = cut > first ? cut : Math.min(text.length, from + SNIPPET_LENGTH);
  const parts: SnippetPart[] = from > 0 ? [{ text: '… ', isMatch: false }] : [];
  let at = from;
  for (const { 0: word, index } of words) {
    if (index < from || index + word.length > to || !isSought(word)) continue;
    if (index > at) parts.push({ text: text.slice(at, index), isMatch: false });
    parts.push({ text: word, isMatch: true });
    at = index + word.length;
  }
  parts.push({ text: text.slice(at, to) + (to < text.length ? ' …' : ''), isMatch: false });
  return parts.filter((part) => part.text !== '');
}
