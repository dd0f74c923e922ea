import { expect, it } from 'vitest';
import { RecentAnswers } from '~/services/quarters/recent-answers';

it('works out each question once, by its contents, and forgets the one not asked for longest', () => {
  const answers = new RecentAnswers<number>(2);
  const worked: number[] = [];
  const ask = (number: number) => answers.get({ list: [number] }, () => (worked.push(number), number * 10));
  expect([ask(1), ask(2), ask(1)]).toEqual([10, 20, 10]);
  expect(worked).toEqual([1, 2]);
  expect([ask(3), ask(1), ask(2)]).toEqual([30, 10, 20]);
  expect(worked).toEqual([1, 2, 3, 2]);
});

it('keeps an answer that is undefined', () => {
  const answers = new RecentAnswers<undefined>(2);
  let worked = 0;
  for (let time = 0; time < 2; time++) answers.get(null, () => void worked++);
  expect(worked).toBe(1);
});
