import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pdfReader } from '~/platform/reader/pdf-reader.server';
import {
  figuresOf,
  scoreValue,
  scoreDetails,
  scoreDocument,
  shareOf,
  type DetailScore,
  type DocumentScore,
  type Figures,
  type Truth,
  type ValueScore,
} from '~/reading/score';

/**
 * npm run extraction:check -- <folder of pdf or jpg + json> [--worst N]
 *   Reads every PDF and JPG that has a JSON of the same name beside it and compares. Exact means all: the same stops in the same
 *   order, each with role, city, state, ZIP and date. Prints what went wrong, a table, and the figures as JSON on the last line.
 */

interface Checked {
  name: string;
  scan: boolean;
  score: DocumentScore;
  load: ValueScore;
  rate: ValueScore;
  details: DetailScore[];
  flags: string[];
  milliseconds: number;
  note: string;
}

const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (!folder) {
  console.error('usage: npm run extraction:check -- <folder of pdf or jpg + json>');
  process.exit(2);
}
await check(folder);

async function check(folder: string): Promise<void> {
  const names = readdirSync(folder)
    .filter((file) => /\.(?:pdf|jpg)$/.test(file))
    .sort();
  const checked: Checked[] = [];
  const waiting = [...names];
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      checked.push(await checkOne(folder, name));
  };
  // One by one: the times that are printed are those of a document alone.
  await work();
  checked.sort((a, b) => a.name.localeCompare(b.name));
  for (const one of checked) {
    if (one.score.exact && one.flags.length === 0 && isRight(one.load) && isRight(one.rate)) continue;
    console.log(
      `${one.score.exact ? 'exact' : 'WRONG'}  ${one.name}  ${one.flags.length > 0 ? `flags: ${[...new Set(one.flags)].join(', ')}` : 'NOT FLAGGED'}${told('load', one.load)}${told('rate', one.rate)}${one.note}`,
    );
  }
  print(checked);
}

async function checkOne(folder: string, file: string): Promise<Checked> {
  const name = file.slice(0, -4);
  const truth = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as Truth;
  const started = performance.now();
  const bytes = readFileSync(path.join(folder, file));
  const today = new Date().toISOString().slice(0, 10);
  const first = await pdfReader().read(bytes, today);
  const read = first.ok || first.circumstance !== 'starved' ? first : await pdfReader().read(bytes, today);
  const milliseconds = performance.now() - started;
  const stops = read.ok ? read.value.confirmation.stops : [];
  const score = scoreDocument(truth, stops);
  const line = (stop: {
    role: string;
    city: string;
    state: string;
    zip?: string | null;
    date?: string | null;
  }) => `${stop.role} ${stop.city}, ${stop.state} ${stop.zip ?? ''} ${stop.date ?? '-'}`;
  return {
    name,
    scan: read.ok
      ? read.value.pages.some((page) => page.source !== 'text') || truth.image_only === true
      : truth.image_only === true,
    score,
    load: scoreValue(truth.load_number, read.ok ? read.value.confirmation.loadNumber : undefined),
    rate: scoreValue(truth.rate_cents, read.ok ? read.value.confirmation.rateCents : undefined),
    details: scoreDetails(truth.details, read.ok ? (read.value.confirmation.details ?? []) : []),
    flags: read.ok ? read.value.confirmation.flags.map((flag) => flag.code) : [read.code],
    milliseconds,
    note: score.exact
      ? ''
      : `\n         truth ${truth.stops.map(line).join(' | ')}\n         read  ${stops.map(line).join(' | ')}`,
  };
}

function isRight({ outcome }: ValueScore): boolean {
  return outcome === 'right' || outcome === 'not known';
}

function told(name: string, score: ValueScore): string {
  return isRight(score) ? '' : `  ${name} ${score.outcome}: ${score.read ?? '-'} for ${score.truth ?? '-'}`;
}

function print(checked: readonly Checked[]): void {
  const text = checked.filter((one) => !one.scan);
  const scan = checked.filter((one) => one.scan);
  const unflagged = checked.filter((one) => one.flags.length === 0);
  const figures = {
    text: figuresOf(text.map((one) => one.score)),
    scan: figuresOf(scan.map((one) => one.score)),
  };
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(9);
  const row = (name: string, { n, exact, precision, recall, dates }: Figures, times: number[]) =>
    `${name.padEnd(6)}${String(n).padStart(5)}${percent(exact)}${percent(precision)}${percent(recall)}${percent(dates)}${`${Math.round(median(times))} ms`.padStart(10)}`;
  console.log(
    `\n${''.padEnd(6)}${'n'.padStart(5)}${'exact'.padStart(9)}${'prec.'.padStart(9)}${'recall'.padStart(9)}${'dates'.padStart(9)}${'median'.padStart(10)}`,
  );
  console.log(
    row(
      'text',
      figures.text,
      text.map((one) => one.milliseconds),
    ),
  );
  console.log(
    row(
      'scan',
      figures.scan,
      scan.map((one) => one.milliseconds),
    ),
  );
  const flagged = shareOf(checked.length - unflagged.length, checked.length);
  const unflaggedExact = shareOf(unflagged.filter((one) => one.score.exact).length, unflagged.length);
  console.log(
    `flagged for review ${percent(flagged).trim()}, exact among the others ${percent(unflaggedExact).trim()}\n`,
  );
  for (const name of ['load', 'rate'] as const) {
    const known = checked.filter((one) => one[name].outcome !== 'not known');
    const of = (outcome: ValueScore['outcome']) => known.filter((one) => one[name].outcome === outcome);
    console.log(
      `${name}: right ${percent(shareOf(of('right').length, known.length)).trim()} of ${known.length}, missing ${of('missing').length}, wrong ${of('wrong').length}, of these in documents without a flag ${of('wrong').filter((one) => one.flags.length === 0).length}`,
    );
  }
  printDetails(checked);
  console.log(JSON.stringify({ ...figures, flagged, unflagged_exact: unflaggedExact }));
}

/** Each kind of detail: how often right, and above all how often wrong without a doubt. */
function printDetails(checked: readonly Checked[]): void {
  const all = checked.flatMap((one) => one.details.map((detail) => ({ ...detail, name: one.name })));
  for (const kind of new Set(all.map((detail) => detail.kind))) {
    const own = all.filter((detail) => detail.kind === kind);
    const silent = own.filter((detail) => detail.outcome === 'wrong' && !detail.doubted);
    const count = (outcome: DetailScore['outcome']) =>
      own.filter((detail) => detail.outcome === outcome).length;
    const sure = own.filter((detail) => detail.outcome === 'right' && !detail.doubted).length;
    console.log(
      `${kind.padEnd(10)} right ${count('right')} of ${own.length} (${sure} without a doubt), missing ${count('missing')}, wrong ${count('wrong')}, wrong without a doubt ${silent.length}`,
    );
    for (const { name, read, truth } of silent) console.log(`    ${name}: ${read} for ${truth ?? 'nothing'}`);
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
