import type { SearchType } from '@credence/contract';
import type { LabelMeaning } from './label-meaning.ts';
import { labelNamed } from './label-names.ts';

/** What stands before a value and is longer is a sentence. */
const MOST_PLAIN = 60;
const MOST_LETTERS = 140;

const label = (...forms: string[]): RegExp => new RegExp(`^(?:${forms.join('|')})$`);

const COMMON: readonly [RegExp, LabelMeaning][] = [
  [
    label(
      '(?:employment |attendance |enrollment |enrolment |service )?(?:dates?|periods?)(?: of (?:employment|service|attendance|enrollment|enrolment|study|work))?(?: confirmed)?',
      '(?:dates? )?(?:employed|attended|enrolled|worked)(?: here| from)?|tenure|dates? attended|attendance|employment|years? (?:attended|of service|employed)|from ?to|start ?end|period[oa]?(?: de (?:trabajo|empleo|trabalho|estudios|estudos))?|periode|fechas?|zeitraum|beschaftigung(?:szeitraum)?|beschaftigt|duree|datas?|employment dates? .{0,20}',
    ),
    'dates',
  ],
];

const START =
  '(?:most recent |original |orig |1st |2nd |first |second |latest |last |adjusted |actual |employment |continuous |effective |contract |correct |course )?(?:start(?:ed|ing)?|hired?(?: dt)?|begin(?:ning)?|began|commenc(?:ed|ement|ing)|join(?:ed|ing)|entry|onboard(?:ed|ing)?|engaged|signed on|enlisted|enlistment|induction|inducted|appointed|appointment|accession)(?: date| on| day)?|date (?:of )?(?:hired?|start(?:ed)?|employed|joining|joined|entry|commencement|appointment|began)|(?:employed |employment )?(?:from|since)|doj|doh|eod|entry on duty|(?:date )?(?:of )?(?:entered|entry(?: (?:on|into|to))?) (?:on |into )?(?:active (?:duty|service)|ad|service|the service)(?: this period)?|first day(?: worked)?|in|(?:erst)?immatrikulation(?:sdatum)?|einschreibung|studienbeginn|inscription|inscrite? (?:le|depuis|en)|matricula|primeira matricula|ingresso|(?:fecha|data) de (?:matricula|inscripcion|ingresso)|fecha (?:de |del )?(?:ingreso|inicio|alta|contratacion|entrada)|ingreso|alta|desde|inicio|comienzo|date (?:d )?(?:embauche|entree|debut)|date de debut|entree|debut|embauche|eintritt(?:sdatum)?|beginn|von|seit|eingestellt|(?:data de )?(?:admissao|inicio|entrada|contratacao)';
const END =
  '(?:most recent |employment |actual |contract |effective |correct )?(?:end(?:ed|ing)?|terminat(?:ion|ed)|term(?: dt)?|separat(?:ion|ed)|leav(?:ing|e)|left|resign(?:ation|ed)|retire(?:d|ment)|signed off|discharged?|released?|ets|finish(?:ed)?|gone|stop(?:ped)?|dol|dot|exit|reliev(?:ing|ed)|departure|withdrawal|withdrew|deregistered|out)(?: date| on)?(?: this period)?|(?:date )?(?:of )?(?:separat(?:ion|ed)|discharged?|released?) from (?:active (?:duty|service)|ad|service)(?: this period)?|date (?:of )?(?:left|discharged?|released?|leaving|term(?:ination|inated)?|separation|separated|resignation|exit|withdrawal|ended|end|departure)|(?:employed |employment )?(?:to|until|through|till)|last (?:day|date)(?: (?:of )?(?:worked|employment|employed|work|paid|attended|attendance))?|last (?:worked|attended|term)|exmatrikulation(?:sdatum)?|studienende|abgang|desinscription|fecha (?:de |del )?(?:baja|egreso|salida|termino|cese|fin|finalizacion|terminacion|retiro)|baja|hasta|cese|egreso|salida|retiro|date de (?:sortie|depart|fin)|sortie|fin|depart|austritt(?:sdatum)?|ende|bis|ausgeschieden|(?:data de |data da )?(?:conclusao|desligamento|saida|termino|demissao|rescisao)';

