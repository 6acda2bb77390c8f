import type { Credence, ReviewCreate, Search } from '@credence/sdk';
import type { StackInfo } from '../stack.ts';
import { waitFor } from '../wait-for.ts';
import { answerVerifierPage } from './answer-page.ts';
import { demoOrder } from './demo-order.ts';
import { picturesIn } from './pictures.ts';
import { completionOf, linkIn, mailTo, say, sayClaims, step } from './telling.ts';

/**
 * One search covers two employers. One confirms on the page; the other says on the telephone what may or
 * may not be the same, and a person decides.
 */
export async function tellOfTwoEmployers(
  credence: Credence,
  { mailboxUrl, inboxUrl }: StackInfo,
): Promise<void> {
  const addresses = ['contoso', 'fabrikam'].map((name) => `hr-${Date.now()}@${name}.example`);
  const { verificationOrderId: orderId, searchIds } = await step(
    'One search for two employers',
    () => credence.orders.create(orderOf(addresses)),
    (order) => order.verificationOrderId,
  );
  const [searchId = ''] = searchIds;
  const [mail] = await step(
    'Each asked about its own record',
    () => Promise.all(addresses.map((address) => mailTo(mailboxUrl, address))),
    () => addresses.join(', '),
  );
  await step(
    'Contoso answers on its page',
    async () => {
      if (mail) await answerVerifierPage(linkIn(mail), picturesIn(undefined));
      return recordIn(credence, orderId, searchId, 'Contoso Inc', 'VERIFIED');
    },
    ({ status }) => `${status}; the search goes on`,
  );
  await step(
    'Fabrikam answers on the telephone',
    async () => {
      await credence.inbound.submit({ channel: 'VOICE', answers: CALLED_BACK, metadata: { searchId } });
      return recordIn(credence, orderId, searchId, 'Fabrikam LLC', 'REVIEW');
    },
    ({ status, waitingFor }) => `${status}: ${waitingFor?.replace(/^review: /, '')}`,
  );
  await step(
    'A person decides, claim by claim',
    () => credence.searches.review(orderId, searchId, DECISIONS),
    ({ searchStatus, records }) => [searchStatus, ...records.map(({ status }) => status)].join(', '),
  );
  await step(
    'Signed webhook received',
    () => completionOf(inboxUrl, searchId),
    ({ event }) => `${event}, both signatures verified`,
  );
  const [result] = (await credence.searches.get(orderId, searchId)).verificationResult;
  say(`\n      ${result?.outcome}: ${result?.answers.length} answers, ${result?.decisions.length} decisions`);
  sayClaims(result?.claims.filter(({ record }) => record === 1) ?? []);
}

function orderOf(addresses: readonly string[]) {
  const order = demoOrder(addresses[0] ?? '', new Date());
  const jobs = order.history?.employment ?? [];
  const second = { employerName: 'Fabrikam LLC', position: 'Analyst', employerEmail: addresses[1] };
  const employment = [...jobs, { ...second, startDate: '2016-02-01', endDate: '2019-01-31' }];
  return { ...order, history: { ...order.history, employment } };
}

/** Fabrikam confirms all but the position: it names a grade that the applicant did not. */
const CALLED_BACK = {
  respondent: { name: 'Alex Moreno', title: 'Personnel' },
  claims: [
    ...['employerName', 'startDate', 'endDate'].map((field) => ({
      record: 1,
      field,
      answer: 'CONFIRMED' as const,
    })),
    { record: 1, field: 'position', answer: 'CORRECTED' as const, value: 'Analyst II' },
  ],
  questions: [{ questionId: 1, selectedAnswer: 'yes' }],
};

const DECISIONS: ReviewCreate = {
  claims: [
    {
      record: 1,
      field: 'position',
      decision: 'CORRECT',
      match: 'MATCH',
      value: 'Analyst II',
      note: 'A grade of it',
    },
    ...['employerName', 'startDate', 'endDate'].map((field) => ({
      record: 1,
      field,
      decision: 'ACCEPT' as const,
    })),
  ],
};

/** The record of an employer, once it stands as it should. */
function recordIn(
  credence: Credence,
  orderId: string,
  searchId: string,
  entityName: string,
  wanted: Search['records'][number]['status'],
) {
  return waitFor(`${entityName} as ${wanted}`, async () => {
    const { records } = await credence.searches.get(orderId, searchId);
    return records.find((record) => record.entityName === entityName && record.status === wanted);
  });
}
