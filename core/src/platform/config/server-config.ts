import { z } from 'zod';
import { secretProblem } from '../network/signature.ts';
import { CoreConfig } from './core-config.ts';
import { limitSetting, portSetting, secret } from './kinds-of-settings.ts';

/** Settings of a server process, named as in the environment. */
export const ServerConfig = CoreConfig.extend({
  AUTH_ISSUER: z.string().min(1).describe('whose tokens are accepted: the `iss` claim'),
  AUTH_AUDIENCE: z.string().min(1).describe('for whom they are issued: the `aud` claim'),
  AUTH_JWKS_URL: z.url().describe('where the keys are that they are signed with'),
  AUTH_TENANT_CLAIM: z.string().min(1).default('tenant').describe('the claim that names the organization'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'address of the server, for upload links and the forms of the verifier page; the address that a request came to when not set',
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
  RATE_LIMIT_PER_MINUTE: limitSetting(6_000).describe(
    'requests a minute of an organization without a `rateLimit` of its own; 0 limits nobody',
  ),
  LINK_REQUESTS_PER_MINUTE: limitSetting(60).describe(
    'requests a minute with one link of the verifier page or of an upload, on each server; 0 sets no limit',
  ),
  LINK_REQUESTS_PER_ADDRESS: limitSetting(300).describe(
    'the same from one address, whatever links it has; 0 sets no limit',
  ),
  TRUSTED_PROXIES: z
    .string()
    .optional()
    .describe(
      "whose `X-Forwarded-For` is believed: addresses and networks, `loopback`, `linklocal` and `uniquelocal`, separated by commas; nobody's when not set",
    ),
  HOST: z.string().default('0.0.0.0').describe('address to listen on'),
  METRICS_PORT: portSetting(9464).describe('`/metrics`, for the inside only'),
  PORT: portSetting(3000).describe('API, verifier page, reference, `/health`, `/ready`'),
});
export type ServerConfig = z.infer<typeof ServerConfig>;
