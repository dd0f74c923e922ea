import { afterAll, beforeAll, onTestFinished } from 'vitest';

/** What was left for the end of the file by hooks: a hook can register no other any more, and vitest says nothing of it. */
const ofHooks: (() => unknown)[] = [];
let isCollected = false;
// The measurements under bench/ use accounts of these factories too, and know no hooks.
if (process.env['VITEST'] !== undefined) {
  beforeAll(() => void (isCollected = true));
  afterAll(async () => {
    for (let work = ofHooks.pop(); work; work = ofHooks.pop()) await work();
  });
}

/** Runs `work` when the test ends in which this is called; outside of tests, hooks included, when the file ends. */
export function atEnd(work: () => unknown): void {
  try {
    onTestFinished(async () => void (await work()));
  } catch {
    if (isCollected) ofHooks.push(work);
    else afterAll(async () => void (await work()));
  }
}
