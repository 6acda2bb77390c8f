import { expect, it } from 'vitest';
import type { ReplyKind, ReplyRequest } from '../../read/reading.ts';
import { statementsOf } from '../statements.ts';
import { glossed } from './gloss.ts';
import { tellByIdeas } from './tell-by-ideas.ts';

const REQUEST: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Jordan', lastName: 'Rivera', aliases: [] },
  records: [{ employerName: 'Contoso #12', position: 'Analyst', startDate: '2019-03' }],
};

const told = (text: string) => tellByIdeas(glossed(statementsOf(text), REQUEST));

it.each<[string, string]>([
  ['We do not release anything without a signed consent.', ' we not tell info unless sign consent '],
  ['No damos informes sin permiso firmado.', ' not tell tell unless consent sign '],
  ["Nous n'avons trouvé personne de ce nom.", ' we not find person person '],
  ['Wir haben keine Unterlagen zu Frau Rivera.', ' we not record person subject '],
  ['Não localizamos registros da Jordan.', ' not find record subject '],
  ['Please mail hr@contoso.example or pay $20.', ' mail address pay money '],
])('takes %s for its ideas', (text, gloss) => {
  expect(glossed(statementsOf(text), REQUEST).map((statement) => statement.gloss)).toEqual([gloss]);
});

it.each<[ReplyKind | null, string]>([
  ['NO_RECORD', 'Our archive, which is complete from 1980 on, has no Rivera.'],
  ['NO_RECORD', "I've never cut that man a check."],
  ['NO_RECORD', 'In unserer Kartei gibt es keine Rivera.'],
  ['AUTHORIZATION_WANTED', 'authorization pls, not older than a month'],
  ['AUTHORIZATION_WANTED', 'Your attachment came out as a blank page.'],
  ['FEE_WANTED', 'The warehouse bills me $38 for a box pull and I bill you the same.'],
  ['WRONG_PERSON', 'A loja é outra empresa, não temos nada a ver.'],
  ['WRONG_PERSON', "We at corporate don't hold crew records."],
  ['REFUSED', 'Statute bars this office from handing out staff information.'],
  ['REFUSED', 'Só informamos esses dados à própria pessoa.'],
  ['REFUSED', 'Wir lehnen die Erteilung jeglicher Auskunft ab.'],
  ['INFO_WANTED', 'Páseme por favor la fecha de nacimiento.'],
  ['STOP', 'I ask you, please, let this be the last one.'],
  // Contrasts, conditions and reports of machines deny nothing.
  [null, 'Jordan was a long-term substitute, not a teacher of record.'],
  [null, 'She was a clerk, he was a cook.'],
  [null, '<hr@contoso.example>: 550 5.1.1 unknown'],
])('tells %s of: %s', (kind, text) => {
  expect(told(text)?.kind ?? null).toBe(kind);
});
