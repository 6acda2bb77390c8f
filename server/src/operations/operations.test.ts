import { operationsContract } from '@credence/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { messagesOf } from '../testing/answers.ts';
import type { PersonCaller } from '../testing/app.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const app = useTestApp();
let supervisor: PersonCaller;
let admin: PersonCaller;
let viewer: PersonCaller;
/** Of another organization. */
let stranger: PersonCaller;
let searchId: string;
let orderId: string;

beforeEach(async () => {
  const organization = {
    context: await app.test.organization({
      name: 'Acme Screening',
      webhookConfig: {
        enabled: true,
        retryAttempts: 0,
        fallbackEndpoint: 'https://client.example/hook?key=x',
      },
    }),
  };
  [viewer, supervisor, admin, stranger] = await Promise.all([
    app.person(organization, 'viewer'),
    app.person(organization, 'supervisor', { name: 'Sue Park' }),
    app.person(organization, 'admin'),
    app.person(app.other, 'admin'),
  ]);
  const created = await supervisor.order();
  orderId = created.orderId;
  searchId = created.searchIds[0] ?? '';
});

const at = (path: string) => `/operations/v1${path}`;
const UNKNOWN = '00000000-0000-7000-8000-000000000000';
const ofSearch = (part: string, id = searchId) => at(`/searches/${id}/${part}`);

describe('GET work', () => {
  it('200: with who works on it', async () => {
    const body = { assignee: supervisor.subject, previous: null };
    await supervisor.request('PUT', ofSearch('assignment'), { body });
    const answer = await viewer.request('GET', at('/work?queue=team&limit=5'));
    const { data } = operationsContract.work.list.responses[200].parse(answer.body);
    expect(data).toMatchObject([
      { id: searchId, orderId, needs: null, assignee: { subject: supervisor.subject, name: 'Sue Park' } },
    ]);
    const mine = await supervisor.request('GET', at('/work?queue=mine'));
    expect(mine.body).toMatchObject({ pagination: { total: 1 } });
  });

  it('400: each wrong parameter is named', async () => {
    const answer = await viewer.request('GET', at('/work?queue=ours&slaWithinHours=0'));
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      ['queue must be mine, team or unassigned', 'slaWithinHours must be at least 1'],
    ]);
  });

  it('200: one search with its records and their version', async () => {
    const answer = await viewer.request('GET', at(`/work/${searchId}`));
    expect([answer.status, answer.body]).toMatchObject([200, { id: searchId, search: { id: searchId } }]);
  });
});

describe('PUT assignment', () => {
  it('409: another was faster; 404: of another organization', async () => {
    const take = { assignee: supervisor.subject, previous: null };
    expect((await supervisor.request('PUT', ofSearch('assignment'), { body: take })).status).toBe(200);
    const late = { assignee: admin.subject, previous: null };
    const conflict = await admin.request('PUT', ofSearch('assignment'), { body: late });
    expect([conflict.status, messagesOf(conflict)]).toEqual([
      409,
      ['Sue Park works on it now: read it again'],
    ]);
    const own = { assignee: stranger.subject, previous: null };
    expect((await stranger.request('PUT', ofSearch('assignment'), { body: own })).status).toBe(404);
  });

  it('403: a researcher takes only what no one works on', async () => {
    const researcher = await app.person(supervisor, 'researcher');
    const body = { assignee: supervisor.subject, previous: null };
    expect((await researcher.request('PUT', ofSearch('assignment'), { body })).status).toBe(403);
  });

  it('400: each wrong field is named', async () => {
    const answer = await supervisor.request('PUT', ofSearch('assignment'), { body: { assignee: '' } });
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      ['assignee must not be empty', 'previous is required'],
    ]);
  });
});

describe('notes', () => {
  it('201, 200: are added and listed, with an entry in the trail; 404 elsewhere', async () => {
    const body = { text: 'Call back after lunch' };
    const added = await supervisor.request('POST', ofSearch('notes'), { body });
    expect(added.status, added.text).toBe(201);
    const listed = await viewer.request('GET', ofSearch('notes'));
    expect(listed.body).toMatchObject({ notes: [{ ...body, author: { name: 'Sue Park' } }] });
    const [entry] = await app.test.sql(
      `select subject, resources ->> 'searchId' as "searchId" from audit_entries
        where organization_id = $1 and action = 'note.add'`,
      [supervisor.context.organization.id],
    );
    expect(entry).toEqual({ subject: supervisor.subject, searchId });
    expect((await stranger.request('POST', ofSearch('notes'), { body })).status).toBe(404);
  });

  it('400: too long', async () => {
    const long = await supervisor.request('POST', ofSearch('notes'), { body: { text: 'x'.repeat(4_001) } });
    expect([long.status, messagesOf(long)]).toEqual([400, ['text must be at most 4,000 characters long']]);
  });
});

