import { describe, expect, it } from 'vitest';
import type { ReplyRequest } from '../../read/reading.ts';
import { isHeadedByOther } from './headed-by-other.ts';
import { type Subject, subjectOf } from './names.ts';

const asked = (firstName: string, lastName: string, ...aliases: string[]): ReplyRequest => ({
  searchType: 'EMPLOYMENT',
  applicant: { firstName, lastName, aliases },
  records: [{ employerName: 'Contoso Foods', position: 'Analyst' }],
});

describe('of whom a statement speaks', () => {
  it.each<[string, ReplyRequest, Subject]>([
    ['Katherine Moss worked here until 2020.', asked('Katherine', 'Moss'), 'APPLICANT'],
    ['Kate Moss worked here until 2020.', asked('Katherine', 'Moss'), 'APPLICANT'],
    ['Employee: MOSS, KATHERINE J', asked('Katherine', 'Moss'), 'APPLICANT'],
    ['K. Moss was an analyst.', asked('Katherine', 'Moss'), 'APPLICANT'],
    ['Ms. Moss left in 2020.', asked('Katherine', 'Moss'), 'APPLICANT'],
    ['Katherine Lind was an analyst.', asked('Katherine', 'Moss', 'Katherine Lind'), 'APPLICANT'],
    ['Peter Hale Jr. worked here until 2020.', asked('Peter', 'Hale'), 'APPLICANT'],
    ['Peter Hale Jr. worked here until 2020.', asked('Peter', 'Hale Sr'), 'OTHER'],
    ['Martina Cole worked here until 2020.', asked('Martin', 'Cole'), 'OTHER'],
    ['Annabelle Lee was an analyst.', asked('Ann', 'Lee'), 'OTHER'],
    ['Dana Frost worked here until 2020.', asked('Katherine', 'Moss'), 'OTHER'],
    ['Mr. Frost says that Katherine Moss was an analyst.', asked('Katherine', 'Moss'), 'APPLICANT'],
    ["Regarding Katherine's employment: 2017 to 2021", asked('Katherine', 'Moss'), 'APPLICANT'],
    ["Confirming Katherine's dates: 2017 to 2021", asked('Katherine', 'Moss'), 'APPLICANT'],
    ['RE: Tobias Moss. Hired in May 2014 as an analyst.', asked('Katherine', 'Moss'), 'OTHER'],
    ['On file: Tobias Moss, Analyst, 2012.', asked('Katherine', 'Moss'), 'OTHER'],
    ['On file: Kate Moss, Analyst, 2012.', asked('Katherine', 'Moss'), 'APPLICANT'],
    ['The dates are correct.', asked('Katherine', 'Moss'), null],
    ['Contoso Foods was sold in 2020.', asked('Katherine', 'Moss'), null],
  ])('%s', (text, request, subject) => expect(subjectOf(text, request)).toBe(subject));
});

describe('whether a reply begins with the record of another person', () => {
  it.each<[string, boolean]>([
    ['Mosse, Gerald T.', true],
    ['Frost, Daniel', true],
    ['Kay Moss: analyst, 2012 to 2016', true],
    ['Moss, Katherine', false],
    ['MOSS, KATHERINE J.', false],
    ['Moss, K.', false],
    ['Katherine Moss: analyst, 2012 to 2016', false],
    ['Austin, Texas', false],
    ['Contoso, Martin', false],
    ['Hire Date: 3/4/2012', false],
    ['Frost, Daniel was an analyst', false],
  ])('%s: %s', (text, isOther) => {
    expect(isHeadedByOther(text, asked('Katherine', 'Moss'), true)).toBe(isOther);
  });
});
