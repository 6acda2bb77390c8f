import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import type { OrderBody } from './order-body.ts';

// What the service is measured against: the least a program must do to keep the same rows. It checks nothing, seals
// nothing, asks for no token, and connects as the superuser, whom row-level security does not concern.

const { DATABASE_URL, DATABASE_POOL_SIZE, ORGANIZATION_ID } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL_SIZE) });

/** As long as the configuration that the service stores when a search brings none. */
const SEARCH_CONFIG = JSON.stringify({
  thirdPartyBan: [],
  channels: { email: true, voice: true, fax: true },
  timing: {
    searchSlaMinutes: 10_080,
    outboundWindowMinutes: 7_200,
    businessHours: { startTime: '09:00', endTime: '17:00', allowedDays: [1, 2, 3, 4, 5] },
  },
  outbound: {
    maxAttemptsPerMethod: 3,
    maxTotalAttempts: 9,
    followUpMinutes: 1_440,
    cancelOutboundOnTerminalInbound: true,
    deferToThirdParty: false,
    contactHints: [],
  },
  research: { skipResearch: false },
  inbound: { autoCompleteVerified: true, requireManualReview: false, minConfidence: 0.8 },
  escalation: { autoEscalate: false, disableThirdPartyEvent: false },
  notifications: { suppressTypes: [], includeRawInbound: false },
});

const INSERT = `
  with applicant as (
    insert into applicants
      (organization_id, id, first_name, last_name, ssn, birthday, phone, email, addresses, is_redacted,
       created_at, updated_at)
    values ($1, uuidv7(), $2, $3, $4, $5, $6, $7, $8, false, now(), now())
    returning id
  ), new_order as (
    insert into orders
      (organization_id, id, applicant_id, order_status, proposed_position, proposed_salary, business_context,
       webhook_config, created_at, updated_at)
    select $1, uuidv7(), id, 'IN_PROGRESS', $9, $10, $11, $12, now(), now() from applicant
    returning id, applicant_id
  ), search as (
    insert into searches
      (organization_id, id, order_id, applicant_id, position, external_search_id, search_type, search_status, phase,
       outreach, next_action_at, sla_at, event_sequence, config, request, created_at, updated_at)
    select $1, uuidv7(), id, applicant_id, 0, $13, $14, 'IN_PROGRESS', 'RESEARCH',
           'TO_PLAN', now(), now() + interval '7 days', 0, $15, $16, now(), now() from new_order
    returning id, order_id
  ), activity as (
    insert into activities (organization_id, id, search_id, activity_type, description, actor, created_at)
    select $1, uuidv7(), id, 'SEARCH_CREATED', 'Search ordered', 'API', now() from search
  ), audit as (
    insert into audit_entries (organization_id, id, recorded_at, actor, action, resources, request_id)
    select $1, uuidv7(), now(), 'API', 'order.create', jsonb_build_object('orderId', order_id, 'searchIds',
           jsonb_build_array(id)), uuidv7()::text from search
    returning id
  ), unsealed as (
    insert into audit_unsealed (organization_id, id) select $1, id from audit
  ), job as (
    insert into pgboss.job
      (name, data, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff,
       retry_delay_max, policy, dead_letter, heartbeat_seconds)
    select 'research-search', jsonb_build_object('organizationId', $1::uuid, 'searchId', id), 300, 3600,
           now() + interval '400 days', 5, 2, true, 300, 'standard', 'fail-search', 10 from search
  )
  select order_id as "verificationOrderId", array[id] as "searchIds" from search`;

async function createOrder(request: IncomingMessage): Promise<string> {
  const order = (await json(request)) as OrderBody;
  const { applicant, businessContext, history, webhookConfig } = order;
  const [search] = order.searchTypes;
  const { rows } = await pool.query(INSERT, [
    ORGANIZATION_ID,
    applicant.firstName,
    applicant.lastName,
    Buffer.from(applicant.ssn),
    Buffer.from(applicant.birthday),
    Buffer.from(applicant.phone),
    Buffer.from(applicant.email),
    Buffer.from(JSON.stringify(applicant.addresses)),
    businessContext.appliedJobTitle,
    businessContext.proposedSalary,
    JSON.stringify(businessContext),
    Buffer.from(JSON.stringify(webhookConfig)),
    search?.externalSearchId,
    search?.searchType,
    Buffer.from(SEARCH_CONFIG),
    Buffer.from(JSON.stringify({ records: history.employment })),
  ]);
  return JSON.stringify(rows[0]);
}

const server = createServer((request, response) => {
  createOrder(request).then(
    (created) => response.writeHead(201, { 'Content-Type': 'application/json' }).end(created),
    (error: Error) => response.writeHead(500).end(error.message),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
for (const event of ['SIGTERM', 'disconnect'] as const) process.on(event, () => process.exit());
