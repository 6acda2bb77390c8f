import { readNameWords } from '../../compare/people/name-words.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { VERB } from './people-named.ts';

/** How two of one name are told apart, the older and the younger one: "Senior was the captain, Junior a deckhand". */
const OLDER =
  'senior|sr|(?:the|el|le|der|o) (?:father|dad|elder|older(?: one)?|padre|mayor|père|vater|ältere|pai)';
const YOUNGER = 'junior|jr|(?:the|el|le|der|o) (?:son|younger(?: one)?|hijo|menor|fils|sohn|jüngere|filho)';

const [OF_OLDER, OF_YOUNGER] = [OLDER, YOUNGER].map(
  (called) =>
    new RegExp(
      `(?:^\\W*|[,;:]\\s+|(?<!\\p{L})(?:and|but|yes|while|then|now|y|et|und|e)\\W+)(?:${called})\\.?,? (?:also |only |never )?(?:${VERB}|drove|ran|came|went|did|spent)(?!\\p{L})`,
      'iu',
    ),
);

/**
 * Of whom a text speaks that tells a father and a son of one name apart. Where we did not say which of them we asked
 * about, or the text speaks of both, it is not known to be the applicant.
 */
export function toldByGeneration(text: string, { applicant }: ReplyRequest): 'APPLICANT' | 'OTHER' | null {
  const [isOlder, isYounger] = [OF_OLDER?.test(text), OF_YOUNGER?.test(text)];
  if (!isOlder && !isYounger) return null;
  const { generation } = readNameWords(`${applicant.firstName} ${applicant.lastName}`);
  const isMeant = (isOlder && generation === '1') || (isYounger && generation === '2');
  return isMeant && isOlder !== isYounger ? 'APPLICANT' : 'OTHER';
}
