import type { IdentityProvider } from './identity/identity-provider.ts';

/** Settings of a server for tests and benches: on free ports, without limits, for tokens of this provider. */
export const unlimitedServer = ({ issuer, jwksUrl }: IdentityProvider, audience: string) => ({
  PORT: '0',
  METRICS_PORT: '0',
  RATE_LIMIT_PER_MINUTE: '0',
  LINK_REQUESTS_PER_MINUTE: '0',
  LINK_REQUESTS_PER_ADDRESS: '0',
  AUTH_ISSUER: issuer,
  AUTH_AUDIENCE: audience,
  AUTH_JWKS_URL: jwksUrl,
});
