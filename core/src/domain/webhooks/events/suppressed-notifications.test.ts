import { NOTIFICATION_TYPES, type NotificationType } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import {
  claimAttempt,
  contactInput,
  nameOf,
  OFFICE_HOURS,
  type OrderedSearch,
  openEvents,
  orderSearch,
  sendAttempt,
  type TestCore,
} from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { addContact } from '../../contact-plan/add-contact.ts';
import { markContact } from '../../contact-plan/mark-contact.ts';
import { removeContact } from '../../contact-plan/remove-contact.ts';
import { updateContact } from '../../contact-plan/update-contact.ts';
import type { Context } from '../../context/context.ts';
import { processInbound } from '../../inbound/decide/process-inbound.ts';
import { receiveNotification } from '../../inbound/receive/receive-notification.ts';
import { researchSearch } from '../../outbounds/plan/research-search.ts';
import { recordOutbound } from '../../outbounds/send/record-outbound.ts';
import { escalateSearch } from '../../searches/escalate-search.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { updateSearch } from '../../searches/update-search.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

type Life = (config: { notifications: object; escalation?: object }) => Promise<OrderedSearch>;

/** A search whose contacts are changed in every way, that gets an answer in words, and that a person completes. */
const edited: Life = async (config) => {
  const ids = await sendAttempt(test, context, { defaultSearchConfig: config });
  const contact = contactInput();
  const { contactId } = await addContact(context, { ...ids, contact });
  await updateContact(context, { ...ids, update: { ...contact, contactId, name: 'Dana W. Wells' } });
  const mark = { contactId, reason: 'Called them', executeOutboundAttempts: false };
  await markContact(context, { ...ids, mark: { ...mark, accuracyStatus: 'ACCURATE' } });
  await markContact(context, { ...ids, mark: { ...mark, accuracyStatus: 'INACCURATE' } });
  await removeContact(context, {
    ...ids,
    removal: { contactId, reason: 'Wrong one', cancelPendingOutbound: true },
  });
  await receiveNotification(context, {
    channel: 'EMAIL',
    messageData: { from: 'hr@contoso.example', subject: 'Re', body: { text: 'He was here.' } },
    metadata: { searchId: ids.searchId },
  });
  const jobs = await test.jobs('process-inbound', context);
  for (const { data } of jobs) await processInbound(context, data);
  const resolution = { outcome: 'VERIFIED' as const };
  await updateSearch(context, { ...ids, update: { searchStatus: 'COMPLETED', resolution } });
  return ids;
};

/** A search that reaches nobody, and is handed over. */
const unreachable: Life = async (config) => {
  const outbound = { maxTotalAttempts: 1 };
  const escalation = { ...config.escalation, autoEscalate: true };
  const attempt = await claimAttempt(test, context, {
    defaultSearchConfig: { ...config, outbound, escalation },
  });
  await recordOutbound(context, attempt.claimed, { kind: 'refused', error: 'No such mailbox' });
  await escalateSearch(context, attempt);
  return attempt;
};

/** An employer of whom no address is known. */
const UNKNOWN = {
  history: { employment: [{ employerName: 'Contoso Inc', position: 'Analyst', startDate: '2019-03-01' }] },
};

/** A search with nobody to ask. */
const nobody: Life = async (config) => {
  const ids = await orderSearch(context, { ...UNKNOWN, defaultSearchConfig: config });
  await researchSearch(context, ids);
  return ids;
};

/** A search whose record a vendor holds. */
const thirdParty: Life = async (config) => {
  const outbound = { contactHints: [{ thirdPartyVendor: 'TALX_WORK_NUMBER', priority: 'HIGH' }] };
  const ids = await orderSearch(context, { ...UNKNOWN, defaultSearchConfig: { ...config, outbound } });
  await researchSearch(context, ids);
  return ids;
};

/** What can be seen of a search: what it told, what it remembers, and where it stands. */
async function seenOf(ids: OrderedSearch) {
  const events = await openEvents(test, context, ids.searchId);
  const { search, activities } = await readSearch(context, ids);
  const { searchStatus, phase, waitingFor, nextActionAt, eventSequence } = search;
  return {
    told: events.map(nameOf),
    sequence: events.map(({ sequence }) => sequence),
    rest: {
      activities: activities.map(({ activityType, description }) => `${activityType}: ${description}`),
      step: { searchStatus, phase, waitingFor, nextActionAt },
    },
    eventSequence,
  };
}

const counted = (events: readonly unknown[]): number[] => events.map((_, index) => index + 1);

const LIVES: Record<Exclude<NotificationType, 'WEBHOOK_TEST'>, Life> = {
  SEARCH_UPDATED: edited,
  CONTACT_PLAN: edited,
  CONTACT_PLAN_ADDED: edited,
  CONTACT_PLAN_UPDATED: edited,
  CONTACT_PLAN_REMOVED: edited,
  CONTACT_PLAN_MARKED_ACCURATE: edited,
  CONTACT_PLAN_MARKED_INACCURATE: edited,
  OUTBOUND_ATTEMPT: edited,
  INBOUND_MESSAGE: edited,
  THIRD_PARTY_RECORD: thirdParty,
  ADDITIONAL_RESEARCH_NOTE: nobody,
  AGENT_INTERVENTION: unreachable,
};
const lives = Object.entries(LIVES) as [NotificationType, Life][];

describe('a notification that the client suppresses', () => {
  it('may be of any type that a search tells', () => {
    expect(lives.map(([type]) => type).toSorted()).toEqual(
      NOTIFICATION_TYPES.filter((type) => type !== 'WEBHOOK_TEST').toSorted(),
    );
  });

  const suppressed = lives.map(
    ([type, live]) => [type, live, { notifications: { suppressTypes: [type] } }] as const,
  );
  const disabled = { notifications: {}, escalation: { disableThirdPartyEvent: true } };
  it.each([...suppressed, ['THIRD_PARTY_RECORD', thirdParty, disabled] as const])(
    'as %s leaves no event, no gap in the sequence, and everything else as it was',
    async (type, live, config) => {
      const loud = await seenOf(await live({ notifications: {} }));
      clock.set(OFFICE_HOURS);
      // Its own organization: what one search learned is nothing to the other.
      context = await test.organization();
      const quiet = await seenOf(await live(config));
      expect(loud.told).toContain(type);
      expect(quiet.told).toEqual(loud.told.filter((name) => name !== type));
      expect(quiet.sequence).toEqual(counted(quiet.told));
      expect(quiet.eventSequence).toBe(quiet.told.length);
      expect(quiet.rest).toEqual(loud.rest);
    },
  );

  it.each<[string, Life, ending: string]>([
    ['verification.completed', edited, 'verification.completed'],
    ['verification.action_required', unreachable, 'verification.action_required HUMAN_ESCALATION'],
    ['THIRD_PARTY_RECORD', thirdParty, 'verification.action_required THIRD_PARTY_RECORD'],
  ])('as %s takes no ending away', async (type, live, ending) => {
    const seen = await seenOf(
      await live({ notifications: { suppressTypes: [...NOTIFICATION_TYPES, type] } }),
    );
    expect(seen.told).toEqual([ending]);
    expect(seen.sequence).toEqual([1]);
  });
});
