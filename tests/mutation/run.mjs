/**
 * npm run mutate                        every slice
 * npm run mutate -- ifta kernel         these slices
 * npm run mutate -- kernel --sample 4   one line in four, always the same ones; the table says so
 * npm run mutate -- app/engine/ifta/average.ts      one file, nothing recorded
 *
 * Changes the rules one by one and asks the unit tests whether they notice. Survivors go to .cache/mutation/<room>-<slice>.txt, the scores to
 * tests/mutation/README.md. Exit code 1 where a room is below the bar.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { Stryker } from '@stryker-mutator/core';

const BAR = 85;
/** Tests of the rules alone; some of these read the sources themselves, which are changed here. */
const testsOfRules = [
  ...readdirSync('tests/unit/areas')
    .map((area) => `tests/unit/areas/${area}/rules`)
    .filter((folder) => existsSync(folder)),
  '!tests/unit/areas/content/rules/cookies.test.ts',
  '!tests/unit/areas/content/rules/films.test.ts',
  '!tests/unit/areas/content/rules/public-texts.spelling.test.ts',
].join(',');
/** Tests on the whole continent's network are left out: each mutant would compile it. */
const testsOfNetwork = readdirSync('tests/unit/roads', { recursive: true })
  .map((name) => path.posix.join('tests/unit/roads', name))
  .filter((name) => name.endsWith('.test.ts') && readFileSync(name, 'utf8').includes('readCompilerInput'))
  .map((name) => `!${name}`);
const ROOMS = {
  engine: { folder: 'app/engine', tests: 'tests/unit/engine' },
  rules: { folder: 'app/areas', inner: 'rules', tests: testsOfRules },
  reading: { folder: 'app/reading', tests: 'tests/unit/reading' },
  roads: { folder: 'app/roads', tests: ['tests/unit/roads', ...testsOfNetwork].join(',') },
};
const TABLE = 'tests/mutation/README.md';
const CACHE = '.cache/mutation';
const ABOUT = `# Do the tests notice?

Written by \`npm run mutate\`: [Stryker](https://stryker-mutator.io) changes the rules one by one (a sign, a comparison, a text, a whole block),
and the unit tests of the same room are asked whether they notice. "noticed" counts tests that fail and changes that make the program
hang; "not reached" counts against the score. No kind of change is left out; "lines" tells
where a seeded sample of a slice's lines was tried in place of all; in the sum of its room such a slice counts for all its lines.
The bar is ${BAR} % for each room.`;
const HEAD = `| room | slice | mutants | noticed | not noticed | not reached | score | lines | seconds | date |
|---|---|---|---|---|---|---|---|---|---|`;

const SLICES = Object.entries(ROOMS).flatMap(([room, { folder, inner = '' }]) => [
  ...(readdirSync(folder).some((name) => name.endsWith('.ts'))
    ? [{ room, name: `${room} (top)`, mutate: [`${folder}/*.ts`] }]
    : []),
  ...readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        existsSync(path.join(folder, entry.name, inner)) &&
        readdirSync(path.join(folder, entry.name, inner)).some((name) => name.endsWith('.ts')),
    )
    .map((entry) => ({
      room,
      name: entry.name,
      mutate: [`${path.posix.join(folder, entry.name, inner)}/**/*.ts`],
    })),
]);

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '1' } },
});
const sample = Number(values.sample);
const files = asked.filter((word) => word.includes('/'));
const named = asked.filter((word) => !word.includes('/'));
const unknown = named.filter((word) => !SLICES.some(({ name }) => name === word));
if (unknown.length > 0)
  throw new Error(
    `No such slice: ${unknown.join(', ')}. There are ${SLICES.map((slice) => slice.name).join(', ')}.`,
  );

mkdirSync(CACHE, { recursive: true });
if (files.length > 0) {
  const room = Object.keys(ROOMS).find((name) => files[0].startsWith(ROOMS[name].folder));
  const mutants = await mutate({ room, mutate: files });
  console.log(survivorsOf(mutants));
  console.log(line('these files', countOf(mutants)));
}
for (const slice of asked.length === 0 ? SLICES : SLICES.filter(({ name }) => named.includes(name))) {
  const began = Date.now();
  const mutants = await mutate(slice);
  if (mutants.length === 0) continue;
  const count = {
    ...countOf(mutants),
    seconds: Math.round((Date.now() - began) / 1000),
    date: new Date().toISOString().slice(0, 10),
    part: sample > 1 ? `1 in ${sample}` : 'all',
  };
  writeFileSync(`${CACHE}/${slice.room}-${slice.name}.txt`, survivorsOf(mutants));
  await record(slice, count);
  console.log(line(slice.name, count));
}

function mutate({ room, mutate: places }) {
  const mutate = sample > 1 ? linesOf(places) : places;
  process.env.MUTATE_TESTS = ROOMS[room].tests;
  process.env.MUTATE_PROJECT = process.cwd();
  return new Stryker({ configFile: 'tests/mutation/stryker.config.mjs', mutate }).runMutationTest();
}

