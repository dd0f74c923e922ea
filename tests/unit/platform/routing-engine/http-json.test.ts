import { describe, expect, it } from 'vitest';
import { CircuitBreaker, requestJson } from '~/platform/routing-engine/http-json.server';
import { serve } from './engine-server';

describe('the circuit breaker', () => {
  it('leaves a failing server alone, lets one question through later, and closes again', () => {
    let now = 0;
    const breaker = new CircuitBreaker(3, 1000, () => now);
    for (let i = 0; i < 3; i++) {
      expect(breaker.allows()).toBe(true);
      breaker.failed();
    }
    expect([breaker.allows(), breaker.isOpen]).toEqual([false, true]);
    now = 1001;
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
    breaker.succeeded();
    expect([breaker.allows(), breaker.isOpen]).toEqual([true, false]);
  });

  it('spares the server while it is open', async () => {
    const { url, asked } = await serve(() => ({ status: 500 }));
    const options = { timeoutMs: 500, retries: 1, backoffMs: 1, breaker: new CircuitBreaker(4, 60_000) };
    for (let i = 0; i < 10; i++) await requestJson(url, { method: 'GET' }, options);
    expect(asked).toHaveLength(4);
  });
});
