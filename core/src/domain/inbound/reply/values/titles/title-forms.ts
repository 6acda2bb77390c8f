import { MONTH } from '../../dates/months.ts';

const ARTICLE =
  "(?:an? |the |our |my |its |one of (?:our|my) |her |his |their |un[ea]? |el |la |le |l'|de |ein(?:e[nr]?)? |der |die |um[a]? |o )?";
const KIND_OF_WORK =
  '(?:full[- ]time |part[- ]time |temporary |temp |permanent |seasonal |regular |contract |per diem |lowly |humble |simple )*';
/** "1 July 2017", "june 2016", and not a month alone: "May" */
const DATED = `\\d{1,2}(?:st|nd|rd|th|er|\\.)? (?:de |of )?(?:${MONTH})(?!\\p{L})|(?:${MONTH})\\.?,? (?:of |de )?['’]?\\d`;
/** A title ends where the sentence goes on with something else. */
const TITLE = `(?<title>\\p{L}[\\p{L}\\d&/.,'’+#-]*(?: (?!(?:from|since|until|till|through|between|during|who|which|so|because|since|though|although|if|I|we|you|and (?:some|sometimes|on|at|also|often|every|helped|ran|the|an?|one|I|we|retired|quit|ended|moved|returned|stayed|went|became|left|was|is|then|did|his|her|later|he|she|they|last|resigned|worked|has|had)|but|when|while|where|at|for (?:us|the|our|\\d|a|about|over|almost|nearly|two|three|four|five|six|seven|eight|nine|ten)|in (?:our|the|[a-z]+ ?\\d|\\d)|with|on|he|she|they|not|until|(?:the|an) (?:whole|entire|full|duration)|throughout|all along|desde|hasta|entre|del? \\d|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep|octubre|noviembre|diciembre|janeiro|fevereiro|mar[cç]o|maio|junho|julho|setembro|outubro|novembro|dezembro|janvier|f[ée]vrier|mars|mai|juin|juillet|novembre|d[ée]cembre)|d['’](?:avril|ao[uû]t|octobre)|en (?:nuestr|la|el)|to (?:this|date)|depuis|jusqu|du \\d{1,2}(?:er)?|chez|seit|bis|vom|bei|até|em|na|no|con|dans|in der|in unser\\p{L}*|à son|lui|puis|beschäftigt|tätig|angestellt|per|as of|effective|e (?:saiu|ficou|foi|pediu|trabalhou|se|deixou|encerrou|permaneceu)|y (?:sali[óo]|se|fue|dej[óo]|termin[óo]|renunci[óo]|trabaj[óo]|estuvo|permaneci[óo])|et (?:a|est|elle|il|s['’]est|nous)|und (?:war|hat|ist|verließ|schied|ging|verliess)|started|came|left|joined|hired|then|before|after|is|was|were|and dates|up to|right (?:through|up|until|till|to))(?![\\p{L}])|\\d{1,2}[/.-]\\d|(?:19|20)\\d\\d|${DATED})[\\p{L}\\d&/.'’+#(-][\\p{L}\\d&/.'’+#,)-]*){0,7})`;

const PAPER =
  '(?:pay ?slips?|pay ?stubs?|pay ?checks?|contracts?|w-?2s?|p45|offer letters?|job descriptions?|(?:personnel |employee |employment |hr |payroll )?(?:cards?|files?|records?|sheets?|books?|system|paperwork|folder)|time ?(?:cards?|sheets?)|schedules?|rosters?|payroll|org chart)';
/**
 * "Every payslip he ever had says Driver", "what it says on his contract is Sales Consultant", "na carteira consta Encarregado de
 * Obras", "im Vertrag steht Polier": written as titles are.
 */
