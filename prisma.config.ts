import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma-cli/config';

// Where Prisma's native schema engine could not be downloaded, a bridge to its WebAssembly build serves instead.
const enginesFolder = new URL('./node_modules/@prisma/engines/', import.meta.url);
const hasNativeEngine =
  existsSync(enginesFolder) && readdirSync(enginesFolder).some((file) => file.startsWith('schema-engine'));
if (!hasNativeEngine) {
  process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= fileURLToPath(
    new URL('./prisma/schema-engine-wasm.mjs', import.meta.url),
  );
}

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env['DATABASE_URL'] ?? 'postgresql://stateline@127.0.0.1:5432/stateline' },
});
