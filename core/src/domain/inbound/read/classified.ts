import type { InboundClassification } from '@credence/contract';

/** What a message is taken to be. */
export interface Classified {
  type: InboundClassification;
  /** 0 to 1. */
  confidence: number;
  /** In words, what it was recognised by. Quotes nothing of the message. */
  reasoning: string;
}
