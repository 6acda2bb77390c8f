import type { Environment } from '@credence/core';
import { type Command, Option } from 'commander';
import { addCommand, type Session } from '../add-command.ts';
import { localStackFile, readLocalStack } from '../local-stack.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

interface TokenOptions {
  authUrl?: string;
  clientId?: string;
  clientSecret?: string;
  audience?: string;
  client: string;
}

/** What a token is asked for with. */
interface Credentials {
  url: string;
  clientId: string;
  clientSecret: string;
  audience: string;
}

const TIMEOUT_MS = 15_000;

/** `token`. */
export function addTokenCommand(program: Command, session: Session): void {
  addCommand<TokenOptions>(program, session, {
    name: 'token',
    summary: 'ask the identity provider for a token, and print it',
    description:
      'Without further words it asks the stack that `npm start` runs on this machine, for its organization "acme". ' +
      'Another provider is named by --auth-url, --client-id, --client-secret and --audience, or by ' +
      'CREDENCE_AUTH_URL, CREDENCE_CLIENT_ID, CREDENCE_CLIENT_SECRET and CREDENCE_AUDIENCE.',
    examples: [
      'credence token',
      'curl -H "Authorization: Bearer $(credence token)" http://127.0.0.1:3000/background-check/v1/orders',
      'CREDENCE_CLIENT_SECRET=… credence token --auth-url https://id.example --client-id me --audience https://api.example',
    ],
    options: [
      new Option('--client <name>', 'client of the local stack, as "globex"').default('acme'),
      new Option('--auth-url <url>', 'identity provider; /oauth/token is added where it has no path'),
      new Option('--client-id <id>', 'client to ask as'),
      new Option(
        '--client-secret <secret>',
        'its secret; better left to the environment, where others cannot see it',
      ),
      new Option('--audience <audience>', 'whom the token is for'),
    ],
    async run({ options, terminal }) {
      const token = await ask(credentialsOf(options, terminal));
      return { json: token, text: token.accessToken };
    },
  });
}

function credentialsOf(options: TokenOptions, { environment }: Terminal): Credentials {
  const given = {
    url: options.authUrl ?? environment.CREDENCE_AUTH_URL,
    clientId: options.clientId ?? environment.CREDENCE_CLIENT_ID,
    clientSecret: options.clientSecret ?? environment.CREDENCE_CLIENT_SECRET,
    audience: options.audience ?? environment.CREDENCE_AUDIENCE,
  };
  const { url, clientId, clientSecret, audience } = given;
  if (url && clientId && clientSecret && audience) return { url, clientId, clientSecret, audience };
  const missing = Object.entries(given).filter(([, value]) => !value);
  if (missing.length < Object.keys(given).length) {
    const names = {
      url: 'auth-url',
      clientId: 'client-id',
      clientSecret: 'client-secret',
      audience: 'audience',
    };
    throw new UsageError(
      'The identity provider is named only in part',
      missing.map(([name]) => `--${names[name as keyof typeof names]} is missing`),
    );
  }
  return localCredentials(options.client, environment);
}

function localCredentials(name: string, environment: Environment): Credentials {
  const stack = readLocalStack(environment);
  if (!stack) {
    throw new UsageError(
      `No stack runs here: there is no ${localStackFile(environment)}. Start one with \`npm start\`, name its directory in CREDENCE_DATA_DIR, or name an identity provider with --auth-url`,
    );
  }
  const { authUrl, audience, clients } = stack;
  const client = Object.hasOwn(clients, name) ? clients[name] : undefined;
  if (!client) throw new UsageError(`--client must be one of ${Object.keys(clients).join(', ')}`);
  return { url: authUrl, audience, ...client };
}

interface Token {
  accessToken: string;
  expiresIn: number | null;
}

async function ask({ url, clientId, clientSecret, audience }: Credentials): Promise<Token> {
  if (!URL.canParse(url)) throw new UsageError('--auth-url is not a URL');
  const endpoint = new URL(url);
  if (endpoint.pathname === '/') endpoint.pathname = '/oauth/token';
  const response = await fetch(endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      audience,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new Error(`The identity provider at ${endpoint.origin} cannot be reached`, { cause });
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const field = (name: string): unknown =>
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
  const accessToken = field('access_token');
  if (response.ok && typeof accessToken === 'string') {
    const expiresIn = field('expires_in');
    return { accessToken, expiresIn: typeof expiresIn === 'number' ? expiresIn : null };
  }
  const reason = field('error_description') ?? field('error') ?? 'no token in its answer';
  const words = `The identity provider refuses (${response.status}): ${String(reason)}`;
  throw response.status < 500 ? new UsageError(words) : new Error(words);
}
