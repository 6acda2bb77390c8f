import { fold } from '../fold.ts';
import {
  FULL_ABROAD,
  GONE_ABROAD,
  LEFT_ABROAD,
  OF_SENDER_ABROAD,
  PASSING_ABROAD,
  REFUSED_ABROAD,
} from './failure-words-abroad.ts';
import type { Trouble } from './trouble.ts';

/** Longest words that are looked at; what a server says is shorter. */
const MAX_LENGTH = 4_000;

const anyOf = (...expressions: string[]): RegExp => new RegExp(expressions.join('|'));

/** The recipient, by the names that mail systems have for it. */
const RECIPIENT =
  '(?:users?|recipients?|mail ?box|account|address(?:ee)?|destination|alias|person|local[- ]part|user ?name|user ?id|inbox|e-?mail|subscriber|customer)';
const SOME = '(?:[^\\s.;]{1,30} ){0,6}';

const FULL = anyOf(
  `\\b(?:${RECIPIENT}|mail ?drop|folder|disk|spool|quota)[^.;]{0,40} (?:is |are |has been )?(?:currently |almost )?(?:full\\b|over ?quota|overquota|over (?:its |the |his )?(?:\\w+ )?(?:quota|limit)|out of (?:storage|space|disk))`,
  '\\b(?:over|exceed(?:s|ed|ing)?|beyond)(?: (?:its|the|his|their|your))?(?: \\w+){0,3} (?:quota|storage|mailbox (?:size|limit))\\b',
  '\\bquota (?:is |has been |was |limit )?(?:exceeded|reached|full|violation|exhausted)\\b|\\bover ?quota|\\bmail(?:box|dir)? (?:is )?full\\b|\\bfull mailbox\\b|\\bnot? enough (?:disk |storage )?space\\b',
  '\\bout of (?:storage|disk|mailbox) space\\b|\\binsufficient (?:disk |system |mailbox )?(?:storage|space|quota)\\b|\\bmailbox (?:size|limit) (?:limit )?(?:has been )?exceeded\\b|\\bexceeded (?:the )?(?:storage|space|mailbox)',
  '\\bmailfolder is full\\b|\\bmailbox has exceeded\\b|\\baccount (?:storage|is exceeding)\\b|\\btoo many messages in (?:the )?mailbox\\b|\\bno space left\\b|\\bnot able to receive .{0,20}full\\b',
  '\\bnumber of messages in .{0,20}mailbox exceed|\\bexceed(?:s|ed)? (?:the )?(?:local|allowed|quota) (?:limit|size)|\\bmailbox exceeds\\b',
);

/** Says of itself that it may go away, whatever else it says. */
const PASSING = anyOf(
  '\\bgr[ae]y-?list',
  '\\btemporar(?:y|i?ly)\\b(?! (?:employee|staff|worker))',
  '\\b(?:please )?(?:try|retry)(?: \\w+)?(?: again)? (?:later|in (?:a|\\d+) )|\\bhost not found, try again\\b|\\bresend (?:it |your message )?later\\b',
  '\\bintermittent|\\btransient\\b',
);

/** Speaks of the sender, in words that would speak of the recipient otherwise. */
const OF_SENDER = anyOf(
  `\\bsender(?:'s)?(?: \\w+){0,3} (?:address |domain )?(?:rejected|denied|unknown|invalid|does not exist|not found|verify failed|refused|blocked|not (?:allowed|accepted|permitted))`,
  "\\bdomain of sender\\b|\\b(?:unroutable|unrouteable|invalid|unknown|bad) sender\\b|\\bsender was rejected\\b|\\bunable to (?:verify|validate) (?:the )?sender\\b|\\bsender (?:verification|verify|policy|id)\\b|\\bcannot verify sender\\b|\\bfor sender\\b|\\bfrom (?:domain|address) .{0,60}(?:does not|doesn't) exist\\b",
  '\\bvalid from\\b|\\bfrom:? (?:address|domain)\\b|\\brcpthosts\\b|\\breturn[- ]path\\b|\\benvelope sender\\b',
  '\\bhelo\\b|\\behlo\\b|\\bpurported responsible\\b|\\bmail from\\b.{0,60}\\b(?:invalid|rejected|not allowed|must)\\b',
  '\\brelay(?:ing)?\\b(?! (?:recipient|domain))(?!.{0,80}\\b(?:said|unknown|no such (?:user|recipient|mailbox|person|address))\\b)',
  '\\b(?:poor|bad|low) (?:\\w+ )?reputation\\b|\\breputation (?:is |too )?(?:poor|bad|low)|\\bptr (?:resource )?record',
  '\\bbackscatter\\b|\\bbatv\\b|\\b(?:sender|callout) verif|\\b(?:verify|validate|verification of) (?:the |your )?(?:sender|return)|\\bheader (?:field|line)',
  // Servers count these against us as the sender, whatever recipient the mail was for.
  '\\btoo many (?:unknown|invalid|bad|nonexistent|rejected) (?:users?|recipients?|rcpt|addresses)|\\btoo many \\w+ unknown\\b|\\bharvest|\\bfrom (?:an? |the )?(?:unknown|invalid|unresolvable) (?:host|domain|server)',
);

