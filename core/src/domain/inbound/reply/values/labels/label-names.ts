import type { SearchType } from '@credence/contract';
import type { LabelMeaning } from './label-meaning.ts';

type Names = readonly (readonly [LabelMeaning, ...string[]])[];

/** Labels that are put together by no rule, in plain words; each line has a language. */
const OF_JOBS: Names = [
  [
    'position',
    'title of last position|last position title|post held on leaving|position on leaving|title on leaving|left as|ended as|exited as|retired as|separated as|promoted to|post|post held|employed as|worked as|engaged as|hired as|served as|title of position|job class|trade|rating|rank at discharge|business title|functional title|position when left|designation at exit|designation at joining|designation at relieving|designation at time of exit|last held position|position held at exit|appointment held|final post|last post|job profile|duty assignment|job desc',
    'berufsbezeichnung|funktionsbezeichnung|dienststellung|beschaftigt als|tatig als|angestellt als|eingesetzt als|position im unternehmen|letzte position|ausgeubte tatigkeit|letzte tatigkeit|dienstbezeichnung|berufsgruppe',
    'qualite|fonction exercee|fonctions|fonctions exercees|metier|intitule de poste|dernier emploi|derniere fonction|emploi exerce|en qualite de|qualification professionnelle',
    'puesto de trabajo|puesto actual|categoria laboral|oficio|rol|cargo actual|labor desempenada|labores|funciones|ultima posicion|cargo final|puesto final|desempenandose como',
    'funcao exercida|funcoes|ocupacao|cargo funcao|cargo atual|ultima funcao|categoria profissional|funcao desempenhada',
  ],
  [
    'startDate',
    'date of first appointment|start dt|service start|service commenced|date engaged|engagement date|date of engagement|date of employment|employed on|resumption date|date of resumption|resumed|first day of work|first day at work|first day employed|adjusted service date|seniority date|sign on date|contract started|date of commencement of service|hired in|hire month|assumed duty|assumption of duty|date of assumption of duty|embarked',
    'beginn der beschaftigung|beschaftigt seit|beschaftigt ab|beschaftigungsbeginn|vertragsbeginn|arbeitsbeginn|dienstantritt|dienstbeginn|anstellung ab|eingetreten|eingetreten am|beginn des arbeitsverhaltnisses',
    'date de prise de fonction|debut de contrat|debut du contrat|entree? le|embauchee? le|en poste depuis|prise de poste|recrutee? le|engagee? le|date d engagement|entree en service|entree en fonction',
    'fecha de incorporacion|incorporacion|inicio de contrato|inicio de labores|fecha inicial|ingreso a la empresa|fecha de inicio de labores|inicio de la relacion laboral|fecha de vinculacion|vinculacion',
    'admitid[oa] em|inicio do contrato|data de inicio|contratad[oa] em|inicio das atividades|inicio de funcoes',
  ],
  [
    'endDate',
    'last working day|last working date|lwd|last worked day|date of relieving|end dt|date employment ended|service end|date of retirement|end of contract|end of employment|end of service|final day|last shift|date ceased|ceased|cessation date|date of cessation|paid through|date last worked|layoff date|laid off|date of last working day|resigned on|quit|quit date|disembarked|contract ended|date of last work|left on|off payroll',
    'ende der beschaftigung|beschaftigungsende|vertragsende|ausgetreten|ausgetreten am|ausgeschieden am|letzter arbeitstag|dienstende|beschaftigt bis|ende des arbeitsverhaltnisses',
    'fin de contrat|fin du contrat|sortie? le|dernier jour|dernier jour travaille|dernier jour paye|dernier jour de travail|dernier jour d emploi|partie? le|date de rupture|rupture du contrat|cessation de fonction',
    'fecha final|ultimo dia|ultimo dia trabajado|ultimo dia laborado|fin de contrato|fecha de desvinculacion|desvinculacion|termino de contrato|fin de la relacion laboral|renuncia|fecha de renuncia',
    'ultimo dia trabalhado|demitid[oa] em|termino do contrato|fim|desligad[oa] em|fim do contrato|data do desligamento|cessacao|cessou',
  ],
  [
    'dates',
    'duration|duration of employment|duration of service|term of employment|employment duration|length of service|length of employment|period worked|employed between|time with us|worked between|stay|period with us|years with us|years of employment|employment history',
    'beschaftigungsdauer|dauer|beschaftigt von bis|dienstzeit|betriebszugehorigkeit|dauer der beschaftigung|arbeitszeitraum|im betrieb',
    'periode d emploi|dates d emploi|duree du contrat|dates de contrat|dates du contrat|periode travaillee|dates de presence|presence',
    'periodo laborado|periodo laboral|fechas de empleo|tiempo de servicio|tiempo laborado|vigencia|permanencia|antiguedad|duracion|tiempo de servicios|fechas de trabajo',
    'periodo trabalhado|tempo de servico|vigencia do contrato|duracao|tempo de casa|periodo contratual',
  ],
  [
    'employerName',
    'employer of record|entity|employing entity|employing company|employing agency|legal employer|w 2 employer|business name|legal entity|company employer|hiring entity|trading as|registered name|unternehmen|betrieb|societe|raison sociale|razon social|compania|razao social|companhia',
  ],
  [
    'employerLocation',
    'property|premises|mill|plant|store|branch|site|shop|facility|warehouse|base location|place of posting|place of employment|location worked|posted at|based at|based in|work base|einsatzort|dienstort|betriebsstatte|lieu d affectation|lieu d emploi|etablissement d affectation|sucursal|planta|ciudad de trabajo|lugar de labores|sede de trabajo|localidade|local de prestacao de servico',
  ],
  ['status', 'situation|situacion|estatus|situacao atual|situacion actual|situation actuelle'],
];

