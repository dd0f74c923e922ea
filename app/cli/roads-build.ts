import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '~/config/project-root.server';
import { checkRules } from '~/roads/compiler/check-rules';
import { compileNetwork } from '~/roads/compiler/compile-network';
import { networkReport, type OfficialInterstates } from '~/roads/compiler/network-report';
import { writeNetworkFile } from '~/roads/format/network-file';
import { formatTextError } from '~/roads/text/network-statements';
import { readCompilerInput, SIDE_ROADS_FILE } from './roads-sources';

/**
 * npm run roads:build -- [--out FILE] [--network FOLDER] [--report] [--fhwa FILE] [--strict]
 *
 * Compiles app/roads/network into build/roads.bin and lays the file of side roads beside it. --report prints miles per
 * class and state, parts, and what looks wrong; --fhwa also holds the Interstates against official lengths ({"I-80": {"NE": 455.3}}); --strict refuses
 * warnings too: joints and crossings that name no piece, points that appear twice. The repository's network must pass it.
 */

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const strict = process.argv.includes('--strict');
const started = Date.now();
const out = path.resolve(argument('--out') ?? inProject('build/roads.bin'));
const fhwa = argument('--fhwa');
const folder = path.resolve(argument('--network') ?? inProject('app/roads/network'));
const official = fhwa ? (JSON.parse(readFileSync(fhwa, 'utf8')) as OfficialInterstates) : null;

const compilation = compileNetwork(readCompilerInput(folder));
const findings = checkRules(compilation, official);
const errors = strict ? [...compilation.errors, ...compilation.warnings] : compilation.errors;
if (errors.length || findings.length) {
  for (const error of errors) console.error(formatTextError(error));
  for (const { position, message } of findings) console.error(position ? formatTextError(position) : message);
  console.error(`${errors.length + findings.length} errors: no network was written`);
  process.exit(1);
}
if (process.argv.includes('--report')) {
  console.log(networkReport(compilation, official));
  for (const warning of compilation.warnings) console.log(`warning: ${formatTextError(warning)}`);
  console.log();
}

const file = writeNetworkFile(compilation.tables);
mkdirSync(path.dirname(out), { recursive: true });
writeFileSync(out, file);
const sideRoads = path.join(folder, SIDE_ROADS_FILE);
if (existsSync(sideRoads)) copyFileSync(sideRoads, path.join(path.dirname(out), SIDE_ROADS_FILE));
console.log(
  `${path.relative(process.cwd(), out)}: ${file.length} bytes, ${compilation.tables.edgeFrom.length} edges, ` +
    `${((Date.now() - started) / 1000).toFixed(1)} s; ${compilation.warnings.length} warnings`,
);
