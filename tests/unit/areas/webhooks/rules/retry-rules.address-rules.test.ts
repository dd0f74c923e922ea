import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '~/areas/webhooks/rules/address-rules';
import { isGivenUp, MOST_TRIES, pauseAfter } from '~/areas/webhooks/rules/retry-rules';
import { urlProblem } from '~/areas/webhooks/rules/webhook.schema';

const strict = { allowHttp: false, allowedAddresses: [] };

describe('addresses of the network', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.216.34',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '2606:2800:220:1:248:1893:25c8:1946',
    '2a00:1450:4001::1',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b::8.8.8.8',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2001::1',
    '3fff::1',
    '::127.0.0.1',
    'fd00:ec2::254',
    '',
    'localhost',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '1::2::3',
    '12345::1',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('addresses that customers give', () => {
  it.each([
    'https://example.com/hook',
    'https://hooks.example.com:8443/a?b=c',
    'https://8.8.8.8/',
    'https://bücher.example/',
  ])('%s can be called', (url) => {
    expect(urlProblem(url, strict)).toBeUndefined();
  });

  it.each([
    'http://example.com/',
    'ftp://example.com/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'example.com',
    '',
    'https://user:pass@example.com/',
    'https://example.com/#x',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://api.localhost/',
    'https://db.internal/',
    'https://printer.local/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0x7f.1/',
    'https://127.1/',
    'https://017700000001/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[fd00:ec2::254]/',
    'https://①②⑦.0.0.1/',
    'https://0/',
    'https://example.com:22/',
    'https://example.com:25/',
  ])('%s cannot', (url) => {
    expect(urlProblem(url, strict)).toEqual(expect.any(String));
  });

  it('may be of this machine only where a test says so', () => {
    expect(
      urlProblem('http://127.0.0.1:9999/', { allowHttp: true, allowedAddresses: ['127.0.0.1'] }),
    ).toBeUndefined();
    expect(
      urlProblem('http://127.0.0.2:9999/', { allowHttp: true, allowedAddresses: ['127.0.0.1'] }),
    ).toBeDefined();
  });
});

describe('tries', () => {
  it('are eight within a day, with growing pauses', () => {
    const pauses = Array.from({ length: MOST_TRIES - 1 }, (_, index) => pauseAfter(index + 1) ?? 0);
    expect(MOST_TRIES).toBe(8);
    expect(pauses.every((pause, index) => index === 0 || pause > (pauses[index - 1] ?? 0))).toBe(true);
    expect(pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000).toBeLessThan(24);
    expect(pauseAfter(8)).toBeNull();
  });

  it('end after three days without a success, and at once where the receiver is gone for good', () => {
    const now = new Date('2026-11-22T00:00:00Z');
    expect(isGivenUp(null, now, 500)).toBe(false);
    expect(isGivenUp(new Date('2026-11-19T00:00:01Z'), now, null)).toBe(false);
    expect(isGivenUp(new Date('2026-11-19T00:00:00Z'), now, null)).toBe(true);
    expect(isGivenUp(null, now, 410)).toBe(true);
  });
});
