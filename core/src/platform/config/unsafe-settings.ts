import ipaddr from 'ipaddr.js';
import type { z } from 'zod';
import { hostUrls } from '../network/host-urls.ts';

/** What is held against the rules of production; several of them may be missing or wrong by themselves. */
interface Settings {
  ENVIRONMENT: 'sandbox' | 'production';
  DATABASE_URL: string;
  DATABASE_LISTEN_URL?: string | undefined;
  READ_DATABASE_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  AUTH_JWKS_URL?: string | undefined;
  CONSOLE_OIDC_ISSUER?: string | undefined;
  NODE_TLS_REJECT_UNAUTHORIZED?: string | undefined;
  ALLOW_LOOPBACK_TARGETS: boolean;
  ALLOW_LOOPBACK_IN_PRODUCTION: boolean;
  ALLOW_UNENCRYPTED_DATABASE: boolean;
  ALLOW_UNENCRYPTED_SMTP: boolean;
  ALLOW_UNENCRYPTED_JWKS: boolean;
}

type Problem = [setting: keyof Settings, problem: string];

/** Where the certificate of the other side is looked at, and its name in it. */
const TLS_MODES: readonly (string | null)[] = ['require', 'verify-ca', 'verify-full'];

/** The settings that production does not start with, each with the setting that takes it as it is. */
export function unsafeSettings(settings: Partial<Settings>): Problem[] {
  if (settings.ENVIRONMENT !== 'production') return [];
  const problems: Problem[] = [];
  const refuse = (setting: keyof Settings, problem: string, flag: keyof Settings) => {
    if (settings[flag] !== true) problems.push([setting, `${problem}, or ${flag}=true in production`]);
  };
  for (const setting of ['DATABASE_URL', 'DATABASE_LISTEN_URL', 'READ_DATABASE_URL'] as const) {
    const urls = hostUrls(settings[setting] ?? '');
    if (urls.some((url) => isInClear(url, hasDatabaseTls))) {
      refuse(
        setting,
        'must have sslmode=verify-full, or one that this driver takes for it (require or verify-ca without uselibpqcompat)',
        'ALLOW_UNENCRYPTED_DATABASE',
      );
    }
  }
  if (isInClear(settings.SMTP_URL, hasMailTls)) {
    refuse(
      'SMTP_URL',
      'must be smtps:// or have requireTLS=true, without secure, ignoreTLS or tls.rejectUnauthorized',
      'ALLOW_UNENCRYPTED_SMTP',
    );
  }
  if (settings.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    problems.push(['NODE_TLS_REJECT_UNAUTHORIZED', 'must not be 0: no certificate would be checked']);
  }
  for (const setting of ['AUTH_JWKS_URL', 'CONSOLE_OIDC_ISSUER'] as const) {
    if (URL.parse(settings[setting] ?? '')?.protocol === 'http:')
      refuse(setting, 'must be an https:// URL', 'ALLOW_UNENCRYPTED_JWKS');
  }
  if (settings.ALLOW_LOOPBACK_TARGETS === true) {
    refuse('ALLOW_LOOPBACK_TARGETS', 'must not be set', 'ALLOW_LOOPBACK_IN_PRODUCTION');
  }
  return problems;
}

/** Makes a problem of each of them. */
export function refuseUnsafe(settings: Partial<Settings>, context: z.RefinementCtx): void {
  for (const [setting, message] of unsafeSettings(settings)) {
    context.addIssue({ code: 'custom', path: [setting], message });
  }
}

/** The driver takes the last of several modes, and looks at no certificate in the ways of libpq, but for the strictest. */
function hasDatabaseTls({ searchParams }: URL): boolean {
  const mode = searchParams.getAll('sslmode').at(-1) ?? null;
  const isAsLibpq = searchParams.getAll('uselibpqcompat').at(-1) === 'true';
  return TLS_MODES.includes(mode) && (!isAsLibpq || mode === 'verify-full');
}

/** Settings of the mailer that make it go on without TLS, or without a check of the server's certificate. */
const MAIL_TLS_OFF = ['ignoreTLS', 'secure', 'tls.rejectUnauthorized'];

const hasMailTls = ({ protocol, searchParams }: URL): boolean =>
  !MAIL_TLS_OFF.some((name) => searchParams.has(name)) &&
  (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true');

const KNOWN: readonly string[] = ['postgres:', 'postgresql:', 'smtp:', 'smtps:'];

/** Whether others on the network could read along. A URL that cannot be read has problems of its own. */
function isInClear(text = '', hasTls: (url: URL) => boolean): boolean {
  const url = URL.parse(text);
  return url !== null && KNOWN.includes(url.protocol) && !isThisMachine(url) && !hasTls(url);
}

/**
 * A proxy beside the process, or a socket of the file system, has no network in between. The driver of the database takes
 * a `host` among the parameters before the one that stands in front, and the last of several.
 */
function isThisMachine({ protocol, hostname, searchParams }: URL): boolean {
  const named = protocol.startsWith('postgres') ? searchParams.getAll('host').at(-1) : undefined;
  const host = (named || hostname).replace(/^\[|\]$/g, '');
  if (host === 'localhost' || host.startsWith('/')) return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}
