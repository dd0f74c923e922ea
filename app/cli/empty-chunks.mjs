// The compiler puts an empty module where a page names one of the server's, and shares it as a chunk of its own: a request for
// nothing, a dozen times on the larger pages. Here the chunks that import such a one get an empty module of their own instead.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Whether the text of a chunk is nothing but one empty module. */
export const isEmptyChunk = (text) =>
  /^import\{(\w+) as (\w+)\}from"[^"]+";var (\w+)=\2\(\((\w+),(\w+)\)=>\{"use strict";\5\.exports=\{\}\}\);export\{\3 as a\};\s*$/.test(
    text,
  );

/** The text of a chunk without its imports of these addresses. */
export const withoutImports = (text, addresses) =>
  text.replace(/import(?:\{a as ([\w$]+)\}from)?"([^"]+)";/g, (whole, name, address) =>
    addresses.has(address) ? (name ? `const ${name}=()=>({});` : '') : whole,
  );

/** The server's own list of chunks without these addresses. */
const withoutAddresses = (text, addresses) =>
  text.replace(/"(\/[^"\s]+\/_shared\/[^"\s]+\.js)",?\s*/g, (whole, address) =>
    addresses.has(address) ? '' : whole,
  );

/**
 * Frees a finished build of its empty chunks. The files stay: what a browser has kept from an earlier build may ask for them.
 */
export function dropEmptyChunks(root, publicPath) {
  const folder = path.join(root, 'public', 'build');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const texts = new Map(scripts.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
  const addresses = new Set(
    [...texts]
      .filter(([, text]) => isEmptyChunk(text))
      .map(([file]) => publicPath + file.split(path.sep).join('/')),
  );
  if (addresses.size === 0)
    throw new Error('no empty chunk was found: the compiler writes them otherwise now');
  for (const [file, text] of texts) {
    const changed = withoutImports(text, addresses);
    if (changed !== text) writeFileSync(path.join(folder, file), changed);
  }
  const server = path.join(root, 'build', 'index.js');
  writeFileSync(server, withoutAddresses(readFileSync(server, 'utf8'), addresses));
}
