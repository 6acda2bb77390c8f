import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addContact } from '../../domain/contact-plan/add-contact.ts';
import { markContact } from '../../domain/contact-plan/mark-contact.ts';
import { removeContact } from '../../domain/contact-plan/remove-contact.ts';
import { updateContact } from '../../domain/contact-plan/update-contact.ts';
import type { Context } from '../../domain/context/context.ts';
import { processInbound } from '../../domain/inbound/decide/process-inbound.ts';
import { readVerifierForm } from '../../domain/inbound/receive/read-verifier-form.ts';
import { submitVerifierAnswers } from '../../domain/inbound/receive/submit-verifier-answers.ts';
import { createOrder } from '../../domain/orders/create-order.ts';
import { researchSearch } from '../../domain/outbounds/plan/research-search.ts';
import { claimOutbound } from '../../domain/outbounds/send/claim-outbound.ts';
import { recordOutbound } from '../../domain/outbounds/send/record-outbound.ts';
import { listSearches, readSearch } from '../../domain/searches/read-searches.ts';
import { updateSearch } from '../../domain/searches/update-search.ts';
import { answerDelivery, claimDelivery, dueDeliveries } from '../../testing/deliveries.ts';
import {
  confirmAll,
  createTestCore,
  dumpOf,
  fakeClock,
  OFFICE_HOURS,
  orderOf,
  providerAnswer,
  readableIn,
  type TestCore,
} from '../../testing/index.ts';

let test: TestCore;
let context: Context;

/** Every canary handed to the service, so that none is forgotten when they are looked for. */
const canaries: string[] = [];
const canary = (text: string): string => {
  canaries.push(text);
  return text;
};
/** A text that occurs nowhere else. */
const words = (what: string): string => canary(`canary of the ${what}`);
const address = (what: string): string => canary(`canary-${what}@leak.example`);
const url = (what: string): string => `https://client.example/hook?key=${canary(`canary-key-${what}`)}`;

const SSN = canary('987-65-4329');
canary('987654329');
// The proposed salary.
canary('1234567');
const PHONE = canary('+15125550147');

const webhookConfig = (what: string) => ({
  enabled: true,
  retryAttempts: 0,
  secret: words(`secret-${what}`),
  closeoutEndpoints: {
    EMPLOYMENT: {
      url: url(`${what}-closeout`),
      headers: { 'X-Api-Key': words(`header-${what}`) },
      basicAuth: { username: words(`user-${what}`), password: words(`password-${what}`) },
    },
  },
  fallbackEndpoint: { url: url(`${what}-fallback`), secret: words(`target-secret-${what}`) },
});

const order = () =>
  orderOf({
    applicant: {
      firstName: canary('Xanthippe'),
      lastName: canary('Quillfeather'),
      ssn: SSN,
      birthday: canary('1931-07-23'),
      phone: PHONE,
      email: address('applicant'),
      signedReleaseFileUrl: Buffer.from(`%PDF-1.7 ${words('release')}`).toString('base64'),
      addresses: [
        {
          addressType: 'home',
          addressLine1: words('street'),
          addressCity: words('city'),
          addressState: 'TX',
          addressZipCode: '73301',
          startDate: '2011-01-01',
        },
      ],
      applicantAlias: [
        {
          firstName: words('alias'),
          middleName: words('middle name'),
          lastName: words('maiden name'),
          suffix: words('suffix'),
        },
      ],
    },
    businessContext: {
      entityName: words('hiring company'),
      appliedJobTitle: words('job'),
      worksiteCity: words('worksite'),
      worksiteState: 'TX',
      proposedSalary: 1_234_567,
      positionLevel: words('level'),
      industrySector: words('sector'),
    },
    history: {
      employment: [
        {
          employerName: words('employer'),
          position: words('position'),
          employerLocation: words('place'),
          employerEmail: address('employer'),
          employerPhone: canary('+15125550148'),
          employerFax: canary('+15125550149'),
          startDate: '2019-03-01',
        },
      ],
      education: [
        {
          institutionName: words('school'),
          qualification: words('degree'),
          fieldOfStudy: words('field'),
          institutionContactEmail: address('school'),
        },
      ],
    },
    searchTypes: [
      {
        searchType: 'EMPLOYMENT',
        questionnaireUrl: url('questionnaire'),
        questionnaireAccessCode: words('access code'),
        verificationQuestions: [{ questionId: 1, type: 'free_text', prompt: words('prompt') }],
        searchConfig: {
          outbound: { contactHints: [{ email: address('hint') }] },
          channels: { blockedDestinations: [address('blocked')] },
          escalation: { webhookUrl: url('escalation') },
          qaDestinations: { phone: canary('+15125550146') },
        },
      },
      {
        searchType: 'EDUCATION',
        searchConfig: { notifications: { webhookOverride: webhookConfig('override') } },
      },
    ],
    webhookConfig: webhookConfig('order'),
  });

/** A contact of the client's own, changed in every way. */
async function changeContacts(searchId: string): Promise<void> {
  const place = { orderId: ids.orderId, searchId };
  const contactOf = (what: string) => ({
    name: words(`name of the ${what}`),
    entityName: words(`office of the ${what}`),
    title: words(`title of the ${what}`),
    location: words(`city of the ${what}`),
    confidence: 0.5,
    contactMethods: [{ email: address(what), confidence: 0.5, source: words(`source of the ${what}`) }],
  });
  const contact = { ...contactOf('contact'), executeOutboundImmediately: true };
  const { contactId } = await addContact(context, { ...place, contact });
  const metadata = { reason: words('update'), note: words('note') };
  await updateContact(context, { ...place, update: { contactId, ...contactOf('successor'), metadata } });
  const accuracyStatus = 'INACCURATE';
  const mark = { contactId, accuracyStatus, reason: words('mark'), executeOutboundAttempts: false } as const;
  await markContact(context, { ...place, mark });
  const removal = { contactId, reason: words('removal'), cancelPendingOutbound: true };
  await removeContact(context, { ...place, removal });
}

