import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { generateClient } from '../../../app/cli/generate-client.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Below the project, so that both find the project's packages. */
function folder() {
  const made = mkdtempSync(path.join('build', 'client-'));
  folders.push(made);
  return path.resolve(made);
}

const filesOf = (at: string) =>
  Object.fromEntries(
    readdirSync(at, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(at, file), readFileSync(file, 'utf8')]),
  );

describe('generateClient', () => {
  it('writes file for file what `prisma generate` writes', async () => {
    const at = folder();
    const schema = path.join(at, 'prisma', 'schema');
    cpSync('prisma/schema', schema, { recursive: true });
    writeFileSync(path.join(at, 'prisma.config.mjs'), "export default { schema: 'prisma/schema' };\n");
    const env = {
      ...process.env,
      CHECKPOINT_DISABLE: '1',
      PRISMA_SCHEMA_ENGINE_BINARY: path.resolve('prisma/schema-engine-wasm.mjs'),
    };
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.resolve('node_modules/prisma-cli/build/index.js'), 'generate', '--no-hints'],
      { cwd: at, encoding: 'utf8', env },
    );
    expect(status, stderr).toBe(0);
    const output = path.join(at, 'app/platform/database/generated/prisma');
    const byPrisma = filesOf(output);
    expect(Object.keys(byPrisma).length).toBeGreaterThan(50);
    rmSync(output, { recursive: true });
    await generateClient(schema, output);
    expect(filesOf(output)).toEqual(byPrisma);
  }, 60_000);
});
