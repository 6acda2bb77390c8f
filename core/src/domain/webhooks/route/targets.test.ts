import { describe, expect, it } from 'vitest';
import {
  headerProblem,
  normalizeWebhookConfig,
  type RoutingSources,
  routeEvent,
  type WebhookConfigInput,
} from './targets.ts';

const none: RoutingSources = { override: null, order: null, organization: null };
const employmentDone = { event: 'verification.completed', searchType: 'EMPLOYMENT' } as const;

/** Where an organization configured like this gets an event: `source url` each. */
function route(config: WebhookConfigInput, subject: Parameters<typeof routeEvent>[1] = employmentDone) {
  const { deliveries, fallbacks } = routeEvent(
    { ...none, organization: normalizeWebhookConfig(config) },
    subject,
  );
  const names = (routed: typeof deliveries) =>
    routed.map((each) => `${each.endpointSource} ${each.target.url}`);
  return { deliveries: names(deliveries), fallbacks: names(fallbacks) };
}

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

  const plain = {
    headers: {},
    basicAuth: null,
    events: null,
    searchTypes: null,
    secret: null,
    previousSecret: null,
  };
  it.each([
    ['a string', 'https://a.test/', [{ ...plain, url: 'https://a.test/' }]],
    ['an object', { url: 'https://a.test/' }, [{ ...plain, url: 'https://a.test/' }]],
    [
      'an array of both',
      ['https://a.test/', { url: 'https://b.test/', headers: { 'X-A': '1' } }],
      [
        { ...plain, url: 'https://a.test/' },
        { ...plain, url: 'https://b.test/', headers: { 'X-A': '1' } },
      ],
    ],
    ['an empty array', [], []],
    ['nothing', null, []],
    [
      'empty filters',
      { url: 'https://a.test/', events: [], searchTypes: [] },
      [{ ...plain, url: 'https://a.test/' }],
    ],
  ])('takes targets given as %s', (_form, targets, normalized) => {
    const routing = normalizeWebhookConfig({
      closeoutEndpoints: { EDUCATION: targets },
      fallbackEndpoint: targets,
    });
    expect(routing.closeoutEndpoints.EDUCATION).toEqual(normalized);
    expect(routing.fallbackEndpoints).toEqual(normalized);
  });

  it('keeps everything that is given', () => {
    const target = {
      url: 'https://a.test/',
      headers: { Authorization: 'Bearer t' },
      basicAuth: { username: 'u', password: 'p' },
      events: ['verification.completed' as const],
      searchTypes: ['EMPLOYMENT' as const],
      secret: 'own',
    };
    expect(
      normalizeWebhookConfig({
        enabled: false,
        secret: 'new',
        previousSecret: 'old',
        retryAttempts: 0,
        fallbackEndpoint: target,
      }),
    ).toMatchObject({
      enabled: false,
      secret: 'new',
      previousSecret: 'old',
      retryAttempts: 0,
      fallbackEndpoints: [target],
    });
  });
});

