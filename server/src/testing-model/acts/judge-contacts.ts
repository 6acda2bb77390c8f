import { ACCURACY_STATUSES } from '@credence/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import { learnAttempts } from '../learn.ts';
import { cancelWaiting, emit } from '../life.ts';
import type { ModelContact, ModelSearch } from '../model.ts';
import { type Play, play } from '../play.ts';
import { answerOf, askForChange, hasContacts, target } from './contacts.ts';

export const markContact = (): fc.Arbitrary<Play> =>
  play({
    name: 'mark contact',
    args: {
      ...target,
      accuracyStatus: fc.constantFrom(...ACCURACY_STATUSES),
      cancelFutureAttempts: fc.constantFrom(undefined, true, false),
      executeOutboundAttempts: fc.boolean(),
    },
    isPossible: hasContacts,
    async run(model, house, args) {
      const { accuracyStatus, cancelFutureAttempts, executeOutboundAttempts } = args;
      const mark = { accuracyStatus, cancelFutureAttempts, executeOutboundAttempts, reason: 'So they say' };
      const changed = await askForChange(model, house, args, 'POST', 'contact/mark-accuracy', mark);
      if (!changed) return;
      const { search, contact, body } = changed;
      contact.accuracy = accuracyStatus;
      const isAccurate = accuracyStatus === 'ACCURATE';
      const cancels = cancelFutureAttempts ?? !isAccurate;
      const freed = cancels && cancelAt(search, contact).isFreed && !isAccurate;
      const queuedCount = await learnAttempts(house, search);
      const isAsked = isAccurate && executeOutboundAttempts;
      if (!(isAsked || freed) || search.status !== 'IN_PROGRESS')
        expect(queuedCount, 'attempts nobody asked for').toBe(0);
      const webhookEmitted = emit(search, `CONTACT_PLAN_MARKED_${accuracyStatus}`).length > 0;
      expect(body).toEqual({
        ...{ ...answerOf(search), contactId: contact.id, auditId: expect.any(String), webhookEmitted },
        ...(isAsked ? { outboundQueued: queuedCount > 0, queuedCount } : {}),
      });
    },
  });

export const removeContact = (): fc.Arbitrary<Play> =>
  play({
    name: 'remove contact',
    args: { ...target, cancelPendingOutbound: fc.constantFrom(undefined, true, false) },
    isPossible: hasContacts,
    async run(model, house, args) {
      const { cancelPendingOutbound } = args;
      const removal = { cancelPendingOutbound, reason: 'They left' };
      const changed = await askForChange(model, house, args, 'DELETE', 'contact', removal);
      if (!changed) return;
      const { search, contact, body } = changed;
      contact.status = 'REMOVED';
      const { isFreed, cancelledActivities } =
        (cancelPendingOutbound ?? true)
          ? cancelAt(search, contact)
          : { isFreed: false, cancelledActivities: 0 };
      const queuedCount = await learnAttempts(house, search);
      if (!isFreed) expect(queuedCount, 'attempts nobody asked for').toBe(0);
      const webhookEmitted = emit(search, 'CONTACT_PLAN_REMOVED').length > 0;
      expect(body).toEqual({
        ...answerOf(search),
        contactId: contact.id,
        cancelledActivities,
        webhookEmitted,
      });
    },
  });

/** Cancels the attempts at a contact, and tells whether others may get their places: not those of paused ones. */
function cancelAt({ attempts, isOver }: ModelSearch, { id }: ModelContact) {
  const own = attempts.filter(({ contactId }) => contactId === id);
  const isFreed = !isOver && own.some(({ status }) => status === 'SCHEDULED');
  return { isFreed, cancelledActivities: cancelWaiting(own) };
}
