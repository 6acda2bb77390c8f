/**
 * What requests leave behind. audit_entries: what was read or changed, by whom. audit_unsealed: the entries that no seal
 * covers yet, by their id. audit_seals: the chain; each seal covers entries by their digests, and the seal before it by its
 * hash. request_counts: how many requests each organization has made in its running window; the library that counts them
 * knows the first three columns, and needs an index of the key alone.
 */
export const REQUEST_TABLES = `
  create table audit_entries (
    organization_id uuid not null references organizations (id),
    id uuid not null,
    recorded_at timestamptz not null,
    actor text not null check (actor in ('SYSTEM', 'API', 'CONTACT')),
    subject text,
    action text not null,
    resources jsonb not null,
    request_id text,
    primary key (organization_id, id)
  );

  create table audit_unsealed (
    organization_id uuid not null,
    id uuid not null,
    primary key (organization_id, id)
  );

  create table audit_seals (
    organization_id uuid not null references organizations (id),
    id uuid not null,
    number integer not null,
    sealed_at timestamptz not null,
    entries jsonb not null,
    hash bytea not null,
    signature bytea not null,
    primary key (organization_id, id),
    unique (organization_id, number)
  );

  create table idempotency_keys (
    organization_id uuid not null references organizations (id),
    id uuid not null,
    answer bytea not null,
    created_at timestamptz not null,
    primary key (organization_id, id)
  );
  create index on idempotency_keys (created_at);

  create table request_counts (
    key uuid not null,
    points integer not null,
    expire bigint not null,
    organization_id uuid not null default current_organization() references organizations (id),
    id uuid not null default gen_random_uuid(),
    primary key (organization_id, id),
    check (key = organization_id)
  );
  create unique index request_counts_key on request_counts (key);
`;
