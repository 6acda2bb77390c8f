import { describe, expect, it } from 'vitest';
import { type ClaimedAttempt, claimAttempt, jobsOfAttempts, type TestCore } from '../../../testing/index.ts';
import { attemptsInShort } from '../../../testing/replacement.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { markContact } from '../../contact-plan/mark-contact.ts';
import { removeContact } from '../../contact-plan/remove-contact.ts';
import type { Context } from '../../context/context.ts';
import { readVerifierForm } from '../../inbound/receive/read-verifier-form.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { cancelOutbounds } from '../change/cancel-outbounds.ts';
import { pauseOutbounds } from '../change/pause-outbounds.ts';
import { claimOutbound } from './claim-outbound.ts';
import { recordOutbound } from './record-outbound.ts';
import type { SendOutcome } from './send-outcome.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const HR = 'hr@contoso.example';
const KIM = '+15125550100';

/** The only attempt that the search may make is being sent to HR; Kim is in the plan too. */
const sending = (): Promise<ClaimedAttempt> =>
  claimAttempt(test, context, {
    defaultSearchConfig: {
      outbound: { maxTotalAttempts: 1, contactHints: [{ phone: KIM, priority: 'LOW' }] },
    },
  });

type Act = (attempt: ClaimedAttempt) => Promise<unknown>;

const remove: Act = ({ orderId, searchId, claimed }) => {
  const { contactId } = claimed.outbound;
  const removal = { contactId, reason: 'They left', cancelPendingOutbound: true };
  return removeContact(context, { orderId, searchId, removal });
};
const markWrong: Act = ({ orderId, searchId, claimed }) => {
  const { contactId } = claimed.outbound;
  const mark = { contactId, reason: 'They left', executeOutboundAttempts: false } as const;
  return markContact(context, { orderId, searchId, mark: { ...mark, accuracyStatus: 'INACCURATE' } });
};
const cancelAll: Act = (attempt) => cancelOutbounds(context, attempt);
const pauseAll: Act = (attempt) => pauseOutbounds(context, attempt);

const ended =
  (outcome: SendOutcome): Act =>
  ({ claimed }) =>
    recordOutbound(context, claimed, outcome);
const DOES_NOT_GO_OUT: [what: string, end: Act][] = [
  ['it is postponed', ended({ kind: 'postponed', error: 'ETIMEDOUT' })],
  ['its channel is not there', ended({ kind: 'skipped', channelsAvailable: ['VOICE'] })],
  [
    'its worker dies',
    ({ claimed, ...attempt }) => claimOutbound(context, { ...attempt, outboundId: claimed.outbound.id }),
  ],
];

const shortOf = async ({ searchId }: ClaimedAttempt) =>
  (await attemptsInShort(test, context, searchId)).toSorted();

describe.each([
  ['removed', remove],
  ['the wrong one', markWrong],
])('an attempt that is being sent while its contact turns out to be %s', (_what, dismiss) => {
  it.each(DOES_NOT_GO_OUT)('leaves its place to the next contact when %s', async (_when, end) => {
    const attempt = await sending();
    await dismiss(attempt);
    expect(await shortOf(attempt)).toEqual([`IN_PROGRESS EMAIL ${HR} 1`]);
    clock.advance({ minutes: 1 });
    await end(attempt);
    expect(await shortOf(attempt)).toEqual([
      expect.stringMatching(/^(CANCELLED|FAILED) EMAIL hr@contoso.example 1$/),
      `SCHEDULED VOICE ${KIM} 1`,
    ]);
    expect(await jobsOfAttempts(test, context)).toHaveLength(1);
  });

  it.each([
    ['cancelled', [cancelAll]],
    ['paused', [pauseAll]],
    ['paused and cancelled', [pauseAll, cancelAll]],
  ])('leaves it to nobody where the client has %s all', async (_stopped, stops) => {
    for (const [before, after] of [
      [stops, []],
      [[], stops],
    ]) {
      const attempt = await sending();
      for (const act of [...(before ?? []), dismiss, ...(after ?? [])]) await act(attempt);
      await ended({ kind: 'postponed', error: 'ETIMEDOUT' })(attempt);
      expect(await shortOf(attempt)).toEqual([`CANCELLED EMAIL ${HR} 1`]);
    }
  });

  it('asks in vain when it goes out', async () => {
    const attempt = await sending();
    await dismiss(attempt);
    await ended({ kind: 'sent' })(attempt);
    expect(await shortOf(attempt)).toEqual([`SENT EMAIL ${HR} 1`]);
    const form = await readVerifierForm(test.core, attempt.claimed.links.pageToken);
    expect(form).toMatchObject({ state: 'CLOSED' });
    expect((await readSearch(context, attempt)).search).toMatchObject({
      phase: 'OUTREACH',
      waitingFor: 'a contact that can be reached',
    });
  });
});
