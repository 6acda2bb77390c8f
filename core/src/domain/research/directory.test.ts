import { InboundNotification } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import {
  atOnce,
  type ClaimedAttempt,
  confirmAll,
  contactsOf,
  type OrderedSearch,
  orderInput,
  orderSearch,
  scheduleSearch,
  sendAttempt,
  type TestCore,
} from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { markContact } from '../contact-plan/mark-contact.ts';
import { UNKNOWN_PLACE } from '../contacts/planned-contact.ts';
import type { Context } from '../context/context.ts';
import { processInbound } from '../inbound/decide/process-inbound.ts';
import { readVerifierForm } from '../inbound/receive/read-verifier-form.ts';
import { receiveNotification } from '../inbound/receive/receive-notification.ts';
import { submitVerifierAnswers } from '../inbound/receive/submit-verifier-answers.ts';
import { researchSearch } from '../outbounds/plan/research-search.ts';
import { readSearch } from '../searches/read-searches.ts';
import { entityHash } from './directory-details.ts';
import type { DirectoryRow } from './directory-entity.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const job = (more: object = {}) => ({
  history: { employment: [{ employerName: 'Contoso Inc', position: 'Analyst', ...more }] },
});
const HR = { employerEmail: 'hr@contoso.example' };

const sent = (more: object = HR, of: Context = context) => sendAttempt(test, of, job(more));

async function processAll(of: Context): Promise<void> {
  for (const { data } of await test.jobs('process-inbound', of)) await processInbound(of, data);
}

/** Everything asked for is confirmed on the page. */
async function answerOnPage({ token }: { token: string }, of: Context = context): Promise<void> {
  await submitVerifierAnswers(test.core, token, confirmAll(await readVerifierForm(test.core, token)));
  await processAll(of);
}

/** A message about an attempt that comes through the API. */
async function receive({ claimed }: ClaimedAttempt, message: object): Promise<void> {
  const { id: outboundId } = claimed.outbound;
  const notification = {
    channel: 'EMAIL',
    messageData: { from: 'hr@contoso.example', body: { text: '-' } },
    metadata: { outboundId },
    ...message,
  };
  await receiveNotification(context, InboundNotification.parse(notification));
  await processAll(context);
}

const mark = async (
  { orderId, searchId }: OrderedSearch,
  accuracyStatus: 'ACCURATE' | 'INACCURATE',
): Promise<void> => {
  const [contact] = await contactsOf(context, searchId);
  await markContact(context, {
    orderId,
    searchId,
    mark: { contactId: contact?.id ?? '', accuracyStatus, reason: 'known', executeOutboundAttempts: false },
  });
};

/** The plan of a new search: `source destination confidence` for each destination, or what else came of it. */
async function planOf(overrides: object = job(), of: Context = context): Promise<string[]> {
  const ids = await orderSearch(of, { ...overrides });
  await researchSearch(of, ids);
  const contacts = await contactsOf(of, ids.searchId);
  if (contacts.length === 0) {
    const { search } = await readSearch(of, ids);
    return [`${search.searchStatus} ${search.waitingFor ?? ''}`.trim()];
  }
  return contacts.flatMap(({ source, contactMethods }) =>
    contactMethods.map(
      ({ email, phone, fax, confidence }) => `${source} ${email ?? phone ?? fax} ${confidence}`,
    ),
  );
}

const rows = () =>
  test.sql<DirectoryRow & { order_id: string | null }>(
    'select * from directory_contacts where organization_id = $1 order by id',
    [context.organization.id],
  );

const NOBODY = ['IN_PROGRESS a contact to be added'];

