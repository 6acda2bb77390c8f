import type { Request } from 'express';

const FIELDS = [
  'grant_type',
  'audience',
  'client_id',
  'client_secret',
  'code',
  'redirect_uri',
  'code_verifier',
] as const;

/** What a client sent to the token endpoint; an absent credential is an empty one. */
export interface TokenRequest {
  grantType: string;
  audience: string | undefined;
  clientId: string;
  clientSecret: string;
  /** What a person came back with from signing in; empty where there is none. */
  code: string;
  redirectUri: string;
  verifier: string;
  /** The credentials came in the Authorization header. */
  basic: boolean;
}

/** Reads the parsed body and the Authorization header, or says what is wrong with them. */
export function readTokenRequest(request: Request): TokenRequest | string {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null) return 'The body must be JSON or a form';
  const sent = new Map<string, unknown>(Object.entries(body));
  const fields: Partial<Record<(typeof FIELDS)[number], string>> = {};
  for (const name of FIELDS) {
    const value = sent.get(name);
    if (value === undefined) continue;
    if (typeof value !== 'string') return `${name} must be given once, as a string`;
    fields[name] = value;
  }
  const { grant_type: grantType, audience, client_id: clientId = '', client_secret: clientSecret } = fields;
  const { code = '', redirect_uri: redirectUri = '', code_verifier: verifier = '' } = fields;
  if (grantType === undefined) return 'grant_type is missing';
  const asked = { grantType, audience, code, redirectUri, verifier };
  const basic = readBasic(request.headers.authorization);
  if (basic === undefined) {
    return { ...asked, clientId, clientSecret: clientSecret ?? '', basic: false };
  }
  if (clientSecret !== undefined) return 'The client must authenticate in one way only';
  return { ...asked, ...basic, basic: true };
}

function readBasic(header: string | undefined): { clientId: string; clientSecret: string } | undefined {
  const encoded = /^basic +(\S+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [clientId = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { clientId: formDecode(clientId), clientSecret: formDecode(rest.join(':')) };
}

/** RFC 6749 has both halves of the header form-encoded; a half that is not is taken as it stands. */
function formDecode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
