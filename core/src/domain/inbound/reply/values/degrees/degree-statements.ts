import { fold, folded } from '../../../read/fold.ts';
import type { ClaimedValues } from '../../../read/reading.ts';
import { agrees } from '../../agreement.ts';
import { isClauseDenied } from '../../negation.ts';
import type { Statement } from '../../statements.ts';
import type { Candidate } from '../candidate.ts';
import { isBrokenOff } from './broken-off.ts';
import { isOfOtherHouse } from './other-house.ts';
import { diplomaOf } from './own-diploma.ts';
import { withoutMinors } from './without-minors.ts';

const SUBJECT =
  "(?<subject>\\p{Lu}[\\p{L}'’&/-]*\\.?(?:,? (?:(?:and|of|the|for|in|y|e|et|und|de|del|des|da|do|la|with) )*\\p{Lu}[\\p{L}'’&/-]*\\.?){0,6})";
/** By the letters of a degree, in capitals or as they are usually written: "A.A.S.", "BTech", "M.Sc.". */
const CODED =
  '(?:(?:[ABM]\\.? ?A\\.? ?S\\.?|A\\.?O\\.?S\\.?|[BM]\\.? ?(?:Tech|Comm?|Arch|Pharm|Phil|Des|Math|Bus|Acc|Litt?|Th|Nurs|Res|Div|Plan|Law|Theol|Econ|Admin|Voc|Bus|CA|BS|PhEd)\\.?|[BM]\\.?(?:S\\.?Ed|S\\.?B\\.?A|S\\.?C\\.?S|S\\.?M\\.?E|S\\.?E\\.?E|A\\.?Ed)\\.?|M\\.?(?:B\\.?B\\.?S|C\\.?A|A\\.?T|L\\.?I\\.?S|H\\.?A|P\\.?P)\\.?|B\\.?(?:C\\.?A|H\\.?M|D\\.?S|P\\.?T)\\.?|D\\.?(?:D\\.?S|M\\.?D|V\\.?M|P\\.?T|B\\.?A|Phil|Sc)\\.?|Psy\\.? ?D\\.?|P\\.?G\\.?(?:C\\.?E|D(?:ip)?)\\.?|F\\.?d\\.?(?:A|Sc)\\.?|O\\.?N\\.?D\\.?|N\\.?C\\.?E\\.?|N\\.?V\\.?Q\\.?|BTS|DUT|BUT|CAP|BEP|DEUG|DEC|DEP|AEC|DEA|DESS|MBA|HiSET|TASC|[BM]\\. ?E\\.)(?![\\p{L}\\d]))';
const ABROAD =
  '(?:Bachiller(?:ato)?|Licenciad[oa]|T[ée]cnic[oa] Superior|Tecn[óo]log[oa]|Máster|Magíster|Diplomatura|Bachar[ée]l[ae]?|Mestre|Doutor(?:ado)?|Baccalaur[ée]at|Ma[îi]trise|Doctorat|Brevet|Staatsexamen|Gesellenbrief|Meisterbrief|Abitur|Fachabitur|Matura|Laurea)(?![\\p{L}])';
