import type { ReplyKind } from '../../read/reading.ts';

/** Ideas by which a statement does something, and those that take it back. */
export interface SpeechAct {
  ideas: RegExp;
  unless?: RegExp;
}

const WORD = '(?:\\w+ )';
/** One idea after the other in a clause, with so many others between them. */
const then = (first: string, second: string, between: number): string =>
  ` (?:${first}) ${WORD}{0,${between}}?(?:${second})(?= )`;
/** In any order. */
const near = (one: string, other: string, between: number): string =>
  `${then(one, other, between)}|${then(other, one, between)}`;
const anyOf = (...forms: string[]): RegExp => new RegExp(forms.join('|'));

const NOT = 'not|never';
/** What may stand between a denial and what is denied: nothing that is done with it. */
const DENIED_GAP = '(?:(?:_|person|subject|we|you|info|which|num|other|right|again|find|know|received) )';
const denies = (what: string, between: number): string =>
  ` (?:${NOT}) ${DENIED_GAP}{0,${between}}?(?:${what})(?= )`;

const PAPER = 'consent|sign';
const PLACE = 'office|payroll|name|vendor';
const GIVE = 'send|need|forward|unless|which';

/** Asks not to be written to again. */
const STOPS: SpeechAct = {
  ideas: anyOf(
    then('stop', 'mail|contact|send|list|request|address', 3),
    ' stop we(?= (?:\\||stop|list|mail|contact|again|address)| $)',
    '^ stop $',
    then(NOT, '(?:mail|contact|send) (?:\\w+ ){0,3}?again', 2),
    ` (?:${NOT}) (?:contact|mail) we `,
    ` (?:${NOT}) again (?:mail|contact|request|send) `,
  ),
  unless: / (?:consent|sign|fee|pay|closed|record) /,
};

/** Waits for a paper that the applicant signs. */
const WANTS_AUTHORIZATION: SpeechAct = {
  ideas: anyOf(
    near(PAPER, 'need|send|unless|only|request|policy', 4),
    then(NOT, PAPER, 2),
    near(PAPER, NOT, 2),
    then('which', PAPER, 2),
    near('broken', `${PAPER}|send`, 4),
    '^ (?:_ ){0,2}consent(?: _){0,2} (?:\\||$)',
    then(PAPER, 'other|broken|again', 2),
  ),
};

const WANTS_FEE: SpeechAct = {
  ideas: anyOf(
    near('fee|pay', 'money|need|unless|num', 5),
    near('fee|pay', 'request|send|we', 1),
    near('money', 'request|look|tell|unless|need|we|you|fee|pay|send', 5),
  ),
  unless: / (?:not|never) (?:\w+ )?(?:fee|pay) /,
};

/** Has looked, and found nothing. */
const HAS_NO_RECORD: SpeechAct = {
  ideas: anyOf(
    denies('find', 2),
    `(?<! which(?: \\w+)?)${denies('know', 2)}`,
    near('find', NOT, 2),
    then('know', NOT, 1),
    denies('record|payroll', 2),
    ` (?:${NOT}) (?:_ )?subject `,
    ' not person ',
    then('record|payroll|sought', NOT, 3),
    near('record', 'closed', 3),
    ' never (?:_ ){0,2}person ',
  ),
  unless:
    / (?:need|consent|ident|wrong|handle|decline|machine) | num num num num | subject (?:_ )*\| (?:not|never) (?:work|subject) /,
};

const NEVER_WORKED: SpeechAct = {
  ideas: anyOf(denies('work', 3)),
  unless:
    / (?:need|consent|ident|wrong|handle|tell|decline) | subject (?:_ )*\| (?:not|never) (?:work|subject) /,
};

/** Is the wrong one to ask. */
const IS_WRONG_PLACE: SpeechAct = {
  ideas: anyOf(
    near('wrong', 'office|mail|address|person|contact|payroll|list|received|org|we|_', 2),
    then(NOT, 'handle', 3),
    then(NOT, 'right', 1),
    near('other', 'office|payroll|org', 1),
    ` (?:${NOT}) (?:we )?(?:_ )?office `,
    ' look you address ',
  ),
};

