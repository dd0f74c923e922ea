import { describe, expect, it } from 'vitest';
import { isPublicAddress, v6Groups } from '~/areas/webhooks/rules/address-rules';
import { FORMER_SECRET_MS } from '~/areas/webhooks/rules/retry-rules';
import { urlProblem, webhookSchema } from '~/areas/webhooks/rules/webhook.schema';
import { WEBHOOK_EVENTS } from '~/areas/webhooks/rules/webhook-events';

const strict = { allowHttp: false, allowedAddresses: [] };
const schema = webhookSchema(strict);
const endpoint = { url: 'https://example.com/hook', events: ['trip.route_ready'] };
const errorsOf = (input: object) =>
  (schema.safeParse({ ...endpoint, ...input }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('an endpoint', () => {
  it('is read from a form and from a program alike', () => {
    expect(
      schema.parse({
        url: ' https://example.com/hook ',
        events: ['trip.route_ready', 'trip.route_ready'],
        active: '1',
      }),
    ).toEqual({ url: 'https://example.com/hook', events: ['trip.route_ready'], active: true });
    expect(
      [true, false, '0', undefined].map((active) => schema.parse({ ...endpoint, active }).active),
    ).toEqual([true, false, false, undefined]);
    expect(schema.safeParse({ ...endpoint, active: 'yes' }).success).toBe(false);
  });

  it('needs an address and an event, each said beside its field', () => {
    expect(errorsOf({ url: '  ' })).toEqual(['url: Address is required: where the events are sent.']);
    expect(errorsOf({ url: `https://example.com/${'a'.repeat(480)}` })).toEqual([]);
    expect(errorsOf({ url: `https://example.com/${'a'.repeat(481)}` })).toEqual([
      'url: At most 500 characters.',
    ]);
    expect(errorsOf({ url: 'http://example.com/' })).toEqual(['url: The address must begin with https://.']);
    expect(errorsOf({ events: [] })).toEqual(['events: Choose at least one event.']);
    expect(errorsOf({ events: ['trip.route_ready', 'trip.gone'] })).toEqual(['events.1: Unknown event.']);
    for (const event of WEBHOOK_EVENTS) expect(errorsOf({ events: [event] })).toEqual([]);
  });
});

describe('what is wrong with an address', () => {
  it.each([
    ['example.com', 'Write the whole address, such as https://example.com/stateline.'],
    ['http://example.com/', 'The address must begin with https://.'],
    ['https:example.com', 'The address must begin with https://.'],
    ['https:///example.com', 'The address must begin with https://.'],
    ['https:\\\\example.com', 'Write the address without spaces, line breaks and backslashes.'],
    ['https://example.com/\r\nX: y', 'Write the address without spaces, line breaks and backslashes.'],
    ['https://user@example.com/', 'Leave user name and password out of the address: what is sent is signed.'],
    [
      'https://:pass@example.com/',
      'Leave user name and password out of the address: what is sent is signed.',
    ],
    ['https://example.com/#part', 'Leave out what follows the # sign.'],
    ['https://intranet/', 'This address is not on the public internet.'],
    ['https://a.home.arpa/', 'This address is not on the public internet.'],
    ['https://10.0.0.1/', 'This address is not on the public internet.'],
    ['https://[fd00::1]/', 'This address is not on the public internet.'],
    ['https://example.com:1023/', 'This port cannot be used: take 443, or one from 1024 on.'],
    ['https://example.com:22/', 'This port cannot be used: take 443, or one from 1024 on.'],
  ])('%s: %s', (url, problem) => {
    expect(urlProblem(url, strict)).toBe(problem);
  });

  it.each([
    'https://example.com:1024/',
    'https://example.com:80/',
    'https://example.com:443/',
    'https://[2606:4700::1111]/',
    'https://mylocal.example/',
    'https://8.example.com/',
    'https://localhost.example.com/',
  ])('nothing with %s', (url) => {
    expect(urlProblem(url, strict)).toBeUndefined();
  });

  it('where a test lets it call without TLS, other schemes stay closed', () => {
    const open = { allowHttp: true, allowedAddresses: ['::1'] };
    expect(urlProblem('http://example.com/', open)).toBeUndefined();
    expect(urlProblem('ftp://example.com/', open)).toBe('The address must begin with https://.');
    expect(urlProblem('http://[::1]:9999/', open)).toBeUndefined();
  });
});

describe('addresses at the edges of the closed networks (RFC 6890)', () => {
  it.each(['0.255.255.255', '192.31.196.7', '192.52.193.7', '192.88.99.7', '192.175.48.7', '198.19.255.255'])(
    '%s is closed',
    (address) => expect(isPublicAddress(address)).toBe(false),
  );
  it.each([
    '1.0.0.0',
    '11.0.0.0',
    '192.31.195.255',
    '192.31.197.0',
    '192.52.194.0',
    '192.88.98.255',
    '192.88.100.0',
    '192.175.49.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '203.0.112.255',
    '2001:200::1',
    '3ffe::1',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

  it('reads every spelling of an IPv6 address', () => {
    expect(v6Groups('2001:db8:0:0:0:0:0:1')).toEqual([0x2001, 0xdb8, 0, 0, 0, 0, 0, 1]);
    expect(v6Groups('2001:DB8::1')).toEqual([0x2001, 0xdb8, 0, 0, 0, 0, 0, 1]);
    expect(v6Groups('::')).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(v6Groups('1::')).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
    expect(v6Groups('::ffff:192.168.255.1')).toEqual([0, 0, 0, 0, 0, 0xffff, 0xc0a8, 0xff01]);
    expect(v6Groups('64:ff9b::10.20.30.40')).toEqual([0x64, 0xff9b, 0, 0, 0, 0, 0x0a14, 0x1e28]);
    expect(v6Groups('1:2:3:4:5:6:77.88.99.100')).toEqual([1, 2, 3, 4, 5, 6, 0x4d58, 0x6364]);
  });

  it.each([
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7::8',
    '1::2::3',
    '::256.1.1.1',
    '::1.2.3',
    'g::1',
    '12345::',
    '::1%eth0',
    '',
    '1:2:3:4:5:6:7:1.2.3.4',
  ])('takes %s for none', (text) => expect(v6Groups(text)).toBeNull());
});

it('lets both secrets sign for a day after a change', () => {
  expect(FORMER_SECRET_MS).toBe(86_400_000);
});
