import type { ConsoleRole } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { createAuditNote } from '../../platform/audit/audit-note.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../platform/errors.ts';
import { cancelledSearch, type OrderedSearch, orderSearch, type TestCore } from '../../testing/index.ts';
import { answerPage, job, orderJobs, sendDue } from '../../testing/records.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { openSession } from '../access/sessions/open-session.ts';
import type { Context } from '../context/context.ts';
import { reviewSearch } from '../inbound/decide/review-search.ts';
import { assignSearch } from './assign-search.ts';
import { readFigures } from './figures.ts';
import { listWork } from './list-work.ts';
import { addNote, listNotes } from './notes.ts';
import { readWork } from './read-work.ts';
import { createView, deleteView, listViews } from './saved-views.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((made, owner) => {
  test = made;
  context = owner;
});

/** The context of a person's request. */
const as = (subject: string, organization = context): Context => ({
  ...organization,
  audit: createAuditNote({ action: 'test.act', actor: 'API', subject, requestId: null }),
});

async function signIn(subject: string, name: string, role: ConsoleRole = 'reviewer'): Promise<void> {
  await openSession(context, { subject, name, email: null, role, isStaff: false });
}

const PAGE = { page: 1, limit: 10 };
const UNKNOWN = '00000000-0000-7000-8000-000000000000';