describe('routeEvent', () => {
  const closeout = { closeoutEndpoints: { EMPLOYMENT: 'https://jobs.test/' } };
  const fallback = { fallbackEndpoint: 'https://rest.test/' };

  it.each<[string, WebhookConfigInput, string[], string[]]>([
    ['an endpoint of the type', closeout, ['type-specific https://jobs.test/'], []],
    [
      'an endpoint of the type, and a fallback in reserve',
      { ...closeout, ...fallback },
      ['type-specific https://jobs.test/'],
      ['fallback https://rest.test/'],
    ],
    ['only a fallback', fallback, ['fallback https://rest.test/'], []],
    [
      'only an endpoint of another type, and a fallback',
      { closeoutEndpoints: { EDUCATION: 'https://schools.test/' }, ...fallback },
      ['fallback https://rest.test/'],
      [],
    ],
    [
      'only an endpoint of another type',
      { closeoutEndpoints: { EDUCATION: 'https://schools.test/' } },
      [],
      [],
    ],
    [
      'an empty list for the type, and a fallback',
      { closeoutEndpoints: { EMPLOYMENT: [] }, ...fallback },
      ['fallback https://rest.test/'],
      [],
    ],
    [
      'several of each',
      {
        closeoutEndpoints: { EMPLOYMENT: ['https://one.test/', 'https://two.test/'] },
        fallbackEndpoint: ['https://three.test/', 'https://four.test/'],
      },
      ['type-specific https://one.test/', 'type-specific https://two.test/'],
      ['fallback https://three.test/', 'fallback https://four.test/'],
    ],
    ['nothing', {}, [], []],
    ['delivery switched off', { ...closeout, ...fallback, enabled: false }, [], []],
  ])('with %s', (_what, config, deliveries, fallbacks) => {
    expect(route(config)).toEqual({ deliveries, fallbacks });
  });

  it('sends a target only the events it asked for', () => {
    const config: WebhookConfigInput = {
      closeoutEndpoints: {
        EMPLOYMENT: [
          {
            url: 'https://outcomes.test/',
            events: ['verification.completed', 'verification.action_required'],
          },
          { url: 'https://progress.test/', events: ['verification.notification'] },
          'https://all.test/',
        ],
      },
      fallbackEndpoint: { url: 'https://rest.test/', events: ['verification.notification'] },
    };
    expect(route(config)).toEqual({
      deliveries: ['type-specific https://outcomes.test/', 'type-specific https://all.test/'],
      fallbacks: [],
    });
    expect(route(config, { ...employmentDone, event: 'verification.notification' })).toEqual({
      deliveries: ['type-specific https://progress.test/', 'type-specific https://all.test/'],
      fallbacks: ['fallback https://rest.test/'],
    });
  });

  it('sends a target only the search types it asked for', () => {
    const config: WebhookConfigInput = {
      fallbackEndpoint: [{ url: 'https://schools.test/', searchTypes: ['EDUCATION'] }, 'https://all.test/'],
    };
    expect(route(config).deliveries).toEqual(['fallback https://all.test/']);
    expect(route(config, { ...employmentDone, searchType: 'EDUCATION' }).deliveries).toHaveLength(2);
  });

  it('gives the fallback an event that the endpoints of the type did not ask for', () => {
    const endpoint = { url: 'https://jobs.test/', events: ['verification.notification' as const] };
    const config = { closeoutEndpoints: { EMPLOYMENT: endpoint }, ...fallback };
    expect(route(config)).toEqual({ deliveries: ['fallback https://rest.test/'], fallbacks: [] });
  });

  const named = (name: string, more: WebhookConfigInput = {}) =>
    normalizeWebhookConfig({ fallbackEndpoint: `https://${name}.test/`, ...more });
  const organization = named('organization', { secret: 's', retryAttempts: 7 });
  it.each<[string, Partial<RoutingSources>, string[], number]>([
    ['the organization', { organization }, ['https://organization.test/'], 7],
    [
      'the order before the organization',
      { order: named('order'), organization },
      ['https://order.test/'],
      3,
    ],
    [
      'the override before both',
      { override: named('override', { retryAttempts: 0 }), order: named('order'), organization },
      ['https://override.test/'],
      0,
    ],
    [
      'the organization where the order names no target',
      { order: normalizeWebhookConfig({ secret: 'x' }), override: normalizeWebhookConfig({}), organization },
      ['https://organization.test/'],
      7,
    ],
    ['an order that is switched off', { order: named('order', { enabled: false }), organization }, [], 3],
    ['nobody', {}, [], 3],
  ])('lets %s speak', (_who, sources, urls, retryAttempts) => {
    const routed = routeEvent({ ...none, ...sources }, employmentDone);
    expect(routed.deliveries.map(({ target }) => target.url)).toEqual(urls);
    expect(routed).toMatchObject({ retryAttempts });
  });

  it.each<[string, WebhookConfigInput, { secret?: string; previousSecret?: string }, string[]]>([
    ['the configuration’s secret', { secret: 'new' }, {}, ['new']],
    ['both while one is rotated', { secret: 'new', previousSecret: 'old' }, {}, ['new', 'old']],
    ['the target’s own alone', { secret: 'new', previousSecret: 'old' }, { secret: 'own' }, ['own']],
    [
      'both of the target’s own while it is rotated',
      { secret: 'new', previousSecret: 'old' },
      { secret: 'own', previousSecret: 'own before' },
      ['own', 'own before'],
    ],
    ['none', {}, {}, []],
  ])('signs with %s', (_what, config, secretsOfTarget, secrets) => {
    const endpoint = { url: 'https://jobs.test/', ...secretsOfTarget };
    const targets = { closeoutEndpoints: { EMPLOYMENT: endpoint }, fallbackEndpoint: endpoint };
    const routing = normalizeWebhookConfig({ ...config, ...targets });
    const routed = routeEvent({ ...none, organization: routing }, employmentDone);
    expect(routed.deliveries[0]?.secrets).toEqual(secrets);
    expect(routed.fallbacks[0]?.secrets).toEqual(secrets);
  });
});

describe('the secrets of a nearer configuration', () => {
  const at = (more: WebhookConfigInput) =>
    normalizeWebhookConfig({ fallbackEndpoint: 'https://a.test/', ...more });
  const organization = at({ secret: 'organization', previousSecret: 'before' });
  it.each<[string, Partial<RoutingSources>, string[]]>([
    ['sign alone', { order: at({ secret: 'order' }), organization }, ['order']],
    [
      'sign both while it rotates them',
      { order: at({ secret: 'order', previousSecret: 'order before' }), organization },
      ['order', 'order before'],
    ],
    [
      'are the organization’s, both of them, where it has none',
      { order: at({}), organization },
      ['organization', 'before'],
    ],
    [
      'are not the order’s where the override has none',
      { override: at({}), order: at({ secret: 'order' }), organization },
      ['organization', 'before'],
    ],
    ['are none where nobody has one', { order: at({}), organization: at({}) }, []],
    ['are none where nobody else is there', { override: at({}) }, []],
  ])('%s', (_what, sources, secrets) => {
    const { deliveries } = routeEvent({ ...none, ...sources }, employmentDone);
    expect(deliveries.map((routed) => routed.secrets)).toEqual([secrets]);
  });
});