const DEGREE_WORD = `(?:${CODED}|${ABROAD}|(?:Bachelor|Master|Doctor|Associate)(?:['’]?s)?(?: (?:of|in) (?:Applied |Fine |Business |Public |Social |Health |Laws?\\b|Education\\b|[\\p{Lu}][\\p{L}]+)(?: ?(?:Administration|Arts|Science|Studies|Work|Health|Policy|Technology|Sciences))?(?: in Nursing| \\(Technology\\))?| degree)?|Juris Doctor|H\\.?N\\.?[DC]\\.?(?![\\p{L}])|Higher National (?:Diploma|Certificate)|(?:High School )?Diploma(?![\\p{L}])|(?:Graduate|Postgraduate|Practical Nursing) (?:Certificate|Diploma)|Certificate(?: of (?:Achievement|Attendance|Completion|Proficiency))?(?![\\p{L}])|GED|Licenciatura|Licence|Maestr[íi]a|Mestrado|Bacharel(?:ado)?|Doctorado|Diplom(?![\\p{L}])|Magister|Ingenier[íi]a|B\\.?\\s?(?:A|S|Sc|Eng|Com|Ed|F\\.?A|B\\.?A|S\\.?N|Tech|Arch|Mus|S\\.?W)\\.?(?![\\p{L}\\d])|M\\.?\\s?(?:A|S|Sc|Eng|Ed|F\\.?A|B\\.?A|P\\.?H|P\\.?A|Div|S\\.?W|S\\.?N|Phil)\\.?(?![\\p{L}\\d])|A\\.?\\s?(?:A|S|A\\.?S|A\\.?B)\\.?(?![\\p{L}\\d])|Ph\\.?\\s?D\\.?|Ed\\.?\\s?D\\.?|Pharm\\.?\\s?D\\.?|J\\.?\\s?D\\.?(?![\\p{L}])|M\\.?\\s?D\\.?(?![\\p{L}])|D\\.?N\\.?P\\.?|LL\\.?[BM]\\.?)(?: ?\\((?:Hons|Honou?rs)\\.?\\)| Hons\\b| with Honou?rs\\b)?`;
/** What papers are asked for, and is none that a person has: "diploma checks", "certificate no. 7781". */
const OF_PAPERS =
  '(?!\\s+(?:(?:and|or) \\w+ (?:checks?|verif\\w+|requests?)|registrar|issued by|dean|director|professor|provost|manager|vice|counsel|editor|sergeant|dated|datiert|(?:is|was|ist|war|wurde) (?:dated|datiert|issued|ausgestellt)|checks?|verif\\w+|re-?issued|re-?printed|registrad\\w+|registered|mailed|requests?|order(?:s|ed)?|denied|refused|withheld|pending|forged|on hold|copies|copy|confirm\\w+|services?|office|replacements?|programs?|applications?|fees?|mills?|audits?|no\\b|nos\\b|num\\w*|nr\\b|#|\\d))';
const DEGREE = new RegExp(
  `(?<![\\p{L}\\d.])(?<degree>${DEGREE_WORD})${OF_PAPERS}(?:(?: degree)?(?:,? (?:in|en|em|with a major in|major(?:ing)? in|avec|mention)\\s+|,? \\(|,\\s+|\\s+(?=\\p{Lu}\\p{Ll}))${SUBJECT})?`,
  'gu',
);
const MAJOR = new RegExp(
  `\\b(?:majors?(?:ed|ing)?|field(?: of study)?|concentration|speciali[sz](?:ed|ing|ation)|program|subject|studied|degree|carrera|filière|studiengang|curso)(?:,? (?:however|actually|though|in fact|on file|of record|declared|(?:on|in|per) (?:the|her|his|our|their) (?:transcript|records?|diploma|file|degree|system)),?)?(?: (?:was|were|is|in|of|:|de|en))+ ${SUBJECT}`,
  'giu',
);

const CAPITALS = new RegExp(`^${SUBJECT}`, 'u');

