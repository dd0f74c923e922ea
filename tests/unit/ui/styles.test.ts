import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../app/styles/', import.meta.url);
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '').trim();

async function bundled(name: string): Promise<string> {
  const result = await build({
    entryPoints: [new URL(name, folder).pathname],
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'silent',
  });
  expect(result.warnings).toEqual([]);
  return result.outputFiles[0]!.text;
}

describe('the style sheets', () => {
  // The compiler hoists imports above a leading @layer statement, so the order must come from the first import.
  it.each(['app.css', 'app-shell.css'])('%s holds only imports', (name) => {
    expect(
      withoutComments(read(name))
        .replace(/@import '[^']+';/g, '')
        .trim(),
    ).toBe('');
  });

  it('declare the order of the layers before anything else', async () => {
    expect(withoutComments(read('app.css'))).toMatch(/^@import '\.\/layers\.css';/);
    expect(await bundled('app.css')).toMatch(/^@layer reset,\s*tokens,\s*base,\s*components,\s*print;/);
  });

  it.each(sheets.filter((name) => !['app.css', 'app-shell.css', 'layers.css'].includes(name)))(
    '%s wraps itself in one declared layer',
    (name) => {
      expect(withoutComments(read(name))).toMatch(
        /^@layer (reset|tokens|base|components|print) \{[\s\S]*\}$/,
      );
    },
  );

  it.each(sheets)('%s has no nested selectors', (name) => {
    expect(withoutComments(read(name))).not.toMatch(/&/);
  });

  it('weigh no more than 7 kB compressed for the public pages and 6 kB for all signed-in screens together', async () => {
    expect(gzipSync(await bundled('app.css')).length).toBeLessThan(7 * 1024);
    expect(gzipSync(await bundled('components/shell.css')).length).toBeLessThan(2 * 1024);
    expect(gzipSync(await bundled('app-shell.css')).length).toBeLessThan(6 * 1024);
  });
});
