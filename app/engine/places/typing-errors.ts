/**
 * Typing errors: how far two keys are apart, and every key one edit away. Keys are a-z and 0-9 only.
 */

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Number of single edits (letter missing, added, wrong, or two neighbors swapped) between two keys: the optimal string
 * alignment distance. Stops counting at `atMost + 1`.
 */
export function editDistance(a: string, b: string, atMost = 4): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > atMost) return atMost + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let lowest = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
      lowest = Math.min(lowest, cost);
    }
    // A swap may reach back two rows, so one edit of slack is left before giving up.
    if (lowest > atMost + 1) return atMost + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? atMost + 1, atMost + 1);
}

/**
 * Every key one edit away, without the key itself; about 54 for each letter. Looking all of them up in an index finds
 * the swaps in short names ("tusla") that trigrams cannot see. Empty for keys under 3 or over 24 characters.
 */
export function keysOneEditAway(key: string): string[] {
  if (key.length < 3 || key.length > 24) return [];
  const found = new Set<string>();
  for (let i = 0; i <= key.length; i++) {
    const head = key.slice(0, i);
    const tail = key.slice(i);
    if (tail !== '') found.add(head + tail.slice(1));
    if (tail.length > 1) found.add(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2));
    for (const letter of LETTERS) {
      found.add(head + letter + tail);
      if (tail !== '') found.add(head + letter + tail.slice(1));
    }
  }
  found.delete(key);
  return [...found];
}
