import type { EndpointSource, SearchType, WebhookEventName } from '@credence/contract';

const DEFAULT_RETRY_ATTEMPTS = 3;

/** One receiver of events, as configured. */
export interface WebhookTarget {
  url: string;
  headers: Record<string, string>;
  basicAuth: { username: string; password: string } | null;
  /** Events it wants; null for all. */
  events: WebhookEventName[] | null;
  /** Search types it wants; null for all. */
  searchTypes: SearchType[] | null;
  /** Signing secret of this target alone; null for the configuration's. */
  secret: string | null;
  /** The one before it, while the receiver changes over. */
  previousSecret: string | null;
}

/** Where the events of an organization, an order or a search go. */
export interface WebhookRouting {
  enabled: boolean;
  secret: string | null;
  /** The secret before the current one, while receivers change over; null otherwise. */
  previousSecret: string | null;
  /** Retries after the first try, 0 to 10. */
  retryAttempts: number;
  closeoutEndpoints: Partial<Record<SearchType, WebhookTarget[]>>;
  fallbackEndpoints: WebhookTarget[];
}

/** A target that gets an event, with the secrets to sign for it: the current one first, none when unsigned. */
export interface RoutedTarget {
  target: WebhookTarget;
  endpointSource: EndpointSource;
  secrets: string[];
}

/** Who gets one event. */
export interface EventRoute {
  retryAttempts: number;
  deliveries: RoutedTarget[];
  /** Receivers once every retry of a type-specific delivery has failed; empty when the fallback has it already. */
  fallbacks: RoutedTarget[];
}

/** The configurations that may speak for a search, nearest first. */
export interface RoutingSources {
  override: WebhookRouting | null;
  order: WebhookRouting | null;
  organization: WebhookRouting | null;
}

interface TargetInput {
  url: string;
  headers?: Readonly<Record<string, string>> | null | undefined;
  basicAuth?: { username: string; password: string } | null | undefined;
  events?: readonly WebhookEventName[] | null | undefined;
  searchTypes?: readonly SearchType[] | null | undefined;
  secret?: string | null | undefined;
  previousSecret?: string | null | undefined;
}

type TargetsInput = string | TargetInput | readonly (string | TargetInput)[];

/** `webhookConfig` as the API takes it. */
export interface WebhookConfigInput {
  enabled?: boolean | null | undefined;
  secret?: string | null | undefined;
  previousSecret?: string | null | undefined;
  retryAttempts?: number | null | undefined;
  closeoutEndpoints?: { readonly [type in SearchType]?: TargetsInput | null | undefined } | null | undefined;
  fallbackEndpoint?: TargetsInput | null | undefined;
}

/** Brings the API's many ways of writing targets into one, with the defaults filled in. */
export function normalizeWebhookConfig(input: WebhookConfigInput): WebhookRouting {
  const { EMPLOYMENT, EDUCATION } = input.closeoutEndpoints ?? {};
  return {
    enabled: input.enabled ?? true,
    secret: input.secret ?? null,
    previousSecret: input.previousSecret ?? null,
    retryAttempts: input.retryAttempts ?? DEFAULT_RETRY_ATTEMPTS,
    closeoutEndpoints: { EMPLOYMENT: normalizeTargets(EMPLOYMENT), EDUCATION: normalizeTargets(EDUCATION) },
    fallbackEndpoints: normalizeTargets(input.fallbackEndpoint),
  };
}

function normalizeTargets(input: TargetsInput | null | undefined): WebhookTarget[] {
  if (input === null || input === undefined) return [];
  return [input].flat().map((item) => {
    const target: TargetInput = typeof item === 'string' ? { url: item } : item;
    return {
      url: target.url,
      headers: { ...target.headers },
      basicAuth: target.basicAuth ?? null,
      events: filterOf(target.events),
      searchTypes: filterOf(target.searchTypes),
      secret: target.secret ?? null,
      previousSecret: target.previousSecret ?? null,
    };
  });
}

/** An empty list filters nothing: a target that wants nothing would not have been configured. */
function filterOf<Value>(values: readonly Value[] | null | undefined): Value[] | null {
  return values && values.length > 0 ? [...values] : null;
}

/**
 * Decides who gets an event. The nearest configuration speaks alone; nothing is merged from the others,
 * but every delivery is signed: one without a secret of its own uses the organization's. Endpoints of the search's type
 * come first; the fallback gets what none of them takes.
 */