/** Does not tell, whatever is sent. */
const REFUSES: SpeechAct = {
  ideas: anyOf(
    near(NOT, 'tell(?! again)', 2),
    then(NOT, 'allow', 2),
    then('stop', 'tell|info', 1),
    near('policy', `${NOT}|only|secret`, 5),
    near('decline', 'tell|info|we|request|org|work|person', 4),
    ' only tell (?:\\w+ ){0,3}person ',
    near('secret', 'info|record|work|request', 3),
  ),
  unless: / (?:later|will) | if not /,
};

const HAS_RECEIVED: SpeechAct = {
  ideas: anyOf(near('received', 'request|mail|you', 4), ' received num '),
  unless: / (?:not|never) /,
};

const IS_WITH_VENDOR: SpeechAct = {
  ideas: anyOf(near('vendor', 'handle|contact|request|tell', 4)),
  unless: / (?:not|never) /,
};

/** Says where to ask. */
const SENDS_ELSEWHERE: SpeechAct = {
  ideas: anyOf(
    // "Call me at ..." sends to no one else.
    then('contact(?! we)|send|forward|mail', `${PLACE}|address`, 3),
    near('handle', PLACE, 3),
    then('contact|send|forward', 'other', 2),
    then('forward', 'request|mail|you', 2),
  ),
  unless: / ident /,
};

/** Needs more to find the one who is meant. */
const WANTS_IDENTITY: SpeechAct = {
  ideas: anyOf(' (?:send|need|forward) (?:\\w+ |\\| )*?ident ', then('unless|which', 'ident', 3)),
  unless: / (?:received|if) /,
};

const WANTS_INFO: SpeechAct = {
  ideas: anyOf(near(GIVE, 'ident', 5), near('need|send', 'again|info', 3), then('need', 'request', 2)),
};

const WILL_ANSWER: SpeechAct = {
  ideas: anyOf(
    then('will', 'tell|reply|look|send|contact|forward', 3),
    ' look ',
    near('tell|reply|contact', 'later', 5),
    ' reply ',
  ),
  unless: / (?:not|never) (?:\w+ )?(?:look|reply) | will (?:\w+ )?(?:not|never) /,
};

const IS_AWAY: SpeechAct = { ideas: anyOf(near('we', 'away', 3), ' auto ', ' not _ mail ') };

/** Asks back, where it is a question. */
const ASKS_BACK: SpeechAct = {
  ideas: anyOf(
    near('which', 'person|subject|ident|work|request|you|office|org', 3),
    '^ (?:\\w+ ){0,2}which(?: \\w+){0,2} $',
    ' (?:ident|request) ',
    ' (?:person|subject|work) (?:\\w+ )*?(?:_|num|other|right|org|office) ',
  ),
};

/** From what no other act outweighs to what only stands where nothing else is done. */
export const SPEECH_ACTS: readonly {
  kind: ReplyKind;
  act: SpeechAct;
  /** A question neither refuses nor says that there is nothing. */
  of: 'SENTENCE' | 'QUESTION' | 'ANY';
}[] = [
  { kind: 'STOP', act: STOPS, of: 'ANY' },
  { kind: 'AUTHORIZATION_WANTED', act: WANTS_AUTHORIZATION, of: 'ANY' },
  { kind: 'FEE_WANTED', act: WANTS_FEE, of: 'ANY' },
  { kind: 'NO_RECORD', act: HAS_NO_RECORD, of: 'SENTENCE' },
  { kind: 'WRONG_PERSON', act: IS_WRONG_PLACE, of: 'ANY' },
  { kind: 'INFO_WANTED', act: WANTS_IDENTITY, of: 'ANY' },
  { kind: 'REFUSED', act: REFUSES, of: 'SENTENCE' },
  { kind: 'NO_RECORD', act: NEVER_WORKED, of: 'SENTENCE' },
  { kind: 'RECEIPT', act: HAS_RECEIVED, of: 'SENTENCE' },
  { kind: 'THIRD_PARTY', act: IS_WITH_VENDOR, of: 'SENTENCE' },
  { kind: 'WRONG_PERSON', act: SENDS_ELSEWHERE, of: 'ANY' },
  { kind: 'INFO_WANTED', act: WANTS_INFO, of: 'ANY' },
  { kind: 'RECEIPT', act: WILL_ANSWER, of: 'SENTENCE' },
  { kind: 'AUTO_REPLY', act: IS_AWAY, of: 'SENTENCE' },
  { kind: 'INFO_WANTED', act: ASKS_BACK, of: 'QUESTION' },
];
