import { expect, it } from 'vitest';
import { withheldIn } from './withheld.ts';

it.each([
  ['It is not our practice to disclose roles held or reasons for leaving.', ['position']],
  ['Our lawyers let me give out dates only, no titles, no rehire status.', ['position']],
  [
    'It is group policy that neither dates nor job titles of former staff are given out.',
    ['startDate', 'endDate', 'position'],
  ],
  ["I'd rather not comment on anything else including what her job was.", ['position']],
  ['Le poste ne vous est pas communiqué.', ['position']],
  ["We do not release job titles to outside parties, that's a company-wide rule.", ['position']],
  ['We are glad to give you the dates.', []],
  ['I do not know the title.', []],
])('%s', (text, fields) => {
  expect(withheldIn(text, 'EMPLOYMENT').toSorted()).toEqual([...fields].toSorted());
});
