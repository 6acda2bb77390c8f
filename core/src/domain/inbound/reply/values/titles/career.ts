import { fold } from '../../../read/fold.ts';
import type { ClaimedValues } from '../../../read/reading.ts';
import { agrees } from '../../agreement.ts';
import type { Statement } from '../../statements.ts';
import type { Candidate } from '../candidate.ts';
import { findClaim } from '../mentions.ts';
import { titleWords } from './title-words.ts';

/** As what a person came: "hired 3/1/2017 as", "est entré le 10 janvier comme". */
const CAME_AS =
  /\b(?:hired|started|began|begun|starting|came|joined|entered|engaged|taken on|brought (?:him|her|them) (?:on|in)|appointed|initially|originally|first|ingreso|entro|empezo|contratad[oa]|inicio|entree?|embauchee?|debute|trat|eingestellt|begann|fing|admitid[oa]|comecou|iniciou)\b[^;]{0,80}$/i;
/** What ends the first job before the title is named. */
const WENT_ON =
  /\b(?:then|later|became|promoted|made|left|resigned|retired|ended|until|puis|ensuite|luego|despues|depois|dann|spater)\b/i;
const FIRST_BEHIND =
  /^,? (?:at first|to start|to begin with|initially|at (?:the time of )?hire|the first|au debut|al principio|zunachst|no inicio)\b/i;

/** That another job followed; what was only wished for did not. */
const WENT_UP =
  /(?<!\b(?:be|to|not|never|n['’]t|for|nicht|pas|nao|no) )\b(?:became|(?:got |was |were |been )?(?:promoted|elevated|reclassified|upgraded)|made (?:him|her|them|\p{Lu})|(?:moved|worked (?:his|her|their) way|went|stepped) up|(?:moved|advanced|rose|transferred|graduated) (?:in)?to|ended (?:up )?as|from (?:the |about )?(?:\p{L}+ )?(?:19|20)\d\d (?:season )?on(?:wards?)?|nommee?|promue?|devenue?|ascen(?:dio|dimos|dieron|dida|dido)|paso a(?: ser)?|passou a(?: ser)?|virou|promovid[oa]|befordert|ernannt)(?!\p{L})/iu;

/** As what a person went. */
const LEFT_AS =
  /\b(?:left|separated|retired|resigned|finished|departed|exit\w*|separation|leaving|departure|ending|last|final|latest|salio|se fue|partie?|quitte\p{L}*|saiu|austritt|zuletzt|dernier\p{L}*|ultim[oa])\b[^.;,]{0,60}$/iu;
const UNTIL_LEFT =
  /^(?:(?! (?:and|then|was|became|but) )[^.;]){0,40} (?:until|till?|up to|(?:when|by the time)) (?:s?he|they|the end|his|her|their)\b|^ (?:is|was) (?:what|the \p{L}+) (?:s?he|they) (?:left|was|were|retired|resigned|finished)|^,? (?:at (?:the time of )?(?:separation|leaving|exit)|hasta|jusqu|bis zuletzt|ate a saida)/iu;

/**
 * Of several titles that a person went through, and of which none was claimed: without the one as which the person came, where
 * another followed, and only with the one as which the person left, where one is told.
 */
export function ofCareer(
  candidates: readonly Candidate[],
  statements: readonly Statement[],
  claims: ClaimedValues,
  at: Date,
): readonly Candidate[] {
  const titles = candidates.filter(isTitle);
  if (titles.length === 0 || titles.some(({ value }) => agrees('position', value ?? '', claims, at)))
    return candidates;
  const held = (title: Candidate) =>
    titles.filter(({ value }) => titleWords(value ?? '') === titleWords(title.value ?? ''));
  const isLast = (title: Candidate) => held(title).some((one) => isTold(one, LEFT_AS, UNTIL_LEFT));
  const isFirst = (title: Candidate) => held(title).every(isFirstOf);
  const wentOn = statements.some(({ text, isQuestion }) => !isQuestion && WENT_UP.test(fold(text)));
  const someLeft = titles.some(isLast);
  return candidates.filter((one) => !isTitle(one) || (someLeft ? isLast(one) : !(wentOn && isFirst(one))));
}

const isTitle = ({ field, kind, source }: Candidate): boolean =>
  field === 'position' && kind === 'GIVEN' && source !== 'INLINE';

function isFirstOf(title: Candidate): boolean {
  const { before } = around(title);
  const came = CAME_AS.exec(before)?.[0];
  return (came !== undefined && !WENT_ON.test(came)) || isTold(title, null, FIRST_BEHIND);
}

const isTold = (title: Candidate, inFront: RegExp | null, after: RegExp): boolean => {
  const { before, behind } = around(title);
  return (inFront?.test(before) ?? false) || after.test(behind);
};

function around({ evidence, value }: Candidate): { before: string; behind: string } {
  const { index = 0, words = '' } = findClaim(evidence, value ?? '') ?? {};
  return {
    before: fold(evidence.slice(Math.max(0, index - REACH), index)),
    behind: fold(evidence.slice(index + words.length, index + words.length + REACH)),
  };
}
const REACH = 100;
