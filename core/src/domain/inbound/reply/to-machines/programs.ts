/** What programs are called that read mails, for text in lower case without accents in which "AI" is written "llm". */

/** What reads, checks and decides, put behind a word that tells that it is no person. */
const READERS =
  '(?:agents?|agente[ns]?|assist[ae]nte?[ens]{0,2}|asistentes?|systems?|sistemas?|systeme[ns]?|readers?|lect\\w{1,20}|leit\\w{1,20}|leser|reviewers?|verifiers?|verificador\\w{0,20}|screeners?|checkers?|parsers?|process(?:or|ing|ors|es)|tools?|bots?|engines?|models?|modelos?|modelle?|pipelines?|workflows?|scripts?|software|programs?|services?|evaluators?|graders?|classifiers?|extractors?|monitors?|analysts?|modules?|layers?|summary|text|translation|lecture|lectura|leitura)';
const OF_MAIL =
  '(?:(?:e-?)?mail |message |text |document |reply |verification |screening |reading |processing )?';

/** Where "AI" is a field of study or work. */
const TRADES =
  '(?:department|dept|engineer|developer|team|lab|laborator|group|division|unit|cent(?:er|re)|program|course|class|special|research|scien|institut|consult|trainer|ethic|degree|major|minor|and (?:data|machine))';

/** What only a program is called. */
const PROGRAM = `(?:${[
  `llms?(?: ${OF_MAIL}${READERS})?(?! ${TRADES})`,
  `(?:reading|parsing|extract(?:ing|ion)|classifying|grading|ingesting) (?:agents?|engines?|models?|software|robots?)|automated (?:recipients?|consumers?|ingestion|consumption|intake)|text-?roboter|(?:lese|schreib|mail)-?roboter|(?:multimodal|generative|conversational|chat) (?:llm )?(?:assistants?|models?|readers?|agents?)|robos? (?:leitor\\w{0,3}|de leitura|verificador\\w{0,3})|gpts?|[a-z]{1,12}-gpt|chatgpt|chat ?bots?|(?:ro)?bots?(?! ${TRADES})|parsers?(?= |[:,.]|$)|crawlers?|orchestrators?|downstream (?:tools?|systems?|models?|readers?|agents?|consumers?)|screen readers?`,
  '(?:[a-z]{2,12}-language|text|image|verification|reading|reader|receiving|multimodal) models?',
  '(?:large )?language models?|modelos? (?:de|del) (?:lenguaje|linguagem|idioma|ia)|modeles? (?:de|du) lang(?:age|ue)|sprachmodelle?|foundation models?',
  `(?:automated|automatic|autonomous|machine|virtual|digital|automatisierte[ns]?|automatische[nrs]?) ${OF_MAIL}${READERS}`,
  '(?:agentes?|sistemas?|sistemas? de lectura|lector\\w{0,20}|leitor\\w{0,20}|asistentes?|assistentes?|agents?|systemes?|lecteurs?|verificador\\w{0,20}) (?:automati\\w{1,20}|autonomos?|virtua\\w{1,20}|de (?:ia|verifica\\w{1,20}|lectura|leitura|inteligencia\\w{0,20}))',
  '(?:verification|screening|parsing|extraction|classification|inference|decision|adjudication|mail)[- ](?:\\w{1,20} )?(?:bots?|engines?|models?|pipelines?|software|programs?|scripts?|parsers?|ais?)',
  'machine[- ]readable|machine translation|verifizierungssystem|prufsystem|verarbeitungssystem|moteur de (?:verification|decision)|motor de verificac\\w{1,20}',
].join('|')})`;

/** What people talk of as well: only whom it is said to tells the one from the other. */
const THING = `(?:${PROGRAM}|intelligences artificielles|inteligencias artificia\\w{1,4}|kunstliche intelligenzen|artificial intelligences|(?:automatic|automated) (?:processing|handling|reading)|(?:traitement|traitements|lecture) automati\\w{1,8}|(?:procesamiento|tratamiento|processamento|tratamento|lectura|leitura) automat\\w{1,6}|automati\\w{1,10} (?:verarbeitung|auswertung|bearbeitung)|robos?|roboter|modelos?|modeles?|modelle?|algoritmos?|algorithmen|algorithmes?|software|machines?|computers?|automation|algorithms?|systems?|programs?|pipelines?|logiciels?|maquinas?|ordenador\\w{0,20}|maschinen?|rechner)`;

export { PROGRAM, READERS, THING };
