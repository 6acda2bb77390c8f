import { expect, it } from 'vitest';
import { valuesIn } from '../../../../testing/said-in-reply.ts';

const JOB = { employerName: 'Acme Logistics', position: 'Welder', startDate: '2015-01', endDate: '2017-04' };
const end = (text: string) => valuesIn(text, JOB).endDate;
const start = (text: string) => valuesIn(text, JOB).startDate;

it.each([
  'Acme Logistics left us as a client in 2016.',
  'Acme left our bureau in March 2016 and took its files along.',
  'Acme Logistics closed in 2016.',
  'My consulting contract with Acme ended in 2016.',
  'Our agreement with them ended in 2016.',
  'Acme Logistics dejó de trabajar con nosotros; nuestro contrato terminó en 2016.',
  'Acme Logistics a quitté notre cabinet en 2016.',
  'Acme Logistics wechselte 2016 zu einem anderen Büro.',
  'Nosso contrato com a Acme terminou em 2016.',
  'They were with us as a customer until 2016.',
])('what ends for the house or the sender ends for no applicant: %s', (text) => {
  expect(end(text)).toBeUndefined();
});

it.each([
  'Jordan left Acme Logistics in 2016.',
  'Jordan left us in 2016.',
  'Acme Logistics terminated her in 2016.',
  'Our contract with her ended in 2016.',
  'Acme Logistics, Jordan Rivera: left in 2016.',
])('what ends for the applicant does: %s', (text) => {
  expect(end(text)).toBe('CORRECTED 2016');
});

it.each([
  'The system shows 01/01/2013 as her start, but that is only the day we switched to Workday.',
  'Her start shows as January 2013, which is when the new payroll system came in.',
  'Ingresó el 01/01/2013, pero eso es solo la fecha de la migración.',
  "Entrée le 1 janvier 2013, mais c'est la date de mise en service du logiciel.",
  'Eintritt 1. Januar 2013, das ist aber nur das Datum der Systemumstellung.',
  'Admitida em 1 de janeiro de 2013, mas essa é só a data da implantação do sistema.',
])('a date of the system is no beginning: %s', (text) => {
  expect(start(text)).toBeUndefined();
});

it.each([
  ['She started in May 2014, which was before we switched to a new system.', 'CORRECTED 2014-05'],
  ['She started in May 2014, as the system shows.', 'CORRECTED 2014-05'],
  ['It was 2015 when she started.', 'CONFIRMED 2015'],
  ['Fue en 2015 cuando empezó.', 'CONFIRMED 2015'],
  ['Interned in the summers. Then proper: Welder from January 2015 to April 2017.', 'CONFIRMED 2015-01'],
])('a beginning is one: %s', (text, said) => {
  expect(start(text)).toBe(said);
});

it.each([
  'So no, she never worked here, and I have no dates to give you.',
  'No trabajó aquí y no tengo fechas que darle.',
])('who has nothing to tell keeps nothing back: %s', (text) => {
  expect(valuesIn(text, JOB)).toEqual({});
});

it('reads where it was instead of the place that is denied', () => {
  const claims = { ...JOB, employerLocation: 'Boise, ID' };
  const text = "Jordan was a welder. She sat in Reno; the Boise plant wasn't open yet.\nLocation: Boise, ID";
  expect(valuesIn(text, claims).employerLocation).toBe('CORRECTED Reno');
  expect(valuesIn('Jordan was a welder. Her place of work was Boise, ID.', claims).employerLocation).toBe(
    'CONFIRMED Boise, ID',
  );
});
