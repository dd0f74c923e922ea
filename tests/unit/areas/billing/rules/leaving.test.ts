import { describe, expect, it } from 'vitest';
import { LEAVING_REASONS, leavingFrom, MAX_LEAVING_WORDS } from '~/areas/billing/rules/leaving';

describe('why a plan is canceled', () => {
  it('is one of the reasons, or none', () => {
    for (const [reason] of LEAVING_REASONS) expect(leavingFrom(reason, '').reason).toBe(reason);
    for (const odd of ['', 'because', 'TOO_EXPENSIVE']) expect(leavingFrom(odd, '').reason).toBeNull();
  });

  it('keeps what was written, without its ends and not longer than the provider takes', () => {
    expect(leavingFrom('', '  back in March \n').words).toBe('back in March');
    expect(leavingFrom('', 'x'.repeat(900)).words).toHaveLength(MAX_LEAVING_WORDS);
  });
});
