import { allMatches } from '../../../../platform/all-matches.ts';
import { plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { isClauseDenied, isNegated } from '../negation.ts';
import type { Statement } from '../statements.ts';
import type { Candidate } from './candidate.ts';
import { titleWords } from './title-words.ts';

const ARTICLE =
  "(?:an? |the |our |my |its |one of (?:our|my) |her |his |their |un[ea]? |el |la |le |l'|de |ein(?:e[nr]?)? |der |die |um[a]? |o )?";
const KIND_OF_WORK =
  '(?:full[- ]time |part[- ]time |temporary |temp |permanent |seasonal |regular |contract |per diem |lowly |humble |simple )*';
/** A title ends where the sentence goes on with something else. */
const TITLE =
  "(?<title>\\p{L}[\\p{L}\\d&/.,'’+#-]*(?: (?!(?:from|since|until|till|through|between|during|who|which|so|because|since|though|although|if|I|we|you|and (?:some|sometimes|on|at|also|often|every|helped|ran|the|an?|one|I|we|retired|quit|ended|moved|returned|stayed|went|became|left|was|is|then|did|his|her|later|he|she|they|last|resigned|worked|has|had)|but|when|while|where|at|for (?:us|the|our|\\d|a|about|over|almost|nearly|two|three|four|five|six|seven|eight|nine|ten)|in (?:our|the|[a-z]+ ?\\d|\\d)|with|on|he|she|they|not|until|desde|hasta|entre|del? \\d|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep|octubre|noviembre|diciembre|janeiro|fevereiro|mar[cç]o|maio|junho|julho|setembro|outubro|novembro|dezembro|janvier|f[ée]vrier|mars|mai|juin|juillet|novembre|d[ée]cembre)|d['’](?:avril|ao[uû]t|octobre)|en (?:nuestr|la|el)|to (?:this|date)|depuis|jusqu|du \\d{1,2}(?:er)?|chez|seit|bis|vom|bei|até|em|na|no|con|dans|in der|beschäftigt|tätig|angestellt|per|as of|effective|e (?:saiu|ficou|foi|pediu|trabalhou|se|deixou|encerrou|permaneceu)|y (?:sali[óo]|se|fue|dej[óo]|termin[óo]|renunci[óo]|trabaj[óo]|estuvo|permaneci[óo])|et (?:a|est|elle|il|s['’]est|nous)|und (?:war|hat|ist|verließ|schied|ging|verliess)|started|came|left|joined|hired|then|before|after|is|was|were|and dates|up to|right (?:through|up|until|till|to))(?![\\p{L}])|\\d{1,2}[/.-]\\d|(?:19|20)\\d\\d)[\\p{L}\\d&/.'’+#(-][\\p{L}\\d&/.'’+#,)-]*){0,7})";

const PAPER =
  '(?:pay ?slips?|pay ?stubs?|pay ?checks?|contracts?|w-?2s?|p45|offer letters?|job descriptions?|(?:personnel |employee |employment |hr |payroll )?(?:cards?|files?|records?|sheets?|books?|system|paperwork|folder)|time ?(?:cards?|sheets?)|schedules?|rosters?|payroll|org chart)';
/** "Every payslip he ever had says Driver", "what it says on his contract is Sales Consultant": written as titles are. */
const ON_PAPER = new RegExp(
  `\\b(?:(?:[Ww]hat (?:it says|(?:is|['’]s) written) (?:on|in) (?:his|her|their|the|our|my) ${PAPER} (?:is|was):?|${PAPER}(?: (?:that |which )?(?:he|she|they|we|i|from|with|for|on|in|of|ever|had|has|have|him|her|them|me|us|his|file|record|got|kept|hold|held)){0,6} (?:says?|said|reads?|calls? (?:him|her|them)|(?:shows?|lists?)(?: (?:him|her|them|it))? as)) (?:an? |the )?)["“]?(?!(?:He|She|They|It|I|We|Yes|No|Not|Never|The|A|January|February|March|April|May|June|July|August|September|October|November|December|Terminated|Resigned|Retired|Quit|Fired|Hired|Active|Inactive|Full|Part|Seasonal|Temporary|Voluntary|Involuntary|Eligible|Rehire|Good|Left|Started|Employed|Worked|Withdrawn|Confidential|See|Do|Nothing|None|Unknown|Last|First|Paid)\\b)${TITLE}`,
  'giu',
);

/** "Her W-2 says Kelso Staffing": who paid, and not as what. */
const OF_HOUSE =
  /\b(?:inc|llc|ltd|corp|co|company|staffing|services|group|gmbh|agency|solutions|partners|holdings|enterprises|industries|systems|school|hospital|university|college)\b/i;

const FORMS: readonly RegExp[] = [
  `\\b(?:title|position|role|job|capacity|occupation|designation|rank|duties)(?: (?:title|held|of record|on file|at (?:the )?(?:time|point)(?: of [\\p{L} ]{3,25}?)?|at (?:relieving|separation|exit|leaving|departure|termination|resignation)|with us|here|in our (?:system|records|files)|when (?:he|she|they) left))*,? (?:was|is|were|as|of|has been|held was|reads|shows(?: as)?|should be|being|listed as|:)(?: that of| always| only| actually| listed as)? ?${ARTICLE}${KIND_OF_WORK}["“]?${TITLE}`,
  `\\b(?:worked|works|working|employed|employment|served|hired|rehired|engaged|started|began|listed|position|promoted|contracted|job|appointed|known|retained|on (?:our|the) payroll|with us|for us|here|records?|acted|titled|classified|retired|left|ended|ran|led|managed)(?: (?!as )[\\p{L}\\d’'/.,&-]+){0,9}? (?:only |always |strictly )?as ${ARTICLE}${KIND_OF_WORK}["“]?${TITLE}`,
  `(?:[\\d)],? as ${ARTICLE}|, as (?:an?|the|our|its|his|her|their) )${KIND_OF_WORK}["“]?${TITLE}`,
  `\\b(?:lists?|listed|shows?|carr(?:y|ies|ied)|records?|recorded|has|had|have|know|knew) (?:him|her|them) (?:as|under) ${ARTICLE}${KIND_OF_WORK}["“]?${TITLE}`,
  `\\b(?:cargo|puesto|poste|fun[cç][aã]o|stelle|position|role|title)(?: (?:que [\\p{L}]+|qu['’][\\p{L} ]{2,20}|de(?:la|le| ella| él)|suyo))?[:,;]? (?:era|fue|était|war|was|foi) (?:(?:el|la|celui|celle|o|a) d(?:e |a |o |['’]))?${ARTICLE}["“]?${TITLE}`,
  `\\b(?:(?:la|lo|se) )?(?:ascend(?:imos|ieron|i[óo])|promov(?:imos|ieron|i[óo]|eu|emos|ida?|ido)) (?:a|ao|à) ${ARTICLE}["“]?${TITLE}`,
  `\\b(?:trabaj(?:[óo]|aba|a)|labor[óo]|estuvo|empez[óo]|entr[óo]|trabalh(?:ou|ava|a)|ficou)(?: (?:con nosotros|conosco|aqu[íi]|ac[áa]|en \\p{L}+))? de ${TITLE}`,
  `(?:^|[.;:,] )era (?:nuestr[oa] |noss[oa] |un[a]? |el |la |um |uma )?${TITLE}`,
  `\\bheld the (?:post|position|title|rank|office|role|job) of ${ARTICLE}["“]?${TITLE}`,
  `\\b(?:occup(?:ait|a|ée?)|exer[cç](?:ait|a|ée?)|ten(?:ait|u)) (?:le |la |les |un |une |l['’])?(?:poste|fonctions?|emploi|r[ôo]le) (?:d(?:e |['’])${ARTICLE}|d['’])["“]?${TITLE}`,
  `\\b(?:ocup(?:[óo]|aba|ou|ava)|desempeñ(?:[óo]|aba)|ejerc(?:i[óo]|[íi]a)|exerc(?:eu|ia)|tuvo|teve) (?:el |la |las |o |a |as )?(?:cargo|puesto|funci[óo]n|funciones|fun[çc][ãa]o|fun[çc][õo]es) de ["“]?${TITLE}`,
  `\\b(?:bekleidete|hatte|besetzte) (?:die |eine |bei uns die )?(?:position|stelle|funktion)(?: (?:als|des|der|einer|eines|von))? ["“]?${TITLE}`,
  `\\bpromoted to ${ARTICLE}${KIND_OF_WORK}["“]?${TITLE}`,
  `\\b(?:later|then|afterwards|subsequently|finally),? (?:that of|as an?|as the|as) ${KIND_OF_WORK}${TITLE}`,
  `\\band (?:then )?an? ${KIND_OF_WORK}${TITLE}(?= (?:from then|from there|after (?:that|then)|afterwards?|thereafter|since then|later on))`,
  `\\b(?:would have|['’]d have|we|i) (?:only )?call(?:ed)? (?:him|her|them|(?:that|this|the|his|her|their) (?:job|position|role|post|title)) (?:an? |our |the )?["“]?${TITLE}`,
  `^as an? ${KIND_OF_WORK}["“]?${TITLE}`,
  `\\b(?:(?<!\\b(?:tengo|tenemos|hay|hace|son) )como|en calidad de|con (?:el|la) (?:cargo|puesto|categor[ií]a) de|(?:su|el|la|con) (?:[úu]ltim[oa] )?(?:cargo|puesto|categor[ií]a|posici[óo]n|funci[óo]n)(?: (?:era|fue|es))?(?: (?:el|la|la de|el de|de|como))?) ["“]?${TITLE}`,
  `\\b(?:en tant qu(?:e |['’])|en qualit[ée] d(?:e |['’])|comme(?!\\p{L})|au poste d(?:e |['’])|(?:son|le|un|de) (?:poste|fonction|emploi)(?: (?:était|est|de))(?: (?:celui d(?:e |['’])|d['’]))?) ?${ARTICLE}["“]?${TITLE}`,
  `\\b(?:als|position (?:war|ist|als|des|der)|tätigkeit als|funktion (?:als|war)|stelle als) ${ARTICLE}["“]?${TITLE}`,
  `\\b(?:na função de|no cargo de|cargo (?:de|era)|função (?:de|era)|(?<!\\b(?:tengo|tenemos|hay|hace|son) )como|exerceu (?:a função|o cargo) de) ["“]?${TITLE}`,
].map((form) => new RegExp(form, 'giu'));

/** What goes on behind a person: "was a cook", "is our manager". */
const IS_TITLE = new RegExp(
  `(?:was|is|has been|had been|era|fue|foi|était|war)(?: in fact| in reality)?(?: only| actually| really| always| just| never more than| employed| listed as| down as| on our books as)?(?: bei uns| chez nous| con nosotros| aquí| conosco)? (?:(?<=(?:era|fue|foi|était|war|bei uns|chez nous|con nosotros|aquí|conosco) )|(?:an?|our|the|my|une?|um|uma|ein|eine|una|one of (?:our|my)) )${KIND_OF_WORK}${TITLE}`,
  'iuy',
);

/** "Was Assistant Director", without an article. */
const IS_BARE_TITLE = new RegExp(
  `(?:was|is|has been|had been)(?: in fact| in reality)?(?: only| actually| really| always| just)? ${TITLE}`,
  'iuy',
);
/** Whether words are written as a title and have one of the claimed one: "Assistant Director" for a director. */
const isLikeClaim = (title: string, records: ReplyRequest['records']): boolean =>
  /^\p{Lu}/u.test(title) &&
  records.some(({ position = '' }) =>
    plainWords(position).some((word) => word.length > 3 && plainWords(title).includes(word)),
  );

/** What follows such words and is no title. */
const NO_TITLE =
  /^(?:(?:(?:fest |voll )?(?:beschäftigt|angestellt|tätig|eingesetzt)|embauchée?|contratad[oa]|leaving|joining|exit|relieving|separation|departure|resignation|termination|hire|called|named|titled|Mrs?|Ms|Miss|Mx|vom|seit|bis|desde|depuis|since|from|until|till|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|segunda|enero|febrero|marzo|abril|mayo|junio|julio|agosto|se[pt]+iembre|octubre|noviembre|diciembre|janeiro|fevereiro|mar[çc]o|maio|junho|julho|setembro|outubro|novembro|dezembro|forma|manera|tiempo|tempo|base|turno|noche|d[íi]a|dia|casa|verdad|verdade|ma[ñn]ana|tarde|medio|meio|planta|fijo|fija|lado|pie)(?!\p{L})|(?:ni|nor|noch|nem|neither|best|worst|finest|top|favou?rites?|first|last|few|many|most|stars?|envers|pour|avec|dans|chez|sur|par|vers|entre|selon|para|por|sobre|mit|für|von|bei|about|upon|im|am|zum|zur|während|durante|pendant|during|at)(?![\p{L}])|kein\w*|nicht|pas|n[ãa]o|nunca|jamais|ningun\w*|never|matter of|applied|granted|given|offered|third part|employee|(?:nuestr[oa]|noss[oa]|notre|unsere?) |(?:colaborador|empregad|funcion[áa]ri|trabalhador|emplead|trabajador)[oae]?s?(?= (?:nuestr|noss|dest|nest|d[ae] (?:nuestr|noss|empresa|est)|est|activ|ativ|fij|regular|efetiv)|[.,;]|$)|(?:salarié|employé)e?s?(?= (?:de (?:notre|la|l['’])|chez|à|en)|[.,;]|$)|collabora(?:teur|trice)s?(?= (?:de (?:notre|la)|chez)|[.,;]|$)|(?:Mitarbeiter|Arbeitnehmer|Angestellter?)(?:in)?(?= (?:unser|bei|des|der|in unser)|[.,;]|$)|staff|student|pleasure|member|great|good|excellent|very|really|valued|former|current|contractor|independent|temporary|well|part|full|active|inactive|follows?|stated|listed|above|below|correct|accurate|right|wrong|per|such|of|soon|requested|reported|result|shown|indicated|you|it|we|our|his|her|their|this|that|these|those|not|here|there|long|far|confirmed|verified|fine|good|one|person|work|job|time|date|being|is|was|no|an? |what|whom?|which|posted|advertised|vacant|eliminated|abolished|withheld|undisclosed|restricted|confidential|private|suppressed|redacted|worker|hire|seasonal$|forms?$|letter$|document$|reference|reliable|hard|dependable|different|new|problem|mistake|separate|two|same|only|still|also|usted|requerido|solicitado|suit|sigue|indic\w*|dice|dijo|folgt|angegeben|segue|consta)\b/iu;
/** What people call one another, and what is no work: "he was a joy", "Dean is my ex son-in-law". */
const NO_WORK =
  /\b(?:(?:ex|step|half|grand|god)[- ]?)?(?:son|daughter|brother|sister|father|mother|dad|mom|mum|husband|wife|spouse|partner|girlfriend|boyfriend|fianc[ée]e?|cousin|nephew|niece|uncle|aunt|in[- ]law|friend|buddy|neighbou?r|relative|kid|boy|girl|guy|man|woman|lady|gentleman|fellow|gal|dude|person|people|human|soul|joy|delight|pleasure|gem|star|treasure|asset|liar|thief|crook|mess|disaster|nightmare|character|legend|hoot|blast|riot|pain|problem|loser|quitter|stranger|newcomer|pleaser|learner|hit|find|fit|no[- ]show|bit|lot|while|year|month|week|day|summer|winter|season|success|failure|credit|shame|regular|customer|client|patient|tenant|visitor|member|volunteer of|victim|resident of|native of|citizen|veteran|graduate|student|minor|adult|party|participant|name|mistake|typo|joke|question|pity|loss|blessing|saint|angel|devil|genius|idiot|fool|clown|bum|slacker|performer|hard[- ]?worker|team player|worker bee)s?$/i;

/** "No ocupó el cargo de". */
const NEVER_HELD =
  /(?<![\p{L}])(?:no|nunca|jam[aá]s|n[ãa]o) (?:(?:se|lo|la|lhe|le) )?(?:ocup|tuv|ejerc|desempe|exerc|teve|tem|era |fue |foi )\p{L}*[^.;,]{0,40}$/iu;

/** Titles in sentences: "worked here as a cook", "her title was Cook". */
export function titleStatements(statements: readonly Statement[], request: ReplyRequest): Candidate[] {
  const { applicant, records } = request;
  const person = personForm(applicant);
  const given = titlesBy(statements, request, (text) => [
    ...FORMS.flatMap((form) => allMatches(text, form)),
    ...allMatches(text, ON_PAPER).filter(
      ({ groups: { title = '' } = {} }) => /^\p{Lu}/u.test(title) && !OF_HOUSE.test(title),
    ),
    ...titlesOf(person, text, IS_TITLE),
  ]);
  if (given.length > 0) return given;
  return titlesBy(statements, request, (text) =>
    titlesOf(person, text, IS_BARE_TITLE).filter(({ groups }) => isLikeClaim(groups?.title ?? '', records)),
  );
}

/** The titles that are found in statements, but for what is denied, or is none. */
function titlesBy(
  statements: readonly Statement[],
  { applicant, records }: ReplyRequest,
  matchesIn: (text: string) => RegExpExecArray[],
): Candidate[] {
  const names = new Set([applicant.firstName, applicant.lastName, ...applicant.aliases].flatMap(plainWords));
  return statements.flatMap(({ text, isQuestion }, group) => {
    if (isQuestion) return [];
    return matchesIn(text).flatMap((match) => {
      const { title = '' } = match.groups ?? {};
      const start = match.index + match[0].length - title.length;
      const value = asFarAsClaimed(tidied(title), text.slice(start), records);
      const isOfNames = /\d{3}/.test(value) || plainWords(value).every((word) => names.has(word));
      if (isOfNames || isNone(value) || isDeniedAt(text, start, value)) return [];
      const place = { evidence: text, source: 'SENTENCE' as const, group };
      return [{ ...place, field: 'position' as const, kind: 'GIVEN' as const, value }];
    });
  });
}

const isNone = (value: string): boolean =>
  value.length < 3 ||
  NO_TITLE.test(value) ||
  /\b(?:dates?|day)$/i.test(value) ||
  NO_WORK.test(value.split(/ (?:in|of|for|at|with|on|from|to|by) /)[0] ?? '');

const isDeniedAt = (text: string, start: number, value: string): boolean =>
  isNegated(text.slice(0, start).trimEnd()) ||
  NEVER_HELD.test(text.slice(0, start)) ||
  isClauseDenied(text.slice(0, start + value.length), { index: start, words: value });

/** "Registered Nurse in the Emergency Department", where that is claimed: a title goes on as far as it was claimed. */
function asFarAsClaimed(title: string, text: string, records: ReplyRequest['records']): string {
  const tokens = text.split(/\s+/).slice(0, MOST_TOKENS);
  const longer = tokens
    .map((_, at) =>
      tokens
        .slice(0, at + 1)
        .join(' ')
        .replace(/[.,;:!]+$/, ''),
    )
    .filter((words) => words.startsWith(title) && words.length > title.length);
  const claimed = records.map(({ position = '' }) => titleWords(position));
  if (claimed.includes(titleWords(title))) return title;
  return longer.find((words) => claimed.includes(titleWords(words))) ?? title;
}
const MOST_TOKENS = 14;

/** "He", "Jordan": short, as it is made for each reply, and what takes long to make stands in `IS_TITLE`. */
function personForm({ firstName, lastName, aliases }: ReplyRequest['applicant']): RegExp {
  const names = [firstName, lastName, ...aliases].flatMap((name) => name.split(/\s/));
  const named = names
    .filter((name) => name.length > 1)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const persons = ['he', 'she', 'they', 'ele', 'ela', 'él', 'ella', 'il', 'elle', 'er', 'sie', ...named];
  return new RegExp(`(?<!\\p{L})(?:${persons.join('|')}) `, 'giu');
}

/** "He was a cook", "Jordan is our manager". */
function titlesOf(person: RegExp, text: string, form: RegExp): RegExpExecArray[] {
  let end = 0;
  return allMatches(text, person).flatMap(({ 0: found, index }) => {
    if (index < end) return [];
    form.lastIndex = index + found.length;
    const match = form.exec(text);
    if (!match) return [];
    end = form.lastIndex;
    return [match];
  });
}

const tidied = (title: string): string =>
  title
    .replace(/^(?:als|como|comme) /i, '')
    .replace(/,.*$/, (rest) =>
      /^,\s*(?:I{1,3}|IV|Jr|Sr|[A-Z]{2,5})\b/.test(rest) ? rest.replace(/^(,\s*\S+).*$/, '$1') : '',
    )
    .replace(/\s*\(.*$/, '')
    .replace(/["”'’.!-]+$/, '')
    .replace(/ (?:here|there|aqu[íi]|ici|hier|bei uns)$/i, '')
    .trim();
