import { decoded } from './html-text';

/** Words of distance, fuel and economy that belong to carriers of miles and gallons. "MI" is Michigan. */
const US_WORDS = /.{0,60}\b(?:[Mm]iles?|mi|[Gg]allons?|gal|mpg|MPG)\b.{0,40}/g;

/** A text in miles or gallons that is right on the pages of a route (all, where it names none), and why. */
export interface RightInUs {
  route?: RegExp;
  text: RegExp;
  why: string;
}

/** What is said in miles or gallons in a text that has no tags. */
export const usUnitsIn = (text: string): string[] =>
  [...text.replace(/\s+/g, ' ').matchAll(US_WORDS)].map(([found]) => found.trim());

/** What a page says: its text, its labels, hints, captions and titles. */
export function saidOn(html: string): string[] {
  const body = html.replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, ' ');
  const attributes = [...body.matchAll(/ (?:placeholder|aria-label|title|alt|label|data-[\w-]+)="([^"]*)"/g)];
  return [body.replace(/<[^>]+>/g, ' '), ...attributes.map(([, text = '']) => text)].map((text) =>
    decoded(text.replace(/\s+/g, ' ')),
  );
}

/** What pages say in miles or gallons, and the exceptions that none of them needed. */
export function usUnitsOn(
  pages: readonly { asked: string; html: string }[],
  right: readonly RightInUs[],
): { found: string[]; unneeded: string[] } {
  const needed = new Set<RightInUs>();
  const found = pages.flatMap(({ asked, html }) =>
    saidOn(html).flatMap((text) => {
      const rest = right.reduce((left, one) => {
        if (one.route && !one.route.test(asked)) return left;
        const without = left.replace(one.text, ' ');
        if (without !== left) needed.add(one);
        return without;
      }, text);
      return usUnitsIn(rest).map((words) => `${asked}: ${words}`);
    }),
  );
  return { found, unneeded: right.filter((one) => !needed.has(one)).map(({ why }) => why) };
}
