import type { ClaimEvidence, ClaimMatch } from '@credence/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClaimAnswer, QuestionAnswer, VerifierRecord } from '../../records/verifier-form.ts';
import { combineAnswers, fieldName } from './combine-answers.ts';

const RECORD: VerifierRecord = {
  index: 0,
  title: 'Acme',
  claims: [
    { field: 'position', label: 'Position', kind: 'TEXT', provided: 'Clerk' },
    { field: 'startDate', label: 'Start', kind: 'DATE', provided: '2019-03-04' },
    { field: 'endDate', label: 'End', kind: 'DATE', provided: '2022-08-31' },
  ],
};

const evidence = (inboundId: string): ClaimEvidence => ({
  inboundId,
  channel: 'EFORM',
  contactId: null,
  contactName: null,
  respondent: { name: inboundId, title: null },
  receivedAt: '2026-03-02T15:00:00.000Z',
  documents: [],
});

type Said = 'YES' | 'UNKNOWN' | { value: string | null };
type Given = Partial<Record<string, Said>>;

const answerOf = (field: string, said: Said): ClaimAnswer =>
  typeof said === 'object'
    ? { record: 0, field, answer: 'CORRECTED', value: said.value }
    : { record: 0, field, answer: said === 'YES' ? 'CONFIRMED' : 'UNKNOWN', value: null };

const combine = (...given: Given[]) =>
  combineAnswers(
    [RECORD],
    [],
    given.map((answers, index) => ({
      evidence: evidence(`answer ${index}`),
      answers: {
        claims: Object.entries(answers).flatMap(([field, said]) => (said ? [answerOf(field, said)] : [])),
        questions: [],
      },
    })),
  );

