import { expect, it } from 'vitest';
import { cardProblem } from '~/areas/billing/api/billing-api.server';

it('says of a card when to try again, where that is known', async () => {
  const away = await cardProblem({ kind: 'unavailable', message: 'Away.' });
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  const often = await cardProblem({ kind: 'rate-limited', message: 'Later.', retryAfterSeconds: 90 });
  expect([often.status, often.headers.get('retry-after')]).toEqual([429, '90']);
  expect(await often.json()).toMatchObject({ error: { message: 'Later.' } });
});
