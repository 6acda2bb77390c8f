import { fold, plainWords } from '../../read/fold.ts';
import type { ClaimedValues } from '../../read/reading.ts';
import { agrees } from '../agreement.ts';
import type { Statement } from '../statements.ts';
import type { Candidate } from './candidate.ts';

const ARTICLE =
  '(?:an? |the |as |our |um[a]? |un[ae]? |el |la |le |de |ein(?:e[nr]?)? |(?:mention|mencion|mencao|option|filiere|specialite|major|fach) )?';
const NOT = '(?:not|never|kein(?:e[nrs]?)?|nicht|no|nao|pas|non)';
/** "No era camarera, era cajera": the verb stands on both sides. */
const BE =
  '(?:(?:(?:s?he|it|they|el|ella|il|elle|er|sie|ele|ela) )?(?:was|is|era|fue|war|ist|etait|est|foi) )?';
const WORDS = "[\\p{L}\\d][\\p{L}\\d '’/&-]{1,50}?";
const END = '(?=\\s*(?:[.,;:!)]|$|\\s[-–—]))';

/** What is not so, and what is so instead: "not an engineer but a technician", "kein Koch, sondern Kellner". */
const FORMS = [
  `\\b${NOT} ${BE}${ARTICLE}(?<denied>${WORDS})\\s*(?:[,;:]|\\s[-–—]|\\s(?=but\\b|sondern\\b|sino\\b|mais\\b|mas\\b))\\s*(?:but |rather |just |only |sondern |sino |mais |mas )?${BE}${ARTICLE}(?<title>${WORDS})${END}`,
  `(?:(?:^|[:,;] )(?!(?:was|is|as|were|era|fue|war|als|etait|comme|foi|como) )|\\b(?:was|is|as|were|era|fue|war|als|etait|comme|foi|como) )${ARTICLE}(?<title>${WORDS}),? \\(?(?:and |y |et |e |und )?${NOT} ${ARTICLE}(?<denied>${WORDS})(?:${END}|(?=\\s*\\())`,
  // "Der Studiengang Mechatronik (nicht Elektrotechnik)", "a degree in Nursing (not Biology)"
  `\\b(?:in|of|majors?|program|field|subject|degree|title|position|en|de|carrera|curso|filiere|diplome|studiengang|fach|abschluss|em) (?<title>[\\p{L}][\\p{L}'’&/-]{2,30}(?: (?:and |y |et |und |e )?[\\p{L}][\\p{L}'’&/-]{2,30}){0,3}?) \\((?:and |y |et |e |und )?${NOT} (?:in )?${ARTICLE}(?<denied>${WORDS})\\)`,
].map((form) => new RegExp(form, 'giu'));

/** What is only denied: "he was never a foreman with us". */
const DENIED_ONLY = new RegExp(
  `\\b(?<words>(?:(?:s?he|they|el|ella|il|elle|er|sie|ele|ela|(?!(?:and|but|und|aber|mais|mas|pero)\\b)\\p{L}{2,20}) )?(?:(?:was|were|is)(?:,? (?:however|actually|certainly|definitely|in fact|though|frankly),?)?(?: never| not| no|n['’]t)|never (?:was|were)|(?:nunca|no|nao) (?:fue|era|ha sido|foi)|n['’](?:a jamais ete|a pas ete|etait pas|etait jamais)|war (?:nie|niemals|nicht|kein(?:e)?)) (?:ever )?${ARTICLE}(?<denied>(?!only|just|merely|solely|full|part|a |an |the |solo|seulement|nur|so )${WORDS}))(?: (?:with us|here|for us|at any (?:time|point)|of (?:ours|mine)|(?:on|in|at|under|for) (?:my|our|this|any)\\b[^.,;:!]{1,40}?|en ningun momento|con nosotros|aqui|chez nous|bei uns|hier|conosco))?(?:${END}|(?= (?:and|or|nor|y|ni|et|und|noch|e|nem) (?:never|nor|not|neither|nunca|tampoco|jamais|non plus|auch nicht|nie|tampouco)\\b))`,
  'giu',
);

/** The title stands before what denies it: "gerente nunca fue", "Schichtleiter war er zu keiner Zeit". */
const DENIED_FIRST = new RegExp(
  `(?:^|[.,;:!] |\\b(?:and|but|y|pero|et|mais|und|aber|e|mas) )(?<words>${ARTICLE}(?<denied>${WORDS}),? (?:(?:el|ella|il|elle|ele|ela|s?he|they) )?(?:(?:nunca|jamas|no|nao) (?:l[oa] )?(?:fue|era|ha sido|foi)|ne l['’]?(?: ?a| ?etait) (?:jamais|pas)(?: ete)?|(?:war|ist) (?:er|sie) (?:nie(?:mals)?|nicht|zu keine[rm] \\p{L}+)(?: gewesen)?|never was|(?:was|were)(?: not|n['’]t| never))(?: (?:aqui|con nosotros|here|with us|chez nous|bei uns|hier|conosco))?)${END}`,
  'giu',
);