/** No degree, by the words that say so. */
const DENIAL = folded(
  /\bno (?:registra|obtuvo|posee|tiene|cuenta con|recibio) (?:el |un |su |ningun )?(?:egreso|titulo|graduacion|grado|diploma)(?: nuestro| de esta \w+)?(?: ni (?:egreso|titulo|graduacion|diploma))?|\b(?:(?:did|does|has|had|have) ?n[o']t (?:ever |yet |actually )?(?:graduate|complete|finish|earn|receive|obtain|complete|been awarded|get|hold)\w*(?: (?:from |with |the |her |his |their |a |an |any |it|that)?(?:program|degree|diploma|studies|us|bachelor's|master's|here)?)?|(?:did|do|have) ?n[o']t (?:ever )?(?:issue|award|grant|confer|give)[a-z]* (?:(?:him|her|them|this \w+) )?(?:a|an|any|the) (?:degree|diploma|certificate)|never (?:graduated|completed|finished|earned|received|obtained|got)\w*(?: (?:the |her |his |a )?(?:degree|diploma|program))?|no (?:degree(?!-)|diploma|credential|certificate|qualification|award)(?! (?:candidates?|holders?|programs?|powers|(?:awarding|granting)|verif\w+|records?|checks?|requests?))(?: or certificate)?(?: from us| here)?(?: (?:was|were|is|has been|ever))*(?: (?:conferred|awarded|earned|granted|issued|completed|on file|posted|received))?|(?:degree|diploma|qualification) (?:was |has |were |is )?(?:not|never) (?:been )?(?:conferred|awarded|earned|granted|completed|issued)(?! (?:until|till|before)\b)|(?:has|have|had|was|were|is)(?: not|n['’]t| never) (?:yet |ever )?(?:been )?(?:conferred|awarded|granted|bestowed)(?! (?:until|till|before)\b)|without (?:graduating|(?:completing|finishing|earning|receiving) (?:the |a |her |his )?(?:degree|diploma|program)|a degree)|non[- ]graduate|not (?:a )?graduate[d]?|no (?:está|esta) titulad[oa]|no se (?:tituló|titulo|graduó|graduo)|dipl[ôo]me (?:de \w+ )?ne (?:lui )?a (?:\p{L}+ )?pas (?:encore )?[ée]t[ée] (?:d[ée]livr|d[ée]cern|remis|attribu)\w*|dipl[ôo]me non (?:d[ée]livr|d[ée]cern|obtenu|remis|valid)\w*|(?:titulo|diploma|grado) no (?:expedido|otorgado|obtenido|emitido)|(?:diploma|titulo) nao (?:expedido|emitido|obtido)|(?:aucun|nul) (?:diplome|titre|grade|certificat)(?: (?:de \w+ )?(?:ne |n['’])(?:lui )?a(?: jamais)? ete \p{L}+)?|kein(?:en?)? (?:abschluss|diplom|grad|titel)(?: (?:verliehen|erworben|erteilt|zuerkannt))?|ningun (?:titulo|grado|diploma)(?: (?:le )?(?:fue|ha sido) \p{L}+)?|nenhum (?:titulo|diploma|grau)(?: (?:lhe )?foi \p{L}+)?|no ha (?:obtenido|concluido|terminado)(?: (?:el|la|sus) \w+)?|no (?:obtuvo|concluyó|terminó)(?: (?:el|la|sus) \w+)?|n['’](?:a|est)(?: donc| toutefois| cependant| malheureusement| finalement)? pas (?:obtenu|dipl[ôo]mé\w*|validé|titulaire (?:du|d['’]un|de ce) (?:dipl[ôo]me|titre|grade))(?: (?:son|le|de) dipl[ôo]me)?|(?:abschluss|diplom|grad|titel) (?:wurde |ist |war )?(?:(?:ihr|ihm|bei uns|von uns|hier) )?(?:nicht|nie) (?:erworben|verliehen|erreicht|abgeschlossen|erlangt)|keinen? (?:abschluss|diplom)(?: erworben| gemacht)?|(?:nicht|ohne) (?:abgeschlossen|abschluss)|n['’]a (?:pas|jamais|aucun) (?:eu |recu |de |le |son )*(?:diplome|titre|grade)|hat (?:bei uns )?keinen (?:abschluss|titel|grad)|nao (?:tem|possui|recebeu) (?:o |um |seu |nenhum )?(?:titulo|diploma|grau)|não (?:concluiu|se formou|colou grau|obteve)(?: o \w+)?)\b/giu,
);
const NOT_YET =
  /\b(?:expected|anticipated|in progress|currently enrolled|candidate|still (?:enrolled|a student))\b/i;
/** That the degree is of another school, or hearsay. */
const ELSEWHERE =
  /\b(?:i understand|we understand|i heard|elsewhere|another (?:school|college|university)|through the county|transferred to)\b/i;
