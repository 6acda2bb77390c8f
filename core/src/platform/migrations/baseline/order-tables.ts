/** What clients order. A retention term of less than a day would end before the last webhooks of an order are delivered. */
export const ORDER_TABLES = `
  create table organizations (
    id uuid primary key,
    tenant text not null unique,
    name text not null,
    status text not null check (status in ('ACTIVE', 'SUSPENDED', 'INACTIVE')),
    time_zone text not null,
    webhook_config bytea,
    release_delivery text not null check (release_delivery in ('ATTACH', 'LINK', 'NONE')),
    ssn_display text not null check (ssn_display in ('FULL', 'LAST4')),
    retention_days integer constraint organizations_retention_days check (retention_days between 1 and 36500),
    legal_hold boolean not null,
    rate_limit integer,
    data_keys jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );

  create table applicants (
    organization_id uuid not null references organizations (id),
    id uuid not null,
    first_name text not null,
    last_name text not null,
    ssn bytea not null,
    birthday bytea,
    phone bytea,
    email bytea,
    addresses bytea,
    aliases bytea,
    is_redacted boolean not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (organization_id, id)
  );

  create table orders (
    organization_id uuid not null references organizations (id),
    id uuid not null,
    applicant_id uuid not null,
    order_status text not null check (order_status in ('IN_PROGRESS', 'COMPLETED', 'CANCELLED')),
    proposed_position text,
    proposed_salary double precision,
    business_context jsonb not null,
    webhook_config bytea,
    ended_at timestamptz,
    cancelled_at timestamptz,
    cancelled_searches integer,
    redacted_at timestamptz,
    release_file text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, applicant_id) references applicants (organization_id, id)
  );
  create index on orders (organization_id, created_at desc, id desc);
  create index orders_by_status on orders (organization_id, order_status, created_at desc, id desc);
  create index orders_by_release on orders (organization_id, release_file) where release_file is not null;
  -- What each look for orders to redact reads, and the few whose file is still to be deleted.
  create index orders_to_redact on orders (organization_id, ended_at)
    where redacted_at is null and ended_at is not null;
  create index orders_to_clean on orders (redacted_at) where redacted_at is not null and release_file is not null;

  create table searches (
    organization_id uuid not null,
    id uuid not null,
    order_id uuid not null,
    applicant_id uuid not null,
    position integer not null,
    external_search_id text,
    search_type text not null check (search_type in ('EMPLOYMENT', 'EDUCATION')),
    search_status text not null check (search_status in ('IN_PROGRESS', 'COMPLETED', 'CANCELLED', 'REASSIGNED')),
    phase text not null check (phase in ('RESEARCH', 'OUTREACH', 'AWAITING_RESPONSE', 'REVIEW', 'CLOSED')),
    outreach text not null check (outreach in
      ('TO_PLAN', 'ASKING', 'NEEDS_CONTACT', 'PERSON_CALLED', 'THIRD_PARTY', 'OVER')),
    waiting_for text,
    next_action_at timestamptz,
    sla_at timestamptz not null,
    escalate_at timestamptz,
    swept_at timestamptz,
    event_sequence integer not null,
    config bytea not null,
    request bytea not null,
    parent_research bytea,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, order_id) references orders (organization_id, id)
  );
  create index on searches (order_id, position);
  create index searches_by_external_id on searches (organization_id, external_search_id, created_at desc, order_id desc)
    where external_search_id is not null;
  create index on searches (sla_at) where search_status = 'IN_PROGRESS';
  create index searches_to_research on searches (updated_at)
    where search_status = 'IN_PROGRESS' and phase = 'RESEARCH';
  create index searches_to_escalate on searches (escalate_at)
    where search_status = 'IN_PROGRESS' and escalate_at is not null;
`;