export function routeEvent(
  sources: RoutingSources,
  subject: { event: WebhookEventName; searchType: SearchType },
): EventRoute {
  const routing = speaking(sources);
  const retryAttempts = routing?.retryAttempts ?? DEFAULT_RETRY_ATTEMPTS;
  if (!routing?.enabled) return { retryAttempts, deliveries: [], fallbacks: [] };

  const route = (targets: readonly WebhookTarget[], endpointSource: EndpointSource): RoutedTarget[] =>
    targets
      .filter(({ events }) => events === null || events.includes(subject.event))
      .filter(({ searchTypes }) => searchTypes === null || searchTypes.includes(subject.searchType))
      .map((target) => ({
        target,
        endpointSource,
        secrets: secretsFor(target, routing, sources.organization),
      }));

  const closeout = routing.closeoutEndpoints[subject.searchType] ?? [];
  const fallbacks = route(routing.fallbackEndpoints, 'fallback');
  const deliveries = route(closeout, 'type-specific');
  if (deliveries.length === 0) return { retryAttempts, deliveries: fallbacks, fallbacks: [] };
  return { retryAttempts, deliveries, fallbacks };
}

/** The nearest configuration that says where events go, or that nothing is to be sent. */
const speaking = ({ override, order, organization }: RoutingSources): WebhookRouting | null =>
  [override, order].find((routing) => routing && (!routing.enabled || hasTargets(routing))) ?? organization;

const hasTargets = ({ closeoutEndpoints, fallbackEndpoints }: WebhookRouting): boolean =>
  [...Object.values(closeoutEndpoints), fallbackEndpoints].some((targets) => targets.length > 0);

/**
 * Adds the escalation webhook to the route of an event that asks a person to act. It is told even where the
 * configuration is switched off or missing, signed with the secret that would be used there, and never twice: a URL
 * that gets the event anyway stays what it was, and one that would get it as a fallback gets it now, and not again.
 */
export function withEscalation(route: EventRoute, sources: RoutingSources, url: string): EventRoute {
  const isSame = ({ target }: RoutedTarget) => sameUrl(target.url, url);
  if (route.deliveries.some(isSame)) return route;
  const target = route.fallbacks.find(isSame)?.target ?? normalizeTargets(url)[0];
  const routing = speaking(sources);
  if (!target) return route;
  const secrets = secretsFor(target, routing, sources.organization);
  return {
    ...route,
    deliveries: [...route.deliveries, { target, endpointSource: 'escalation', secrets }],
    fallbacks: route.fallbacks.filter((fallback) => !isSame(fallback)),
  };
}

const sameUrl = (one: string, other: string): boolean => new URL(one).href === new URL(other).href;

function secretsFor(
  target: WebhookTarget,
  routing: WebhookRouting | null,
  organization: WebhookRouting | null,
): string[] {
  const signer = [target, routing, organization].find((source) => source && source.secret !== null);
  return [signer?.secret ?? null, signer?.previousSecret ?? null].filter((secret) => secret !== null);
}

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const PRINTABLE_ASCII = /^[\t\x20-\x7e]*$/;

/** Names that belong to the connection or to this service, in lower case. */
const RESERVED_HEADERS: ReadonlySet<string> = new Set([
  ...['host', 'content-length', 'transfer-encoding', 'connection', 'keep-alive', 'proxy-connection'],
  ...['proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'upgrade', 'expect'],
  ...['content-type', 'content-encoding', 'user-agent'],
  ...['x-event-id', 'x-event-type', 'x-search-type', 'x-external-search-id', 'x-endpoint-source'],
  ...['x-delivery-id', 'x-delivery-attempt', 'x-webhook-signature'],
]);
const RESERVED_PREFIX = 'webhook-';

/**
 * What is wrong with a header that a target wants to have sent along; undefined when nothing is.
 * @returns words that follow the field's path
 */
export function headerProblem(name: string, value: string): string | undefined {
  if (!TOKEN.test(name)) return 'must be a valid header name';
  const lowerCase = name.toLowerCase();
  if (RESERVED_HEADERS.has(lowerCase) || lowerCase.startsWith(RESERVED_PREFIX))
    return 'must not be set by a target';
  return PRINTABLE_ASCII.test(value) ? undefined : 'must have a value of printable ASCII characters only';
}
