import { z } from 'zod';

const flag = z.stringbool().default(false);
const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const url = () => z.url('must be a URL');

const masterKeys = z.string().transform((value, context) => {
  const keys = new Map<number, Buffer>();
  for (const entry of value.split(',')) {
    const [version, key] = entry.trim().split(':');
    const bytes = Buffer.from(key ?? '', 'base64');
    if (!/^[1-9]\d*$/.test(version ?? '') || bytes.length !== 32) {
      context.addIssue({
        code: 'custom',
        message: 'must be <version>:<32 bytes in base64>, separated by commas',
      });
      return z.NEVER;
    }
    keys.set(Number(version), bytes);
  }
  return keys;
});

const Environment = z.object({
  /** Connection of the service, as a login that may take the role `credence_service`. */
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// URL'),
  DATABASE_POOL_SIZE: count(10),
  ENVIRONMENT: z.enum(['sandbox', 'production']).default('production'),
  /** Master keys that wrap each organization's data keys; the highest version wraps new ones. */
  ENCRYPTION_KEYS: masterKeys,
  AUTH_ISSUER: z.string().min(1),
  AUTH_AUDIENCE: z.string().min(1),
  AUTH_JWKS_URL: url(),
  AUTH_TENANT_CLAIM: z.string().min(1).default('tenant'),
  HOST: z.string().default('0.0.0.0'),
  PORT: port(3000),
  METRICS_PORT: port(9464),
  /** Where applicants' contacts reach the verifier page. */
  PUBLIC_URL: url(),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// URL'),
  MAIL_FROM: z.email(),
  MAIL_FROM_NAME: z.string().default('Credence Verifications'),
  /** Domain of the per-attempt reply addresses. */
  REPLY_DOMAIN: z.string().min(1),
  FILES_DIRECTORY: z.string().min(1),
  RELEASE_BUCKET: z.string().min(1).default('credence-releases'),
  /** Opens loopback addresses to outgoing requests; for a stack on one machine only. */
  ALLOW_LOOPBACK_TARGETS: flag,
  /** Factor on every webhook retry delay. */
  WEBHOOK_RETRY_SCALE: z.coerce.number().positive().default(1),
  /** Pause between two looks for overdue work, in seconds. */
  SWEEP_SECONDS: z.coerce.number().positive().default(5),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  IMAGE: z.string().default('credence:dev'),
});

/** Settings of a server or worker process, named as in the environment. */
export type Config = z.infer<typeof Environment>;

/**
 * Reads the settings from the environment.
 * @throws Error that lists every wrong or missing variable, without its value
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(environment);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not usable:\n${problems.join('\n')}`);
}
