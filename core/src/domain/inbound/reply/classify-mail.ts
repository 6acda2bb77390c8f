import type { MailKind } from '../read/machine/mail-kind.ts';
import type { ReplyRequest } from '../read/reading.ts';
import {
  type AnswerSigns,
  type ClassifiedMessage,
  classifyMessage,
  type MessageWords,
  ofFailure,
  ofReport,
} from './classify-message.ts';

/** Takes a mail for what its form says, and where that says nothing for what its words say. */
export function classifyMail(
  kind: MailKind,
  words: MessageWords,
  signs: AnswerSigns,
  request?: ReplyRequest,
): ClassifiedMessage {
  switch (kind) {
    case 'PERMANENT':
    case 'TEMPORARY':
    case 'POLICY':
    case 'DELAY':
      return ofFailure(kind);
    case 'ARRIVED':
    case 'COMPLAINT':
      return ofReport(kind);
    case 'AUTO_REPLY':
    case 'MESSAGE':
      return classifyMessage({ ...words, isAutoReply: kind === 'AUTO_REPLY' }, signs, request);
  }
}
