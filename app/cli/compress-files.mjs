import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Below it the answer's head weighs more. */
const SMALLEST = 512;
const TEXTS = /\.(?:js|css|svg|json)$/;

/** Writes beside every text of the browser's build the same in Brotli, as small as it gets: once here instead of at every request. */
export function compressFiles(root) {
  const folder = path.join(root, 'public', 'build');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXTS.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    if (bytes.length < SMALLEST) continue;
    const packed = brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    writeFileSync(`${file}.br`, packed);
  }
}
