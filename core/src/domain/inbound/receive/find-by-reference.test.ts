import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { InvalidLink } from '../../../platform/errors.ts';
import {
  claimAttempt,
  createTestCore,
  fakeClock,
  OFFICE_HOURS,
  sendAttempt,
  type TestCore,
} from '../../../testing/index.ts';
import { masterKeysOf } from '../../../testing/kms/master-keys.ts';
import type { Context } from '../../context/context.ts';
import { showReference } from '../../outbounds/plan/reference.ts';
import { claimOutbound } from '../../outbounds/send/claim-outbound.ts';
import { findByReference } from './find-by-reference.ts';

const clock = fakeClock(OFFICE_HOURS);
let test: TestCore;
let context: Context;
beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
  context = await test.organization();
});
afterAll(() => test.close());

const foundBy = (typed: string) => findByReference(test.core, typed);

describe('a reference that is typed', () => {
  it('finds the attempt that carries it, whose organization nobody named', async () => {
    const other = await test.organization();
    const [mine, theirs] = [await sendAttempt(test, context), await sendAttempt(test, other)];
    expect(await foundBy(showReference(mine.claimed.links.reference).toLowerCase())).toBe(mine.token);
    expect(await foundBy(theirs.claimed.links.reference)).toBe(theirs.token);
  });

  it('finds an attempt once that the same job takes twice, as after a crash', async () => {
    const { claimed, jobId, searchId } = await claimAttempt(test, context);
    await claimOutbound(context, { searchId, outboundId: claimed.outbound.id, jobId });
    expect(await foundBy(claimed.links.reference)).toBe(claimed.links.pageToken);
  });

  it('finds it under a master key that is newer, as long as the old one is kept', async () => {
    const { claimed, token } = await sendAttempt(test, context);
    const { ENCRYPTION_KEYS } = test.core.config;
    const config = (keys: ReadonlyMap<number, Buffer | string>) => ({
      ...test.core,
      masterKeys: masterKeysOf(keys),
    });
    const both = config(new Map([...ENCRYPTION_KEYS, [1_000, randomBytes(32)]]));
    expect(await findByReference(both, claimed.links.reference)).toBe(token);
    const fresh = config(new Map([[1_000, randomBytes(32)]]));
    await expect(findByReference(fresh, claimed.links.reference)).rejects.toThrow(InvalidLink);
  });

  it.each(['', 'K7QX-2MNP', 'K7QX', "'; drop table orders", '\0'])('%j finds nothing', async (typed) => {
    await expect(foundBy(typed)).rejects.toThrow(InvalidLink);
  });

  it('finds nothing where two attempts share it', async () => {
    const [one, other] = [
      await sendAttempt(test, context),
      await sendAttempt(test, await test.organization()),
    ];
    await test.sql(
      'update attempt_references set reference_hash = (select reference_hash from attempt_references where id = $1) where id = $2',
      [one.claimed.outbound.id, other.claimed.outbound.id],
    );
    await expect(foundBy(one.claimed.links.reference)).rejects.toThrow(InvalidLink);
  });

  it('finds nothing once its link has expired', async () => {
    const { claimed } = await sendAttempt(test, context);
    clock.set(claimed.outbound.linkExpiresAt);
    await expect(foundBy(claimed.links.reference)).rejects.toThrow(InvalidLink);
    clock.set(OFFICE_HOURS);
  });

  it('is kept as a hash that cannot be made without the key', async () => {
    const { claimed } = await sendAttempt(test, context);
    const [row] = await test.sql('select * from attempt_references where id = $1', [claimed.outbound.id]);
    expect(row).toEqual({
      organization_id: context.organization.id,
      id: claimed.outbound.id,
      reference_hash: expect.any(Buffer),
    });
    expect(JSON.stringify(row)).not.toContain(claimed.links.reference);
  });
});