export const ON_PAPER: readonly RegExp[] = [
  `\\b(?:(?:[Ww]hat (?:it says|(?:is|['’]s) written) (?:on|in) (?:his|her|their|the|our|my) ${PAPER} (?:is|was):?|${PAPER}(?: (?:that |which )?(?:he|she|they|we|i|from|with|for|on|in|of|ever|had|has|have|him|her|them|me|us|his|file|record|got|kept|hold|held)){0,6} (?:says?|said|reads?|calls? (?:him|her|them)|(?:shows?|lists?)(?: (?:him|her|them|it))? as)) (?:an? |the )?)["“]?(?!(?:He|She|They|It|I|We|Yes|No|Not|Never|The|A|January|February|March|April|May|June|July|August|September|October|November|December|Terminated|Resigned|Retired|Quit|Fired|Hired|Active|Inactive|Full|Part|Seasonal|Temporary|Voluntary|Involuntary|Eligible|Rehire|Good|Left|Started|Employed|Worked|Withdrawn|Confidential|See|Do|Nothing|None|Unknown|Last|First|Paid)\\b)${TITLE}`,
  `(?<!\\p{L})(?:[Ee]n|[Nn]a|[Nn]o|[Dd]ans|[Ss]ur|[Ii]m|[Ii]n)(?: (?:der|dem|la|el|le|les|su|seu|sua|son|sa|ses|nuestr[oa]s?|noss[oa]s?|nos|notre|unsere[mnr]?|seinem|ihrem))* (?:contratos?|n[óo]minas?|expediente|fichas?|carteira|registros?|sistema|folha|contracheques?|contrat|dossier|fiche(?: de paie)?|bulletins?(?: de (?:paie|salaire))?|registres?|syst[èe]me|(?:Arbeits|Dienst)?[Vv]ertrag|(?:Personal)?[Aa]kten?|Lohnabrechnung(?:en)?|Unterlagen|System)(?: de \\p{L}+)?,? (?:(?:consta|figura|aparece|dice|pone|diz|est[áa]|figure|appara[îi]t|est (?:inscrit|indiqu[ée]|not[ée])e?|il est (?:inscrit|indiqu[ée]|not[ée])|steht|hei[ßs]+t es)(?: (?:como|comme|als|a funç[ãa]o de|o cargo de|el cargo de|el puesto de|er|sie|él|ella|ele|ela|simplesmente|que era))*):? ["“«„]?(?=\\p{Lu})${TITLE}`,
].map((form) => new RegExp(form, 'giu'));

/** "Her W-2 says Kelso Staffing": who paid, and not as what. */
export const OF_HOUSE =
  /\b(?:inc|llc|ltd|corp|co|company|staffing|services|group|gmbh|agency|solutions|partners|holdings|enterprises|industries|systems|school|hospital|university|college)\b/i;

