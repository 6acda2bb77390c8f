import type { EntitySchemaColumnOptions } from 'typeorm';

/** The key of every row that belongs to an organization. */
export interface TenantKey {
  organizationId: string;
  id: string;
}

/** Columns of `TenantKey`: the organization comes first in every key. */
export const tenantKey = {
  organizationId: { type: 'uuid', primary: true },
  id: { type: 'uuid', primary: true },
} satisfies Record<keyof TenantKey, EntitySchemaColumnOptions>;

export const uuid = { type: 'uuid' } satisfies EntitySchemaColumnOptions;
export const text = { type: 'text' } satisfies EntitySchemaColumnOptions;
export const integer = { type: 'integer' } satisfies EntitySchemaColumnOptions;
export const integers = { type: 'integer', array: true } satisfies EntitySchemaColumnOptions;
export const real = { type: 'double precision' } satisfies EntitySchemaColumnOptions;
export const flag = { type: 'boolean' } satisfies EntitySchemaColumnOptions;
export const instant = { type: 'timestamptz' } satisfies EntitySchemaColumnOptions;
export const json = { type: 'jsonb' } satisfies EntitySchemaColumnOptions;
/** Bytes; in most tables a value sealed by the organization's cipher. */
export const bytes = { type: 'bytea' } satisfies EntitySchemaColumnOptions;

export const nullable = <T extends EntitySchemaColumnOptions>(column: T) => ({
  ...column,
  nullable: true as const,
});
