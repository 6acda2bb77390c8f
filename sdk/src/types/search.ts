import type { components, operations } from '../generated/api.ts';

type Schemas = components['schemas'];

/**
 * A search with its phase and results.
 *
 * @example
 * const line = ({ searchType, phase, waitingFor }: Search) => `${searchType}: ${phase}, ${waitingFor ?? 'at work'}`;
 */
export type Search = Schemas['Search'];

/**
 * The searches of an order.
 *
 * @example
 * const { searches }: SearchList = await credence.searches.list(orderId);
 */
export type SearchList = Schemas['SearchList'];

/**
 * One page of the searches of all orders.
 *
 * @example
 * const { data, pagination }: WorkList = await credence.searches.listAll({ phase: 'REVIEW' });
 */
export type WorkList = Schemas['WorkList'];

/**
 * Which searches of all orders to list.
 *
 * @example
 * const query: WorkListQuery = { searchStatus: 'IN_PROGRESS', slaBefore: '2025-03-05', q: 'Avery' };
 */
export type WorkListQuery = NonNullable<operations['listAllSearches']['parameters']['query']>;

/**
 * A search in a work list: with its SLA, and whom it is about.
 *
 * @example
 * const line = ({ applicant, slaAt }: ListedSearch) => `${applicant.lastName}: until ${slaAt}`;
 */
export type ListedSearch = Schemas['ListedSearch'];

/**
 * Whether there are searches with an external id, and which.
 *
 * @example
 * const { exists, searches }: SearchesFound = await credence.searches.findByExternalId('hire-20417');
 */
export type SearchesFound = Schemas['SearchesFound'];

/**
 * A search with its outreach history, oldest first.
 *
 * @example
 * const { activity }: SearchWithActivity = await credence.searches.get(orderId, searchId);
 */
export type SearchWithActivity = Schemas['SearchWithActivity'];

/**
 * One step in the life of a search.
 *
 * @example
 * const line = ({ createdAt, actor, description }: Activity) => `${createdAt} ${actor}: ${description}`;
 */
export type Activity = Schemas['Activity'];

/**
 * The outcome of a search.
 *
 * @example
 * const isClean = ({ outcome }: VerificationResult) => outcome === 'VERIFIED_NO_DISCREPANCY';
 */
export type VerificationResult = Schemas['VerificationResult'];

/**
 * An answer that an outcome rests on, and who gave it.
 *
 * @example
 * const line = ({ respondent, receivedAt }: ResultAnswer) => `${respondent.name ?? 'unknown'}, ${receivedAt}`;
 */
export type ResultAnswer = Schemas['ResultAnswer'];

/**
 * One of your questions with what was answered.
 *
 * @example
 * const line = ({ prompt, selected }: ResultQuestion) => `${prompt ?? ''} ${selected.join(', ')}`;
 */
export type ResultQuestion = Schemas['ResultQuestion'];

/**
 * What a person decided in a review: about which claim, why and when.
 *
 * @example
 * const line = ({ decidedBy, field, decision }: ResultDecision) => `${decidedBy}: ${decision} ${field ?? 'the record'}`;
 */
export type ResultDecision = Schemas['ResultDecision'];

/**
 * One statement of the applicant beside what the source says about it.
 *
 * @example
 * const line = ({ field, provided, verified, match }: Claim) => `${field}: ${provided} / ${verified}, ${match}`;
 */
export type Claim = Schemas['Claim'];

/**
 * The message that the verdict on a claim goes back to.
 *
 * @example
 * const source = ({ channel, contactName }: ClaimEvidence) => `${contactName ?? 'unknown'} by ${channel}`;
 */
export type ClaimEvidence = Schemas['ClaimEvidence'];

/**
 * When a search is expected to end, from what your earlier ones took.
 *
 * @example
 * const line = ({ earliest, latest }: EstimatedCompletion) => `between ${earliest} and ${latest}`;
 */
export type EstimatedCompletion = Schemas['EstimatedCompletion'];

/**
 * The new status of a search.
 *
 * @example
 * const update: SearchUpdate = { searchStatus: 'CANCELLED', reason: 'The offer was withdrawn' };
 */
export type SearchUpdate = Schemas['SearchUpdate'];

/**
 * How a completed search ended.
 *
 * @example
 * const resolution: Resolution = { outcome: 'ACTION_REQUIRED', reasonCode: 'THIRD_PARTY_RECORD' };
 */
export type Resolution = Schemas['Resolution'];

/**
 * What an update did.
 *
 * @example
 * const { previousStatus, webhooksEmitted }: SearchUpdated = await credence.searches.update(orderId, searchId, {
 *   searchStatus: 'CANCELLED',
 * });
 */
export type SearchUpdated = Schemas['SearchUpdated'];

/**
 * One record that a search verifies, with where it stands.
 *
 * @example
 * const line = ({ entityName, status, waitingFor }: SearchRecord) => `${entityName}: ${status}, ${waitingFor ?? ''}`;
 */
export type SearchRecord = Schemas['SearchRecord'];

/**
 * Decisions about records in review.
 *
 * @example
 * const review: ReviewCreate = { claims: [{ record: 0, decision: 'ACCEPT' }] };
 */
export type ReviewCreate = Schemas['ReviewCreate'];

/**
 * What a person decided about one claim, or about a whole record.
 *
 * @example
 * const claim: ReviewedClaim = { record: 0, field: 'position', decision: 'REJECT', note: 'Another person is meant' };
 */
export type ReviewedClaim = Schemas['ReviewedClaim'];

/**
 * What a review did.
 *
 * @example
 * const { records }: ReviewTaken = await credence.searches.review(orderId, searchId, review);
 */
export type ReviewTaken = Schemas['ReviewTaken'];