export const FORMS: readonly RegExp[] = [
  `\\b(?:title|position|role|job|capacity|occupation|designation|rank|duties)(?: (?:title|held|of record|on file|at (?:the )?(?:time|point)(?: of [\\p{L} ]{3,25}?)?|at (?:relieving|separation|exit|leaving|departure|termination|resignation)|with us|here|in our (?:system|records|files)|when (?:he|she|they) left))*,? (?:was|is|were|as|of|has been|held was|reads|shows(?: as)?|should be|being|listed as|:)(?: that of| always| only| actually| listed as)? ?${ARTICLE}${KIND_OF_WORK}["“]?${TITLE}`,
  `\\b(?:worked|works|working|employed|employment|served|hired|rehired|engaged|started|began|listed|position|promoted|contracted|job|appointed|known|retained|on (?:our|the) payroll|with us|for us|here|records?|acted|titled|classified|retired|resigned|quit|separated|departed|finished|remained|stayed|left|ended|ran|led|managed)(?: (?!as )[\\p{L}\\d’'/.,&-]+){0,9}? (?:only |always |strictly )?as ${ARTICLE}${KIND_OF_WORK}["“]?${TITLE}`,
  `(?:[\\d)],? as ${ARTICLE}|, as (?:an?|the|our|its|his|her|their) )${KIND_OF_WORK}["“]?${TITLE}`,
  `\\b(?:lists?|listed|shows?|carr(?:y|ies|ied)|records?|recorded|has|had|have|got|know|knew) (?:him|her|them) (?:as|under) ${ARTICLE}${KIND_OF_WORK}["“]?${TITLE}`,
  `\\b(?:cargo|puesto|poste|fun[cç][aã]o|stelle|position|role|title)(?: (?:que [\\p{L}]+|qu['’][\\p{L} ]{2,20}|de(?:la|le| ella| él)|suyo))?[:,;]? (?:era|fue|était|war|was|foi) (?:(?:el|la|celui|celle|o|a) d(?:e |a |o |['’]))?${ARTICLE}["“]?${TITLE}`,
  `\\b(?:trabaj(?:[óo]|aba|a)|labor[óo]|estuvo|empez[óo]|entr[óo]|trabalh(?:ou|ava|a)|ficou)(?: (?:con nosotros|conosco|aqu[íi]|ac[áa]|en \\p{L}+))? de ${TITLE}`,
  `\\b(?:pero|mas|sino|solo|s[óo]lo|siempre|sempre|apenas|solamente|somente) de (?!(?:\\p{L}+ ){1,3}(?:nada|nunca|no)(?!\\p{L}))${TITLE}`,
  `(?:^|[.;:,] )era (?:nuestr[oa] |noss[oa] |un[a]? |el |la |um |uma )?${TITLE}`,
  `\\b(?:later|then|afterwards|subsequently|finally),? (?:that of|as an?|as the|as) ${KIND_OF_WORK}${TITLE}`,
  `(?<!\\p{L})(?:${[
    `held the (?:post|position|title|rank|office|role|job|classification|grade|designation|appointment) of ${ARTICLE}`,
    `(?:occup(?:ait|a|ée?)|exer[cç](?:ait|a|ée?)|ten(?:ait|u)) (?:les? |la |une? |l['’])?(?:poste|fonctions?|emploi|r[ôo]le) (?:de |d['’])${ARTICLE}`,
    '(?:ocup(?:[óo]|aba|ou|ava)|desempeñ(?:[óo]|aba)|ejerc(?:i[óo]|[íi]a)|exerc(?:eu|ia)|tuvo|teve) (?:el |las? |o |as? )?(?:cargo|puesto|funci[óo]n|funciones|fun[çc][ãa]o|fun[çc][õo]es) de ',
    '(?:bekleidete|hatte|besetzte) (?:die |eine |bei uns die )?(?:position|stelle|funktion)(?: (?:als|des|der|einer|eines|von))? ',
    '(?:(?<!(?<!\\p{L})(?:tengo|tenemos|hay|hace|son) )como|en calidad de|con (?:el|la) (?:cargo|puesto|categor[ií]a) de|(?:su|el|la|con) (?:[úu]ltim[oa] )?(?:cargo|puesto|categor[ií]a|posici[óo]n|funci[óo]n)(?: (?:era|fue|es|sigui[óo] siendo))?(?: (?:el|la|la de|el de|de|como))?|(?:cargo|função) (?:de|era)) ',
  ].join('|')})["“]?${TITLE}`,
  `(?<!\\p{L})(?:${[
    `promoted to ${ARTICLE}${KIND_OF_WORK}`,
    `(?:ascend(?:imos|ieron|i[óo])|promov(?:imos|ieron|i[óo]|eu|emos|ida?|ido)) (?:a|ao|à) ${ARTICLE}`,
    '(?:pas[óo] a|passou a|virou|tornou-se)(?: ser)? ',
    "(?:a été|fut|est|était) (?:nommée?|promue?|devenue?) (?:au poste d(?:e |['’]))?",
  ].join('|')})["“]?${TITLE}`,
  `\\band (?:then )?an? ${KIND_OF_WORK}${TITLE}(?= (?:from then|from there|after (?:that|then)|afterwards?|thereafter|since then|later on))`,
  `\\b(?:would have|['’]d have|we|i) (?:only )?call(?:ed)? (?:him|her|them|(?:that|this|the|his|her|their) (?:job|position|role|post|title)) (?:an? |our |the )?["“]?${TITLE}`,
  `^as an? ${KIND_OF_WORK}["“]?${TITLE}`,
  `\\bwhat (?:s?he|they) (?:was|were|did|held|left as|retired as|worked as)(?: here| for us| with us)?,? (?:is|was) (?:an? |the )?["“]?${TITLE}`,
  `\\bwurde[^;]{0,40} (?:zum|zur) ${TITLE}(?= (?:befördert|ernannt|bestellt))`,
  `\\b(?:en tant qu(?:e |['’])|en qualit[ée] d(?:e |['’])|comme(?!\\p{L})|au poste d(?:e |['’])|(?:son|le|un|de) (?:poste|fonction|emploi)(?: (?:était|est|de))(?: (?:celui d(?:e |['’])|d['’]))?) ?${ARTICLE}["“]?${TITLE}`,
  `\\b(?:als|position (?:war|ist|als|des|der)|tätigkeit als|funktion (?:als|war)|stelle als) ${ARTICLE}["“]?${TITLE}`,
].map((form) => new RegExp(form, 'giu'));