/** Of studies beside or after the ones that were asked about. */
const FURTHER =
  /^\W*(?:studiengang|program(?:me)?|degree|major|carrera|curso|formation) [2-9]\b|^\W*(?:(?:s?he|they) )?(?:also|later|then|afterwards?|subsequently|additionally|previously|before that|after that)\b|\b(?:graduate school|second degree|another (?:degree|program)|transferred to)\b/i;
/** "Program of study", "the major was restricted", "changed majors in her second year" */
const NO_SUBJECT =
  /^(?:stud(?:y|ies)|class(?:es)?|restricted|withheld|not|private|confidential|blocked|unavailable|suppressed|undeclared)\b|\b(?:year|semester|term|ann[ée]e|jahr|a[ñn]o|semestre)s?\b/iu;
const DENIED_BEFORE =
  /(?:\b(?:not|never|no|rather than|instead of|nicht|pas|kein\w*|não|towards?|the|on towards)(?: (?:an?|the|her|his|its))?)$/i;

/** Who studies a thing has no degree in it yet: "alumno regular de Ingeniería en Sistemas". */
const STUDENT_OF =
  /\b(?:alumn[oa](?: \p{L}+)?|estudiante|alun[oa](?: \p{L}+)?|étudiante?|student(?:in)?) (?:de|en|in|of|der|des|em)$/iu;

/** What is a degree, and the name of a course of studies as well: "cursó el programa de Ingeniería Civil". */
const PROGRAM_OF = /\b(?:programa|carrera|curso|estudios|plan)(?: acad[ée]mic[oa])? (?:de|en|em)$/iu;
const SUBJECT_TOO = /^ingenier/i;

/** Of a degree that was begun, or that was never handed over: "le diplôme de Master ne lui a pas été délivré". */
const NOT_GIVEN =
  /^:? (?:degree )?(?:petition|application|request) (?:was |has been |were )?(?:denied|refused|rejected|declined|not (?:approved|granted))\b|^:? (?:not|never) (?:yet )?(?:issued|awarded|granted|conferred|earned|on file)\b|^[^.;,:]{0,30}?\b(?:ne\b|n['’]|(?:was|has|were|is)(?: not|n['’]t)|never|(?:wurde|ist|hat)[^.;,]{0,20} nicht|no (?:le |se |lo )?(?:fue|ha|hemos)|nao (?:lhe |se )?(?:foi|chegou))/i;

/** "No AAS." */
const NONE_OF =
  /^\W*(?:but |pero |mais |aber |mas )?(?:no|kein(?:en)?|pas de|pas d['’]|sin|sem|ning[u]n|nenhum|aucun) (?<degree>[\p{L}.'’ ]{2,40}?)(?: (?:was |has been )?(?:earned|awarded|conferred|granted|completed|here|from us))?\W*$/iu;
/** That the applicant never was a student, so that there is nothing to correct. */
const NEVER_ENROLLED =
  /\b(?:no (?:record of )?(?:enroll?ment|registration|attendance|application|admission)|never (?:been )?(?:enroll?ed|attended|admitted|registered|applied)|(?:did|has|have|was) ?n[o'’]t (?:attend|enroll?|enroll?ed|attended|admitted)(?! (?:since|after|beyond|past|in|the (?:ceremony|commencement|graduation)))|sin matricula|no (?:consta|hay) (?:matricula|inscripcion)|nunca (?:se matriculo|estuvo matriculad\w+|foi alun\w+|esteve matriculad\w+|se inscribio)|(?:aucune|pas d['’]) ?inscription|jamais (?:ete )?inscrit\w*|(?:nie|nicht) (?:immatrikuliert|eingeschrieben)|keine (?:immatrikulation|einschreibung)|sem matricula|nenhuma matricula)\b/i;

/** What a denial takes back, the better by its own words. */
const FIELDS_DENIED = [
  { field: 'qualification', words: /degree|dipl[oôó]m|award|confer|t[ií]tul|abschluss|verlieh/i },
  { field: 'graduationDate', words: /graduat|t[ií]tul|withdr|abgeschl|d[ée]livr|verlieh/i },
] as const;

