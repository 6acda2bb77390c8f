import { z } from 'zod';
import { QUESTION_TYPES, SEARCH_TYPES } from '../vocabulary.ts';
import { crossCheck, fieldsOf, httpUrl, listOf, MAX_LIST, MAX_NAME, MAX_TEXT, name, text } from './common.ts';
import { SearchConfig } from './search-config.ts';

const QuestionOption = z.object({
  value: name().describe('What an answer says.'),
  label: text().describe('What the person reads.'),
});

/** Operators of a question's condition. */
const CONDITION_OPERATORS = ['equals', 'not_equals'] as const;

const QuestionCondition = z.object({
  dependsOn: z.number().describe('The `questionId` of an earlier question.'),
  operator: z.enum(CONDITION_OPERATORS).describe('How its answer is compared.'),
  values: z.array(z.string().max(MAX_NAME)).min(1).max(MAX_LIST).describe('The answers it is compared with.'),
});

export const VerificationQuestion = crossCheck(
  z.object({
    questionId: z.number().describe('Your number of the question, unique within the search.'),
    type: z.enum(QUESTION_TYPES).describe('How it is answered.'),
    prompt: text().describe('The question itself.'),
    required: z.boolean().default(false).describe('Whether the answers can be sent without this one.'),
    options: z.array(QuestionOption).max(MAX_LIST).default([]).describe('What can be chosen.'),
    allowComment: z.boolean().default(false).describe('Whether a comment can be added to the answer.'),
    minSelections: z.number().int().min(0).optional().describe('Fewest choices of a multi_select question.'),
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
    const { type, options, minSelections, maxSelections } = fieldsOf(value);
    if ((type === 'single_select' || type === 'multi_select') && listOf(options).length === 0) {
      report(['options'], `must have at least one option for a ${type} question`);
    }
    if (
      typeof minSelections === 'number' &&
      typeof maxSelections === 'number' &&
      minSelections > maxSelections
    ) {
      report(['minSelections'], 'must not be above maxSelections');
    }
  },
).meta({ id: 'VerificationQuestion', description: 'A question of the client to the person who verifies.' });
export type VerificationQuestion = z.infer<typeof VerificationQuestion>;

/** Questions are asked in order, so a condition can only depend on an earlier one. */
const VerificationQuestions = crossCheck(z.array(VerificationQuestion).max(50), (value, report) => {
  const asked = new Set<unknown>();
  listOf(value).forEach((question, index) => {
    const { questionId, condition } = fieldsOf(question);
    const { dependsOn } = fieldsOf(condition);
    if (asked.has(questionId)) report([index, 'questionId'], 'must be unique within the search');
    if (dependsOn !== undefined && !asked.has(dependsOn)) {
      report([index, 'condition', 'dependsOn'], 'must be the questionId of an earlier question');
    }
    asked.add(questionId);
  });
});

export const SearchRequest = z
  .object({
    searchType: z.enum(SEARCH_TYPES).describe('What is verified.'),
    externalSearchId: name().optional().describe('Your own id of the search; events carry it.'),
    questionnaireUrl: httpUrl().optional().describe('Address of a questionnaire of the source.'),
    questionnaireAccessCode: text().optional().describe('What opens that questionnaire.'),
    verificationQuestions: VerificationQuestions.optional().describe('Your own questions to the source.'),
    searchConfig: SearchConfig.optional(),
  })
  .meta({ id: 'SearchRequest', description: 'One search to run for the applicant.' });
export type SearchRequest = z.infer<typeof SearchRequest>;