describe('several answers', () => {
  const whole = { position: 'YES', startDate: 'YES', endDate: 'YES' } as const;

  it.each<[string, Given[], ClaimMatch[], (number | null)[], string[]]>([
    ['none', [], ['NOT_VERIFIED', 'NOT_VERIFIED', 'NOT_VERIFIED'], [null, null, null], []],
    ['one', [whole], ['MATCH', 'MATCH', 'MATCH'], [0, 0, 0], []],
    [
      'one that leaves out',
      [{ position: 'YES', endDate: 'UNKNOWN' }],
      ['MATCH', 'NOT_VERIFIED', 'NOT_VERIFIED'],
      [0, null, 0],
      [],
    ],
    [
      'a second that supplies the rest',
      [{ position: 'YES' }, { startDate: 'YES', endDate: { value: '2022-08' } }],
      ['MATCH', 'MATCH', 'MATCH'],
      [0, 1, 1],
      [],
    ],
    [
      'a second that knows less',
      [whole, { position: 'UNKNOWN' }],
      ['MATCH', 'MATCH', 'MATCH'],
      [0, 0, 0],
      [],
    ],
    ['a second that agrees', [whole, whole], ['MATCH', 'MATCH', 'MATCH'], [1, 1, 1], []],
    [
      'a second that denies',
      [whole, { position: { value: 'Manager' } }],
      ['MISMATCH', 'MATCH', 'MATCH'],
      [1, 0, 0],
      ['position'],
    ],
    [
      'two that deny alike',
      [{ position: { value: 'Sr. Manager' } }, { position: { value: 'Senior Manager' } }],
      ['MISMATCH', 'NOT_VERIFIED', 'NOT_VERIFIED'],
      [1, null, null],
      [],
    ],
    [
      'two that deny differently',
      [{ position: { value: 'Manager' } }, { position: { value: 'Cook' } }],
      ['MISMATCH', 'NOT_VERIFIED', 'NOT_VERIFIED'],
      [1, null, null],
      ['position'],
    ],
    [
      'one that denies without a value after one that has it',
      [{ position: { value: 'Manager' } }, { position: { value: null } }],
      ['MISMATCH', 'NOT_VERIFIED', 'NOT_VERIFIED'],
      [0, null, null],
      [],
    ],
    [
      'one that denies without a value after one that confirms',
      [{ position: 'YES' }, { position: { value: null } }],
      ['MATCH', 'NOT_VERIFIED', 'NOT_VERIFIED'],
      [0, null, null],
      ['position'],
    ],
    [
      'one that confirms after one that denies without a value',
      [{ position: { value: null } }, { position: 'YES' }],
      ['MATCH', 'NOT_VERIFIED', 'NOT_VERIFIED'],
      [1, null, null],
      ['position'],
    ],
    [
      'two that deny without a value',
      [{ position: { value: null } }, { position: { value: null } }],
      ['UNCLEAR', 'NOT_VERIFIED', 'NOT_VERIFIED'],
      [1, null, null],
      [],
    ],
    [
      'two end dates, one of them open',
      [{ endDate: { value: '2021-01' } }, { endDate: { value: null } }],
      ['NOT_VERIFIED', 'NOT_VERIFIED', 'MISMATCH'],
      [null, null, 0],
      ['endDate'],
    ],
    [
      'two dates of one month',
      [{ startDate: { value: '2019-05' } }, { startDate: { value: 'May 3, 2019' } }],
      ['NOT_VERIFIED', 'MISMATCH', 'NOT_VERIFIED'],
      [null, 1, null],
      [],
    ],
    [
      'one that denies after one that leaves it open, with another year',
      [{ endDate: { value: '2022' } }, { endDate: { value: '2021-08-31' } }],
      ['NOT_VERIFIED', 'NOT_VERIFIED', 'MISMATCH'],
      [null, null, 1],
      ['endDate'],
    ],
    [
      'one that denies after one that leaves it open, of the same year',
      [{ endDate: { value: '2022' } }, { endDate: { value: '2022-05-06' } }],
      ['NOT_VERIFIED', 'NOT_VERIFIED', 'MISMATCH'],
      [null, null, 1],
      [],
    ],
    [
      'one that confirms after one that leaves it open',
      [{ endDate: { value: '2022' } }, { endDate: 'YES' }],
      ['NOT_VERIFIED', 'NOT_VERIFIED', 'MATCH'],
      [null, null, 1],
      [],
    ],
    [
      'two years that differ, and none that is enough',
      [{ startDate: { value: '2019' } }, { startDate: { value: '2018' } }, { startDate: { value: '2019' } }],
      ['NOT_VERIFIED', 'MISMATCH', 'NOT_VERIFIED'],
      [null, 1, null],
      ['startDate'],
    ],
    [
      'one that it has not ended after one that gives the year',
      [{ endDate: { value: '2022' } }, { endDate: { value: null } }],
      ['NOT_VERIFIED', 'NOT_VERIFIED', 'MISMATCH'],
      [null, null, 1],
      ['endDate'],
    ],
    [
      'two that it has not ended, in other words',
      [{ endDate: { value: 'present' } }, { endDate: { value: null } }],
      ['NOT_VERIFIED', 'NOT_VERIFIED', 'MISMATCH'],
      [null, null, 0],
      [],
    ],
    ...['n/a', 'yes'].map((value): [string, Given[], ClaimMatch[], (number | null)[], string[]] => [
      `one that denies after "${value}", which is no value`,
      [
        { position: { value }, endDate: { value } },
        { position: { value: 'Cook' }, endDate: { value: null } },
      ],
      ['MISMATCH', 'NOT_VERIFIED', 'MISMATCH'],
      [1, null, 1],
      [],
    ]),
    [
      'one that denies after one that could not say',
      [{ endDate: 'UNKNOWN' }, { endDate: { value: null } }],
      ['NOT_VERIFIED', 'NOT_VERIFIED', 'MISMATCH'],
      [null, null, 1],
      [],
    ],
    ...[4, 5].map((ways): [string, Given[], ClaimMatch[], (number | null)[], string[]] => [
      `${ways} ways to deny alike`,
      ['Sr Mgr', 'Sr Manager', 'Senior Mgr', 'Senior Manager', 'Sr. Manager']
        .slice(0, ways)
        .map((value) => ({ position: { value } })),
      ['MISMATCH', 'NOT_VERIFIED', 'NOT_VERIFIED'],
      [ways - 1, null, null],
      ways > 4 ? ['position'] : [],
    ]),
    [
      'many ways to agree',
      ['Clerk', 'clerk', 'CLERK', 'Clerk.', 'clerk.', ' Clerk'].map((value) => ({ position: { value } })),
      ['MATCH', 'NOT_VERIFIED', 'NOT_VERIFIED'],
      [5, null, null],
      [],
    ],
  ])('%s', (_what, given, matches, sources, contradictions) => {
    const combined = combine(...given);
    expect(combined.claims.map(({ match }) => match)).toEqual(matches);
    expect(combined.claims.map((claim) => claim.evidence?.inboundId ?? null)).toEqual(
      sources.map((index) => (index === null ? null : `answer ${index}`)),
    );
    expect(combined.contradictions).toEqual(contradictions);
  });

  const said = fc.option(
    fc.constantFrom<Said>(
      ...(['YES', 'UNKNOWN'] as const),
      ...['Cook', 'n/a', '2019', '2019-05', '03/04/2019', 'present', null].map((value) => ({ value })),
    ),
    { nil: undefined },
  );
  const given = fc.array(
    fc.record<Given>({ position: said, startDate: said, endDate: said }, { requiredKeys: [] }),
    { maxLength: 4 },
  );

  it('never lose what one of them decided, and never decide what none of them did', () => {
    fc.assert(
      fc.property(given, (answers) => {
        const apart = answers.map((answer) => combine(answer).claims);
        combine(...answers).claims.forEach(({ match }, index) => {
          const matches = apart.map((claims) => claims[index]?.match ?? 'NOT_VERIFIED');
          const decided = matches.filter((other) => other === 'MATCH' || other === 'MISMATCH');
          const open = matches.includes('UNCLEAR') ? 'UNCLEAR' : 'NOT_VERIFIED';
          expect(decided.length === 0 ? [open] : decided).toContain(match);
        });
      }),
    );
  });

  it('contradict each other in whichever order they came', () => {
    fc.assert(
      fc.property(given, (answers) => {
        expect(combine(...answers.toReversed()).contradictions).toEqual(combine(...answers).contradictions);
      }),
    );
  });

  it('change nothing by coming twice', () => {
    fc.assert(
      fc.property(given, (answers) => {
        const once = combine(...answers);
        const twice = combine(...answers, ...answers);
        expect(twice.claims.map(({ match }) => match)).toEqual(once.claims.map(({ match }) => match));
        expect(twice.contradictions).toEqual(once.contradictions);
      }),
    );
  });
});

