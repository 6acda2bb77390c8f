import { describe, expect, it } from 'vitest';
import type { ReplyRequest } from '../../read/reading.ts';
import { statementsOf } from '../statements.ts';
import { assertedOf } from './asserted.ts';
import { clausesOf } from './clauses.ts';
import { isElsewhere } from './elsewhere.ts';
import { assertedPart, isNotFound } from './mood.ts';
import { isSignature, untilSigned } from './signature.ts';
import { subjectOfClause } from './subject-of-clause.ts';

const request: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Marta', lastName: 'Quintero', aliases: [] },
  records: [
    { employerName: 'Harbor Foods', position: 'Line Cook', startDate: '2016-03', endDate: '2019-08' },
  ],
};

describe('clausesOf', () => {
  it.each<[string, string[]]>([
    ['She cooked here, and we moved in 2020.', ['She cooked here', 'we moved in 2020']],
    ['Ms. Quintero was a cook', ['Ms. Quintero was a cook']],
    ['Marta P. Quintero left', ['Marta P. Quintero left']],
    ['Sie ging 2019, weil das Lokal schloss', ['Sie ging 2019', 'das Lokal schloss']],
    ['Estuvo aquí (tres años) y se fue', ['Estuvo aquí ', 'tres años', 'se fue']],
  ])('%s', (text, clauses) => {
    expect(clausesOf(text).map((clause) => clause.text.replace(/[.\s]+$/, ''))).toEqual(
      clauses.map((clause) => clause.trim()),
    );
  });
});

describe('subjectOfClause', () => {
  it.each<[string, ReturnType<typeof subjectOfClause>]>([
    ['She was a cook', 'APPLICANT'],
    ['Ms. Quintero was a cook', 'APPLICANT'],
    ['can verify that Marta was a cook', 'APPLICANT'],
    ['Her last day was in May 2019', 'APPLICANT'],
    ['Admission was in 2016', null],
    ['My dad hired her in 2016', 'APPLICANT'],
    ['Mi padre la contrató en 2016', 'APPLICANT'],
    ['Mein Vater hat sie 2016 eingestellt', 'APPLICANT'],
    ['My dad retired in 2016', 'OTHER'],
    ['The restaurant closed in 2019', 'OTHER'],
    ['Our service manager all that time was Tom Reyes', 'OTHER'],
    ['Her first supervisor left in 2019', 'OTHER'],
    ['Our service manager until 2019 was Marta Quintero', 'APPLICANT'],
    ['Her service ended in 2019', 'APPLICANT'],
    ['El restaurante cerró en 2019', 'OTHER'],
    ['Das Lokal wurde 2019 verkauft', 'OTHER'],
    ['Le restaurant est fermé', 'OTHER'],
    ['We moved in 2020', 'OTHER'],
    ['Operations ended in 2019', 'OTHER'],
    ['until May 2019', null],
    ["Marta's brother", null],
  ])('%s is of %s', (clause, subject) => {
    expect(subjectOfClause(clause, request, { isFirst: true, next: '', isTheyOther: false })).toBe(subject);
  });
});

describe('assertedPart', () => {
  const cases: readonly [string, string | null][] = [
    ['She was a cook until 2019.', 'She was a cook until 2019.'],
    ['If she was a cook, she left in 2019.', null],
    ['Perhaps she left in 2019.', null],
    ['Vielleicht ging sie 2019.', null],
    ['Quizás se fue en 2019.', null],
    ['She will start in 2019.', null],
    ['You asked whether she left in 2019; our file says 2018.', 'our file says 2018.'],
    ['The dates you gave are correct.', 'The dates you gave are correct.'],
  ];
  it.each(cases)('%s', (text, asserted) => {
    const part = assertedPart(text);
    expect(part && text.slice(part.start, part.end)).toBe(asserted);
  });
});

