import ipaddr from 'ipaddr.js';

/**
 * An address of IPv4, or as much of one of IPv6 as its network is told by: the rest of it costs nothing to change. What is no
 * address stands for itself.
 * @param bits of IPv6: a single household has all of 64 unless told otherwise
 */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, bits / 16).join(':') : parsed.toString();
}
