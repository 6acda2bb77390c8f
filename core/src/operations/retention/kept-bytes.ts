/** Columns of bytes that a redaction leaves as they are, and why. Every other one it replaces; a test sees to it. */
export const KEPT_BYTES: Readonly<Record<string, string>> = {
  'organizations.webhook_config': 'belongs to the organization and to no order',
  'organizations.client_certificates': 'belongs to the organization and to no order',
  'organizations.logo': 'belongs to the organization and to no order',
  'orders.business': 'is about the hiring company and its position',
  'do_not_contact.destination': 'holds what a person asked for themselves, until it is lifted',
  'webhook_receivers.url': 'deleted with the order, but for receivers that the organization itself names',
  'console_people.profile': 'belongs to a person who works for the organization',
  'console_sessions.token_hash': 'is made from a random value',
  'console_sessions.id_token': 'belongs to a person who works for the organization, for twelve hours',
  'idempotency_keys.answer': 'is forgotten after a day, before any term is over',
  'audit_seals.hash': 'is made from ids',
  'audit_seals.signature': 'is made from ids',
};
