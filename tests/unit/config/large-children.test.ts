import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { largeChildrenOf, offerFirst, Places } from '~/config/large-children.server';

const MB = 1024 * 1024;

/** How many of `work` are under way at once in these places. */
async function atOnce(...places: Places[]): Promise<number> {
  let [running, most] = [0, 0];
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      places[index % places.length]!.during(async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running--;
      }),
    ),
  );
  return most;
}

describe('places for large children', () => {
  it.each([
    ['a container of 512 MB', 512, 2, 1],
    ['a container of 900 MB', 900, 8, 1],
    ['a container of 1 GB', 1024, 8, 2],
    ['a laptop', 16_384, 8, 4],
    ['two processors', 16_384, 2, 2],
  ])(
    'lets as many readers work on %s as its memory and processors carry',
    async (_name, mb, processors, readers) => {
      expect(await atOnce(largeChildrenOf(mb * MB, processors).readers)).toBe(readers);
    },
  );

  it('lets one of all kinds work at a time where memory is short', async () => {
    const { readers, painters, printers, isShortOfMemory } = largeChildrenOf(512 * MB, 4);
    expect(isShortOfMemory).toBe(true);
    expect(await atOnce(readers, painters, printers)).toBe(1);
  });

  it('lets those who look at a page or print go past the readers where there is room', async () => {
    const { readers, painters, printers, isShortOfMemory } = largeChildrenOf(8192 * MB, 2);
    expect(isShortOfMemory).toBe(false);
    expect(await atOnce(readers, painters, printers)).toBe(2 + 2 + 4);
  });

  it('gives the place on after a failure', async () => {
    const places = new Places(1);
    await expect(places.during(() => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
    expect(await places.during(() => Promise.resolve('next'))).toBe('next');
  });
});

it.runIf(process.platform === 'linux')('offers a child to the system before the program', () => {
  const offerOf = (pid: number | string) => readFileSync(`/proc/${pid}/oom_score_adj`, 'latin1').trim();
  const own = offerOf('self');
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  try {
    offerFirst(child.pid);
    expect(offerOf(child.pid ?? 0)).toBe('1000');
    expect(offerOf('self')).toBe(own);
  } finally {
    child.kill('SIGKILL');
  }
  expect(() => offerFirst(undefined)).not.toThrow();
});
