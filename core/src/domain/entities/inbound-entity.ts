import type {
  InboundChannel,
  InboundClassification,
  InboundEffect,
  ReadBackStatus,
} from '@credence/contract';
import { EntitySchema } from 'typeorm';
import {
  bytes,
  instant,
  nullable,
  real,
  type TenantKey,
  tenantKey,
  text,
  uuid,
} from '../../platform/database/columns.ts';

/**
 * By which way a message reached the service: the verifier page and the API know who is there; a mail only says so.
 */
export type InboundDoor = 'PAGE' | 'API' | 'MAIL';

/** A message of a contact as it came in. */
export interface InboundRow extends TenantKey {
  /** Null when it belongs to no search. */
  searchId: string | null;
  contactId: string | null;
  outboundId: string | null;
  door: InboundDoor;
  /** Identifies the message within its door, and a mail within its attempt; the same one is accepted once. */
  messageId: string;
  /** The conversation that it is a part of; later messages of it belong to the same search. */
  threadId: string | null;
  channel: InboundChannel;
  classification: InboundClassification;
  confidence: number;
  /** Sealed `InboundContent`. */
  content: Buffer;
  receivedAt: Date;
  processedAt: Date | null;
  /** What became of it; null until it was processed, and of messages of an older release. */
  effect: InboundEffect | null;
  /** Why, in words; null where there is nothing to explain. */
  effectReason: string | null;
  /** What became of sending back what was read in it; null where nothing is sent back. */
  readBack: ReadBackStatus | null;
  /** When that was, or is to be. */
  readBackAt: Date | null;
  /** When a model was asked to read what the rules left open; null where none was. */
  modelAskedAt: Date | null;
}

/** What is not known of a message that has just come. */
export const UNPROCESSED = {
  processedAt: null,
  effect: null,
  effectReason: null,
  readBack: null,
  readBackAt: null,
  modelAskedAt: null,
} as const;

export const InboundEntity = new EntitySchema<InboundRow>({
  name: 'inbound',
  tableName: 'inbound_messages',
  columns: {
    ...tenantKey,
    searchId: nullable(uuid),
    contactId: nullable(uuid),
    outboundId: nullable(uuid),
    door: text,
    messageId: text,
    threadId: nullable(text),
    channel: text,
    classification: text,
    confidence: real,
    content: bytes,
    receivedAt: instant,
    processedAt: nullable(instant),
    effect: nullable(text),
    effectReason: nullable(text),
    readBack: nullable(text),
    readBackAt: nullable(instant),
    modelAskedAt: nullable(instant),
  },
});
