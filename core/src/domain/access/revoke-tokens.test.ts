import { describe, expect, it } from 'vitest';
import type { TestCore } from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { forgetRevocations } from './forget-expired.ts';
import { listRevocations, revokeTokens } from './revoke-tokens.ts';

const NOW = new Date('2026-03-02T15:00:00Z');
let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
  clock.set(NOW);
});

describe('revokeTokens', () => {
  it.each([
    [{ tokenId: '' }, 'jti must be 1 to 500 characters'],
    [{ tokenId: 'x'.repeat(501) }, 'jti must be'],
    [{ client: '\0', issuedBefore: NOW }, 'client must be'],
    [{ client: 'app', issuedBefore: new Date(NOW.getTime() + 1) }, 'issuedBefore must not be in the future'],
    [
      { client: 'app', issuedBefore: new Date('2026-03-01T14:58:00Z') },
      'issuedBefore must be within the last day',
    ],
  ])('refuses %j', async (tokens, problem) => {
    await expect(revokeTokens(context, tokens)).rejects.toThrow(problem);
    expect(await listRevocations(context)).toEqual([]);
  });

  it('takes no more than servers should read', async () => {
    await test.sql(
      `insert into token_revocations (organization_id, id, token_id, revoked_at, expires_at)
        select $1, gen_random_uuid(), n, $2, $2::timestamptz + interval '1 day' from generate_series(1, 1000) n`,
      [context.organization.id, NOW],
    );
    await expect(revokeTokens(context, { tokenId: 'one more' })).rejects.toThrow('all tokens of a client');
  });
});

describe('forgetRevocations', () => {
  it('removes what is about tokens that have ended anyway, and nothing else', async () => {
    const early = { client: 'app', issuedBefore: new Date('2026-03-02T12:00:00Z') };
    expect(await revokeTokens(context, early)).toMatchObject({ expiresAt: new Date('2026-03-03T12:02:00Z') });
    expect(await revokeTokens(context, { tokenId: 't' })).toMatchObject({
      expiresAt: new Date('2026-03-03T15:02:00Z'),
    });
    clock.set(new Date('2026-03-03T12:02:00Z'));
    expect(await forgetRevocations(test.core)).toBe(1);
    expect(await listRevocations(context)).toMatchObject([{ tokenId: 't' }]);
    clock.set(new Date('2026-03-04T16:00:00Z'));
    await forgetRevocations(test.core);
    expect(await listRevocations(context)).toEqual([]);
  });
});
