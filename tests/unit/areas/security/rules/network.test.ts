import { describe, expect, it } from 'vitest';
import { networkOf } from '~/areas/security/rules/network';

describe('where about an address is', () => {
  it.each([
    ['203.0.113.9', '203.0'],
    ['::ffff:203.0.113.9', '203.0'],
    ['2001:DB8:1:2::9', '2001:db8'],
    ['::1', '0:0'],
    ['', ''],
    ['unknown', ''],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
