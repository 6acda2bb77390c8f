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
import { openText } from '../../platform/database/sealed.ts';
import type { Context } from '../context/context.ts';

/** What a person wrote about a search, for colleagues. */
export interface NoteRow extends TenantKey {
  searchId: string;
  /** As the console's issuer calls them; null for a program that named no one. */
  author: string | null;
  /** Sealed. */
  words: Buffer;
  createdAt: Date;
}

export const NoteEntity = new EntitySchema<NoteRow>({
  name: 'search_note',
  tableName: 'search_notes',
  columns: { ...tenantKey, searchId: uuid, author: nullable(text), words: bytes, createdAt: instant },
});

const cell = (id: string) => ({ table: 'search_notes', column: 'words', id });

export const sealNote = ({ cipher }: Context, id: string, words: string): Buffer =>
  cipher.seal(cell(id), words);

export const openNote = ({ cipher }: Context, { id, words }: Pick<NoteRow, 'id' | 'words'>): string =>
  openText(cipher, cell(id), words);
