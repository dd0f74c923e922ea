import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A project of one package and one tool, whose npm writes down what it is asked and installs by name only. */
function project() {
  const root = mkdtempSync(path.join(os.tmpdir(), 'install-'));
  folders.push(root);
  const at = (...parts: string[]) => path.join(root, ...parts);
  mkdirSync(at('app/cli'), { recursive: true });
  mkdirSync(at('bin'));
  cpSync('app/cli/install.mjs', at('app/cli/install.mjs'));
  const lock = (program: string) =>
    writeFileSync(
      at('package-lock.json'),
      JSON.stringify({
        packages: {
          '': { name: 'project', dependencies: { program: program } },
          bench: { name: 'tools' },
          'node_modules/tools': { resolved: 'bench', link: true },
          'node_modules/program': { version: program },
          'node_modules/tool': { version: '1.0.0', dev: true },
          'node_modules/of-another-system': { version: '1.0.0', optional: true },
        },
      }),
    );
  writeFileSync(
    at('bin/npm'),
    `#!${process.execPath}
const fs = require('node:fs');
const args = process.argv.slice(2);
fs.appendFileSync('asked', args.join(' ') + '\\n');
if (args[0] === 'ci') fs.rmSync('node_modules', { recursive: true, force: true });
fs.mkdirSync('node_modules', { recursive: true });
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const left = ['', 'bench', 'node_modules/tools', 'node_modules/of-another-system', ...(args.includes('--workspaces=false') ? ['node_modules/tool'] : [])];
for (const name of left) delete packages[name];
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`,
    { mode: 0o755 },
  );
  const asked = () => {
    const lines = readdirSync(root).includes('asked')
      ? readFileSync(at('asked'), 'utf8').trim().split('\n')
      : [];
    rmSync(at('asked'), { force: true });
    return lines.map((line) =>
      line
        .split(' ')
        .filter((word) => !/include=dev|prefer-offline|audit|fund|loglevel/.test(word))
        .join(' '),
    );
  };
  const install = (tools: boolean) => {
    const code = `import { install } from ${JSON.stringify(at('app/cli/install.mjs'))}; install({ tools: ${String(tools)} });`;
    const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: root,
      env: { ...process.env, PATH: `${at('bin')}${path.delimiter}${process.env['PATH'] ?? ''}` },
    });
    expect(status).toBe(0);
    return asked();
  };
  lock('1.0.0');
  return { lock, install };
}

describe('what is installed', () => {
  it('is what the program needs at npm start, once', () => {
    const { install } = project();
    expect(install(false)).toEqual(['ci --workspaces=false']);
    expect(install(false)).toEqual([]);
  });

  it('is completed for the tests, and what stands is not taken away from a running program', () => {
    const { install } = project();
    install(false);
    expect(install(true)).toEqual(['install --no-save']);
    expect(install(true)).toEqual([]);
    expect(install(false)).toEqual([]);
  });

  it('is everything at once where the tests come first', () => {
    const { install } = project();
    expect(install(true)).toEqual(['ci']);
    expect(install(false)).toEqual([]);
  });

  it('follows a changed lock file', () => {
    const { lock, install } = project();
    install(false);
    lock('2.0.0');
    expect(install(false)).toEqual(['ci --workspaces=false']);
    lock('3.0.0');
    expect(install(true)).toEqual(['ci']);
  });
});

describe('the lock file', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; resolved?: string; integrity?: string; link?: boolean }>;
  };

  // Without them npm asks the registry for the list of all versions of each package, in the cache or not.
  it('names the public address and the sum of every package', () => {
    const from = Object.entries(packages).filter(
      ([name, { link }]) => name.startsWith('node_modules/') && !link,
    );
    expect(from.length).toBeGreaterThan(1000);
    expect(
      from
        .filter(
          ([, { resolved, integrity }]) => !resolved?.startsWith('https://registry.npmjs.org/') || !integrity,
        )
        .map(([name]) => name),
    ).toEqual([]);
  });
});

describe('the tools of tests and measurements', () => {
  const { devDependencies } = JSON.parse(readFileSync('bench/package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };

  it('are imported by nothing that npm start builds or runs', () => {
    // The one command of app/ that needs them installs them first.
    const films = path.join('app', 'cli', 'films');
    const files = ['app', 'jobs', 'prisma']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
      )
      .filter(
        (name) => /\.(?:tsx?|mjs)$/.test(name) && !name.includes('generated') && !name.startsWith(films),
      )
      .concat('server.ts', 'remix.config.js', 'postcss.config.js');
    expect(files.length).toBeGreaterThan(1000);
    const importing = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:from|import\(|import)\s*'((?:@[^/']+\/)?[^/']+)/g)]
        .filter(([, name = '']) => name in devDependencies)
        .map(([, name]) => `${file}: ${name ?? ''}`),
    );
    expect(importing).toEqual([
      // Packed file by file and given out, never run here: who installs the client gets it from npm.
      'app/areas/api/client/client.ts: openapi-fetch',
      // Prisma's native engine is left out where it cannot be downloaded: who writes migrations has the tools.
      'prisma/schema-engine-wasm.mjs: @prisma/schema-engine-wasm',
    ]);
  });
});
