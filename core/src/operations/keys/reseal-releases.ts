import type { Context } from '../../domain/context/context.ts';
import { putRelease, readStoredRelease } from '../../domain/releases/release-file.ts';
import { sealedPrefix } from '../../platform/database/encryption.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { readDataKeys } from './change-data-keys.ts';

/**
 * Seals the release files of orders under the present data key. Files that clients put into a bucket themselves are not
 * sealed by us, and stay as they are.
 * @returns how many files were sealed anew
 */
export async function resealReleases(context: Context, onProgress: (done: number) => void): Promise<number> {
  const prefix = sealedPrefix((await readDataKeys(context)).sealing);
  let done = 0;
  for (let after: string | null = null; ; ) {
    const next = await nextOrder(context, after);
    if (!next) return done;
    after = next;
    if (await resealRelease(context, next, prefix)) {
      done += 1;
      onProgress(done);
    }
  }
}

const OWN = `release_file like 'gs://%' and redacted_at is null`;

async function nextOrder({ core, organization }: Context, after: string | null): Promise<string | undefined> {
  const [order] = await inTransaction({ core, organization }, ({ query }) =>
    query<{ id: string }>(
      `select id from orders where organization_id = $1 and ${OWN} and ($2::uuid is null or id > $2)
        order by id limit 1`,
      [organization.id, after],
    ),
  );
  return order?.id;
}

/**
 * The order stays locked while its file is written, against the rule that no transaction waits for anything outside: a
 * redaction that deleted the file in between would otherwise see it come back.
 */
const resealRelease = (context: Context, orderId: string, prefix: Buffer): Promise<boolean> => {
  const { core, organization } = context;
  return inTransaction({ core, organization }, async ({ query }) => {
    const [order] = await query<{ uri: string }>(
      `select release_file as uri from orders where organization_id = $1 and id = $2 and ${OWN} for share`,
      [organization.id, orderId],
    );
    if (!order) return false;
    const stored = await core.files.get(order.uri);
    const pdf = await readStoredRelease(context, order.uri);
    if (stored.equals(pdf) || stored.subarray(0, prefix.length).equals(prefix)) return false;
    await putRelease(context, order.uri, pdf);
    return true;
  });
};
