import { createHash } from 'node:crypto';
import type { SearchType } from '@credence/contract';
import { openJson, sealJson } from '../../platform/database/sealed.ts';
import { cityKey, contactCalendar } from '../calendar/contact-zone.ts';
import type { Destination } from '../contacts/destination-rules.ts';
import type { Context } from '../context/context.ts';
import { entityKey } from '../records/entity-key.ts';
import type { DirectoryRow } from './directory-entity.ts';

/** What a row of the directory says; sealed in it. It names an office or a person to ask, and never an applicant. */
export type DirectoryDetails =
  | ({
      kind: 'DESTINATION';
      /** Null for the office that usually answers. */
      name: string | null;
      title: string | null;
      location: string | null;
    } & Destination)
  | { kind: 'VENDOR'; vendor: string };

const cell = (id: string) => ({ table: 'directory_contacts', column: 'details', id });

export const sealDirectory = ({ cipher }: Context, id: string, details: DirectoryDetails): Buffer =>
  sealJson(cipher, cell(id), details);

export const openDirectory = (
  { cipher }: Context,
  row: Pick<DirectoryRow, 'id' | 'details'>,
): DirectoryDetails => openJson(cipher, cell(row.id), row.details);

/** An employer or school of an order. */
export interface PlacedEntity {
  entityName: string;
  location: string;
}

/**
 * By what an organization finds again what it knows of an employer or school, however its name is written: those of one
 * name in different states or countries are different ones, and so is one whose place is not known. Of what every town
 * has, as a hospital or a church, each town's is another.
 */
export const entityHash = (
  { organization }: Context,
  searchType: SearchType,
  { entityName, location }: PlacedEntity,
): Buffer =>
  createHash('sha256')
    .update(
      `${organization.id}/${searchType}/${entityKey(entityName)}/${placeOf(location)}${townOf(entityName, location)}`,
    )
    .digest();

/** Of these, there is one of the same name in many a town of a state, and the next one knows nothing of the first. */
const LOCAL =
  /\b(?:hospital|medical cent(?:er|re)|clinic|church|parish|temple|mosque|schools?|academy|city|town|village|township|county|library|pharmacy|ymca|restaurant|pizza|pizzeria|diner|cafe|salon|motel|inn)\b/i;

/** With its city, where the name is one that many towns have; empty for all others. */
function townOf(entityName: string, location: string): string {
  const city = LOCAL.test(entityName) ? cityKey(location) : null;
  return city === null ? '' : `/${city}`;
}

/** The state, or else the country; empty where neither can be told. */
function placeOf(location: string): string {
  const calendar = contactCalendar({ location });
  return calendar?.state ?? calendar?.country ?? '';
}