const SHORT_TITLE = "(?<title>\\p{L}[\\p{L}\\d&/'’.-]*(?: [\\p{L}\\d&/'’.-]+){0,4}?)";
const BEGINS = '(?:^|[,;:.] (?:so |and |but |well, )?|\\b(?:so|and|but) )(?:an? |the |just )?["“]?';
/** The title stands before what says so: "Cashier is what she left as", "Lifeguard both years". */
export const TITLE_FIRST: readonly RegExp[] = [
  `${BEGINS}${SHORT_TITLE}["”]?,? (?:is|was) (?:what it says (?:on|in) (?:his|her|their|the|our|my) ${PAPER}|what (?:s?he|they) (?:was|were|left (?:us )?(?:as|with)|did|held|retired as|resigned as|finished as|ended (?:up )?as)|what (?:we|i) (?:had|paid|hired|employed|called) (?:him|her|them)(?: as| for)?|what (?:we|i) paid(?! \\p{L})|(?:the (?:job |last |only )?(?:title|position|role|job|post)|as what) (?:s?he|they) (?:left|held|had|retired|resigned|finished|worked)|(?:his|her|their) (?:last|final|only|official) (?:job )?(?:title|position|role|post))(?![\\p{L}])`,
  `^(?:just |only )?(?:an? |the )?${SHORT_TITLE},? (?:it was )?(?:the (?:whole|entire|full) (?:time|while|stretch|way)|throughout|all along|start to finish|from (?:start|first|beginning) to (?:finish|last|end)|all the way (?:through|to the end)|both (?:years|summers|seasons|times)|right (?:up )?to (?:his|her|their|the) (?:last day|end)|at (?:the time of )?(?:separation|leaving|exit))(?=\\W*$|[.,;])`,
  `(?<=, |\\bafter that,? )${SHORT_TITLE},? (?:it was )?(?:the (?:whole|entire|full) (?:time|while|way)|throughout|all along|right (?:up )?to (?:his|her|their) last day)(?=\\W*$|[.,;])`,
].map((form) => new RegExp(form, 'giu'));

/** "Made him Line Lead", "became Branch Manager": written as titles are, as one is made an offer, and becomes ill. */
export const BECAME: readonly RegExp[] = [
  `\\b(?:(?<=\\b(?:[Ss]?[Hh]e|[Tt]hey|[Tt]hen|[Ll]ater|[Ee]ventually|[Ss]ubsequently|who|and) |, )became|(?:made|named|appointed|promoted|elevated)(?: (?:him|her|them))?(?: to| into| up to)?|moved up to|advanced to|rose to) (?:an? |our |the )?["“]?(?=\\p{Lu})${TITLE}`,
  `\\b(?:and|,|[Ss]?[Hh]e|[Tt]hey) (?:then |later )?was (?:an? |our |the )?(?=\\p{Lu})(?!(?:Employed|Hired|Enrolled|Registered|Active|Away|Out|On|Full|Part)\\b)${TITLE}(?= (?:from|until|till|since|up to|(?:when|by the time) (?:s?he|they)))`,
].map((form) => new RegExp(form, 'gu'));
/** A house that became another one. */
export const OF_MERGER =
  /\b(?:merge[dr]?|sold|renamed|acquired|bought|rebranded|taken over|company|business)\b/i;

/** What goes on behind a person: "was a cook", "is our manager". */
export const IS_TITLE = new RegExp(
  `(?:was|is|has been|had been|era|fue|foi|était|war)(?: in fact| in reality)?(?: only| actually| really| always| just| never more than| employed| listed as| down as| on our books as)?(?: bei uns| chez nous| con nosotros| aquí| conosco)? (?:(?<=(?:era|fue|foi|était|war|bei uns|chez nous|con nosotros|aquí|conosco) )|(?:an?|our|the|my|une?|um|uma|ein|eine|una|one of (?:our|my)) )${KIND_OF_WORK}${TITLE}`,
  'iuy',
);

/** "Was Assistant Director", without an article. */
export const IS_BARE_TITLE = new RegExp(
  `(?:was|is|has been|had been)(?: in fact| in reality)?(?: only| actually| really| always| just)? ${TITLE}`,
  'iuy',
);
