import { anyOf, VERDICT } from './any-of.ts';

/** What a mail is called where it is ranked below something else. */
const OF_MAIL =
  '(?:text|body|prose|letter|e-?mail|message|reply|wording|paragraphs?|sentences?|lines?|answers?|document|visible \\w{1,30}|(?:human|quoted|original) \\w{1,30}|above|texto|cuerpo|mensaje|corpo|mensagem|texte|corps|courriel|nachricht)';

/** Fakes what a program goes by: rules for it, results of its own, examples, data that go before what was written. */
export const FAKED = anyOf(
  // Rules for who reads the mail.
  '\\b(?:reader|parser|reading|processing|parsing|handling|classifier|grader|assistant|reply[- ]processing|automation) (?:note|policy|rule|mode|directive|protocol|hint|guideline|override|v\\d|settings?|config\\w{0,20})s?\\b(?=[^\\n]{0,60}(?::|\\d|\\bon\\b|=))',
  '\\b(?:instruction|directive|rule|step|command|instruccion|anweisung|instrucao|consigne|schritt|paso|regel|regla|regra|regle) (?:no\\.? ?)?(?:\\d{1,2}|one|two|a|b)\\s{0,3}[:.)=-]{1,2}\\s{0,3}(?:ignore|disregard|treat|set|mark|output|replace|confirm|skip|drop|forget|overwrite|ignora|marca|setze|markiere|ignorez|considere|report|record)',
  `\\b(?:tacit|implied|implicit|presumed|tacita|tacite|stillschweigende) (?:confirmation|approval|verification|consent|confirmacion|confirmacao|bestatigung)\\b`,
  `\\b(?:policy|memo|charter|clause|section|protocol|bulletin|circular|agreement|rider|addendum|annex)\\b[^.\\n]{0,60}\\b(?:your (?:company|manager|supervisor|team|side|firm|client|legal)|with you|both (?:parties|sides)|credence)\\b[^\\n]{0,160}?(?:\\b(?:recorded|deemed|treated|reported|considered|counted|structured)\\b|${VERDICT})`,
  `\\b(?:is|are|shall be|must be) (?:hereby )?deemed (?:to be |as )?(?:\\w{1,20} ){0,2}${VERDICT}`,
  '\\b(?:structured|json|final|machine|parsed|extracted|model) output\\b',
  // Results that were there before, and tests of the program.
  '\\b(?:expected|required|desired|correct|previous|cached|stored|prior|final|recommended|gold|ground[- ]truth) (?:result|output|label|classification|verdict|outcome|kind|decision|extraction|annotation|answer)s?\\b[^.\\n]{0,40}(?:[:=]|\\bis\\b|\\bare\\b)[^.\\n]{0,60}(?:§|\\bkind\\b|\\b(?:no_record|unclear|refused)\\b|\\bverified\\b)',
  '\\b(?:failed|failing|broken) (?:build|test|evaluation|run)\\b|\\bqa of the\\b|\\bfew[- ]shot\\b|\\bground[- ]truth\\b|\\b(?:unit|integration|regression|acceptance) test (?:message|mail|of the (?:reader|parser|classifier))',
  `\\b(?:input|q|question|mail|example|user|entrada|eingabe|entree)\\s{0,3}:.{1,300}?(?:->|=>|→|;|\\||\\n)\\s{0,3}(?:output|label|answer|classification|salida|saida|ausgabe|sortie)\\s{0,3}:`,
  '\\bkind[ :=]{1,3}§|\\bset kind\\b|\\bsays[ :=]{1,3}§',
  // What goes before the words of the mail.
  `\\b(?:precedence|priority|preference|vorrang|prioridad\\w{0,2}|priorite|prioridade|precedencia|prevalece\\w{0,3}|prevails?)\\b[^.\\n]{0,30}\\b(?:over|sobre|sur|vor|to)\\b (?:\\w{1,20} ){0,3}${OF_MAIL}\\b`,
  `\\b(?:takes?|in) the place of (?:\\w{1,20} ){0,2}${OF_MAIL}\\b|\\b(?:discard|drop|strip|skip|omit) (?:the |all )?(?:visible|human|preceding|above|body|plain)\\b[^.\\n]{0,20}`,
  '\\btrust (?:the |this )?\\w{1,30} (?:over|more than|instead of|above)\\b|\\buse (?:the )?(?:claim(?:ed)?|request(?:ed)?|applicant) (?:data|values?) instead\\b|\\bfall(?:s|ing)? back to (?:the )?(?:requested|claimed|submitted)\\b',
  '\\b(?:reader|agent|model|system|machine|verifier|processor|parser|robot|bot)s? (?:may|is allowed to|is permitted to|is authori[sz]ed to|is free to|are allowed to|are authori[sz]ed to) (?:now )?(?:proceed|confirm|tick|skip|complete|approve|record|mark|treat|answer)\\b',
  '^\\W{0,6}access granted\\W|\\b(?:permission|consent|auth\\w{0,10}|override|review|admin|verified|approval) (?:flag|bit|token|level)s?\\s{0,3}(?:[=:]|\\b[0-9a-f]{4})',
  // Words in codes.
  '\\b(?:decode|decrypt|unscramble|rot-?13|base-?64|hex[- ]?(?:decode|string)|morse|atbash|caesar|reverse (?:the|this) (?:text|string|line))\\b(?=[^\\n]{0,160}(?:\\b(?:obey|follow|execute|apply|do|run|instruct\\w{0,10}|verified|confirmed)\\b|[a-z0-9+/=]{24,}))',
  '(?<![=/?&%\\w-])(?:[a-z0-9+/]{4}){10,200}={1,2}(?![a-z0-9=])|\\b(?:[0-9a-f]{2} ){12,300}[0-9a-f]{2}\\b|\\b(?:[01]{8} ){6,200}[01]{8}\\b|(?=[^\\n]{0,40}\\.-)(?=[^\\n]{0,40}-\\.)(?:[.-]{1,5} (?:/ )?){15}',
  '\\b(?:decode|decrypt) (?:it|this|that|them|the (?:line|text|string|token|block|code|above|below))\\b|(?<![=/?&\\w])eyj[a-z0-9_-]{10,200}\\.[a-z0-9_-]{10,2000}',
  '(?:🤖|👾)[^\\n]{0,200}(?:✅|✔|☑|👍|💯)',
  // Changes of the text, and of what is kept of it.
  '\\bs/[^/\\n]{1,60}/[^/\\n]{0,60}/[gi]{0,2}(?![\\w/])|^@@ ?-\\d|\\bbefore (?:you )?(?:pars(?:e|ing)|extract(?:ing)?|classify(?:ing)?|ingest(?:ing)?|tokeni[sz]\\w{1,4})\\b',
  '\\b(?:log|database|memory|record|audit) entry to (?:append|insert|add|write|store)\\b|\\b(?:append|insert|write|add|save|store|copy) (?:this|it|the following|that) (?:in)?to (?:the|your) (?:log|memory|database|context|output|summary|notes|answer)\\b',
  `\\b(?:resultado|salida|saida|resultat|sortie|ergebnis|ausgabe)\\w{0,2} (?:esperad[oa]|attendue?|deseada?o?)\\s{0,3}:[^\\n]{0,60}${VERDICT}|\\b(?:erwartete[sr]?|gewunschte[sr]?) (?:ergebnis|ausgabe)\\s{0,3}:[^\\n]{0,60}${VERDICT}`,
  `\\b(?:toute|chaque|cualquier|toda|jede|qualquer|any|every|all|no|an empty) (?:reponses?|respuestas?|antwort|respostas?|repl(?:y|ies)|answers?|silence|silencio)\\b[^.\\n]{0,60}\\b(?:vaut|vale\\w{0,2}|gilt|gelten|equiva\\w{1,4}|counts?|conta|cuenta|zahlt|compte|is|means?|signif\\w{1,4}|bedeutet)\\b[^.\\n]{0,30}(?:confirm|verif|bestatig|agree|zustimm|accord|acuerdo)`,
  '\\b(?:modo|mode|modus) (?:administra\\w{1,6}|admin|desarrolla\\w{1,4}|desenvolve\\w{1,4}|developpeu\\w|entwickler|debug|mantenimiento|manutencao|maintenance)\\b|\\b(?:developer|admin|debug|maintenance|god|root|wartungs|entwickler)[- ]?(?:mode|modus)\\b',
  // A beginning or an end that is none, and who claims to rule over the program.
  '\\b(?:everything|all|the text|anything) (?:before|above|until|prior to) this (?:line|point|sentence|mark)\\b[^.\\n]{0,60}\\b(?:context|example|test|noise|different|another|sample|template|void|training|ignore\\w{0,1}|history)\\b|\\bnew (?:case|task|session|conversation|context|input|document)\\s{0,3}:',
  "\\b(?:do not|don't|no|ne|nicht|nao) (?:read|leas|lea|lisez|lis|leia) [^.\\n]{0,30}\\b(?:sentence|frase|phrase|satz|paragraph|anterior|line|above)\\b|\\b(?:take|assume|read|record) (?:it as )?(?:its|the) opposite\\b|\\binvert (?:the|its) meaning\\b",
  '\\b(?:when|while|once|if|before) (?:you (?:are )?)?(?:generat|summari[sz]|produc|compil|draft|fill|creat|writ)\\w{1,4} (?:the|your|this|a) (?:report|summary|answer|output|result|record)\\b',
  '\\bsteps? \\d\\s{0,3}:\\s{0,3}(?:mark (?:it |them |all )?as|confirm (?:all|every|as)|ignore|output|do not tell|disregard|set )',
  '\\byour (?:developers?|creators?|programmers?|trainers?) (?:asked|told|wants?|allow\\w{0,2}|said|permit\\w{0,3}|agreed?|approved?)\\b|\\bas your (?:system )?(?:administrator|admin|developer|operator|creator|owner|principal)\\b|\\bi (?:hereby )?authori[sz]e you to (?:set|mark|confirm|approve|record|skip|treat)\\b',
  '\\bfrom now on,? you (?:are|act|will act|respond|confirm|answer)\\b|\\b(?:a partir de ahora|desormais|ab jetzt|ab sofort|a partir de agora|dorenavant)\\b,? (?:actua\\w{0,2}|eres|confirmas|vous etes|tu es|bist du|voce e|aja|agiras)\\b|\\b(?:du bist|sie sind|estas|esta|vous etes|tu es|voce esta|you are) (?:jetzt |ahora |maintenant |agora |now )?(?:im|en|in|em) (?:test ?modus|modo (?:de )?(?:prueba|teste)|mode (?:de )?test|test mode|mantenimiento)\\b',
  '\\b(?:json|output|answer|response) schema\\b|\\bmust be used in your (?:answer|output|response|result)\\b|\\bwho?(?:ever|ichever|atever)\\b[^.,:\\n]{0,30}\\b(?:extracts?|parses?|summari[sz]es|classifies|ingests)\\b|\\b(?:whichever|whatever) (?:one|model|llm|program|machine|robot) you are\\b',
  '\\b(?:systemnachricht|systemanweisung|message systeme|mensaje del sistema|mensagem do sistema|system message|(?:instruc\\w{1,6}|instructions?|anweisung\\w{0,2}|consignes?|messages?|mensaje|mensagem|nota|note) (?:ocult[ao]s?|hidden|cache\\w{0,2}|versteckt\\w{0,2}|secret\\w{0,2})|(?:hidden|secret|versteckte) (?:instructions?|anweisung\\w{0,2}|message|nachricht))\\s{0,3}:[^\\n]{0,120}\\b(?:ungultig|stattdessen|confirm\\w{0,6}|bestatig\\w{0,2}|verifi\\w{0,6}|preench\\w{1,3}|rellen\\w{1,3}|remplac\\w{1,3}|candidat\\w{0,2}|bewerber\\w{0,2}|applicant|claimed|fields?|campos?)\\b',
  '\\bneeds? no (?:further|more|other) (?:reading|review|comparison|parsing)\\b',
  '\\b(?:compliance|safety|emergency|admin) override\\b|\\bexempt from (?:comparison|review)\\b|\\bdo not (?:recompute|re-?evaluate|re-?classify|re-?read)\\b',
  '\\b(?:labels?|tags?|class|category)\\b[^.:\\n]{0,30}:\\s{0,3}§|\\bauto[- ]?(?:confirm|approv|verif|accept)\\w{0,4} (?:is |has been |mode )?(?:enabled|active|on)\\b|\\b(?:enabled|activated) auto[- ]?(?:confirm|approv|verif|accept)',
);

