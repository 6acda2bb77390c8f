import type { InboundClassification } from '@credence/contract';
import { vendorIn } from '../../research/vendors/third-party-vendors.ts';
import { givesAnswer } from './gives-answer.ts';
import { namesPastDate } from './past-dates.ts';

/** What a message is taken to be. */
export interface Classified {
  type: InboundClassification;
  /** 0 to 1. */
  confidence: number;
  /** In words, what it was recognised by. Quotes nothing of the message. */
  reasoning: string;
}

/** The words of a message, as far as it has any. */
export interface MessageWords {
  from: string | null;
  subject: string | null;
  text: string | null;
}

/** What speaks for an answer, besides the words. */
export interface AnswerSigns {
  /** Whether files came along. */
  hasDocuments: boolean;
  /** When it came. */
  at: Date;
}

interface Rule extends Classified {
  from?: RegExp;
  subject?: RegExp;
  text?: RegExp;
  /** Asks for more than one expression can say; `all` is subject and text. */
  when?: (all: string) => boolean;
  /** Says that a machine speaks, by words that a person who answers may use as well. */
  isDoubtful?: boolean;
}

const REFERRAL =
  /\b(?:contact|visit|use|go to|call|submit|handled|processed|provided|through|via|outsourced?|third[- ]party|(?:employer|company|school) code|direct(?:ed)?)\b/;

/**
 * From the most telling to the least; the first that fits decides. Every expression of a rule has to fit. A mail system
 * speaks before a person does, and a referral counts also in an automatic reply, where employers often put it.
 */
