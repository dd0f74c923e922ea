import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Every text that people read on screens, papers and in mails, taken from the sources themselves. */

const root = path.resolve(import.meta.dirname, '../..');

/** Folders whose strings are read by people. Data, SQL and what only programs read lie elsewhere. */
const SPOKEN =
  /^app\/(kit\/.*\.tsx$|areas\/[^/]+\/(parts|pages|views|rules|mails|papers|[^/]+\.tsx?$))|^app\/engine\//;
const FOREIGN = /\/(css|styles)\/|\.d\.m?ts$|generated/;

/** Attributes that are read or heard. */
const HEARD = new Set([
  'alt', 'aria-label', 'caption', 'hint', 'label', 'legend', 'lede', 'placeholder', 'short', 'suffix', 'summary', 'text',
  'title',
]); // prettier-ignore

export interface UserText {
  file: string;
  text: string;
}

const under = (folder: string, kind: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')));

/** A sentence or a name of several words; one word is as often a key as a label. */
const isSpoken = (text: string): boolean =>
  /^[^a-z]*[A-Z][\w’',-]*[ .]/.test(text) &&
  / /.test(text) &&
  !/\b(SELECT|FROM|WHERE|INSERT|UPDATE|JOIN|BEGIN)\b/.test(text);

function textsOf(file: string): UserText[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );
  const found: UserText[] = [];
  const add = (text: string) => {
    if (/[A-Za-z]{2}/.test(text)) found.push({ file, text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isRegularExpressionLiteral(node)) return;
    // Texts of a page that is in several languages; any other tag is SQL.
    if (ts.isTaggedTemplateExpression(node) && !/^(\w+\.)?(t|nodes)$/.test(node.tag.getText())) return;
    if (ts.isJsxText(node)) add(node.text);
    else if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      if (HEARD.has(node.name.getText())) add(node.initializer.text);
      return;
    } else if (ts.isStringLiteralLike(node)) {
      if (isSpoken(node.text)) add(node.text);
    } else if (ts.isTemplateExpression(node)) {
      const whole = [node.head.text, ...node.templateSpans.map((span) => `{} ${span.literal.text}`)].join('');
      if (isSpoken(whole)) add(whole);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Texts of the screens, mails and papers, and the articles that are seeded. */
export function userTexts(): UserText[] {
  const sources = under('app', /\.tsx?$/).filter((file) => SPOKEN.test(file) && !FOREIGN.test(file));
  const seeded = under('prisma/seed/content', /\.(ts|json|html|md)$/);
  return [
    ...sources.flatMap(textsOf),
    ...seeded.flatMap((file) =>
      file.endsWith('.ts') ? textsOf(file) : [{ file, text: readFileSync(path.join(root, file), 'utf8') }],
    ),
  ];
}

/** The words of a text: without markup, placeholders, addresses and codes. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/&(apos|rsquo|#39|#x27);/g, "'")
    .replace(
      /<[^>]*>|&[a-z#0-9]+;|\{[^}]*\}|https?:\S+|[\w.+-]+@[\w.-]+|[\w./-]*\/[\w./-]+|\S*[_\\]\S*|[\w-]+\.(?:[a-z]{2,5})\b/g,
      ' ',
    )
    .replace(/’/g, "'")
    .split(/[^\p{L}\p{N}'-]+/u)
    .flatMap((word) => word.split('-'))
    .map((word) => word.replace(/^'+|'+$|'s$/g, ''))
    .filter(
      (word) =>
        word.length > 2 && !/\d/.test(word) && !/^[A-Z]{2,}s?$/.test(word) && !/[a-z][A-Z]/.test(word),
    );
