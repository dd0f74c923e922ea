// npm run licenses: what is in node_modules for the program itself, by license. Fails on a license that is not on the list.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Licenses that ask for their text to be kept, and for nothing of ours. */
const FREE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'CC0-1.0',
  'CC-BY-4.0',
  'CC-BY-3.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'Python-2.0',
  'PostgreSQL',
  'WTFPL',
  'Zlib',
]);

/** Packages whose package.json says it in another way, as read in their own files. */
const KNOWN = {
  'seq-queue': 'MIT (its LICENSE)',
  zipcodes: 'BSD-3-Clause (its LICENSE)',
  // Part of Prisma's own studio, which the program never loads: used unchanged, it asks nothing of what is beside it.
  elkjs: 'EPL-2.0',
  // Loaded unchanged as a library of its own, which anyone may replace in node_modules: it asks nothing of what calls it.
  'libheif-js': 'LGPL-3.0',
};

const textOf = (pkg) => {
  const given = pkg.license ?? pkg.licenses;
  if (Array.isArray(given)) return given.map((one) => one.type ?? one).join(' OR ');
  return typeof given === 'object' ? given?.type : given;
};

/** "(MIT OR GPL-3.0)": one good choice is enough; "A AND B": both must be. */
export function isFree(license) {
  const plain = (license ?? '').replace(/[()]/g, '');
  return plain
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((part) => FREE.has(part.trim().replace(/\*$/, ''))));
}

/** Every installed package that the program needs when it runs. */
export function listLicences() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(
      ([place, entry]) =>
        place.startsWith('node_modules/') &&
        !entry.dev &&
        !entry.link &&
        existsSync(path.join(root, place, 'package.json')),
    )
    .map(([place]) => {
      const pkg = JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8'));
      return {
        name: pkg.name ?? place,
        version: pkg.version,
        license: textOf(pkg) ?? 'none stated',
        known: KNOWN[pkg.name],
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = listLicences();
  const groups = Map.groupBy
    ? Map.groupBy(all, ({ license }) => license)
    : all.reduce((map, one) => map.set(one.license, [...(map.get(one.license) ?? []), one]), new Map());
  for (const [license, members] of [...groups].sort((a, b) => b[1].length - a[1].length)) {
    console.log(
      `${license} (${members.length})\n  ${members.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
    );
  }
  const others = all.filter(({ license, known }) => !isFree(license) && !known);
  for (const { name, version, license } of others)
    console.error(`not on the list: ${name} ${version}: ${license}`);
  process.exitCode = others.length > 0 ? 1 : 0;
}
