import { type ClaimedOutbound, entitiesInWords, type Organization } from '@credence/core';
import type { OutgoingRelease } from './channel.ts';

/** What a request to a contact speaks of. */
export interface RequestWords {
  organization: Pick<Organization, 'name'>;
  claimed: Pick<
    ClaimedOutbound,
    | 'contact'
    | 'applicantName'
    | 'otherNames'
    | 'ssnLastFour'
    | 'searchType'
    | 'hiringEntity'
    | 'outbound'
    | 'links'
    | 'followsUp'
    | 'records'
    | 'request'
  >;
  release: OutgoingRelease['kind'];
  /** Where the contact answers. */
  pageUrl: string;
  /** Where the contact reads a release that is linked. */
  releaseUrl: string;
}

/** What the request is about, in one line. */
export function requestTitle({ claimed: { applicantName, searchType, followsUp } }: RequestWords): string {
  const noun = searchType === 'EMPLOYMENT' ? 'Employment' : 'Education';
  const reminder = followsUp ? 'Reminder: ' : '';
  return `${reminder}${noun} verification for ${applicantName}`;
}

/** Who asks, for whom, about whom. */
export function requestReason({ organization, claimed }: RequestWords): string {
  const { applicantName, hiringEntity } = claimed;
  return (
    `${applicantName} has applied for a position with ${hiringEntity} and named ${entitiesAsked(claimed)}. ` +
    `On behalf of ${organization.name} we ask you to confirm what ${applicantName} told us.`
  );
}

/** The employers or schools that the request asks about: one office may answer for several. */
function entitiesAsked({ records, contact, searchType }: RequestWords['claimed']): string {
  const [one, several] = searchType === 'EMPLOYMENT' ? ['an employer', 'employers'] : ['a school', 'schools'];
  if (records.length === 0) return `${contact.entityName} as ${one}`;
  const isSeveral = new Set(records.map(({ title }) => title)).size > 1;
  return `${entitiesInWords(records)} as ${isSeveral ? several : one}`;
}

/** What the contact has to know about the signed release; nothing where there is none. */
export function releaseWords({ claimed: { applicantName }, release }: RequestWords): string[] {
  const signed = `${applicantName} has signed a release for this purpose`;
  const where = {
    attached: ', which is attached.',
    linked: ', which you can read on the web.',
    withheld: '.',
  };
  return release === 'none' ? [] : [`${signed}${where[release]}`];
}

/** The client's own questionnaire elsewhere, and the code that opens it; null where there is none. */
export const questionnaireOf = ({
  questionnaireUrl: url,
  questionnaireAccessCode: accessCode,
}: ClaimedOutbound['request']) => (url === null ? null : { url, accessCode });
