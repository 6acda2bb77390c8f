import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAgenda } from './agenda.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 0, minute));

it('gives out what is due by its time, and of one time what came first', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(20), { maxLength: 60 }), fc.nat(20), async (minutes, now) => {
      const agenda = createAgenda();
      const done: (readonly [minute: number, index: number])[] = [];
      for (const [index, minute] of minutes.entries())
        agenda.add(at(minute), async () => void done.push([minute, index]));
      for (const act of agenda.due(at(now))) await act();

      const entries = minutes.map((minute, index) => [minute, index] as const);
      const inOrder = entries.toSorted(([a, first], [b, second]) => a - b || first - second);
      expect(done).toEqual(inOrder.filter(([minute]) => minute <= now));
      const rest = inOrder.find(([minute]) => minute > now);
      expect(agenda.next()).toEqual(rest ? at(rest[0]) : null);
    }),
  );
});
