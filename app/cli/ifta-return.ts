/**
 * npm run ifta:return -- <file.json>
 *
 * Computes a return from a JSON file and prints its figures as JSON on stdout, nothing else. What is wrong with
 * the file is one line on stderr that names the field, with exit code 2. Shipped rates that are not final are
 * used, with a line on stderr that says so.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Quarter } from '~/engine/calendar/quarter';
import { noticeMessage } from '~/engine/ifta/notice';
import { readReturnFile } from '~/engine/ifta/return-file';
import { describeReturnFile, figureReturnFile, needsShippedRates } from '~/engine/ifta/return-file-figures';
import type { RateTable } from '~/engine/jurisdictions/rate-table';
import { rateTableOf } from '~/areas/rates/rules/rate-sheet';
import { parseSeedRates } from '~/areas/rates/rules/seed-file';

const RATES_FOLDER = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../prisma/seed/rates');
const MAX_FILE_BYTES = 10 * 1024 * 1024;

class InputError extends Error {}

function main(args: readonly string[]): void {
  const [file, ...rest] = args;
  if (file === undefined || rest.length > 0)
    throw new InputError('usage: npm run ifta:return -- <file.json>');
  const read = readReturnFile(readJson(file));
  if (!read.ok) throw new InputError(read.failure.message);

  const { quarter } = read.value;
  const rates = quarter && needsShippedRates(read.value) ? shippedRates(quarter) : undefined;
  const computed = figureReturnFile(read.value, rates);
  if (!computed.ok) throw new InputError(computed.failure.message);
  for (const notice of computed.value.notices) {
    if (notice.code === 'preliminary-rate' || notice.code === 'reconstructed-rate') {
      process.stderr.write(`ifta-return: ${noticeMessage(notice)}\n`);
    }
  }
  process.stdout.write(`${JSON.stringify(describeReturnFile(read.value, computed.value), null, 1)}\n`);
}

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new InputError(
      `${file}: cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`,
    );
  }
  if (text.length > MAX_FILE_BYTES) throw new InputError(`${file}: is larger than 10 MB`);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new InputError(`${file}: is not JSON (${(error as Error).message.replace(/\s+/g, ' ')})`);
  }
}

/** The project's own rates of the quarter, or undefined when it ships none. */
function shippedRates(quarter: Quarter): RateTable | undefined {
  let text: string;
  try {
    text = readFileSync(path.join(RATES_FOLDER, `${quarter.year}Q${quarter.quarter}.csv`), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return rateTableOf(quarter, parseSeedRates(text));
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  process.stderr.write(`ifta-return: ${error.message}\n`);
  process.exitCode = 2;
}
