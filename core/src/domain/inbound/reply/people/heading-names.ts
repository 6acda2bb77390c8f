import { allMatches } from '../../../../platform/all-matches.ts';
import { plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { type FullName, fullNames, NO_GIVEN, PART, SHAPE, wordsClaimed } from './full-names.ts';
import { isHouse } from './houses.ts';

/** A name that stands alone at the beginning, or at the end of a subject. */
const HEADING = new RegExp(`^${SHAPE}[\\s.]*$`, 'u');
const LISTED_HEADING = new RegExp(
  `^(?<family>${PART}(?:[ -]${PART})?), (?<name>${PART}(?: \\p{Lu}\\.?)?)[\\s.]*$`,
  'u',
);
const SUBJECT_LINE = new RegExp(
  `(?:^(?:\\p{L}{2,3}: *)*|\\b(?:for|of|about|on|regarding|para|pour|f\u00fcr|von|de) |[:–—|-] )${SHAPE}(?=\\s*(?:$|[-–—|,(:#]))`,
  'gu',
);
/** "Austin, Texas" */
const PLACE =
  /^(?:al|ak|az|ar|ca|co|ct|de|fl|ga|hi|id|il|in|ia|ks|ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|dc|uk|usa|on|bc|ab|qc|mb|sk|ns|nb|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|hampshire|jersey|mexico|york|carolina|dakota|ohio|oklahoma|oregon|pennsylvania|island|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|columbia|ontario|quebec|alberta|manitoba|canada|england|scotland|wales|ireland|germany|deutschland|france|spain|espana|portugal|brasil|brazil|argentina|chile|peru|india|mexiko|osterreich|schweiz)$/;

/** Whom a reply is about by the line that it begins with, where it is a name and nothing else. */
export function nameInHeading(text: string, request: ReplyRequest): string | null {
  const listed = LISTED_HEADING.exec(text)?.groups;
  const name = listed ? `${listed.name} ${listed.family}` : (HEADING.exec(text)?.groups?.name ?? '');
  const words = plainWords(name);
  const claimed = wordsClaimed(request);
  const isNone = words.some((word) => claimed.has(word) || PLACE.test(word)) || NO_GIVEN.test(words[0] ?? '');
  return name === '' || isNone || isHouse(name, '') ? null : name;
}

/** The people whom the subject of a mail names. */
export const namesInSubject = (subject: string, request: ReplyRequest): FullName[] => [
  ...fullNames(subject, request),
  ...allMatches(subject, SUBJECT_LINE).flatMap(({ groups, index }) => {
    const name = nameInHeading(groups?.name ?? '', request);
    return name === null ? [] : [{ name, before: subject.slice(0, index), behind: '' }];
  }),
];
