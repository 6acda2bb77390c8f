/** Events, and how they reach whom they are for. A test event belongs to no search, and to no list. */
export const WEBHOOK_TABLES = `
  create table webhook_events (
    organization_id uuid not null,
    id uuid not null,
    order_id uuid,
    search_id uuid,
    event text not null,
    sequence integer not null,
    search_type text not null,
    external_search_id text,
    payload bytea,
    delivery_status text not null constraint webhook_events_delivery_status
      check (delivery_status in ('PENDING', 'DELIVERED', 'FAILED', 'NO_TARGET')),
    occurred_at timestamptz not null,
    primary key (organization_id, id),
    unique (organization_id, search_id, sequence),
    foreign key (organization_id, search_id) references searches (organization_id, id),
    constraint webhook_events_test check ((order_id is null) = (search_id is null))
  );
  create index webhook_events_newest on webhook_events (organization_id, occurred_at desc, id desc)
    where search_id is not null;
  create index webhook_events_by_event on webhook_events (organization_id, event, occurred_at desc, id desc)
    where search_id is not null;
  create index webhook_events_by_status on webhook_events (organization_id, delivery_status, occurred_at desc, id desc)
    where search_id is not null;

  -- receiver: whose job sends it. attempts_before: made before it was last redelivered; its retries do not count from
  -- them. superseded: what a fallback's delivery is when the one that it took over was redelivered. trigger: why the next attempt is made.
  -- held_by: what kept a delivery that failed from being sent.
  create table webhook_deliveries (
    organization_id uuid not null,
    id uuid not null,
    event_id uuid not null,
    status text not null check (status in ('PENDING', 'DELIVERED', 'FAILED', 'NO_TARGET')),
    endpoint_source text check (endpoint_source in ('type-specific', 'fallback', 'escalation')),
    target bytea,
    target_key text,
    receiver text,
    trigger text not null check (trigger in ('FIRST', 'RETRY', 'FALLBACK', 'REDELIVERY', 'TEST')),
    attempts integer not null,
    attempts_before integer not null,
    retry_attempts integer not null,
    superseded boolean not null,
    held_by text check (held_by in ('TARGET_DISABLED', 'RECEIVER_FAILING')),
    next_attempt_at timestamptz,
    claimed_by uuid,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, event_id) references webhook_events (organization_id, id)
  );
  create index on webhook_deliveries (organization_id, event_id);
  -- Of each receiver, what is due first.
  create index webhook_deliveries_due on webhook_deliveries (organization_id, receiver, next_attempt_at)
    where status = 'PENDING';

  create table webhook_attempts (
    organization_id uuid not null,
    id uuid not null,
    delivery_id uuid not null,
    attempt_number integer not null,
    attempted_at timestamptz not null,
    trigger text not null check (trigger in ('FIRST', 'RETRY', 'FALLBACK', 'REDELIVERY', 'TEST', 'PROBE')),
    url bytea not null,
    address text,
    response_status integer,
    response_body bytea,
    duration_ms integer not null,
    dns_ms integer,
    connect_ms integer,
    first_byte_ms integer,
    error_class text,
    error text,
    next_attempt_at timestamptz,
    primary key (organization_id, id),
    unique (organization_id, delivery_id, attempt_number),
    foreign key (organization_id, delivery_id) references webhook_deliveries (organization_id, id)
  );

  -- Receivers that fail: until when they are left alone, since when they fail, and with what.
  create table webhook_receivers (
    organization_id uuid not null references organizations (id),
    id uuid not null,
    receiver text not null,
    url bytea not null,
    failures integer not null,
    trips integer not null,
    open_until timestamptz,
    since timestamptz not null,
    last_status integer,
    last_error_class text,
    updated_at timestamptz not null,
    primary key (organization_id, id),
    unique (organization_id, receiver)
  );
  create index webhook_receivers_updated_at on webhook_receivers (updated_at);

  -- Targets that answered that they are gone: one URL of one organization each, named by a keyed hash.
  create table disabled_webhook_targets (
    organization_id uuid not null references organizations (id),
    id uuid not null,
    target_key text not null,
    url bytea not null,
    disabled_at timestamptz not null,
    primary key (organization_id, id),
    unique (organization_id, target_key)
  );
`;
