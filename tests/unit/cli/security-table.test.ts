import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTable, securityTable, type TestReport } from '../../../app/cli/security-table.mjs';

const markdown = [
  'words before',
  '| requirement | level | state | where | shown by |',
  '|---|---|---|---|---|',
  '| 1.1.1 | 1 | met | `app/a.ts` | `tests/unit/a.test.ts` "says hello"; `tests/unit/b.test.ts` |',
  '| 1.1.2 | 2 | met | `app/b.ts`, told in "words" | `tests/unit/b.test.ts` "is refused with %s" |',
  '| 1.1.3 | 2 | n/a | nothing of it is here | – |',
].join('\n');

const test = (title: string, status = 'passed') => ({ title, fullName: `a group ${title}`, status });
const reportOf = (a: ReturnType<typeof test>[], b: ReturnType<typeof test>[]): TestReport => ({
  testResults: [
    {
      name: '/somewhere/tests/unit/a.test.ts',
      status: a.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
      assertionResults: a,
    },
    {
      name: '/somewhere/tests/unit/b.test.ts',
      status: b.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
      assertionResults: b,
    },
  ],
});
const GOOD = reportOf(
  [test('says hello to everybody'), test('says more')],
  [test('is refused with a dot'), test('is refused with a dash')],
);

describe('the table of security with its results', () => {
  it('names for each requirement its tests and how they went, and ends with counts', () => {
    const { text, isGreen } = securityTable(readTable(markdown), GOOD);
    expect(text.split('\n')).toEqual([
      '| requirement | level | state | where | test | result |',
      '| --- | --- | --- | --- | --- | --- |',
      '| 1.1.1 | 1 | met | `app/a.ts` | tests/unit/a.test.ts "says hello"; tests/unit/b.test.ts | 1 passed; 2 passed |',
      '| 1.1.2 | 2 | met | `app/b.ts`, told in "words" | tests/unit/b.test.ts "is refused with %s" | 2 passed |',
      '| 1.1.3 | 2 | n/a | nothing of it is here | – | – |',
      '3 requirements: 2 met, 1 n/a; 4 tests in 2 files, 0 failed; 0 named tests without a pass',
    ]);
    expect(isGreen).toBe(true);
  });

  it.each<[string, TestReport, string]>([
    ['fails', reportOf([test('says hello', 'failed')], [test('is refused with x')]), 'FAILED: 1 of 1'],
    ['is skipped', reportOf([test('says hello', 'skipped')], [test('is refused with x')]), 'FAILED: 1 of 1'],
    [
      'is called otherwise',
      reportOf([test('greets')], [test('is refused with x')]),
      'FAILED: no such test ran',
    ],
    ['is not there', { testResults: [] }, 'FAILED: no such test ran'],
    [
      'cannot begin',
      { testResults: [{ name: '/x/tests/unit/a.test.ts', status: 'failed', assertionResults: [] }] },
      'FAILED to begin',
    ],
  ])('is red where a named test %s', (_what, report, words) => {
    const { text, isGreen } = securityTable(readTable(markdown), report);
    expect(isGreen).toBe(false);
    expect(text).toContain(words);
  });

  it('is red where a test beside the named ones fails', () => {
    const report = reportOf([test('says hello'), test('other', 'failed')], [test('is refused with x')]);
    expect(securityTable(readTable(markdown), report).isGreen).toBe(false);
  });

  it('reads every row of the real table', () => {
    const rows = readTable(
      readFileSync(path.resolve(import.meta.dirname, '../../../deploy/security.md'), 'utf8'),
    );
    expect(rows.length).toBeGreaterThan(120);
    expect(rows.filter(({ state, tests }) => state === 'met' && tests.length > 0).length).toBeGreaterThan(90);
  });
});
