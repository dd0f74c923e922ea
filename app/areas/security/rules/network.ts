/**
 * Where about an address is: the first half of an IPv4 address, the first two groups of an IPv6 one. People who move between
 * the cells of one phone company mostly stay within it; someone in another country does not.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const v4 = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(mapped);
  if (v4) return `${v4[1] ?? ''}.${v4[2] ?? ''}`;
  if (!mapped.includes(':')) return '';
  const [head = ''] = mapped.split('::');
  const groups = head.split(':').filter(Boolean);
  return [groups[0] ?? '0', groups[1] ?? '0'].join(':').toLowerCase();
}
