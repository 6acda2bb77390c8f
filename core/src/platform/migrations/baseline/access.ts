/** What the service may do with the tables that belong to an organization. */
const RIGHTS: Record<string, string> = {
  applicants: 'select, insert, update, delete',
  orders: 'select, insert, update, delete',
  searches: 'select, insert, update, delete',
  directory_contacts: 'select, insert, update, delete',
  contacts: 'select, insert, update, delete',
  // Its reasons can be taken away, and nothing else about it be changed.
  contact_audits: 'select, insert, update (reason)',
  outbounds: 'select, insert, update, delete',
  activities: 'select, insert, update, delete',
  inbound_messages: 'select, insert, update, delete',
  inbound_documents: 'select, insert, delete',
  verification_results: 'select, insert, update, delete',
  webhook_events: 'select, insert, update, delete',
  webhook_deliveries: 'select, insert, update, delete',
  webhook_attempts: 'select, insert, update, delete',
  webhook_receivers: 'select, insert, update, delete',
  disabled_webhook_targets: 'select, insert, update, delete',
  // The trail is only added to; the list of what is still to be sealed gets shorter.
  audit_entries: 'select, insert',
  audit_unsealed: 'select, insert, delete',
  audit_seals: 'select, insert',
  idempotency_keys: 'select, insert, update, delete',
  request_counts: 'select, insert, update',
};

/** What the scheduler sees of every organization: ids, times and states. */
const DUE_WORK: Record<string, string> = {
  organizations: 'id, retention_days, legal_hold',
  orders: 'organization_id, id, ended_at, redacted_at, release_file',
  searches: 'organization_id, id, search_status, phase, sla_at, escalate_at, updated_at, swept_at',
  outbounds: 'organization_id, id, search_id, status, scheduled_at, updated_at, swept_at',
  inbound_messages: 'organization_id, search_id, received_at',
  webhook_deliveries: 'organization_id, id, status, receiver, next_attempt_at',
  webhook_receivers: 'organization_id, receiver, open_until, updated_at',
  disabled_webhook_targets: 'organization_id',
  audit_unsealed: 'organization_id',
  idempotency_keys: 'organization_id, created_at',
};

const ownOrganization = ([table, rights]: [string, string]): string => `
  alter table ${table} enable row level security, force row level security;
  create policy own_organization on ${table}
    using (organization_id = (select current_organization()))
    with check (organization_id = (select current_organization()));
  grant ${rights} on ${table} to credence_service;
`;

const dueWork = ([table, columns]: [string, string]): string => `
  create policy due_work on ${table} for select to credence_scheduler using (true);
  grant select (${columns}) on ${table} to credence_scheduler;
`;

/** An organization is found by its id, or by the tenant that a verified token named. */
const ORGANIZATIONS = `
  alter table organizations enable row level security, force row level security;
  create policy own_organization on organizations
    using (id = (select current_organization())
      or tenant = (select nullif(current_setting('credence.tenant', true), '')))
    with check (id = (select current_organization()));
  grant select, insert, update on organizations to credence_service;
`;

const REDACTED_REASONS = `
  create policy only_redacted on contact_audits as restrictive for update using (true) with check (reason is null);
`;

/** Row-level security of every table, and the rights of both roles. */
export const ACCESS = [
  ORGANIZATIONS,
  ...Object.entries(RIGHTS).map(ownOrganization),
  REDACTED_REASONS,
  ...Object.entries(DUE_WORK).map(dueWork),
].join('\n');