/** Sends every attempt that is due; the answer is the tokens of their pages. */
async function send(): Promise<string[]> {
  const tokens: string[] = [];
  for (const { id, data } of await test.jobs('send-outbound', context)) {
    const claimed = await claimOutbound(context, { ...data, jobId: id });
    if (!claimed) continue;
    tokens.push(canary(claimed.links.pageToken));
    canary(claimed.links.replyToken);
    await recordOutbound(context, claimed, { kind: 'sent' });
  }
  return tokens;
}

/** Answers through the first link with canaries in every field. */
async function answer([token = '']: string[]): Promise<void> {
  const answers = confirmAll(await readVerifierForm(test.core, token));
  // Of another rank, so that nobody has to look at it.
  const position = `Senior ${words('position')}, ${words('correction')}`;
  await submitVerifierAnswers(test.core, token, {
    respondent: { name: words('respondent'), title: words('title') },
    noRecord: false,
    wrongPerson: false,
    referral: null,
    thirdParty: null,
    claims: answers.claims.map((claim) =>
      claim.field === 'position' ? { ...claim, answer: 'CORRECTED', value: position } : claim,
    ),
    questions: [{ questionId: 1, selected: [words('answer')], comment: null }],
    comment: words('comment'),
  });
  for (const { data } of await test.jobs('process-inbound', context)) await processInbound(context, data);
}

/** Makes every delivery that is due; each fails, leaves what the receiver said, and goes to the fallback. */
async function deliver(): Promise<void> {
  for (const id of await dueDeliveries(test, context)) {
    const claimed = await claimDelivery(context, id);
    if (!claimed) continue;
    const headers = { 'set-cookie': words('cookie') };
    await answerDelivery(context, claimed, { status: 500, headers, body: words('response') });
  }
}

let ids: { orderId: string; searchIds: string[] };

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock: fakeClock(OFFICE_HOURS) });
  context = await test.organization({ webhookConfig: webhookConfig('organization') });
  ids = await createOrder(context, order());
  for (const searchId of ids.searchIds) {
    const parentOrganization = { name: words('parent'), location: null, website: null, relationship: null };
    await researchSearch(context, { searchId, answers: [providerAnswer(searchId, { parentOrganization })] });
  }
  await changeContacts(ids.searchIds[0] ?? '');
  await answer(await send());
  const [, education = ''] = ids.searchIds;
  const metadata = { note: words('metadata'), ssn: SSN };
  await updateSearch(context, {
    orderId: ids.orderId,
    searchId: education,
    update: {
      searchStatus: 'COMPLETED',
      resolution: { outcome: 'VERIFIED', resultDetails: { said: words('details') }, metadata },
      reason: words('reason'),
      metadata,
    },
  });
  // First the endpoints of their own, then the fallbacks.
  await deliver();
  await deliver();
});
afterAll(() => test.close());

describe('after the whole life of an order', () => {
  it('no personal data and no secret can be read in any table, the jobs included', async () => {
    expect(canaries.length).toBeGreaterThan(50);
    expect(readableIn(await dumpOf(test), canaries)).toEqual([]);
  });

  it('jobs carry ids and nothing else', async () => {
    const jobs = await test.sql<{ data: Record<string, unknown> }>('select data from pgboss.job');
    const values = jobs.flatMap(({ data }) => Object.values(data).map(String));
    expect(values.length).toBeGreaterThan(0);
    // An id, or the keyed hash of a receiver's URL.
    const isId = (value: string) => /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]{43})$/.test(value);
    expect(values.filter((value) => !isId(value))).toEqual([]);
  });

  it('none can be read in any file either', async () => {
    const { FILES_DIRECTORY } = test.core.config;
    const entries = await readdir(FILES_DIRECTORY, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(0);
    for (const { parentPath, name } of files) {
      const content = await readFile(join(parentPath, name), 'latin1');
      expect(readableIn(content, canaries)).toEqual([]);
    }
  });

  it('the organization itself can read it all', async () => {
    const [employment, education] = await listSearches(context, { orderId: ids.orderId });
    expect([employment?.search.searchStatus, education?.search.searchStatus]).toEqual([
      'COMPLETED',
      'COMPLETED',
    ]);
    expect(employment?.results[0]?.resultDetails).toContain('canary of the comment');
    expect(education?.results[0]?.resultDetails).toContain('canary of the details');
    const { activities } = await readSearch(context, { ...ids, searchId: employment?.search.id ?? '' });
    expect(activities.map(({ channelValue }) => channelValue)).toContain('canary-employer@leak.example');
  });

  it('a canary in clear would be found, in whatever form', async () => {
    const planted = ['a plain canary', 'a canary in bytes', 'a canary in base64'];
    const [plain, bytes, base64] = planted;
    await test.sql('create table planted (plain text, bytes bytea, base64 text)');
    for (const offset of ['', 'x', 'xx']) {
      await test.sql('insert into planted values ($1, $2, $3)', [
        plain,
        Buffer.from(`${offset}${bytes}`),
        Buffer.from(`${offset}${base64} and more`).toString('base64'),
      ]);
      expect(readableIn(await dumpOf(test), [...planted, 'not there'])).toEqual(planted);
      await test.sql('truncate planted');
    }
  });
});
