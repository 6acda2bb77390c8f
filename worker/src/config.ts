import { CoreConfig, portSetting } from '@credence/core';
import { z } from 'zod';

/** Settings of a worker process, named as in the environment. */
export const WorkerConfig = CoreConfig.extend({
  /** Where people reach the verifier page: the address of the server. */
  PUBLIC_URL: z.url(),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// URL'),
  MAIL_FROM: z.email(),
  MAIL_FROM_NAME: z.string().default('Credence Verifications'),
  /** Domain of the per-attempt reply addresses. */
  REPLY_DOMAIN: z.string().min(1),
  /** Pause between two looks for overdue work, in seconds. */
  SWEEP_SECONDS: z.coerce.number().positive().default(5),
  HOST: z.string().default('0.0.0.0'),
  METRICS_PORT: portSetting(9464),
});
export type WorkerConfig = z.infer<typeof WorkerConfig>;
