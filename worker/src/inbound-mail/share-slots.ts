import { isIPv6 } from 'node:net';

/**
 * Gives out slots to clients by where they come from: one network gets at most half of what the others leave, so there
 * is a slot for the next one. A server that passes on the mail of many still gets half of all.
 * @returns takes a slot and gives what frees it; null when there is none for this address
 */
export function shareSlots(slots: number): (address: string) => (() => void) | null {
  const taken = new Map<string, number>();
  let all = 0;
  const change = (network: string, by: number) => {
    const own = (taken.get(network) ?? 0) + by;
    if (own > 0) taken.set(network, own);
    else taken.delete(network);
    all += by;
  };
  return (address) => {
    const network = networkOf(address);
    const own = taken.get(network) ?? 0;
    if (own >= Math.ceil((slots - (all - own)) / 2)) return null;
    change(network, 1);
    return () => change(network, -1);
  };
}

/** A client with an IPv6 address has all of its first 64 bits. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const omitted = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...omitted, ...end].slice(0, 4).join(':');
}