/** "BACHELOR OF SCIENCE IN NURSING" as degrees are written elsewhere, letter by letter. */
const asTitle = (text: string): string =>
  text.replace(
    /\b(?:BACHELOR|MASTER|DOCTOR|ASSOCIATE|DIPLOMA|CERTIFICATE)\b(?:['’]?S)?(?: \p{Lu}{2,}(?![\p{L}]))*/gu,
    (words) =>
      words
        .toLowerCase()
        .replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/ (?:Of|In|And|The|For|With)(?= )/g, (word) => word.toLowerCase()),
  );

/** The degrees that a text names, and where. */
export const degreesIn = (text: string): { index: number; words: string }[] =>
  [...asTitle(text).matchAll(DEGREE)].map(({ index, groups }) => ({ index, words: groups?.degree ?? '' }));

/** Degrees and what they are in, as sentences name them; and that there was none. */
export function degreeStatements(
  statements: readonly Statement[],
  claims: ClaimedValues,
  at: Date,
): Candidate[] {
  const wasNoStudent = statements.some(({ text }) => NEVER_ENROLLED.test(fold(text)));
  return statements.flatMap(({ text: written, isQuestion }, group) => {
    if (isQuestion) return [];
    const text = asTitle(written);
    const place = { evidence: written, source: 'SENTENCE' as const, group };
    const denials =
      wasNoStudent || NOT_YET.test(text) || FURTHER.test(text) ? [] : denialsIn(text, claims, at);
    const isDenied = denials.length > 0;
    const denied = isDenied
      ? FIELDS_DENIED.map(({ field, words }) => ({
          ...place,
          field,
          kind: 'DENIED' as const,
          value: denials.find((denial) => words.test(denial)) ?? denials[0] ?? null,
        }))
      : [];
    const degrees =
      isDenied || NOT_YET.test(text) || ELSEWHERE.test(text)
        ? []
        : [...text.matchAll(DEGREE)].flatMap((match) => degreeOf(match, text, { claims, at }, place));
    const majors = [...withoutMinors(text).matchAll(MAJOR)].flatMap(({ 0: words, groups }) =>
      NO_SUBJECT.test(groups?.subject ?? '') ||
      (/^degree/i.test(words) && !/^\p{Lu}/u.test(groups?.subject ?? '')) ||
      degreesIn(groups?.subject ?? '').some(({ index }) => index === 0)
        ? []
        : subjectOf(inCapitals(groups?.subject), place),
    );
    const diplomas = isDenied || NOT_YET.test(text) ? [] : diplomaOf(text, claims, place);
    return [...denied, ...degrees, ...majors, ...diplomas];
  });
}

/** "No degree from 2018", "no degree from there": of another year or house than the one that gave it. */
const OF_OTHER_TIME = /^ (?:from|for|dated|in) (?:there|then|them|(?:19|20)\d\d)\b/i;

/** Denials as they are written, but those of another degree than the claimed one. */
function denialsIn(text: string, claims: ClaimedValues, at: Date): string[] {
  const none = NONE_OF.exec(fold(text))?.groups?.degree;
  if (none !== undefined && agrees('qualification', none, claims, at))
    return [text.trim().replace(/[.!]+$/, '')];
  return [...fold(text).matchAll(DENIAL)].flatMap(({ 0: found, index }) => {
    const end = index + found.length;
    if (OF_OTHER_TIME.test(text.slice(end))) return [];
    const degree = [...text.slice(end, end + 60).matchAll(DEGREE)][0];
    const isNext =
      degree !== undefined &&
      /^(?: ?(?:an?|the|any|her|his|their))*\W*$/i.test(text.slice(end, end + degree.index));
    const isOther = isNext && !agrees('qualification', degree.groups?.degree ?? '', claims, at);
    return isOther ? [] : [text.slice(index, end)];
  });
}

function degreeOf(
  match: RegExpExecArray,
  text: string,
  { claims, at }: { claims: ClaimedValues; at: Date },
  place: Pick<Candidate, 'evidence' | 'source' | 'group'>,
): Candidate[] {
  const before = text.slice(Math.max(0, match.index - 25), match.index).trimEnd();
  if (
    DENIED_BEFORE.test(before) &&
    /\b(?:not|never|no|towards?|rather|instead|nicht|pas|não)\b/i.test(before)
  )
    return [];
  const behind = text.slice(match.index + match[0].length);
  if (isClauseDenied(text, { index: match.index, words: match[0] })) return [];
  if (isBrokenOff(behind) || NOT_GIVEN.test(fold(behind)) || isOfOtherHouse(behind, claims)) return [];
  const { degree = '', subject } = match.groups ?? {};
  const whole = `${CAPITALS_BEFORE.exec(before)?.[0] ?? ''} ${degree}`.trim();
  const isClaimed = (words: string) => agrees('qualification', words, claims, at);
  const isLonger = whole !== degree && !isClaimed(degree) && isClaimed(whole);
  const value = isLonger ? whole : degree.replace(/[,\s]+$/, '');
  if (STUDENT_OF.test(before)) return subjectOf(subject, place);
  if (PROGRAM_OF.test(before) && SUBJECT_TOO.test(degree)) return [];
  // "Bachelor of Education (Arts)": what stands in brackets is a part of what the claimed degree is called.
  const isPart = subject !== undefined && claims.qualification?.includes(`(${subject})`) === true;
  return [
    { ...place, field: 'qualification', kind: 'GIVEN', value },
    ...(isPart ? [] : subjectOf(subject, place)),
  ];
}

/** "The IB Diploma": what a degree is called may begin before the word that is known. */
const CAPITALS_BEFORE = /(?:(?<![\p{L}\d])\p{Lu}[\p{L}\d.]*\s?){1,3}$/u;

/** Of a subject that begins with a capital, as far as it has them: "Political Science on". */
const inCapitals = (subject: string | undefined): string | undefined =>
  CAPITALS.exec(subject ?? '')?.groups?.subject ?? subject;

/** "High School Diploma (Recommended Plan)": of what kind, and not in what. */
const OF_PLAN = /\b(?:Plan|Track|Option|Standard|Curriculum|Regents|Pathway)\)?$/;

