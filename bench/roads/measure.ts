/** Small tools of the benchmark: seeded chance, quantiles, timing. */

export function seeded(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Timing {
  p50: number;
  p99: number;
  mean: number;
  /** 99 of 100 questions, each by its quickest round: what is left of p99 when the machine is busy with other things. */
  calm99: number;
}

/** Milliseconds per question, after one unmeasured round. */
export function time<T>(questions: readonly T[], ask: (question: T) => unknown, rounds = 3): Timing {
  for (const question of questions) ask(question);
  const taken: number[] = [];
  const quickest = questions.map(() => Infinity);
  for (let round = 0; round < rounds; round++) {
    questions.forEach((question, i) => {
      const started = performance.now();
      ask(question);
      const passed = performance.now() - started;
      taken.push(passed);
      quickest[i] = Math.min(quickest[i]!, passed);
    });
  }
  return { ...summary(taken), calm99: summary(quickest).p99 };
}

export function summary(taken: number[]): Timing {
  const sorted = [...taken].sort((a, b) => a - b);
  const at = (q: number) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!;
  return {
    p50: at(0.5),
    p99: at(0.99),
    calm99: at(0.99),
    mean: taken.reduce((sum, t) => sum + t, 0) / taken.length,
  };
}

export const ms = (value: number): string =>
  (value < 1 ? value.toFixed(3) : value < 100 ? value.toFixed(1) : value.toFixed(0)).padStart(8);
