import { createPrivateKey, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { outgoingUrlProblem, targetUrlRules } from '../network/public-address.ts';
import { secretProblem } from '../network/signature.ts';
import { CoreConfig } from './core-config.ts';
import {
  booleanSetting,
  domainName,
  flagSetting,
  httpUrl,
  mailAddress,
  portNumber,
  portSetting,
  positiveSetting,
  secret,
} from './kinds-of-settings.ts';
import { refuseUnsafe } from './unsafe-settings.ts';

/** Settings of a worker process, named as in the environment. */
export const WorkerConfig = CoreConfig.extend({
  PUBLIC_URL: httpUrl.describe('where people reach the verifier page: the address of the server'),
  SMTP_URL: secret(
    z.string().refine((value) => isMailServer(value), 'must be an smtp:// or smtps:// URL with a host'),
    'the mail server that takes outgoing mail',
  ),
  ALLOW_UNENCRYPTED_SMTP: flagSetting.describe(
    'lets production start without TLS to a mail server elsewhere',
  ),
  MAIL_FROM: mailAddress.describe('sender of the requests'),
  MAIL_FROM_NAME: z.string().default('Credence Verifications').describe("the sender's name"),
  REPLY_DOMAIN: domainName.describe(
    "domain of each attempt's reply address, which is also the envelope's sender: it needs SPF for the mail server, and an MX that leads to the worker",
  ),
  INBOUND_SMTP_PORT: portNumber
    .optional()
    .describe('where replies and delivery reports come in, from port 25; no mail is taken when not set'),
  INBOUND_SMTP_HOST: z.string().default('0.0.0.0').describe('address to take that mail on'),
  INBOUND_SMTP_TLS_KEY: secret(
    z.string().min(1).optional(),
    'PEM key with which that mail can come encrypted',
  ),
  INBOUND_SMTP_TLS_CERT: z.string().min(1).optional().describe('PEM certificate that belongs to the key'),
  FAX_GATEWAY_DOMAIN: domainName
    .optional()
    .describe(
      'a fax gateway takes mail for `<digits with country code>@` this domain; no fax is sent when not set',
    ),
  FAX_FROM: mailAddress
    .optional()
    .describe(
      'the sender that the gateway knows; `MAIL_FROM`, with the reply address in the envelope, when not set',
    ),
  FAX_RETURN_NUMBER: z
    .string()
    .min(1)
    .optional()
    .describe('number on the cover sheet that answers can be faxed to; none is offered when not set'),
  VOICE_URL: z
    .string()
    .optional()
    .describe('where a telephony service takes call tasks; no contact is called when not set'),
  VOICE_SECRET: secret(
    z.string().optional(),
    'what call tasks are signed with (Standard Webhooks; the `webhook-id` stays the same when a task is repeated)',
  ),
  RESEARCH_PROVIDER_URL: z
    .string()
    .optional()
    .describe(
      'the research provider, which is asked for contacts that no other source knows; none is when not set',
    ),
  RESEARCH_PROVIDER_SECRET: secret(z.string().optional(), 'what research requests are signed with'),
  MODEL_URL: httpUrl
    .optional()
    .describe(
      'base address of an OpenAI-compatible endpoint, as `https://models.example/v1`: it reads in mails what the rules leave open, for organizations that allow it; no model is asked when not set',
    ),
  MODEL_NAME: z.string().min(1).optional().describe('which model of that endpoint is asked'),
  MODEL_API_KEY: secret(z.string().min(1).optional(), 'the key that the endpoint wants, where it wants one'),
  MODEL_TIMEOUT_SECONDS: positiveSetting(15, 60).describe('how long an answer of the model is waited for'),
  CHECK_MAIL_DOMAINS: booleanSetting
    .optional()
    .describe('whether a domain is looked up before mail is sent there; in production only, when not set'),
  CHECK_MAIL_SENDERS: booleanSetting
    .optional()
    .describe(
      'whether SPF, DKIM and DMARC of replies are looked up; in production only, when not set. Replies have to arrive here from their senders, not by way of a relay of yours',
    ),
  READ_WEBSITES: booleanSetting
    .default(true)
    .describe(
      "whether the websites of employers and schools are read for whom to ask, politely; see the operators' guide",
    ),
  WEB_SEARCH_URL: z
    .string()
    .optional()
    .describe(
      'search of the web that is asked for the websites of employers and schools; none is when not set',
    ),
  WEB_SEARCH_FORM: z
    .enum(['brave', 'searxng'])
    .default('searxng')
    .describe('how it is asked: `brave` (Brave Search API) or `searxng` (an instance of your own)'),
  WEB_SEARCH_KEY: secret(z.string().optional(), 'what `brave` knows the deployment by'),
  AUDIT_ANCHOR_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('file that the heads of all audit trails are added to; on a disk that the database is not on'),
  AUDIT_ANCHOR_URL: z
    .string()
    .optional()
    .describe('where the heads of all audit trails are sent; nowhere when not set'),
  AUDIT_ANCHOR_SECRET: secret(z.string().optional(), 'what they are signed with (Standard Webhooks)'),
  AUDIT_ANCHOR_MINUTES: positiveSetting(60, 1_440).describe('pause between two times of that, in minutes'),
  EGRESS_PROXY_URL: secret(
    httpUrl.optional(),
    'HTTP proxy (CONNECT) that webhooks, releases kept elsewhere, websites, web search, telephony and research provider are reached through, with `user:password@` where it wants them; direct when not set',
  ),
  EGRESS_PROXY_RESOLVES: flagSetting.describe(
    'hands names to that proxy, which then alone decides which addresses are reached: for proxies that allow by name; otherwise it gets addresses that were checked here',
  ),
  SWEEP_SECONDS: positiveSetting(5, 3_600).describe('pause between two looks for overdue work, in seconds'),
  HOST: z.string().default('0.0.0.0').describe('address to listen on'),
  METRICS_PORT: portSetting(9464).describe('`/health`, `/alive`, `/metrics`, for the inside only'),
}).superRefine(
  (config, context) => {
    const { INBOUND_SMTP_TLS_KEY: key, INBOUND_SMTP_TLS_CERT: certificate } = config;
    const problems = [
      ...oneWithoutOther('INBOUND_SMTP_TLS_KEY', key, 'INBOUND_SMTP_TLS_CERT', certificate),
      ...oneWithoutOther('INBOUND_SMTP_TLS_CERT', certificate, 'INBOUND_SMTP_TLS_KEY', key),
      ...pairProblems(key, certificate),
      ...oneWithoutOther('MODEL_URL', config.MODEL_URL, 'MODEL_NAME', config.MODEL_NAME),
      ...oneWithoutOther('MODEL_NAME', config.MODEL_NAME, 'MODEL_URL', config.MODEL_URL),
      ...endpointProblems(config, 'VOICE_URL', 'VOICE_SECRET'),
      ...endpointProblems(config, 'AUDIT_ANCHOR_URL', 'AUDIT_ANCHOR_SECRET'),
      ...endpointProblems(config, 'RESEARCH_PROVIDER_URL', 'RESEARCH_PROVIDER_SECRET'),
      ...searchProblems(config),
    ];
    refuseUnsafe(config, context);
    for (const [setting, problem] of problems) {
      if (problem) context.addIssue({ code: 'custom', path: [setting], message: problem });
    }
  },
  // Everything that is wrong is said at once.
  { when: () => true },
);
export type WorkerConfig = z.infer<typeof WorkerConfig>;

/** What Node says of a pair that it cannot use names neither setting. */
function pairProblems(
  key: string | undefined,
  cert: string | undefined,
): [setting: string, problem: string | undefined][] {
  if (key === undefined || cert === undefined) return [];
  try {
    new X509Certificate(cert);
  } catch {
    return [['INBOUND_SMTP_TLS_CERT', 'must be a certificate in PEM']];
  }
  return belongs(key, cert)
    ? []
    : [['INBOUND_SMTP_TLS_KEY', 'must be the key of INBOUND_SMTP_TLS_CERT in PEM, unencrypted']];
}

function belongs(key: string, cert: string): boolean {
  try {
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
}

function isMailServer(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

function searchProblems(
  config: Pick<CoreConfig, 'ENVIRONMENT' | 'ALLOW_LOOPBACK_TARGETS'> & {
    WEB_SEARCH_URL?: string | undefined;
    WEB_SEARCH_FORM?: string;
    WEB_SEARCH_KEY?: string | undefined;
  },
): [setting: string, problem: string | undefined][] {
  const { WEB_SEARCH_URL: url, WEB_SEARCH_KEY: key } = config;
  if (url === undefined) return [];
  const rules = targetUrlRules({ ...config, TARGET_PORTS: 'any' });
  const lacksKey = config.WEB_SEARCH_FORM === 'brave' && key === undefined;
  return [
    ['WEB_SEARCH_URL', outgoingUrlProblem(url, rules)],
    ['WEB_SEARCH_KEY', lacksKey ? 'must be set when WEB_SEARCH_FORM is brave' : undefined],
  ];
}

const oneWithoutOther = (
  setting: string,
  value: unknown,
  other: string,
  otherValue: unknown,
): [setting: string, problem: string | undefined][] =>
  value === undefined && otherValue !== undefined ? [[setting, `must be set when ${other} is`]] : [];

type Endpoint = 'VOICE_URL' | 'RESEARCH_PROVIDER_URL' | 'AUDIT_ANCHOR_URL';
type EndpointSecret = 'VOICE_SECRET' | 'RESEARCH_PROVIDER_SECRET' | 'AUDIT_ANCHOR_SECRET';

/** A request that cannot be checked would be refused, and its receiver has to be reachable. */
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
  const rules = targetUrlRules({ ...config, TARGET_PORTS: 'any' });
  return [
    [endpoint, outgoingUrlProblem(url, rules)],
    [endpointSecret, secret === undefined ? `must be set when ${endpoint} is` : secretProblem(secret)],
  ];
}
