import type { Channel } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { coversDestination, destinationKey, destinationsOf } from './destination-rules.ts';

describe('destinationsOf', () => {
  it('lists what a method names', () => {
    expect(destinationsOf({ email: 'a@b.test', phone: '1', fax: '2' })).toEqual([
      { channel: 'EMAIL', destination: 'a@b.test' },
      { channel: 'VOICE', destination: '1' },
      { channel: 'FAX', destination: '2' },
    ]);
    expect(destinationsOf({})).toEqual([]);
  });
});

describe('destinationKey', () => {
  const rows: { channel: Channel; one: string; other: string; same: boolean }[] = [
    { channel: 'EMAIL', one: 'HR@Acme.test', other: 'hr@acme.TEST ', same: true },
    { channel: 'EMAIL', one: 'hr@acme.test', other: 'jobs@acme.test', same: false },
    { channel: 'VOICE', one: '(512) 555-0100', other: '+1 512 555 0100', same: true },
    { channel: 'VOICE', one: '5125550100', other: '1-512-555-0100', same: true },
    { channel: 'VOICE', one: '+44 20 7946 0958', other: '011 44 2079460958', same: true },
    { channel: 'VOICE', one: '512-555-0100 ext. 12', other: '5125550100x12', same: true },
    { channel: 'VOICE', one: '512-555-0100 ext. 12', other: '512-555-0100', same: false },
    { channel: 'VOICE', one: '1-800-FLOWERS', other: '800 356 9377', same: true },
    { channel: 'VOICE', one: '512-555-0100', other: '512-555-0101', same: false },
    { channel: 'FAX', one: '555-1234', other: '5551234', same: true },
  ];

  it.each(rows)('$channel $one and $other: same = $same', ({ channel, one, other, same }) => {
    const equal =
      destinationKey({ channel, destination: one }) === destinationKey({ channel, destination: other });
    expect(equal).toBe(same);
  });

  it('keeps a number apart by voice and by fax', () => {
    const destination = '512-555-0100';
    expect(destinationKey({ channel: 'VOICE', destination })).not.toBe(
      destinationKey({ channel: 'FAX', destination }),
    );
  });
});

describe('coversDestination', () => {
  const rows: { entry: string; channel: Channel; destination: string; covered: boolean }[] = [
    { entry: 'HR@acme.test', channel: 'EMAIL', destination: 'hr@Acme.test', covered: true },
    { entry: 'hr@acme.test', channel: 'EMAIL', destination: 'xhr@acme.test', covered: false },
    { entry: '@ACME.test', channel: 'EMAIL', destination: 'hr@acme.TEST', covered: true },
    { entry: '@acme.test', channel: 'EMAIL', destination: 'hr@mail.acme.test', covered: false },
    { entry: '@acme.test', channel: 'EMAIL', destination: 'hr@notacme.test', covered: false },
    { entry: 'acme.test', channel: 'EMAIL', destination: 'hr@acme.test', covered: true },
    { entry: '*@acme.test', channel: 'EMAIL', destination: 'hr@acme.test', covered: true },
    { entry: '@acme.test.', channel: 'EMAIL', destination: 'hr@acme.test', covered: true },
    { entry: '<hr@acme.test>', channel: 'EMAIL', destination: 'hr@acme.test', covered: true },
    { entry: 'Acme HR <HR@acme.test> ', channel: 'EMAIL', destination: 'hr@acme.test', covered: true },
    { entry: 'acme.test', channel: 'EMAIL', destination: 'hr@mail.acme.test', covered: false },
    { entry: '<hr@acme.test>', channel: 'EMAIL', destination: 'jobs@acme.test', covered: false },
    { entry: 'hr@acme.test', channel: 'EMAIL', destination: 'HR+jobs@acme.test', covered: true },
    { entry: 'jodoe@gmail.com', channel: 'EMAIL', destination: 'jo.doe+1@googlemail.com', covered: true },
    { entry: 'hr+jobs@acme.test', channel: 'EMAIL', destination: 'hr+jobs@acme.test', covered: true },
    { entry: 'hr+jobs@acme.test', channel: 'EMAIL', destination: 'hr@acme.test', covered: false },
    { entry: '@acme.test', channel: 'VOICE', destination: '5125550100', covered: false },
    { entry: '+15125550100', channel: 'VOICE', destination: '(512) 555-0100', covered: true },
    { entry: '+15125550100', channel: 'FAX', destination: '512.555.0100', covered: true },
    { entry: '5125550100', channel: 'VOICE', destination: '512-555-0100 x9', covered: true },
    { entry: '5125550100 x9', channel: 'VOICE', destination: '512-555-0100', covered: false },
    { entry: '5125550100 x9', channel: 'VOICE', destination: '512-555-0100 ext 9', covered: true },
    { entry: '8003569377', channel: 'VOICE', destination: '1-800-FLOWERS', covered: true },
    { entry: '5125550100', channel: 'EMAIL', destination: '5125550100@acme.test', covered: false },
    { entry: '5125550100', channel: 'VOICE', destination: '5125550101', covered: false },
  ];

  it.each(rows)(
    '$entry covers $channel $destination: $covered',
    ({ entry, channel, destination, covered }) => {
      expect(coversDestination(entry, { channel, destination })).toBe(covered);
    },
  );
});