describe('an answer to one order', () => {
  it('tells the next order for the same employer whom to ask', async () => {
    expect(await planOf()).toEqual(NOBODY);
    await answerOnPage(await sent());
    expect(await planOf()).toEqual(['directory hr@contoso.example 0.7']);
    expect(await planOf(job({ employerName: 'CONTOSO, Incorporated' }))).toHaveLength(1);
    expect(await planOf(job({ employerName: 'Contoso Labs' }))).toEqual(NOBODY);
  });

  it('is about the one of the town, where many towns have one of the name', async () => {
    const hospital = (employerLocation: string) => ({ employerName: 'Mercy Hospital', employerLocation });
    await answerOnPage(await sent({ ...HR, ...hospital('St. Louis, MO') }));
    expect(await planOf(job(hospital('Saint Louis, Missouri')))).toHaveLength(1);
    expect(await planOf(job(hospital('St. Louis, MO 63101')))).not.toEqual(NOBODY);
    expect(await planOf(job(hospital('Springfield, MO')))).toEqual(NOBODY);
    expect(await planOf(job(hospital('Missouri')))).toEqual(NOBODY);
  });

  it.each(['Self-employed', 'N/A', 'Confidential', 'Family Business', '-'])(
    'tells nothing where the name of the employer is "%s": it may be any',
    async (employerName) => {
      await answerOnPage(await sent({ ...HR, employerName }));
      expect(await rows()).toEqual([]);
      expect(await planOf(job({ employerName }))).toEqual(NOBODY);
    },
  );

  it('that was learned where the employer has no name of its own is not believed any more', async () => {
    await answerOnPage(await sent());
    const hash = entityHash(context, 'EMPLOYMENT', { entityName: 'Freelance', location: UNKNOWN_PLACE });
    await test.sql('update directory_contacts set entity_hash = $2 where organization_id = $1', [
      context.organization.id,
      hash,
    ]);
    expect(await planOf(job({ employerName: 'Freelance' }))).toEqual(NOBODY);
  });

  it('more answers make it more certain, and never as certain as a history', async () => {
    for (const _ of [1, 2, 3, 4, 5]) await answerOnPage(await sent());
    expect(await planOf()).toEqual(['directory hr@contoso.example 0.85']);
    expect(await rows()).toMatchObject([{ answered: 5, accurate: 0, order_id: null }]);
  });

  it('is told by what came through the API too, not by a machine', async () => {
    await receive(await sent(), { classification: { type: 'AUTO_REPLY', confidence: 1 } });
    expect(await planOf()).toEqual(NOBODY);
    await receive(await sent(), { classification: { type: 'NO_RECORD', confidence: 1 } });
    expect(await planOf()).toEqual(['directory hr@contoso.example 0.7']);
  });

  it('is not told by what may have been misunderstood', async () => {
    await receive(await sent(), { classification: { type: 'VERIFICATION', confidence: 0.5 } });
    expect(await planOf()).toEqual(NOBODY);
  });

  it('comes after the history of the next order, once two orders have taught it', async () => {
    const other = job({ employerEmail: 'boss@contoso.example' });
    await answerOnPage(await sent());
    expect(await planOf(other)).toEqual(['history boss@contoso.example 0.9']);
    await answerOnPage(await sent());
    expect(await planOf(other)).toEqual([
      'history boss@contoso.example 0.9',
      'directory hr@contoso.example 0.75',
    ]);
  });

  it('merges with a hint at the same destination', async () => {
    await answerOnPage(await sent());
    await answerOnPage(await sent());
    const contactHints = [{ email: 'HR@contoso.example', priority: 'LOW' }];
    const hinted = { ...job(), defaultSearchConfig: { outbound: { contactHints } } };
    expect(await planOf(hinted)).toEqual(['contact_hint HR@contoso.example 0.75']);
  });

  it('is not looked at where research is skipped', async () => {
    await answerOnPage(await sent());
    const contactHints = [{ thirdPartyVendor: 'NSCH' }];
    const policy = {
      research: { skipResearch: true },
      thirdPartyBan: ['NSCH'],
      outbound: { contactHints },
    };
    expect(await planOf({ ...job(), defaultSearchConfig: policy })).toEqual(NOBODY);
  });

  it('belongs to the organization: no other one learns of it', async () => {
    await answerOnPage(await sent());
    const other = await test.organization();
    expect(await planOf(job(), other)).toEqual(NOBODY);
    await answerOnPage(await sent({ employerEmail: 'theirs@contoso.example' }, other), other);
    expect(await planOf()).toEqual(['directory hr@contoso.example 0.7']);
    expect(await planOf(job(), other)).toEqual(['directory theirs@contoso.example 0.7']);
  });

  it('is about that kind of search', async () => {
    await answerOnPage(await sent());
    const school = {
      searchTypes: [{ searchType: 'EDUCATION' }],
      history: {
        education: [{ institutionName: 'Contoso Inc', qualification: 'BA', fieldOfStudy: 'Art' }],
      },
    };
    expect(await planOf(school)).toEqual(NOBODY);
  });

  it('is one row, however many answers come at the same moment', async () => {
    const attempts = [await sent(), await sent(), await sent(), await sent()];
    for (const { token } of attempts) {
      await submitVerifierAnswers(test.core, token, confirmAll(await readVerifierForm(test.core, token)));
    }
    const jobs = await test.jobs('process-inbound', context);
    await atOnce(test, jobs.length, async (index) => {
      const data = jobs[index]?.data;
      if (data) await processInbound(context, data);
    });
    expect(await rows()).toMatchObject([{ answered: 4, order_id: null }]);
  });
});

