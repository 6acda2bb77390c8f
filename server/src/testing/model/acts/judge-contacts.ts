import { ACCURACY_STATUSES, type AccuracyStatus } from '@credence/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Harness } from '../harness.ts';
import { learnAttempts, learnWhoGaveWay } from '../learn.ts';
import { cancelWaiting, dismiss, emit, isWaiting, needsContact } from '../life.ts';
import type { Model, ModelAttempt, ModelContact, ModelSearch } from '../model.ts';
import { type Play, play } from '../play.ts';
import { answerOf, askForChange, hasContacts, type Target, target } from './contacts.ts';
import { destinationsOf } from './outbounds.ts';

type Marking = Target & {
  accuracyStatus: AccuracyStatus;
  cancelFutureAttempts: boolean | undefined;
  executeOutboundAttempts: boolean;
};

/** Says whether a contact is the right one. */
export async function mark(model: Model, harness: Harness, args: Marking): Promise<void> {
  const { accuracyStatus, cancelFutureAttempts, executeOutboundAttempts } = args;
  const judgement = { accuracyStatus, cancelFutureAttempts, executeOutboundAttempts, reason: 'So they say' };
  const changed = await askForChange(model, harness, args, 'POST', 'contact/mark-accuracy', judgement);
  if (!changed) return;
  const { search, contact, body } = changed;
  contact.accuracy = accuracyStatus;
  const isAccurate = accuracyStatus === 'ACCURATE';
  if (isAccurate) search.taught = contact.reach;
  const cancels = cancelFutureAttempts ?? !isAccurate;
  if (isAccurate) await restore(harness, search, contact);
  if (isAccurate && cancels) cancelWaiting(attemptsAt(search, contact));
  const { isFreed } = isAccurate ? { isFreed: false } : passOn(search, contact, cancels);
  const queuedCount = await learnAttempts(harness, search);
  await learnWhoGaveWay(harness, search);
  const isAsked = isAccurate && executeOutboundAttempts;
  if (!(isAsked || isFreed) || search.status !== 'IN_PROGRESS')
    expect(queuedCount, 'attempts that were not asked for').toBe(0);
  const webhookEmitted = emit(search, `CONTACT_PLAN_MARKED_${accuracyStatus}`).length > 0;
  expect(body).toEqual({
    ...answerOf(search),
    contactId: contact.id,
    auditId: expect.any(String),
    webhookEmitted,
    ...(isAsked
      ? { outboundQueued: queuedCount > 0, queuedCount, reason: queuedCount > 0 ? null : expect.any(String) }
      : {}),
  });
}

export const markContact = (): fc.Arbitrary<Play> =>
  play<Marking>({
    name: 'mark contact',
    args: {
      ...target,
      accuracyStatus: fc.constantFrom(...ACCURACY_STATUSES),
      cancelFutureAttempts: fc.constantFrom(undefined, true, false),
      executeOutboundAttempts: fc.boolean(),
    },
    isPossible: hasContacts,
    run: mark,
  });

type Removal = Target & { cancelPendingOutbound: boolean | undefined };

/** Takes a contact out of the plan. */
export async function remove(model: Model, harness: Harness, args: Removal): Promise<void> {
  const { cancelPendingOutbound } = args;
  const removal = { cancelPendingOutbound, reason: 'They left' };
  const changed = await askForChange(model, harness, args, 'DELETE', 'contact', removal);
  if (!changed) return;
  const { search, contact, body } = changed;
  contact.status = 'REMOVED';
  const { isFreed, cancelledActivities } = passOn(search, contact, cancelPendingOutbound ?? true);
  const queuedCount = await learnAttempts(harness, search);
  if (!isFreed) expect(queuedCount, 'attempts that were not asked for').toBe(0);
  const webhookEmitted = emit(search, 'CONTACT_PLAN_REMOVED').length > 0;
  expect(body).toEqual({
    ...answerOf(search),
    contactId: contact.id,
    cancelledActivities,
    webhookEmitted,
  });
}

export const removeContact = (): fc.Arbitrary<Play> =>
  play<Removal>({
    name: 'remove contact',
    args: { ...target, cancelPendingOutbound: fc.constantFrom(undefined, true, false) },
    isPossible: hasContacts,
    run: remove,
  });

const attemptsAt = ({ attempts }: ModelSearch, { id }: ModelContact): ModelAttempt[] =>
  attempts.filter(({ contactId }) => contactId === id);

/**
 * Dismisses the attempts at a contact, and tells whether others may get the places of what is cancelled, not of what
 * was paused, or are all that the search has left.
 */
function passOn(search: ModelSearch, contact: ModelContact, cancels: boolean) {
  const isUnsent = (attempt: ModelAttempt) => isWaiting(attempt) || attempt.status === 'IN_PROGRESS';
  const own = attemptsAt(search, contact).filter(
    (attempt) => !attempt.dismissed && (cancels || !isUnsent(attempt)),
  );
  const hasPlaces = own.some(({ status }) => status === 'SCHEDULED');
  const cancelledActivities = dismiss(own);
  const isFreed = !search.isOver && (hasPlaces || (own.length > 0 && needsContact(search)));
  return { isFreed, cancelledActivities };
}

/** Who was asked where the right contact is reached may answer after all. */
async function restore(harness: Harness, search: ModelSearch, contact: ModelContact): Promise<void> {
  const places = await destinationsOf(harness, search);
  for (const attempt of attemptsAt(search, contact))
    if (contact.reach.includes(places.get(attempt.id) ?? '')) attempt.dismissed = false;
}
