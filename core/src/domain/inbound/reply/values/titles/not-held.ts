import { fold } from '../../../read/fold.ts';

/** What a title is called before it is named: "the position of", "our". */
const OF =
  "(?:(?:the|an?|our|his|her|their|this|to|as|of|for|de|del|du|des|la|le|el|o|a|al|au|ao|das|der|die|den|zum|zur|un|une|um|uma) |[dl]['’])*(?:(?:job|position|post|role|title|spot|opening|vacancy|puesto|cargo|poste|stelle|vaga|plaza) )?(?:(?:of|as|for|de|du|als) |d['’])?(?:(?:the|an?) )?[\"“«]?$";

/** What was wished for, offered or planned, and is no work yet. */
const WISHED = new RegExp(
  [
    `\\b(?:applied|applies|applying|put in|interview(?:ed|ing)?|tr(?:ied|ying) out|compet(?:ed|ing)|test(?:ed|ing)|bid|considered|recommended|nominated|shortlisted|qualified|passed over|turned down|training|gunning|angling|aiming|hoping|approved|eligible|list|line|running|asked|(?:is|was|been|were) up) (?:[^.;]{0,30}? )?for (?:promotion to )?${OF}`,
    `\\b(?:wanted|wants|hoped|meant|planned|intended|was going|were going|was supposed|was due|was about|asked(?: (?:him|her|them))?|in line|up) to (?:be(?:come)?|get|have|make|promote|move up to|step up to|take (?:over|on))(?: promoted(?: to)?| made)?(?: (?:him|her|them))?(?: to| up to| as| into)? ${OF}`,
    `\\b(?<!\\b(?:title|position|role|job|post|rank) )(?:would|could|should|might)(?: (?:soon|then|later))? (?:have )?(?:be|been|become)(?: made| promoted to)? ${OF}`,
    `\\b(?:s?he|they)['’]d (?:be made|be promoted to|have been|be) ${OF}`,
    `\\b(?:posting|posted|advert\\w*|opening|vacancy|requisition) (?:for|of) ${OF}`,
    `\\bwas to (?:be(?:come)?|get)(?: promoted to| made)? ${OF}`,
    `\\b(?:solicito|aspiraba|aspiro|postulo|se presento|candidatou-se|concorreu) (?:[^.;]{0,20}? )?(?:a|al|ao|para|por) ${OF}`,
    `\\b(?:candidate?|postule) (?:a|au|pour) ${OF}`,
    `\\bbewarb sich (?:[^.;]{0,30}? )?(?:auf|um|fur|als) ${OF}`,
    `\\b(?:queria(?:mos)?|ibamos|iba|iria|ia) (?:a )?(?:ser|ascenderl[oa]|promove-l[oa]) ${OF}`,
  ].join('|'),
  'i',
);
/** What may have been taken: only who did not begin with it stayed without. */
const OFFERED = new RegExp(
  `\\b(?:offered|promised|ofrecimos|ofrecio|propose|proposee?|angeboten|bot|ofereceu|oferecemos)(?: (?:him|her|them|to|le|lui|ihm|ihr))* ${OF}`,
  'i',
);
const TAKEN =
  /\b(?:accept\w*|took it|took the|said yes|start\w*|began|begin\w*|joined|hired|acepto|accepte|nahm an|aceitou)\b/i;

