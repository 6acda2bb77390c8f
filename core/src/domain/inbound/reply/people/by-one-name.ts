import { plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { fitsFirst, knownNames } from './applicant-names.ts';
import { isGivenName } from './given-names.ts';
import { isOrganization } from './houses.ts';
import { NAME_PART, VERB } from './people-named.ts';

const BY_FIRST_NAME = new RegExp(
  `(?:^|^\\p{Lu}\\p{Ll}+, |^\\W*(?:[Yy]es|[Hh]i|[Hh]ello|[Ss][ií]|[Oo]ui|[Jj]a|[Ss]im|[Cc]orrect|[Ss]ure|[Ww]ell)\\W+|\\b(?:that|dass|que) )(?<name>${NAME_PART}) ${VERB}(?![\\p{L}])`,
  'u',
);

/** "Casey's dates are right" */
const OF_FIRST_NAME =
  /(?:^|\W)(?<name>\p{Lu}[\p{L}-]+)['’]s (?:dates?|titles?|positions?|employment|start|end|hire|information|info|details|degree|records?|data|job|last)(?![\p{L}])/u;

/** "Casey: driver, 1/2015 to 4/2017" */
const LABELLED = /^\W*(?<name>(?!Dot:)\p{Lu}\p{Ll}{2,}):(?=.*\d)/u;

/** "Ellison worked here": by a family name alone, in words that are said of people only. */
const BY_FAMILY_NAME =
  /^(?<name>(?!(?:Candidate|Applicant|Individual|Person|Subject|Every\p{Ll}+|No\p{Ll}+|Yes|Has|Was)\b)\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?) (?:worked (?:here|for us|with us|as|from)|was (?:employed|hired) (?:here|by us|with us|from|as|on))\b/u;

/** "August was the interview", "May is right": months, unless a person alone does what is said. */
const MONTH = /^(?:jan|april|may|june|august|julio|juni|augusto?|avril|abril|mai)$/;
const DONE_BY_PERSON =
  /^\W*(?:\p{L}+\W+)?\p{Lu}\p{Ll}+ (?:worked|works|attended|graduated|earned|received|joined|left|held|served|completed|enrolled|(?:was|is) (?:(?:employed|hired|here|with us|in charge|promoted)\b|(?:an?|our|my|the) (?:\p{L}+ )?\p{L}+(?:er|or|ist|ant|ent|ian|clerk|cook|nurse|guard|boss|lead|chef)\b))/u;

/** Whether a text is about another person who is called by a given name alone: "Jim was a pit boss". */
export function isOfOneName(text: string, request: ReplyRequest, others: ReadonlySet<string>): boolean {
  const { groups } =
    BY_FIRST_NAME.exec(text) ??
    OF_FIRST_NAME.exec(text) ??
    LABELLED.exec(text) ??
    BY_FAMILY_NAME.exec(text) ??
    {};
  const [word = ''] = plainWords(groups?.name ?? '');
  if (word === '' || isOrganization(groups?.name ?? '', request, true)) return false;
  const { first, last } = knownNames(request);
  const isGiven = MONTH.test(word) ? DONE_BY_PERSON.test(text) : isGivenName(word);
  return (
    (others.has(word) || isGiven || BY_FAMILY_NAME.test(text)) && !last.has(word) && !fitsFirst(word, first)
  );
}

/** Whether a text begins with a first or last name of the applicant, and what they did. */
export function beginsWithApplicant(text: string, request: ReplyRequest): boolean {
  const [word = ''] = plainWords(BY_FIRST_NAME.exec(text)?.groups?.name ?? '');
  const { first, last } = knownNames(request);
  return word !== '' && (fitsFirst(word, first) || last.has(word));
}
