import { type AnswerSigns, type Classified, classifyMessage, type MessageWords } from './classify.ts';

/**
 * What a mail is by its form, before anybody reads its words.
 * - `MESSAGE`: somebody wrote it
 * - `AUTO_REPLY`: a machine answers for somebody
 * - `BOUNCE`: a mail system reports that a request did not arrive
 * - `REFUSED`: a mail system reports the same, for a reason that says nothing against the address
 * - `DELAY`: a mail system reports that a request has not arrived yet, and keeps trying
 */
export type MailKind = 'MESSAGE' | 'AUTO_REPLY' | 'BOUNCE' | 'REFUSED' | 'DELAY';

/** Takes a mail for what its form says, and where that says nothing for what its words say. */
export function classifyMail(kind: MailKind, words: MessageWords, signs: AnswerSigns): Classified {
  switch (kind) {
    case 'BOUNCE':
      return { type: 'BOUNCE', confidence: 1, reasoning: 'It is a delivery report' };
    case 'REFUSED':
      return { type: 'BOUNCE', confidence: 1, reasoning: 'A delivery report that speaks of us' };
    case 'DELAY':
      return {
        type: 'AUTO_REPLY',
        confidence: 1,
        reasoning: 'A mail system reports a delay and keeps trying',
      };
    case 'AUTO_REPLY': {
      // Employers like to put it there who answers for them.
      const classified = classifyMessage(words);
      if (classified.type === 'THIRD_PARTY') return classified;
      return { type: 'AUTO_REPLY', confidence: 1, reasoning: 'It says of itself that nobody wrote it' };
    }
    case 'MESSAGE':
      return classifyMessage(words, signs);
  }
}
