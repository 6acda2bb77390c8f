import { openJson, sealJson } from '../../platform/database/sealed.ts';
import type { Context } from '../context/context.ts';
import type { SearchRow } from '../entities/search-entity.ts';
import type { AnswerSource, ParentOrganization } from './provider-answer.ts';

/** What research found out about the organizations that the employers or schools of a search belong to. */
export type ParentResearch = {
  /** When it was found out. */
  researchedAt: string;
  source: AnswerSource;
  organizations: ({ entityName: string } & ParentOrganization)[];
};

const cell = (id: string) => ({ table: 'searches', column: 'parent_research', id });

export const sealParentResearch = ({ cipher }: Context, searchId: string, research: ParentResearch): Buffer =>
  sealJson(cipher, cell(searchId), research);

/** Null when nothing is known. */
export const openParentResearch = (
  { cipher }: Context,
  { id, parentResearch }: Pick<SearchRow, 'id' | 'parentResearch'>,
): ParentResearch | null => (parentResearch ? openJson(cipher, cell(id), parentResearch) : null);
