import { appendFileSync } from 'node:fs';

/** A row of the closing table of `npm run bench`. */
export interface Figure {
  what: string;
  figure: string;
  /** What it must hold, in words; empty where nothing is asked. */
  bar: string;
  isHeld: boolean;
}

/** Says a figure, and whether it holds its bar; a bar that is not held ends the measurement with exit code 1. */
export function tell(what: string, figure: string, bar = '', isHeld = true): void {
  console.log(`= ${what}: ${figure}${bar === '' ? '' : ` (${bar}${isHeld ? '' : ': NOT HELD'})`}`);
  const file = process.env['BENCH_FIGURES'];
  if (file) appendFileSync(file, `${JSON.stringify({ what, figure, bar, isHeld } satisfies Figure)}\n`);
  if (!isHeld) process.exitCode = 1;
}

/** Median and 95th percentile in milliseconds, in words. */
export const percentiles = (values: readonly number[], digits = 0): string =>
  `p50 ${quantile(values, 0.5).toFixed(digits)} ms, p95 ${quantile(values, 0.95).toFixed(digits)} ms`;

/** The value below which `share` of the values lie. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

/** How long it took, in milliseconds. */
export async function timed(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** One line of a printed table: what was measured, its median and its 95th percentile in milliseconds. */
export const row = (what: string, values: readonly number[]) => ({
  what,
  'p50 ms': quantile(values, 0.5).toFixed(1),
  'p95 ms': quantile(values, 0.95).toFixed(1),
});
