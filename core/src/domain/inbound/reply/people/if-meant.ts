import { fold } from '../../read/fold.ts';
import type { Statement } from '../statements.ts';

/** How the one of several is called that may be the applicant. */
const ONE =
  '(?:yours|your (?:one|guy|man|woman|person|applicant|candidate|student|employee)|the (?:one|person|man|woman|student|employee|applicant|candidate)|s?he|it|that|this|el (?:suyo|de ustedes)|la suya|l[ea] v[oô]tre|ihr(?:e[rs]?)? bewerber(?:in)?|o (?:seu|vosso)|a sua)';
/** Which of them it is. */
const IS =
  "(?: (?:you|we) (?:mean|meant|want|wanted|need|ask(?:ed)? (?:about|for)|are (?:asking about|looking for|after)))?(?: indeed| in fact)?(?:['’]s| is| was| has| had| goes by| went by| es| nacio| tiene| est| a| ist| hat| e| nasceu| tem)";
/** What tells one of several of a name from the others. */
const MARK =
  '(?:the (?!other|wrong|same|only\\b)(?:\\p{L}+ )?(?:one|person|man|woman|student|employee|\\p{Lu}\\p{L}+)\\b|born\\b|an? (?:birth|date of birth|middle|student|employee|social)|the (?:middle|birth|date of birth|student|employee|social)|(?:el|la|le|der|die|das|o|a) (?:que|qui|nacid|ne|nee|geboren|de|du|vom|aus|do|da)|nacid|nee?\\b|nascid|geboren|(?:in|from|of) (?:our|the)\\b)';
const IF =
  '(?:only if|if,? \\(?and only if\\)?,?|if|on the assumption|assuming|provided|presuming|supposing|solo si|si|seulement si|nur wenn|wenn|falls|so se|se|caso)(?: (?:that|que|dass))?';

/** "If yours is the one born in 1988, then": on what condition the rest is said of the applicant. */
const IF_MEANT = new RegExp(
  `^\\W*(?:(?:yes|and|but|so|now|then|ok),? )?(?:${IF} ${ONE}${IS} ${MARK}|(?:on the assumption|assuming|provided|presuming|supposing|if)(?: that)? (?:you|we) (?:mean|are (?:asking|talking) about)(?! (?:by|well)\\b) (?:the|our)\\b)`,
  'iu',
);
/** Where the condition ends, and what follows on it begins. */
const THEN =
  /:(?:\s+|$)|,? (?:then|dann|entonces|alors|entao)(?: yes| ja| si| oui| sim)?[:,]? +|, (?=(?:s?he|it|they|the (?:answer|following|title|dates?)|yes|ell?[ae]?|il|er|sie|es|dies|je|voici|estos?|aqui|segue|a resposta)(?!\p{L}))/iu;
/** That the rest of it goes on about the same one. */
const GOES_ON = /^\W*(?:s?he|they|title|position|start\w*|hired|degree|major)(?!\p{L})/iu;

/** Whether a reply says of which of several people it holds, and leaves it to us whether that is the applicant. */
export const isIfMeant = (statements: readonly Statement[]): boolean =>
  statements.some(({ text }) => IF_MEANT.test(fold(text)));

/**
 * What follows where the one of several is meant whom a reply describes, and nothing of what it says of the others; null where
 * it makes no such difference. Where it tells of several on such a condition, of which one is not known.
 */
export function saidIfMeant(statements: readonly Statement[]): Statement[] | null {
  if (!isIfMeant(statements)) return null;
  const told = statements
    .map((_, at) => saidOnCondition(statements, at))
    .filter((said) => said.some(({ text }) => /\d/.test(text)));
  const [first, ...others] = told;
  return first && others.length === 0 ? first : [];
}

/** What a statement says behind such a condition, with what goes on about the same one. */
function saidOnCondition(statements: readonly Statement[], at: number): Statement[] {
  const statement = statements[at];
  const plain = fold(statement?.text ?? '');
  const from = IF_MEANT.exec(plain)?.[0].length;
  const then = from === undefined ? null : THEN.exec(plain.slice(from));
  if (!statement || from === undefined || !then) return [];
  const said = statement.text.slice(from + then.index + then[0].length).trim();
  const behind = statements.slice(at + 1);
  const end = behind.findIndex(({ text, isLine }) => !(said === '' ? isLine : GOES_ON.test(text)));
  const rest = end < 0 ? behind : behind.slice(0, end);
  return said === '' ? rest : [{ ...statement, text: said }, ...rest];
}
