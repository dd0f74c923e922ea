import { describe, expect, it } from 'vitest';
import { assertReadyToServe, readEnv } from '~/config/env.server';

const LIVE = {
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};
const PRODUCTION = { STATELINE_MODE: 'production', SMTP_URL: 'smtp://localhost:25' };

describe('payments in the environment', () => {
  it('take all three values or none, of one mode', () => {
    expect(readEnv({}).STRIPE_SECRET_KEY).toBeUndefined();
    expect(readEnv(LIVE).STRIPE_SECRET_KEY).toBe('sk_live_abc');
    expect(() => readEnv({ STRIPE_SECRET_KEY: 'sk_live_abc' })).toThrow(/STRIPE_PUBLISHABLE_KEY is missing/);
    expect(() => readEnv({ ...LIVE, STRIPE_WEBHOOK_SECRET: '' })).toThrow(/STRIPE_WEBHOOK_SECRET is missing/);
    expect(() => readEnv({ ...LIVE, STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' })).toThrow(/different modes/);
    expect(() => readEnv({ STRIPE_SECRET_KEY: 'pk_live_abc' })).toThrow(/STRIPE_SECRET_KEY/);
  });

  it('refuse production without a live key', () => {
    expect(() => assertReadyToServe(readEnv(PRODUCTION))).toThrow(/STRIPE_SECRET_KEY is missing/);
    const test = { ...LIVE, STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' };
    expect(() => assertReadyToServe(readEnv({ ...PRODUCTION, ...test }))).toThrow(/test key/);
    expect(() => assertReadyToServe(readEnv({ ...PRODUCTION, ...LIVE }))).not.toThrow(/STRIPE/);
    expect(() => assertReadyToServe(readEnv({ STATELINE_MODE: 'demo' }))).not.toThrow();
  });
});
