import { expect, it } from 'vitest';
import { RecentAnswers } from '~/areas/returns/recent-answers';

it('keeps answers under the contents of the question, and forgets what was not asked for longest', () => {
  const answers = new RecentAnswers<number>(2);
  answers.keep({ a: [1, 2] }, 1);
  answers.keep('b', 2);
  expect(answers.find({ a: [1, 2] })).toBe(1);
  answers.keep('c', 3);
  expect(answers.find('b')).toBeUndefined();
  expect([answers.find({ a: [1, 2] }), answers.find('c')]).toEqual([1, 3]);
  answers.keep('c', 4);
  expect([answers.find({ a: [1, 2] }), answers.find('c')]).toEqual([1, 4]);
});
