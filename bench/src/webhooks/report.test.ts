import { expect, it } from 'vitest';
import { type Finding, findingRow } from './report.ts';

it.each<[Finding, RegExp]>([
  [{ what: 'latency', figure: 15, unit: 'ms', atMost: 15 }, /^latency +15 ms +<= 15 +pass$/],
  [{ what: 'latency', figure: 15.04, unit: 'ms', atMost: 15 }, /^latency +15\.0 ms +<= 15 +miss$/],
  [{ what: 'ratio', figure: 0.4, unit: '', atLeast: 0.4 }, /^ratio +0\.40 +>= 0\.4 +pass$/],
  [{ what: 'ratio', figure: 0.396, unit: '', atLeast: 0.4 }, /^ratio +0\.40 +>= 0\.4 +miss$/],
  [{ what: 'ratio', figure: Number.NaN, unit: '', atMost: 1.2 }, /^ratio +NaN +<= 1\.2 +miss$/],
  [{ what: 'rate', figure: 321.7, unit: '/s' }, /^rate +322\/s$/],
])('%o', (finding, line) => {
  expect(findingRow(finding)).toMatch(line);
});