describe('an assignment', () => {
  const take = (
    searchId: string,
    assignee: string | null,
    previous: string | null,
    mayAssignOthers = false,
  ) => assignSearch(as('sam'), { searchId, assignee, previous, mayAssignOthers });

  it('is taken and left by whom it is about, and named in the audit trail', async () => {
    await signIn('sam', 'Sam Hale');
    const { searchId } = await orderSearch(context);
    expect(await take(searchId, 'sam', null)).toEqual({
      searchId,
      assignee: { subject: 'sam', name: 'Sam Hale' },
    });
    const [entry] = await test.sql(
      `select subject, resources from audit_entries where organization_id = $1 and action = 'test.act'`,
      [context.organization.id],
    );
    expect(entry).toEqual({ subject: 'sam', resources: { searchId, assignee: 'sam' } });
    expect(await take(searchId, null, 'sam')).toEqual({ searchId, assignee: null });
  });

  it('is refused when another was faster, with the name of that one', async () => {
    await signIn('ana', 'Ana Ruiz');
    const { searchId } = await orderSearch(context);
    await assignSearch(as('ana'), { searchId, assignee: 'ana', previous: null, mayAssignOthers: false });
    await expect(take(searchId, 'sam', null)).rejects.toEqual(
      new Conflict('Ana Ruiz works on it now: read it again'),
    );
    await expect(take(searchId, 'sam', 'ana')).rejects.toThrow(Forbidden);
    expect(await take(searchId, 'sam', 'ana', true)).toMatchObject({ assignee: { subject: 'sam' } });
    await expect(take(searchId, 'sam', 'ana', true)).rejects.toThrow(Conflict);
  });

  it('is one of the two when both take it at once', async () => {
    const { searchId } = await orderSearch(context);
    const both = await Promise.allSettled(
      ['sam', 'ana'].map((subject) =>
        assignSearch(as(subject), { searchId, assignee: subject, previous: null, mayAssignOthers: false }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('takes no strangers, and no searches of others', async () => {
    const { searchId } = await orderSearch(context);
    await expect(take(searchId, 'stranger', null, true)).rejects.toEqual(
      new Invalid(['assignee must be a person who has signed in to the organization']),
    );
    await expect(take(UNKNOWN, 'sam', null)).rejects.toEqual(new NotFound('Search not found'));
    const foreign = await orderSearch(await test.organization());
    await expect(take(foreign.searchId, 'sam', null)).rejects.toThrow(NotFound);
  });
});

describe('notes', () => {
  it('are listed in their order with their authors, and stored sealed', async () => {
    await signIn('sam', 'Sam Hale');
    const { searchId } = await orderSearch(context);
    await addNote(as('sam'), { searchId, text: 'Call back after lunch' });
    clock.advance({ minutes: 1 });
    await addNote(context, { searchId, text: 'Left by a program' });
    expect(await listNotes(context, { searchId })).toMatchObject([
      { text: 'Call back after lunch', author: { subject: 'sam', name: 'Sam Hale' } },
      { text: 'Left by a program', author: null },
    ]);
    const rows = await test.sql<{ words: Buffer }>('select words from search_notes where search_id = $1', [
      searchId,
    ]);
    expect(rows.map(({ words }) => words.includes('lunch'))).toEqual([false, false]);
  });

  it('belong to searches of the organization that have their personal data', async () => {
    await expect(addNote(context, { searchId: UNKNOWN, text: 'x' })).rejects.toThrow(NotFound);
    await expect(listNotes(context, { searchId: UNKNOWN })).rejects.toThrow(NotFound);
    const { searchId, orderId } = await cancelledSearch(context);
    await test.sql('update orders set redacted_at = now() where id = $1', [orderId]);
    await expect(addNote(context, { searchId, text: 'x' })).rejects.toThrow(Conflict);
  });
});

describe('saved views', () => {
  const view = (name: string, isShared = false) => ({ name, filters: { queue: 'mine' as const }, isShared });

  it('are own ones and shared ones, by name', async () => {
    const own = await createView(as('sam'), { ...view('b mine'), mayShare: false });
    const shared = await createView(as('sam'), { ...view('a team', true), mayShare: true });
    expect(await listViews(as('sam'))).toEqual([shared, own]);
    expect(await listViews(as('ana'))).toEqual([{ ...shared, isOwn: false }]);
    expect(await listViews(as('sam', await test.organization()))).toEqual([]);
  });

  it('keep no words that were searched for', async () => {
    const filters = { queue: 'mine' as const, q: 'rivera' };
    const saved = await createView(as('sam'), { ...view('names'), filters, mayShare: false });
    expect(saved.filters).toEqual({ queue: 'mine' });
    expect(await listViews(as('sam'))).toEqual([saved]);
    await deleteView(as('sam'), { viewId: saved.id, mayShare: false });
  });

  it('are shared and deleted by those who may', async () => {
    await expect(createView(as('sam'), { ...view('x', true), mayShare: false })).rejects.toThrow(Forbidden);
    await expect(createView(context, { ...view('x'), mayShare: true })).rejects.toThrow(Forbidden);
    const own = await createView(as('sam'), { ...view('own'), mayShare: false });
    const shared = await createView(as('sam'), { ...view('shared', true), mayShare: true });
    await expect(deleteView(as('ana'), { viewId: own.id, mayShare: true })).rejects.toThrow(NotFound);
    await expect(deleteView(as('ana'), { viewId: shared.id, mayShare: false })).rejects.toThrow(Forbidden);
    await deleteView(as('ana'), { viewId: shared.id, mayShare: true });
    await deleteView(as('sam'), { viewId: own.id, mayShare: false });
    expect(await listViews(as('sam'))).toEqual([]);
  });
});

/** A search with one record in review. */
async function inReview(): Promise<OrderedSearch> {
  const ids = await orderJobs(context, [job('Acme Inc', 'hr@acme.example')], {
    inbound: { requireManualReview: true },
  });
  const sent = await sendDue(test, context, ids);
  clock.advance({ minutes: 90 });
  await answerPage(test, context, sent.get('hr@acme.example'));
  return ids;
}

describe('the work', () => {
  const idsOf = async (input: object, asker = as('sam')) =>
    (await listWork(asker, { ...PAGE, ...input })).items.map(({ id }) => id);

  it('is what waits, with what only a person can do and who does it', async () => {
    await signIn('sam', 'Sam Hale');
    const { searchId } = await inReview();
    const { searchId: other } = await orderSearch(context);
    await assignSearch(as('sam'), { searchId, assignee: 'sam', previous: null, mayAssignOthers: false });
    const { items } = await listWork(as('sam'), { ...PAGE, needs: 'REVIEW' });
    expect(items).toMatchObject([
      {
        id: searchId,
        needs: 'REVIEW',
        recordsInReview: 1,
        assignee: { subject: 'sam', name: 'Sam Hale' },
        applicant: { firstName: 'Jordan' },
        entityNames: ['Acme Inc'],
      },
    ]);
    expect(await idsOf({ queue: 'mine' })).toEqual([searchId]);
    expect(await idsOf({ queue: 'unassigned' })).toEqual([other]);
    expect(await idsOf({ queue: 'team' })).toHaveLength(2);
    expect(await idsOf({ assignee: 'ana' })).toEqual([]);
    expect(await idsOf({ needs: 'CONTACT' })).toEqual([]);
    expect(await idsOf({ slaWithinHours: 1 })).toEqual([]);
    expect(await idsOf({ slaWithinHours: 8_760 })).toHaveLength(2);
    expect(await idsOf({}, as('sam', await test.organization()))).toEqual([]);
  });

  it('has no own queue for programs', async () => {
    await expect(listWork(context, { ...PAGE, queue: 'mine' })).rejects.toThrow(Forbidden);
  });

  it('is reviewed as it was read: the second of two is told that it has changed', async () => {
    const { searchId } = await inReview();
    const { version } = await readWork(context, { searchId });
    const decide = (subject: string, field: string) =>
      reviewSearch(as(subject), {
        searchId,
        version,
        review: { claims: [{ record: 0, field, decision: 'ACCEPT' }] },
      });
    const [first] = (await readWork(context, { searchId })).search.records;
    const [one = '', two = ''] = (first?.claims ?? []).map(({ field }) => field);
    await decide('sam', one);
    const read = await readWork(context, { searchId });
    expect(read.version).not.toBe(version);
    expect(read.toDecide).toMatchObject([{ saysNoRecord: false, decidedFields: [one] }]);
    expect(read.decisions).toMatchObject([{ record: 0, field: one, decision: 'ACCEPT', decidedBy: 'sam' }]);
    await expect(decide('ana', two)).rejects.toEqual(
      new Conflict('The records of the search have changed since they were read: read them again'),
    );
  });
});

describe('figures', () => {
  it('tell how the work goes', async () => {
    await signIn('sam', 'Sam Hale');
    const { searchId, orderId } = await inReview();
    await cancelledSearch(context);
    await reviewSearch(
      {
        ...context,
        audit: createAuditNote({ action: 'search.review', actor: 'API', subject: 'sam', requestId: null }),
      },
      { orderId, searchId, review: { claims: [{ record: 0, decision: 'ACCEPT' }] } },
    );
    await orderSearch(context);
    const range = { from: new Date('2026-03-02T05:00:00Z'), before: new Date('2026-03-04T05:00:00Z') };
    const figures = await readFigures(context, range);
    expect(figures.open).toMatchObject({ total: 1, unassigned: 1 });
    expect(figures.open.byAge[0]).toEqual({ age: 'UNDER_1_DAY', count: 1 });
    expect(figures.byDay).toEqual([
      { day: '2026-03-02', opened: 3, closed: 2, closedWithoutPerson: 0 },
      { day: '2026-03-03', opened: 0, closed: 0, closedWithoutPerson: 0 },
    ]);
    expect(figures.answers).toMatchObject({ count: 1, medianHours: 1.5, slowHours: 1.5 });
    expect(figures.answers.byTime[1]).toEqual({ time: 'WITHIN_4_HOURS', count: 1 });
    expect(figures.answers.byChannel[0]).toEqual({ channel: 'EMAIL', asked: 1, answered: 1 });
    expect(figures.answers.byHour.filter(({ asked }) => asked > 0)).toEqual([
      { hour: 10, asked: 1, answered: 1 },
    ]);
    expect(figures.reviewers).toEqual([{ subject: 'sam', name: 'Sam Hale', reviews: 1, searches: 0 }]);
    const empty = await readFigures(await test.organization(), range);
    expect(empty).toMatchObject({
      open: { total: 0 },
      answers: { count: 0, medianHours: null },
      reviewers: [],
    });
  });

  it.each([
    ['to must not be before from', '2026-03-02', '2026-03-02'],
    ['to must be at most 92 days after from', '2026-01-01', '2026-05-01'],
  ])('%s', async (problem, from, before) => {
    const range = { from: new Date(from), before: new Date(before) };
    await expect(readFigures(context, range)).rejects.toEqual(new Invalid([problem]));
  });
});
