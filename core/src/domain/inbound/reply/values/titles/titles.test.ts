import { expect, it } from 'vitest';
import { valuesIn } from '../../../../../testing/said-in-reply.ts';

const JOB = {
  employerName: 'Acme Logistics',
  position: 'Yard Manager',
  startDate: '2015-01',
  endDate: '2017-04',
};
const titleIn = (text: string, position = JOB.position) => valuesIn(text, { ...JOB, position }).position;

it.each<[string, string | undefined]>([
  ['Jordan put in for Yard Manager in 2016 and was not picked.', undefined],
  ['Jordan worked here as a loader. He was offered Yard Manager in 2016 and said no.', 'CORRECTED loader'],
  ['Jordan was offered the position of Yard Manager and accepted.', 'CONFIRMED Yard Manager'],
  ['We wanted to make her Yard Manager but she left us in April 2017.', undefined],
  ['She was in line to be promoted to Yard Manager when she left.', undefined],
  ['He stood in as Yard Manager for two weeks in 2016.', undefined],
  ['He acted as Yard Manager for six weeks while the post was vacant. He was a loader.', 'CORRECTED loader'],
  ['She acted as Yard Manager from January 2015 to April 2017.', 'CONFIRMED Yard Manager'],
  ['Jordan reported to Pat Lowell, Yard Manager.', undefined],
  ['Jordan worked as a loader, under the supervision of our Yard Manager.', 'CORRECTED loader'],
  ['He was a loader. Yard Manager back then was my brother.', 'CORRECTED loader'],
  ['The Yard Manager job was posted in January 2015 and is closed.', undefined],
  ['Jordan was promoted to Yard Manager in 2016.', 'CONFIRMED Yard Manager'],
  ['Jordan covered for the Yard Manager in 2015 and became Yard Manager in 2016.', 'CONFIRMED Yard Manager'],
])('takes for held what was held: %s', (text, expected) => {
  expect(titleIn(text)).toBe(expected);
});

it.each([
  ['Elle était serveuse. La cheffe de rang, c’était moi.', 'Cheffe de rang', 'serveuse'],
  ['Fue empleada como cajera, bajo la supervisión de la encargada.', 'Encargada', 'cajera'],
  [
    'Er war bei uns als Lagerist beschäftigt, unter der Leitung des Schichtleiters.',
    'Schichtleiter',
    'Lagerist',
  ],
  ['Era ayudante de almacén; el jefe siempre ha sido mi primo.', 'Jefe', 'ayudante de almacén'],
  ['Foi contratada como caixa. Em 2016 cobriu as férias da gerente.', 'Gerente', 'caixa'],
])('takes for held what was held, in other languages: %s', (text, claimed, held) => {
  expect(titleIn(text, claimed)).toBe(`CORRECTED ${held}`);
});

it.each([
  'Jordan came to us as a Trainee, became Shift Clerk in 2015 and was Site Clerk from 2016 until he left.',
  'Jordan was hired 1/5/2015 as a Loader. He left us as Site Clerk.',
  'Jordan started as a Loader and became Site Clerk in 2016.',
  'Site Clerk is what she was when she left.',
  'Site Clerk the whole time.',
  'What she was is Site Clerk, January 2015 to April 2017.',
  'Jordan was never Yard Manager. She was Site Clerk from January 2015.',
  'Site Clerk. Not yard manager.',
])('corrects a title by the last that was held: %s', (text) => {
  expect(titleIn(text)).toBe('CORRECTED Site Clerk');
});

it.each([
  'Jordan was hired as a Loader. Later they made him something else.',
  'B shift all the way through.',
  'She became ill in 2016.',
  'Acme Logistics was bought and became Borden Freight in 2020.',
  'Yard Manager!!',
])('leaves open what is no title, or only the first of several: %s', (text) => {
  expect(titleIn(text)).toBeUndefined();
});

it.each([
  ["Welder's helper the whole time.", "CORRECTED Welder's helper"],
  ['Jordan was a welder helper here.', 'CORRECTED welder helper'],
  ['Welder. January 2015 to April 2017.', 'CONFIRMED Welder'],
  ['Title: Welder in our Tulsa shop', 'CONFIRMED Welder'],
  ['Title: as stated', 'CONFIRMED Welder'],
  ['Classification: Fabricator II (Welder)', 'CONFIRMED Welder'],
  ['Title: Fabricator II (not Welder)', 'CORRECTED Fabricator II'],
])('tells a helper from whom he helps: %s', (text, expected) => {
  expect(titleIn(text, 'Welder')).toBe(expected);
});

it('keeps the letters that a title begins with', () => {
  expect(titleIn('Job title: RN - Med/Surg', 'Registered Nurse')).toBe('CONFIRMED RN');
  expect(titleIn('Job title: HRGA - Human Resources Assistant', 'Human Resources Assistant')).toBe(
    'CONFIRMED Human Resources Assistant',
  );
});
