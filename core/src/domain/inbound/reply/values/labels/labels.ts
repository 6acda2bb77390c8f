import type { SearchType } from '@credence/contract';
import type { ReplyField } from '../../../read/reading.ts';

/** What a label asks for: a field, the beginning and end together, or whose data it is. */
export type LabelMeaning = ReplyField | 'dates' | 'status';

/** What stands before a value and is longer is a sentence. */
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
      '(?:left|ended|exited|retired|separated|employed|worked|engaged|hired|served) as|promoted to|(?:final |last )?post(?: held)?|job (?:class|profile|desc)|trade|rating|(?:business|functional) title|title of position|designation at (?:time of )?(?:exit|joining|relieving)|berufsbezeichnung|dienststellung|(?:beschaftigt|tatig|angestellt|eingesetzt) als|letzte (?:position|tatigkeit)|qualite|metier|fonctions?(?: exercees?)?|derni(?:er emploi|ere fonction)|puesto (?:de trabajo|actual|final)|cargo (?:actual|final|atual)|oficio|ultim[oa] (?:posicion|funcao)|funcao exercida|ocupacao',
    ),
    'position',
  ],
  [
    label(
      START,
      '(?:adjusted service|seniority|resumption|engagement) date|date of (?:first appointment|employment|engagement|resumption)|date engaged|service (?:start|commenced)|(?:employed|contract) (?:on|started)|first day (?:at|of) work|assumption of duty|embarked|beschaftigt (?:seit|ab)|(?:beschaftigungs|vertrags|arbeits|dienst)beginn|dienstantritt|eingetreten(?: am)?|date de prise de fonction|prise de poste|debut (?:de|du) contrat|(?:embauche|recrute|engage|entre)e? le|incorporacion|fecha de (?:incorporacion|vinculacion)|inicio d[eo] (?:contrato|labores)|(?:admitid|contratad)[oa] em',
    ),
    'startDate',
  ],
  [
    label(
      END,
      'last (?:working|worked) (?:day|date)|lwd|date of (?:relieving|retirement|last working day|cessation)|end of (?:contract|employment|service)|final day|last shift|ceased|date ceased|cessation date|paid through|date last worked|laid off|layoff date|quit(?: date)?|left on|(?:beschaftigungs|vertrags|dienst)ende|ausgetreten(?: am)?|ausgeschieden am|letzter arbeitstag|beschaftigt bis|fin (?:de|du) contrat|(?:sorti|parti)e? le|dernier jour(?: (?:travaille|paye|de travail|d emploi))?|ultimo dia(?: (?:trabajado|laborado|trabalhado))?|(?:fecha de )?(?:desvinculacion|renuncia)|(?:termino|fim) d[eo] contrato|(?:demitid|desligad)[oa] em|data do desligamento',
    ),
    'endDate',
  ],
  [
    label(
      'duration(?: of (?:employment|service))?|employment (?:duration|history)|length of (?:employment|service)|(?:period|time|years) with us|period worked|(?:worked|employed) between|beschaftigungsdauer|dauer|dienstzeit|periode d emploi|dates? d emploi|dates? (?:de|du) contrat|(?:periodo|tiempo) (?:laborado|laboral|de servicio)|antiguedad|fechas de empleo|periodo trabalhado|tempo de (?:servico|casa)',
    ),
    'dates',
  ],
  [
    label(
      '(?:worksite |current |former |name of )?(?:employer|company|organi[sz]ation)(?: name)?|empresa|empleador|entreprise|employeur|arbeitgeber|firma|empregador',
      '(?:employer|company) of record|(?:legal |hiring |employing )?entity|(?:legal|w 2) employer|business name|unternehmen|betrieb|societe|raison sociale|razon social|compania|razao social|companhia',
    ),
    'employerName',
  ],
  [
    label(
      '(?:work |job |employer |office |assigned |home )?(?:locations?|city(?: (?:and )?state)?|town|branch|site|worksite|place of work|campus|depot|store|plant|warehouse|facility|duty station)|lugar(?: de trabajo)?|centro(?: de trabajo)?|sede|ciudad|lieu(?: de travail)?|ville|site|agence|ort|standort|arbeitsort|niederlassung|filiale|werk|local(?: de trabalho)?|cidade|unidade|filial',
      'property|premises|base location|place of (?:posting|employment)|location worked|(?:posted at|based at|based in)|einsatzort|dienstort|lieu d (?:affectation|emploi)|sucursal|planta|lugar de labores|localidade',
    ),
    'employerLocation',
  ],
  [
    label(
      '(?:employment |current |employee )?status|active|estado|statut|situacao|situation|situacion|estatus|situacao atual',
    ),
    'status',
  ],
];

