import { expect, it } from 'vitest';
import { valuesIn } from '../../../../../testing/said-in-reply.ts';

const JOB = { employerName: 'Acme Logistics', startDate: '2015-01', endDate: '2017-04' };
const WORKED = 'Jordan worked here from January 2015 to April 2017.';
const titleIn = (text: string, position: string) => valuesIn(text, { ...JOB, position }).position;

it.each([
  ['Jordan was deputy yard manager with us.', 'Yard Manager', 'deputy yard manager'],
  ['Rivera was their assistant yard manager back then.', 'Yard Manager', 'assistant yard manager'],
  ['Jordan worked here as a trainee welder.', 'Welder', 'trainee welder'],
  [
    'Herr Rivera war zuletzt als stellvertretender Lagerleiter tätig.',
    'Lagerleiter',
    'stellvertretender Lagerleiter',
  ],
  ['Frau Rivera war als angehende Köchin beschäftigt.', 'Köchin', 'angehende Köchin'],
  ['Jordan trabajó como ayudante cocinero.', 'Cocinero', 'ayudante cocinero'],
  ['Era gerente adjunta.', 'Gerente', 'gerente adjunta'],
  ['Jordan trabalhou como gerente substituto.', 'Gerente', 'gerente substituto'],
  ['Elle a travaillé comme directrice adjointe.', 'Directrice', 'directrice adjointe'],
  ["Elle occupait un poste d'aide comptable.", 'Comptable', 'aide comptable'],
])('takes a title with a rank for another one: %s', (text, claimed, held) => {
  expect(titleIn(text, claimed)).toBe(`CORRECTED ${held}`);
});

it.each([
  ['Jordan was yard manager with us.', 'Yard Manager', 'yard manager'],
  ['Jordan was our deputy yard manager with us.', 'Deputy Yard Manager', 'deputy yard manager'],
  ['Herr Rivera war als Lagerleiter tätig.', 'Lagerleiter', 'Lagerleiter'],
  ['Jordan came as deputy yard manager and was yard manager from 2016.', 'Yard Manager', 'yard manager'],
])('takes a title as it was claimed: %s', (text, claimed, held) => {
  expect(titleIn(text, claimed)).toBe(`CONFIRMED ${held}`);
});

it.each([
  ['Jordan reported to the deputy yard manager.', 'Yard Manager'],
  ['The deputy yard manager signed his card.', 'Yard Manager'],
  ['Jordan was Employed here.', 'Yard Manager'],
  ['Only the title is off.', 'Yard Manager'],
  ['Title: hired as', 'Yard Manager'],
])('leaves open what is of another, or no title: %s', (text, claimed) => {
  expect(titleIn(text, claimed)).toBeUndefined();
});

it.each([
  ['Jordan was Shift Lead.', 'Shift Lead'],
  ['She was a Loader the whole time she was with us.', 'Loader'],
  ['Estuvo con nosotros, pero de mesera, gerente nunca fue.', 'mesera'],
  ['No contrato consta Auxiliar de Cozinha.', 'Auxiliar de Cozinha'],
  ['Im Vertrag steht Küchenhilfe.', 'Küchenhilfe'],
  ['Sur le contrat figure Commis de Cuisine.', 'Commis de Cuisine'],
])('reads what it was instead: %s', (text, held) => {
  expect(titleIn(`${WORKED} ${text}`, 'Gerente')).toBe(`CORRECTED ${held}`);
});

it.each([
  ['Foreman he never was.', 'Foreman he never was'],
  ['He was never a foreman at any site of ours.', 'He was never a foreman'],
  ['Jordan war Maurer. Foreman war er zu keiner Zeit.', 'Maurer'],
  ['Foreman nunca fue.', 'Foreman nunca fue'],
])('reads that it never was: %s', (text, said) => {
  expect(titleIn(`${WORKED} ${text}`, 'Foreman')).toBe(`CORRECTED ${said}`);
});

it.each([
  ['Jordan was a clerk in the yard office.', 'Yard Office Clerk', 'CONFIRMED clerk in the yard office'],
  ['Puesto: Conductor de tranvía', 'Conductor', 'CORRECTED Conductor de tranvía'],
  ['Title: hired as Welder, and stayed one.', 'Welder', 'CONFIRMED Welder'],
  ['Title: contratada como cajera', 'Cajera', 'CONFIRMED cajera'],
])('reads a title as far as it goes: %s', (text, claimed, said) => {
  expect(titleIn(text, claimed)).toBe(said);
});

it('takes what the employer does for a part of the title', () => {
  const claims = { ...JOB, employerName: 'Tranvías del Norte', position: 'Conductor' };
  expect(valuesIn('Puesto: Conductor de tranvía', claims).position).toBe('CONFIRMED Conductor de tranvía');
});

it('keeps what is said before another person is named', () => {
  const text = 'Jordan started in January 2015. She was a file clerk; the manager was Ms. Ferris.';
  expect(titleIn(text, 'Manager')).toBe('CORRECTED file clerk');
});
