// Writes the database client from prisma/schema, as `prisma generate` does, by Prisma's own generator and without its command line:
// that brings 8,700 files, a studio and a database among them, of which starting the program needs none.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
// The generator's own copies, wherever npm has put them.
const requireOfGenerator = createRequire(require.resolve('@prisma/client-generator-ts'));
const { PrismaClientTsGenerator, getDMMF } = require('@prisma/client-generator-ts');
const { getConfig, mergeSchemas } = requireOfGenerator('@prisma/internals');
const { enginesVersion } = requireOfGenerator('@prisma/engines-version');

/** Generates the client of the schema in `schemaFolder` into `output`, or where the schema says. */
export async function generateClient(schemaFolder, output) {
  const schemas = readdirSync(schemaFolder)
    .filter((name) => name.endsWith('.prisma'))
    .sort()
    .map((name) => path.join(schemaFolder, name))
    .map((file) => [file, readFileSync(file, 'utf8')]);
  const { generators, datasources } = await getConfig({ datamodel: schemas });
  const [generator] = generators;
  const said = path.resolve(path.dirname(generator.sourceFilePath), generator.output.value);
  await new PrismaClientTsGenerator().generate({
    generator: { ...generator, output: { fromEnvVar: null, value: output ?? said }, isCustomOutput: true },
    otherGenerators: [],
    schemaPath: schemaFolder,
    dmmf: await getDMMF({ datamodel: schemas, previewFeatures: generator.previewFeatures }),
    datasources,
    datamodel: mergeSchemas({ schemas }),
    version: enginesVersion,
    binaryPaths: {},
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await generateClient(fileURLToPath(new URL('../../prisma/schema', import.meta.url)));