/** What was done in the place of another. */
const INSTEAD = new RegExp(
  `\\b(?:(?:stood|stepped|filled|sat|standing|filling|stepping) in|cover(?:ed|ing)?|subbed|substitut\\w+|deputi[sz]\\w+|understud\\w+|acting|interim|pro tem|cubri\\p{L}*|reempla\\p{L}*|supli\\p{L}*|sustitu\\p{L}*|remplac\\p{L}*|supple\\p{L}*|vertrat|vertretung\\p{L}*|kommissarisch\\p{L}*|substitu\\p{L}*) (?:[^.;,]{0,30}? )?${OF}`,
  'iu',
);
const INSTEAD_BEHIND =
  /^\s*[(,–—-]?\s*(?:acting|interim|interin[oa]|suplente|en funciones|par interim|a\.i\.|i\.v\.|kommissarisch|in vertretung|temporary assignment)\b(?! (?:as|assistant))/i;

/** "Acted as branch manager for six weeks while the post was vacant". */
const ACTED = new RegExp(`\\b(?:acted|acted up|served|filled in|worked) as ${OF}`, 'i');
const MEANWHILE =
  /^[^.;]{0,40}\b(?:while|during|in) (?:the |his |her |their |my |our )?[^.;]{0,30}\b(?:vacan\w+|absence|(?:was|were) (?:open|away|out|on \w+)|leave|search)\b|^[^.;]{0,60}\b(?:but|and) (?:was |has |had )?never\b/i;

/** Whom the applicant worked for, or with: "reported to Wayne Tolle, Shift Supervisor". */
const OF_SUPERIOR = new RegExp(
  [
    `\\b(?:report(?:s|ed|ing)?(?: directly)? to|answer(?:s|ed|ing) to|(?:work|serv)(?:s|es|ed|ing) (?:under|alongside|beside|next to)|(?:supervised|managed|overseen|trained|mentored|led|headed) by|under (?:the )?(?:supervision|direction|guidance|leadership|command) of|(?:assist|help|shadow|support)(?:s|ed|ing)|(?:his|her|their) (?:boss|superior|supervisor|manager|colleague|co-?worker|foreman)(?: was| is)?)(?![\\p{L}]):?(?:(?! as )[^;:]){0,45}$`,
    `\\bsous (?:la |les )?(?:responsabilite|direction|supervision|autorite|ordres) (?:(?! comme )[^.;:]){0,45}$`,
    `\\b(?:bajo (?:la |el |las )?(?:direccion|supervision|mando|ordenes|cargo)|sob (?:a )?(?:supervisao|direcao|chefia|orientacao)|unter (?:der )?(?:leitung|aufsicht|anleitung)|a las ordenes)(?: d\\p{L}+)? (?:(?! (?:como|als) )[^.;:]){0,45}$`,
  ].join('|'),
  'iu',
);

const ITS_NAME =
  '(?:(?:job|official|actual|last|only|final|real) )*(?:title|position|role|job|post|rank|cargo|puesto|poste|titel|stelle)\\b';
/** Who it was instead: "crew leader on that truck was his buddy", "la cheffe de rang, c'était moi". */
const IS_OTHER = new RegExp(
  [
    '^ (?:was|is|were|had (?:been|gone)|went|fell) (?:out|away|off|gone|ill|sick|injured|hospitali[sz]ed|absent|vacant|on (?:\\w+ )?(?:leave|vacation|holiday|sabbatical|maternity|paternity|disability))\\b',
    `^(?: (?:on|of|in|at|then|there|back|for|en|de|a|del|du|da|do|bei|in)\\b[^.;:,]{0,25})?,? (?:was|is|has (?:always )?been|(?:siempre )?ha(?:bia)? sido|a toujours ete|sempre foi|(?:ist|war) (?:schon )?immer|era|fue|es|c['’](?:est|etait)|etait|est|war|ist|foi)(?: (?:then|always|still|actually|really|entonces|alors|damals))? (?:me\\b|i\\b|myself|yours truly|moi\\b|ich\\b|yo\\b|eu\\b|(?:my|his|her|their|mon|ma|son|sa|mi|su|mein|sein|ihr|meu|minha|seu|sua|an?other|somebody|someone|otr[oa]|un autre|une autre|outr[oa]|old|mr|mrs|ms|frau|herr)\\b(?!\\.? ${ITS_NAME}))`,
    '^ (?:(?:lui|le|ihm|ihr|lhe) )?(?:(?:avait|a|habia|fue|foi|wurde|war|had|has) )?(?:(?:ete|been|sido) )?(?:promis|prometid[oa]|offered to|promised to|propose|ofrecid[oa]|oferecid[oa]|versprochen|angeboten)\\b',
    '^ (?:in [^,;.]{2,20} )?(?:was|were|is) (?:entered|approved|requested|offered|discussed|planned|proposed|posted|listed) but\\b',
  ].join('|'),
  'iu',
);
/** What is no work: a licence, a posting, a step that was not taken. */
const NO_WORK_BEHIND =
  /^["”»]?(?:['’]s)? (?:licen[sc]es?|licensure|certificat\w+|certification|posting|opening|vacancy|exam(?:ination)?|interview|course|diploma|offer)\b|^ (?:job|position|role|post) (?:was|is|has been) (?:last |now |already |since |still )?(?:posted|filled|closed|open|advertised|listed|vacant)\b|^["”»]? (?:is|was) what (?:the|his|her|their) (?:business |visiting )?cards (?:said|say)\b|^\s*(?:\(|,|\s{2,}|[-–—|])\s*(?:not appointed|declined|denied|refused|rejected|void(?:ed)?|cancel\w*|withdrawn|rescinded|requested|pending|vacant|applied|not (?:taken|approved|selected|hired))\b/i;

/** Whose it is not, wherever it stands in the sentence. */
const NOT_TITLE =
  /\b(?:it|that|this|which)(?:['’]s| is| was|['’]s been)(?: (?:not|never|n['’]t)|n['’]t) (?:ever |actually |really )?(?:his|her|their|an?|the|our)(?: \p{L}+)? (?:title|position|role|job)\b/iu;

/** Whether the words around a title say that the applicant did not hold it, but was to, stood in for it, or worked for who did. */
export function isNotHeld(text: string, { index, words }: { index: number; words: string }): boolean {
  const before = fold(text.slice(Math.max(0, index - REACH), index));
  const behind = fold(text.slice(index + words.length, index + words.length + REACH));
  const plain = fold(text);
  return (
    WISHED.test(before) ||
    (OFFERED.test(before) && !TAKEN.test(plain)) ||
    INSTEAD.test(before) ||
    INSTEAD_BEHIND.test(behind) ||
    (ACTED.test(before) && MEANWHILE.test(behind)) ||
    OF_SUPERIOR.test(before) ||
    IS_OTHER.test(behind) ||
    NO_WORK_BEHIND.test(behind) ||
    NOT_TITLE.test(plain)
  );
}
const REACH = 90;
