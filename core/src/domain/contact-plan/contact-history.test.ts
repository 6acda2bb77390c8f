import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import {
  contactInput,
  createTestCore,
  openContactAudits,
  orderSearch,
  type TestCore,
} from '../../testing/index.ts';
import type { Context } from '../context/context.ts';
import { addContact } from './add-contact.ts';

let test: TestCore;
let context: Context;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
  context = await test.organization();
});
afterAll(() => test.close());

describe('the history of contacts', () => {
  it.each([
    `update contact_audits set action = 'REMOVED'`,
    `update contact_audits set created_at = '2020-01-01'`,
    'delete from contact_audits',
    'truncate contact_audits',
  ])('does not let the service do this: %s', async (statement) => {
    const ids = await orderSearch(context);
    await addContact(context, { ...ids, contact: contactInput() });
    const before = await openContactAudits(test, context, ids.searchId);
    const changing = inTransaction(context, ({ query }) => query(statement));
    await expect(changing).rejects.toThrow('permission denied for table contact_audits');
    expect(await openContactAudits(test, context, ids.searchId)).toEqual(before);
    expect(before).toHaveLength(1);
  });
});
