import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { signedIn } from '../factories/signed-in';

const app = await startApp({ env: { REQUEST_LINE_MS: '1000' } });
const LIST = '/mileage/trips-fuel?quarter=20263';

describe('more requests than one process answers', () => {
  it('a person comes before the hundreds of somebody else, who are answered or told when to come again', async () => {
    const [many, one] = [await signedIn(app), await signedIn(app)];
    expect((await one.visitor.get(LIST)).status).toBe(200);
    const ended: string[] = [];
    const cookie = `${many.cookie.name}=${many.cookie.value}`;
    const crowd = Array.from({ length: 400 }, async () => {
      const answer = await fetch(app.origin + LIST, { headers: { Cookie: cookie } });
      const text = await answer.text();
      ended.push('crowd');
      const { headers } = answer;
      return {
        status: answer.status,
        retryAfter: headers.get('retry-after'),
        refresh: headers.get('refresh'),
        text,
      };
    });
    // Some of them are there.
    await expect.poll(() => ended.length, { interval: 5, timeout: 30_000 }).toBeGreaterThan(0);
    expect((await one.visitor.get(LIST)).status).toBe(200);
    ended.push('one');
    const answers = await Promise.all(crowd);
    expect(ended.indexOf('one'), 'before most of them').toBeLessThan(350);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length, 'sent away').toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBe(answers.length - refused.length);
    for (const { retryAfter, refresh, text } of refused) {
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(Number(refresh), 'the browser comes again by itself').toBeGreaterThan(0);
      expect(text).toContain('Too many people are here at once.');
    }
    expect((await many.visitor.get(LIST)).status).toBe(200);
  }, 120_000);
});