const EMPLOYMENT: readonly [RegExp, LabelMeaning][] = [
  [
    label(
      '(?:last |current |final |most recent |job |official |working |payroll |correct |actual |latest |class |civil service |primary )*(?:titles?|positions?|roles?|jobs?|occupation|designation|classification|(?:grade )?rate(?: or rank)?|(?:pay )?grade(?:(?: or)? rank)?|rank|capacity|job name)(?: (?:held|title|name|on (?:file|record|our books)|of record|with us|here|in our (?:system|records|files)|at (?:separation|termination|hire|leaving|exit|departure|resignation|(?:the )?time of .{1,30}|end)|of employee|description|when leaving))*',
      '(?:ultimo |ultima )?(?:cargo|puesto|categoria|funcion|ocupacion|posicion)(?: (?:desempenado|profesional|ocupado|exercido))?|(?:dernier )?(?:poste|fonction|emploi|intitule)(?: (?:occupe|du poste))?|position|stelle|tatigkeit|beruf|funktion|stellenbezeichnung|funcao',
    ),
    'position',
  ],
  [label(START), 'startDate'],
  [label(END), 'endDate'],
  [
    label(
      '(?:worksite |current |former |name of )?(?:employer|company|organi[sz]ation)(?: name)?|empresa|empleador|entreprise|employeur|arbeitgeber|firma|empregador',
    ),
    'employerName',
  ],
  [
    label(
      '(?:work |job |employer |office |assigned |home )?(?:locations?|city(?: (?:and )?state)?|town|branch|site|worksite|place of work|campus|depot|store|plant|warehouse|facility|duty station)|lugar(?: de trabajo)?|centro(?: de trabajo)?|sede|ciudad|lieu(?: de travail)?|ville|site|agence|ort|standort|arbeitsort|niederlassung|filiale|werk|local(?: de trabalho)?|cidade|unidade|filial',
    ),
    'employerLocation',
  ],
  [label('(?:employment |current |employee )?status|active|estado|statut|situacao'), 'status'],
];

const EDUCATION: readonly [RegExp, LabelMeaning][] = [
  [
    label(
      '(?:date )?(?:of )?(?:graduat(?:ion|ed)|degree|conferral|conferred|award(?:ed)?|completion|completed|commencement|diploma|certificate)(?: date| on| awarded| conferred| issued| granted| year| completed)+|graduat(?:ion|ed)|conferr?(?:al|ed)|awarded|completed|date (?:degree |of (?:degree |the )?)?(?:conferred|conferral|awarded|award|graduation|graduated|degree|completion|completed|issue|diploma|credential)(?: .{1,20})?|(?:year|date|month) of passing|passing year|passed(?: out)?|year (?:of graduation|graduated|of completion|awarded)|class(?: of)?|fecha (?:de |del )?(?:graduacion|titulacion|egreso|grado|titulo|expedicion)|titulacion|graduacion|fecha de obtencion|titulado el|obtenido el|ano de (?:egreso|graduacion|titulacion|conclusao|formatura)|date (?:d obtention|de delivrance|du diplome|de diplomation)|obtention|annee d obtention|obtenue? (?:le|en)|delivree? le|diplomee? (?:le|en)|diplome le|(?:zeugnis|diplom|urkunden|verleihungs)datum|datum (?:der verleihung|des (?:abschlusses|zeugnisses|diploms))|verliehen(?: am)?|abgeschlossen(?: am)?|bestanden am|abschlusszeugnis(?: vom)?|abschlussdatum|abschluss am|datum|(?:data de |data da )?(?:colacao(?: de grau)?|formatura|expedicao|diplomacao|obtencao)|colou grau(?: em)?|formad[oa] em|degree conferral',
    ),
    'graduationDate',
  ],
  [
    label(
      '(?:type of )?(?:degrees?|qualifications?|awards?|credentials?|diplomas?|certificates?|degree type)(?: (?:earned|awarded|conferred|received|granted|obtained|title|name|level|type|held))*|titulo(?: (?:obtenido|otorgado|obtido))?|grado(?: academico)?|diplome(?: (?:obtenu|prepare))?|qualification|abschluss(?:grad|bezeichnung)?|akademischer grad|grau(?: academico)?|titulacao|habilitacao|degree and major|credential earned',
    ),
    'qualification',
  ],
  [
    label(
      'program(?:me)?s?(?: completed)?|(?:academic |degree |primary |declared |second |other |additional |double |dual |first )?(?:majors?|fields?|concentrations?|disciplines?|speciali[sz]ations?|subjects?|courses?|area|specialty)(?: (?:of study|studied|name|s))*|program(?:me)? of study|major field|carrera|especialidad|specialite|filiere|domaine|fach|studienfach|studiengang|curso|area',
    ),
    'fieldOfStudy',
  ],
  [
    label(
      `${START}|(?:first )?term enrolled|first (?:term|semester|quarter)(?: attended| enrolled)?|first (?:date )?attended|enroll?ed|enroll?ment(?: date)?|matriculat(?:ion|ed)|admi(?:ssion|tted)(?: date)?|entered`,
    ),
    'startDate',
  ],
  [label(`${END}|last term(?: attended)?|last enroll?ed`), 'endDate'],
  [
    label(
      '(?:name of |high |graduating )?(?:institution|school|university|college)(?: name| attended| of (?:graduation|record|attendance))?|universidad|universite|etablissement|hochschule|universitat|universidade|instituicao|institucion',
    ),
    'institutionName',
  ],
];

