import { fold } from '../read/fold.ts';
import type { GlossedStatement } from './intent/gloss.ts';

/** Points to a file, and says nothing itself. */
const SEE_ATTACHED =
  /^\W*(?:(?:hi|hello|dear \w+|good (?:morning|afternoon))\W+)?(?:(?:please |kindly |pls )*(?:see|find|refer to|review|open) (?:the |our )?(?:attached|attachment|enclosed)[^.;,:]{0,40}|(?:as )?attached(?: as requested)?|(?:the |your |our )?(?:completed |requested |signed )?(?:form|letter|document|response|reply|answer|information|verification) (?:is |are )?(?:attached|enclosed)|(?:le |les |se )?(?:adjunto|adjuntamos|envio adjunto|ver adjunto)[^.;,:]{0,40}|(?:veuillez trouver )?ci-joint[^.;,:]{0,40}|(?:anbei|im anhang|siehe anhang)[^.;,:]{0,40}|(?:segue(?:m)? )?em anexo[^.;,:]{0,40})\W*$/i;
/** What is more than a greeting, a signature or a motto. */
const TELLS = / (?:subject|not|consent|fee|need|if|record) /;
const MOST_BESIDE = 4;

/** Asks those who work together, and not us. */
const TO_COLLEAGUES =
  /\b(?:is|are|was) (?:this|that|s?he|it|these) (?:(?:one of )?(?:yours|ours)|for you)\b|\b(?:can|could|would) (?:somebody|someone|anybody|anyone|one of you|either of you) (?:please |maybe )?(?:deal|handle|take|look|answer|respond|help|reply|jump|pick)\b|\bwhich of (?:us|you) (?:handles|deals|takes|answers|does)\b|\b(?:do|should|can) we (?:answer|respond to|reply to|handle|give out|even do) (?:this|these|that|those|such)\b|\b(?:alguien|alguno de vosotros) (?:puede|podria) (?:\w+ )?(?:encarg|atend|contest|respond|ver|mirar)\w*|\b(?:es|era) (?:uno |una )?de l[oa]s (?:tuy|nuestr|vuestr)[oa]s\b|\bquelqu'un (?:peut|pourrait) (?:s'en|y|lui|repondre|regarder|prendre)|\b(?:kann|konnte) (?:das |sich |da )?(?:jemand|einer von euch)\b|\bist (?:das|der|die) (?:einer|eine) von (?:euch|uns|deinen)\b|\balguem (?:pode|poderia) (?:\w+ )?(?:respond|ver|trat|cuid|atend)\w*/i;

/** The statement of a reply that is meant for colleagues, or only points to a file; null where it says something to us. */
export function saidAside(statements: readonly GlossedStatement[]): string | null {
  const toColleagues = statements.find(({ text }) => TO_COLLEAGUES.test(fold(text).replaceAll('’', "'")));
  if (toColleagues) return toColleagues.text;
  const file = statements.find(({ text }) => SEE_ATTACHED.test(fold(text)));
  const isAll = statements.length <= MOST_BESIDE && statements.every(({ gloss }) => !TELLS.test(gloss));
  return file && isAll ? file.text : null;
}

/** A house that only has to do with the one that was asked about: it owns its rooms, insures it, or winds it up. */
const BESIDE_THE_HOUSE =
  /\b(?:we are|we['’]re|i am|i['’]m|this is) (?:only |just |merely )?(?:the|their|his|her|its) (?:\w+ )?(?:landlord|landlady|lessor|letting agent|leasing office|property manager|building (?:owner|manager)|insurer|insurance (?:company|carrier|agency)|carrier|liquidator)s?\b|\bwe insure\b[^.?!]{0,30}\b(?:do not|don['’]?t) employ\b|\b(?:somos|soy) (?:solo |solamente )?(?:el|la|los|las) (?:casero|propietari\w+|arrendador\w*|aseguradora)\b|\b(?:nous sommes|je suis) (?:seulement |juste )?(?:le|la|les|leur) (?:proprietaire|bailleur|assureur)\b|\b(?:wir sind|ich bin) (?:nur )?(?:der|die|ihr|deren) (?:vermieter\w*|versicher\w+|hausverwaltung)\b|\b(?:somos|sou) (?:apenas |so )?(?:o|a|os) (?:proprietari\w+|locador\w*|seguradora)\b/i;

/** Where a landlord, an insurer or a liquidator says that they are no more than that. */
export const besideTheHouse = (statements: readonly GlossedStatement[]): string | null =>
  statements.find(({ text }) => BESIDE_THE_HOUSE.test(fold(text)))?.text ?? null;

/** That somebody is gone, and what becomes of the mailbox: no person writes so of a colleague. */
const GONE =
  /\b(?:is|are) no longer (?:employed|with|working|works?|at)\b|\bhas (?:left|retired)\b|\bya no trabaja\b|\bne (?:travaille|fait) plus\b|\bn['’]est plus\b|\bnicht mehr (?:bei|im|fur|in)\b|\bnao trabalha mais\b/i;
const OF_MAILBOX =
  /\b(?:this|the|their|his|her) (?:account|mailbox|inbox|e-?mail(?: address)?|address) (?:is|was|has been|will be) (?:not|no longer|un)? ?(?:being )?(?:monitored|read|checked|active|in use|closed|deactivated|disabled)|\b(?:has|have|will) not (?:been|be) (?:forwarded|read|delivered)\b|\b(?:correo|mensaje|buzon)\b[^.]{0,40}\bno (?:sera|ha sido|se) (?:reenviad|leid|revis)\w*|\bmessage n['’](?:a|est) pas ete transmis|\bnicht (?:weitergeleitet|gelesen)\b|\bnao (?:foi|sera) (?:encaminhad|lid)\w*/i;

/** Where a mailbox answers for one who is gone. */
export const goneFromMailbox = (statements: readonly GlossedStatement[]): string | null => {
  const plain = statements.map(({ text }) => fold(text));
  const at = plain.findIndex((text) => GONE.test(text));
  return at >= 0 && plain.some((text) => OF_MAILBOX.test(text)) ? (statements[at]?.text ?? null) : null;
};
