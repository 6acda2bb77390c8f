import { z } from 'zod';
import { hostUrls } from '../network/host-urls.ts';
import {
  countSetting,
  flagSetting,
  httpUrl,
  limitSetting,
  numberSetting,
  portsSetting,
  positiveSetting,
  secret,
} from './kinds-of-settings.ts';
import { readKmsAddress } from './kms-address.ts';

const masterKeys = z.string().transform((value, context) => {
  const keys = new Map<number, Buffer | string>();
  for (const entry of value.split(',')) {
    const [, version, text = ''] = /^([1-9]\d{0,9}):(.+)$/.exec(entry.trim()) ?? [];
    const key = readMasterKey(text);
    if (keys.has(Number(version))) {
      context.addIssue({ code: 'custom', message: 'must have one key for each version' });
      return z.NEVER;
    }
    if (version === undefined || key === undefined) {
      context.addIssue({
        code: 'custom',
        message: 'must be <version>:<32 bytes in base64, or the address of a key>, separated by commas',
      });
      return z.NEVER;
    }
    keys.set(Number(version), key);
  }
  return keys;
});

function readMasterKey(text: string): Buffer | string | undefined {
  if (text.includes('://')) return readKmsAddress(text) && text;
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === 32 ? bytes : undefined;
}

/** The host that takes changes is the only one of several that is of use here. */
const SESSIONS: readonly (string | null)[] = [null, 'read-write', 'primary'];

/** What a connection of reads is for, in the words of libpq; which host takes it, the service finds out itself. */
const READ_SESSIONS: readonly (string | null)[] = [null, 'any', 'standby', 'prefer-standby', 'read-only'];

const databaseUrlFor = (sessions: readonly (string | null)[], problem: string) =>
  z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// URL')
    .superRefine((value, context) => {
      const parsed = hostUrls(value).map((url) => URL.parse(url));
      if (parsed.length === 1) {
        if (parsed[0] === null) context.addIssue({ code: 'custom', message: 'must be a postgres:// URL' });
        return;
      }
      if (parsed.some((url) => !url?.hostname)) {
        context.addIssue({ code: 'custom', message: 'must have a name and at most one port for each host' });
      }
      if (!sessions.includes(parsed[0]?.searchParams.get('target_session_attrs') ?? null)) {
        context.addIssue({ code: 'custom', message: problem });
      }
    });

const databaseUrl = databaseUrlFor(SESSIONS, 'must have target_session_attrs=read-write, or none');

/** Of standbys, of which each host is one. */
export const readDatabaseUrl = databaseUrlFor(
  READ_SESSIONS,
  'must have target_session_attrs=standby, or none',
);