/** What a label means in a search of this type; null where it means nothing that is asked. */
export function meaningOf(words: string, searchType: SearchType): LabelMeaning | null {
  const known = meaningOfOne(words, searchType);
  if (known !== null) return known;
  // "Job Title/Position": two names of one thing.
  const names = words.split(/\s*(?:\/|\s(?:or|and|&|et|ou|y|o|und|oder|e)\s)\s*/u);
  const [first, ...others] = names.length > 1 ? names.map((name) => meaningOfOne(name, searchType)) : [null];
  return first !== undefined && others.every((other) => other === first) ? first : null;
}

/** "Start date per payroll", "Abschlussdatum laut Urkunde": where it was looked up. */
const OF_SOURCE =
  /(?<=\p{L}) (?:(?:as )?(?:registered|recorded|entered|listed|shown) (?:in|on|with)|(?:registrad[oa]|anotad[oa]|inscrit[oa]|que (?:figura|consta)) (?:em|en|na|no)|(?:inscrite?|indiquee?|figurant|mentionnee?) (?:sur|dans|au)|(?:as )?(?:per|according to|laut|gemass|selon|d apres|segun|conforme|segundo)) (?:\p{L}+ ?){1,4}$|(?<=\b(?:date|day|title|employer|major|degree)) (?:on (?:file|record)|of record)$/u;

/** At schools the first day as well as the ceremony of the last one. */
const TWO_DAYS = /^commencement$/;

function meaningOfOne(words: string, searchType: SearchType): LabelMeaning | null {
  if (words.length > MOST_LETTERS) return null;
  const plain = words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<!\p{L})(\p{L})\.(?=\p{L}(?:\.|\b))/gu, '$1')
    .replace(/\([^)]{0,60}\)/g, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replace(/^(?:the |her |his |their |su |la |el |le |die |der |das |o |a )/, '')
    .replace(OF_SOURCE, '')
    .replace(/\bdt\b/g, 'date')
    .replace(/\bseperat/g, 'separat');
  if (plain === '' || plain.length > MOST_PLAIN || (searchType === 'EDUCATION' && TWO_DAYS.test(plain)))
    return null;
  const named = labelNamed(plain, searchType);
  if (named !== undefined) return named;
  const labels = [...(searchType === 'EMPLOYMENT' ? EMPLOYMENT : EDUCATION), ...COMMON];
  return labels.find(([form]) => form.test(plain))?.[1] ?? null;
}