/** "Second Class, Division One", "Class of 1998": how well or with whom, and not in what. */
const OF_CLASS =
  /^(?:Class(?: of\b|$)|(?:First|Second|Third|Upper|Lower)[ -](?:Class|Division|Honou?rs|Upper|Lower)|Ordinary|Distinction|Merit|Honou?rs|(?:Magna |Summa )?Cum Laude|Pass)\b/i;

/** "B.S. in Ed.": a part of what the degree is called. */
const ABBREVIATED = /^\p{Lu}\p{Ll}{0,5}\.$/u;

/** A month or a verb behind a degree is no subject. */
function subjectOf(
  subject: string | undefined,
  place: Pick<Candidate, 'evidence' | 'source' | 'group'>,
): Candidate[] {
  const value = subject
    ?.replace(
      /,?\s+(?:Conferred|Awarded|Granted|Graduated|Dated|January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Fall|Winter|With|On|(?:in|with) (?:First|Second|Third|Upper|Lower|Distinction|Honou?rs|Merit))\b.*$/,
      '',
    )
    .replace(/(?<=\p{Ll}{3})\.$/u, '')
    .trim();
  if (
    !value ||
    ABBREVIATED.test(value) ||
    OF_PLAN.test(value) ||
    OF_CLASS.test(value) ||
    /^(?:Conferred|Awarded|Granted|Graduated|January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Fall|Winter|University|College|Confirmed|Yes|No|She|He|They|Our|We|The|Date|Status|Effective|Active|Inactive|Completed?|Incomplete|Discontinued|Withdrawn|Withdrew|Pending|Posted|Closed|Changed|Earned|Enrolled|Current)\b/.test(
      value,
    )
  )
    return [];
  return [{ ...place, field: 'fieldOfStudy', kind: 'GIVEN', value }];
}
