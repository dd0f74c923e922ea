import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const pack = promisify(brotliCompress);

/** Below it the answer's head weighs more. */
const SMALLEST = 512;
const TEXTS = /\.(?:js|css|svg|json)$/;

/** Writes beside every text of the browser's build the same in Brotli, as small as it gets: once here instead of at every request. */
export async function compressFiles(root) {
  const folder = path.join(root, 'public', 'build');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXTS.test(name));
  await Promise.all(names.map((name) => compress(path.join(folder, name))));
}

async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  const packed = await pack(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  await writeFile(`${file}.br`, packed);
}
