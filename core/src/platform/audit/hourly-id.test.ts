import { validate, version } from 'uuid';
import { describe, expect, it } from 'vitest';
import { hourlyId } from './hourly-id.ts';

const at = (time: string) => new Date(`2026-05-14T${time}Z`);

describe('the id of what is recorded once an hour', () => {
  const id = hourlyId('form.read of one link', at('09:00:00'));

  it('is a UUID of version 7', () => expect([validate(id), version(id)]).toEqual([true, 7]));

  it.each([
    ['the same later in the hour', 'form.read of one link', '09:59:59', true],
    ['another in the next hour', 'form.read of one link', '10:00:00', false],
    ['another for something else', 'form.read of another link', '09:00:00', false],
  ])('is %s', (_what, text, time, isSame) => expect(hourlyId(text, at(time)) === id).toBe(isSame));

  it('sorts by the hour', () => {
    expect(hourlyId('form.read of one link', at('10:00:00')) > id).toBe(true);
  });
});