it('judges each answer by when it came, also when it is read again with later ones', () => {
  const record: VerifierRecord = {
    ...RECORD,
    claims: [{ field: 'qualification', label: 'Degree', kind: 'TEXT', provided: 'BS in Physics' }],
  };
  const hoped: ClaimAnswer = {
    record: 0,
    field: 'qualification',
    answer: 'CORRECTED',
    value: 'B.S. Physics, 2026',
  };
  const came = (receivedAt: string, ...claims: ClaimAnswer[]) => ({
    evidence: { ...evidence('x'), receivedAt },
    answers: { claims, questions: [] },
  });
  const [inTime, later] = ['2026-11-02T15:00:00.000Z', '2027-01-04T15:00:00.000Z'];
  const matches = (...given: ReturnType<typeof came>[]) =>
    combineAnswers([record], [], given).claims.map(({ match }) => match);
  expect(matches(came(inTime, hoped))).toEqual(['UNCLEAR']);
  expect(matches(came(inTime, hoped), came(later))).toEqual(['UNCLEAR']);
  expect(matches(came(later, hoped))).toEqual(['MATCH']);
});

describe('questions', () => {
  const options = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ];
  const QUESTIONS = [
    {
      questionId: 1,
      type: 'single_select' as const,
      prompt: 'Rehire?',
      required: true,
      options,
      allowComment: false,
    },
    {
      questionId: 2,
      type: 'free_text' as const,
      prompt: 'Why?',
      required: false,
      options: [],
      allowComment: false,
    },
  ];
  const chosen = (questionId: number, ...selected: string[]): QuestionAnswer => ({
    questionId,
    selected,
    comment: null,
  });
  const combineQuestions = (...given: QuestionAnswer[][]) =>
    combineAnswers(
      [RECORD],
      QUESTIONS,
      given.map((questions) => ({ evidence: evidence('x'), answers: { claims: [], questions } })),
    );

  it('are answered by whoever answers them', () => {
    const { questions, contradictions } = combineQuestions(
      [chosen(1), chosen(2, 'Moved')],
      [chosen(1, 'yes')],
    );
    expect(questions).toEqual([chosen(1, 'yes'), chosen(2, 'Moved')]);
    expect(contradictions).toEqual([]);
  });

  it('that were not asked are left out, and contradict nothing', () => {
    const condition = { dependsOn: 1, operator: 'equals' as const, values: ['yes'] };
    const onlyAfterYes = {
      questionId: 3,
      type: 'single_select' as const,
      prompt: 'In which role?',
      required: false,
      options,
      allowComment: false,
      condition,
    };
    const given = [
      [chosen(1, 'no'), chosen(3, 'yes'), chosen(7, 'what nobody asked')],
      [chosen(3, 'no'), chosen(2, ' ')],
    ];
    const { questions, contradictions } = combineAnswers(
      [RECORD],
      [...QUESTIONS, onlyAfterYes],
      given.map((questions) => ({ evidence: evidence('x'), answers: { claims: [], questions } })),
    );
    expect(questions).toEqual([chosen(1, 'no')]);
    expect(contradictions).toEqual([]);
  });

  it('contradict each other in a choice, and not in words', () => {
    const { questions, contradictions } = combineQuestions(
      [chosen(1, 'yes'), chosen(2, 'Moved')],
      [chosen(1, 'no'), chosen(2, 'Left town')],
    );
    expect(questions).toEqual([chosen(1, 'no'), chosen(2, 'Left town')]);
    expect(contradictions).toEqual(['question 1']);
  });
});

describe('a field', () => {
  it('is named with its record where there are several', () => {
    expect(fieldName({ record: 1, field: 'endDate' }, [RECORD])).toBe('endDate');
    expect(fieldName({ record: 1, field: 'endDate' }, [RECORD, RECORD])).toBe('endDate of record 2');
  });
});
