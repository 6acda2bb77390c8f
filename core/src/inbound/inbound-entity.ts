import { EntitySchema } from 'typeorm';
import type { Context } from '../context.ts';
import {
  bytes,
  instant,
  nullable,
  real,
  type TenantKey,
  tenantKey,
  text,
  uuid,
} from '../database/columns.ts';
import { openJson, sealJson } from '../database/sealed.ts';
import type { VerifierAnswers } from './verifier-form.ts';

/** An answer as it came in. */
export interface InboundRow extends TenantKey {
  searchId: string;
  outboundId: string | null;
  /** Identifies the message within the organization; the same one is accepted once. */
  messageId: string;
  channel: string;
  classification: string;
  confidence: number;
  /** Sealed `VerifierAnswers`. */
  content: Buffer;
  receivedAt: Date;
  processedAt: Date | null;
}

export const InboundEntity = new EntitySchema<InboundRow>({
  name: 'inbound',
  tableName: 'inbound_messages',
  columns: {
    ...tenantKey,
    searchId: uuid,
    outboundId: nullable(uuid),
    messageId: text,
    channel: text,
    classification: text,
    confidence: real,
    content: bytes,
    receivedAt: instant,
    processedAt: nullable(instant),
  },
});

const place = (id: string) => ({ table: 'inbound_messages', column: 'content', id });

export const sealInbound = ({ cipher }: Context, id: string, answers: VerifierAnswers): Buffer =>
  sealJson(cipher, place(id), answers);

export const openInbound = ({ cipher }: Context, row: Pick<InboundRow, 'id' | 'content'>): VerifierAnswers =>
  openJson(cipher, place(row.id), row.content);
