import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InboundDocuments1700000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MAILS);
    await runner.query(`
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
      create index on inbound_documents (organization_id, search_id);
      create index on inbound_documents (organization_id, inbound_id);
      -- What is sealed does not get any smaller.
      alter table inbound_documents alter column content set storage external;

      alter table inbound_documents enable row level security, force row level security;
      create policy own_organization on inbound_documents
        using (organization_id = (select current_organization()))
        with check (organization_id = (select current_organization()));
      grant select, insert, delete on inbound_documents to credence_service;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table inbound_documents;

      delete from inbound_messages m using inbound_messages other
        where m.door = 'MAIL' and other.door <> 'PAGE' and m.id > other.id
          and (m.organization_id, m.message_id) = (other.organization_id, other.message_id);
      drop index inbound_messages_sent, inbound_messages_mail;
      create unique index inbound_messages_sent on inbound_messages (organization_id, message_id)
        where door <> 'PAGE';
    `);
  }
}

/** One mail may answer several attempts: each keeps it, once. */
const MAILS = `
  drop index inbound_messages_sent;
  create unique index inbound_messages_sent on inbound_messages (organization_id, message_id) where door = 'API';
  create unique index inbound_messages_mail on inbound_messages (organization_id, message_id, outbound_id)
    where door = 'MAIL';
`;
