import type { Scope } from '@credence/contract';

/** Where tokens come from in the committed document; a server puts its own identity provider in this place. */
const TOKEN_URL = 'https://auth.credence.example/oauth/token';

/** What each scope allows, in words. */
const SCOPE_DESCRIPTIONS = {
  'orders:read': 'Read orders, searches, contacts, messages and events.',
  'orders:write': 'Create, change and cancel orders and searches, and submit what contacts said.',
  'contacts:write': 'Change whom a search asks.',
  'review:write': 'Decide what waits for a person.',
  'webhooks:write': 'Send events anew, and test targets.',
  'audit:read': 'Read the audit trail.',
} satisfies Record<Scope, string>;

/** A token, however one came by it: either entry alone is enough. */
export const SECURITY = [{ bearerAuth: [] }, { clientCredentials: [] }];

/** Both entries end in the same header: the second tells tools how to get a token by themselves. */
export const SECURITY_SCHEMES = {
  bearerAuth: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'An access token of your environment with a `tenant` claim, which names your organization. It is signed with ' +
      'RS256 or ES256, and works until it expires.',
  },
  clientCredentials: {
    type: 'oauth2',
    description:
      'The way for programs: POST `grant_type=client_credentials` with `client_id`, `client_secret` and `audience` ' +
      'to the token endpoint, and send the `access_token` of its answer as a bearer token until it expires. Credentials ' +
      'and audience come from the operator of the environment. Where the operator requires scopes, each operation says in ' +
      '`x-scope` which one it needs; tokens may name it otherwise.',
    flows: { clientCredentials: { tokenUrl: TOKEN_URL, scopes: SCOPE_DESCRIPTIONS } },
  },
};
