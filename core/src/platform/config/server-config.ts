import { z } from 'zod';
import { secretProblem } from '../network/signature.ts';
import { refuseHalfConsole } from './console-settings.ts';
import { CoreConfig, readDatabaseUrl } from './core-config.ts';
import {
  flagSetting,
  httpUrl,
  limitSetting,
  numberSetting,
  portSetting,
  secret,
} from './kinds-of-settings.ts';
import { requiredScopes } from './required-scopes.ts';
import { refuseUnsafe } from './unsafe-settings.ts';

/** Settings of a server process, named as in the environment. */
export const ServerConfig = CoreConfig.extend({
  READ_DATABASE_URL: secret(
    readDatabaseUrl.optional(),
    'streaming standbys of `DATABASE_URL` that lists and figures are read from, each host one of them, with the same login; they go to the primary when not set, and whenever none has what the client may expect',
  ),
  READ_DATABASE_LAG_SECONDS: numberSetting(5, { least: 0.2, most: 3_600 }).describe(
    'how old what is read there may be, for clients without a `Consistency-Token`',
  ),
  AUTH_ISSUER: z.string().min(1).describe('whose tokens are accepted: the `iss` claim'),
  AUTH_AUDIENCE: z.string().min(1).describe('for whom they are issued: the `aud` claim'),
  AUTH_JWKS_URL: httpUrl.describe('where the keys are that they are signed with'),
  ALLOW_UNENCRYPTED_JWKS: flagSetting.describe(
    "lets production start with an `http://` address of keys, or of the console's issuer",
  ),
  AUTH_TENANT_CLAIM: z.string().min(1).default('tenant').describe('the claim that names the organization'),
  AUTH_SCOPE_CLAIM: z
    .string()
    .min(1)
    .default('scope')
    .describe('the claim that lists what a token allows, as words between blanks or as a list'),
  REQUIRED_SCOPES: requiredScopes
    .optional()
    .describe(
      'which scopes tokens must have, separated by commas: `orders:read`, `orders:write`, `contacts:write`, `review:write`, `webhooks:write`, `audit:read`, or `all`; `orders:read=<name>` where tokens name one otherwise. None is asked for when not set',
    ),
  PUBLIC_URL: httpUrl
    .optional()
    .describe(
      'address of the server, for upload links and the forms of the verifier page; the address that a request came to when not set',
    ),
  RATE_LIMIT_PER_MINUTE: limitSetting(6_000).describe(
    'requests a minute of an organization without a `rateLimit` of its own; 0 sets no limit',
  ),
  LINK_REQUESTS_PER_MINUTE: limitSetting(60).describe(
    'requests a minute with one link of the verifier page or of an upload, on each server; 0 sets no limit',
  ),
  LINK_REQUESTS_PER_ADDRESS: limitSetting(300).describe(
    'the same from one address, whatever links it has; 0 sets no limit',
  ),
  GATEWAY_SECRET: secret(
    z
      .string()
      .refine((value) => secretProblem(value) === undefined, {
        error: ({ input }) => secretProblem(String(input)) ?? 'is not usable',
      })
      .optional(),
    'what the telephony and fax gateways of the deployment sign answers with (Standard Webhooks), at `/gateways/notifications`; none are taken there when not set',
  ),
  TRUSTED_PROXIES: limitSetting(0, 10).describe(
    'how many proxies are in front of the server, each of which adds to `X-Forwarded-For`: people who type a reference are told apart by their addresses',
  ),
  CONSOLE_OIDC_ISSUER: httpUrl
    .optional()
    .describe(
      'whose sign-ins to the console are taken (OpenID Connect): its address, below which `/.well-known/openid-configuration` is; there is no console when not set',
    ),
  CONSOLE_OIDC_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe('the client that the console is there; `<PUBLIC_URL>/console/callback` is its redirect URI'),
  CONSOLE_OIDC_CLIENT_SECRET: secret(
    z.string().min(1).optional(),
    'its secret, sent in the body of the token request; a public client when not set',
  ),
  CONSOLE_OIDC_SCOPES: z
    .string()
    .regex(/^openid(?: [!#-[\]-~]+)*$/, 'must be scopes between blanks, openid the first')
    .default('openid profile email')
    .describe('the scopes that are asked for, between blanks'),
  CONSOLE_ROLE_CLAIM: z
    .string()
    .min(1)
    .default('role')
    .describe(
      'the claim of its ID tokens that says what a person is in the console: `viewer`, `researcher`, `reviewer`, `supervisor` or `admin`, or a list with one of them',
    ),
  CONSOLE_TENANT_CLAIM: z
    .string()
    .min(1)
    .default('tenant')
    .describe('the claim of its ID tokens that names the organization'),
  CONSOLE_STAFF_CLAIM: z
    .string()
    .min(1)
    .optional()
    .describe(
      "the claim that is `true` for the operator's own staff, who may work for any organization; no person may when not set",
    ),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: address or an https:// URL')
    .optional()
    .describe(
      'who is told of a weakness, as `mailto:security@example.com` or an `https://` address: in `/.well-known/security.txt`, which there is none of when not set',
    ),
  SECURITY_POLICY_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('how weaknesses are told and dealt with, for the same file'),
  HOST: z.string().default('0.0.0.0').describe('address to listen on'),
  METRICS_PORT: portSetting(9464).describe('`/metrics`, for the inside only'),
  PORT: portSetting(3000).describe('API, verifier page, reference, `/health`, `/ready`'),
})
  .superRefine(refuseUnsafe, { when: () => true })
  .superRefine(refuseSharedPort, { when: () => true })
  .superRefine(refuseHalfConsole, { when: () => true });

/** The public port would answer for one of them alone. */
function refuseSharedPort(
  { PORT, METRICS_PORT }: { PORT?: number; METRICS_PORT?: number },
  context: z.RefinementCtx,
): void {
  if (PORT !== METRICS_PORT || !PORT) return;
  context.addIssue({ code: 'custom', path: ['METRICS_PORT'], message: 'must not be PORT too' });
}
export type ServerConfig = z.infer<typeof ServerConfig>;
