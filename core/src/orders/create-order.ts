import { type OrderCreate, SearchConfig } from '@credence/contract';
import { sealApplicant } from '../applicants/seal-applicant.ts';
import { type Context, now } from '../context.ts';
import { newId } from '../database/ids.ts';
import { sealJson } from '../database/sealed.ts';
import { inTransaction } from '../database/transaction.ts';
import { Invalid } from '../errors.ts';
import { parseReleaseFile, type ReleaseFile, storeReleaseFile } from '../files/release-file.ts';
import { enqueue } from '../queue/enqueue.ts';
import { assignHistory } from '../searches/assign-history.ts';
import type { SearchRow } from '../searches/search-entity.ts';
import { sealConfig, sealRequest } from '../searches/verification-request.ts';
import { rolledUpStatus } from './order.ts';
import { type OrderRow, orderWebhookPlace } from './order-entity.ts';
import { insertOrders, type NewOrder } from './order-repository.ts';
import { orderProblems } from './order-rules.ts';

export interface CreatedOrder {
  orderId: string;
  /** In the order of the request. */
  searchIds: string[];
}

/** What a search gets that neither brings a configuration nor is given one by its order. */
const DEFAULT_CONFIG = SearchConfig.parse({});

/**
 * Stores an order with its applicant and searches, and starts their research.
 * @throws Invalid that lists every problem; nothing is stored then
 */
export async function createOrder(context: Context, order: OrderCreate): Promise<CreatedOrder> {
  const problems = orderProblems(context, order);
  const release = parseRelease(context, order, problems);
  if (problems.length > 0) throw new Invalid(problems);
  const releaseFile = release && (await storeReleaseFile(context, release));

  const rows = orderRows(context, order, releaseFile ?? null);
  await inTransaction(context, async (transaction) => {
    await insertOrders(context, transaction, [rows]);
    await enqueue(
      context,
      transaction,
      'research-search',
      rows.searches.map(({ id }) => ({ data: { searchId: id } })),
    );
  });
  return { orderId: rows.order.id, searchIds: rows.searches.map(({ id }) => id) };
}

function parseRelease(
  context: Context,
  { applicant }: OrderCreate,
  problems: string[],
): ReleaseFile | undefined {
  if (applicant.signedReleaseFileUrl === undefined) return undefined;
  const release = parseReleaseFile(context, applicant.signedReleaseFileUrl);
  if (typeof release !== 'string') return release;
  problems.push(`applicant.signedReleaseFileUrl ${release}`);
  return undefined;
}

function orderRows(context: Context, input: OrderCreate, releaseFile: string | null): NewOrder {
  const organizationId = context.organization.id;
  const at = now(context);
  const stamps = { createdAt: at, updatedAt: at };
  const applicant = { ...sealApplicant(context, newId(), input.applicant), ...stamps };
  const orderId = newId();
  const orderStatus = rolledUpStatus(
    'IN_PROGRESS',
    input.searchTypes.map(() => 'IN_PROGRESS'),
  );
  const order: OrderRow = {
    organizationId,
    id: orderId,
    applicantId: applicant.id,
    orderStatus,
    proposedPosition: input.businessContext.appliedJobTitle,
    proposedSalary: input.businessContext.proposedSalary,
    businessContext: input.businessContext,
    webhookConfig: input.webhookConfig
      ? sealJson(context.cipher, orderWebhookPlace(orderId), input.webhookConfig)
      : null,
    endedAt: orderStatus === 'IN_PROGRESS' ? null : at,
    cancelledAt: null,
    cancelledSearches: null,
    ...stamps,
  };
  const types = input.searchTypes.map(({ searchType }) => searchType);
  const covered = assignHistory(types, input.history);
  const searches = input.searchTypes.map((search, position): SearchRow => {
    const id = newId();
    const config = search.searchConfig ?? input.defaultSearchConfig ?? DEFAULT_CONFIG;
    return {
      organizationId,
      id,
      orderId,
      applicantId: applicant.id,
      position,
      externalSearchId: search.externalSearchId ?? null,
      searchType: search.searchType,
      searchStatus: 'IN_PROGRESS',
      phase: 'RESEARCH',
      waitingFor: null,
      nextActionAt: at,
      slaAt: new Date(at.getTime() + config.timing.searchSlaMinutes * 60_000),
      sweptAt: null,
      eventSequence: 0,
      config: sealConfig(context, id, config),
      request: sealRequest(context, id, {
        records: covered[position] ?? [],
        questions: search.verificationQuestions ?? [],
        questionnaireUrl: search.questionnaireUrl ?? null,
        questionnaireAccessCode: search.questionnaireAccessCode ?? null,
        releaseFile,
      }),
      ...stamps,
    };
  });
  return { applicant, order, searches };
}
