import { expect, it } from 'vitest';
import { valuesIn } from '../../../../testing/said-in-reply.ts';
import type { ClaimedValues } from '../../read/reading.ts';
import { isButOne } from './but-one.ts';

const JOB = { employerName: 'Acme Logistics', position: 'Welder', startDate: '2015-01', endDate: '2017-04' };
const STUDY = {
  institutionName: 'Midland College',
  qualification: 'Bachelor of Science',
  fieldOfStudy: 'Biology',
  startDate: '2009-08',
};
const ALL = {
  employerName: 'CONFIRMED Acme Logistics',
  position: 'CONFIRMED Welder',
  startDate: 'CONFIRMED 2015-01',
  endDate: 'CONFIRMED 2017-04',
};

it.each([
  "Yes, everything you've got is right.",
  'All of the above is in agreement with our files.',
  "Nous confirmons l'ensemble des renseignements concernant M. Rivera.",
  'Todos los datos referentes a Jordan Rivera son correctos.',
  'Alle Angaben bezüglich Herrn Rivera sind korrekt.',
])('confirms all of it: %s', (text) => {
  expect(valuesIn(text, JOB)).toEqual(ALL);
});

it.each([
  'All of it agrees with ours but for one thing: she left on 9 June 2017.',
  'Everything is right except that she left on 9 June 2017.',
])('confirms all but what the same sentence corrects: %s', (text) => {
  expect(valuesIn(text, JOB)).toEqual({ ...ALL, endDate: 'CORRECTED 2017-06-09' });
});

it('leaves the rest open where the exception is not understood', () => {
  const text = 'Everything is right except that the boss was another one. She left on 9 June 2017.';
  expect(valuesIn(text, JOB)).toEqual({ endDate: 'CORRECTED 2017-06-09' });
});

it.each<[string, keyof typeof ALL]>([
  ['Correct on all counts bar the title.', 'position'],
  ["Tout est exact, à l'exception de la date de départ.", 'endDate'],
  ['Todos los datos son correctos, a excepción de la fecha de salida.', 'endDate'],
  ['Está tudo certo, com exceção do cargo.', 'position'],
  ['Alles richtig mit Ausnahme des Austrittsdatums.', 'endDate'],
])('does not confirm what is excepted: %s', (text, field) => {
  expect(valuesIn(text, JOB)).not.toHaveProperty(field);
});

it('has a bar that is no exception', () => {
  expect(valuesIn('Everything is right. She also ran the bar.', JOB)).toEqual(ALL);
});

it.each<[string, boolean]>([
  ['todo es correcto salvo una cosa: salió en 2016', true],
  ['tout est exact sauf une date : elle est partie en 2016', false],
  ['alles stimmt bis auf eine Kleinigkeit: sie ging 2016', true],
  ['tudo certo exceto que saiu em 2016', true],
  ['all is right but the dates', false],
  ['all is right except for one thing', false],
])('makes an exception of one thing that it tells: %s', (text, expected) => {
  expect(isButOne(text)).toBe(expected);
});

it.each<[string, string, ClaimedValues, Record<string, string>]>([
  [
    'the day of a claimed month',
    'See beside.\n> Start: January 2015  - yes, 12th\n> End: April 2017  - correct, 4/21\n> Title: Welder  - yes',
    JOB,
    { startDate: 'CONFIRMED 2015-01-12', endDate: 'CONFIRMED 2017-04-21', position: 'CONFIRMED Welder' },
  ],
  [
    'the order of numbers, by a date that was claimed',
    'Jordan Rivera\nTitle: Welder\nStart: 11/01/2015\nEnd: 05/03/2017',
    { ...JOB, endDate: '2017-04' },
    { startDate: 'CONFIRMED 2015-01-11', endDate: 'CORRECTED 2017-03-05', position: 'CONFIRMED Welder' },
  ],
  [
    'a date told twice, the second time with its day',
    'She left at the end of the summer 2018, i.e. 22nd August 2018, for another job.',
    JOB,
    { endDate: 'CORRECTED 2018-08-22' },
  ],
  [
    'a degree in full and in short',
    'The degree is a Bachelor of Arts, as Biology is a BA here.',
    STUDY,
    { qualification: 'CORRECTED Bachelor of Arts', fieldOfStudy: 'CONFIRMED Biology' },
  ],
  [
    'a field denied between brackets',
    'Frau Rivera hat den Studiengang Chemie (nicht Biology) abgeschlossen.',
    STUDY,
    { fieldOfStudy: 'CORRECTED Chemie' },
  ],
  [
    'a list of what is withheld',
    'Awards, subjects and results are never communicated. Jordan Rivera attended from August 2009.',
    STUDY,
    {
      qualification: 'NOT_DISCLOSED null',
      fieldOfStudy: 'NOT_DISCLOSED null',
      startDate: 'CONFIRMED 2009-08',
    },
  ],
  [
    'an answer with the words around it',
    'See beside.\n> Branch: Boise - it was Nampa actually, she only helped out there\n> Title: Welder - yes',
    { position: 'Welder', employerLocation: 'Boise' },
    { position: 'CONFIRMED Welder', employerLocation: 'CORRECTED Nampa' },
  ],
  ['a title that is withheld', 'Her title is withheld.', JOB, { position: 'NOT_DISCLOSED null' }],
  [
    'where a label was looked up',
    'Cargo registrado em carteira: Soldador Chefe',
    { position: 'Welder' },
    { position: 'CORRECTED Soldador Chefe' },
  ],
  [
    'what goes on behind a denial',
    'He was never a welder and never trained as one.',
    JOB,
    { position: 'CORRECTED He was never a welder' },
  ],
])('reads %s', (_, text, claims, expected) => {
  expect(valuesIn(text, claims)).toEqual(expected);
});