/** Words of sentences, which no title has. */
const NO_TITLE =
  /^(?:and|but|y|et|e|und|mais|pero|mas|aber)$|\b(?:was|were|is|are|has|had|did|does|do|he|she|they|we|i|it|you|his|her|their|until|since|from|to|left|worked|started|know|sure|that|this|correct|right|wrong|dates?|years?|war|ist|era|fue|foi|est|etait|era|hat|herr|frau|mr|mrs|ms|el|ella|ele|ela|il|elle|er|sie|nein|con|with|us)\b|\d{2}/i;

/** Titles and fields of study that stand where the claimed one is denied. */
export function insteadOfClaim(
  statements: readonly Statement[],
  claims: ClaimedValues,
  at: Date,
): Candidate[] {
  return statements.flatMap(({ text, isQuestion }, group) => {
    if (isQuestion) return [];
    const found = FORMS.flatMap((form) => [...fold(text).matchAll(form)]);
    const instead = found.flatMap(({ groups, 0: whole, index }): Candidate[] => {
      const { denied = '', title = '' } = groups ?? {};
      const start = index + whole.indexOf(title);
      const value = text.slice(start, start + title.length).trim();
      if (NO_TITLE.test(title)) return [];
      return (['position', 'fieldOfStudy'] as const).flatMap((field) =>
        isClaim(field, denied, claims, at) && !isClaim(field, title, claims, at)
          ? [{ field, kind: 'GIVEN' as const, value, evidence: text, source: 'LABEL' as const, group }]
          : [],
      );
    });
    if (instead.length > 0) return instead;
    const before = deniedBehind(text, statements[group - 1], group, claims, at);
    if (before.length > 0) return before;
    const denied = deniedOnly(text, group, claims, at);
    return denied.length > 0 ? [...denied, ...titleAlone(statements[group + 1], group)] : [];
  });
}

/** The claim, or what it is in one word: who was "never supervisor" was no shift supervisor. */
const isClaim = (
  field: 'position' | 'fieldOfStudy',
  words: string,
  claims: ClaimedValues,
  at: Date,
): boolean => {
  const [said, claimed] = [plainWords(words), plainWords(claims[field] ?? '')];
  const isHead = field === 'position' && said.length === 1 && said[0] === claimed.at(-1);
  return isHead || agrees(field, words, claims, at);
};

/** "She was never a site lead. Kennel attendant.": words of a title, as no name of who signs is written. */
const TITLE_ALONE =
  /^(?:just |only )?(?:an? )?(?<title>\p{Ll}[\p{Ll}'’&/-]{2,}(?: [\p{Ll}'’&/-]{2,}){0,3}|\p{L}\p{Ll}{2,}(?: \p{Ll}{2,}){1,3})[.!]$/u;

/** The words alone that follow a denial say what is so instead. */
function titleAlone(next: Statement | undefined, group: number): Candidate[] {
  const value = alone(next, TITLE_ALONE);
  return next && value && !next.isQuestion
    ? [{ field: 'position', kind: 'GIVEN', value, evidence: next.text, source: 'SENTENCE', group }]
    : [];
}

/** The title of which a statement consists; null where it is none. */
function alone(statement: Statement | undefined, form: RegExp): string | null {
  const title = form.exec(statement?.text.trim() ?? '')?.groups?.title ?? '';
  return title === '' || NO_TITLE.test(fold(title)) || IS_GREETING.test(fold(title)) ? null : title;
}

/** "Baker. Not a pastry chef": words of a title alone, before the sentence that denies the claimed one. */
const NOT_CLAIM = new RegExp(`^(?:and )?${NOT} ${ARTICLE}["“]?(?<denied>${WORDS})["”]?(?=[,.!;]|$)`, 'iu');
const TITLE_BEFORE =
  /^(?:just |only )?(?:an? )?(?<title>\p{L}[\p{L}'’&/-]{2,}(?: [\p{L}'’&/-]{2,}){0,3})[.!]$/u;

function deniedBehind(
  text: string,
  last: Statement | undefined,
  group: number,
  claims: ClaimedValues,
  at: Date,
): Candidate[] {
  const denied = NOT_CLAIM.exec(fold(text))?.groups?.denied;
  const value = alone(last, TITLE_BEFORE);
  if (denied === undefined || !isClaim('position', denied, claims, at)) return [];
  if (value === null || isClaim('position', value, claims, at)) return [];
  return [
    { field: 'position', kind: 'GIVEN', value, evidence: `${last?.text} ${text}`, source: 'SENTENCE', group },
  ];
}

const IS_GREETING =
  /\b(?:thx|ty|thanks?|thank|regards|sincerely|cheers|sorry|best|gracias|merci|danke|obrigad\w|hello|yes|no|never|period|ever|please)\b/i;

function deniedOnly(text: string, group: number, claims: ClaimedValues, at: Date): Candidate[] {
  const plain = fold(text);
  return [DENIED_ONLY, DENIED_FIRST]
    .flatMap((form) => [...plain.matchAll(form)])
    .flatMap((found): Candidate[] => {
      const { words = '', denied = '' } = found.groups ?? {};
      const index = found.index + found[0].indexOf(words);
      const value = text.slice(index, index + words.length);
      return isClaim('position', denied, claims, at)
        ? [{ field: 'position', kind: 'DENIED', value, evidence: text, source: 'SENTENCE', group }]
        : [];
    });
}