const GONE = anyOf(
  `(?<!\\b(?:message|mail|delivery|queue|time|retry)[ .])\\b(?:unknown|no such|invalid|non-?existent|nonexisting|unrecogni[sz]ed|undefined|undeliverable|bad|dead|inactive|disabled|deactivated|expired|obsolete|wrong) ${SOME}${RECIPIENT}\\b`,
  `\\b${RECIPIENT} ${SOME}(?:is |was |has been |have been |are |: ?)?(?:\\w+ )?(?:unknown|not (?:be )?found|not (?:be )?(?:recogni[sz]ed|known|valid|listed|registered|exist(?:ing)?|available|active|local|present|defined|here|on this|in (?:the|our|any|my)|part)|no ?n-?existent|invalid|does ?n[o']t? ?exist|do(?:es)? not exist|doesn't exist|do(?:es)?n't exist|no longer|disabled|deactivated|discontinued|terminated|deleted|removed|closed|inactive|suspended|frozen|locked|expired|cancell?ed|undeliverable|unavail?able|ceased|retired)`,
  `\\bno (?:such )?(?:${RECIPIENT}|one)\\b(?: (?:here|by|with|for|of|named|found|exists?)|[^ ]|$)`,
  '\\buser ?unknown|\\bunknown ?user|\\bnosuchuser|\\brecip(?:ient)?notfound|\\bunknown recipient|\\bunknown-recipient|\\bhas no mailbox\\b|\\bdelivery error: dd\\b|\\bbadrc(?:pt|ipient)to\\b|\\bbadrecipientto\\b|\\benvelope recipient has been denied\\b|\\bno mail ?box available\\b|\\bunknown or illegal\\b|\\bno valid recipients?\\b|\\binvalid final delivery\\b',
  "\\bdoes(?: not|n't) have an? \\S{1,60} account\\b|\\bnot our (?:user|customer)\\b|\\bnot an? (?:valid|known|local|registered|active|existing) |\\bnot (?:have|listed in) (?:\\w+ )?(?:public )?(?:name|domino|directory|address book)|\\bcan(?: ?not|'t) find .{0,40}\\b(?:user|recipient|mailbox|in the domino)",
  '\\bno longer an? (?:\\w+ )?(?:employee|member|student|user|customer)\\b|\\b(?:do|does|did) not have (?:an?|any) (?:\\w+ )?(?:account|mailbox|user)\\b|\\brejected recipients\\b|^address rejected\\W*$|\\brecipient is not accepted\\b',
  '\\b(?:not|no longer) (?:in use|with (?:us|the)|employed|work(?:s|ing)? (?:here|for|at)|valid|on (?:this )?server|accepting (?:e-?mail|messages) at)\\b',
  '\\b(?:unrouteable|unroutable|undeliverable) (?:mail )?(?:address|domain)\\b|\\bmailbox not (?:permitted|allowed)\\b|\\bunable to (?:find|locate) (?:the )?(?:recipient|user|mailbox)\\b',
  '\\bbad (?:destination|recipient)\\b|\\ball recipients (?:are|were) invalid\\b|\\brecipient address rejected: (?:undeliverable|unknown|invalid|not found|unverified(?! address: (?:connect|conversation|lost|host|unable|address))|access denied)|\\bundeliverable address\\b',
  `\\b(?:has|have) (?:moved|been moved|relocated)\\b|\\b(?:moved|relocated) (?:to|permanently)\\b|\\bno forwarding address\\b|\\b${RECIPIENT} (?:has |was )?(?:changed|replaced)\\b|\\bhas been replaced by\\b|\\bplease update your (?:records|address)`,
  "\\bno[ -]?one at this address\\b|\\bno longer (?:accepting|receiving) (?:e-?)?mail\\b|\\bwrong or no longer valid\\b|\\bvalidrcptto\\b|\\brecipient not ok\\b|\\bmissing home directory\\b|\\binvalid or unknown\\b|\\baddress invalid\\b|\\bcheck (?:if|whether|that) (?:the |this )?address is correct\\b|\\bcan(?: ?not|'t) (?:accept|route mail to) (?:the )?user\\b",
);

