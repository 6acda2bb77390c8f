import { networkOf } from '@credence/core';

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