/** What every process of the service is told by its environment. */
export const CoreConfig = z.object({
  DATABASE_URL: secret(
    databaseUrl,
    'Postgres, as a login that may take the role `credence_service`; of several hosts (`postgres://login@one:5432,two:5432/credence`) the one that takes changes',
  ),
  DATABASE_LISTEN_URL: secret(
    databaseUrl.optional(),
    'Postgres for the worker to listen on, past a transaction-pooling proxy in front of `DATABASE_URL`; default `DATABASE_URL`',
  ),
  DATABASE_POOL_SIZE: countSetting(10).describe(
    'connections of one process; each uses one more to watch the database, and the worker another one to listen',
  ),
  ENVIRONMENT: z
    .enum(['sandbox', 'production'])
    .default('production')
    .describe('`sandbox` allows `http://` targets, test redirections and the simulator'),
  ENCRYPTION_KEYS: secret(
    masterKeys,
    'master keys that wrap the data keys of the organizations, `<version>:<key>`, separated by commas; the highest version wraps new ones. A key is 32 bytes in base64, or where it never leaves: `aws-kms://<region>/<key id or alias/name>`, `gcp-kms://projects/…/locations/…/keyRings/…/cryptoKeys/…` or `vault://<host>:<port>/<mount>/<key>`',
  ),
  DATA_KEY_DAYS: limitSetting(365).describe(
    'after so many days an organization gets another data key, which seals from then on; older ones go on opening; 0 for never',
  ),
  KMS_TIMEOUT_SECONDS: positiveSetting(5, 60).describe(
    'how long an answer of a key management service is waited for; it is asked three times',
  ),
  KMS_CACHE_SECONDS: countSetting(300).describe('how long a data key that it opened is remembered'),
  KMS_CACHE_SIZE: countSetting(10_000).describe('how many such data keys are remembered'),
  VAULT_AGENT_FILE: z
    .string()
    .min(1)
    .optional()
    .describe("the file in which Vault's agent keeps its token; read for each question"),
  STORAGE: z
    .enum(['embedded', 'gcs'])
    .default('embedded')
    .describe(
      'where release files are kept: `embedded` (below `FILES_DIRECTORY`) or `gcs` (Google Cloud Storage, with the credentials that `GOOGLE_APPLICATION_CREDENTIALS` or the service account of the process gives)',
    ),
  FILES_DIRECTORY: z.string().min(1).describe('directory of the embedded store; all processes share it'),
  GCS_API_ENDPOINT: httpUrl
    .optional()
    .describe("another address of Google's storage API, such as an emulator's"),
  RELEASE_BUCKET: z
    .string()
    .min(1)
    .default('credence-releases')
    .describe("bucket name in the files' `gs://` addresses"),
  UNUSED_UPLOADS: countSetting(2_000).describe(
    'releases that an organization may have uploaded, or have addresses for, without an order that names them; they are deleted after 7 days',
  ),
  UNUSED_UPLOAD_BYTES: countSetting(2_000_000_000).describe('bytes of them'),
  SCANNER_URL: z
    .string()
    .regex(
      /^(?:clamd:\/\/\/[^\s?#]+|(?:clamd|icap):\/\/[^\s/?#]+(?:\/[^\s]*)?)$/,
      'must be clamd://<host>:<port>, clamd:///<path of a socket> or icap://<host>:<port>/<service>',
    )
    .refine((value) => URL.canParse(value), 'must be a URL')
    .optional()
    .describe(
      'what looks for malware in releases, by the protocol of clamd (`clamd://host:3310`, `clamd:///run/clamd.sock`) or ICAP (`icap://host:1344/service`); while it does not answer, none are taken; nothing does when not set',
    ),
  SCANNER_TIMEOUT_SECONDS: positiveSetting(30, 120).describe(
    'how long an answer of the scanner is waited for',
  ),
  ALLOW_LOOPBACK_TARGETS: flagSetting.describe(
    'opens loopback addresses to outgoing requests; for a stack on one machine only',
  ),
  TARGET_PORTS: portsSetting('443,8443,80,8080').describe(
    'ports that webhooks, releases kept elsewhere and websites may be reached at, separated by commas; `any` opens all of them',
  ),
  ALLOW_LOOPBACK_IN_PRODUCTION: flagSetting.describe('lets production start with `ALLOW_LOOPBACK_TARGETS`'),
  ALLOW_UNENCRYPTED_DATABASE: flagSetting.describe(
    'lets production start without TLS to a Postgres elsewhere',
  ),
  ALLOW_SUPERUSER: flagSetting.describe(
    'lets production start with a login that is a superuser or may pass row-level security by, or may become a role that is or may, also where it takes a role that may not',
  ),
  NODE_TLS_REJECT_UNAUTHORIZED: z
    .string()
    .optional()
    .describe('setting of Node.js: `0` takes any certificate, which production refuses'),
  WEBHOOK_RETRY_SCALE: positiveSetting(1).describe('factor on every webhook retry delay'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl
    .optional()
    .describe('where an OpenTelemetry collector takes traces by OTLP over HTTP; none are made when not set'),
  OTEL_TRACES_SAMPLER_ARG: numberSetting(1, { most: 1 }).describe(
    'part of the traces that are made, unless a caller decided',
  ),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info').describe('what is logged'),
  IMAGE: z.string().default('credence:dev').describe('name and version of the build'),
});
export type CoreConfig = z.infer<typeof CoreConfig>;
