import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Any console error fails the test in which it happened. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.mocked(console.error).mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});
