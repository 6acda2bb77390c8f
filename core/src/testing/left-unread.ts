import type { TestCore } from './test-core.ts';

/** Lets a door take a message that cannot be read at once, as by a fault of ours: a job is left to do it. */
export async function leftUnread<T>(test: TestCore, receive: () => Promise<T>): Promise<T> {
  await test.sql(`create function cannot_read() returns trigger language plpgsql as
      $$ begin raise exception 'a fault of ours'; end $$;
    create trigger cannot_read before update of processed_at on inbound_messages
      for each row execute function cannot_read()`);
  try {
    return await receive();
  } finally {
    await test.sql('drop trigger cannot_read on inbound_messages; drop function cannot_read');
  }
}