describe('isNotFound', () => {
  it.each<[string, boolean]>([
    ['we can not confirm that she was a cook', true],
    ['no consta que trabajara aquí', true],
    ['wir haben nichts', true],
    ['aucune trace de Mme Quintero', true],
    ['nenhum registro', true],
    ['no degree was awarded', false],
    ['she had no other title', false],
    ['she was a cook', false],
  ])('%s: %s', (clause, found) => {
    expect(isNotFound(clause)).toBe(found);
  });
});

describe('isElsewhere', () => {
  it.each<[string, boolean]>([
    ['after that she worked at a bank', true],
    ['she went on to be a chef', true],
    ['ella ahora trabaja en otro lugar', true],
    ['sie arbeitet jetzt in Köln', true],
    ['she is now with us as a chef', false],
    ['she was a cook', false],
  ])('%s: %s', (clause, elsewhere) => {
    expect(isElsewhere(clause, request)).toBe(elsewhere);
  });

  it('knows a degree of another school', () => {
    const studies: ReplyRequest = {
      ...request,
      searchType: 'EDUCATION',
      records: [{ institutionName: 'Lakeview College', qualification: 'MBA' }],
    };
    expect(isElsewhere('she earned an MBA from Yale', studies)).toBe(true);
    expect(isElsewhere('she earned an MBA from Lakeview College', studies)).toBe(false);
    expect(isElsewhere('she graduated from high school in 2010', studies)).toBe(true);
    const school = { ...studies, records: [{ institutionName: 'Lakeview High School' }] };
    expect(isElsewhere('she graduated from high school in 2010', school)).toBe(false);
  });
});

describe('isSignature', () => {
  it.each<[string, boolean]>([
    ['Pat Cole | Line Cook', true],
    ['Pat Cole, Ph.D.', true],
    ['Marta Quintero, Line Cook', false],
    ['Pat Cole was a cook', false],
  ])('%s: %s', (text, signature) => {
    expect(isSignature(text, request)).toBe(signature);
  });
});

describe('untilSigned', () => {
  const LETTER = 'Ms. Quintero cooked here until August 2019.\n\n';
  it.each<[string, string[]]>([
    [`${LETTER}Peg\n\nHead Cook since 2011`, ['Ms. Quintero cooked here until August 2019.', 'Peg']],
    [
      `${LETTER}R. Dominguez\n\nWe closed in 2021.`,
      ['Ms. Quintero cooked here until August 2019.', 'R. Dominguez'],
    ],
    ['Peg\n\nShe left in 2019.', ['Peg', 'She left in 2019.']],
    [`${LETTER}Marta Quintero\n\nLine Cook`, [LETTER.trim(), 'Marta Quintero', 'Line Cook']],
    [`${LETTER}Harbor Foods\n\nLine Cook`, [LETTER.trim(), 'Harbor Foods', 'Line Cook']],
    [`${LETTER}Peg\nTitle: Line Cook`, [LETTER.trim(), 'Peg', 'Title: Line Cook']],
  ])('%j', (text, kept) => {
    expect(untilSigned(statementsOf(text), request).map((statement) => statement.text)).toEqual(kept);
  });
});

describe('assertedOf', () => {
  it.each<[string, string[]]>([
    ['She was a cook until 2019.', ['She was a cook until 2019.']],
    ['She left in 2019, and the owner retired in 2020.', ['She left in 2019']],
    [
      'I checked the files and can verify that Ms. Quintero was a cook.',
      ['can verify that Ms. Quintero was a cook.'],
    ],
    ['I checked the files and can not confirm that Ms. Quintero was a cook.', []],
    ['Elle est partie en 2019, mais le chef est resté.', ['Elle est partie en 2019']],
    ['Pat Cole | Line Cook', []],
    ['Title: Line Cook', ['Title: Line Cook']],
  ])('%s', (text, asserted) => {
    expect(assertedOf(statementsOf(text), request).map((statement) => statement.text)).toEqual(asserted);
  });
});
