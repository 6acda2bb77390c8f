import { fold } from '../../read/fold.ts';

/** What begins a clause on which the rest hangs: "if we don't have them", "should you need", "falls er hier war". */
const CONDITION =
  /(?:^|[.,;:(–-]|\b(?:and|but|or|pero|mais|aber|mas)\b)\W{0,3}(?:(?:if|unless|in case|whether|provided|assuming|supposing|falls|wenn|sofern|caso|si)\b|should (?:you|s?he|they|we|i|the|this|that|it|your|any)\b|sollten? (?:sie|er|frau|herr|die|der|das|diese|es)\b)[^,;:.?!]{0,200}/gi;
/** The same behind what hangs on it. */
const CONDITION_BEHIND = /\s(?:if|unless|in case|whether|falls|sofern|caso)\b[^,;:.?!]{0,200}/gi;

/** "That does not mean she never worked here" */
const PROVES_NOTHING =
  /\b(?:(?:does not|doesn['’]?t|need not) (?:\w+ )?mean|(?:should|must|may|can) ?not be (?:read|taken|treated|seen|understood|regarded|construed|interpreted) as|(?:is|are) (?:not|no) (?:proof|evidence)|no (?:quiere decir|significa)|nao (?:quer dizer|significa)|ne (?:veut|signifie) pas|(?:heisst|heißt|bedeutet|besagt) (?:\w+ )?nicht)\b[^;:.?!]{0,200}/gi;
/** What would follow if it were so: "if yours went to another campus, then this is not him". */
const THEN =
  /\b(?:if|unless|assuming|supposing|wenn|falls|sofern|si|se|caso)\b[^;:.?!]{1,200}?,? (?:then|dann|alors|entonces|entao)\b[^;:.?!]{0,200}/gi;
/** What is only of whom the sender has met. */
const HAS_NOT_MET =
  /\b(?:i|i['’]ve|have) never (?:(?:ever|even|actually|personally) )?(?:met|laid eyes|crossed paths|overlapped)\b|\b(?:i|we) (?:only |just )?(?:came|started|joined|took over|bought)\b[^.;]{1,40}\bnever (?:met|laid eyes|knew|crossed paths|overlapped)\b|\bi(?:['’]ve| have)? never (?:worked|been employed|studied|taught) (?:there|for (?:them|him|her)|at)\b|\bwould(?: not|n['’]?t) have (?:met|known|overlapped)\b/i;

/** What a statement says outright, folded: what it says only on a condition, or calls no proof, denies and refuses nothing. */
export const saidOutright = (text: string): string =>
  [THEN, CONDITION, CONDITION_BEHIND, PROVES_NOTHING].reduce(
    (said, left) => said.replace(left, ' '),
    fold(text),
  );

/** Whether a statement says what would follow if something were so. */
export const followsIfSo = (text: string): boolean => fold(text).search(THEN) >= 0;

/** Whether a statement that sounds like a denial only says whom its sender has not met. */
export const hasNotMet = (text: string): boolean => HAS_NOT_MET.test(fold(text));

/** Whether a statement holds back a denial that its words speak of. */
export const holdsBackDenial = (text: string): boolean =>
  hasNotMet(text) || fold(text).search(PROVES_NOTHING) >= 0;
