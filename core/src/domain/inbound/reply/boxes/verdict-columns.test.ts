import { expect, it } from 'vitest';
import { withVerdictColumns } from './verdict-columns.ts';

it.each<[string, string, string]>([
  [
    'ruled, with empty cells',
    '| Item | Correct | Incorrect |\n|---|---|---|\n| Position | X | |\n| End date | | X |',
    'Position: correct\nEnd date: incorrect',
  ],
  [
    'nothing between spaces, where an empty cell does not show',
    'Item            Correct   Incorrect\nPosition        X\nEnd date                  X   June 2017',
    '',
  ],
  ['between tabs', 'Field\tYes\tNo\nTitle\t✓\t\nEnd date\t\t✓', 'Title: correct\nEnd date: incorrect'],
  [
    'with what we claimed and what is right instead',
    '| Item | Yours | Correct | Incorrect | Ours |\n| End date | April 2017 | | X | June 2017 |\n| Title | Cook | x | | |',
    'End date: June 2017\nTitle: correct',
  ],
  [
    'in Spanish',
    '| Dato | Correcto | Incorrecto |\n| Puesto | X | |\n| Inicio | | X |',
    'Puesto: correct\nInicio: incorrect',
  ],
  ['marked in neither or in both', '| Item | Yes | No |\n| Position | | |\n| End date | X | X |', ''],
  [
    'a sentence below it',
    '| Item | Yes | No |\n| Title | X | |\n\nThanks, Dana',
    'Title: correct\n\nThanks, Dana',
  ],
  ['no such table', 'Correct: yes\nTitle: Cook', 'Correct: yes\nTitle: Cook'],
])('rows of a table with verdicts say what is marked: %s', (_how, text, said) => {
  expect(withVerdictColumns(text)).toBe(said);
});
