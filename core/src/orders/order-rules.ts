import type { OrderCreate, SearchConfig, WebhookConfig } from '@credence/contract';
import type { Context } from '../context.ts';
import { outgoingUrlProblem } from '../network/public-address.ts';
import { assignHistory } from '../searches/assign-history.ts';
import { secretProblem } from '../webhooks/signature.ts';
import { headerProblem } from '../webhooks/targets.ts';

type Path = (string | number)[];
type Report = (path: Path, message: string) => void;

/**
 * The rules of an order that depend on where the service runs, on top of the contract's: which addresses may be
 * called, which headers may be sent, and whether a search that skips research has anybody to ask.
 * @returns problems that start with the path of their field
 */
export function orderProblems(context: Context, order: OrderCreate): string[] {
  const problems: string[] = [];
  const report: Report = (path, message) => problems.push(`${path.join('.')} ${message}`);
  const url = checkUrl(context, report);

  if (order.webhookConfig) checkWebhookConfig(order.webhookConfig, ['webhookConfig'], url, report);
  if (order.defaultSearchConfig)
    checkSearchConfig(order.defaultSearchConfig, ['defaultSearchConfig'], url, report);
  order.searchTypes.forEach((search, index) => {
    if (search.searchConfig) {
      checkSearchConfig(search.searchConfig, ['searchTypes', index, 'searchConfig'], url, report);
    }
  });
  checkSkippedResearch(order, report);
  return problems;
}

const checkUrl =
  ({ core: { config } }: Context, report: Report) =>
  (value: string, path: Path): void => {
    const rules = { environment: config.ENVIRONMENT, allowLoopback: config.ALLOW_LOOPBACK_TARGETS };
    const problem = outgoingUrlProblem(value, rules);
    if (problem) report(path, problem);
  };

type CheckUrl = ReturnType<typeof checkUrl>;

function checkSearchConfig(config: SearchConfig, path: Path, url: CheckUrl, report: Report): void {
  const { escalation, notifications } = config;
  if (escalation.webhookUrl) url(escalation.webhookUrl, [...path, 'escalation', 'webhookUrl']);
  if (notifications.webhookOverride) {
    checkWebhookConfig(
      notifications.webhookOverride,
      [...path, 'notifications', 'webhookOverride'],
      url,
      report,
    );
  }
}

/** Checks every target of a webhook configuration. */
function checkWebhookConfig(config: WebhookConfig, path: Path, url: CheckUrl, report: Report): void {
  const targets: [Path, WebhookConfig['fallbackEndpoint']][] = [
    [[...path, 'closeoutEndpoints', 'EMPLOYMENT'], config.closeoutEndpoints?.EMPLOYMENT],
    [[...path, 'closeoutEndpoints', 'EDUCATION'], config.closeoutEndpoints?.EDUCATION],
    [[...path, 'fallbackEndpoint'], config.fallbackEndpoint],
  ];
  checkSecret(config.secret, [...path, 'secret'], report);
  for (const [at, configured] of targets) {
    if (configured === undefined) continue;
    const list = Array.isArray(configured) ? configured : [configured];
    list.forEach((target, index) => {
      const here = Array.isArray(configured) ? [...at, index] : at;
      if (typeof target === 'string') {
        url(target, here);
        return;
      }
      url(target.url, [...here, 'url']);
      checkSecret(target.secret, [...here, 'secret'], report);
      for (const [name, value] of Object.entries(target.headers ?? {})) {
        const problem = headerProblem(name, value);
        if (problem) report([...here, 'headers', name], problem);
      }
    });
  }
}

function checkSecret(secret: string | undefined, path: Path, report: Report): void {
  const problem = secret === undefined ? undefined : secretProblem(secret);
  if (problem) report(path, problem);
}

/** A search that skips research needs somebody whom the order itself names. */
function checkSkippedResearch(
  { searchTypes, history, defaultSearchConfig }: OrderCreate,
  report: Report,
): void {
  const covered = assignHistory(
    searchTypes.map(({ searchType }) => searchType),
    history,
  );
  searchTypes.forEach((search, index) => {
    const config = search.searchConfig ?? defaultSearchConfig;
    if (!config?.research.skipResearch) return;
    const hinted = config.outbound.contactHints.length > 0;
    if (!hinted && !covered[index]?.some(hasContact)) {
      const at: Path = search.searchConfig ? ['searchTypes', index, 'searchConfig'] : ['defaultSearchConfig'];
      report([...at, 'research', 'skipResearch'], 'needs a contact hint or a contact in the history');
    }
  });
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
