import { describe, expect, it } from 'vitest';
import { startApp, type RunningApp } from '../factories/app';
import { signedIn, type SignedIn } from '../factories/signed-in';

const patient = await startApp({ env: { REQUEST_LINE_MS: '60000' } });
const brief = await startApp({ env: { REQUEST_LINE_MS: '200' } });
const LIST = '/mileage/trips-fuel?quarter=20263';

const ask = async (app: RunningApp, { cookie }: SignedIn) => {
  const answer = await fetch(app.origin + LIST, { headers: { Cookie: `${cookie.name}=${cookie.value}` } });
  const { headers, status } = answer;
  const [retryAfter, refresh] = [headers.get('retry-after'), headers.get('refresh')];
  return { status, retryAfter, refresh, text: await answer.text() };
};

describe('more requests than one process answers', () => {
  it('a person comes before the hundreds of somebody else', async () => {
    const [many, one] = [await signedIn(patient), await signedIn(patient)];
    expect((await ask(patient, one)).status).toBe(200);
    const ended: string[] = [];
    const crowd = Array.from({ length: 300 }, () => ask(patient, many).finally(() => ended.push('many')));
    // They are there.
    await expect.poll(() => ended.length, { interval: 5, timeout: 60_000 }).toBeGreaterThan(0);
    expect((await ask(patient, one)).status).toBe(200);
    ended.push('one');
    expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual(crowd.map(() => 200));
    expect(ended.indexOf('one'), 'before most of them').toBeLessThan(150);
  }, 180_000);

  it('who would wait too long is told when to come again, and the browser does', async () => {
    const many = await signedIn(brief);
    const answers = await Promise.all(Array.from({ length: 120 }, () => ask(brief, many)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length, 'sent away').toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBe(answers.length - refused.length);
    for (const { retryAfter, refresh, text } of refused) {
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(Number(refresh)).toBeGreaterThan(0);
      expect(text).toContain('Too many people are here at once.');
    }
    expect((await ask(brief, many)).status).toBe(200);
  }, 120_000);
});
