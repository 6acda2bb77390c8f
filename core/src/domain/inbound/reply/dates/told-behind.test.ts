import { expect, it } from 'vitest';
import { calledBehind, toldBehind } from './told-behind.ts';

it.each([
  [' as his date of hire and', 'startDate'],
  [' as her termination date', 'endDate'],
  [' is when they joined', 'startDate'],
  [' was when he handed in his notice', 'endDate'],
  [' como su fecha de ingreso', 'startDate'],
  [' onwards.', 'startDate'],
  [', which was also his last day on the payroll', 'endDate'],
  [' in Rente gegangen', 'endDate'],
  [', and left in', null],
])('hears behind a date what it is: %s', (behind, field) => {
  expect(toldBehind(behind)?.field ?? null).toBe(field);
});

it.each([
  [' hire / ', 'startDate'],
  [' (term)', 'endDate'],
  [', end 2019', null],
])('takes what a day is called behind it only where nothing follows: %s', (behind, field) => {
  expect(calledBehind(behind)?.field ?? null).toBe(field);
});
