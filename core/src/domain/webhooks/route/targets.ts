import type { EndpointSource, SearchType, WebhookConfig, WebhookEventName } from '@credence/contract';
import type { Receiver } from './frozen-target.ts';

const DEFAULT_RETRY_ATTEMPTS = 3;

/** One receiver of events, as configured. */
export interface WebhookTarget extends Omit<Receiver, 'secrets'> {
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

/** Who gets an event, and what for. */
export interface RoutedReceiver {
  /** Its secrets are none where the event is not signed. */
  receiver: Receiver;
  endpointSource: EndpointSource;
}

/** Who gets one event. */
export interface EventRoute {
  retryAttempts: number;
  deliveries: RoutedReceiver[];
  /** Who gets it once every retry of a type-specific delivery has failed; none when the fallback has it already. */
  fallbacks: Receiver[];
}

/** The configurations that may speak for a search, nearest first. */
export interface RoutingSources {
  override: WebhookRouting | null;
  order: WebhookRouting | null;
  organization: WebhookRouting | null;
}

type TargetsInput = NonNullable<WebhookConfig['fallbackEndpoint']>;

/** A webhook target as the API takes it. */
export type TargetInput = Exclude<TargetsInput, readonly unknown[]>;

/** Brings the API's many ways of writing targets into one, with the defaults filled in. */
export function normalizeWebhookConfig(input: Partial<WebhookConfig>): WebhookRouting {
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

function normalizeTargets(input: TargetsInput = []): WebhookTarget[] {
  return [input].flat().map((item) => {
    const target: Exclude<TargetInput, string> = typeof item === 'string' ? { url: item } : item;
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
const filterOf = <Value>(values: readonly Value[] = []): Value[] | null =>
  values.length > 0 ? [...values] : null;

/**
 * Decides who gets an event. The nearest configuration that says so speaks alone: no targets are merged from the others.
 * Endpoints of the search's type come first; the fallback gets what none of them takes. Every delivery is signed, with the
 * nearest secret.
 * @param subject whose event is `'TEST'` where targets are tried out: whatever they filter, and although nothing is sent
 */
export function routeEvent(
  sources: RoutingSources,
  { event, searchType }: { event: WebhookEventName | 'TEST'; searchType: SearchType },
): EventRoute {
  const routing = speaking(sources);
  const retryAttempts = routing?.retryAttempts ?? DEFAULT_RETRY_ATTEMPTS;
  if (!routing || !(routing.enabled || event === 'TEST'))
    return { retryAttempts, deliveries: [], fallbacks: [] };

  const wants = ({ events, searchTypes }: WebhookTarget) =>
    event === 'TEST' || ((events?.includes(event) ?? true) && (searchTypes?.includes(searchType) ?? true));
  const receiversOf = (targets: readonly WebhookTarget[] = []): Receiver[] =>
    targets.filter(wants).map(({ url, headers, basicAuth, ...own }) => {
      const secrets = secretsFor(own, ...signersOf(sources));
      return { url, headers, basicAuth, secrets };
    });
  const routed = (receivers: readonly Receiver[], endpointSource: EndpointSource) =>
    receivers.map((receiver) => ({ receiver, endpointSource }));

  const fallbacks = receiversOf(routing.fallbackEndpoints);
  const own = receiversOf(routing.closeoutEndpoints[searchType]);
  return own.length === 0
    ? { retryAttempts, deliveries: routed(fallbacks, 'fallback'), fallbacks: [] }
    : { retryAttempts, deliveries: routed(own, 'type-specific'), fallbacks };
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
  const isSame = (other: Receiver) => new URL(other.url).href === new URL(url).href;
  if (route.deliveries.some(({ receiver }) => isSame(receiver))) return route;
  const secrets = secretsFor(...signersOf(sources));
  const receiver = route.fallbacks.find(isSame) ?? { url, headers: {}, basicAuth: null, secrets };
  return {
    ...route,
    deliveries: [...route.deliveries, { receiver, endpointSource: 'escalation' }],
    fallbacks: route.fallbacks.filter((fallback) => !isSame(fallback)),
  };
}

/**
 * Whose secrets sign, the nearest first: the configurations down to the one that speaks, and the organization. One without
 * targets leaves those of the next in place, and its secret is meant for them: nothing else is sent by it.
 */
function signersOf(sources: RoutingSources): (WebhookRouting | null)[] {
  const near = [sources.override, sources.order];
  const speaker = near.indexOf(speaking(sources));
  return [...(speaker === -1 ? near : near.slice(0, speaker + 1)), sources.organization];
}

type Signer = Pick<WebhookRouting, 'secret' | 'previousSecret'>;

/** The secrets of the first that has one, the current one first. */
function secretsFor(...signers: readonly (Signer | null)[]): string[] {
  const signer = signers.find((each) => each && each.secret !== null);
  return [signer?.secret ?? null, signer?.previousSecret ?? null].filter((secret) => secret !== null);
}
