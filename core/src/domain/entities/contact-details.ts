import type { ContactMethod } from '@credence/contract';
import { openJson, sealJson } from '../../platform/database/sealed.ts';
import type { Context } from '../context/context.ts';
import type { ContactRow } from './contact-entity.ts';

export type { ContactMethod } from '@credence/contract';

/** Who a contact is and how to reach them; sealed in the contact's row. */
export interface ContactDetails {
  name: string;
  entityName: string;
  title: string | null;
  location: string;
  contactMethods: ContactMethod[];
  metadata: Record<string, unknown>;
}

const cell = (id: string) => ({ table: 'contacts', column: 'details', id });

export const sealContact = ({ cipher }: Context, id: string, details: ContactDetails): Buffer =>
  sealJson(cipher, cell(id), details);

export const openContact = ({ cipher }: Context, row: Pick<ContactRow, 'id' | 'details'>): ContactDetails =>
  openJson(cipher, cell(row.id), row.details);
