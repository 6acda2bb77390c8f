import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that belong to an organization; each gets row-level security on organization_id. */
const TENANT_TABLES = [
  'applicants',
  'orders',
  'searches',
  'contacts',
  'outbounds',
  'activities',
  'inbound_messages',
  'verification_results',
  'webhook_events',
  'webhook_deliveries',
  'webhook_attempts',
];

export class FirstTables1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ROLES);
    await runner.query(TABLES);
    await runner.query(INDEXES);
    for (const table of TENANT_TABLES) {
      await runner.query(`
        alter table ${table} enable row level security, force row level security;
        create policy own_organization on ${table}
          using (organization_id = (select current_organization()))
          with check (organization_id = (select current_organization()));
        grant select, insert, update, delete on ${table} to credence_service;
      `);
    }
    await runner.query(ORGANIZATION_ACCESS);
    await runner.query(SCHEDULER_ACCESS);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TENANT_TABLES].reverse()) await runner.query(`drop table ${table}`);
    // The roles stay: they belong to the cluster and may serve other databases.
    await runner.query('drop table organizations; drop function current_organization();');
  }
}

/**
 * credence_service: what server and worker are; sees one organization per transaction.
 * credence_scheduler: taken for one statement to find overdue work; sees ids and times of every organization.
 */
const ROLES = `
  do $$ begin
    create role credence_service nologin noinherit nobypassrls;
  exception when duplicate_object or unique_violation then null; end $$;
  do $$ begin
    create role credence_scheduler nologin noinherit nobypassrls;
  exception when duplicate_object or unique_violation then null; end $$;
  do $$ begin
    grant credence_scheduler to credence_service;
    execute format('grant credence_service, credence_scheduler to %I', current_user);
  exception when unique_violation or object_in_use then null; end $$;
  grant usage on schema public to credence_service, credence_scheduler;

  create function current_organization() returns uuid language sql stable parallel safe as
    $$ select nullif(current_setting('credence.organization_id', true), '')::uuid $$;
`;

