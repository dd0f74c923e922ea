// The table of deploy/security.md, and what a run of its tests says of each row.

const ROW = /^\| (\d+\.\d+\.\d+) \| (\d) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm;
const NAMED = /`(tests\/[\w./-]+)`(?: "(.+?)"(?=$|;))?/g;

/** Rows of the table, each with the tests that show it: a file, and the name of a test in it or null for all. */
export function readTable(markdown) {
  return [...markdown.matchAll(ROW)].map(([, id, level, state, where, shownBy]) => ({
    id,
    level,
    state,
    where,
    tests: [...shownBy.trim().matchAll(NAMED)].map(([, file, name = null]) => ({ file, name })),
  }));
}

/** A name as it is in the source, such as "refuses %s", as what it may read in a report. */
function expressionOf(name) {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replace(/%[sdifjo]|\\\$\w+/g, '.*'));
}

/** The tests of a report (vitest --reporter=json) that a row names, and how many of them did not pass. */
function resultOf({ file, name }, report) {
  const suite = report.testResults.find((one) => one.name.replaceAll('\\', '/').endsWith(`/${file}`));
  const expression = name === null ? null : expressionOf(name);
  const named = (suite?.assertionResults ?? []).filter(
    ({ title, fullName }) => !expression || expression.test(title) || expression.test(fullName),
  );
  const passed = named.filter(({ status }) => status === 'passed').length;
  if (named.length === 0)
    return {
      text: suite?.status === 'failed' ? 'FAILED to begin' : 'FAILED: no such test ran',
      isFailed: true,
    };
  return passed === named.length
    ? { text: `${passed} passed`, isFailed: false }
    : { text: `FAILED: ${named.length - passed} of ${named.length}`, isFailed: true };
}

const line = (cells) => `| ${cells.join(' | ')} |`;

/** The table with a result for each test that it names, and a last line of counts. */
export function securityTable(rows, report) {
  const lines = [
    line(['requirement', 'level', 'state', 'where', 'test', 'result']),
    line(Array(6).fill('---')),
  ];
  let failures = 0;
  for (const { id, level, state, where, tests } of rows) {
    const results = tests.map((test) => resultOf(test, report));
    failures += results.filter(({ isFailed }) => isFailed).length;
    const names = tests.map(({ file, name }) => (name === null ? file : `${file} "${name}"`));
    lines.push(
      line([
        id,
        level,
        state,
        where,
        names.join('; ') || '–',
        results.map(({ text }) => text).join('; ') || '–',
      ]),
    );
  }
  const states = new Map();
  for (const { state } of rows) states.set(state, (states.get(state) ?? 0) + 1);
  const counts = [...states].map(([state, count]) => `${count} ${state}`).join(', ');
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  ).length;
  lines.push(
    `${rows.length} requirements: ${counts}; ${tests.length} tests in ${report.testResults.length} files, ${failed} failed${broken > 0 ? `, ${broken} files broken` : ''}; ${failures} named tests without a pass`,
  );
  return { text: lines.join('\n'), isGreen: failures === 0 && failed === 0 && broken === 0 };
}