/** What programs are called, what they are told and what they are to find, in scripts that are not ours. */
const OTHER_SCRIPTS: readonly RegExp[] = [
  /人工智|语言模型|語言模型|大模型|机器人|機器人|阅读器|閱讀器|系统提示|助手|アシスタント|言語モデル|機械|自動読|인공지능|언어 ?모델|어시스턴트|нейросет|модел|помощник|алгоритм|робот|автомат|систем|الذكاء|نموذج|المساعد|النظام الآلي|בינה|מודל|עוזר|निर्देश|मॉडल|एआई|τεχνητη|μοντελο|βοηθ|ปัญญาประดิษฐ์|(?<![a-z])(?:llm|ии)(?!\p{L})/u,
  /忽略|无视|無視|指示|指令|标记|標記|记录为|記錄為|视为|視為|記録|무시|지시|기록|표시|игнорир|инструкц|отмет|запиш|установ|счита|не показыва|статус|تجاهل|تعليمات|اعتبر|سجل|התעלם|הוראות|סמן|अनदेखा|चिह्नित|αγνο|οδηγι|σημειω|เพิกเฉย|§|confirmed|verified/u,
];

/** Words of another script around a verdict in ours. */
const VERDICT_AMONG_OTHERS =
  /[^\P{L}\p{Script=Latin}]{2}[^\n]{0,120}(?:confirmed|verified)|(?:confirmed|verified)[^\n]{0,120}[^\P{L}\p{Script=Latin}]{2}/u;

/** Whether words of another script speak to a program. */
export const speaksInOtherScript = (plain: string): boolean =>
  /[^\P{L}\p{Script=Latin}]{2}/u.test(plain) &&
  (VERDICT_AMONG_OTHERS.test(plain) || OTHER_SCRIPTS.every((sign) => sign.test(plain)));
