import type { SavedFilters } from '@credence/contract';
import { EntitySchema } from 'typeorm';
import { flag, instant, json, type TenantKey, tenantKey, text } from '../../platform/database/columns.ts';

/** Filters of the work list, under a name. */
export interface SavedViewRow extends TenantKey {
  /** Who saved it, as the console's issuer calls them. */
  owner: string;
  name: string;
  filters: SavedFilters;
  /** Whether all people of the organization see it. */
  isShared: boolean;
  createdAt: Date;
}

export const SavedViewEntity = new EntitySchema<SavedViewRow>({
  name: 'saved_view',
  tableName: 'saved_views',
  columns: { ...tenantKey, owner: text, name: text, filters: json, isShared: flag, createdAt: instant },
});
