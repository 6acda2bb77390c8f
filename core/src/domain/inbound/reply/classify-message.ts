import { MACHINES } from '../read/by-contact.ts';
import type { Classified } from '../read/classified.ts';
import { troubleOfAnswer } from '../read/machine/delivery-status.ts';
import { readMachineMail, worstOf } from '../read/machine/read-machine-mail.ts';
import type { Trouble } from '../read/machine/trouble.ts';
import { newTextOf } from '../read/new-text/new-text-of.ts';
import type { Reading, ReplyKind, ReplyRequest } from '../read/reading.ts';
import { namesPastDate } from './dates/past-dates.ts';
import { givesAnswer } from './gives-answer.ts';
import { readInTime } from './read-in-time.ts';

/** The words of a message, as far as it has any, with what it quotes. */
export interface MessageWords {
  from: string | null;
  subject: string | null;
  text: string | null;
  /** Whether its form tells that a machine answers for a person. */
  isAutoReply?: boolean;
}

/** What speaks for an answer, besides the words. */
export interface AnswerSigns {
  /** Whether files came along. */
  hasDocuments: boolean;
  /** When it came. */
  at: Date;
}

/** A message as it was taken: what it is, and what was read from it. */
export interface ClassifiedMessage {
  classified: Classified;
  /** Null where a machine wrote it, or where it could not be read. */
  reading: Reading | null;
  /** Why a request has not arrived, where that is what it says. */
  trouble: Trouble | null;
}

const TYPES: Readonly<Record<ReplyKind, Classified>> = {
  ANSWER: { type: 'VERIFICATION', confidence: 0.85, reasoning: 'It gives values that were asked for' },
  NO_RECORD: { type: 'NO_RECORD', confidence: 0.85, reasoning: 'It says that there is no record' },
  THIRD_PARTY: { type: 'THIRD_PARTY', confidence: 0.9, reasoning: 'It refers to a third party' },
  WRONG_PERSON: {
    type: 'NEXT_CONTACT',
    confidence: 0.8,
    reasoning: 'It says that another contact is to be asked',
  },
  REFUSED: {
    type: 'INSUFFICIENT',
    confidence: 0.8,
    reasoning: 'It says that it does not tell what was asked',
  },
  STOP: { type: 'OTHER', confidence: 0.85, reasoning: 'It asks not to be written to again' },
  AUTHORIZATION_WANTED: {
    type: 'AUTHORIZATION_FORM_REQUEST',
    confidence: 0.85,
    reasoning: 'It asks for the signed release',
  },
  FEE_WANTED: { type: 'INFO_REQUESTED', confidence: 0.8, reasoning: 'It asks for a fee' },
  INFO_WANTED: { type: 'INFO_REQUESTED', confidence: 0.75, reasoning: 'It asks for more information' },
  RECEIPT: { type: 'RECEIVED', confidence: 0.85, reasoning: 'It confirms that the request arrived' },
  AUTO_REPLY: {
    type: 'AUTO_REPLY',
    confidence: 0.85,
    reasoning: 'Its words are those of an automatic reply',
  },
  UNCLEAR: { type: 'UNKNOWN', confidence: 0.3, reasoning: 'Nothing in it was recognised' },
};

const WRONG_ORGANIZATION =
  /\bwrong (?:number|person|company|organi[sz]ation|school|e-?mail|department|address|employer)\b|\bnot affiliated with\b|\bno (?:affiliation|connection) (?:with|to)\b|\bwe are not (?:the |that )?(?:employer|school|company|organi[sz]ation)\b/i;
const BOUNCE_WORDS =
  /\b(?:user|mailbox|recipient|recipient address) (?:unknown|not found|does not exist|unavailable|is full)\b|\bcould(?:n['’]t| not) be delivered to\b/i;

const BOUNCE_CODE = /\b55\d[ -]5\.\d{1,3}\.\d{1,3}\b/;

/** A message that belongs to no search is only sorted. */
const NO_REQUEST: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: '', lastName: '', aliases: [] },
  records: [],
};

/** Why a request has not arrived, by the words that say so. */
export const troubleOf = (text: string): Trouble | null => troubleOfAnswer(text.slice(0, MAX_ANSWER));

