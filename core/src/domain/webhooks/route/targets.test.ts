import type { WebhookConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { headerProblem } from './target-rules.ts';
import {
  type EventRoute,
  normalizeWebhookConfig,
  type RoutingSources,
  routeEvent,
  withEscalation,
} from './targets.ts';

type Config = Partial<WebhookConfig>;
type Subject = Parameters<typeof routeEvent>[1];

const COMPLETED = { event: 'verification.completed', searchType: 'EMPLOYMENT' } as const;
const NOTIFIED = { event: 'verification.notification', searchType: 'EMPLOYMENT' } as const;
const OF_A_SCHOOL = { event: 'verification.completed', searchType: 'EDUCATION' } as const;

const sourcesOf = (configs: Partial<Record<keyof RoutingSources, Config>>): RoutingSources => {
  const of = (config: Config | undefined) => (config ? normalizeWebhookConfig(config) : null);
  return { override: of(configs.override), order: of(configs.order), organization: of(configs.organization) };
};
const urlsOf = (receivers: EventRoute['fallbacks']) => receivers.map(({ url }) => new URL(url).hostname);
const routedTo = ({ deliveries }: EventRoute) => urlsOf(deliveries.map(({ receiver }) => receiver));
const at = (name: string, more: Config = {}): Config => ({ fallbackEndpoint: `https://${name}/`, ...more });
const jobs = 'https://jobs/';

describe('normalizeWebhookConfig', () => {
  it('fills in the defaults', () => {
    expect(normalizeWebhookConfig({})).toEqual({
      enabled: true,
      secret: null,
      previousSecret: null,
      retryAttempts: 3,
      closeoutEndpoints: { EMPLOYMENT: [], EDUCATION: [] },
      fallbackEndpoints: [],
    });
  });

  const plain = { headers: {}, basicAuth: null, events: null, searchTypes: null };
  const a = { ...plain, secret: null, previousSecret: null, url: 'https://a/' };
  const full = {
    url: 'https://a/',
    headers: { Authorization: 'Bearer t' },
    basicAuth: { username: 'u', password: 'p' },
    events: ['verification.completed' as const],
    searchTypes: ['EMPLOYMENT' as const],
    secret: 'own',
    previousSecret: 'before',
  };
  it.each<[string, WebhookConfig['fallbackEndpoint'], unknown[]]>([
    ['a string', 'https://a/', [a]],
    ['an object', { url: 'https://a/' }, [a]],
    ['one that says everything', full, [full]],
    ['an array of both', ['https://a/', full], [a, full]],
    ['an empty array', [], []],
    ['nothing', undefined, []],
    ['empty filters', { url: 'https://a/', events: [], searchTypes: [] }, [a]],
  ])('takes targets given as %s', (_form, targets, normalized) => {
    const routing = normalizeWebhookConfig({
      closeoutEndpoints: { EDUCATION: targets },
      fallbackEndpoint: targets,
    });
    expect(routing.closeoutEndpoints.EDUCATION).toEqual(normalized);
    expect(routing.fallbackEndpoints).toEqual(normalized);
  });
});

describe('routeEvent', () => {
  const outcomes = { url: 'https://outcomes/', events: ['verification.completed' as const] };
  const progress = { url: 'https://progress/', events: ['verification.notification' as const] };
  const schools = { url: 'https://schools/', searchTypes: ['EDUCATION' as const] };
  const filtered = {
    closeoutEndpoints: { EMPLOYMENT: [outcomes, progress], EDUCATION: 'https://all-schools/' },
    fallbackEndpoint: [{ ...progress, url: 'https://rest/' }, schools],
  };
  it.each<[string, Config, Subject, string[], string[]]>([
    ['an endpoint of the type', { closeoutEndpoints: { EMPLOYMENT: jobs } }, COMPLETED, ['jobs'], []],
    [
      'a fallback in reserve',
      at('rest', { closeoutEndpoints: { EMPLOYMENT: jobs } }),
      COMPLETED,
      ['jobs'],
      ['rest'],
    ],
    ['only a fallback', at('rest'), COMPLETED, ['rest'], []],
    [
      'an endpoint of another type, and a fallback',
      at('rest', { closeoutEndpoints: { EDUCATION: jobs } }),
      COMPLETED,
      ['rest'],
      [],
    ],
    ['only an endpoint of another type', { closeoutEndpoints: { EDUCATION: jobs } }, COMPLETED, [], []],
    [
      'an empty list for the type, and a fallback',
      at('rest', { closeoutEndpoints: { EMPLOYMENT: [] } }),
      COMPLETED,
      ['rest'],
      [],
    ],
    [
      'several of each',
      {
        closeoutEndpoints: { EMPLOYMENT: [jobs, 'https://two/'] },
        fallbackEndpoint: ['https://a/', 'https://b/'],
      },
      COMPLETED,
      ['jobs', 'two'],
      ['a', 'b'],
    ],
    ['nothing', {}, COMPLETED, [], []],
    ['delivery switched off', at('rest', { enabled: false }), COMPLETED, [], []],
    ['targets that want this event', filtered, COMPLETED, ['outcomes'], []],
    ['targets and fallbacks that want this event', filtered, NOTIFIED, ['progress'], ['rest']],
    ['fallbacks that want this type', filtered, OF_A_SCHOOL, ['all-schools'], ['schools']],
    [
      'endpoints that do not want it, so that the fallback gets it',
      at('rest', { closeoutEndpoints: { EMPLOYMENT: progress } }),
      COMPLETED,
      ['rest'],
      [],
    ],
    [
      'a target that wants the event, but not of this type',
      { fallbackEndpoint: { ...outcomes, ...schools } },
      COMPLETED,
      [],
      [],
    ],
    [
      'targets that are tried out, whatever they filter and although they are switched off',
      { ...filtered, enabled: false },
      { event: 'TEST', searchType: 'EMPLOYMENT' },
      ['outcomes', 'progress'],
      ['rest', 'schools'],
    ],
  ])('with %s', (_what, organization, subject, deliveries, fallbacks) => {
    const route = routeEvent(sourcesOf({ organization }), subject);
    expect([routedTo(route), urlsOf(route.fallbacks)]).toEqual([deliveries, fallbacks]);
    const ofTheType = [organization.closeoutEndpoints?.[subject.searchType] ?? []].flat().length > 0;
    const sources = new Set(route.deliveries.map(({ endpointSource }) => endpointSource));
    expect(sources.has('type-specific')).toBe(ofTheType && !deliveries.includes('rest'));
    expect(sources.size).toBe(deliveries.length > 0 ? 1 : 0);
  });

  const organization = at('organization', { secret: 's', retryAttempts: 7 });
  it.each<[string, Partial<Record<keyof RoutingSources, Config>>, string[], number]>([
    ['the organization', { organization }, ['organization'], 7],
    ['the order before the organization', { order: at('order'), organization }, ['order'], 3],
    [
      'the override before both',
      { override: at('override', { retryAttempts: 0 }), order: at('order'), organization },
      ['override'],
      0,
    ],
    [
      'the organization where the order names no target',
      { order: { secret: 'x' }, override: {}, organization },
      ['organization'],
      7,
    ],
    ['an order that is switched off', { order: at('order', { enabled: false }), organization }, [], 3],
    ['nobody', {}, [], 3],
  ])('lets %s speak', (_who, configs, urls, retryAttempts) => {
    const route = routeEvent(sourcesOf(configs), COMPLETED);
    expect(routedTo(route)).toEqual(urls);
    expect(route.retryAttempts).toBe(retryAttempts);
  });

  const rotating = { secret: 'new', previousSecret: 'old' };
  const own = { url: 'https://a/', secret: 'own' };
  it.each<[string, Partial<Record<keyof RoutingSources, Config>>, string[]]>([
    ['the configuration’s secret', { organization: at('a', { secret: 'new' }) }, ['new']],
    ['both while one is rotated', { organization: at('a', rotating) }, ['new', 'old']],
    ['the target’s own alone', { organization: { ...rotating, fallbackEndpoint: own } }, ['own']],
    [
      'both of the target’s own while it is rotated',
      { organization: { ...rotating, fallbackEndpoint: { ...own, previousSecret: 'own before' } } },
      ['own', 'own before'],
    ],
    ['the order’s alone', { order: at('a', { secret: 'order' }), organization: rotating }, ['order']],
    [
      'the organization’s where the order has none',
      { order: at('a'), organization: rotating },
      ['new', 'old'],
    ],
    [
      'the organization’s, and not the order’s, where the override has none',
      { override: at('a'), order: at('b', { secret: 'order' }), organization: rotating },
      ['new', 'old'],
    ],
    ['none where no configuration has one', { order: at('a'), organization: at('b') }, []],
    [
      'the order’s where it names no target and the organization’s get the event',
      { order: { secret: 'order' }, organization: at('a', rotating) },
      ['order'],
    ],
    [
      'the override’s where it names no target and the order’s get the event',
      { override: { secret: 'override' }, order: at('a', { secret: 'order' }), organization: rotating },
      ['override'],
    ],
    [
      'the target’s own also where a configuration without targets has another',
      { order: { secret: 'order' }, organization: { ...rotating, fallbackEndpoint: own } },
      ['own'],
    ],
  ])('signs with %s', (_what, configs, secrets) => {
    const { deliveries } = routeEvent(sourcesOf(configs), COMPLETED);
    expect(deliveries.map(({ receiver }) => receiver.secrets)).toEqual([secrets]);
  });
});

describe('the escalation webhook', () => {
  const ON_CALL = 'https://on-call/';
  const both = { closeoutEndpoints: { EMPLOYMENT: jobs } };
  const keyed = { url: ON_CALL, secret: 'of the target', headers: { 'X-Key': '1' } };
  const told = (more: object = {}) => ({
    receiver: { url: ON_CALL, headers: {}, basicAuth: null, secrets: [], ...more },
    endpointSource: 'escalation',
  });
  it.each<[string, Partial<Record<keyof RoutingSources, Config>>, object[]]>([
    ['is told where nothing else is configured', {}, [told()]],
    [
      'is told beside the targets there are, signed with the same secret',
      { order: at('hook', { secret: 'of the order' }) },
      [
        { endpointSource: 'fallback', receiver: { secrets: ['of the order'] } },
        told({ secrets: ['of the order'] }),
      ],
    ],
    [
      'is told although webhooks are switched off, signed as they would be',
      { order: at('hook', { enabled: false, secret: 'of the order' }) },
      [told({ secrets: ['of the order'] })],
    ],
    [
      'is signed for with the secret of the organization where the order has none',
      { organization: at('x', { secret: 'own' }), order: at('hook') },
      [{ endpointSource: 'fallback' }, told({ secrets: ['own'] })],
    ],
    [
      'is told although no target wants it',
      { order: { fallbackEndpoint: { url: jobs, events: ['verification.notification'] } } },
      [told()],
    ],
    [
      'is not told twice, where it is a target anyway',
      { order: { closeoutEndpoints: { EMPLOYMENT: [jobs, 'HTTPS://ON-CALL:443/'] } } },
      [{ endpointSource: 'type-specific' }, { endpointSource: 'type-specific' }],
    ],
    [
      'is told now, where it is the fallback of another, as that is configured',
      { order: { ...both, fallbackEndpoint: keyed } },
      [{ endpointSource: 'type-specific' }, told({ headers: { 'X-Key': '1' }, secrets: ['of the target'] })],
    ],
  ])('%s', (_what, configs, expected) => {
    const sources = sourcesOf(configs);
    const route = withEscalation(routeEvent(sources, COMPLETED), sources, ON_CALL);
    expect(route.deliveries).toMatchObject(expected);
    expect(route.fallbacks).toEqual([]);
  });
});

describe('headerProblem', () => {
  const INVALID_NAME = 'must be a valid header name';
  const RESERVED = 'must not be set by a target';
  const INVALID_VALUE = 'must have a value of printable ASCII characters only';
  const ours = ['X-Event-Id', 'x-event-type', 'X-SEARCH-TYPE', 'X-External-Search-Id', 'X-Endpoint-Source'];

  it.each<[string | undefined, string[], string]>([
    [undefined, ['Authorization', 'X-Api-Key', 'x_custom.header'], 'a\tb ~!'],
    [undefined, ['X-Header'], ''],
    [INVALID_NAME, ['', 'X Header', 'X-Header:', 'X-Header\r\nHost', 'X\0', 'Schlüssel', ':authority'], 'a'],
    [RESERVED, ['Host', 'content-length', 'Transfer-Encoding', 'CONNECTION', 'Keep-Alive', 'TE'], 'a'],
    [RESERVED, ['Proxy-Connection', 'Proxy-Authorization', 'Proxy-Authenticate', 'Trailer', 'Upgrade'], 'a'],
    [RESERVED, ['Expect', 'Content-Type', 'Content-Encoding', 'User-Agent', ...ours, 'X-Delivery-Id'], 'a'],
    [RESERVED, ['X-Delivery-Attempt', 'X-Webhook-Signature', 'x-webhook-signature', 'webhook-id'], 'a'],
    [RESERVED, ['Webhook-Timestamp', 'WEBHOOK-SIGNATURE', 'webhook-anything'], 'a'],
  ])('says %s of %j', (problem, names, value) => {
    for (const name of names) expect([name, headerProblem(name, value)]).toEqual([name, problem]);
  });

  it.each(['a\r\nX-Injected: 1', 'a\nb', 'a\rb', 'a\0b', 'a\u007fb', 'é', '日本'])(
    'refuses the value %j',
    (value) => {
      expect(headerProblem('X-Header', value)).toBe(INVALID_VALUE);
    },
  );
});
