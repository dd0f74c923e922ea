/** Which addresses of the network a customer may have us call: those of the public internet, and no others. */

/** Networks that are not public, by first address and prefix length. */
const CLOSED_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const CLOSED_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

function v4Number(text: string): number | null {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  const parts = match?.slice(1).map(Number) ?? [];
  if (parts.length !== 4 || parts.some((part) => part > 255)) return null;
  return parts.reduce((number, part) => number * 256 + part, 0);
}

/** The eight groups of an IPv6 address in any of its spellings; null for anything else, and for one with a zone. */
export function v6Groups(text: string): number[] | null {
  const embedded = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  const tail = embedded ? v4Number(embedded[2] ?? '') : null;
  if (embedded && tail === null) return null;
  const plain =
    embedded && tail !== null
      ? `${embedded[1]}${Math.floor(tail / 65_536).toString(16)}:${(tail % 65_536).toString(16)}`
      : text;
  const halves = plain.split('::');
  if (halves.length > 2) return null;
  const [head = [], rest = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - head.length - rest.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  const groups = [...head, ...Array.from({ length: halves.length === 2 ? missing : 0 }, () => '0'), ...rest];
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
    ? groups.map((group) => parseInt(group, 16))
    : null;
}

const inV4 = (number: number, [first, bits]: readonly [string, number]): boolean => {
  const size = 2 ** (32 - bits);
  return Math.floor(number / size) === Math.floor((v4Number(first) ?? 0) / size);
};

const bitsOf = (groups: readonly number[]): string =>
  groups.map((group) => group.toString(2).padStart(16, '0')).join('');
const inV6 = (groups: readonly number[], [first, bits]: readonly [string, number]): boolean =>
  bitsOf(groups).slice(0, bits) === bitsOf(v6Groups(first) ?? []).slice(0, bits);

/**
 * Whether an address, as text, is one of the public internet. IPv6 only from 2000::/3 and without the ranges that lead
 * elsewhere (6to4, Teredo); addresses that carry an IPv4 address inside are never public.
 */
export function isPublicAddress(address: string): boolean {
  const number = v4Number(address);
  if (number !== null) return !CLOSED_V4.some((network) => inV4(number, network));
  const groups = v6Groups(address);
  if (groups === null || groups.length !== 8) return false;
  return ((groups[0] ?? 0) & 0xe000) === 0x2000 && !CLOSED_V6.some((network) => inV6(groups, network));
}
