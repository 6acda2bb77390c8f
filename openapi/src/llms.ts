import { type DocumentedOperation, operationsOf } from './operations-of.ts';

interface ApiDocument {
  info: { title: string; summary: string; version: string };
  tags: readonly { name: string }[];
  paths: object;
  webhooks: object;
}

const GUIDES = [
  ['first-order', 'Your first order', 'from credentials to a result'],
  ['webhooks', 'Webhooks', 'receive events, check their signatures, handle each once'],
  ['several-employers', 'Several employers in one search', 'who is asked about what, and when it ends'],
  ['reviewing-an-answer', 'Reviewing an answer', 'decide what waits for a person'],
  ['simulator', 'The simulator of the sandbox', 'addresses that answer by themselves, for tests'],
  ['errors-and-retries', 'Errors and retries', 'what to repeat, what not, and how'],
  ['going-live', 'Going live', 'what to check before production'],
];

const ABOUT = `- The reference for people, with a console, is at [/docs](/docs).
- Send JSON to the address that this file was read from. Every request but \`GET /health\` carries
  \`Authorization: Bearer <token>\`.
- Get a token from the identity provider of the environment: \`POST {auth_url}/oauth/token\` with
  \`grant_type=client_credentials\`, \`client_id\`, \`client_secret\` and \`audience\`. Use it until it expires.
- Send an \`Idempotency-Key\` with every POST, and the same one when you repeat it.
- Errors are \`{statusCode, message, error}\`; repeat 429 and 503 after \`Retry-After\` seconds. \`X-Request-Id\` names the
  request in every answer.
- Creating an order answers at once. Its searches run for hours or days: take webhooks, or poll its searches.
- Ignore fields and values that you do not know.`;

/** What a language model should read first, after llmstxt.org: what the API is, and where to find everything. */
export function buildLlmsText(document: ApiDocument): string {
  const operations = operationsOf(document.paths);
  const sections = document.tags.flatMap(({ name }) => {
    const lines = operations
      .filter(({ tags }) => tags.includes(name))
      .map((operation) => entry('paths', `${operation.method.toUpperCase()} ${operation.path}`, operation));
    return lines.length > 0 ? [`## ${name}\n\n${lines.join('\n')}`] : [];
  });
  const events = operationsOf(document.webhooks).map((event) => entry('webhooks', event.path, event));
  const guides = GUIDES.map(([page, title, about]) => `- [${title}](/docs/guides/${page}): ${about}`);
  return `${[
    `# ${document.info.title}`,
    `> ${document.info.summary}. Version ${document.info.version} of the API.`,
    ABOUT,
    `## Guides\n\n${guides.join('\n')}`,
    ...sections,
    `## Webhooks\n\n${events.join('\n')}`,
    `## For programs\n\n${[
      '- [OpenAPI 3.1 document](/openapi.json): every field, every answer, an example of each',
      '- [Postman collection](/postman.json): every request, ready to be sent',
    ].join('\n')}`,
  ].join('\n\n')}\n`;
}

/** One line, with a link to the operation's place in the OpenAPI document. */
function entry(section: string, name: string, { path, method, description }: DocumentedOperation): string {
  const key = encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
  return `- [${name}](/openapi.json#/${section}/${key}/${method}): ${firstSentence(description)}`;
}

/** Up to the first full stop that ends a sentence. */
const firstSentence = (text: string): string => /^.*?[.?!](?=\s|$)/s.exec(text)?.[0] ?? text;