/** That a person works there no more. */
const LEFT =
  /\b(?:no longer|not any ?more) (?:works?|working|employed|with (?:us|the (?:company|organi[sz]ation|firm|school|college|university)))\b|\b(?:has|have) (?:left|retired from|departed)(?: from)? (?:the|our) (?:company|organi[sz]ation|firm|school|college|university|team)\b/;

/** Whether it is said that the recipient works there no more. */
export function hasLeft(words: string): boolean {
  const plain = plainWords(words);
  return LEFT.test(plain) || LEFT_ABROAD.test(fold(plain));
}

const NO_HOST = anyOf(
  "\\b(?:host|domain|mail ?host|host ?name|mail ?server|server|exchanger)(?: \\S{1,80})?(?: name)?(?: or domain name)?,?(?: is| was|:)? (?:unknown|not (?:be )?found|non-?existent|invalid|does not exist|doesn't exist|not exist|no longer exists?)\\b",
  '\\b(?:unknown|no such|invalid|bad|nonexistent|non-existent|illegal) (?:mail )?(?:host|domain|destination host|host/domain|system)\\b|\\bbad destination (?:host|system|mailbox)\\b|\\bnxdomain\\b|\\bunknownhost|\\bunable to (?:find|locate|resolve) (?:the )?(?:host|domain|mx|ip|route for domain)|\\b(?:no|unrouteable|unroutable|unresolvable) (?:route to )?(?:mail )?domain\\b|\\bunrouteable\\b',
  "\\b(?:no|couldn't find an?y?|could not find an?y?|null) (?:mx|mail exchangers?|host named)\\b|\\bno mx (?:record|found|or)|\\bno smtp service\\b|\\bdo(?:es)? not (?:accept|receive) (?:any )?(?:e-?)?mail\\b(?! (?:from|with|sent))|\\bdoesn't accept (?:any )?(?:e-?)?mail\\b|\\bname service error .{0,80}host not found\\b|\\bnullmx\\b|\\bhost unknown\\b|\\bname or service not known\\b|\\bhas no (?:mail|smtp) (?:exchanger|server|service)|\\bmx records point to non-?existent\\b|\\b(?:could not|couldn't|cannot) find a valid (?:mx|mail)|\\bdomain (?:must|may not) exist\\b|\\bnot accepting (?:network )?messages\\b|\\bdestination e-?mail system is unknown\\b|\\bno (?:a|mx|dns) record",
);

/** Refused, and why: for what is said of us, of the message, or of those who may write. */
const REFUSED_FOR = anyOf(
  '\\bblock(?:ed|ing|list)?\\b|\\bblack-?list|\\bblack list|\\bblock list|\\bdeny ?list|\\bdnsbl\\b|\\brbl\\b|\\bspamhaus|\\bspamcop|\\bbarracuda|\\bcloudmark|\\bproofpoint|\\breputation\\b|\\blisted (?:in|by|at|on)\\b|\\bbanned\\b|\\bpoor\\b|\\bbad (?:ip|sender)\\b|\\bsuspicious\\b',
  '\\bspam|\\bjunk\\b|\\bunsolicited\\b|\\bbulk\\b|\\bunwanted\\b|\\bube\\b|\\bvirus|\\bmalware|\\bphish|\\binfected|\\bmalicious',
  '\\bdmarc\\b|\\bdkim\\b|\\bspf\\b|\\bdomainkeys?\\b|\\bauthenticat|\\bunauthenticated|\\bauth ?required|\\bsender id\\b|\\barc\\b',
  '\\breverse (?:dns|lookup|ip)|\\brdns\\b|\\bptr\\b|\\bin-addr|\\bhostname\\b|\\bunverifiable\\b|\\binvalid ip\\b|\\bclient host\\b|\\bnot resolve\\b|\\bfqdn\\b',
  '\\bpolic(?:y|ies)\\b|\\bprohibit|\\brestrict|\\bpermission\\b|\\bunauthori[sz]ed|\\bonly accepts?\\b|\\bmoderat|\\bnot open to posting|\\bmembers\\b',
  '\\bcontent\\b|\\battachment|\\bheaders?\\b|\\bfilter(?:ed|ing)?\\b|\\bmime\\b|\\b8-?bit\\b|\\bnon-?ascii\\b|\\brfc ?\\d{3,4}|\\bsyntax\\b|\\bmalformed\\b|\\bcompliant|\\bimproper\\b|\\bline (?:length|limit|too)|\\bbare lf\\b',
  '\\b(?:message|mail|size|length)\\b[^.;]{0,40}\\b(?:too (?:big|large|long)|exceed|larger than|limit)|\\btoo (?:big|large)\\b|\\bexceeds? (?:the )?(?:maximum|max|fixed|size|administrative)|\\bmessage size\\b',
  '\\btls\\b|\\bencrypt|\\bcertificate',
);

