import { z } from 'zod';
import { instantOrDay } from '../../schemas/common.ts';
import { CHANNELS, SEARCH_PHASES } from '../../vocabulary.ts';

export const FiguresQuery = z.object({
  from: instantOrDay().describe('From this instant on; a date means its beginning in UTC.'),
  to: instantOrDay().describe(
    'Up to this instant; a date means its end in UTC. At most 92 days after `from`.',
  ),
});

const count = (what: string) => z.number().int().describe(what);

/** Ages of open searches. */
export const AGES = ['UNDER_1_DAY', 'UNDER_3_DAYS', 'UNDER_7_DAYS', 'UNDER_14_DAYS', 'OLDER'] as const;
/** How soon SLAs of open searches end. */
export const SLA_RISKS = ['OVERDUE', 'WITHIN_4_HOURS', 'WITHIN_1_DAY', 'WITHIN_3_DAYS', 'LATER'] as const;
/** How long answers took. */
export const ANSWER_TIMES = [
  'WITHIN_1_HOUR',
  'WITHIN_4_HOURS',
  'WITHIN_1_DAY',
  'WITHIN_3_DAYS',
  'WITHIN_7_DAYS',
  'LONGER',
] as const;

const rate = {
  asked: count('Requests that went out.'),
  answered: count('Requests that were answered.'),
};

export const Figures = z
  .object({
    open: z
      .object({
        total: count('Searches that go on now.'),
        unassigned: count('Those that no one works on.'),
        byPhase: z
          .array(
            z.object({
              phase: z.enum(SEARCH_PHASES).describe('The phase.'),
              count: count('Searches in it.'),
            }),
          )
          .describe('By where the work stands.'),
        byAge: z
          .array(
            z.object({
              age: z.enum(AGES).describe('Time since the order.'),
              count: count('Searches of it.'),
            }),
          )
          .describe('By age, the youngest first.'),
        bySla: z
          .array(
            z.object({ sla: z.enum(SLA_RISKS).describe('When it ends.'), count: count('Searches of it.') }),
          )
          .describe('By how soon the SLA ends.'),
      })
      .describe('Searches that go on now, whatever the time range.'),
    byDay: z
      .array(
        z.object({
          day: z.iso.date().describe('The day, in the time zone of the organization.'),
          opened: count('Searches ordered.'),
          closed: count('Searches that ended.'),
          closedWithoutPerson: count('Those of them that an answer of a contact ended, without a review.'),
        }),
      )
      .describe('Day by day of the time range.'),
    answers: z
      .object({
        count: count('Answers that came.'),
        medianHours: z.number().nullable().describe('Hours from the request to the answer: half took less.'),
        slowHours: z.number().nullable().describe('Nine of ten took less.'),
        byTime: z
          .array(z.object({ time: z.enum(ANSWER_TIMES).describe('Time taken.'), count: count('Answers.') }))
          .describe('By the time they took.'),
        byChannel: z
          .array(z.object({ channel: z.enum(CHANNELS).describe('The way.'), ...rate }))
          .describe('By the way contacts were asked.'),
        byHour: z
          .array(z.object({ hour: z.number().int().describe('0 to 23.'), ...rate }))
          .describe('By the hour of the request, in the time zone of the organization.'),
      })
      .describe('Requests that went out in the time range, and answers to them.'),
    closed: z
      .object({
        total: count('Searches that ended.'),
        withoutPerson: count('Those of them that an answer of a contact ended, without a review.'),
      })
      .describe('Searches that ended in the time range.'),
    reviewers: z
      .array(
        z.object({
          subject: z.string().describe('How the identity provider names the person.'),
          name: z.string().describe('Name to show.'),
          reviews: count('Reviews in the time range.'),
          searches: count('Searches that they were about.'),
        }),
      )
      .describe('Who reviewed, the busiest first.'),
  })
  .meta({ id: 'Figures', description: 'How the work of the organization goes.' });
export type Figures = z.infer<typeof Figures>;
