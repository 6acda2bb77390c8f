import { CoreConfig, portSetting } from '@credence/core';
import { z } from 'zod';

/** Settings of a server process, named as in the environment. */
export const ServerConfig = CoreConfig.extend({
  AUTH_ISSUER: z.string().min(1),
  AUTH_AUDIENCE: z.string().min(1),
  AUTH_JWKS_URL: z.url(),
  /** The claim of a token that names the caller's organization. */
  AUTH_TENANT_CLAIM: z.string().min(1).default('tenant'),
  HOST: z.string().default('0.0.0.0'),
  PORT: portSetting(3000),
});
export type ServerConfig = z.infer<typeof ServerConfig>;
