import type { DismissalReason } from '@credence/contract';
import { openJson, sealJson } from '../../../platform/database/sealed.ts';
import type { Context } from '../../context/context.ts';
import type { InboundRow } from '../../entities/inbound-entity.ts';
import type { VerifierAnswers } from '../../records/verifier-form.ts';
import type { Trouble } from './machine/trouble.ts';
import type { MailOrigin } from './mail-origin.ts';
import type { Reading } from './reading.ts';

/** What a contact sent, whatever the door; sealed in its row. */
export interface InboundContent {
  /** What can be compared claim by claim; null when there are only words. */
  answers: ReceivedAnswers | null;
  /** The message as it was written; null for an answer given on the verifier page. */
  message: InboundMessage | null;
  /** In words, why it is classified as it is; null where no reason was given. */
  reasoning: string | null;
  /** Why the request has not arrived; missing where it is not about that. */
  trouble?: Trouble;
  /** What was read from its words; missing where they are a machine's. */
  reading?: Reading;
  /** Where a mail came from; missing for what came otherwise. */
  origin?: MailOrigin;
  /** Why it belongs to no search; empty when it belongs to one. */
  failureReasons: string[];
  /** Why a person set it aside, where one did; it then belongs to no search, and is out of the way. */
  dismissal?: Dismissal;
  /** What the client that passed it on sent along, as sent. */
  metadata: Record<string, unknown>;
}

/** Why a message that belongs to no search was set aside, and by whom. */
export interface Dismissal {
  reason: DismissalReason;
  note: string | null;
  /** Subject of the person. */
  by: string | null;
}

/** What is kept of a reading. */
export const heldOf = ({
  reading,
  trouble,
}: {
  reading: Reading | null;
  trouble: Trouble | null;
}): Pick<InboundContent, 'reading' | 'trouble'> => ({
  ...(reading ? { reading } : {}),
  ...(trouble ? { trouble } : {}),
});

/** Answers that need not say who gave them. */
export type ReceivedAnswers = Omit<VerifierAnswers, 'respondent'> & {
  respondent: { name: string | null; title: string | null };
};

/** A message as it was written. */
export interface InboundMessage {
  from: string | null;
  to: string[];
  subject: string | null;
  text: string | null;
  /** When it was written, as its sender says. */
  timestamp: string | null;
  attachments: InboundAttachment[];
}

/** A file that came along, as it was described; documents that came by mail are kept beside the message. */
export interface InboundAttachment {
  filename: string | null;
  contentType: string | null;
  size: number | null;
  url: string | null;
}

/** What is kept of a message that may not be kept. */
export const NO_CONTENT: InboundContent = {
  answers: null,
  message: null,
  reasoning: null,
  failureReasons: [],
  metadata: {},
};

const cell = (id: string) => ({ table: 'inbound_messages', column: 'content', id });

export const sealInbound = ({ cipher }: Context, id: string, content: InboundContent): Buffer =>
  sealJson(cipher, cell(id), content);

export const openInbound = ({ cipher }: Context, row: Pick<InboundRow, 'id' | 'content'>): InboundContent =>
  openJson(cipher, cell(row.id), row.content);
