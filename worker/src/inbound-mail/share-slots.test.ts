import { describe, expect, it } from 'vitest';
import { shareSlots } from './share-slots.ts';

/** How many of them get a slot, one after the other. */
const admitted = (slots: ReturnType<typeof shareSlots>, ...addresses: string[]) =>
  addresses.filter((address) => slots(address) !== null).length;

const times = (count: number, address: string) => Array<string>(count).fill(address);

describe('slots', () => {
  it.each([
    ['half of all', 10, [], 5],
    ['the only one there is', 1, [], 1],
    ['half of what others leave', 10, times(4, '192.0.2.1'), 3],
    ['the last one', 2, times(1, '192.0.2.1'), 1],
  ])('are given to one host: %s', (_what, slots, others, expected) => {
    const shared = shareSlots(slots);
    expect(admitted(shared, ...others)).toBe(others.length);
    expect(admitted(shared, ...times(20, '192.0.2.9'))).toBe(expected);
  });

  it('are there again when somebody has gone', () => {
    const shared = shareSlots(4);
    const leave = shared('192.0.2.1');
    expect(admitted(shared, ...times(2, '192.0.2.1'))).toBe(1);
    leave?.();
    expect(admitted(shared, ...times(2, '192.0.2.1'))).toBe(1);
  });

  it.each([
    ['of one network', ['2001:db8:1:2::1', '2001:db8:1:2:a::1', '2001:db8:1:2:3:4:5:6'], 2],
    ['of one network that begins with zeros', ['::1', '::2', '0:0:0:0:1::'], 2],
    ['of two networks', ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1'], 3],
    ['of two networks in short', ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'], 3],
    ['of two hosts', ['192.0.2.1', '192.0.2.1', '192.0.2.2'], 3],
  ])('are shared by addresses %s', (_what, addresses, expected) => {
    expect(admitted(shareSlots(4), ...addresses)).toBe(expected);
  });
});
