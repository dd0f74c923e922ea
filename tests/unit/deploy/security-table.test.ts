import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Row {
  id: string;
  level: string;
  state: string;
  where: string;
  shownBy: string;
}

const rows: Row[] = [
  ...read('deploy/security.md').matchAll(
    /^\| (\d+\.\d+\.\d+) \| (\d) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm,
  ),
].map(([, id = '', level = '', state = '', where = '', shownBy = '']) => ({
  id,
  level,
  state,
  where,
  shownBy,
}));

/** Numbers only, from the standard's own list. */
const LEVEL_1 =
  '1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3 4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2 7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2 10.4.3 10.4.4 10.4.5 11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1'.split(
    ' ',
  );
const LEVEL_2 =
  '5.1.1 5.2.3 5.4.1 5.4.2 5.4.3 6.1.2 6.1.3 6.2.9 6.2.10 6.2.11 6.2.12 6.3.3 6.3.4 6.4.3 6.4.4 6.5.1 6.5.2 6.5.3 6.5.4 6.5.5 6.6.1 6.6.2 6.6.3 6.8.1 6.8.2 6.8.3 6.8.4 7.1.1 7.1.2 7.1.3 7.3.1 7.3.2 7.4.3 7.4.4 7.4.5 7.5.1 7.5.2 7.6.1 7.6.2 8.1.2 8.2.3 8.4.1 13.1.1 13.2.1 13.2.2 13.2.3 13.2.4 13.2.5 13.3.1 13.3.2 13.4.2 13.4.3 13.4.4 13.4.5'.split(
    ' ',
  );

describe('the table of security', () => {
  it('has every requirement once, with its level', () => {
    expect(
      rows
        .filter(({ level }) => level === '1')
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...LEVEL_1].sort());
    expect(
      rows
        .filter(({ level }) => level === '2')
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...LEVEL_2].sort());
  });

  it('says of each whether it is met', () => {
    expect(
      rows
        .filter(({ state }) => !['met', 'partly', 'not met', 'n/a', 'operator'].includes(state))
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it('names only files that are there', () => {
    const named = rows.flatMap(({ id, where, shownBy }) =>
      [...`${where} ${shownBy}`.matchAll(/`([\w./@$-]+\/[\w./@$-]*)`/g)].map(([, file = '']) => ({
        id,
        file,
      })),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ file }) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('quotes tests that are there', () => {
    const quoted = rows.flatMap(({ id, shownBy }) =>
      [...shownBy.matchAll(/`(tests\/[\w./-]+)` "(.+?)"(?=$|;)/g)].map(([, file = '', name = '']) => ({
        id,
        file,
        name,
      })),
    );
    expect(quoted.length).toBeGreaterThan(40);
    expect(quoted.filter(({ file, name }) => !read(file).includes(name.replaceAll('\\"', '"')))).toEqual([]);
  });

  it('shows a test for everything it calls met, but what is met by its absence', () => {
    const byAbsence = ['6.2.10', '6.4.2', '13.2.3', '15.1.1'];
    expect(
      rows
        .filter(({ id, state, shownBy }) => state === 'met' && shownBy === '–' && !byAbsence.includes(id))
        .map(({ id }) => id),
    ).toEqual([]);
  });
});