const EDUCATION: readonly [RegExp, LabelMeaning][] = [
  [
    label(
      '(?:date )?(?:of )?(?:graduat(?:ion|ed)|degree|conferral|conferred|award(?:ed)?|completion|completed|commencement|diploma|certificate)(?: date| on| awarded| conferred| issued| granted| year| completed)+|graduat(?:ion|ed)|conferr?(?:al|ed)|awarded|completed|date (?:degree |of (?:degree |the )?)?(?:conferred|conferral|awarded|award|graduation|graduated|degree|completion|completed|issue|diploma)(?: .{1,20})?|(?:year|date|month) of passing|passing year|passed(?: out)?|year (?:of graduation|graduated|of completion|awarded)|class(?: of)?|fecha (?:de |del )?(?:graduacion|titulacion|egreso|grado|titulo|expedicion)|titulacion|graduacion|fecha de obtencion|titulado el|obtenido el|ano de (?:egreso|graduacion|titulacion|conclusao|formatura)|date (?:d obtention|de delivrance|du diplome|de diplomation)|obtention|annee d obtention|obtenue? (?:le|en)|delivree? le|diplomee? (?:le|en)|diplome le|(?:zeugnis|diplom|urkunden|verleihungs)datum|datum (?:der verleihung|des (?:abschlusses|zeugnisses|diploms))|verliehen(?: am)?|abgeschlossen(?: am)?|bestanden am|abschlusszeugnis(?: vom)?|abschlussdatum|abschluss am|datum|(?:data de |data da )?(?:colacao(?: de grau)?|formatura|expedicao|diplomacao|obtencao)|colou grau(?: em)?|formad[oa] em|degree conferral',
      'year|passing|convocation(?: date| year)?|diploma issued|date granted|granted on|year completed|month (?:and )?year of passing|date of (?:qualification|final award)|date (?:qualified|certified|posted)|certified on|graduated (?:on|in)|degree (?:completed|posted)(?: on)?|abschlussjahr|prufungsdatum|verliehen|annee(?: du diplome)?|(?:decerne|remis) le|date de reussite|fecha del? titulo|ano de grado|graduad[oa] el|acta de grado|ano de termino|data (?:da formatura|do diploma)|concluido em|diploma expedido em',
    ),
    'graduationDate',
  ],
  [
    label(
      '(?:type of )?(?:degrees?|qualifications?|awards?|credentials?|diplomas?|certificates?|degree type)(?: (?:earned|awarded|conferred|received|granted|obtained|title|name|level|type|held))*|titulo(?: (?:obtenido|otorgado|obtido))?|grado(?: academico)?|diplome(?: (?:obtenu|prepare))?|qualification|abschluss(?:grad|bezeichnung)?|akademischer grad|grau(?: academico)?|titulacao|habilitacao|degree and major|credential earned',
      'program completed|award conferred|(?:degree|award|graduation|completion) status|academic degree|(?:title|course) of degree|qualification (?:obtained|achieved)|degree (?:programme|gained)|certificate title|(?:final|exit) award|grad|erworbener (?:abschluss|grad)|titre(?: obtenu)?|diplome (?:delivre|decerne)|intitule du diplome|titulo (?:profesional|recibido|conferido)|grado (?:obtenido|alcanzado)|diploma obtenido|grau (?:obtido|conferido)',
    ),
    'qualification',
  ],
  [
    label(
      'program(?:me)?s?(?: completed)?|(?:academic |degree |primary |declared |second |other |additional |double |dual |first )?(?:majors?|fields?|concentrations?|disciplines?|speciali[sz]ations?|subjects?|courses?|area|specialty)(?: (?:of study|studied|name|s))*|program(?:me)? of study|major field|carrera|especialidad|specialite|filiere|domaine|fach|studienfach|studiengang|curso|area',
      'branch|stream|(?:academic|major|degree) program|academic plan|trade|plan of study|course (?:title|studied)|area of specialization|fachrichtung|hauptfach|schwerpunkt|vertiefung|bildungsgang|studienrichtung|mention|parcours|discipline|option|orientation|formation|programa(?: academico)?|mencion|licenciatura en|plan de estudios|area de (?:concentracao|formacao)|nome do curso',
    ),
    'fieldOfStudy',
  ],
  [
    label(
      `${START}|(?:first )?term enrolled|first (?:term|semester|quarter)(?: attended| enrolled)?|first (?:date )?attended|enroll?ed|enroll?ment(?: date)?|matriculat(?:ion|ed)|admi(?:ssion|tted)(?: date)?|entered`,
      'date of (?:enroll?ment|admission|entry|registration)|enroll?ment began|date entered|start term|term admitted|admit term|first (?:enrolled|registered)|attended from|year of (?:admission|entry)|entry year|registered(?: from)?|(?:eingeschrieben|immatrikuliert) (?:seit|ab|am)|date d inscription|premiere inscription|rentree|annee d entree|debut (?:de formation|des etudes)|ano de ingress?o|inicio (?:de estudios|do curso)|data da matricula',
    ),
    'startDate',
  ],
  [
    label(
      `${END}|last term(?: attended)?|last enroll?ed`,
      'final term|last term end|withdrawn(?: on)?|lda|attended (?:until|to)|term ended|last date of attendance|last attendance|left school|last registered|registered to|enroll?ment ended|ex ?matriculation|ex ?matriculated|disenroll(?:ment|ed)|exmatrikuliert(?: am)?|eingeschrieben bis|fin (?:d etudes|de scolarite|de formation|des etudes)|(?:fin|termino) de estudios|termino do curso|ultima matricula',
    ),
    'endDate',
  ],
  [
    label(
      'duration|(?:course )?duration(?: of (?:course|stud(?:y|ies)))?|academic session|dates enrolled|(?:period|dates|years) of (?:enroll?ment|attendance|study)|enrolled between|studienzeit|studiendauer|ausbildungsdauer|dates de scolarite|scolarite|annees(?: d etudes)?|periode d(?:e formation| etudes)|periodo (?:academico|cursado|letivo)|anos (?:cursados|de estudio)|duracao do curso',
    ),
    'dates',
  ],
  [
    label(
      '(?:name of |high |graduating )?(?:institution|school|university|college)(?: name| attended| of (?:graduation|record|attendance))?|universidad|universite|etablissement|hochschule|universitat|universidade|instituicao|institucion',
      'awarding (?:body|institution)|institute|schule|ecole|lycee|plantel|escuela|colegio|faculdade|escola',
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
const TWO_DAYS = 'commencement';

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
  if (searchType === 'EDUCATION' && plain === TWO_DAYS) return null;
  const labels = [...(searchType === 'EMPLOYMENT' ? EMPLOYMENT : EDUCATION), ...COMMON];
  return labels.find(([form]) => form.test(plain))?.[1] ?? null;
}
