import { CoreConfig, portSetting } from '@credence/core';
import { z } from 'zod';

/** Settings of a server process, named as in the environment. */
export const ServerConfig = CoreConfig.extend({
  AUTH_ISSUER: z.string().min(1),
  AUTH_AUDIENCE: z.string().min(1),
  AUTH_JWKS_URL: z.url(),
  /** The claim of a token that names the caller's organization. */
  AUTH_TENANT_CLAIM: z.string().min(1).default('tenant'),
  /** Where clients reach this service, for the upload links it hands out; else the address a request came to. */
  PUBLIC_URL: z.url().optional(),
  /** Requests a minute of an organization that has no figure of its own; 0 limits nobody. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(6_000),
  HOST: z.string().default('0.0.0.0'),
  PORT: portSetting(3000),
});
export type ServerConfig = z.infer<typeof ServerConfig>;
