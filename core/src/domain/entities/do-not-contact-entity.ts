import { EntitySchema } from 'typeorm';
import {
  bytes,
  instant,
  nullable,
  type TenantKey,
  tenantKey,
  text,
  uuid,
} from '../../platform/database/columns.ts';
import type { Context } from '../context/context.ts';

/** A destination at which an organization asks no contact any more, because one asked for that. */
export interface DoNotContactRow extends TenantKey {
  /** Stands for the destination; one that is not lifted is there once. */
  fingerprint: string;
  /** Sealed `ownerKey` of the destination: the address, or the number whatever the channel. */
  destination: Buffer;
  /** The search and the message in which they said it. */
  searchId: string;
  inboundId: string;
  since: Date;
  liftedAt: Date | null;
}

export const DoNotContactEntity = new EntitySchema<DoNotContactRow>({
  name: 'doNotContact',
  tableName: 'do_not_contact',
  columns: {
    ...tenantKey,
    fingerprint: text,
    destination: bytes,
    searchId: uuid,
    inboundId: uuid,
    since: instant,
    liftedAt: nullable(instant),
  },
});

const destinationCell = (id: string) => ({ table: 'do_not_contact', column: 'destination', id });

export const sealRefusal = ({ cipher }: Context, id: string, key: string): Buffer =>
  cipher.seal(destinationCell(id), key);

export const openRefusal = (
  { cipher }: Context,
  { id, destination }: Pick<DoNotContactRow, 'id' | 'destination'>,
): string => cipher.open(destinationCell(id), destination).toString('utf8');
