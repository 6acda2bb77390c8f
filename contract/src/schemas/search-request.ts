import { z } from 'zod';
import { QUESTION_TYPES, SEARCH_TYPES } from '../vocabulary.ts';
import { crossCheck, fieldsOf, httpUrl, listOf, MAX_LIST, MAX_NAME, MAX_TEXT, name, text } from './common.ts';
import { SearchConfig } from './search-config.ts';

const QuestionOption = z.object({ value: name(), label: name() });

/** Operators of a question's condition. */
const CONDITION_OPERATORS = ['equals', 'not_equals'] as const;

const QuestionCondition = z.object({
  dependsOn: z.number(),
  operator: z.enum(CONDITION_OPERATORS),
  values: z.array(z.string().max(MAX_NAME)).min(1).max(MAX_LIST),
});

export const VerificationQuestion = crossCheck(
  z.object({
    questionId: z.number(),
    type: z.enum(QUESTION_TYPES),
    prompt: text(),
    required: z.boolean().default(false),
    options: z.array(QuestionOption).max(MAX_LIST).default([]),
    allowComment: z.boolean().default(false),
    minSelections: z.number().int().min(0).optional(),
    maxSelections: z.number().int().min(1).optional(),
    condition: QuestionCondition.nullish(),
    selectedAnswer: z.unknown().optional(),
    comment: z.string().max(MAX_TEXT).nullish(),
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
    searchType: z.enum(SEARCH_TYPES),
    externalSearchId: name().optional(),
    questionnaireUrl: httpUrl().optional(),
    questionnaireAccessCode: name().optional(),
    verificationQuestions: VerificationQuestions.optional(),
    searchConfig: SearchConfig.optional(),
  })
  .meta({ id: 'SearchRequest', description: 'One search to run for the applicant.' });
export type SearchRequest = z.infer<typeof SearchRequest>;
