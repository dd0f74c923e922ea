import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { forOlderBrowsers } from '../../app/cli/older-browsers.mjs';

const folder = new URL('../../app/kit/styles/', import.meta.url);

export const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);
export const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** A sheet as the build makes it: each file through PostCSS, then bundled and minified. */
export async function bundled(name: string): Promise<string> {
  const result = await build({
    entryPoints: [new URL(name, folder).pathname],
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'postcss',
        setup: (compiler) =>
          compiler.onLoad({ filter: /\.css$/ }, async ({ path }) => {
            const source = await readFile(path, 'utf8');
            const { css } = await postcss([forOlderBrowsers()]).process(source, { from: path });
            return { contents: css, loader: 'css' };
          }),
      },
    ],
  });
  if (result.warnings.length > 0) throw new Error(result.warnings.map(({ text }) => text).join('\n'));
  return result.outputFiles[0]!.text;
}

/** The oldest browsers in which every page is readable and usable. */
export const FLOOR = {
  chrome: 90,
  chrome_android: 90,
  safari: 14,
  safari_ios: 14,
  firefox: 90,
  firefox_android: 90,
} as const;

interface Support {
  version_added: string | false | null;
  version_removed?: string;
  flags?: unknown[];
  prefix?: string;
  alternative_name?: string;
  partial_implementation?: boolean;
}
interface Node {
  __compat?: { support: Record<string, Support | Support[] | undefined> };
  [key: string]: unknown;
}

const compat = (
  createRequire(import.meta.url)('@mdn/browser-compat-data') as {
    css: { properties: Node; selectors: Node; types: Node; 'at-rules': Node };
  }
).css;
const at = (node: Node | undefined, ...path: string[]) =>
  path.reduce<Node | undefined>((inner, key) => inner?.[key] as Node | undefined, node);

/** Whether all browsers of the floor know a feature; what the data does not name counts as known. */
function known(node: Node | undefined): boolean {
  const support = node?.__compat?.support;
  if (!support) return true;
  return Object.entries(FLOOR).every(([browser, floor]) => {
    const entries = [support[browser] ?? []].flat();
    if (entries.length === 0) return true;
    return entries.some(
      (entry) =>
        typeof entry.version_added === 'string' &&
        !entry.flags &&
        !entry.prefix &&
        !entry.alternative_name &&
        !(Number.parseFloat(entry.version_removed ?? '999') <= floor) &&
        Number.parseFloat(entry.version_added.replace('≤', '')) <= floor,
    );
  });
}

/** Every function of a value: `color-mix`, `clamp` ... with its place in the data. */
function typesByName(): Map<string, Node> {
  const found = new Map<string, Node>();
  const visit = (node: Node) => {
    for (const [key, value] of Object.entries(node)) {
      if (key === '__compat' || typeof value !== 'object' || value === null) continue;
      if ((value as Node).__compat && !found.has(key)) found.set(key, value as Node);
      visit(value as Node);
    }
  };
  visit(compat.types);
  return found;
}
const types = typesByName();

function unknownIn({ prop, value }: Declaration): string | undefined {
  if (prop.startsWith('--') || prop.startsWith('-')) {
    // A custom property keeps whatever it is given, and is void where it is used.
    if (!prop.startsWith('--')) return undefined;
  } else {
    if (!known(at(compat.properties, prop))) return prop;
    for (const word of (prop === 'font-family' ? '' : value).match(/(?<![\w#-])[a-z][a-z-]*(?![\w(-])/g) ??
      [])
      if (!known(at(compat.properties, prop, word))) return `${prop}: ${word}`;
  }
  for (const [, name] of value.matchAll(/([a-z][\w-]*)\(/g)) if (!known(types.get(name!))) return `${name}()`;
  if (/\d[dsl]v(h|w|b|i|min|max)\b/.test(value)) return 'dvh';
  return undefined;
}

/** The pseudo-classes and pseudo-elements of a selector that the floor does not know. */
const unknownSelectors = (selector: string) =>
  [...selector.matchAll(/(?<!\\):{1,2}([a-z-]+)/g)]
    .map(([, name]) => name!)
    .filter((name) => !name.startsWith('-') && !known(at(compat.selectors, name)));

const isAtRule = (node: { type: string } | undefined): node is AtRule => node?.type === 'atrule';

/** Whether a block is only read by browsers that say they know what is in it. */
function isGuarded(node: { parent?: unknown }): boolean {
  const parent = node.parent as (AtRule & { parent?: unknown }) | undefined;
  if (!parent) return false;
  return (isAtRule(parent) && parent.name === 'supports') || isGuarded(parent);
}

/** What a sheet says that the floor does not know, and that has neither an earlier plain value nor an `@supports`. */
export function unknownToTheFloor(css: string): string[] {
  const found = new Set<string>();
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    if (rule.name === 'supports' || rule.name.startsWith('-') || isGuarded(rule)) return;
    if (!known(at(compat['at-rules'], rule.name))) found.add(`@${rule.name}`);
    if (rule.name === 'media')
      for (const [, feature] of rule.params.matchAll(/\(([a-z-]+)/g))
        if (!known(at(compat['at-rules'], 'media', feature!))) found.add(`@media (${feature})`);
  });
  root.walkRules((rule) => {
    if (isGuarded(rule)) return;
    // One unknown selector voids the whole list.
    const unknown = rule.selectors.map(unknownSelectors);
    const isList = unknown.some((names) => names.length === 0);
    for (const name of unknown.flat()) found.add(isList ? `:${name} in a list` : `:${name}`);
  });
  root.walkDecls((declaration) => {
    if (isGuarded(declaration)) return;
    const rule = declaration.parent as Rule;
    const what =
      unknownIn(declaration) ?? (declaration.prop === 'gap' && isFlex(rule) ? 'gap in flex' : undefined);
    if (what === undefined) return;
    const hasPlain = rule.nodes.some(
      (other) =>
        other.type === 'decl' &&
        rule.index(other) < rule.index(declaration) &&
        (other.prop === `-webkit-${declaration.prop}` ||
          (other.prop === declaration.prop && unknownIn(other) === undefined)),
    );
    if (!hasPlain) found.add(what);
  });
  return [...found].sort();
}

const isFlex = (rule: Rule) =>
  rule.nodes.some(
    (node) => node.type === 'decl' && node.prop === 'display' && /^(inline-)?flex$/.test(node.value),
  ) && !known(at(compat.properties, 'gap', 'flex_context'));
