import { InboundNotification } from '@credence/contract';
import { type KnownPerson, keepPerson } from '../../domain/access/sessions/keep-person.ts';
import { type Context, now, withoutNote } from '../../domain/context/context.ts';
import { receiveNotification } from '../../domain/inbound/receive/receive-notification.ts';
import { assignSearch } from '../../domain/team/assign-search.ts';
import { addNote } from '../../domain/team/notes.ts';
import { createAuditNote } from '../../platform/audit/audit-note.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { Forbidden } from '../../platform/errors.ts';

const NOTES = [
  'Called the front desk: payroll is in on Tuesdays and Thursdays.',
  'The applicant says the company changed its name in 2021.',
  'They want the request by fax, with the signed release.',
] as const;

const STRAY_MAILS = [
  [
    'records@contoso.example',
    'Verification of employment',
    'We confirm the dates. Which request is this about?',
  ],
  ['no-reply@fabrikam.example', 'Your ticket was closed', 'Your request was answered by our team.'],
  ['hr@tailspin.example', 'Re: former employee', 'Please call us about this person, we have questions.'],
] as const;

/** Every so many searches have a person who works on them, and a note. */
const ASSIGNED_EVERY = 3;
const NOTED_EVERY = 5;

/** What was made up of a team's work. */
export interface SeededTeam {
  assignments: number;
  notes: number;
  unmatchedMail: number;
}

/**
 * Keeps people as their sign-in would, so that they are shown by name before it.
 * @throws Forbidden outside the sandbox
 */
export async function seedPeople(context: Context, people: readonly KnownPerson[]): Promise<void> {
  requireSandbox(context);
  await inTransaction(context, async (transaction) => {
    for (const person of people) await keepPerson(context, transaction, person, now(context));
  });
}

/**
 * Makes up what people share about searches, and mail that matches none, through the use cases that serve them.
 * @param people subjects of those who work on them
 * @throws Forbidden outside the sandbox
 */
export async function seedTeam(
  context: Context,
  { searchIds, people }: { searchIds: readonly string[]; people: readonly string[] },
): Promise<SeededTeam> {
  requireSandbox(context);
  const done: SeededTeam = { assignments: 0, notes: 0, unmatchedMail: 0 };
  for (const [index, searchId] of searchIds.entries()) {
    const subject = people[index % people.length];
    if (subject === undefined) continue;
    if (index % ASSIGNED_EVERY === 0) {
      const change = { searchId, assignee: subject, previous: null, mayAssignOthers: false };
      await assignSearch(as(context, subject, 'search.assign'), change);
      done.assignments += 1;
    }
    if (index % NOTED_EVERY === 0) {
      const text = NOTES[done.notes % NOTES.length] ?? NOTES[0];
      await addNote(as(context, subject, 'note.add'), { searchId, text });
      done.notes += 1;
    }
  }
  const [first] = searchIds;
  for (const [index, [from, subject, text]] of STRAY_MAILS.entries()) {
    const mail = InboundNotification.parse({
      messageId: `seed-${first}-${index}`,
      channel: 'EMAIL',
      messageData: { from, subject, body: { text } },
      metadata: {},
    });
    await receiveNotification(withoutNote(context), mail);
    done.unmatchedMail += 1;
  }
  return done;
}

function requireSandbox({ core }: Context): void {
  if (core.config.ENVIRONMENT !== 'sandbox') throw new Forbidden('A team is made up in the sandbox only');
}

/** In the name of a person, as the console would do it. */
const as = (context: Context, subject: string, action: string): Context => ({
  ...context,
  audit: createAuditNote({ action, actor: 'API', subject, requestId: null }),
});
