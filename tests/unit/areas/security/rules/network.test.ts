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
    ['::FFFF:10.200.130.140', '10.200'],
    ['100.64.0.1', '100.64'],
    ['x203.0.113.9', ''],
    ['203.0.113.9x', ''],
    ['203.0.113.1234', ''],
    ['2001:db8::1.2.3.4', '2001:db8'],
    ['64:ff9b::ffff:10.1.2.3', '64:ff9b'],
    ['::ffff:10.1.2.3:80', '0:0'],
    ['fe80::1', 'fe80:0'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
