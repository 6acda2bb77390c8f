import { CoreConfig, outgoingUrlProblem, portSetting, secretProblem } from '@credence/core';
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
  /** Where replies by mail and delivery reports come in; without it this process takes none. */
  INBOUND_SMTP_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  INBOUND_SMTP_HOST: z.string().default('0.0.0.0'),
  /** PEM files with which that mail can come encrypted. */
  INBOUND_SMTP_TLS_KEY_FILE: z.string().min(1).optional(),
  INBOUND_SMTP_TLS_CERT_FILE: z.string().min(1).optional(),
  /** Where a fax gateway takes mail for `<number>@<domain>`; without it no fax is sent. */
  FAX_GATEWAY_DOMAIN: z.hostname().optional(),
  /** The sender that the gateway knows; else MAIL_FROM. */
  FAX_FROM: z.email().optional(),
  /** The number that answers can be faxed to, for the cover sheet; without it none is offered. */
  FAX_RETURN_NUMBER: z.string().min(1).optional(),
  /** Where a telephony service takes call tasks; without it nobody is called. */
  VOICE_URL: z.string().optional(),
  /** What call tasks are signed with. */
  VOICE_SECRET: z.string().optional(),
  /** Who is asked for contacts that nobody else knows; without it nobody is. */
  RESEARCH_PROVIDER_URL: z.string().optional(),
  /** What research requests are signed with. */
  RESEARCH_PROVIDER_SECRET: z.string().optional(),
  /** Pause between two looks for overdue work, in seconds. */
  SWEEP_SECONDS: z.coerce.number().positive().default(5),
  HOST: z.string().default('0.0.0.0'),
  METRICS_PORT: portSetting(9464),
}).superRefine((config, context) => {
  const { INBOUND_SMTP_TLS_KEY_FILE: key, INBOUND_SMTP_TLS_CERT_FILE: certificate } = config;
  const problems = [
    ...oneWithoutOther('INBOUND_SMTP_TLS_KEY_FILE', key, 'INBOUND_SMTP_TLS_CERT_FILE', certificate),
    ...oneWithoutOther('INBOUND_SMTP_TLS_CERT_FILE', certificate, 'INBOUND_SMTP_TLS_KEY_FILE', key),
    ...endpointProblems(config, 'VOICE_URL', 'VOICE_SECRET'),
    ...endpointProblems(config, 'RESEARCH_PROVIDER_URL', 'RESEARCH_PROVIDER_SECRET'),
  ];
  for (const [setting, problem] of problems) {
    if (problem) context.addIssue({ code: 'custom', path: [setting], message: problem });
  }
});
export type WorkerConfig = z.infer<typeof WorkerConfig>;

const oneWithoutOther = (
  setting: string,
  value: unknown,
  other: string,
  otherValue: unknown,
): [setting: string, problem: string | undefined][] =>
  value === undefined && otherValue !== undefined ? [[setting, `must be set when ${other} is`]] : [];

type Endpoint = 'VOICE_URL' | 'RESEARCH_PROVIDER_URL';
type EndpointSecret = 'VOICE_SECRET' | 'RESEARCH_PROVIDER_SECRET';

/** A request that nobody could check would be refused, and whoever takes it has to be reachable. */
function endpointProblems(
  config: Pick<CoreConfig, 'ENVIRONMENT' | 'ALLOW_LOOPBACK_TARGETS'> & {
    [Setting in Endpoint | EndpointSecret]?: string | undefined;
  },
  endpoint: Endpoint,
  endpointSecret: EndpointSecret,
): [setting: string, problem: string | undefined][] {
  const { [endpoint]: url, [endpointSecret]: secret } = config;
  if (url === undefined) {
    return secret === undefined ? [] : [[endpoint, `must be set when ${endpointSecret} is`]];
  }
  const rules = { environment: config.ENVIRONMENT, allowLoopback: config.ALLOW_LOOPBACK_TARGETS };
  return [
    [endpoint, outgoingUrlProblem(url, rules)],
    [endpointSecret, secret === undefined ? `must be set when ${endpoint} is` : secretProblem(secret)],
  ];
}
