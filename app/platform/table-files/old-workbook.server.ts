import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { TableFileError } from '~/engine/text/table-file-error';

/** How a workbook of Excel before 2007 (XLS) begins, and every other file of that container. */
const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0] as const;

/** Longer is no workbook that people have, but one made to hurt. */
const MOST_MILLISECONDS = 30_000;
const MOST_HEAP_MB = 512;

const NOT_OPENED =
  'This old Excel file (XLS) cannot be opened. It may have a password: save it as XLSX or CSV and upload that.';

/**
 * Runs in a thread of its own, which is ended whatever the file does. Values stay as they are kept, with the formats that tell
 * days from figures.
 */
const REWRITE = `
const { parentPort, workerData } = require('node:worker_threads');
const { CFB, read, write } = require(workerData.library);
const container = CFB.read(workerData.bytes, { type: 'array' });
if (!CFB.find(container, '/Workbook') && !CFB.find(container, '/Book')) throw new Error('No workbook');
const book = read(workerData.bytes, {
  type: 'array', cellNF: true, cellFormula: false, cellHTML: false, cellText: false, dense: true,
});
// Rows without a cell are holes in the list, over which the library stumbles as it writes.
for (const name of book.SheetNames) {
  const rows = book.Sheets[name]['!data'] || [];
  for (let at = 0; at < rows.length; at += 1) rows[at] = rows[at] || [];
}
const bytes = write(book, { type: 'array', bookType: 'xlsx', compression: true });
parentPort.postMessage(new Uint8Array(bytes));
`;

export const isOldWorkbook = (bytes: Uint8Array): boolean =>
  CONTAINER.every((byte, index) => bytes[index] === byte);

/** An old workbook as an XLSX one, with the same sheets and values. @throws TableFileError where it cannot be opened. */
export function rewritten(bytes: Uint8Array): Promise<Uint8Array> {
  const library = createRequire(import.meta.url).resolve('@e965/xlsx');
  const thread = new Worker(REWRITE, {
    eval: true,
    workerData: { bytes, library },
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  return new Promise<Uint8Array>((resolve, reject) => {
    const refuse = (cause?: unknown) => reject(new TableFileError(NOT_OPENED, { cause }));
    const clock = setTimeout(() => refuse('used its time'), MOST_MILLISECONDS);
    thread.once('message', (answer: Uint8Array) => resolve(answer));
    thread.once('error', refuse);
    thread.once('exit', () => {
      clearTimeout(clock);
      refuse('ended');
    });
  }).finally(() => void thread.terminate());
}
