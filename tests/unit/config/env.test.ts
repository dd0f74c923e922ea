import { describe, expect, it } from 'vitest';
import { readEnv } from '~/config/env.server';

describe('the environment', () => {
  it('needs nothing: everything embedded, on port 3000', () => {
    expect(readEnv({})).toMatchObject({ mode: 'demo', PORT: 3000, ROUTING_ENGINE: 'embedded' });
  });

  it('takes an empty value for a missing one', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, mode: 'demo' });
  });

  it.each([
    [{ PORT: 'abc' }, /^Environment: PORT /],
    [{ PORT: '70000' }, /^Environment: PORT /],
    [{ DATABASE_URL: 'mysql://x' }, /^Environment: DATABASE_URL must start with postgresql:/],
    [{ LOG_LEVEL: 'loud' }, /^Environment: LOG_LEVEL /],
    [{ ROUTING_ENGINE: 'valhalla' }, /^Environment: VALHALLA_URL is missing/],
    [{ ROUTING_ENGINE: 'pcmiler' }, /^Environment: PCMILER_KEY is missing/],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, /^Environment: PUBLIC_URL /],
  ])('names what is wrong in one line: %o', (source, message) => {
    let text = '';
    try {
      readEnv(source);
    } catch (error) {
      text = (error as Error).message;
    }
    expect(text).toMatch(message);
    expect(text).not.toContain('\n');
  });
});