const RULES: readonly Rule[] = [
  {
    ...{ type: 'AUTO_REPLY', confidence: 0.9, reasoning: 'A mail system reports a delay and keeps trying' },
    when: (all) =>
      /\bdelivery (?:status notification \(delay\)|is delayed|has been delayed|delayed)\b|\bdelayed mail\b/.test(
        all,
      ),
    isDoubtful: true,
  },
  {
    ...{ type: 'BOUNCE', confidence: 0.95, reasoning: 'It comes from a mail system' },
    from: /\b(?:mailer-daemon|postmaster)@/,
  },
  {
    ...{ type: 'BOUNCE', confidence: 0.9, reasoning: 'Its subject is that of a delivery report' },
    subject:
      /\bundeliver(?:able|ed)\b|\bdelivery status notification \(failure\)|\bdelivery (?:has )?fail(?:ed|ure)\b|\bmail delivery (?:failed|subsystem|system)\b|\breturned mail\b|\bfailure notice\b/,
  },
  {
    ...{ type: 'BOUNCE', confidence: 0.85, reasoning: 'Its words are those of a delivery report' },
    text: /\b(?:user|mailbox|recipient|recipient address) (?:unknown|not found|does not exist|unavailable|is full)\b|\b55\d[ -]5\.\d+\.\d+\b|\bcould(?:n't| not) be delivered to\b/,
    isDoubtful: true,
  },
  {
    ...{ type: 'THIRD_PARTY', confidence: 0.9, reasoning: 'It refers to a vendor that is known' },
    when: (all) => vendorIn(all) !== null && REFERRAL.test(all),
  },
  {
    ...{ type: 'THIRD_PARTY', confidence: 0.85, reasoning: 'It refers to a third party' },
    text: /\b(?:verifications?|requests?|inquiries) (?:\w+ ){0,3}(?:handled|processed|managed|provided|completed|fulfilled) (?:\w+ )?(?:by|through|via) (?:an? |our )?(?:third[- ]party|outside|external)\b/,
  },
  {
    ...{ type: 'AUTO_REPLY', confidence: 0.95, reasoning: 'Its subject is that of an automatic reply' },
    subject:
      /^(?:re: *)?(?:automatic reply|auto(?:matic|mated)?[- ]?(?:reply|response)|out of (?:the )?office)\b/,
  },
  {
    ...{ type: 'RECEIVED', confidence: 0.85, reasoning: 'It confirms that the request arrived' },
    text: /\b(?:have|'ve)? ?received your (?:request|message|e-?mail|inquiry|enquiry|fax|verification)\b|\byour (?:request|inquiry|enquiry|message|ticket) (?:has been|was) (?:received|logged|submitted|created)\b|\bwill (?:respond|reply|get back to you|be in touch)\b/,
    isDoubtful: true,
  },
  {
    ...{ type: 'AUTO_REPLY', confidence: 0.85, reasoning: 'Its words are those of an automatic reply' },
    text: /\b(?:out of (?:the )?office|on (?:annual|parental|sick|medical|maternity|paternity) leave|on vacation|limited access to (?:my )?e-?mail)\b|\bthis is an? (?:automated|automatic|auto-generated)\b/,
    isDoubtful: true,
  },
  {
    ...{ type: 'AUTHORIZATION_FORM_REQUEST', confidence: 0.85, reasoning: 'It asks for the signed release' },
    text: /\b(?:send|provide|need|require[sd]?|attach|submit|without|resend|include|fax)\b[^.?!]{0,80}\b(?:release|authori[sz]ation|consent)\b|\b(?:release|authori[sz]ation|consent)(?: form| letter)? (?:is|was) (?:required|missing|not (?:attached|signed|included))\b/,
  },
  {
    ...{ type: 'WRONG_ORG', confidence: 0.85, reasoning: 'It says that the wrong organization was asked' },
    text: /\bwrong (?:number|person|company|organi[sz]ation|school|e-?mail|department|address|employer)\b|\bnot affiliated with\b|\bno (?:affiliation|connection) (?:with|to)\b|\bwe are not (?:the |that )?(?:employer|school|company|organi[sz]ation)\b/,
  },
  {
    ...{ type: 'NO_RECORD', confidence: 0.85, reasoning: 'It says that there is no record' },
    text: /\bno (?:records?|file|information) (?:of|on|for|found|regarding|matching)\b|\b(?:unable|not able|cannot|can't|could not|couldn't|did not|didn't|failed) (?:to )?(?:locate|find) (?:any |a |an )?(?:records?|file|employee|student|person|individual|one|him|her|them|this)\b|\b(?:never|not|hasn't been) (?:been )?(?:employed|enrolled|worked|attended)\b|\b(?:did not|didn't|never) (?:work|attend)\b|\bno such (?:person|employee|student)\b|\bnot (?:found |listed )?in our (?:\w+ )?(?:records|system|database|files)\b/,
  },
  {
    ...{ type: 'INSUFFICIENT', confidence: 0.8, reasoning: 'It says that less can be told than was asked' },
    text: /\b(?:can|may|able to|will) only (?:confirm|verify|release|provide)\b|\bonly (?:able|allowed|permitted) to\b|\b(?:cannot|can't|unable to|not (?:able|allowed|permitted) to|do not|don't) (?:release|disclose|share|give out)\b|\b(?:company|school|our) policy (?:does not|doesn't|prohibits|prevents)\b/,
  },
  {
    ...{ type: 'NEXT_CONTACT', confidence: 0.8, reasoning: 'It names somebody else to ask' },
    text: /\bplease (?:contact|e-?mail|call|reach out to|direct|forward|redirect|resend)\b|\b(?:forwarded|forwarding|passed) (?:this|your|it)\b|\b(?:correct|right|appropriate) (?:contact|person|department|office)\b|\bno longer (?:the contact|in this (?:role|department)|handle)/,
  },
  {
    ...{ type: 'INFO_REQUESTED', confidence: 0.75, reasoning: 'It asks for more information' },
    text: /\b(?:please|could you|can you|would you|kindly) (?:provide|send|supply|share|clarify|advise|specify|tell)\b|\b(?:need|require) (?:more|additional|further) (?:information|details)\b|\b(?:what|which) (?:is|was|were|are) (?:the|their|his|her)\b/,
  },
  {
    ...{ type: 'VERIFICATION', confidence: 0.7, reasoning: 'It speaks of what was asked' },
    text: /\b(?:can|hereby|do|we|i|to) (?:confirm|verify|certify)\b|\b(?:was|were|is|has been) employed\b|\b(?:worked|works) (?:here|for us|as)\b|\bdates of (?:employment|attendance)\b|\b(?:is|was|are|were) (?:all )?(?:correct|accurate)\b|\bgraduated\b|\bdegree (?:was )?(?:awarded|conferred)\b/,
  },
];

/** What a person says and a machine does not. Whom else to ask, and for what details to send, absence notes say too. */
const OF_PERSONS: readonly InboundClassification[] = [
  'AUTHORIZATION_FORM_REQUEST',
  'WRONG_ORG',
  'NO_RECORD',
  'INSUFFICIENT',
];

/** Takes a message for what its words say, without the message it answers. */
export function classifyMessage(message: MessageWords, signs?: AnswerSigns): Classified {
  const from = normalize(message.from);
  const subject = normalize(message.subject);
  const text = normalize(withoutQuote(message.text ?? ''));
  const all = `${subject}\n${text}`;
  const fitting = RULES.filter(
    (rule) =>
      (rule.from?.test(from) ?? true) &&
      (rule.subject?.test(subject) ?? true) &&
      (rule.text?.test(text) ?? true) &&
      (rule.when?.(all) ?? true),
  );
  const [rule] = fitting;
  // A machine that is shown to a person costs a look; an answer that is taken for a machine is lost.
  const mayBeAnswer = () =>
    fitting.some(({ type }) => OF_PERSONS.includes(type)) ||
    givesAnswer(text) ||
    (signs !== undefined && (signs.hasDocuments || namesPastDate(text, signs.at)));
  if (rule?.isDoubtful && mayBeAnswer()) {
    return { type: 'UNKNOWN', confidence: 0.5, reasoning: 'It may be an answer as well as a machine' };
  }
  if (rule) return { type: rule.type, confidence: rule.confidence, reasoning: rule.reasoning };
  return text === ''
    ? { type: 'UNKNOWN', confidence: 0, reasoning: 'It has no words to go by' }
    : { type: 'UNKNOWN', confidence: 0.3, reasoning: 'Nothing in it was recognised' };
}

const normalize = (text: string | null): string =>
  (text ?? '').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();

/** What the person wrote above the message that they answered: our own words must not be taken for theirs. */
function withoutQuote(text: string): string {
  const lines = text.split(/\r?\n/);
  const start = lines.findIndex((line) =>
    /^\s*(?:>|On .{1,300} wrote:\s*$|-{2,}\s*(?:original message|forwarded message)|_{8,}\s*$)/i.test(line),
  );
  return (start < 0 ? lines : lines.slice(0, start)).join('\n');
}