/** Takes a message for what it says, without the message that it answers. */
export function classifyMessage(
  message: MessageWords,
  signs: AnswerSigns,
  request: ReplyRequest = NO_REQUEST,
): ClassifiedMessage {
  const { from, subject } = message;
  const text = message.text ?? '';
  const machine = readMachineMail({
    from,
    subject,
    text,
    envelopeFrom: from,
    header: () => null,
    to: [],
    parts: [],
  });
  if (machine?.kind === 'FAILURE') return ofFailure(worstOf(machine.troubles), 0.9);
  if (machine?.kind === 'ARRIVED' || machine?.kind === 'COMPLAINT') return ofReport(machine.kind);
  const isAutoReply = message.isAutoReply === true;
  const reading = readInTime(request, { from, subject, text, isAutoReply }, signs.at);
  if (!reading) return tookTooLong();
  const classified =
    isAutoReply && reading.kind === 'AUTO_REPLY' ? OF_FORM : classifiedAs(reading, text, signs);
  // A report of a mail system says nothing for the contact, whatever its words are like.
  if (classified.type === 'BOUNCE') return { classified, reading: null, trouble: troubleOf(text) };
  return { classified, reading, trouble: null };
}

/** A message whose reading was given up: for a person. */
export const tookTooLong = (): ClassifiedMessage => ({
  classified: { ...TYPES.UNCLEAR, reasoning: 'It took too long to read' },
  reading: null,
  trouble: null,
});

/** Longest report in words of its own, in characters. */
const MAX_ANSWER = 2_000;

const OF_FORM: Classified = {
  type: 'AUTO_REPLY',
  confidence: 1,
  reasoning: 'It says of itself that a machine wrote it',
};

/** What a mail system reports of a request. */
export const ofFailure = (trouble: Trouble, confidence = 1): ClassifiedMessage => ({
  classified:
    trouble === 'DELAY'
      ? { type: 'AUTO_REPLY', confidence, reasoning: 'A mail system reports a delay and keeps trying' }
      : { type: 'BOUNCE', confidence, reasoning: BOUNCE_REASONS[trouble] },
  reading: null,
  trouble,
});

const BOUNCE_REASONS: Readonly<Record<Exclude<Trouble, 'DELAY'>, string>> = {
  PERMANENT: 'A mail system reports that nothing arrives at the address',
  TEMPORARY: 'A mail system reports a failure that may pass',
  POLICY: 'A mail system reports that it was not taken from us',
};

export const ofReport = (kind: 'ARRIVED' | 'COMPLAINT'): ClassifiedMessage => ({
  classified:
    kind === 'ARRIVED'
      ? { type: 'AUTO_REPLY', confidence: 1, reasoning: 'A mail system reports that the request arrived' }
      : { type: 'OTHER', confidence: 1, reasoning: 'The recipient called the request unwanted' },
  reading: null,
  trouble: null,
});

function classifiedAs(
  { kind, evidence, records, share }: Reading,
  text: string,
  signs: AnswerSigns,
): Classified {
  const plain = newTextOf(text).toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  if (plain === '') return { ...TYPES.UNCLEAR, confidence: 0, reasoning: 'It has no words to go by' };
  const hasValues = records.some(({ fields }) => Object.keys(fields).length > 0);
  const mayBeAnswer = hasValues || signs.hasDocuments || givesAnswer(plain) || namesPastDate(plain, signs.at);
  const told = asSureAs(share, typeOf(kind, evidence, plain));
  // A machine that is shown to a person costs a look; an answer that is taken for a machine is lost.
  if (MACHINES.includes(told.type) && mayBeAnswer) {
    return { type: 'UNKNOWN', confidence: 0.5, reasoning: 'It may be an answer as well as a machine' };
  }
  return told;
}

/** No surer than the vote is: what words leave in doubt is not only noted. */
const asSureAs = (share: number, told: Classified): Classified => ({
  ...told,
  confidence: Math.min(told.confidence, share),
});

function typeOf(kind: ReplyKind, evidence: string | null, plain: string): Classified {
  const isOfMachine = kind === 'UNCLEAR' || kind === 'AUTO_REPLY';
  if ((isOfMachine && BOUNCE_WORDS.test(plain)) || (kind !== 'ANSWER' && BOUNCE_CODE.test(plain))) {
    return { type: 'BOUNCE', confidence: 0.85, reasoning: 'Its words are those of a delivery report' };
  }
  if (kind === 'UNCLEAR' && givesAnswer(plain)) {
    return { type: 'VERIFICATION', confidence: 0.7, reasoning: 'It speaks of what was asked' };
  }
  if (kind === 'WRONG_PERSON' && WRONG_ORGANIZATION.test(evidence ?? '')) {
    return {
      type: 'WRONG_ORG',
      confidence: 0.85,
      reasoning: 'It says that the wrong organization was asked',
    };
  }
  return TYPES[kind];
}
