/** What a reader learns before the first operation. */
export const DESCRIPTION = `Credence verifies the employment and education of job applicants.

An **order** has one applicant, one hiring context and one or more **searches**. Creating it answers at once; the
searches run afterwards, and their outcomes arrive by webhook or by polling. Every request acts for the organization
named by the \`tenant\` claim of its token.

**Authentication.** Every operation but the liveness check needs an access token, sent as
\`Authorization: Bearer <token>\`. Programs get theirs from the identity provider of the environment by the
client-credentials flow.

**Repeating requests.** Every POST takes an \`Idempotency-Key\`. Sent again with the same key, it changes nothing and
gets the first answer.

**Errors** always have the body \`{statusCode, message, error}\`; \`message\` is a list, one line for each wrong field,
when fields are invalid. With \`Accept: application/problem+json\` they come as RFC 9457 has them. Every answer carries
\`X-Request-Id\`.

**Lists** are read page by page with \`page\` and \`limit\`, or exactly, also while they grow, with \`cursor\`.

**Missing values.** An optional field of a request may be left out or \`null\`: both say the same. Forms send an empty text for
what was not filled in: plain texts such as \`phone\`, \`middleName\` or \`positionLevel\` may be empty, and count as left out.

**Growth.** New optional fields and new values may be added at any time: ignore what you do not know.

**Guides**: [your first order](/docs/guides/first-order), [webhooks](/docs/guides/webhooks),
[several employers in one search](/docs/guides/several-employers),
[reviewing an answer](/docs/guides/reviewing-an-answer), [the simulator of the sandbox](/docs/guides/simulator),
[errors and retries](/docs/guides/errors-and-retries), [going live](/docs/guides/going-live).`;

/** The groups of operations, in the order in which an integration meets them. */
export const TAGS = [
  { name: 'Orders', description: 'Create, read and cancel verification orders.' },
  {
    name: 'Searches',
    description: 'Follow the searches of an order, read their results, or end them yourself.',
  },
  { name: 'Contacts', description: 'See and correct whom a search asks.' },
  { name: 'Outbounds', description: 'See, pause, resume and cancel the attempts to reach contacts.' },
  { name: 'Audit', description: 'Who read, changed or was refused what, to be kept elsewhere and verified.' },
  { name: 'Messages', description: 'Read what contacts sent for a search, and what became of it.' },
  { name: 'Inbound', description: 'Pass on what contacts answered to you.' },
  { name: 'Closeout events', description: 'See what became of webhooks, send them again, and test targets.' },
  { name: 'Batches', description: 'Create many orders in one step.' },
  { name: 'Files', description: 'Bring signed releases to the service.' },
  { name: 'Health', description: 'Is the service running?' },
  { name: 'Webhooks', description: 'What the service sends to your endpoints, signed with your secret.' },
];