describe('a mark', () => {
  it('of an inaccurate contact keeps it from the next order, whatever it answered', async () => {
    const first = await sent();
    await answerOnPage(first);
    await mark(first, 'INACCURATE');
    expect(await planOf()).toEqual(NOBODY);
    await mark(first, 'ACCURATE');
    expect(await planOf()).toEqual(['directory hr@contoso.example 0.8']);
  });

  it('of an accurate one is about all its destinations', async () => {
    await mark(await sent({ ...HR, employerFax: '+15125550101' }), 'ACCURATE');
    expect(await planOf()).toEqual(['directory hr@contoso.example 0.75', 'directory +15125550101 0.75']);
    expect(await rows()).toHaveLength(2);
  });
});

describe('a bounce', () => {
  const BOUNCE = {
    classification: { type: 'BOUNCE', confidence: 1 },
    messageData: { body: { text: '550 5.1.1 The account does not exist' } },
  };

  it('keeps the next order from that destination, and no other of the contact', async () => {
    const attempt = await sent({ ...HR, employerFax: '+15125550101' });
    await mark(attempt, 'ACCURATE');
    await receive(attempt, BOUNCE);
    expect(await planOf()).toEqual(['directory +15125550101 0.75']);
  });

  it('is over when somebody answers there', async () => {
    await receive(await sent(), BOUNCE);
    expect(await planOf()).toEqual(NOBODY);
    await answerOnPage(await sent());
    expect(await planOf()).toEqual(['directory hr@contoso.example 0.7']);
  });
});

describe('a vendor that a source refers to', () => {
  const text = 'Please use The Work Number for employment verifications.';
  const refer = async () =>
    receive(await sent(), {
      classification: { type: 'THIRD_PARTY', confidence: 1 },
      messageData: { from: 'hr@contoso.example', body: { text } },
    });
  const policy = (config: object) => ({ ...job(), defaultSearchConfig: config });

  it.each([
    ['closes the next search', {}, ['COMPLETED']],
    [
      'is waited for where the policy defers',
      { outbound: { deferToThirdParty: true } },
      ['IN_PROGRESS third party TALX_WORK_NUMBER'],
    ],
    ['is nobody where it is banned', { thirdPartyBan: ['TALX_WORK_NUMBER'] }, NOBODY],
  ])('%s', async (_what, config, expected) => {
    await refer();
    expect(await planOf(policy(config))).toEqual(expected);
  });

  it('does not stand in for a contact that the order names', async () => {
    await refer();
    expect(await planOf(job(HR))).toEqual(['history hr@contoso.example 0.9']);
  });

  it('counts for nothing when somebody there answers afterwards', async () => {
    await refer();
    clock.advance({ days: 1 });
    await answerOnPage(await sent());
    expect(await planOf()).toEqual(['directory hr@contoso.example 0.7']);
  });
});

describe('nothing is learned', () => {
  it('from a place for tests that attempts are redirected to', async () => {
    const redirected = {
      ...job(HR),
      defaultSearchConfig: { qaDestinations: { email: 'qa@client.example' } },
    };
    await answerOnPage(await sendAttempt(test, context, redirected));
    expect(await rows()).toEqual([]);
  });

  it("of the applicant's own address, whatever the client says of it", async () => {
    expect(orderInput().applicant.email).toBe('jordan.rivera@example.com');
    await mark(
      await scheduleSearch(context, job({ employerEmail: 'Jordan.Rivera@example.com' })),
      'ACCURATE',
    );
    expect(await rows()).toEqual([]);
  });

  it('from an address that answers by itself', async () => {
    await answerOnPage(await sent({ employerEmail: 'verified@simulator.test' }));
    expect(await rows()).toEqual([]);
  });
});
