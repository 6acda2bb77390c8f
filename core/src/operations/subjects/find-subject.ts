import { IsNull, MoreThan } from 'typeorm';
import { openAliases, openApplicant } from '../../domain/applicants/seal-applicant.ts';
import { type Context, withoutNote } from '../../domain/context/context.ts';
import { ApplicantEntity, type ApplicantRow } from '../../domain/entities/applicant-entity.ts';
import { InboundEntity, type InboundRow } from '../../domain/entities/inbound-entity.ts';
import { OrderEntity } from '../../domain/entities/order-entity.ts';
import { openInbound } from '../../domain/inbound/read/inbound-content.ts';
import { noteResources } from '../../platform/audit/audit-note.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import {
  matchSubject,
  mentionsSubject,
  type Subject,
  type SubjectMatch,
  subjectProblems,
} from './subject-rule.ts';

/** What of the organization is about a person. */
export interface FoundSubject {
  orders: { orderId: string; rule: SubjectRule }[];
  /** Messages that belong to no search. */
  messages: { messageId: string; rule: SubjectRule }[];
  /** What may be about the person: an operator has to look, and to include it. */
  unclear: { kind: 'order' | 'message'; id: string; reason: string }[];
}

/** By what it is known that something is about the person; `INCLUDED` where a person decided it. */
export type SubjectRule = 'NAME_AND_BIRTHDAY' | 'EMAIL' | 'INCLUDED';

export interface SubjectQuery extends Subject {
  /** Ids of orders and messages that an operator has looked at, and knows to be about the person. */
  include: readonly string[];
}

const AT_A_TIME = 500;

/**
 * Looks through all orders of an organization, and through messages that belong to no search. Nearly everything that it
 * compares is sealed, so each row is opened: 100,000 orders take some seconds.
 * @throws Invalid when the description tells no person from others; NotFound when something to include is not there
 */
export async function findSubject(context: Context, query: SubjectQuery): Promise<FoundSubject> {
  const problems = subjectProblems(query);
  if (problems.length > 0) throw new Invalid(problems);
  const search: Search = {
    query,
    left: new Set(query.include),
    marks: {
      names: new Set(query.name ? [query.name] : []),
      emails: new Set(query.email ? [query.email.trim()] : []),
    },
    found: { orders: [], messages: [], unclear: [] },
  };
  for await (const applicant of applicantsOf(context)) await findOrders(context, search, applicant);
  await findMessages(context, search);
  const { left, found } = search;
  if (left.size > 0) throw new NotFound(`There is no order or message ${[...left].join(', ')} to include`);
  return found;
}

/** A search that goes on. */
interface Search {
  query: SubjectQuery;
  /** What is to be included, and was not met yet. */
  left: Set<string>;
  /** By what messages name the person. */
  marks: { names: Set<string>; emails: Set<string> };
  found: FoundSubject;
}

async function findOrders(
  context: Context,
  { query, left, marks, found }: Search,
  applicant: ApplicantRow,
): Promise<void> {
  const person = openPerson(context, applicant);
  const matched = matchSubject(query, person);
  if (matched.match === 'NO' && left.size === 0) return;
  for (const orderId of await ordersOf(context, applicant.id)) {
    const isIncluded = left.delete(orderId);
    const rule = ruleOf(matched, isIncluded);
    if (rule) {
      found.orders.push({ orderId, rule });
      for (const name of namesOf(person)) marks.names.add(name);
      if (person.email) marks.emails.add(person.email.trim());
    } else if (matched.match === 'UNCLEAR') {
      found.unclear.push({ kind: 'order', id: orderId, reason: matched.reason });
    }
  }
}

function ruleOf(matched: SubjectMatch, isIncluded: boolean): SubjectRule | undefined {
  if (matched.match === 'YES') return matched.rule;
  return isIncluded ? 'INCLUDED' : undefined;
}

const namesOf = ({ firstName, lastName, aliases }: ReturnType<typeof openPerson>): string[] => [
  `${firstName} ${lastName}`,
  ...aliases,
];

async function findMessages(context: Context, { left, marks, found }: Search): Promise<void> {
  const words = { names: [...marks.names], emails: [...marks.emails] };
  for await (const message of unmatchedMessagesOf(context)) {
    const matched = mentionsSubject(textsIn(openInbound(context, message)), words);
    const messageId = message.id;
    const rule = ruleOf(matched, left.delete(messageId));
    if (rule) found.messages.push({ messageId, rule });
    else if (matched.match === 'UNCLEAR')
      found.unclear.push({ kind: 'message', id: messageId, reason: matched.reason });
  }
}

/** Every text in something that is kept as JSON, each on a line of its own. */
function textsIn(content: object): string {
  const texts: string[] = [];
  JSON.stringify(content, (key, value: unknown) => {
    texts.push(key);
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.join('\n');
}

const unmatchedMessagesOf = (context: Context): AsyncGenerator<InboundRow> =>
  pagesOf((after) =>
    inTransaction(withoutNote(context), ({ manager }) =>
      manager.find(InboundEntity, {
        where: { organizationId: context.organization.id, searchId: IsNull(), id: MoreThan(after) },
        order: { id: 'ASC' },
        take: AT_A_TIME,
      }),
    ),
  );

const applicantsOf = (context: Context): AsyncGenerator<ApplicantRow> =>
  pagesOf((after) =>
    inTransaction(withoutNote(context), ({ manager }) =>
      manager.find(ApplicantEntity, {
        where: { organizationId: context.organization.id, isRedacted: false, id: MoreThan(after) },
        order: { id: 'ASC' },
        take: AT_A_TIME,
      }),
    ),
  );

const NO_ID = '00000000-0000-0000-0000-000000000000';

async function* pagesOf<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after = NO_ID; ; ) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_A_TIME) return;
    after = last.id;
  }
}

const ordersOf = (context: Context, applicantId: string): Promise<string[]> =>
  inTransaction(withoutNote(context), async ({ manager }) => {
    const where = { organizationId: context.organization.id, applicantId };
    const orders = await manager.find(OrderEntity, { select: { id: true }, where, order: { id: 'ASC' } });
    return orders.map(({ id }) => id);
  });

function openPerson(context: Context, applicant: ApplicantRow) {
  const { firstName, lastName, birthday, email } = openApplicant(context, applicant);
  return { firstName, lastName, birthday, email, aliases: openAliases(context, applicant) };
}

/** Lets the entry of a command name what it found. */
export const noteFound = (context: Context, { orders, messages }: FoundSubject): void =>
  noteResources(context, {
    orderIds: orders.map(({ orderId }) => orderId),
    inboundIds: messages.map(({ messageId }) => messageId),
  });
