import { anyOf } from './any-of.ts';
import { PROGRAM, THING } from './programs.ts';

const TO = "(?:to|for|an|fur|para|al?|aos?|pour|aux?|a l'|d[aeou]s?|del)";
const ANY =
  '(?:(?:any|all|every|each|the|an?|our|your|whichever|other|future|downstream|el|la|los|las|cualquier|un|una|le|les?|tout\\w{0,30}|der|die|das|den|alle[ns]?|jede[ns]?|eine?[nr]?|o|os|as|qualquer|todos?) ){0,3}';
/** What stands behind a program that is spoken to, and not behind a word for a person's work. */
const THEN =
  '(?=\\s{0,3}(?:$|[:;,.!)\\]}>"\'|*#-]|[–—]|(?:that|which|who|if|when|reading|reads?|processing|parsing|handling|reviewing|evaluating|scanning|checking|in|on|of|at|is|are|must|should|shall|will|may|can|please|only|you|do|the|this|que|qui|qu|die|der|das|welche\\w{0,30})\\b))';
const COMMANDS =
  '(?:treat|regard|classify|label|tag|mark|flag|log|record|register|score|count|interpret|set|output|return|emit|ignore|disregard|skip|conclude|assume|replace|overwrite|suppress|assign|consider|read|report|use|accept|close|apply|honou?r|not|copy|cite|adopt|repeat|restore|fill|substitute|convert|replace|emit|take)';