/** Every nth line of the files by a number that only its place decides; a change over several lines is then not tried. */
function linesOf(places) {
  const files = places.flatMap((place) =>
    place.endsWith('*.ts')
      ? readdirSync(path.dirname(place.replace('/**', '')))
          .filter((name) => name.endsWith('.ts'))
          .map((name) => path.join(path.dirname(place.replace('/**', '')), name))
      : [place],
  );
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        text.trim() !== '' && createHash('sha256').update(`${file}:${index}`).digest()[0] % sample === 0
          ? [`${file}:${index + 1}-${index + 1}`]
          : [],
      ),
  );
}

/** Mutants by what became of them. A change after which the program hangs is noticed as well. */
function countOf(mutants) {
  const of = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  return {
    mutants: of('Killed', 'Timeout', 'Survived', 'NoCoverage'),
    killed: of('Killed', 'Timeout'),
    survived: of('Survived'),
    uncovered: of('NoCoverage'),
  };
}

function scoreOf({ killed, mutants }) {
  return mutants === 0 ? 100 : Math.floor((1000 * killed) / mutants) / 10;
}

function line(name, count) {
  return `${name}: ${scoreOf(count)} % (${count.killed} of ${count.mutants} noticed, ${count.survived} not, ${count.uncovered} reached by no test)`;
}

/** file:line:column, what was changed into what. */
function survivorsOf(mutants) {
  const texts = new Map();
  return mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ fileName, location: { start, end }, replacement, status, mutatorName }) => {
      const name = path.relative('', fileName);
      if (!texts.has(name)) texts.set(name, readFileSync(name, 'utf8').split('\n'));
      const lines = texts.get(name).slice(start.line - 1, end.line);
      const was =
        lines.length === 1
          ? lines[0].slice(start.column - 1, end.column - 1)
          : `${lines[0].slice(start.column - 1)} …`;
      return `${name}:${start.line}:${start.column} ${status === 'Survived' ? mutatorName : 'NOT REACHED'}: ${was} -> ${replacement.split('\n')[0]}`;
    })
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .join('\n');
}

/** The slice's row of the table, and the sums. */
async function record(slice, count) {
  // Two rooms may have a folder of one name.
  const keyOf = ({ room, name }) => `${room}/${name}`;
  const rows = new Map(readRows().map((row) => [keyOf(row), row]));
  rows.set(keyOf(slice), { name: slice.name, room: slice.room, ...count });
  const ordered = SLICES.flatMap((one) => rows.get(keyOf(one)) ?? []);
  const sums = Object.keys(ROOMS)
    .map((room) =>
      sumOf(
        room,
        ordered.filter((row) => row.room === room),
      ),
    )
    .filter((sum) => sum.mutants > 0);
  const open = SLICES.filter((one) => !rows.has(keyOf(one))).map(keyOf);
  const cells = (row) =>
    `| ${[row.room, row.name, row.mutants, row.killed, row.survived, row.uncovered, `${scoreOf(row).toFixed(1)} %`, row.part, row.seconds, row.date].join(' | ')} |`;
  const page = `${ABOUT}\n\n${HEAD}\n${ordered.map(cells).join('\n')}\n${sums.map(cells).join('\n')}\n${open.length > 0 ? `\nNot measured yet: ${open.join(', ')}.\n` : ''}`;
  writeFileSync(TABLE, await format(page, { parser: 'markdown', printWidth: 110, singleQuote: true }));
  process.exitCode = sums.some((sum) => scoreOf(sum) < BAR) ? 1 : 0;
}

function readRows() {
  if (!existsSync(TABLE)) return [];
  return readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((text) => ROOMS[text.split('|')[1]?.trim()] !== undefined && !text.includes('**'))
    .map((text) => {
      const [room, name, mutants, killed, survived, uncovered, , part, seconds, date] = text
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return {
        room,
        name,
        mutants: +mutants,
        killed: +killed,
        survived: +survived,
        uncovered: +uncovered,
        part,
        seconds: +seconds,
        date,
      };
    });
}

/** Of a room: a slice of which one line in n was tried stands for n times what was found in it. */
function sumOf(room, rows) {
  const weightOf = ({ part }) => Number(/^1 in (\d+)$/.exec(part)?.[1] ?? 1);
  const total = (key) =>
    rows.reduce((sum, row) => sum + row[key] * (key === 'seconds' ? 1 : weightOf(row)), 0);
  const date =
    rows
      .map((row) => row.date)
      .sort()
      .at(-1) ?? '';
  return {
    room,
    name: '**measured**',
    mutants: total('mutants'),
    killed: total('killed'),
    survived: total('survived'),
    uncovered: total('uncovered'),
    part: '',
    seconds: total('seconds'),
    date,
  };
}
