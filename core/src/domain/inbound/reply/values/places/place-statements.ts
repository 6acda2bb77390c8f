import type { SearchType } from '@credence/contract';
import { isClauseDenied } from '../../negation.ts';
import type { Statement } from '../../statements.ts';
import type { Candidate } from '../candidate.ts';

const NAME = "(?<name>\\p{Lu}[\\p{L}\\d&'’.-]*(?: (?:(?:of|the|and|&|for) )?\\p{Lu}[\\p{L}\\d&'’.-]*){0,6})";
const EMPLOYER = new RegExp(
  `\\b(?:on the payroll of|(?:actually |really )?employed (?:by|through)|(?:(?:actual|real|legal|correct|formal|official|W-?2|payroll|direct) employer|employer of record|(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he|\\p{Lu}\\p{L}+['’]s) employer(?: throughout| then| on (?:paper|the books|record)| at (?:the|that) time| of record)?(?:,? (?:however|though|in fact|actually),?)?) (?:was|is)|(?:empleador|employeur|Arbeitgeber|empregador)a?(?: (?:real|r[ée]el|formal|legal|l[ée]gal|officiel|de fato|rechtlich))? (?:era|fue|[ée]tait|war|foi)|(?:contratad[oa]|registrad[oa]|embauch[ée]e?|angestellt) (?:por|par|bei|pel[ao])|paid by|(?:pay ?checks?|wages|pay|salary) (?:came|come|comes|were|was|are|is) (?:from|through)|an employee of|belong(?:s|ed)? to|worked for|(?:placed|assigned|supplied|leased|sent)(?: (?:here|to us|with us|there|(?:at|in|on|to|with) our (?:[\\p{L}’'-]+,? ){1,4}?(?=by|through|via)))? ?(?:by|through|via)) (?:(?:la|el|der|die|l['’]|a|o) )?(?:(?:our|the|a|its|their) (?:\\p{Ll}+ ){1,3}?(?:, )?|(?:our|its) \\p{Ll}+, )?${NAME}`,
  'u',
);
/** "PeopleBridge Temps was her employer", "her contract was with Kvitnes Drift AS": says by itself that it was another. */
const OTHER_EMPLOYER = new RegExp(
  [
    `(?:^|[,;:(–—-]\\s|\\b(?:but|and|so|as|pero|y|mais|et|aber|und|mas|e) )(?:the )?${NAME},? (?:was|is|has been|era|fue|[ée]tait|est|war|foi)(?: (?:actually|really|in fact|always|en realidad|en fait|eigentlich|na verdade))? (?:(?:his|her|their|the|su|son|ihr|sein|(?:[oa] )?seu)(?: (?:actual|real|legal|formal|official|W-?2|direct|only|eigentlicher))? (?:employer|empleadora?|employeur|Arbeitgeber|empregadora?|patr[óo]n|patr[ãa]o)|the employer(?: of record)?|who (?:employed|paid|hired) (?:him|her|them))(?![\\p{L}])`,
    `\\b(?:contract|contrato|contrat|(?:Arbeits)?[Vv]ertrag) (?:was|is|era|fue|estaba|[ée]tait|war|bestand|lief|foi|estava)(?: (?:actually|really|in fact|always))? (?:with|con|avec|mit|com) (?:(?:la|el|der|die|l['’]|a|o) )?${NAME.replace('<name>', '<other>')}`,
  ].join('|'),
  'u',
);
const SCHOOL = new RegExp(
  `\\b(?:(?:awarded|conferred|issued|granted|(?<=[Aa]ward (?:was )?)made) by(?: the)?|(?:[Dd]egree|[Dd]iploma),? (?:(?:however|though|in fact),? )?(?:is|was|came|comes) from(?: the)?|(?:otorgad[oa]|expedid[oa]|d[ée]livr[ée]e?|verliehen|concedid[oa]) (?:por|par|von|pel[ao])(?: la| l['’]| der)?) ${NAME}|\\b(?:actual|correct|awarding|degree-granting) (?:school|institution|university|college|body) (?:was|is)(?: the)? ${NAME.replace('<name>', '<other>')}`,
  'u',
);
/** That it was not the one who was asked about. */
const NOT_THERE =
  /\b(?:never|not)\b[^.]{0,40}\b(?:employee|employed|by|on our payroll|our|us|with|its books|its payroll)\b|\b(?:does|did|do) not (?:confer|award|grant|issue)\b|\b(?:nunca|no|nao|n[ãa]o|jamais|nie|nicht|pas)\b[^.]{0,40}\b(?:nuestr[oa]|n[oó]mina|nous|nos effectifs|uns|nosso|nossa|folha)\b|\b(?:his|her|their|the) employer\b[^.;]{0,40} (?:was|is)\b|\p{L}['’]s employer\b[^.;]{0,40} (?:was|is)\b|\b(?:was|were|is|are|been) (?:always )?(?:his|her|their) (?:\w+ )?employer\b|\bdegree[- ](?:awarding|granting) powers\b|\bnot from (?:us|the|our)\b|\bawarding (?:school|institution|university|college|body)\b|\bnever hired (?:him|her|them)\b|\brather than\b|\binstead of\b|\bseparate(?:ly)?\b|\bW-?2 employer\b|\bclient (?:site|company|location)\b|\bthrough (?:a|an) (?:agency|staffing)/iu;

/** What awards degrees by its name, where no ministry or board is meant. */
const AWARDS =
  /\b(?:University|Universidad|Universidade|Universit[äée]t?|College|Institute of|Polytechnic|Hochschule)\b/u;

/** Another employer or school than the one that was claimed, where the reply says that it was not that one. */
export function placeStatements(statements: readonly Statement[], searchType: SearchType): Candidate[] {
  const isSaid = statements.some(({ text }) => NOT_THERE.test(text));
  const [form, field] =
    searchType === 'EMPLOYMENT'
      ? ([EMPLOYER, 'employerName'] as const)
      : ([SCHOOL, 'institutionName'] as const);
  return statements.flatMap(({ text, isQuestion }, group) => {
    const other = searchType === 'EMPLOYMENT' ? OTHER_EMPLOYER.exec(text) : null;
    const found = other ?? form.exec(text);
    if (!found || isClauseDenied(text, { index: found.index, words: found[0] })) return [];
    const { groups } = found;
    const value = (groups?.name ?? groups?.other)?.replace(/[.,]+$/, '');
    return value &&
      !isQuestion &&
      (isSaid || other !== null || (searchType === 'EDUCATION' && AWARDS.test(value)))
      ? [{ field, kind: 'GIVEN' as const, value, evidence: text, source: 'SENTENCE' as const, group }]
      : [];
  });
}
