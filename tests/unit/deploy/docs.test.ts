import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { check } from 'prettier';
import { describe, expect, it } from 'vitest';
import { headlinesOf, mergeRows, readRows, writeRows } from '../../../bench/record-figures';

/** README.md and docs/ are held to the tree: what they name must exist, and copied figures must agree. */

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const MOST_WORDS = 1500;
const FOLDERS = ['app', 'jobs', 'prisma', 'public', 'tests', 'bench', 'deploy', 'docs'];
const pages = ['README.md', ...readdirSync(path.join(root, 'docs')).map((name) => `docs/${name}`)];
const scripts = Object.keys(
  (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts,
);

const tree = FOLDERS.flatMap((folder) => [
  folder,
  ...readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, name.replaceAll('\\', '/')),
  ),
]);

/** Words in `code` that begin with a folder of the tree. */
const pathsIn = (page: string): string[] =>
  [...page.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(/\s+/))
    .filter((word) => FOLDERS.some((folder) => word.startsWith(`${folder}/`)));

/** `*` and `<area>` stand for one name, `{a,b}` for one of several. */
function isInTree(named: string): boolean {
  const pattern = named
    .replace(/\/$/, '')
    .replace(/[.+()[\]^$]/g, '\\$&')
    .replace(/\*|<[a-z-]+>/g, '[^/]*')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`);
  const whole = new RegExp(`^${pattern}$`);
  return tree.some((file) => whole.test(file));
}

/** Targets of links and pictures that are files of ours. */
const linksIn = (page: string): string[] =>
  [...page.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:|^#/.test(target));

describe('README', () => {
  it(`has at most ${MOST_WORDS} words`, () => {
    const words = read('README.md').split(/\s+/).filter(Boolean);
    expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('links to every page of docs/', () => {
    const linked = linksIn(read('README.md'));
    expect(pages.filter((page) => page !== 'README.md' && !linked.includes(page))).toEqual([]);
  });

  it('says of every dependency why it is there', () => {
    const dependenciesOf = (file: string) => {
      const { dependencies = {}, devDependencies } = JSON.parse(read(file)) as Partial<
        Record<'dependencies' | 'devDependencies', Record<string, string>>
      >;
      return Object.keys({ ...dependencies, ...devDependencies });
    };
    const named = new Set([...read('README.md').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code));
    const unnamed = [...dependenciesOf('package.json'), ...dependenciesOf('bench/package.json')].filter(
      (name) => !named.has(name.startsWith('@types/') ? '@types/*' : name),
    );
    expect(unnamed).toEqual([]);
  });

  it('shows the headline figures as docs/measured.md has them', () => {
    const headlines = headlinesOf(readRows(read('docs/measured.md')));
    expect(headlines.length).toBeGreaterThan(5);
    expect(readRows(read('README.md'))).toEqual(headlines);
  });
});

describe.each(pages)('%s', (file) => {
  const page = read(file);

  it('names only files and folders that exist', () => {
    expect(pathsIn(page).filter((named) => !isInTree(named))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const folder = path.dirname(path.join(root, file));
    expect(linksIn(page).filter((target) => !existsSync(path.join(folder, target)))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const named = [...page.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

describe('npm run bench -- --record', () => {
  const page = read('docs/measured.md');
  const rows = readRows(page);
  const order = [...new Set(rows.map(({ name }) => name))];

  it('keeps the rows of what was not measured this time', () => {
    const measured = { name: 'roads', what: 'one', figure: '1 ms', bar: '', verdict: '' };
    const merged = mergeRows(rows, new Map([['roads', [measured]]]), order);
    expect(merged[0]).toEqual(measured);
    expect(merged.slice(1)).toEqual(rows.filter(({ name }) => name !== 'roads'));
  });

  it('writes the page in the form that Prettier asks for, and reads its own rows again', async () => {
    const written = await writeRows(page, rows, '2026-11-22, 2 cores');
    expect(readRows(written)).toEqual(rows);
    expect(await check(written, { parser: 'markdown', printWidth: 110, singleQuote: true })).toBe(true);
  });
});