describe('a target', () => {
  const full = {
    url: 'https://jobs.test/hook',
    headers: { 'X-Client': 'acme' },
    basicAuth: { username: 'u', password: 'p' },
  };

  it.each<[string, WebhookConfigInput]>([
    ['of the type', { closeoutEndpoints: { EMPLOYMENT: full } }],
    ['of the type, in a list', { closeoutEndpoints: { EMPLOYMENT: [full] } }],
    ['of the fallback', { fallbackEndpoint: full }],
    ['of the fallback, in a list', { fallbackEndpoint: [full] }],
  ])('%s keeps its headers and credentials', (_what, config) => {
    const { deliveries } = routeEvent(
      { ...none, organization: normalizeWebhookConfig(config) },
      employmentDone,
    );
    expect(deliveries.map(({ target }) => target)).toMatchObject([full]);
  });

  it.each<[string, object, number]>([
    ['both filters', { events: ['verification.completed'], searchTypes: ['EMPLOYMENT'] }, 1],
    ['another event', { events: ['verification.notification'], searchTypes: ['EMPLOYMENT'] }, 0],
    ['another type', { events: ['verification.completed'], searchTypes: ['EDUCATION'] }, 0],
    ['several events', { events: ['verification.completed', 'verification.action_required'] }, 1],
    ['every type', { searchTypes: ['EMPLOYMENT', 'EDUCATION'] }, 1],
    ['no filters', { events: [], searchTypes: [] }, 1],
  ])('with %s gets the event when all of them let it through', (_what, filters, count) => {
    for (const config of [
      { closeoutEndpoints: { EMPLOYMENT: { url: full.url, ...filters } } },
      { fallbackEndpoint: { url: full.url, ...filters } },
    ]) {
      expect(route(config).deliveries).toHaveLength(count);
    }
  });

  it('in reserve is asked only for the events and types that it wants', () => {
    const config: WebhookConfigInput = {
      closeoutEndpoints: { EMPLOYMENT: 'https://jobs.test/', EDUCATION: 'https://schools.test/' },
      fallbackEndpoint: [
        { url: 'https://outcomes.test/', events: ['verification.completed'] },
        { url: 'https://degrees.test/', searchTypes: ['EDUCATION'] },
      ],
    };
    expect(route(config).fallbacks).toEqual(['fallback https://outcomes.test/']);
    const told = { event: 'verification.notification', searchType: 'EDUCATION' } as const;
    expect(route(config, told).fallbacks).toEqual(['fallback https://degrees.test/']);
  });
});

describe('headerProblem', () => {
  const INVALID_NAME = 'must be a valid header name';
  const RESERVED = 'must not be set by a target';
  const INVALID_VALUE = 'must have a value of printable ASCII characters only';

  it.each([
    ['Authorization', 'Bearer token'],
    ['X-Api-Key', 'a\tb ~!'],
    ['x_custom.header', ''],
  ])('accepts %s', (name, value) => {
    expect(headerProblem(name, value)).toBeUndefined();
  });

  it.each(['', 'X Header', 'X-Header:', 'X-Header\r\nHost', 'X\0', 'Schlüssel', ':authority'])(
    'refuses the name %j',
    (name) => {
      expect(headerProblem(name, 'value')).toBe(INVALID_NAME);
    },
  );

  it.each(['a\r\nX-Injected: 1', 'a\nb', 'a\rb', 'a\0b', 'a\u007fb', 'é', '日本'])(
    'refuses the value %j',
    (value) => {
      expect(headerProblem('X-Header', value)).toBe(INVALID_VALUE);
    },
  );

  it.each([
    ...['Host', 'content-length', 'Transfer-Encoding', 'CONNECTION', 'Keep-Alive', 'Proxy-Connection', 'TE'],
    ...['Trailer', 'Upgrade', 'Expect', 'Proxy-Authorization', 'Proxy-Authenticate'],
    ...['Content-Type', 'Content-Encoding', 'User-Agent'],
    ...[
      'X-Event-Id',
      'x-event-type',
      'X-SEARCH-TYPE',
      'X-External-Search-Id',
      'X-Endpoint-Source',
      'X-Delivery-Id',
    ],
    ...['X-Delivery-Attempt', 'X-Webhook-Signature', 'x-webhook-signature'],
    ...['webhook-id', 'Webhook-Timestamp', 'WEBHOOK-SIGNATURE', 'webhook-anything'],
  ])('keeps %s to this service', (name) => {
    expect(headerProblem(name, 'value')).toBe(RESERVED);
  });
});
