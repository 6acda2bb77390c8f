import type { OrderCreate, SearchConfig, WebhookConfig } from '@credence/contract';
import {
  type OutgoingUrlRules,
  outgoingUrlProblem,
  targetUrlRules,
} from '../../platform/network/public-address.ts';
import { checkSecrets } from '../../platform/network/signature.ts';
import { readListed } from '../contacts/listed-destination.ts';
import { readPhoneNumber } from '../contacts/phone-number.ts';
import type { Context } from '../context/context.ts';
import { assignHistory } from '../records/assign-history.ts';
import { checkTarget } from '../webhooks/route/target-rules.ts';

type Path = (string | number)[];
type Report = (path: Path, message: string) => void;

/**
 * The rules of an order on top of the contract's: which addresses may be called from where the service runs, which
 * headers may be sent, what destinations mean, and whether a search that skips research has a contact to ask.
 * @returns problems that start with the path of their field
 */
export function orderProblems(context: Context, order: OrderCreate): string[] {
  const problems: string[] = [];
  const report: Report = (path, message) => problems.push(`${path.join('.')} ${message}`);
  const rules = targetUrlRules(context.core.config);

  if (order.webhookConfig) checkWebhookConfig(order.webhookConfig, ['webhookConfig'], rules, report);
  if (order.defaultSearchConfig)
    checkSearchConfig(order.defaultSearchConfig, ['defaultSearchConfig'], rules, report);
  order.searchTypes.forEach((search, index) => {
    if (search.searchConfig) {
      checkSearchConfig(search.searchConfig, ['searchTypes', index, 'searchConfig'], rules, report);
    }
  });
  checkSkippedResearch(order, report);
  return problems;
}

function checkSearchConfig(config: SearchConfig, path: Path, rules: OutgoingUrlRules, report: Report): void {
  const { escalation, notifications } = config;
  checkDestinations(config, path, report);
  const problem = escalation.webhookUrl && outgoingUrlProblem(escalation.webhookUrl, rules);
  if (problem) report([...path, 'escalation', 'webhookUrl'], problem);
  if (notifications.webhookOverride) {
    checkWebhookConfig(
      notifications.webhookOverride,
      [...path, 'notifications', 'webhookOverride'],
      rules,
      report,
    );
  }
}

/** A list whose entry means nothing would block nothing, without a word. */
function checkDestinations({ channels, qaDestinations }: SearchConfig, path: Path, report: Report): void {
  for (const list of ['allowedDestinations', 'blockedDestinations'] as const) {
    channels[list]?.forEach((entry, index) => {
      if (readListed(entry) === null)
        report([...path, 'channels', list, index], 'must be an e-mail address, a number or a domain');
    });
  }
  for (const channel of ['phone', 'fax'] as const) {
    const number = qaDestinations?.[channel];
    if (number !== undefined && !readPhoneNumber(number).isValid)
      report([...path, 'qaDestinations', channel], 'must be a number that can be dialled');
  }
}

/** Checks every target of a webhook configuration. */
export function checkWebhookConfig(
  config: WebhookConfig,
  path: Path,
  rules: OutgoingUrlRules,
  report: Report,
): void {
  const targets: [Path, WebhookConfig['fallbackEndpoint']][] = [
    [[...path, 'closeoutEndpoints', 'EMPLOYMENT'], config.closeoutEndpoints?.EMPLOYMENT],
    [[...path, 'closeoutEndpoints', 'EDUCATION'], config.closeoutEndpoints?.EDUCATION],
    [[...path, 'fallbackEndpoint'], config.fallbackEndpoint],
  ];
  checkSecrets(config, (field, problem) => report([...path, field], problem));
  for (const [at, configured] of targets) {
    if (configured === undefined) continue;
    const list = Array.isArray(configured) ? configured : [configured];
    list.forEach((target, index) => {
      checkTarget(target, Array.isArray(configured) ? [...at, index] : at, rules, report);
    });
  }
}

const DEFAULTS: Path = ['defaultSearchConfig'];

/** A search that skips research needs a contact that the order itself names. */
function checkSkippedResearch(
  { searchTypes, history, defaultSearchConfig }: OrderCreate,
  report: Report,
): void {
  const covered = assignHistory(
    searchTypes.map(({ searchType }) => searchType),
    history,
  );
  const places = searchTypes.flatMap((search, index): Path[] => {
    const config = search.searchConfig ?? defaultSearchConfig;
    if (!config?.research.skipResearch) return [];
    const hinted = config.outbound.contactHints.length > 0;
    if (hinted || covered[index]?.some(hasContact)) return [];
    return [search.searchConfig ? ['searchTypes', index, 'searchConfig'] : DEFAULTS];
  });
  // Several searches may have the defaults.
  for (const place of new Set(places))
    report([...place, 'research', 'skipResearch'], 'needs a contact hint or a contact in the history');
}

const CONTACT_FIELDS = [
  'employerEmail',
  'employerPhone',
  'employerFax',
  'institutionContactEmail',
  'institutionContactPhone',
];

const hasContact = (record: object): boolean =>
  Object.entries(record).some(([field, value]) => CONTACT_FIELDS.includes(field) && Boolean(value));
