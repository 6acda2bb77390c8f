import { areSameGivenName } from '../../compare/people/given-names.ts';
import { fold, plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { MONTH } from '../dates/months.ts';
import { toldByGeneration } from '../people/by-generation.ts';

/** Of whom or what a clause speaks; null where it goes on about whom the one before was. */
type ClauseSubject = 'APPLICANT' | 'OTHER' | null;

/** All of it, so that a text of many numbers is taken apart in one way only. */
const NUMBER = '\\d+(?:[./-]\\d+)*(?![./-]?\\d)';
const DATE_WORDS = `(?:(?:the|early|late|mid|end|of|de|le|el|o|du|zum|first|year|day) )*(?:(?:${MONTH})\\b|${NUMBER}(?:st|nd|rd|th)?)(?:[ ,.]+(?:de |of )?(?:(?:${MONTH})\\b|${NUMBER}))*\\.?`;

const REPORTS =
  '(?:confirm|certify|verify|attest|show|see|have(?! (?:been|had|always|used|to|an? )| \\w+ed\\b)|find|note|advise|say|tell you|state|report|know|believe|think|recall|remember|vouch for)';
/** "Until December 2018", "2019". */
const TIME = `(?:(?:in|on|from|since|until|through|by|effective|as of|starting|beginning|bis|seit|ab|im|am|desde|hasta|en|depuis|em|ate|el|le) )?${DATE_WORDS}(?=\\s+\\p{L})`;
/** What stands before a clause and says nothing of its subject. */
const LEADING = new RegExp(
  `^(?:\\W+|(?:i am|i['’]?m|we are|we['’]?re) (?:only )?(?:showing|seeing|finding|reading|confirming|looking at|able to (?:confirm|verify))(?![\\p{L}])|(?:and|but|so|then|also|however|actually|unfortunately|yes|no|sadly|well|ok|okay|sure|later|afterwards|in fact|indeed|that|as|as requested|per your request|fyi|please (?:note|be advised)|note|dass|que|qu['’])(?![\\p{L}\\d])|(?:(?:i|we)(?: can| do| hereby| could| am able to| are able to| would like to| will| only| also| still)*|(?:can|am able to|are able to|hereby)(?: hereby| only| also| still)*) ${REPORTS}(?![\\p{L}])|(?:(?:our|my|the|her|his|their) )?(?:[\\p{L}]+ )?(?:records?|files?|system|payroll|database|books?|ledger|archives?|logs?|rosters?|cards?|timesheets?|notes|invoices|register) (?:shows?|indicates?|says?|reflects?|ha(?:s|ve)(?! been)|lists?|confirms?)(?![\\p{L}])|(?:i|we)(?: am| are)? (?:writ(?:e|ing)|pleased|happy|glad) to ${REPORTS}(?![\\p{L}])|this (?:letter|e-?mail|message|note) (?:confirms|certifies|verifies)|${TIME}|(?:(?:there|here) )?it (?:appears|seems|looks like|says|reads)(?![\\p{L}])|(?:all|everything)(?: (?:of )?(?:it|that|this|the above|(?:the |your )?(?:details|information|data|items)(?: (?:provided|given|listed|supplied|submitted|below|above))?))?(?: (?:is|are|was|were|looks?))? (?:right|correct|accurate|fine|good|true|ok(?:ay)?),? (?:(?:except|but|save)(?: for| that)?|with the exception (?:of|that))(?![\\p{L}])|this (?:is|letter|e-?mail|will|serves?)(?: \\w+)? (?:to|as) (?:confirm|certify|verify|confirmation)(?![\\p{L}])|(?:(?:wir|hiermit|nous|je|vous|les?|lhes?|por la presente|se|ihnen|ich) )*(?:bestatigen wir|bestatigen|bestatige ich|bestatige|confirm(?:amos|o|ons|e|amos)|certific(?:amos|o)|certifi(?:ons|e)|atest(?:o|amos)|attest(?:e|ons)|hace(?:mos)? constar|declar(?:o|amos|e|ons))(?![\\p{L}]))+`,
  'iu',
);

const PRONOUN =
  /^(?:(?:s?he|they|ella?|ellos|ellas|il|elle|er|sie|el[ae])(?![\p{L}])|the (?:above|afore|under)[- ]?(?:named|mentioned|referenced)? (?:was|is|has|had|worked|joined|left|attended|graduated|held)(?![\p{L}]))/iu;
/** "The above-named individual" */
const NAMED_ABOVE =
  /^(?:(?:the|this|said|your|our) )?(?:(?:above|afore|under)[- ]?)(?:named|mentioned|referenced|captioned|stated|said) (?=(?:former |ex-?)?(?:individual|person|student|employee|candidate|applicant|party|alumn\w+|graduate|subject|gentleman|lady|worker)\b)/iu;
/** "The ledger has him entering in 1981": behind what reports it. */
const REPORTED = /^(?:him|her|them) (?:as|down|in|on|at|from|since|starting|listed|\p{L}+ing)(?!\p{L})/iu;
const THEY = /^they(?![\p{L}])/iu;
const OBJECT =
  /(?<![\p{L}])(?:part(?:ed)? (?:ways|company)|s?he|they|her|him|them|ihn|ihm|ihr|sie|lhe|lui|elle|l[ao] (?:contrat|despid|ascend|promov|asign|traslad)\w+|said (?:person|individual|employee)|this (?:person|individual|employee|student|candidate|applicant))(?![\p{L}])/iu;
/** Who writes: alone, or for a house. */
const FIRST_PERSON =
  /^(?:i(?!\.? ?e\.)|ich|je|j['’]\p{L}+|yo|eu|we|wir|nous(?! (?:a|avait|ont)\b)|nosotros|nos\s(?!consta|figura)|soy|sou|llevo|me (?:gradue|titule|jubile|formei)|entrei|comecei|empece)(?![\p{L}])/iu;

const DETERMINER =
  "(?:the|our|my|a|an|this|that|these|those|his|her|their|its|your|any|each|every|some|all|most|another|el|la|los|las|una?|unos|unas|nuestr[oa]s?|mis?|sus?|est[ea]|les?|l['’]|une|des|notre|nos|mon|ma|mes|son|sa|ses|cet(?:te)?|de[rn]|die|das|eine?|unsere?r?|meine?|seine?|ihre?|diese[rs]?|o|os|uma?|nosso?s?|nossas?|(?:o |a )?meus?|(?:o |a )?minhas?|seus?|suas?)";
const NOUNS = new RegExp(`^(?<determiner>${DETERMINER})(?:\\s|(?<=['’]))(?<words>\\p{L}.*)$`, 'iu');

/** What a source calls the applicant, and what it says of their time with it. */
const OF_APPLICANT =
  /\b(?:employ(?:ee|ment|ed)|candidate|applicant|student|individual|alum\w+|graduate|subject|named|dates?|hire|hiring|start\w*|end|ending|termination|separation|term|resignation|retirement|departure|dismissal|layoff|notice|last|final|first|day|period|tenure|stint|time|service|job|position|(?:work ?)?place|location|\w*ort|lugar|lieu|titles?|role|duties|work|assignment|contract|pay|internship|enroll?ment|admission|matriculation|attendance|studies|degree|diploma|major|program|graduation|transcript|conferral|award|concentration|emphasis|field|area|subject|course|post|rank|grade|convocation|commencement|colacao|formatura|graduacion|verleihung|remise|farewell|send-?off|going-?away|goodbye|learner|pupil|trainee|apprentice|cadet|crew|bearer|holder|involvement|months|years|only|correct|actual|same|one|mitarbeiter\w*|angestellte\w*|bewerber\w*|absolvent\w*|student\w*|person|dame|anstellung|beschaftigung\w*|arbeitsverhaltnis\w*|tatigkeit|vertrag\w*|eintritt\w*|austritt\w*|beginn|ende|stelle|\w*abschluss|\w*prufung|\w*diplom|studium|stellung|funktion|bezeichnung|emploi|contrat|poste|salarie\w*|employe\w*|etudiant\w*|interesse\w*|candidat\w*|personne|date|debut|fin|embauche|entree|sortie|depart|fonction|diplome|titre|periode|etudes|statut|intitule|classification|qualification|emplead\w*|trabajador\w*|alumn\w*|estudiante|senor\w*|sra|sr|srta|interesad\w*|fechas?|puesto|cargo|contrato|relacion|ingreso|alta|baja|salida|inicio|persona|citad\w*|mencionad\w*|periodo|titulo|grado|carrera|egreso|cese|categoria|funcion|ocupacion|posicion|licenciatura|funcionari\w*|colaborador\w*|alun\w*|estudante|senhor\w*|datas?|admissao|saida|vinculo|curso|funcao|referid\w*|mme|mlle|frau|herrn?|mr|mrs|ms|dr)\b/i;
/** Of which there are several: not the one that was asked about. */
const ONE_OF_MANY = /^(?:an?|any|each|every|some|most|another|une?|una|eine?|uma?)$/i;
/** "A colação de grau foi em": where "a" is no English article. */
const NOUN_OF_PORTUGUESE =
  /^(?:colacao|formatura|graduacao|conclusao|admissao|contratacao|demissao|rescisao|saida|entrada|data|funcao|matricula|funcionaria|colaboradora|aluna|estudante|senhora|sra)(?![\p{L}])/iu;
/** Where what a thing is called is over: "our clerk at that time". */
const BEHIND_NOUN =
  /\s(?:at|of|in|for|with|on|from|under|before|after|during|de|du|des|del|von|bei|im|da|do|em|en)\s/i;
/** Who is told apart from others by what they did. */
const TOLD_BY = /^(?:who|whom|that|in charge|qui)$/i;
/** Who is told by nothing else. */
const ANY_OTHER =
  /^(?:whoever|anyone|everyone|everybody|someone|somebody|people|others|employees|students|graduates|quiconque|quien|quem|wer|you(?! (?:can|may) (?:put|list|record)\b)|thank(?:s| you)|gracias|merci|danke|vielen dank|obrigad[oa])(?![\p{L}])/iu;
/** From when on there are records at all: "Records retained since 1990". */
const OF_ARCHIVE =
  /^(?:(?:our|the|all) )?(?:\p{L}+ )?(?:records?|files?|archives?|data|books) (?:(?:are|were|is|have been) )?(?:only )?(?:retained|kept|maintained|held|stored|available|go(?:es)? back|date(?:s)? back|begins?|starts?) (?:only )?(?:since|from|to|for|until|in|with|as far back as|back to)(?![\p{L}])/iu;
/** Whether a text says since when there are records, and nothing of the applicant. */
export const isOfArchive = (text: string): boolean => OF_ARCHIVE.test(fold(text));
/** "The only cook we ever had was me" */
const IS_WRITER =
  /(?<![\p{L}])(?:(?:was|is|['’]s) (?:always )?(?:me|myself|yours truly)|(?:c['’])?(?:est|etait|a toujours ete) (?:toujours )?moi(?:[- ]meme)?|(?:soy|era|fui|siempre he sido) yo(?: mism[oa])?|(?:war|bin) (?:immer )?ich(?: selbst)?|(?:sou|era|fui|sempre fui) eu(?: mesm[oa])?)(?:\W+(?:lol|haha|ha|rs+|kk+|jaja(?:ja)?|mdr))*\W*$/iu;
/** "The cook, that was me": whether a clause says nothing but that the one before it is about who writes. */
export const isOfWriter = (clause: string): boolean =>
  clause.trim().split(/\s+/).length <= 4 && IS_WRITER.test(fold(clause));
/** A subject ends where its verb begins. */
const VERB =
  /(?<![\p{L}])(?:was|were|is|are|am|has|had|have|will|did|does|can|could|left|began|went|came|ran|sold|took|held|kept|quit|knew|met|got|goes|go|dates(?= (?:from|back)(?![\p{L}]))|starts?|begins?|ends?|ceased|closed|[\p{L}]{2,}ed|war|ist|wurde|hat|hatte|besteh\p{L}+|reich\p{L}+|beg[ai]nn\p{L}*|a|ont|est|etait|existe|commencent?|fue|era|es|se|son|estuvo|empiezan?|entro|salio|foi|saiu|entrou|comecam|fechou|cerro|est[aã]o?|[\p{L}]{2,}(?:ait|aient))(?![\p{L}])/iu;

/** Where a clause stands in its sentence. */
interface ClausePlace {
  /** Whether the sentence begins with it: what begins others without a verb only goes on. */
  isFirst: boolean;
  /** What joins the next one to it. */
  next: string;
  /** Whether the applicant is called otherwise where "they" is said. */
  isTheyOther: boolean;
}

/**
 * Of whom a clause speaks, by what it begins with: a pronoun or a name, or what else it is that did or was something.
 * What is neither called the applicant nor a part of what was asked is another.
 */
export function subjectOfClause(
  clause: string,
  request: ReplyRequest,
  { isFirst, next, isTheyOther }: ClausePlace,
): ClauseSubject {
  const words = fold(clause).replace(LEADING, '').trimStart().replace(NAMED_ABOVE, 'the ');
  if (isTheyOther && THEY.test(words)) return 'OTHER';
  const told = toldByGeneration(words, request);
  if (told !== null) return told;
  if (PRONOUN.test(words) || REPORTED.test(words) || beginsWithName(words, request)) return 'APPLICANT';
  if (ANY_OTHER.test(words) || isOfArchive(words) || IS_WRITER.test(words)) return 'OTHER';
  if (FIRST_PERSON.test(words)) return isOfApplicant(words, request) ? 'APPLICANT' : 'OTHER';
  if (isFirst && isOfBareNoun(words, request)) return 'OTHER';
  const { determiner = '', words: nouns = '' } = NOUNS.exec(words)?.groups ?? {};
  if (nouns === '' || NOT_NOUN.test(nouns)) return null;
  return subjectOfNouns({ determiner, nouns }, request, { isFirst, next });
}

/** Of what a clause speaks that begins with a thing or a person, and not with a name or a pronoun. */
function subjectOfNouns(
  { determiner, nouns }: { determiner: string; nouns: string },
  request: ReplyRequest,
  { isFirst, next }: Pick<ClausePlace, 'isFirst' | 'next'>,
): ClauseSubject {
  const verb = VERB.exec(nouns);
  if (verb?.index === 0 || (!verb && !isFirst)) return null;
  const [subject = ''] = nouns.slice(0, verb?.index ?? nouns.length).split(BEHIND_NOUN);
  if (isOfApplicant(subject, request)) return 'APPLICANT';
  if (TAKEN_ON.test(nouns) || isOwn(determiner, subject)) return 'APPLICANT';
  if (HONORIFIC.test(subject) || isColleague({ determiner, subject, nouns }, request)) return 'OTHER';
  const isToldApart = !verb && TOLD_BY.test(next);
  const isOne = !ONE_OF_MANY.test(determiner) && !isToldApart;
  if (isOne && OF_APPLICANT.test(subject)) return 'APPLICANT';
  if (DEGREE.test(subject)) return isAwarded(nouns, isOne || !isFirst) ? 'APPLICANT' : 'OTHER';
  return verb || isToldApart || POSSESSIVE.test(determiner) ? 'OTHER' : null;
}

/** "Her file", "a colação de grau". */
const isOwn = (determiner: string, subject: string): boolean =>
  (OF_ONE.test(determiner) && OWN_PAPER.test(subject)) ||
  (/^a$/i.test(determiner) && NOUN_OF_PORTUGUESE.test(subject));

/** "My dad hired her": who did it is another, and whom they did it to is not. */
const TAKEN_ON =
  /(?<![\p{L}])(?:conferred|bestowed) (?:up)?on (?:him|her|them)(?![\p{L}])|(?<![\p{L}])(?:awarded|granted|gave) (?:him|her|them) (?:an?|the|his|her|their)(?![\p{L}])|(?<![\p{L}])(?:lui (?:a|avait) (?:decerne|delivre|confere)|le (?:otorgo|confirio|expidio)|(?:verlieh|erteilte) (?:ihr|ihm)|lhe (?:conferiu|outorgou|concedeu))|(?<![\p{L}])(?:(?:re)?hired|employed|promoted|dismissed|terminated|fired) (?:him|them|her(?=\s*(?:$|[,.;)\d]|(?:in|on|back|as|at|from|for|and|to|right|after|when|because|last|away|until|around|about|full|part|during)\b)))(?![\p{L}])|(?<![\p{L}])(?:took (?:him|her|them) on|let (?:him|her|them) go|laid (?:him|her|them) off)(?![\p{L}])|(?<![\p{L}])(?:la|lo) (?:contrat|despid)\w+|(?<![\p{L}])l['’](?:a|avait) (?:embauche|licencie|engage|recrute)\w*|(?<![\p{L}])hat (?:sie|ihn) .{0,40}(?:eingestellt|entlassen|angestellt)|(?<![\p{L}])[ao] (?:contratou|demitiu)|(?<![\p{L}])(?:contratou|demitiu)-[ao](?![\p{L}])/iu;

const OF_COLLEAGUE =
  /\b(?:managers?|supervisors?|directors?|owners?|boss(?:es)?|chief|presidents?|principal|dean|registrar|coordinator|administrator|lawyer|attorney|accountant|bookkeeper|foreman|partner|predecessor|successor)(?=\s*$| all )/i;

/** "Our service manager was Tom Reyes", where that is not the applicant. */
const isColleague = (
  { determiner, subject, nouns }: { determiner: string; subject: string; nouns: string },
  request: ReplyRequest,
): boolean => POSSESSIVE.test(determiner) && OF_COLLEAGUE.test(subject) && !isOfApplicant(nouns, request);

const DEGREE =
  /\b(?:bachelors?|masters?|doctor(?:ate)?|associates?|certificate|mba|ged|[bma]\.?(?:a|s|sc|ed)\.?|ph\.?d\.?|psy\.?d\.?|ed\.?d\.?|d\.?n\.?p\.?|d\.?d\.?s\.?|aas|a\.a\.s\.?|bsn|msn|bsw|msw|j\.?d\.?|pharm\.?d\.?|hn[cd]|nvq|btec|bts|dut|gcse|degree|diploma|credential|abschluss|diplom|titel|grad|titulo|diplome|titre)(?![\p{L}])/iu;
/** "Her file is in front of me" */
const OF_ONE = /^(?:his|her|their)$/i;
const OWN_PAPER =
  /\b(?:files?|records?|cards?|folder|paperwork|jacket|transcript|time ?sheets?|w-?2s?|p45s?|p60s?|(?:last|final) (?:pay ?)?(?:check|cheque|stub))$/i;
/** "A degree was not awarded", and not "a degree takes four years". */
const WAS_GIVEN =
  /\b(?:awarded|conferred|achieved|earned|obtained|granted|was|were|has|wurde|ist|fue|foi|ha|a ete)\b/i;
const POSSESSIVE = /^(?:our|my|his|her|their|your)$/i;

/** @param isOne whether it is a certain one, and not any */
const isAwarded = (degree: string, isOne: boolean): boolean =>
  !OF_PROGRAM.test(degree) && (isOne || WAS_GIVEN.test(degree));

/** "El señor Gómez", where that is not the applicant. */
const HONORIFIC =
  /(?<![\p{L}])(?:sen(?:h?or(?:ita|a)?)|herrn?|frau|mme|mlle|madame|monsieur|mrs?|ms|sra?|don[ao]?)\.? \p{L}/iu;
/** What is offered, and not awarded yet. */
const OF_PROGRAM =
  /\b(?:discontinued|offered|introduced|accredited|requires?|takes|program(?:me)?|existe|gibt|imparte|dauert)\b/i;

/** "Operations ended in 2019", "Two clerks left". */
const BARE_NOUN =
  /^(?<noun>(?:two|three|four|five|six|several|many|few|both|all|no)?\s?\p{L}[\p{L}'’-]{2,}(?: (?:for|of|in|from|and|at) \S+| \p{L}[\p{L}'’-]*){0,3}?) (?:was|were|is|are|has|had|have|ended|left|closed|ceased|opened|began|started|moved|retired|quit|fue|foi|war|wurde|ist)(?![\p{L}])/iu;
const NO_NOUN =
  /^(?:employed|worked|works|hired|started|began|joined|left|quit|resigned|retired|graduated|attended|enrolled|there|here|aqui|ici|hier|it|this|that|these|those|what|which|when|yes|no|and|but|so|first|last|both|then|also|all|everything|correct|not|never|only|as|if|since|until|from|who|title|dates?|nobody|nothing|none|(?:he|she|they)\b|el|la|le|er|sie|es|das|c)(?![\p{L}])/iu;

function isOfBareNoun(words: string, request: ReplyRequest): boolean {
  const noun = BARE_NOUN.exec(words)?.groups?.noun;
  if (noun === undefined || NO_NOUN.test(noun) || new RegExp(`^${DETERMINER}(?![\\p{L}])`, 'iu').test(noun))
    return false;
  const [head = ''] = noun.split(BEHIND_NOUN);
  // "Installer is correct", "Clerk was her title"
  if (/\b(?:correct|right|accurate|true|fine|ok|good)\b/i.test(words) || isOfApplicant(words, request))
    return false;
  return !OF_APPLICANT.test(head) && !DEGREE.test(head);
}

/** "Le 3 mars", "a été", "la contratamos": what looks like an article is none. */
const NOT_NOUN =
  /^(?:\d|from\b|since\b|until\b|till\b|thru\b|through\b|as\b|at\b|in\b|on\b|for\b|with\b|to\b|under\b|down\b|listed\b|starting\b|working\b|employed\b|leaving\b|ete\b|travaill|occup|quitt|commenc|obtenu|exerc|suivi|partir|contrat[aou]|ascend|promov|asign|traslad|mediados|principios|finales|is\b|was\b|were\b|are\b|would\b|will\b)/i;

/** A title, and a name of one or more parts; a possessive is of what it owns. */
const NAME =
  /^(?:(?:[Tt]he|[Ll]a|[Ee]l|[Ll]e|[Dd]er|[Dd]ie|[Oo]|[Aa]) )?(?:(?:[Mm]rs?|[Mm]iss|[Mm]ister|[DdMm][rsx]|[Ss]ra?|[Ss]rta|[Mm]me|[Mm]lle|M|[Hh]errn?|[Ff]rau|[Ss]enh?or(?:a|ita)?|[Mm]adame|[Mm]onsieur)\.? )?(?<name>\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*){0,3})(?![\p{L}'’])/u;

/** "Ms. Reinholt earned": all of the name is the applicant's, but for initials. */
function beginsWithName(words: string, { applicant }: ReplyRequest): boolean {
  const { name = '' } = NAME.exec(words)?.groups ?? {};
  const known = new Set(
    [applicant.firstName, applicant.lastName, ...applicant.aliases].flatMap((part) => plainWords(part)),
  );
  const given = plainWords(applicant.firstName);
  const isKnown = (word: string) => known.has(word) || given.some((own) => areSameGivenName(own, word));
  const parts = name.split(' ').filter((part) => !/^\p{L}\.?$/u.test(part));
  // "wilmer fue ayudante", as people write who leave capitals out.
  const [first = '', second = ''] = plainWords(words);
  if (/^\p{Ll}/u.test(words) && first.length > 2 && isKnown(first)) return second !== '';
  return parts.length > 0 && parts.every((part) => /^\p{Lu}/u.test(part) && plainWords(part).every(isKnown));
}

function isOfApplicant(words: string, { applicant }: ReplyRequest): boolean {
  if (OBJECT.test(words)) return true;
  const { firstName, lastName, aliases } = applicant;
  const names = new Set([firstName, lastName, ...aliases].flatMap((name) => plainWords(name)));
  const said = words.match(/(?<![\p{L}])\p{Lu}[\p{L}'’-]*/gu) ?? [];
  return said.some((word) =>
    plainWords(word.replace(/['’]s$/, '')).some((part) => part.length > 1 && names.has(part)),
  );
}
