import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InboundAndCloseouts1700000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MESSAGES_OF_EVERY_DOOR);
    await runner.query(TEST_EVENTS);
    await runner.query(REDELIVERIES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_deliveries drop column attempts_before, drop column superseded;

      delete from webhook_attempts a using webhook_deliveries d, webhook_events e
        where (a.organization_id, a.delivery_id) = (d.organization_id, d.id)
          and (d.organization_id, d.event_id) = (e.organization_id, e.id) and e.search_id is null;
      delete from webhook_deliveries d using webhook_events e
        where (d.organization_id, d.event_id) = (e.organization_id, e.id) and e.search_id is null;
      delete from webhook_events where search_id is null;
      alter table webhook_events
        drop constraint webhook_events_test,
        alter column order_id set not null,
        alter column search_id set not null;

      delete from inbound_messages where search_id is null;
      drop index inbound_messages_sent, inbound_messages_page, inbound_messages_thread;
      alter table inbound_messages
        drop column contact_id,
        drop column thread_id,
        drop column door,
        alter column search_id set not null,
        add constraint inbound_messages_organization_id_message_id_key unique (organization_id, message_id);
    `);
  }
}

/**
 * A message may belong to no search, and comes by one of several doors. An answer from the page is identified by its
 * attempt: ids that senders choose must not get in its way.
 */
const MESSAGES_OF_EVERY_DOOR = `
  alter table inbound_messages
    drop constraint inbound_messages_organization_id_message_id_key,
    alter column search_id drop not null,
    add column contact_id uuid,
    add column thread_id text,
    add column door text not null default 'PAGE' check (door in ('PAGE', 'API', 'MAIL')),
    add foreign key (organization_id, contact_id) references contacts (organization_id, id);
  alter table inbound_messages alter column door drop default;
  create unique index inbound_messages_sent on inbound_messages (organization_id, message_id) where door <> 'PAGE';
  create unique index inbound_messages_page on inbound_messages (organization_id, outbound_id) where door = 'PAGE';
  create index inbound_messages_thread on inbound_messages (organization_id, thread_id) where thread_id is not null;
`;

/** A test event is of no search. */
const TEST_EVENTS = `
  alter table webhook_events
    alter column order_id drop not null,
    alter column search_id drop not null,
    add constraint webhook_events_test check ((order_id is null) = (search_id is null));
`;

/**
 * What a delivery was before it was last begun anew: its attempts until then, from which its retries do not count, and
 * the handing over to fallbacks that followed from them.
 */
const REDELIVERIES = `
  alter table webhook_deliveries
    add column attempts_before integer not null default 0,
    add column superseded boolean not null default false;
  alter table webhook_deliveries
    alter column attempts_before drop default,
    alter column superseded drop default;
`;
