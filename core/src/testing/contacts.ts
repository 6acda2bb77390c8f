import type { ContactCreate } from '@credence/contract';
import { type ContactReading, readingOf } from '../domain/contacts/active-contacts.ts';
import type { Context } from '../domain/context/context.ts';
import { type ContactAuditRow, reasonCell } from '../domain/entities/contact-audit-entity.ts';
import { ContactEntity } from '../domain/entities/contact-entity.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { openText } from '../platform/database/sealed.ts';
import type { TestCore } from './test-core.ts';

/** A contact that a client adds: one person with an e-mail address. */
export const contactInput = (overrides: Partial<ContactCreate> = {}): ContactCreate => ({
  name: 'Dana Wells',
  entityName: 'Contoso Inc',
  confidence: 0.7,
  location: 'Austin, TX',
  contactMethods: [{ email: 'dana.wells@contoso.example', confidence: 0.7, source: 'phone call' }],
  executeOutboundImmediately: false,
  ...overrides,
});

/** Every contact of a search, readable, by rank. */
export const contactsOf = (context: Context, searchId: string): Promise<ContactReading[]> =>
  inTransaction(context, async ({ manager }) => {
    const organizationId = context.organization.id;
    const rows = await manager.find(ContactEntity, {
      where: { organizationId, searchId },
      order: { position: 'ASC', id: 'ASC' },
    });
    return rows.map((row) => readingOf(context, row));
  });

/** The history of a search's contacts, readable, oldest first. */
export async function openContactAudits(
  test: TestCore,
  { cipher }: Context,
  searchId: string,
): Promise<(Omit<ContactAuditRow, 'organizationId' | 'searchId' | 'reason'> & { reason: string | null })[]> {
  const rows = await test.sql<Omit<ContactAuditRow, 'organizationId' | 'searchId'>>(
    `select id, contact_id as "contactId", action, actor, subject, reason, created_at as "createdAt"
      from contact_audits where search_id = $1 order by id`,
    [searchId],
  );
  return rows.map((row) => ({ ...row, reason: openText(cipher, reasonCell(row.id), row.reason) }));
}
