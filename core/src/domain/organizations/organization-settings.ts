import { isTimeZone, WebhookConfig } from '@credence/contract';
import { z } from 'zod';
import { Invalid } from '../../platform/errors.ts';
import { targetUrlRules } from '../../platform/network/public-address.ts';
import { networkProblem } from '../access/allowed-networks.ts';
import type { Core } from '../context/context.ts';
import { checkWebhookConfig } from '../orders/order-rules.ts';
import { HIDDEN } from '../webhooks/route/without-secrets.ts';
import { BrandingSettings } from './branding.ts';
import { hiddenFields } from './hide-webhook-secrets.ts';
import { logoProblem } from './png-logo.ts';
import type { OrganizationChange } from './update-organization.ts';

const MAX_RETENTION_DAYS = 36_500;
const MAX_CLOSED_DAYS = 1_000;
const MAX_MODEL_READINGS = 1_000_000;
const MAX_REQUESTS = 1_000_000_000;
const MAX_NETWORKS = 100;

const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);
const whole = (from: number, to: number) => {
  const problem = `must be a whole number from ${from} to ${to}, or null`;
  return z.int(problem).min(from, problem).max(to, problem).nullable();
};

const capProblem = `must be a whole number from 1 to ${MAX_REQUESTS}`;
const Cap = z.int(capProblem).min(1, capProblem).max(MAX_REQUESTS, capProblem);
const Caps = z.strictObject({ newPerHour: Cap, newPerDay: Cap, knownPerHour: Cap });

const Networks = z
  .array(
    z.string('must be a network').superRefine((network, context) => {
      const problem = networkProblem(network);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
    'must be a list of networks',
  )
  .min(1, 'must name at least one network, or be null')
  .max(MAX_NETWORKS, `must be at most ${MAX_NETWORKS} networks`);

function checkLogo(logo: Buffer, context: z.RefinementCtx): void {
  const problem = logoProblem(logo);
  if (problem) context.addIssue({ code: 'custom', message: problem });
}

const Settings = z.strictObject(
  {
    name: z
      .string('must be a string')
      .trim()
      .min(1, 'must not be empty')
      .max(200, 'must be at most 200 long'),
    status: oneOf('ACTIVE', 'SUSPENDED', 'INACTIVE'),
    timeZone: z.string('must be a string').refine(isTimeZone, 'must be an IANA time zone'),
    closedDays: z
      .array(z.iso.date('must be a date as 2026-12-24'), 'must be a list of dates')
      .max(MAX_CLOSED_DAYS, `must be at most ${MAX_CLOSED_DAYS} dates`),
    webhookConfig: WebhookConfig.nullable(),
    releaseDelivery: oneOf('ATTACH', 'LINK', 'NONE'),
    askWithoutRelease: z.boolean('must be true or false'),
    ssnDisplay: oneOf('FULL', 'LAST4'),
    retentionDays: whole(1, MAX_RETENTION_DAYS),
    legalHold: z.boolean('must be true or false'),
    allowedNetworks: Networks.nullable(),
    rateLimit: whole(1, MAX_REQUESTS),
    destinationCaps: Caps.nullable(),
    modelReadingsPerDay: whole(1, MAX_MODEL_READINGS),
    branding: BrandingSettings.nullable(),
    logo: z.instanceof(Buffer, { error: 'must be a file' }).superRefine(checkLogo).nullable(),
  } satisfies Record<keyof OrganizationChange, z.ZodType>,
  { error: (issue) => (issue.code === 'unrecognized_keys' ? 'is not a setting' : undefined) },
);

const TENANT = /^[^\s\p{Cc}]{1,200}$/u;

/**
 * The settings of an organization, from whatever an operator gave.
 * @throws Invalid that lists every problem, each after the name of its setting
 */
export function readOrganizationSettings(
  { config }: Pick<Core, 'config'>,
  input: unknown,
): OrganizationChange {
  const parsed = Settings.partial().safeParse(input);
  if (!parsed.success) throw new Invalid(parsed.error.issues.flatMap(describe));
  const { webhookConfig } = parsed.data;
  const problems = leftOut(input, parsed.data, []);
  if (webhookConfig) {
    const rules = targetUrlRules(config);
    checkWebhookConfig(webhookConfig, ['webhookConfig'], rules, (path, message) =>
      problems.push(`${path.join('.')} ${message}`),
    );
    for (const field of hiddenFields(webhookConfig, 'webhookConfig'))
      problems.push(`${field} must not hold ${HIDDEN}, which stands for what is not shown`);
  }
  if (problems.length > 0) throw new Invalid(problems);
  return withoutAbsent(parsed.data);
}

/**
 * What was given and was not read. The API takes webhook configurations with fields that it does not know; to an operator, a name
 * that is misspelled has to be said, since nothing would be sent to what it names.
 */
function leftOut(given: unknown, read: unknown, path: readonly string[]): string[] {
  if (typeof given !== 'object' || given === null || Buffer.isBuffer(given)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const at = [...path, key];
    if (value === undefined) return [];
    const isRead = typeof read === 'object' && read !== null && Object.hasOwn(read, key);
    return isRead
      ? leftOut(value, (read as Record<string, unknown>)[key], at)
      : [`${at.join('.')} is not a setting`];
  });
}

/** @throws Invalid when no token could carry it */
export function checkTenant(tenant: string): void {
  if (!TENANT.test(tenant)) throw new Invalid(['tenant must be 1 to 200 characters without spaces']);
}

function describe({ path, message, ...issue }: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${[...path, key].join('.')} ${message}`);
  return [`${path.length > 0 ? path.join('.') : 'settings'} ${message}`];
}

/** What was given as undefined was not given. */
const withoutAbsent = (input: { [Key in keyof OrganizationChange]?: OrganizationChange[Key] | undefined }) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as OrganizationChange;
