// Packs the typed client of the API as npm does: app/areas/api/client -> build/client and build/stateline-client.tgz.
import { copyFileSync, createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import tar from 'tar-fs';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
const source = path.join(root, 'app/areas/api/client');
const folder = path.join(root, 'build/client');

const compilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  verbatimModuleSyntax: true,
  strict: true,
};
const forTypes = { ...compilerOptions, declaration: true, isolatedDeclarations: true };

/** One module as a program loads it, or the types that the compiler reads. */
function written(transpile, fileName, text, options) {
  const { outputText, diagnostics = [] } = transpile(text, {
    compilerOptions: options,
    fileName,
    reportDiagnostics: true,
  });
  if (diagnostics.length > 0)
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => source,
        getNewLine: () => '\n',
      }),
    );
  return outputText;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const name of ['package.json', 'README.md', 'api-types.d.ts'])
  copyFileSync(path.join(source, name), path.join(folder, name));
for (const name of ['client', 'webhooks']) {
  const text = readFileSync(path.join(source, `${name}.ts`), 'utf8');
  writeFileSync(
    path.join(folder, `${name}.js`),
    written(ts.transpileModule, `${name}.ts`, text, compilerOptions),
  );
  writeFileSync(
    path.join(folder, `${name}.d.ts`),
    written(ts.transpileDeclaration, `${name}.ts`, text, forTypes),
  );
}

// The same bytes from the same sources, whenever and wherever it is packed.
await pipeline(
  tar.pack(folder, {
    sort: true,
    map: ({ name, size, type }) => ({
      name: path.posix.join('package', name),
      size,
      type,
      mode: type === 'directory' ? 0o755 : 0o644,
      mtime: new Date('1985-10-26T08:15:00Z'),
      uid: 0,
      gid: 0,
    }),
  }),
  createGzip({ level: 9 }),
  createWriteStream(path.join(root, 'build/stateline-client.tgz')),
);
