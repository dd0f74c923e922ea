import { afterAll, beforeAll, expect, it } from 'vitest';

const ended: string[] = [];
// Registered before anything of `atEnd`, it runs after all of it.
afterAll(() => expect(ended).toEqual(['in a test', 'of the file', 'later of a hook', 'of a hook']));

const { atEnd } = await import('../factories/at-end');
atEnd(() => ended.push('of the file'));
beforeAll(() => {
  atEnd(() => ended.push('of a hook'));
  atEnd(() => ended.push('later of a hook'));
});

it('ends what a test, a file and a hook of it have begun', () => {
  atEnd(() => ended.push('in a test'));
  expect(ended).toEqual([]);
});
