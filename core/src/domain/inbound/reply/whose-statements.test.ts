import { expect, it } from 'vitest';
import type { ReplyRequest } from '../read/reading.ts';
import { statementsOf } from './statements.ts';
import { whoseStatements } from './whose-statements.ts';

const request: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Marcus', lastName: 'Bellweather', aliases: [] },
  records: [{ employerName: 'Copper Skillet', position: 'Line Cook' }],
};
const ownOf = (text: string) => whoseStatements(statementsOf(text), request).own.map((own) => own.text);

it('leaves out rows of other people in a list', () => {
  expect(
    ownOf('Danielle Ortega: server, 3/2019 thru 11/2020\nMarcus Bellweather: cook, 6/2021 thru 8/2021'),
  ).toEqual(['Marcus Bellweather: cook, 6/2021 thru 8/2021']);
});

it('tells a man and a woman apart by "he" and "she"', () => {
  const held = 'Mr. Bellweather cooked here. The office was held by Mrs. Edun until she retired.';
  expect(ownOf(`${held} He left in July 2021.`)).toContain('He left in July 2021.');
  expect(ownOf(`${held} She left in July 2021.`)).not.toContain('She left in July 2021.');
});
