import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { confirmAll, jobsOfAttempts, sendAttempt, storedFor, type TestCore } from '../../../testing/index.ts';
import { leftUnread } from '../../../testing/left-unread.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { updateOrganization } from '../../organizations/update-organization.ts';
import { claimOutbound } from '../../outbounds/send/claim-outbound.ts';
import { recordOutbound } from '../../outbounds/send/record-outbound.ts';
import { readVerifierForm } from './read-verifier-form.ts';
import { submitVerifierAnswers } from './submit-verifier-answers.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const ANSWERS = confirmAll({ records: [] });
const REFUSED = { name: 'InvalidLink', message: 'Invalid or expired token' };

/** Expects the link to open nothing and to take no answer, and neither to leave a trace. */
async function expectRefused(token: string, owner = context): Promise<void> {
  const before = await storedFor(test, owner);
  await expect(readVerifierForm(test.core, token)).rejects.toMatchObject(REFUSED);
  await expect(submitVerifierAnswers(test.core, token, ANSWERS)).rejects.toMatchObject(REFUSED);
  expect(await storedFor(test, owner)).toEqual(before);
}

const ORGANIZATION_BYTES = 16;
const bytesOf = (token: string) => Buffer.from(token, 'base64url');
const splice = (organization: string, secret: string) =>
  Buffer.concat([
    bytesOf(organization).subarray(0, ORGANIZATION_BYTES),
    bytesOf(secret).subarray(ORGANIZATION_BYTES),
  ]).toString('base64url');

describe('a link', () => {
  it('opens the form of its attempt until the search has to end', async () => {
    const { token, claimed } = await sendAttempt(test, context);
    expect(await readVerifierForm(test.core, token)).toMatchObject({
      state: 'OPEN',
      expiresAt: claimed.outbound.linkExpiresAt,
    });
  });

  it('that expired is refused, from the very instant on', async () => {
    const { token, claimed } = await sendAttempt(test, context);
    clock.set(new Date(claimed.outbound.linkExpiresAt.getTime() - 1));
    await expect(readVerifierForm(test.core, token)).resolves.toMatchObject({ state: 'OPEN' });
    clock.set(claimed.outbound.linkExpiresAt);
    await expectRefused(token);
  });

  it('that is guessed is refused, though it names the right organization', async () => {
    const { token } = await sendAttempt(test, context);
    const guess = Buffer.concat([bytesOf(token).subarray(0, ORGANIZATION_BYTES), randomBytes(20)]);
    await expectRefused(guess.toString('base64url'));
  });

  it('is refused with any byte of it changed', async () => {
    const { token } = await sendAttempt(test, context);
    for (let place = 0; place < bytesOf(token).length; place += 1) {
      const tampered = bytesOf(token);
      tampered.writeUInt8(tampered.readUInt8(place) ^ 1, place);
      const reading = readVerifierForm(test.core, tampered.toString('base64url'));
      await expect(reading, `byte ${place}`).rejects.toMatchObject(REFUSED);
    }
  });

  it.each<[string, (token: string) => string]>([
    ['is empty', () => ''],
    ['is cut short', (token) => token.slice(0, -1)],
    ['goes on', (token) => `${token}A`],
    ['has padding', (token) => `${token}=`],
    ['is written in another alphabet', (token) => bytesOf(token).toString('hex')],
    ['is not a token at all', () => '../../etc/passwd'],
    ['would be SQL', () => `' or 1=1; --`],
  ])('that %s is refused', async (_what, spoil) => {
    const { token } = await sendAttempt(test, context);
    await expectRefused(spoil(token));
  });

  it('is not the address for replies', async () => {
    const { claimed } = await sendAttempt(test, context);
    await expectRefused(claimed.links.replyToken);
  });

  it('of one organization does not work under the name of another', async () => {
    const stranger = await test.organization();
    const [mine, theirs] = [await sendAttempt(test, context), await sendAttempt(test, stranger)];
    await expectRefused(splice(theirs.token, mine.token));
    await expectRefused(splice(mine.token, theirs.token), stranger);
  });

  it('stops working with its organization', async () => {
    const { token } = await sendAttempt(test, context);
    await updateOrganization(context, { status: 'INACTIVE' });
    await expectRefused(token);
  });
});

describe('the links of two attempts', () => {
  it('answer for their own attempt only', async () => {
    const first = await sendAttempt(test, context);
    clock.advance({ days: 1 });
    const jobs = await jobsOfAttempts(test, context);
    const job = jobs.find(
      ({ data, startAfter }) =>
        data.searchId === first.searchId &&
        startAfter <= clock.now() &&
        data.outboundId !== first.claimed.outbound.id,
    );
    const second = job && (await claimOutbound(context, { ...job.data, jobId: job.id }));
    if (!second) throw new Error('The follow-up cannot be claimed');
    await recordOutbound(context, second, { kind: 'sent' });
    expect(second.links.pageToken).not.toBe(first.token);

    const form = await readVerifierForm(test.core, first.token);
    await leftUnread(test, () => submitVerifierAnswers(test.core, first.token, confirmAll(form)));

    const statuses = await test.sql(
      `select id, status from outbounds where search_id = $1 and status in ('SENT', 'DELIVERED') order by scheduled_at`,
      [first.searchId],
    );
    expect(statuses).toEqual([
      { id: first.claimed.outbound.id, status: 'DELIVERED' },
      { id: second.outbound.id, status: 'SENT' },
    ]);
    expect(await readVerifierForm(test.core, first.token)).toMatchObject({ state: 'ANSWERED' });
    expect(await readVerifierForm(test.core, second.links.pageToken)).toMatchObject({ state: 'OPEN' });
  });
});
