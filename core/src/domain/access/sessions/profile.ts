import type { Cell } from '../../../platform/database/encryption.ts';
import { openJson, sealJson } from '../../../platform/database/sealed.ts';
import type { Context } from '../../context/context.ts';

/** What people are called, by their issuer. */
export interface Profile {
  name: string;
  email: string | null;
}

const cell = (id: string): Cell => ({ table: 'console_people', column: 'profile', id });

export const sealProfile = ({ cipher }: Context, personId: string, { name, email }: Profile): Buffer =>
  sealJson(cipher, cell(personId), { name, email });

export const openProfile = ({ cipher }: Context, personId: string, sealed: Buffer): Profile =>
  openJson(cipher, cell(personId), sealed);