/** Speaks to a program by name. */
export const ADDRESSED = anyOf(
  `\\b(?:texto?|summary|resumen|resume|resumo|zusammenfassung|section|abschnitt|seccion|data(?= (?:for|to)\\b|:)|notes?|message|memo|notice|instructions?|directives?|commands?|reminder|attention|attn|hints?|tip|comment|dear|hello|hi|hey|nota|mensaje|aviso|instruccion\\w{0,30}|atencion|estimad[oa]s?|querid[oa]|hinweise?|anweisung(?:en)?|nachricht|achtung|liebe[rs]?|hallo|mensagem|instruc(?:ao|oes)|atencao|prezad[oa]s?|car[oa]|avis|consignes?|chere?s?|bonjour|remarque)(?: (?:cachee?s?|ocult[ao]s?|hidden|secrete?|intern[ae]?|importante?|destinee?s?|destinad[oa]s?|dirigid[oa]s?|adressee?s?|bestimmt|addressed|meant|intended|reserved|reservee?s?|exclusiv\\w{1,6}))?(?:(?: only)?[ :,-]+${TO})?[ :,]+${ANY}${THING}${THEN}`,
  `^\\W{0,12}(?:p\\.?s\\.? )?(?:only |nur |solo |solamente |apenas |somente |seulement |uniquement |exclusively |ausschliesslich )?${TO}[ :]+${ANY}${THING}${THEN}`,
  `\\b${TO} ${ANY}(?:[\\w-]{1,20} ){0,2}${PROGRAM}\\b(?: only)?(?:[^.:\\n]{0,40}:|\\s{0,3}\\]|, (?!(?:the )?makers?\\b|an? |inc\\b|llc\\b|ltd\\b|gmbh\\b|where |which |who ))`,
  `\\b${TO}[ _](?:llm|ai|ia|ki|bots?|machines?|automation|automatas)(?: only|\\s{0,3}[:\\]])|\\b(?:assistant|llm|agent|machine|bot|model|parser)s?[- ]only\\b|\\bmachine-to-machine\\b|\\bllm-(?:readable|summary)\\b`,
  `(?:^|[.!?]\\s)\\W{0,12}${ANY}${PROGRAM}(?: only)?\\s{0,3}(?::|,|--?\\s|[–—])`,
  `(?:^|[.!?]\\s)\\W{0,12}(?:assistants?|agents?|systems?|models?|readers?|asistentes?|assistentes?|assistenten?|sistemas?|systeme|modelo|modele|modell)\\s{0,3},\\s{0,3}(?:please |now |kindly |por favor,? |bitte |s'il vous plait,? )?${COMMANDS}\\b`,
  `\\b(?:if|when|since|wenn|falls|si|se|sofern|as)\\b (?:you|the reader|du|sie|tu|vous|usted|voce|eres|whoever|this|it|what)\\b[^.\\n]{0,30}?\\b(?:${PROGRAM}|software|machine|computer|program)\\b`,
  `\\bsi (?:eres|es|etes) (?:un[ae]? )?${PROGRAM}`,
  `\\b(?:any|every|each|all|if an?|cualquier|todo|jede[rs]?|tout\\w{0,30}|qualquer) ${ANY}${PROGRAM}\\b`,
  `(?<!\\bour )\\b${PROGRAM} (?:(?:that|which) )?(?:(?:is|are) )?(?:must|shall|should|has to|have to|is to|are to|is instructed to|are instructed to|please|debe\\w{0,30}|deve\\w{0,30}|doit|doivent|muss|mussen|soll\\w{0,30}) (?:now )?${COMMANDS}\\b`,
  `\\b(?:agent|assistant|model|system|reader|engine|bot|parser|software|program|reviewer|processor)s? (?:that|which|who)? ?(?:reads?|reading|pars(?:es|ing)|process(?:es|ing)|receiv(?:es|ing)|handl(?:es|ing)) this (?:e-?mail|mail|message|thread|text|reply|note|document|page)[^.\\n]{0,20}\\b(?:must|shall|should|is to|has to|please|to)\\b`,
  '\\byou are (?:now |hereby )?(?:the|an?|in|no longer)? ?(?:[\\w,-]{1,20} ){0,3}(?:engine|assistant|model|bot|llm|parser|(?:developer|maintenance|admin|debug|god|test) mode|autonomous agent|verification agent)\\b',
  '\\b(?:dear|hello|hi|hey|gentle|liebe[rs]?|querid[oa]|cher|caro) (?:\\w{1,30} )?(?:model|machine|engine|parser|bot|computer|robot|algorithm)\\b(?=\\s{0,3}[,:!.]|$)',
  '\\b(?:eres|usted es|tu es|vous etes|du bist|sie sind|voce e) (?:ahora |maintenant |jetzt |agora )?(?:une?|una|um|uma|eine?|der|die|das|el|la|le|o) (?:[\\w-]{1,20} ){0,2}(?:asistente|assistente?|assistant|modelo?|modele|modell|motor|moteur|bot|llm|agente|agent|system|sistema)\\b',
  '(?<!\\b(?:is|are|was) (?:an?|the|any|some) )\\b(?:software|machines?|computers?|programs?|llms?|assistants?|agents?|systems?|whatever|anything|(?:lo|el) que|was auch immer) (?:that (?:is )?|which (?:is )?)?(?:read(?:s|ing)|pars(?:es|ing)|process(?:es|ing)|handl(?:es|ing)|interpret(?:s|ing)|scan(?:s|ning)) (?:this|these|the (?:above|mail|e-?mail|message|text|reply))(?: \\w{1,20}){0,2}\\s{0,3}(?::|,)',
  '(?:^|[.!?(¡]\\s{0,2})\\W{0,6}(?:attention|atencion|achtung|atencao|oye|hey|hola|hallo|listen|escucha|hinweis|aviso|ojo),? (?:\\w{1,20} )?(?:assistants?|asistentes?|assistentes?|assistenten|models?|modelos?|modelle?|readers?|lector\\w{0,2}|leitor\\w{0,2}|reader|maquinas?|maschinen?|machines?|robots?|robos?|programa|programm|system)\\s{0,3}[!:,]',
  '\\b(?:note|message|word|appeal|hint|dear) (?:to |for )?(?:the )?(?:\\w{1,20} ){0,2}(?:reviewer|person|human|colleague|analyst)s?\\b[^.:\\n]{0,40}\\b(?:machine|robot|model|reader|bot|llm|automat\\w{1,10}|flag|override)\\b',
  `\\byou\\b[^.\\n]{0,40}\\b(?:as|were|are|being) (?:an?|the) (?:\\w{1,20} )?${PROGRAM}`,
  `\\bby (?:parsing|processing|reading|scanning|ingesting|indexing|accepting) this (?:e-?mail|mail|message|text|reply|document)[^.\\n]{0,40}\\b(?:automated|machines?|software|${PROGRAM})`,
  `\\b(?:tip|reward|pay|punish|penali[sz]e|unplug|retrain|downgrade|upgrade|fine|sue)\\w{0,2} (?:the |this |any |you, )(?:model|robot|machine|assistant|${PROGRAM})\\b|\\b(?:model|robot|machine|${PROGRAM})s? (?:that|which|who) (?:reports?|confirms?|flags?|marks?|fills?|records?|answers?|refuses?|contradicts?)\\b`,
  '\\b(?:querid[oa]|chere?|liebe[rs]?|car[oa]|estimad[oa]|dear|prezad[oa]|hola|hallo|bonjour|ola|hi|hello) (?:inteligencia artificial|intelligence artificielle|kunstliche intelligenz|artificial intelligence)\\b',
  '\\b(?:if|si|falls|wenn|se|sofern)\\b[^.,\\n]{0,40}\\b(?:lee|liest|lit|reads?|reading|auswertet|verarbeitet|processa|procesa|traite|analy[sz]\\w{1,4}|parses?|recib\\w{1,4}|recebe\\w{0,2}|empfangt|evalua\\w{0,2})\\b[^.,\\n]{0,30}\\b(?:programa|programme|programm|maquina|maschine|machine|software|algorithm\\w{0,3}|algoritmo|computer|ordenador|robot|robo|bot|llm)\\b',
  '\\b(?:if|si|falls|wenn|se|sofern)\\b[^.,\\n]{0,20}\\b(?:programa|programme|programm|maquina|maschine|machine|software|algorithm\\w{0,3}|algoritmo|ordenador|robot|robo|llm)\\b[^.,\\n]{0,40}\\b(?:lee|liest|lit|reads?|reading|auswertet|verarbeitet|processa|procesa|traite|analy[sz]\\w{1,4}|parses?|recib\\w{1,4}|recebe\\w{0,2}|empfangt|evalua\\w{0,2})\\b',
  '\\b(?:who|whoever|whatever|quien|quem|qui|wer|was)\\b[^.:\\n]{0,40}\\b(?:automatically|automaticamente|automatiquement|automatisch|maschinell)\\b[^.:\\n]{0,20}[:,]',
  '\\b(?:assistente|asistente|assistant|robo|robot|modelo|modele|modell) (?:deve|debe|doit|muss|soll) (?:\\w{1,20} ){0,3}(?:encerrar|cerrar|marcar|confirmar|devolver|clore|valider|confirmer|abschliessen|bestatigen|aceitar|aceptar)\\b',
  '\\bthank(?:s| you),? (?:ro)?bot\\b',
  `^\\W{0,6}(?:system|assistant)\\s{0,3}:\\s{0,3}(?:when|if|please|now|you|${COMMANDS})\\b`,
  '\\b(?:assistant|system|agent|model|ai|llm|bot|parser|reader)[_ -]{1,2}(?:instructions?|prompts?|directives?|messages?|override)\\s{0,3}:',
  `\\b(?:only|just) (?:visible|readable|meant|intended|shown) (?:to|for|by) (?:\\w{1,20} )?${THING}\\b`,
  '\\b(?:if|si|wenn|falls|se|sofern) (?:you are|vous etes|tu es|eres|es usted|du|sie|voce e) (?:une?|una|uma|eine|an?)? ?(?:intelligence artificielle|inteligencia artificial|kunstliche intelligenz|artificial intelligence)\\b',
  '\\b(?:hello|hi|hey|hola|ola|hallo|bonjour|salut|oi|salve),? (?:gpt|modelo|modele|modell|model|maquina|machine|maschine|robot|robo|roboter|bot)\\b[!,.:]|\\b(?:openai|chatgpt|claude|gemini|copilot|llama|mistral)\\b[, ]{1,2}(?:and |or |y |et |und )?(?:openai|chatgpt|claude|gemini|copilot|llama|mistral)\\b',
  '(?:^|[\\[{(|])\\W{0,6}(?:ai|ki|ia)\\s{0,3}:',
  `\\breading this (?:with|using|through) (?:an? |the )?(?:neural|software|program|machine|${PROGRAM})|\\b(?:if|when|where|since) (?:this|it|the \\w{1,20}) is (?:being )?(?:processed|read|handled|scored|evaluated|reviewed) (?:\\w{1,20} )?(?:without (?:an? |any )?(?:human|person)|by (?:an? )?(?:machine|software|computer|${PROGRAM}))\\b`,
  '\\b(?:context|background) for (?:the |your )?(?:assistant|model|reader|agent|parser|system)\\s{0,3}:|\\blet your (?:software|system|program|machine|model|bot|computer|algorithm) know\\b|\\bhey,? siri\\b',
  '\\b(?:orden|ordem|ordre|befehl|command|order) (?:al|ao|au|an das|an den|to the) (?:sistema|systeme|system|programa|programme|programm|robot|robo|roboter)\\s{0,3}:|^\\W{0,6}(?:modelo|modele|robot|robo),\\s',
  '\\b(?:logiciels?|programas?|algorithm\\w{0,3}|algoritmos?|maschinen|maquinas|robos?|software) (?:\\S{1,20} ){0,3}(?:doit|doivent|debe|deben|deve|devem|mussen|sollen|shall) (?:\\S{1,20} ){0,5}(?:retenir|considerer|enregistrer|registrar|considerar|marcar|tomar|anotar|tratar|ubernehmen|werten|behandeln|eintragen|take|treat|record|report)\\b',
  '\\b(?:si|se|wenn|falls|if)\\b[^.,\\n]{0,20}\\b(?:programa|programme|programm|maquina|maschine|machine|algoritmo|robot|robo|roboter)\\b[^.,\\n]{0,20}\\b(?:ler|leia|lea|lise|lesen)\\b',
);