const OF_STUDIES: Names = [
  [
    'graduationDate',
    'year|passing|convocation|convocation date|convocation year|diploma issued|date granted|granted on|year completed|month and year of passing|month year of passing|month & year of passing|date of qualification|date qualified|date of final award|result date|date certified|certified on|graduated on|graduated in|degree completed|degree posted|degree posted on|date posted',
    'prufungsdatum|abgelegt am|datum der prufung|abschlussjahr|abschlussprufung|verliehen',
    'promotion|annee|annee du diplome|decerne le|remis le|date de reussite|date de soutenance|diplomation',
    'fecha de titulo|fecha del titulo|ano de grado|graduado el|graduada el|grado obtenido el|fecha de acta|acta de grado|fecha de sustentacion|ano de termino',
    'data de expedicao do diploma|data da formatura|ano de formatura|diploma expedido em|concluido em|data do diploma|data da conclusao do curso',
  ],
  [
    'qualification',
    'program completed|award conferred|degree status|award status|graduation status|completion status|title of degree|academic degree|qualification obtained|qualification achieved|degree programme|course of degree|examination passed|degree gained|certificate title|final award|exit award',
    'grad|abschlussart|erworbener abschluss|erworbener grad|erreichter abschluss|art des abschlusses',
    'titre|titre obtenu|diplome delivre|diplome decerne|grade obtenu|nature du diplome|intitule du diplome|certification',
    'grado obtenido|titulo profesional|grado alcanzado|grado o titulo|nivel de estudios|titulo recibido|diploma obtenido|titulo conferido',
    'grau obtido|titulo profissional|diploma obtido|grau conferido|nivel do curso|tipo de curso',
  ],
  [
    'fieldOfStudy',
    'branch|stream|major program|academic program|academic plan|trade|plan of study|course title|course studied|area of specialization|degree program',
    'fachrichtung|hauptfach|schwerpunkt|vertiefung|vertiefungsrichtung|ausbildungsberuf|bildungsgang|studienrichtung|studiengangs',
    'mention|parcours|discipline|specialite du diplome|option|orientation|intitule de la formation|formation',
    'programa|mencion|licenciatura en|programa academico|plan de estudios|carrera profesional|escuela profesional|carrera cursada|especialidad del titulo',
    'area de concentracao|programa|area de formacao|nome do curso|curso de graduacao',
  ],
  [
    'startDate',
    'date of enrollment|date of enrolment|enrollment began|enrollment start|enrolment start|enrolment began|date of admission|date entered|start term|term admitted|first enrolled|attended from|year of admission|year of entry|entry year|admit term|term of entry|date of entry|date of registration|registered|first registered|registered from',
    'eingeschrieben seit|eingeschrieben ab|immatrikuliert seit|immatrikuliert am|studienaufnahme|schuleintritt',
    'date d inscription|premiere inscription|rentree|annee d entree|entree en formation|debut de formation|debut des etudes',
    'ano de ingreso|inicio de estudios|semestre de ingreso|primera matricula|fecha de admision',
    'ano de ingresso|inicio do curso|semestre de ingresso|data da matricula',
  ],
  [
    'endDate',
    'final term|last term end|withdrawn|withdrawn on|lda|attended until|attended to|term ended|last date of attendance|last attendance|left school|last registered|registered to|enrollment ended|enrolment ended|enrollment end|enrolment end',
    'exmatriculation|ex matriculation|deregistration|disenrollment|disenrolled|fin d etudes|fin de scolarite|fin de formation|fin des etudes|exmatrikuliert am|exmatrikuliert|exmatriculated|ex matriculated|schulaustritt|eingeschrieben bis',
    'fin de estudios|termino de estudios|ultima matricula|semestre de egreso|retiro|termino do curso|ultima matricula|saida do curso',
  ],
  [
    'dates',
    'duration|duration of course|course duration|academic session|dates enrolled|period enrolled|enrolled between|duration of study|dates of study|years of study|duration of studies|period of enrollment|period of attendance|dates of enrollment',
    'studienzeit|studiendauer|studienzeitraum|schulbesuch|ausbildungszeit|ausbildungsdauer|besuch der schule|eingeschrieben von bis',
    'dates de scolarite|scolarite|annees|annees d etudes|periode de formation|duree des etudes|periode d etudes|annees de scolarite',
    'periodo academico|periodo cursado|duracion|anos cursados|anos de estudio|periodo de realizacao|duracao do curso|periodo letivo',
  ],
  [
    'institutionName',
    'awarding body|awarding institution|institute|schule|ecole|lycee|plantel|escuela|colegio|casa de estudios|faculdade|escola|instituicao de ensino|campus name',
  ],
];

const tableOf = (names: Names): ReadonlyMap<string, LabelMeaning> =>
  new Map(
    names.flatMap(([meaning, ...languages]) =>
      languages
        .flatMap((line) => line.split('|'))
        .flatMap(formsOf)
        .map((name) => [name, meaning] as const),
    ),
  );

/** "Entree? le" with the letter and without it, "admitid[oa]" with either. */
const formsOf = (name: string): string[] =>
  /[?[]/.test(name)
    ? [
        name.replace(/\p{L}\?/gu, '').replaceAll('[oa]', 'o'),
        name.replaceAll('?', '').replaceAll('[oa]', 'a'),
      ]
    : [name];

const TABLES: Readonly<Record<SearchType, ReadonlyMap<string, LabelMeaning>>> = {
  EMPLOYMENT: tableOf(OF_JOBS),
  EDUCATION: tableOf(OF_STUDIES),
};

/** What a label in plain words means; undefined where it has no meaning of its own. */
export const labelNamed = (plain: string, searchType: SearchType): LabelMeaning | undefined =>
  TABLES[searchType].get(plain);
