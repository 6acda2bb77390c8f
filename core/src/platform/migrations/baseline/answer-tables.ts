/**
 * What came back. A message may belong to no search. An answer from the page is identified by its attempt: ids that
 * senders choose must not get in its way. One mail may answer several attempts, and each keeps it once.
 */
export const ANSWER_TABLES = `
  create table inbound_messages (
    organization_id uuid not null,
    id uuid not null,
    search_id uuid,
    outbound_id uuid,
    contact_id uuid,
    door text not null check (door in ('PAGE', 'API', 'MAIL')),
    message_id text not null,
    thread_id text,
    channel text not null,
    classification text not null,
    confidence double precision not null,
    content bytea not null,
    received_at timestamptz not null,
    processed_at timestamptz,
    primary key (organization_id, id),
    foreign key (organization_id, search_id) references searches (organization_id, id),
    foreign key (organization_id, outbound_id) references outbounds (organization_id, id),
    foreign key (organization_id, contact_id) references contacts (organization_id, id)
  );
  create index on inbound_messages (organization_id, search_id);
  create unique index inbound_messages_page on inbound_messages (organization_id, outbound_id) where door = 'PAGE';
  create unique index inbound_messages_sent on inbound_messages (organization_id, message_id) where door = 'API';
  create unique index inbound_messages_mail on inbound_messages (organization_id, message_id, outbound_id)
    where door = 'MAIL';
  create index inbound_messages_thread on inbound_messages (organization_id, thread_id) where thread_id is not null;
  create index inbound_messages_unmatched on inbound_messages (organization_id, received_at)
    where search_id is null;

  create table inbound_documents (
    organization_id uuid not null,
    id uuid not null,
    search_id uuid not null,
    inbound_id uuid not null,
    file_name bytea not null,
    content_type text not null,
    size integer not null check (size between 0 and 10485760),
    sha256 bytea not null,
    content bytea not null,
    created_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, search_id) references searches (organization_id, id),
    foreign key (organization_id, inbound_id) references inbound_messages (organization_id, id)
  );
  -- What is sealed does not get any smaller.
  alter table inbound_documents alter column content set storage external;
  create index on inbound_documents (organization_id, search_id);
  create index on inbound_documents (organization_id, inbound_id);

  create table verification_results (
    organization_id uuid not null,
    id uuid not null,
    search_id uuid not null,
    search_type text not null check (search_type in ('EMPLOYMENT', 'EDUCATION')),
    outcome text not null check (outcome in ('VERIFIED', 'VERIFIED_DISCREPANCY', 'VERIFIED_NO_DISCREPANCY')),
    discrepancy boolean not null,
    result_details bytea,
    submitted_at text not null,
    source text not null check (source in ('API', 'VERIFIER', 'REVIEW')),
    claims bytea not null,
    took_seconds integer not null check (took_seconds >= 0),
    created_at timestamptz not null,
    primary key (organization_id, id),
    foreign key (organization_id, search_id) references searches (organization_id, id)
  );
  create index on verification_results (organization_id, search_id);
  -- Holds all that an estimate of the next answer reads.
  create index verification_results_pace
    on verification_results (organization_id, search_type, created_at desc) include (took_seconds);
`;
