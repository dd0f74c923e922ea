import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { Visitor } from '../factories/visitor';

const app = await startApp();

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A line of scripts and data may be long; inline scripts carry this answer's nonce.
    'long-title': 'off',
    'require-sri': 'off',
  },
});

async function problemsOf(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap((result) =>
    result.messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}

/** Public pages, also as they come back with errors. */
describe('the public pages are valid HTML', () => {
  it.each([
    '/mileage',
    '/mileage/calculator',
    '/mileage/rates',
    '/mileage/rates/2026/2',
    '/mileage/login',
    '/mileage/register',
    '/mileage/password/reset',
    '/mileage/no-such-page',
  ])('%s', async (path) => {
    expect(await problemsOf((await new Visitor(app.origin).get(path)).html)).toEqual([]);
  });

  it('every step of the calculator', async () => {
    const visitor = new Visitor(app.origin);
    const refused = await visitor.post('/mileage/calculator', { pickup_city: '<b>"x"', delivery_city: '' });
    expect(await problemsOf(refused.html)).toEqual([]);
    const fuel = await visitor.post('/mileage/calculator', {
      pickup_city: 'Louisville',
      pickup_state: 'KY',
      delivery_city: 'Portland',
      delivery_state: 'OR',
    });
    expect(await problemsOf(fuel.html)).toEqual([]);
    const wrong = await visitor.post(fuel.url, { quarter: '20263', gallons_KY: '-4' });
    expect(wrong.status).toBe(422);
    expect(await problemsOf(wrong.html)).toEqual([]);
    const report = await visitor.post(fuel.url, { quarter: '20263', gallons_KY: '300' });
    expect(await problemsOf(report.html)).toEqual([]);
    expect(await problemsOf((await visitor.get(fuel.url.replace('/fuel', '/route'))).html)).toEqual([]);
  });
});
