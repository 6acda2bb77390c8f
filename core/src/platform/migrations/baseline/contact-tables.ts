/** Whom searches ask, how, and what happened. */
export const CONTACT_TABLES = `
  create table directory_contacts (
    organization_id uuid not null references organizations (id),
    id uuid not null,
    entity_hash bytea not null,
    kind text not null check (kind in ('DESTINATION', 'VENDOR')),
    order_id uuid,
    accurate integer not null,
    inaccurate integer not null,
    answered integer not null,
    bounced integer not null,
    details bytea not null,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, order_id) references orders (organization_id, id)
  );
  create index on directory_contacts (organization_id, entity_hash);
  create index on directory_contacts (organization_id, order_id) where order_id is not null;

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
  create index on contacts (organization_id, search_id, position);

  create table contact_audits (
    organization_id uuid not null,
    id uuid not null,
    search_id uuid not null,
    contact_id uuid not null,
    action text not null check (action in
      ('ADDED', 'UPDATED', 'MARKED_ACCURATE', 'MARKED_INACCURATE', 'REMOVED')),
    actor text not null check (actor in ('SYSTEM', 'API', 'CONTACT')),
    subject text,
    reason bytea,
    created_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, search_id) references searches (organization_id, id),
    foreign key (organization_id, contact_id) references contacts (organization_id, id)
  );
  create index on contact_audits (organization_id, search_id, id);

  -- halted: paused or cancelled while a worker was sending it. dismissed_at: since when its contact may not answer any more.
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
    halted text check (halted in ('PAUSED', 'CANCELLED')),
    dismissed_at timestamptz,
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
  create index on outbounds (organization_id, search_id);
  create unique index on outbounds (organization_id, link_hash);
  create unique index on outbounds (organization_id, reply_hash);
  create index on outbounds (scheduled_at) where status in ('SCHEDULED', 'IN_PROGRESS');
  -- Attempts whose time was more than a minute away when it was set wait without a job. However many are due and have
  -- theirs, the sweeper need not pass over them.
  create index outbounds_without_job on outbounds (scheduled_at)
    where status = 'SCHEDULED' and scheduled_at - updated_at > interval '60 seconds'
      and (swept_at is null or scheduled_at - swept_at > interval '60 seconds');

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
  create index on activities (organization_id, search_id, id);
`;
