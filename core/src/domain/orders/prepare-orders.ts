import type { OrderCreate } from '@credence/contract';
import { newId } from '../../platform/database/ids.ts';
import { sealJson } from '../../platform/database/sealed.ts';
import { inTurns } from '../../platform/in-slices.ts';
import { sealApplicant } from '../applicants/seal-applicant.ts';
import { type Context, now } from '../context/context.ts';
import type { ApplicantRow } from '../entities/applicant-entity.ts';
import { businessColumns } from '../entities/business-context.ts';
import { type OrderRow, orderWebhookCell } from '../entities/order-entity.ts';
import type { SearchRow } from '../entities/search-entity.ts';
import type { SearchRecordRow } from '../entities/search-record-entity.ts';
import { sealConfig, sealRequest } from '../entities/verification-request.ts';
import { assignHistory } from '../records/assign-history.ts';
import { newRecordRows } from '../records/record-rows.ts';
import { storeReleaseFile } from '../releases/release-file.ts';
import { rolledUpStatus } from '../searches/order.ts';
import { checkOrders } from './check-orders.ts';
import { effectiveConfig } from './effective-config.ts';

/** The rows of an order that is about to be stored. */
export interface NewOrder {
  applicant: ApplicantRow;
  order: OrderRow;
  /** In the order of the request. */
  searches: SearchRow[];
  /** Of all of them. */
  records: SearchRecordRow[];
  /** Address of the release that was kept for it; absent when it came with none, or named one. */
  keptRelease?: string;
  /** Present where its release is where the client keeps it. */
  fetchesRelease?: true;
}

/**
 * Checks orders, keeps their release files, and makes their rows.
 * @param pathOf the path of an order in the request, with its dot; empty where the request is the order
 * @throws Invalid that lists every problem of every order; nothing is stored then
 */
export async function prepareOrders(
  context: Context,
  orders: readonly OrderCreate[],
  pathOf?: (index: number) => string,
): Promise<NewOrder[]> {
  const checked = await checkOrders(context, orders, pathOf);
  return inTurns(checked, async ({ order, release }) => {
    const address = release ? await storeReleaseFile(context, release) : null;
    const kept = release?.kind === 'inline' && address !== null ? { keptRelease: address } : {};
    return { ...rowsOf(context, order, address), ...kept };
  });
}

function rowsOf(context: Context, input: OrderCreate, releaseFile: string | null): NewOrder {
  const organizationId = context.organization.id;
  const at = now(context);
  const stamps = { createdAt: at, updatedAt: at };
  const applicant = { ...sealApplicant(context, newId(), input.applicant), ...stamps };
  const orderId = newId();
  const isStored = releaseFile?.startsWith('gs://') ?? false;
  const orderStatus = rolledUpStatus(
    'IN_PROGRESS',
    input.searchTypes.map(() => 'IN_PROGRESS'),
  );
  const order: OrderRow = {
    organizationId,
    id: orderId,
    applicantId: applicant.id,
    orderStatus,
    ...businessColumns(context, orderId, input.businessContext),
    webhookConfig: input.webhookConfig
      ? sealJson(context.cipher, orderWebhookCell(orderId), input.webhookConfig)
      : null,
    endedAt: orderStatus === 'IN_PROGRESS' ? null : at,
    cancelledAt: null,
    cancelledSearches: null,
    redactedAt: null,
    heldSince: null,
    releaseFile: isStored ? releaseFile : null,
    releaseProblem: null,
    releaseTries: 0,
    ...stamps,
  };
  const types = input.searchTypes.map(({ searchType }) => searchType);
  const covered = assignHistory(types, input.history);
  const searches = input.searchTypes.map((search, position): SearchRow => {
    const id = newId();
    const config = effectiveConfig(input, search);
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
      outreach: 'TO_PLAN',
      waitingFor: null,
      nextActionAt: at,
      escalateAt: null,
      slaAt: new Date(at.getTime() + config.timing.searchSlaMinutes * 60_000),
      assignee: null,
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
      parentResearch: null,
      ...stamps,
    };
  });
  const records = searches.flatMap((search, position) => newRecordRows(search, covered[position] ?? []));
  const fetchesRelease = releaseFile !== null && !isStored && searches.length > 0;
  return { applicant, order, searches, records, ...(fetchesRelease ? { fetchesRelease } : {}) };
}