describe('views', () => {
  it('201, 200, 204, 404: are saved, listed and deleted', async () => {
    const body = { name: 'Due soon', filters: { slaWithinHours: 4, queue: 'team' }, isShared: true };
    const saved = await supervisor.request('POST', at('/views'), { body });
    expect(saved.status, saved.text).toBe(201);
    const { id } = operationsContract.views.create.responses[201].parse(saved.body);
    expect((await viewer.request('GET', at('/views'))).body).toMatchObject({ views: [{ id, isOwn: false }] });
    expect((await stranger.request('DELETE', at(`/views/${id}`))).status).toBe(404);
    expect((await supervisor.request('DELETE', at(`/views/${id}`))).status).toBe(204);
    expect((await supervisor.request('DELETE', at(`/views/${id}`))).status).toBe(404);
  });
});

describe('unmatched mail', () => {
  async function unmatched(): Promise<string> {
    const body = {
      messageId: 'stray-1',
      channel: 'EMAIL',
      classification: { type: 'VERIFICATION', confidence: 0.9, reasoning: 'It confirms a job' },
      metadata: { searchId: UNKNOWN },
      messageData: { from: 'hr@contoso.example', subject: 'Jordan Avery', body: { text: 'She worked here' } },
    };
    const caller = app.caller(supervisor.context);
    const answer = await caller.request('POST', '/background-check/v1/inbound/notifications', { body });
    expect(answer.status, answer.text).toBeLessThan(300);
    const listed = await supervisor.request('GET', at('/unmatched-mail'));
    const { data } = operationsContract.unmatchedMail.list.responses[200].parse(listed.body);
    expect(data).toMatchObject([{ from: 'hr@contoso.example', subject: 'Jordan Avery' }]);
    return data[0]?.id ?? '';
  }

  it('200: is listed, read, and given to a search, which reads it', async () => {
    const id = await unmatched();
    const read = await viewer.request('GET', at(`/unmatched-mail/${id}`));
    expect(read.body).toMatchObject({ text: 'She worked here' });
    const matched = await supervisor.request('POST', at(`/unmatched-mail/${id}/match`), {
      body: { searchId },
    });
    expect([matched.status, matched.body]).toEqual([200, { messageId: id, orderId, searchId }]);
    expect(await app.test.jobs('process-inbound', supervisor.context)).toMatchObject([
      { data: { searchId, inboundId: id } },
    ]);
    const again = await supervisor.request('POST', at(`/unmatched-mail/${id}/match`), { body: { searchId } });
    expect([again.status, messagesOf(again)]).toEqual([409, ['The message belongs to a search already']]);
    expect((await viewer.request('GET', at(`/unmatched-mail/${id}`))).status).toBe(404);
  });

  it('404: for no search', async () => {
    const id = await unmatched();
    const body = { searchId: UNKNOWN };
    const answer = await supervisor.request('POST', at(`/unmatched-mail/${id}/match`), { body });
    expect([answer.status, messagesOf(answer)]).toEqual([404, ['Search not found']]);
  });
});

describe('the organization', () => {
  it('200: its audit trail is listed and filtered', async () => {
    await viewer.request('GET', at(`/work/${searchId}`));
    const answer = await admin.request('GET', at(`/audit-entries?action=work.read&resource=${searchId}`));
    expect(answer.body).toMatchObject({
      data: [{ action: 'work.read', subject: viewer.subject, resources: { searchId } }],
    });
  });

  it('200, 400: its figures', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const answer = await viewer.request('GET', at(`/figures?from=${today}&to=${today}`));
    expect(answer.body).toMatchObject({ open: { total: 1 } });
    const wrong = await viewer.request('GET', at('/figures?from=2026-03-02&to=2026-03-01'));
    expect([wrong.status, messagesOf(wrong)]).toEqual([400, ['to must not be before from']]);
  });
});

describe('webhooks', () => {
  it('200, 201, 409: targets without secrets, and a rotation that begins and ends', async () => {
    const listed = await admin.request('GET', at('/webhook-targets'));
    expect(listed.body).toMatchObject({
      isEnabled: true,
      hasSecret: false,
      configured: [{ endpointSource: 'fallback', searchType: null, isSigned: false }],
    });
    expect(listed.text).not.toContain('key=x');
    const rotation = at('/webhook-secret-rotation');
    const first = await admin.request('POST', rotation);
    expect([first.status, first.body]).toMatchObject([201, { isPreviousKept: false }]);
    expect((await admin.request('DELETE', rotation)).status).toBe(409);
    expect((await admin.request('POST', rotation)).body).toMatchObject({ isPreviousKept: true });
    expect((await admin.request('POST', rotation)).status).toBe(409);
    expect((await admin.request('DELETE', rotation)).status).toBe(200);
    const none = await admin.request('POST', at(`/webhook-targets/${UNKNOWN}/enable`));
    expect([none.status, messagesOf(none)]).toEqual([404, ['Webhook target not found']]);
  });
});

describe('where to ask', () => {
  it.each(['/directory', '/institutions?q=state%20university', '/vendors', '/people'])(
    '200: %s',
    async (path) => {
      expect((await viewer.request('GET', at(path))).status).toBe(200);
    },
  );
});
