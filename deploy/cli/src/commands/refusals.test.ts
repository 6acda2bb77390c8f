import { type Context, processInbound, receiveMail } from '@credence/core';
import { fakeClock, OFFICE_HOURS, sendAttempt } from '@credence/core/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { type Service, useService } from '../testing/use-service.ts';

let service: Service;
let context: Context;
useService(
  async (made) => {
    service = made;
    context = await made.test.organization({ tenant: 'acme' });
    await made.test.organization({ tenant: 'quiet' });
  },
  { clock: fakeClock(OFFICE_HOURS) },
);

const credence = (...words: string[]) => run(['refusals', ...words], { environment: service.environment });

let destination: string;
beforeAll(async () => {
  const { claimed } = await sendAttempt(service.test, context);
  destination = claimed.destination;
  const received = await receiveMail(service.test.core, {
    recipient: claimed.links.replyToken,
    envelopeFrom: destination,
    from: destination,
    messageId: '<stop@contoso.example>',
    inReplyTo: null,
    to: [],
    subject: 'Re: verification',
    text: 'Please do not contact us again. Remove us from your list.',
    date: null,
    kind: 'MESSAGE',
    names: [],
    authentication: null,
    documents: [],
  });
  await processInbound(context, received ?? { searchId: '', inboundId: '' });
});

describe('credence refusals', () => {
  it('lists where nobody is asked any more', async () => {
    const ran = await credence('list', '--org', 'acme');
    expect(ran.exitCode).toBe(0);
    expect(ran.out).toContain(destination);
    expect((await credence('list', '--org', 'quiet', '--json')).json()).toEqual({ refusals: [] });
  });

  it('lifts one, and the audit trail says who did', async () => {
    const { refusals } = (await credence('list', '--org', 'acme', '--json')).json() as {
      refusals: { id: string }[];
    };
    const id = refusals[0]?.id ?? '';
    expect((await credence('lift', id, '--org', 'acme')).exitCode).toBe(0);
    const [entry] = await service.test.sql<{ action: string; subject: string }>(
      'select action, subject from audit_entries where organization_id = $1 order by id desc limit 1',
      [context.organization.id],
    );
    expect(entry).toMatchObject({ action: 'refusal.lift', subject: expect.stringMatching(/^cli:/) });
    expect((await credence('list', '--org', 'acme', '--json')).json()).toEqual({ refusals: [] });
  });

  it('lifts none that is not there', async () => {
    expect((await credence('lift', context.organization.id, '--org', 'acme')).exitCode).not.toBe(0);
  });
});
