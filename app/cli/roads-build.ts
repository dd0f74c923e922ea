import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '~/config/project-root.server';
import { checkRules, type RuleFinding } from '~/routing/compiler/check-rules';
import { compileNetwork } from '~/routing/compiler/compile-network';
import { networkReport, type OfficialInterstates } from '~/routing/compiler/network-report';
import { writeNetworkFile } from '~/routing/format/network-file';
import { formatTextError } from '~/routing/text/network-statements';
import { readCompilerInput } from './roads-sources';

/**
 * npm run roads:build -- [--out FILE] [--network FOLDER] [--report] [--fhwa FILE] [--strict]
 *
 * Compiles app/routing/network into build/roads.bin. --report prints miles per class and state, parts, and what looks
 * wrong; --fhwa also holds the Interstates against official lengths ({"I-80": {"NE": 455.3}}); --strict makes the
 * findings that are only counted so far (see TOLERATED) errors too.
 */

/** Rules that the texts still break in some places: counted, not yet refused. */
const TOLERATED = new Set<RuleFinding['rule']>(['chord']);

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const strict = process.argv.includes('--strict');
const started = Date.now();
const out = path.resolve(argument('--out') ?? inProject('build/roads.bin'));
const fhwa = argument('--fhwa');
const official = fhwa ? (JSON.parse(readFileSync(fhwa, 'utf8')) as OfficialInterstates) : null;

const compilation = compileNetwork(readCompilerInput(argument('--network')));
const findings = checkRules(compilation, official);
const refused = findings.filter((finding) => strict || !TOLERATED.has(finding.rule));
if (compilation.errors.length || refused.length) {
  for (const error of compilation.errors) console.error(formatTextError(error));
  for (const { position, message } of refused) console.error(position ? formatTextError(position) : message);
  console.error(`${compilation.errors.length + refused.length} errors: no network was written`);
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
const count = (rule: RuleFinding['rule']) => findings.filter((finding) => finding.rule === rule).length;
console.log(
  `${path.relative(process.cwd(), out)}: ${file.length} bytes, ${compilation.tables.edgeFrom.length} edges, ` +
    `${((Date.now() - started) / 1000).toFixed(1)} s; warnings: ${compilation.warnings.length} joints and crossings that name ` +
    `no piece, ${count('chord')} pieces shorter than the crow flies, ${count('component')} loose parts`,
);