/** Refused, and nothing else. */
const REFUSED = anyOf(
  '\\bnot (?:allowed|permitted|authori[sz]ed|accepted)\\b|\\baccess denied\\b|\\bforbidden\\b|\\bunacceptable\\b|\\bdenied\\b|\\brefused by\\b|\\bdeclined\\b',
  '\\b(?:message|mail|e-?mail|connection) (?:was |has been |is )?(?:rejected|rejete|refused|discarded)\\b',
);

const BUSY = anyOf(
  '\\btoo many\\b|\\brate\\b|\\bthrottl|\\bfrequency\\b|\\bflood|\\bconcurren|\\bsimultaneous|\\bbusy\\b|\\boverload|\\blimit(?:ed)? (?:exceeded|reached)\\b|\\bdeferred\\b|\\bload\\b',
  '\\btime[d]?[- ]?out|\\bexpired?\\b|\\bretry\\b|\\bconnect|\\bunreachable|\\bnot reachable|\\bno route\\b|\\bnetwork\\b|\\bsocket\\b|\\blost\\b|\\breset by\\b|\\bnot respond',
  '\\bservice (?:is )?(?:not |un)available|\\bsystem\\b|\\bserver error\\b|\\binternal\\b|\\bresources?\\b|\\bloop(?:ing|s)?\\b|\\bhops?\\b|\\bdns\\b|\\blookup\\b|\\bqueue\\b|\\bsoftware error\\b|\\blocal error\\b|\\bforwarded more than\\b',
);

/** From what decides whatever else is said to what decides only where nothing else is. */
const RULES: readonly {
  trouble: Trouble;
  words: RegExp;
  abroad?: RegExp;
  /** Where a code beside the words says that it may go away, it does. */
  unlessPassing?: true;
  /** Where a code beside the words says that the address is gone, it is. */
  unlessGone?: true;
}[] = [
  { trouble: 'TEMPORARY', words: FULL, abroad: FULL_ABROAD },
  { trouble: 'TEMPORARY', words: PASSING, abroad: PASSING_ABROAD },
  { trouble: 'POLICY', words: OF_SENDER, abroad: OF_SENDER_ABROAD },
  { trouble: 'PERMANENT', words: LEFT, abroad: LEFT_ABROAD },
  { trouble: 'PERMANENT', words: GONE, abroad: GONE_ABROAD },
  { trouble: 'PERMANENT', words: NO_HOST, unlessPassing: true },
  { trouble: 'POLICY', words: REFUSED_FOR },
  { trouble: 'POLICY', words: REFUSED, abroad: REFUSED_ABROAD, unlessGone: true },
  { trouble: 'TEMPORARY', words: BUSY, unlessGone: true },
];

const BLOCK_LIST =
  /\/\/[^\s/]{0,100}(?:spamhaus|spamcop|barracuda|dnsbl|blocklist|blacklist|senderscore|uribl|surbl)/i;

/** What a code beside words says: that it may go away, as a name that is not found now may be tomorrow; that it will not. */
export interface CodeBeside {
  isPassing?: boolean;
  isGone?: boolean;
}

/** What the words of a mail system say; null where they say nothing that is known. */
export function troubleInWords(words: string, { isPassing, isGone }: CodeBeside = {}): Trouble | null {
  const plain = plainWords(words);
  const unaccented = fold(plain);
  const fitting = RULES.find((rule) => rule.words.test(plain) || rule.abroad?.test(unaccented));
  // A bare address of a block list says it as well.
  if (!fitting && BLOCK_LIST.test(words.slice(0, MAX_LENGTH))) return 'POLICY';
  if (fitting?.unlessPassing && isPassing) return 'TEMPORARY';
  return fitting?.unlessGone && isGone ? 'PERMANENT' : (fitting?.trouble ?? null);
}

/** Without codes, which are read by themselves, and without addresses, whose words mean nothing. */
const plainWords = (words: string): string =>
  words
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/https?:\/\/\S{1,500}|\S{1,200}@[\w.-]{1,200}|\[\d[\d.:]{1,50}\]/g, ' ')
    .replace(
      /(?<![\d.])[245]\d\d(?:[- ]#?[245]\.\d{1,3}\.\d{1,3})?(?=[- ])[- ]|(?<![\d.])#?[245]\.\d{1,3}\.\d{1,3}(?![\d.])/g,
      ' ',
    )
    // How a common mail server introduces the words of every other one.
    .replace(/\bunknown address error\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
