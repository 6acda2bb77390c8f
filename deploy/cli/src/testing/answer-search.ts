import { InboundNotification } from '@credence/contract';
import {
  CoreConfig,
  contextForTenant,
  createCore,
  processInbound,
  readConfig,
  readSearch,
  receiveNotification,
} from '@credence/core';
import pg from 'pg';

/**
 * Has the employer of an order's search confirm everything, with the present program.
 * @returns what became of the search
 */
export async function answerSearch(environment: Record<string, string>, tenant: string, orderId: string) {
  const core = createCore(readConfig(CoreConfig, environment), { onError: () => undefined });
  const owner = new pg.Client({ connectionString: environment.DATABASE_URL });
  await owner.connect();
  try {
    const context = await contextForTenant(core, tenant, 'API');
    if (!context) throw new Error(`There is no organization ${tenant}`);
    const searches = await owner.query<{ id: string }>('select id from searches where order_id = $1', [
      orderId,
    ]);
    const searchId = searches.rows[0]?.id ?? '';
    const claims = ['employerName', 'position', 'employerLocation', 'startDate', 'endDate'].map((field) => ({
      field,
      answer: 'CONFIRMED',
    }));
    const answer = { channel: 'VOICE', metadata: { searchId }, answers: { claims } };
    const { messageId } = await receiveNotification(context, InboundNotification.parse(answer));
    const messages = await owner.query<{ id: string }>(
      'select id from inbound_messages where search_id = $1 and message_id = $2',
      [searchId, messageId],
    );
    await processInbound(
      { ...context, actor: 'SYSTEM' },
      { searchId, inboundId: messages.rows[0]?.id ?? '' },
    );
    const { search, records, results } = await readSearch(context, { orderId, searchId });
    return {
      searchStatus: search.searchStatus,
      records: records.map(({ status }) => status),
      outcome: results[0]?.outcome ?? null,
    };
  } finally {
    await owner.end();
    await core.close();
  }
}
