import { describe, expect, it } from 'vitest';
import { labelledValues } from './labelled-values.ts';
import { meaningOf } from './labels.ts';

describe('meaningOf', () => {
  it.each([
    ['Designation at exit', 'position'],
    ['Job Title/Position', 'position'],
    ['tätig als', 'position'],
    ['LWD', 'endDate'],
    ['Letzter Arbeitstag', 'endDate'],
    ['Último dia trabalhado', 'endDate'],
    ['Dt of Joining', 'startDate'],
    ['Entrée le', 'startDate'],
    ['Entré le', 'startDate'],
    ['Admitida em', 'startDate'],
    ['Tiempo de servicio', 'dates'],
    ['Base location', 'employerLocation'],
    ['Title and reason for leaving', null],
    ['Exit formalities', null],
  ])('of a job: %s', (label, meaning) => {
    expect(meaningOf(label, 'EMPLOYMENT')).toBe(meaning);
  });

  it.each([
    ['Convocation', 'graduationDate'],
    ['Fachrichtung', 'fieldOfStudy'],
    ['Grado obtenido', 'qualification'],
    ['Term admitted', 'startDate'],
  ])('of studies: %s', (label, meaning) => {
    expect(meaningOf(label, 'EDUCATION')).toBe(meaning);
  });
});

describe('labelledValues', () => {
  const valuesOf = (text: string) =>
    labelledValues([{ text, isLine: true, isQuestion: false }], 'EDUCATION', 'DAY_FIRST').map(
      ({ field, value }) => `${field} ${value}`,
    );

  it.each([
    ['Degree awarded: B.Sc.', ['qualification B.Sc']],
    ['Grado: 12/2010', ['graduationDate 2010-12']],
    ['Major; History', ['fieldOfStudy History']],
  ])('reads by what stands behind a label: %s', (text, values) => {
    expect(valuesOf(text)).toEqual(values);
  });
});
