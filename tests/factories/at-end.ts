import { afterAll, onTestFinished } from 'vitest';

/** Runs `work` when the test ends in which this is called; outside of tests, when the file ends. */
export function atEnd(work: () => unknown): void {
  try {
    onTestFinished(async () => void (await work()));
  } catch {
    afterAll(async () => void (await work()));
  }
}
