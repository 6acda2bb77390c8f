import { plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { isApplicant, isNamesake } from './applicant-names.ts';
import { isGivenName } from './given-names.ts';
import { isOrganization } from './houses.ts';
import { FULL_NAME, LEADING, NAME_PART } from './people-named.ts';

/** A name as lists have it: "Abbott, Gerald T." */
const LISTED = new RegExp(
  `^\\W*(?<last>${NAME_PART}), (?<given>${NAME_PART}(?: ${NAME_PART}){0,2})\\W*$`,
  'u',
);
/** A name before what is said of its bearer: "Kay Logan: florist, 2012 to 2016". */
const LABELLED = new RegExp(`^\\W*(?<name>${FULL_NAME})\\s*:.*\\d`, 'u');

/** "Under Rivera: driver, 2015 to 2017" */
const BEFORE_NAME =
  /^(?:Pour|Para|Für|For|Under|As|On|About|Regarding|Re|Now|Then|Formerly|Unter|Als|Sous|Bajo|Como|Sob) /;

/** Whether a reply that begins so gives the record of another person. */
export function isHeadedByOther(text: string, request: ReplyRequest, isFirst: boolean): boolean {
  const { last = '', given = '' } = LISTED.exec(text)?.groups ?? {};
  const [first = ''] = plainWords(given);
  const isListed = isGivenName(first) && !isOrganization(last, request);
  const labelled = (LABELLED.exec(text)?.groups?.name ?? '').replace(BEFORE_NAME, '').replace(LEADING, '');
  const name = isListed ? `${given} ${last}` : labelled;
  const isMeant = (isListed && isFirst) || isNamesake(name, request);
  return isMeant && !isApplicant(name, request);
}

/** Whether a line of a list gives the record of another person: "Danielle Ortega-Finch: server, 3/2019 thru 11/2020". */
export function isRowOfOther(text: string, request: ReplyRequest): boolean {
  const name = LABELLED.exec(text)?.groups?.name ?? '';
  const [first = '', last] = plainWords(name);
  return (
    last !== undefined && isGivenName(first) && !isOrganization(name, request) && !isApplicant(name, request)
  );
}
