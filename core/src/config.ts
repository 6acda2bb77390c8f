import { z } from 'zod';

const flag = z.stringbool().default(false);
const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

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

/** What every process of the service is told by its environment. */
export const CoreConfig = z.object({
  /** Connection of the service, as a login that may take the role `credence_service`. */
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// URL'),
  DATABASE_POOL_SIZE: count(10),
  ENVIRONMENT: z.enum(['sandbox', 'production']).default('production'),
  /** Master keys that wrap each organization's data keys; the highest version wraps new ones. */
  ENCRYPTION_KEYS: masterKeys,
  /**
   * Where release files are: below FILES_DIRECTORY, or in a bucket of Google Cloud Storage, for which Google's own rules
   * find the credentials: `GOOGLE_APPLICATION_CREDENTIALS`, or the service account that the process runs as.
   */
  STORAGE: z.enum(['embedded', 'gcs']).default('embedded'),
  FILES_DIRECTORY: z.string().min(1),
  /** Another address of Google's storage API, such as an emulator's. */
  GCS_API_ENDPOINT: z.url().optional(),
  RELEASE_BUCKET: z.string().min(1).default('credence-releases'),
  /** Opens loopback addresses to outgoing requests; for a stack on one machine only. */
  ALLOW_LOOPBACK_TARGETS: flag,
  /** Factor on every webhook retry delay. */
  WEBHOOK_RETRY_SCALE: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Name and version of the build. */
  IMAGE: z.string().default('credence:dev'),
});
export type CoreConfig = z.infer<typeof CoreConfig>;

/** A TCP port; 0 takes any free one. */
export const portSetting = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

/**
 * Reads settings from the environment.
 * @throws Error that lists every wrong or missing variable, without its value
 */
export function readConfig<T extends z.ZodType>(
  schema: T,
  environment: Record<string, string | undefined>,
): z.output<T> {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not usable:\n${problems.join('\n')}`);
}