const TABLES = `
  create table organizations (
    id uuid primary key,
    tenant text not null unique,
    name text not null,
    status text not null check (status in ('ACTIVE', 'SUSPENDED', 'INACTIVE')),
    time_zone text not null,
    webhook_config bytea,
    release_delivery text not null check (release_delivery in ('ATTACH', 'LINK', 'NONE')),
    ssn_display text not null check (ssn_display in ('FULL', 'LAST4')),
    retention_days integer,
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
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, applicant_id) references applicants (organization_id, id)
  );

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
    waiting_for text,
    next_action_at timestamptz,
    sla_at timestamptz not null,
    swept_at timestamptz,
    event_sequence integer not null,
    config bytea not null,
    request bytea not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, order_id) references orders (organization_id, id)
  );

  create table contacts (
    organization_id uuid not null,
    id uuid not null,
    search_id uuid not null,
    position integer not null,
    status text not null check (status in ('ACTIVE', 'REMOVED')),
    accuracy_status text check (accuracy_status in ('ACCURATE', 'INACCURATE')),
    source text not null,
    confidence double precision not null,
    details bytea not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    removed_at timestamptz,
    primary key (organization_id, id),
    foreign key (organization_id, search_id) references searches (organization_id, id)
  );

  create table outbounds (
    organization_id uuid not null,
    id uuid not null,
    search_id uuid not null,
    contact_id uuid not null,
    channel text not null check (channel in ('EMAIL', 'VOICE', 'FAX')),
    destination bytea not null,
    attempt_number integer not null,
    status text not null check (status in
      ('SCHEDULED', 'PAUSED', 'IN_PROGRESS', 'SENT', 'DELIVERED', 'FAILED', 'CANCELLED')),
    scheduled_at timestamptz not null,
    claimed_by uuid,
    swept_at timestamptz,
    send_failures integer not null,
    sent_at timestamptz,
    completed_at timestamptz,
    outcome text,
    error text,
    link_secret bytea not null,
    link_hash bytea not null,
    reply_hash bytea not null,
    link_expires_at timestamptz not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, search_id) references searches (organization_id, id),
    foreign key (organization_id, contact_id) references contacts (organization_id, id)
  );

  create table activities (
    organization_id uuid not null,
    id uuid not null,
    search_id uuid not null,
    activity_type text not null,
    channel text,
    channel_value bytea,
    description text not null,
    contact_id uuid,
    outbound_id uuid,
    actor text not null check (actor in ('SYSTEM', 'API', 'CONTACT')),
    created_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, search_id) references searches (organization_id, id)
  );

  create table inbound_messages (
    organization_id uuid not null,
    id uuid not null,
    search_id uuid not null,
    outbound_id uuid,
    message_id text not null,
    channel text not null,
    classification text not null,
    confidence double precision not null,
    content bytea not null,
    received_at timestamptz not null,
    processed_at timestamptz,
    primary key (organization_id, id),
    unique (organization_id, message_id),
    foreign key (organization_id, search_id) references searches (organization_id, id),
    foreign key (organization_id, outbound_id) references outbounds (organization_id, id)
  );

  create table verification_results (
    organization_id uuid not null,
    id uuid not null,
    search_id uuid not null,
    outcome text not null check (outcome in ('VERIFIED', 'VERIFIED_DISCREPANCY', 'VERIFIED_NO_DISCREPANCY')),
    discrepancy boolean not null,
    result_details bytea,
    submitted_at text not null,
    source text not null check (source in ('API', 'VERIFIER', 'REVIEW')),
    claims bytea not null,
    created_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, search_id) references searches (organization_id, id)
  );

  create table webhook_events (
    organization_id uuid not null,
    id uuid not null,
    order_id uuid not null,
    search_id uuid not null,
    event text not null,
    sequence integer not null,
    search_type text not null,
    external_search_id text,
    payload bytea not null,
    occurred_at timestamptz not null,
    primary key (organization_id, id),
    unique (organization_id, search_id, sequence),
    foreign key (organization_id, search_id) references searches (organization_id, id)
  );

  create table webhook_deliveries (
    organization_id uuid not null,
    id uuid not null,
    event_id uuid not null,
    status text not null check (status in ('PENDING', 'DELIVERED', 'FAILED', 'NO_TARGET')),
    endpoint_source text check (endpoint_source in ('type-specific', 'fallback')),
    target bytea,
    attempts integer not null,
    retry_attempts integer not null,
    next_attempt_at timestamptz,
    claimed_by uuid,
    swept_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, event_id) references webhook_events (organization_id, id)
  );

  create table webhook_attempts (
    organization_id uuid not null,
    id uuid not null,
    delivery_id uuid not null,
    attempt_number integer not null,
    attempted_at timestamptz not null,
    url bytea not null,
    address text,
    response_status integer,
    response_body bytea,
    duration_ms integer not null,
    error_class text,
    error text,
    primary key (organization_id, id),
    unique (organization_id, delivery_id, attempt_number),
    foreign key (organization_id, delivery_id) references webhook_deliveries (organization_id, id)
  );
`;

const INDEXES = `
  create index on orders (organization_id, created_at desc, id desc);
  create index on searches (order_id, position);
  create index on searches (organization_id, external_search_id) where external_search_id is not null;
  create index on searches (sla_at) where search_status = 'IN_PROGRESS';
  create index on contacts (organization_id, search_id, position);
  create index on outbounds (organization_id, search_id);
  create index on outbounds (scheduled_at) where status in ('SCHEDULED', 'IN_PROGRESS');
  create unique index on outbounds (organization_id, link_hash);
  create unique index on outbounds (organization_id, reply_hash);
  create index on activities (organization_id, search_id, id);
  create index on inbound_messages (organization_id, search_id);
  create index on verification_results (organization_id, search_id);
  create index on webhook_deliveries (organization_id, event_id);
  create index on webhook_deliveries (next_attempt_at) where status = 'PENDING';
`;

/** An organization is found by its id, or by the tenant that a verified token named. */
const ORGANIZATION_ACCESS = `
  alter table organizations enable row level security, force row level security;
  create policy own_organization on organizations
    using (id = (select current_organization())
      or tenant = (select nullif(current_setting('credence.tenant', true), '')))
    with check (id = (select current_organization()));
  grant select, insert, update on organizations to credence_service;
`;

const SCHEDULER_ACCESS = `
  create policy due_work on searches for select to credence_scheduler using (true);
  create policy due_work on outbounds for select to credence_scheduler using (true);
  create policy due_work on webhook_deliveries for select to credence_scheduler using (true);
  grant select (organization_id, id, search_status, phase, sla_at, updated_at, swept_at) on searches to credence_scheduler;
  grant select (organization_id, id, search_id, status, scheduled_at, swept_at) on outbounds to credence_scheduler;
  grant select (organization_id, id, status, next_attempt_at, swept_at) on webhook_deliveries to credence_scheduler;
`;
