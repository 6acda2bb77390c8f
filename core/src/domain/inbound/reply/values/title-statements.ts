import { allMatches } from '../../../../platform/all-matches.ts';
import { TRADES } from '../../compare/vocabulary/title-words.ts';
import { plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { isClauseDenied, isNegated } from '../negation.ts';
import type { Statement } from '../statements.ts';
import type { Candidate } from './candidate.ts';
import { findClaim } from './mentions.ts';
import { rankedTitle } from './titles/other-title.ts';
import {
  BECAME,
  FORMS,
  IS_BARE_TITLE,
  IS_TITLE,
  OF_HOUSE,
  OF_MERGER,
  ON_PAPER,
  TITLE_FIRST,
} from './titles/title-forms.ts';

/** Whether words are written as a title, and end in what people work as or have a word of the claimed one: "Shift Lead". */
function isTitle(title: string, records: ReplyRequest['records']): boolean {
  const words = plainWords(title);
  const isOfClaim = ({ position = '' }: ReplyRequest['records'][number]) =>
    plainWords(position).some((word) => word.length > 3 && words.includes(word));
  return /^\p{Lu}/u.test(title) && (TRADES.isKnown(words.at(-1) ?? '') || records.some(isOfClaim));
}

/** What follows such words and is no title. */
const NO_TITLE =
  /^(?:(?:(?:fest |voll )?(?:beschäftigt|angestellt|tätig|eingesetzt)|embauchée?|contratad[oa]|admitid[oa]|leaving|joining|exit|relieving|separation|departure|resignation|termination|hire|called|named|titled|Mrs?|Ms|Miss|Mx|vom|seit|bis|desde|depuis|since|from|until|till|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|segunda|enero|febrero|marzo|abril|mayo|junio|julio|agosto|se[pt]+iembre|octubre|noviembre|diciembre|janeiro|fevereiro|mar[çc]o|maio|junho|julho|setembro|outubro|novembro|dezembro|forma|manera|tiempo|tempo|base|turno|noche|d[íi]a|dia|casa|verdad|verdade|ma[ñn]ana|tarde|medio|meio|planta|fijo|fija|lado|pie|alta|baja|vacaciones|f[ée]rias|licen[cç]i?a|permiso|prueba|pr[áa]ctica)(?!\p{L})|(?:ni|nor|noch|nem|neither|best|worst|finest|top|favou?rites?|first|last|few|many|most|stars?|envers|pour|avec|dans|chez|sur|par|vers|entre|selon|para|por|sobre|mit|für|von|bei|about|upon|im|am|zum|zur|während|durante|pendant|during|at)(?![\p{L}])|kein\w*|nicht|pas|n[ãa]o|nunca|jamais|ningun\w*|never|matter of|applied|granted|given|offered|third part|employee|(?:nuestr[oa]|noss[oa]|notre|unsere?) |(?:colaborador|empregad|funcion[áa]ri|trabalhador|emplead|trabajador)[oae]?s?(?= (?:nuestr|noss|dest|nest|d[ae] (?:nuestr|noss|empresa|est)|est|activ|ativ|fij|regular|efetiv)|[.,;]|$)|(?:salarié|employé)e?s?(?= (?:de (?:notre|la|l['’])|chez|à|en)|[.,;]|$)|collabora(?:teur|trice)s?(?= (?:de (?:notre|la)|chez)|[.,;]|$)|(?:Mitarbeiter|Arbeitnehmer|Angestellter?)(?:in)?(?= (?:unser|bei|des|der|in unser)|[.,;]|$)|staff|student|pleasure|member|great|good|excellent|very|really|valued|former|current|contractor|independent|temporary|well|part|full|active|inactive|follows?|stated|listed|above|below|correct|accurate|right|wrong|per|such|of|soon|requested|reported|result|shown|indicated|you|it|we|our|his|her|their|this|that|these|those|not|here|there|long|far|confirmed|verified|fine|good|one|person|work|job|time|date|being|is|was|no|an? |what|whom?|which|posted|advertised|vacant|eliminated|abolished|withheld|undisclosed|restricted|confidential|private|suppressed|redacted|worker|hire|seasonal$|forms?$|letter$|document$|reference|reliable|hard|dependable|different|another|other|off|mistaken|inaccurate|new|problem|mistake|separate|start(?: date)?$|end(?: date)?$|two|same|only|still|also|usted|requerido|solicitado|suit|sigue|indic\w*|dice|dijo|folgt|angegeben|segue|consta)\b/iu;
/** What people call one another, and what is no work: "he was a joy", "Dean is my ex son-in-law". */
const NO_WORK =
  /\b(?:(?:ex|step|half|grand|god)[- ]?)?(?:son|daughter|brother|sister|father|mother|dad|mom|mum|husband|wife|spouse|partner|girlfriend|boyfriend|fianc[ée]e?|cousin|nephew|niece|uncle|aunt|in[- ]law|friend|buddy|neighbou?r|relative|kid|dear|sweetheart|darling|peach|hero|boy|girl|guy|man|woman|lady|gentleman|fellow|gal|dude|person|people|human|soul|joy|delight|pleasure|gem|star|treasure|asset|liar|thief|crook|mess|disaster|nightmare|character|legend|hoot|blast|riot|pain|problem|loser|quitter|stranger|newcomer|pleaser|learner|hit|find|fit|no[- ]show|bit|lot|while|year|month|week|day|summer|winter|season|success|failure|credit|shame|regular|customer|client|patient|tenant|visitor|member|volunteer of|victim|resident of|native of|citizen|veteran|graduate|student|minor|adult|party|participant|name|mistake|typo|joke|question|pity|loss|blessing|saint|angel|devil|genius|idiot|fool|clown|bum|slacker|performer|hard[- ]?worker|team player|worker bee)s?$/i;

/** Words that no title has, and what else lasts the whole time: "B shift all the way through". */
const OF_SENTENCE =
  /\b(?:i|we|you|s?he|they|it|this|that|him|her|them|was|were|is|are|has|had|have|did|got|not|never)(?![\p{L}])|\b(?:shifts?|days?|nights?|hours?|time|station|crew|route|line|desk|dep(?:artmen)?t|team|store|plant|office|yard|good|great|perfect|fine|same|remote|local|union|hourly|salaried|lie|truth)$/iu;

/** "No ocupó el cargo de". */
const NEVER_HELD =
  /(?<![\p{L}])(?:no|nunca|jam[aá]s|n[ãa]o) (?:(?:se|lo|la|lhe|le) )?(?:ocup|tuv|ejerc|desempe|exerc|teve|tem|era |fue |foi )\p{L}*[^.;,]{0,40}$/iu;

/** Titles in sentences: "worked here as a cook", "her title was Cook". */
export function titleStatements(statements: readonly Statement[], request: ReplyRequest): Candidate[] {
  const { applicant, records } = request;
  const person = personForm(applicant);
  const given = titlesBy(statements, request, (text) => [
    ...FORMS.flatMap((form) => allMatches(text, form)),
    ...TITLE_FIRST.flatMap((form) => allMatches(text, form)).filter(
      ({ groups: { title = '' } = {} }) => !OF_SENTENCE.test(title),
    ),
    ...(OF_MERGER.test(text) ? [] : BECAME.flatMap((form) => allMatches(text, form))),
    ...ON_PAPER.flatMap((form) => allMatches(text, form)).filter(
      ({ groups: { title = '' } = {} }) => /^\p{Lu}/u.test(title) && !OF_HOUSE.test(title),
    ),
    ...titlesOf(person, text, IS_TITLE),
  ]);
  if (given.length > 0) return given;
  const bare = titlesBy(statements, request, (text) =>
    titlesOf(person, text, IS_BARE_TITLE).filter(({ groups }) => isTitle(groups?.title ?? '', records)),
  );
  return bare.length > 0 ? bare : rankedTitles(statements, records);
}

/** The claimed title with a rank before it, of what is asserted of the applicant. */
const rankedTitles = (statements: readonly Statement[], records: ReplyRequest['records']): Candidate[] =>
  statements.flatMap(({ text, isQuestion }, group) =>
    records.flatMap(({ position = '' }) => {
      const found = isQuestion ? null : findClaim(text, position);
      const value = found && rankedTitle(text, found);
      return found && value && !isDeniedAt(text, found.index, found.words)
        ? [
            {
              evidence: text,
              source: 'SENTENCE' as const,
              group,
              field: 'position' as const,
              kind: 'GIVEN' as const,
              value,
            },
          ]
        : [];
    }),
  );

/** The titles that are found in statements, but for what is denied, or is none. */
function titlesBy(
  statements: readonly Statement[],
  { applicant }: ReplyRequest,
  matchesIn: (text: string) => RegExpExecArray[],
): Candidate[] {
  const names = new Set([applicant.firstName, applicant.lastName, ...applicant.aliases].flatMap(plainWords));
  return statements.flatMap(({ text, isQuestion }, group) => {
    if (isQuestion) return [];
    return matchesIn(text).flatMap((match) => {
      const { title = '' } = match.groups ?? {};
      const start = match.index + match[0].lastIndexOf(title);
      const value = tidied(title);
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

/** "He", "Jordan": short, as it is made for each reply, and what takes long to make stands in `IS_TITLE`. */
function personForm({ firstName, lastName, aliases }: ReplyRequest['applicant']): RegExp {
  const names = [firstName, lastName, ...aliases].flatMap((name) => name.split(/\s/));
  const named = names
    .filter((name) => name.length > 1)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const persons = ['he', 'she', 'they', 'ele', 'ela', 'él', 'ella', 'il', 'elle', 'er', 'sie', ...named];
  return new RegExp(`(?<!\\p{L})(?:${persons.join('|')})(?:, \\p{L}\\.)? `, 'giu');
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
    .replace(/^(?:als|como|comme|de) /i, '')
    .replace(/^(?<once>[^,]+), \k<once>\b.*$/iu, '$<once>')
    .replace(/,.*$/, (rest) =>
      /^,\s*(?:I{1,3}|IV|Jr|Sr|[A-Z]{2,5})\b/.test(rest) ? rest.replace(/^(,\s*\S+).*$/, '$1') : '',
    )
    .replace(/\s*\(.*$/, '')
    .replace(/["”'’.!-]+$/, '')
    .replace(/ (?:here|there|aqu[íi]|ici|hier|bei uns)$/i, '')
    .trim();
