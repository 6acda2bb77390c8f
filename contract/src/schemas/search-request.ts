import { z } from 'zod';
import { QUESTION_TYPES, SEARCH_TYPES } from '../vocabulary.ts';
import {
  crossCheck,
  fieldsOf,
  httpUrl,
  listOf,
  MAX_LIST,
  MAX_NAME,
  MAX_TEXT,
  name,
  optionalText,
  text,
} from './common.ts';
import { SearchConfig } from './search-config.ts';

const QuestionOption = z.object({
  value: name().describe('What an answer says.'),
  label: text().describe('What the person reads.'),
});

/** The values of a question's options, whatever else is wrong with it. */
const valuesOf = (question: unknown): unknown[] =>
  listOf(fieldsOf(question).options).map((option) => fieldsOf(option).value);

/** Operators of a question's condition. */
const CONDITION_OPERATORS = ['equals', 'not_equals'] as const;

const QuestionCondition = z.object({
  dependsOn: z.number().describe('The `questionId` of an earlier question.'),
  operator: z.enum(CONDITION_OPERATORS).describe('How its answer is compared.'),
  values: z
    .array(z.string().max(MAX_NAME))
    .min(1)
    .max(MAX_LIST)
    .describe('The answers it is compared with: values of its options, where it has any.'),
});

export const VerificationQuestion = crossCheck(
  z.object({
    questionId: z.number().describe('Your number of the question, unique within the search.'),
    type: z.enum(QUESTION_TYPES).describe('How it is answered.'),
    prompt: text().describe('The question itself.'),
    required: z.boolean().default(false).describe('Whether the answers can be sent without this one.'),
    options: z
      .array(QuestionOption)
      .max(MAX_LIST)
      .default([])
      .describe('What can be chosen, each value once.'),
    allowComment: z.boolean().default(false).describe('Whether a comment can be added to the answer.'),
    minSelections: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('Fewest choices of a multi_select question, at most as many as it has options.'),
    maxSelections: z.number().int().min(1).optional().describe('Most choices of a multi_select question.'),
    condition: QuestionCondition.nullish().describe(
      'Asked only when an earlier question was answered like this.',
    ),
    selectedAnswer: z.unknown().optional().describe('An answer that the page of the verifier opens with.'),
    comment: z
      .string()
      .max(MAX_TEXT)
      .nullish()
      .describe('A comment that the page of the verifier opens with.'),
  }),
  (value, report) => {
    const { type, minSelections, maxSelections } = fieldsOf(value);
    const options = valuesOf(value);
    const hasOptions = type === 'single_select' || type === 'multi_select';
    if (hasOptions && options.length === 0) {
      report(['options'], `must have at least one option for a ${type} question`);
    }
    const seen = new Set<unknown>();
    options.forEach((option, index) => {
      if (seen.has(option)) report(['options', index, 'value'], 'must be unique within the question');
      seen.add(option);
    });
    if (typeof minSelections !== 'number') return;
    if (typeof maxSelections === 'number' && minSelections > maxSelections) {
      report(['minSelections'], 'must not be above maxSelections');
    } else if (type === 'multi_select' && options.length > 0 && minSelections > options.length) {
      report(['minSelections'], 'must not be above the number of options');
    }
  },
).meta({ id: 'VerificationQuestion', description: 'A question of the client to the person who verifies.' });
export type VerificationQuestion = z.infer<typeof VerificationQuestion>;

/**
 * Characters of JSON of all questions to one source. The page of the verifier shows them in one piece, and is made each time it
 * is asked for.
 */
const MOST_OF_QUESTIONS = 1_000_000;

/** Questions are asked in order, so a condition can only depend on an earlier one. */
const VerificationQuestions = crossCheck(z.array(VerificationQuestion).max(50), (value, report) => {
  let size = 0;
  // No more is looked at than it takes.
  const isTooMuch = listOf(value).some((question) => {
    size += JSON.stringify(question)?.length ?? 0;
    return size > MOST_OF_QUESTIONS;
  });
  if (isTooMuch) report([], `must be at most ${MOST_OF_QUESTIONS.toLocaleString('en')} characters of JSON`);
  const asked = new Map<unknown, ReadonlySet<unknown> | undefined>();
  listOf(value).forEach((question, index) => {
    const { questionId, condition } = fieldsOf(question);
    const { dependsOn, values } = fieldsOf(condition);
    if (asked.has(questionId)) report([index, 'questionId'], 'must be unique within the search');
    if (dependsOn !== undefined && !asked.has(dependsOn)) {
      report([index, 'condition', 'dependsOn'], 'must be the questionId of an earlier question');
    }
    const possible = asked.get(dependsOn);
    listOf(values).forEach((answer, place) => {
      if (typeof answer === 'string' && possible?.has(answer) === false)
        report([index, 'condition', 'values', place], 'must be the value of an option of that question');
    });
    asked.set(questionId, possibleAnswers(question));
  });
});

/** What can be chosen for a question; undefined where any text can be an answer, and where its options are wrong. */
function possibleAnswers(question: unknown): ReadonlySet<unknown> | undefined {
  const { type } = fieldsOf(question);
  if (type !== 'single_select' && type !== 'multi_select') return undefined;
  const values = valuesOf(question);
  const areRight = values.length > 0 && values.every((value) => name().safeParse(value).success);
  return areRight ? new Set(values) : undefined;
}

export const SearchRequest = z
  .object({
    searchType: z.enum(SEARCH_TYPES).describe('What is verified.'),
    externalSearchId: name().optional().describe('Your own id of the search; events carry it.'),
    questionnaireUrl: httpUrl().optional().describe('Address of a questionnaire of the source.'),
    questionnaireAccessCode: optionalText().describe('What opens that questionnaire.'),
    verificationQuestions: VerificationQuestions.optional().describe(
      'Your own questions to the source, of 1,000,000 characters of JSON in all.',
    ),
    searchConfig: SearchConfig.optional(),
  })
  .meta({ id: 'SearchRequest', description: 'One search to run for the applicant.' });
export type SearchRequest = z.infer<typeof SearchRequest>;
