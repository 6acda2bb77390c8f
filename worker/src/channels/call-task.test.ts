import { expect, it } from 'vitest';
import { claimedOutbound } from '../testing/claimed.ts';
import { callTask } from './call-task.ts';

it('a call task tells records of one employer apart', () => {
  const claimed = claimedOutbound();
  const of = (index: number, title: string) => ({ index, title, claims: claimed.records[0]?.claims ?? [] });
  const { data } = callTask({
    organization: { name: 'Acme Screening' },
    claimed: { ...claimed, records: [of(0, 'Contoso'), of(1, 'Fabrikam'), of(3, 'Contoso')] },
    release: 'none',
    number: { e164: '+15125550100', extension: null },
    now: new Date('2026-03-02T15:00:00Z'),
  });
  expect(data.records.map(({ index, title, heading }) => [index, title, heading])).toEqual([
    [0, 'Contoso', 'Contoso, 1 of 2'],
    [1, 'Fabrikam', 'Fabrikam'],
    [3, 'Contoso', 'Contoso, 2 of 2'],
  ]);
});
