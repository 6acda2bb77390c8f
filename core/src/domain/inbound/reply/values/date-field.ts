import type { SearchType } from '@credence/contract';
import { folded } from '../../read/fold.ts';
import type { ReplyField } from '../../read/reading.ts';
import type { FoundDate } from '../dates/find-dates.ts';
import { calledBehind, FINISHED_IN_GERMAN, toldBehind } from '../dates/told-behind.ts';
import { isOfAnother } from '../dates/whose-event.ts';
import { isBrokenOff } from './degrees/broken-off.ts';
import { degreesIn } from './degrees/degree-statements.ts';

const START = folded(
  /\b(?:entry(?= (?:date |on |in )?$)|on board|kicked off|(?<!\beffect )from(?=\W*(?:(?:about|around|approximately|roughly|the|early|late|mid|fall|spring|summer|winter|autumn|of|in|sometime|his|her|hire|date|beginning|start|semester|term|year)\W+)*$)|doh|doj|eod|welcomed|arrival|appointment|since|first \w+|came back|trat|transferred (?:to us|here)|registered(?= (?:for|on|as|with|at|in|here)\b)|start(?:ed|s|ing)?(?: date| work| working)?|beg[au]n|begin(?:ning)?|hired?|rehired|join(?:ed|s)?|came|commenc\w+|onboarded|entered|enroll?ed|resum(?:ed|ption)|assumed (?:duty|office|his|her)|took up|took over as|boarded|embarked|reported for (?:duty|work)|recruited|inducted|engaged|on (?:the |our )?(?:payroll|books|rolls)(?= $)|admission|admitted|matriculated|first day|appointed|employed (?:on|since)|desde|(?:fecha (?:de )?)?alta|entrada|admissão|eintritt|inici\w+|ingres\w+|contratad\w+|(?<=\b(?:la|lo) )contrat(?:ó|amos|aron)|contratou|entr[óo]|empez[óo]|comenz[óo]|incorpor\w+|depuis|[àa] partir d\w+|embauch\w+|entrée?|commencé|arrivée?|débuté|seit|ab(?= (?:dem )?$)|begann|eingetreten|eingestellt|immatrikuliert|eingeschrieben|dienstantritt|aufgenommen|prise de (?:poste|fonction)s?|recrut[ée]+e?s?|engag[ée]+e?s?|inscrit\w*|vincul(?:ad[oa]|[óo])|ingressou|matricul\w+|angefangen|angetreten|vom|admitid\w+|contratad\w+|entrou|começou)\b/gi,
);
const END = folded(
  /\b(?:exit(?= (?:date |on |in )?$)|signed off|ausgetreten|(?:last|final)(?= $)|(?:last|final) one(?: was)?|until|through|thru|till|til|dot|last (?!raise|review|name|promotion|increase|request|year|month|week|updated|time we)\w+|end(?:ed|s|ing)?(?: date)?|left|leaves?(?! (?:of|with|without)\b)|leaving|reliev(?:ed|ing)|disembarked|(?:went |came |taken )?off (?:the |our )?(?:payroll|books|roster|rolls)|(?:removed|dropped|struck|taken) from (?:the |our )?(?:payroll|books|roster|rolls)|processed out|dropped out|transferred out|walked (?:off|out)|no[- ]?call(?:[,/ -]+no[- ]?show)?|no[- ]?show(?:ed)?|job abandonment|took effect|expired|passed away|cessation|last enroll?ed|gone(?= (?:by|as of|since|in|on)\b)|for good|tranc(?:ou|amento)(?: (?:a|da) (?:sua )?matricula)?|terminat\w+|separat\w+|resign\w*|quit|departed|retired|laid off|let (?:\w+ )?go|fired|dismissed|last day|withdr[ae]w\w*|exited|finished (?:here|with us|(?:up )?as)|stopped|moved on|part(?:ed)? (?:ways|company)|stop(?= (?:date )?\d)|retirement|concluded|ceased|termed|sep(?=\W{0,3}$)|term(?=\W{0,3}\d)|term(?=\W{0,3}$)|final (?:day|shift|date)|last shift|wrapped up|rolled off|farewell|discharged|released|no longer .{0,20}|hasta|se (?:fue|march[óo]|retir[óo])|sali(?:da|[óo])|saída|austritt|termin\w+|dej[óo]|ces[óo]|renunci\w+|baja|egres\w+|jusqu\w+|parti\w*|quitté\w*|sorti\w*|fin|démissionn\w+|bis(?! auf\b)|verl\w+|ausgeschieden|ausgetreten|abgegangen|exmatrikuliert|rupture|desvincul\w+|retirad[oa]|cesad[oa]|aufgehört|gegangen|beendet|verlassen|endete|gekündigt|até|saiu|pediu (?:as )?contas|deslig\w+|demiti\w+|demiss\w+|encerr\w+)\b/gi,
);
export const GRADUATED = folded(
  /\b(?:graduat\w+|conferr\w+|award\w*|degree date|complet(?:ed|ion)|integralizou|earn\w+|receiv\w+|obtain\w+|granted|(?<!\b(?:freshman|freshmen|entering|entry|incoming|first[- ]year|intake) )class of|posted(?= (?:on |as of |effective )?$)|finished|convocation|commencement(?= (?:was|took|on|in)\b)|passed out|qualified|titulad\w+|titul[óo]|gradu[óoa]\w*|egresad\w+|obtuv\w+|recibi[óo]|diplômé\w*|obten\w+|obtint|obtenu\w*|abgeschlossen|abschluss|verliehen|bestanden|absolviert|erlangt|zuerkannt|décern\w+|soutenu\w*|validé\w*|culmin[óo]|otorg\w+|outorg\w+|diplom[óo]u?|titulou|erworben|session(?= (?:de |d['’])?(?:\w+ )?$)|formou|col(?:ado|ou|ar) grau|cola[cç][aã]o|colou|conclu\w+|graduou)\b/gi,
);
/** What a date belongs to that is nothing of what was asked. */
export const ELSEWHERE = folded(
  /\b(?:born|birth\w*|dob|d\.o\.b|printed|signed|sent|received (?:on|your)|request(?:ed)? (?:of|dated|from|on)|dated|datiert|ausgestellt|fechad[oa]|datad[oa]|as of|our reply|letter of|sold|bought|acquired|merged|since \w+ (?:we|our)|founded|established|(?<!\b(?:in|on|per|by|from|to) (?:our|the|my) (?:\w+ )?)system(?! of record)|records (?:begin|start|before|prior)|purged|shredded|prior to|before|after|expected|anticipated|scheduled|today|fecha de nacimiento|né\w* le|geboren|valid|expires?|will|re-?issued|re-?printed|revised|rev|updated|modified|reviewed|last (?:seen|log-?in|contacted|audit\w*)|(?:pay ?)?checks?|payout|raise|married|certified|copyright|established|pay ?periods?|periode de paie|periodo de (?:pago|pagamento|nomina)|(?:lohn|gehalts|abrechnungs)(?:periode|zeitraum)|abrechnung|pto|vacation (?:pay|paid)|voted|revoked|rescinded|discontinued|mailed|interview\w*|scholarship|medal|prize|fellowship|retained|reunion)\b/i,
);

/** "Datiert vom 24.02.17", "last updated: January 2019". */
const OF_PAPER =
  /\b(?:(?:datiert|ausgestellt|unterschrieben|geboren|dated|printed|signed|issued) (?:vom|am|from|on|in)|(?:look-?up|search|query|report|request|check|verification|run|scan) (?:was |is )?(?:finished|completed?|ended|closed)|last (?:updated|modified|revised|reviewed|edited|seen|audited)|\bregistrad[oa]\b[^.;]{0,40}? (?:em|el)|\b(?:diploma|certificate|degree|deed|document|paper)\b[^.;]{0,40}? registered\b[^.;]{0,40}? on)\W*$/i;

/** A diploma bears the date on which it was awarded. */
const OF_DIPLOMA =
  /\b(?:diplomas?|diplome|diplom|degree|ged|hiset|tasc|certificates?|certificado|certificat|zertifikat|(?:abschluss)?zeugnis|urkunde|titulo)\b(?:(?!\b(?:not|never|no|nie|nicht|ne|pas|nao)\b|n['’])[^.;,:]){0,20}?(?<!\bre-?)\b(?:dated|bears? (?:the )?date(?: of)?|tragt das datum(?: vom)?|porte la date(?: du)?|lleva (?:la )?fecha(?: de[l]?)?|issued|datiert|ausgestellt|date|delivre|expedid[oa]|fechad[oa]|datad[oa]|emitid[oa])(?: (?:on|vom|am|du|le|el|em|de|a|con fecha))?\W*$/i;

/** What was awarded no sooner was awarded then: "her degree was not conferred until". */
const NOT_AWARDED_UNTIL =
  /\b(?:not|n['’]t)(?: yet)?(?: been)?(?: \p{L}+ly)? (?:conferred|awarded|granted|issued|posted)\b[^.;,]{0,20}\b(?:until|till|before)(?: the| about| around)?\s*$/iu;

const isOfAward = (before: string): boolean => OF_DIPLOMA.test(before) || NOT_AWARDED_UNTIL.test(before);

/** Since something happened that is not of the applicant: "since we closed the office in", "desde que cerramos en". */
const SINCE_EVENT =
  /\b(?:since (?:we|i|our|my|it|that|this|the (?!(?:\w+ )?(?:beginning|start|end|middle|fall|spring|summer|winter|autumn|year|month|week|early|late|\d))\w+)\b|(?:desde|depuis) qu(?:e |['’])(?!(?:ella?|elles?|ils?|el[ae])\b)|seit(?:dem)? (?:wir|ich|unser\w*|uns|d(?:er|ie|as) (?!jahr|sommer|winter)\w+)\b)[^.;,]*$/i;

/** "Scrolled back through our files to 2019". */
const LOOKED_BACK =
  /\b(?:back (?:through|to|until|as far as)|all the way to|scroll\w*|search\w*|look(?:ed|ing)|go(?:es|ing)? back|going through|went through)\b[^.;,]*$/i;

/** When it was, and not what: "she joined at the end of the summer". */
const PART_OF_TIME =
  /\b(?:the )?(?:very )?(?:end|beginning|start|middle|close) of(?:(?: the)?\s*$(?<= the end of\s*)| (?:(?:the|that|last|our|every) )?(?:summer|winter|spring|fall|autumn|season|year|month|week|quarter|semester|term|school year|harvest|january|february|march|april|may|june|july|august|september|october|november|december)\b)/gi;

/** Where another clause begins, with a verb of its own: "the start is right, but she was gone by". */
const CONTRAST =
  /^.*\b(?:but|however|although|pero|mais|aber|mas|sondern)[,]? (?=(?:s?he|they|it|ella?|il|elle|er|sie|el[ae]|was|is|left|se|a|hat|ist)\b)/i;

/** "It was 2009 when she started", "fue en 2009 cuando entró". */
const IT_WAS =
  /\b(?:(?:it|that)(?:['’]d| would| must| may| might| could)? (?:was|have been)|fue|foi)(?: (?:in|the|fall|spring|summer|winter|early|late|mid|about|around|maybe|en|em|a|por|no|el|o|la|of))*\s*$/i;

/** By the last word before the date that tells; for want of one by a word right behind it: "5/14/2018 (hire)". */
export function dateField(
  text: string,
  date: FoundDate,
  given: string,
  searchType: SearchType,
): ReplyField | null {
  // "Now" alone tells of the sender as well: it ends a period, and nothing else.
  if (/^(?:now|jetzt|hoy|heute|today)$/i.test(text.slice(date.start, date.end))) return null;
  const behind = text.slice(date.end, date.end + 80);
  const told = toldOf(IT_WAS.test(given) ? ` is${behind}` : behind, searchType);
  if (told !== undefined) return told;
  if (searchType === 'EDUCATION' && isOfAward(given)) return 'graduationDate';
  const before = given.replace(FINISHED_IN_GERMAN, '').replace(PART_OF_TIME, '').replace(CONTRAST, '');
  const cues = [
    { field: 'startDate' as const, at: lastOf(START, before.replace(noStartOf(searchType), blank)) },
    { field: 'endDate' as const, at: lastOf(END, before) },
    ...(searchType === 'EDUCATION'
      ? [{ field: 'graduationDate' as const, at: lastOf(GRADUATED, before) }]
      : []),
  ].filter(({ at }) => at >= 0 && before.length - at <= 90);
  const best = cues.reduce<(typeof cues)[number] | null>(
    // "Last enrolled" ends.
    (last, cue) => (last && last.at > cue.at ? last : cue),
    null,
  );
  if (
    OF_PAPER.test(before) ||
    SINCE_EVENT.test(before.slice(-90)) ||
    (best && isOfAnother(before.slice(0, best.at)))
  )
    return null;
  const near = before.slice(Math.max(best?.at ?? 0, before.length - 22));
  if (ELSEWHERE.test(near) || LOOKED_BACK.test(before.slice(-60))) return null;
  if (date.value === 'present' && /\b(?:last|final) (?:day|shift)\b/i.test(before)) return null;
  if (best) return date.value === 'present' && best.field !== 'endDate' ? null : best.field;
  return fieldBehind(text.slice(date.end, date.end + 40), before, searchType);
}

/** What is told right behind a date; undefined where nothing is, and null where it is of nothing that was asked. */
function toldOf(behind: string, searchType: SearchType): ReplyField | null | undefined {
  const told = toldBehind(behind)?.field;
  // "Got her degree on May 12, 2018, which was also her last month" tells two things of one day.
  const isTwice = searchType === 'EDUCATION' && /^\s*,? (?:which|lo que|ce qui|o que|was)\b/.test(behind);
  if (!told || (told === 'endDate' && isTwice)) return undefined;
  return told !== 'graduationDate' || searchType === 'EDUCATION' ? told : null;
}

/** "03/31/2017  Voluntary term", "June 3, 2014 she started". */
const DONE_BEHIND =
  /^\s*[(,–-]?\s*(?:(?:s?he|they|[A-Z]\w+) )?(?:(?<begun>(?:was )?(?:hired?|start(?:ed)?|joined|began))|(?<ended>left|term\w*|end|last day|resigned|voluntary term))\b/i;
/** By a word right behind a date, or by the degree before it. */
function fieldBehind(behind: string, before: string, searchType: SearchType): ReplyField | null {
  const called = calledBehind(behind)?.field;
  if (called) return called;
  const { begun, ended } = DONE_BEHIND.exec(behind)?.groups ?? {};
  if (begun) return 'startDate';
  if (searchType === 'EDUCATION' && /^\s*(?:grad(?:uate)?s?|alum\w*)\b/i.test(behind))
    return 'graduationDate';
  if (
    searchType === 'EDUCATION' &&
    !isBrokenOff(`${before.slice(-60)} ${behind}`) &&
    (DEGREE.test(before.slice(-60)) || degreesIn(before.slice(-60)).length > 0)
  )
    return 'graduationDate';
  return ended ? 'endDate' : null;
}

/** A date right behind a degree is its own: "B.S. Kinesiology, May 7 2016". In small letters "as" and "ma" are words. */
const DEGREE =
  /\b(?:[Bb]achelors?|[Mm]asters?|[Dd]octorate|[Aa]ssociates?|[Dd]iploma|[Dd]egree|[Cc]ertificate|[Gg]ed|GED|[Mm]ba|MBA|[Ll]icenciatura|[Dd]iplom|[Ll]icence|[BMA]\.? ?(?:A|S|Sc|SC|Ed|ED|Eng|ENG|F\.?A|B\.?A)|b\.?(?:a|s|sc|ed|eng|fa|ba)|m\.?(?:s|sc|ed|eng|fa)|[Pp]h\.? ?[Dd]|[Jj]\.? ?[Dd]|[Pp]harm\.? ?[Dd]|bsn|BSN|aas|AAS)\b/;

/** A commencement of a school is a ceremony at the end. */
const noStartOf = (searchType: SearchType): RegExp =>
  searchType === 'EDUCATION' ? /\bcommencement\b/gi : /(?!)/g;
const blank = (words: string): string => ' '.repeat(words.length);

function lastOf(words: RegExp, text: string): number {
  let at = -1;
  for (const { 0: word, index } of text.matchAll(words)) at = index + word.length;
  return at;
}
