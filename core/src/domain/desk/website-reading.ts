import { noteResources } from '../../platform/audit/audit-note.ts';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { openText } from '../../platform/database/sealed.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { Conflict, Invalid } from '../../platform/errors.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { activityCell, recordActivities } from '../activities/record-activity.ts';
import { lockContacts } from '../contacts/active-contacts.ts';
import { locationOf, UNKNOWN_PLACE } from '../contacts/planned-contact.ts';
import { type Context, now } from '../context/context.ts';
import { ActivityEntity } from '../entities/activity-entity.ts';
import { SearchEntity } from '../entities/search-entity.ts';
import { openRequest } from '../entities/verification-request.ts';
import { entityOf } from '../records/record-sources.ts';
import type { Lead } from '../research/institutions/look-up-schools.ts';
import type { ProviderAnswer } from '../research/provider-answer.ts';
import { siteUrl } from '../research/websites/site.ts';
import { lockSearch } from '../searches/lock-search.ts';

/** Websites that people may have read for one search: each is up to eight pages of others. */
const MOST_READINGS = 10;

const ASKED = 'WEBSITE_ASKED';
const DONE = 'RESEARCH_WEBSITE';

/** A website that a person wants to have read, from its first page. */
export interface AskedWebsite {
  website: string;
  askedAt: Date;
  /** Whether the worker is done with it. */
  isDone: boolean;
}

/**
 * Has the website of an employer or school read, as research reads those that it knows. Of the address only the host
 * counts: what stands behind it could say whom this is about.
 * @returns where the website begins
 * @throws NotFound when the order has no such search, Invalid when it is no website, Conflict when its contacts can no longer
 *   be changed or too many were read for it
 */
export function askForWebsite(
  context: Context,
  { searchId, website }: { searchId: string; website: string },
): Promise<AskedWebsite> {
  return inTransaction(context, async (transaction) => {
    const url = siteUrl(website);
    if (url === null) throw new Invalid(['website must be a public website, as www.example.edu']);
    const { search } = await lockContacts(context, transaction, { searchId });
    noteResources(context, { orderId: search.orderId, searchId });
    const asked = await askedWebsites(context, transaction, searchId);
    const waiting = asked.find((one) => one.website === url && !one.isDone);
    if (waiting) return waiting;
    if (asked.length >= MOST_READINGS)
      throw new Conflict(`For one search, people have at most ${MOST_READINGS} websites read`);
    const position = { id: newId(), createdAt: now(context) };
    await recordActivities(context, transaction, [
      {
        searchId,
        position,
        activityType: ASKED,
        channelValue: url,
        description: 'A person asked for a website to be read',
      },
    ]);
    await enqueue(context, transaction, 'read-website', [{ data: { searchId, activityId: position.id } }]);
    return { website: url, askedAt: position.createdAt, isDone: false };
  });
}

/** The websites that people wanted to have read for a search, the last one first. */
export async function askedWebsites(
  context: Context,
  { manager }: Transaction,
  searchId: string,
): Promise<AskedWebsite[]> {
  const organizationId = context.organization.id;
  const rows = await manager.find(ActivityEntity, {
    where: [
      { organizationId, searchId, activityType: ASKED },
      { organizationId, searchId, activityType: DONE },
    ],
    order: { id: 'DESC' },
  });
  const told = rows.flatMap((row) => {
    const website = openText(context.cipher, activityCell(row.id), row.channelValue);
    return website === null ? [] : [{ ...row, website }];
  });
  return told
    .filter(({ activityType }) => activityType === ASKED)
    .map(({ id, website, createdAt }) => ({
      website,
      askedAt: createdAt,
      isDone: told.some((row) => row.activityType === DONE && row.website === website && row.id > id),
    }));
}

/** What the worker is to read; null where the activity is none of these, or the personal data of the order is gone. */
export function websiteToRead(
  context: Context,
  { searchId, activityId }: { searchId: string; activityId: string },
): Promise<(Lead & { website: string }) | null> {
  return inTransaction(context, async ({ manager }) => {
    const organizationId = context.organization.id;
    const key = { organizationId, searchId, id: activityId, activityType: ASKED };
    const row = await manager.findOneBy(ActivityEntity, key);
    const website = row && openText(context.cipher, activityCell(row.id), row.channelValue);
    const search = await manager.findOneBy(SearchEntity, { organizationId, id: searchId });
    const [record] = search ? openRequest(context, search).records : [];
    if (!website || !search || !record) return null;
    const { searchType } = search;
    const location = locationOf(record);
    return {
      question: {
        questionId: `website_${activityId}`,
        searchId,
        searchType,
        entityName: entityOf(record),
        location: location === UNKNOWN_PLACE ? null : location,
        website,
      },
      answer: null,
      website,
      state: null,
    };
  });
}

/**
 * Notes what came of it, unless the order was redacted meanwhile: what was found stands with what is kept of the website, and
 * is offered from there.
 */
export function recordWebsiteReading(
  context: Context,
  { searchId, website, answer }: { searchId: string; website: string; answer: ProviderAnswer },
): Promise<void> {
  const what =
    answer.kind === 'failed'
      ? `gave no answer: ${answer.reason}`
      : `named contacts: ${answer.contacts.length}`;
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    if (!locked || locked.order.redactedAt) return;
    await recordActivities(context, transaction, [
      {
        searchId,
        activityType: DONE,
        channelValue: website,
        description: `A website that a person named ${what}`,
      },
    ]);
  });
}
