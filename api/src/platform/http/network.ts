import { isIPv4, isIPv6 } from 'node:net';

const UNKNOWN = 'unknown';
const MAPPED_IPV4 = /^(?:0{0,4}:){0,5}:?ffff:(?<tail>[\da-f.:]+)$/i;

/**
 * The unit for counting visitors: an IPv4 address, or the /64 of an IPv6 address, since a provider gives one household all 2^64
 * of them. An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) counts as IPv4. Everything else that a proxy forwards counts as
 * one visitor, so that made-up addresses cannot evade the limits or fill the memory.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return UNKNOWN;
  if (isIPv4(address)) return address;
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return UNKNOWN;
  return mappedIPv4(plain) ?? `${firstGroups(plain, 4).join(':')}::/64`;
}

function mappedIPv4(address: string): string | undefined {
  const tail = MAPPED_IPV4.exec(address)?.groups?.tail;
  if (tail === undefined || tail.includes('.')) return tail;
  const words = tail.split(':').map((group) => Number.parseInt(group, 16));
  return words.length === 2 ? words.flatMap((word) => [word >> 8, word & 255]).join('.') : undefined;
}

function firstGroups(address: string, count: number): string[] {
  const [before = '', after = ''] = address.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after.split(':').filter(Boolean);
  // A dotted tail makes up two groups.
  const written = head.length + tail.length + (address.includes('.') ? 1 : 0);
  const groups = [...head, ...Array<string>(Math.max(0, 8 - written)).fill('0'), ...tail];
  return groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16));
}
