/** The value below which `share` of the values lie. */
export const quantile = (values: readonly number[], share: number): number => [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

/** How long it took, in milliseconds. */
export async function timed(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** One line of a printed table: what was measured, its median and its 95th percentile in milliseconds. */
export const row = (what: string, values: readonly number[]) => ({ what, 'p50 ms': quantile(values, 0.5).toFixed(1), 'p95 ms': quantile(values, 0.95).toFixed(1) });
