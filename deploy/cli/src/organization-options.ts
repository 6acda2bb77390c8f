import { Option } from 'commander';
import { readBytes, readJson } from './read-json.ts';
import type { Terminal } from './terminal.ts';

/** The settings of an organization as options. */
export interface OrganizationOptions {
  name?: string;
  timeZone?: string;
  closedDays?: string;
  webhookConfig?: string;
  releaseDelivery?: string;
  askWithoutRelease?: string;
  ssnDisplay?: string;
  retentionDays?: string;
  legalHold?: string;
  allowedNetworks?: string;
  rateLimit?: string;
  destinationCaps?: string;
  modelReadingsPerDay?: string;
  branding?: string;
  logo?: string;
}

/** Takes a setting away. */
const NONE = 'none';

export const organizationOptions = (): Option[] => [
  new Option('--name <name>', 'name that people read'),
  new Option('--time-zone <zone>', 'IANA zone of business hours where nothing nearer is known'),
  new Option(
    '--closed-days <dates>',
    `days on which no contact is asked, as 2026-12-24,2026-12-31, beside public holidays; ${NONE} takes them away`,
  ),
  new Option(
    '--webhook-config <file>',
    `JSON of the webhook configuration; - reads it from standard input, ${NONE} takes it away`,
  ),
  new Option('--release-delivery <way>', 'how the signed release goes out').choices([
    'ATTACH',
    'LINK',
    'NONE',
  ]),
  new Option(
    '--ask-without-release <on>',
    'whether contacts are asked without a release that cannot be read',
  ).choices(['on', 'off']),
  new Option('--ssn-display <way>', 'what of an SSN the API shows').choices(['FULL', 'LAST4']),
  new Option(
    '--retention-days <days>',
    `days from the end of an order to its redaction; ${NONE} keeps everything`,
  ),
  new Option('--legal-hold <on>', 'whether redaction is suspended').choices(['on', 'off']),
  new Option(
    '--destination-caps <caps>',
    `first requests to one destination: an hour and a day to a new one, an hour to a known one, as 4,20,60; ${NONE} means the service's default`,
  ),
  new Option(
    '--allowed-networks <networks>',
    `from where its tokens are taken, as 203.0.113.0/24,2001:db8::/32; ${NONE} takes them from anywhere`,
  ),
  new Option('--rate-limit <requests>', `requests a minute; ${NONE} means the service's default`),
  new Option(
    '--model-readings-per-day <mails>',
    `mails a day of which a model may read what the rules leave open; ${NONE} lets no model read any`,
  ),
  new Option(
    '--branding <file>',
    `JSON of how requests look: senderName, telephone, postalAddress, accentColor; ${NONE} takes it away`,
  ),
  new Option('--logo <file>', `PNG that heads requests, 64 KiB at most; ${NONE} takes it away`),
];

/** What the options say, under the names of the settings. Whether it is usable is for the service to say. */
export async function settingsOf(
  terminal: Terminal,
  {
    closedDays,
    webhookConfig,
    retentionDays,
    legalHold,
    askWithoutRelease,
    allowedNetworks,
    rateLimit,
    destinationCaps,
    modelReadingsPerDay,
    branding,
    logo,
    ...texts
  }: OrganizationOptions,
): Promise<Record<string, unknown>> {
  const given = {
    ...texts,
    closedDays: closedDays === NONE ? [] : wordsOf(closedDays),
    webhookConfig: await fileOf(webhookConfig, (file) => readJson(terminal, file, '--webhook-config')),
    branding: await fileOf(branding, (file) => readJson(terminal, file, '--branding')),
    logo: await fileOf(logo, (file) => readBytes(file, `--logo ${file}`)),
    retentionDays: numberOf(retentionDays),
    legalHold: isOn(legalHold),
    askWithoutRelease: isOn(askWithoutRelease),
    allowedNetworks: allowedNetworks === NONE ? null : wordsOf(allowedNetworks),
    rateLimit: numberOf(rateLimit),
    destinationCaps: capsOf(destinationCaps),
    modelReadingsPerDay: numberOf(modelReadingsPerDay),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Whatever is no list of three is for the service to refuse. */
function capsOf(value: string | undefined): unknown {
  if (value === undefined || value === NONE) return value && null;
  const [newPerHour, newPerDay, knownPerHour, ...more] = value.split(',').map((cap) => numberOf(cap.trim()));
  return more.length > 0 ? value : { newPerHour, newPerDay, knownPerHour };
}

/** What a file holds that an option names; null where the option takes the setting away. */
async function fileOf<T>(
  named: string | undefined,
  read: (file: string) => Promise<T>,
): Promise<T | null | undefined> {
  if (named === undefined) return undefined;
  return named === NONE ? null : read(named);
}

const wordsOf = (value: string | undefined): string[] | undefined =>
  value?.split(',').map((word) => word.trim());

const isOn = (value: string | undefined): boolean | undefined =>
  value === undefined ? undefined : value === 'on';

function numberOf(value: string | undefined): number | string | null | undefined {
  if (value === undefined) return undefined;
  if (value === NONE) return null;
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
