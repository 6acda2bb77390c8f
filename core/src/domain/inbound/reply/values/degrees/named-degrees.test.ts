import { expect, it } from 'vitest';
import { valuesIn } from '../../../../../testing/said-in-reply.ts';

const STUDY = {
  institutionName: 'Midland College',
  qualification: 'Licence',
  fieldOfStudy: "Histoire de l'art",
  graduationDate: '2013-06',
};
const fieldIn = (text: string, fieldOfStudy: string) =>
  valuesIn(text, { ...STUDY, fieldOfStudy }).fieldOfStudy;

it.each([
  [
    "Elle a obtenu la Licence, mention Histoire de l'art, en juin 2013.",
    "Histoire de l'art",
    "CONFIRMED Histoire de l'art",
  ],
  ['Subject: History (Modern)', 'Modern History', 'CONFIRMED History (Modern)'],
  [
    'Elle a obtenu la Licence, mention Chimie, et non Physique (elle avait changé de filière en première année).',
    'Physique',
    'CORRECTED Chimie',
  ],
  ['She changed majors in her second year.', 'Physics', undefined],
  ['Licence, Class of 2013', 'Physique', undefined],
  ['PROGRAMA: LICENCIATURA EN FÍSICA', 'Física', 'CONFIRMED FÍSICA'],
  ['Award: Higher Diploma in Science in Physics (Level 8)', 'Physics', 'CONFIRMED Physics'],
  ['Award: Bachelor of Science (Ordinary degree)', 'Physics', undefined],
])('reads a subject as far as it goes: %s', (text, claimed, said) => {
  expect(fieldIn(text, claimed)).toBe(said);
});

it.each([
  ['Curso: Técnico em Enfermagem', 'Técnico em Enfermagem', 'CONFIRMED Técnico em Enfermagem'],
  [
    'What she has from us is a Certificate of Completion and not a diploma.',
    'High School Diploma',
    'CORRECTED Certificate of Completion',
  ],
  [
    'No degree was awarded by us, she will have taken hers in Norway.',
    'Bachelor of Arts',
    'CORRECTED No degree was awarded',
  ],
  ['Bachelor of Arts, she will graduate in May 2026.', 'Bachelor of Arts', undefined],
])('reads a degree as it was awarded: %s', (text, qualification, said) => {
  expect(valuesIn(text, { ...STUDY, qualification, fieldOfStudy: 'Enfermagem' }).qualification).toBe(said);
});

it.each([
  [
    'She did walk in the May 18, 2013 ceremony. Her degree was conferred on August 9, 2013.',
    'CORRECTED 2013-08-09',
  ],
  ['He entered with the freshman class of September 2009.', undefined],
])('tells the day of the degree from others: %s', (text, said) => {
  expect(valuesIn(text, STUDY).graduationDate).toBe(said);
});

it('takes no "as" for a degree that a date belongs to', () => {
  const text = 'Jordan was here as an exchange student in the academic year 2012 only.';
  expect(valuesIn(text, STUDY).graduationDate).toBeUndefined();
});

it.each([
  ['Jordan is on our class list. Diploma issued June 5, 2008.', 'High School Diploma', 'CONFIRMED Diploma'],
  [
    'Diploma type: Standard High School Diploma',
    'High School Diploma',
    'CONFIRMED Standard High School Diploma',
  ],
  ['Entered: 08/21/1995\nDiploma: not issued', 'High School Diploma', 'CORRECTED not issued'],
  ['- résultat : ajourné (non admis), diplôme non délivré', 'BTS', 'CORRECTED diplôme non délivré'],
  ['DEC décerné le 5 juin 2008', "Diplôme d'études collégiales", 'CONFIRMED DEC'],
  ['Her A.S. petition was denied.', 'Associate of Science', undefined],
  ['Jordan attended Linden High School.', 'High School Diploma', undefined],
  ['Jordan sat the examination and received the B2 certificate.', 'C1 Certificate', undefined],
  ['Jordan obtained the IB Diploma.', 'International Baccalaureate Diploma', 'CONFIRMED IB Diploma'],
])('reads which diploma or certificate it is: %s', (text, qualification, said) => {
  const claims = { institutionName: 'Linden High School', qualification, graduationDate: '2008-06' };
  expect(valuesIn(text, claims).qualification).toBe(said);
});
