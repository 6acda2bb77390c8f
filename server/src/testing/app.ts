import { randomUUID } from 'node:crypto';
import { type ConsoleRole, contract } from '@credence/contract';
import {
  type Clock,
  type Context,
  type Core,
  type CoreConfig,
  type CreatedOrder,
  createOrder,
  openSession,
  type ServerConfig,
  type SignedIn,
} from '@credence/core';
import { createTestCore, orderOf, type TestCore } from '@credence/core/testing';
import jwt from 'jsonwebtoken';
import { inject } from 'vitest';
import { ecKey, startIdentityProvider } from '../http/testing/identity-provider.ts';
import { createTestLog, type TestLog } from '../http/testing/log.ts';
import { type ServerTimes, startServer } from '../server.ts';
import { type Answer, expectDocumented, readAnswer } from './answers.ts';

/** What goes along with a request. Text and bytes are sent as they are, any other body as JSON. */
export interface Sent {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The running service, seen from outside. */
export interface Door {
  port: number;
  metricsPort: number;
  log: TestLog;
  /** A signed token with these claims on top of those that every good one has. */
  token(claims: Record<string, unknown>): string;
  /** Sends a request; the test fails when the answer is not what the contract says. Redirects are not followed. */
  request(method: string, path: string, sent?: Sent): Promise<Answer>;
  close(): Promise<void>;
}

/** An organization with a token of its own. */
export interface Caller {
  context: Context;
  token: string;
  request(method: string, path: string, sent?: Sent): Promise<Answer>;
  /** Stores an order of this organization without asking the door. */
  order(overrides?: Parameters<typeof orderOf>[0]): Promise<CreatedOrder>;
}

/** A person who is signed in to the console; requests have the headers that a browser and the console send. */
export interface PersonCaller extends Omit<Caller, 'token'> {
  subject: string;
  /** As the browser sends it. */
  cookie: string;
}

export interface TestApp extends Door {
  test: TestCore;
  active: Caller;
  /** Another active organization. */
  other: Caller;
  suspended: Caller;
  inactive: Caller;
  caller(context: Context): Caller;
  /** A person of the caller's organization who is signed in to the console. */
  person(of: Pick<Caller, 'context'>, role: ConsoleRole, claims?: Partial<SignedIn>): Promise<PersonCaller>;
}

export const ORDERS = contract.orders.create.path;
export const orderPath = (orderId: string): string => `${ORDERS}/${orderId}`;
export const searchesPath = (orderId: string): string => `${ORDERS}/${orderId}/searches`;
export const searchPath = (orderId: string, searchId: string): string =>
  `${ORDERS}/${orderId}/searches/${searchId}`;

/** Over http. */
export const SESSION_COOKIE = 'credence-session';
const ISSUER = 'https://id.example.test';
const AUDIENCE = 'credence';
/** What gateways sign with. */
export const GATEWAY_SECRET = `whsec_${Buffer.alloc(24, 'gateway').toString('base64')}`;

/** Opens the real server for a core, against an identity provider of its own. It has no rate limit unless told to. */
export async function openDoor(
  core: Core,
  requestsPerMinute = 0,
  settings: Partial<ServerConfig> = {},
  times: ServerTimes = {},
): Promise<Door> {
  const key = ecKey('test');
  const provider = await startIdentityProvider(key);
  const log = createTestLog();
  const config: ServerConfig = {
    ...core.config,
    AUTH_ISSUER: ISSUER,
    AUTH_AUDIENCE: AUDIENCE,
    AUTH_JWKS_URL: provider.url,
    AUTH_TENANT_CLAIM: 'tenant',
    AUTH_SCOPE_CLAIM: 'scope',
    ALLOW_UNENCRYPTED_JWKS: false,
    RATE_LIMIT_PER_MINUTE: requestsPerMinute,
    GATEWAY_SECRET,
    // So that tests can come from several addresses.
    TRUSTED_PROXIES: 1,
    HOST: '127.0.0.1',
    PORT: 0,
    METRICS_PORT: 0,
    CONSOLE_OIDC_ISSUER: ISSUER,
    CONSOLE_OIDC_CLIENT_ID: 'console',
    CONSOLE_OIDC_SCOPES: 'openid',
    CONSOLE_ROLE_CLAIM: 'role',
    CONSOLE_TENANT_CLAIM: 'tenant',
    CONSOLE_STAFF_CLAIM: 'staff',
    READ_DATABASE_LAG_SECONDS: 5,
    LINK_REQUESTS_PER_MINUTE: 0,
    LINK_REQUESTS_PER_ADDRESS: 0,
  };
  // A test has had all its answers when it closes the door.
  const server = await startServer(core, { ...config, ...settings }, log.logger, {
    idleMs: 0,
    ...times,
  });
  return {
    port: server.port,
    metricsPort: server.metricsPort,
    log,
    token: (claims) =>
      jwt.sign({ iss: ISSUER, aud: AUDIENCE, ...claims }, key.privateKey, {
        algorithm: 'ES256',
        keyid: key.kid,
        expiresIn: '5m',
      }),
    async request(method, path, sent = {}) {
      const url = `http://127.0.0.1:${server.port}${path}`;
      const answer = await readAnswer(await fetch(url, requestOf(method, sent)));
      expectDocumented(method, path, answer);
      return answer;
    },
    async close() {
      await server.close();
      await provider.close();
    },
  };
}

function requestOf(method: string, { token, body, headers }: Sent): RequestInit {
  const asIs = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  return {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: asIs ? body : JSON.stringify(body) }),
  };
}

/** The service on a database of its own, with an organization in each status. */
export async function startTestApp(
  options: {
    clock?: Clock;
    config?: Partial<CoreConfig>;
    requestsPerMinute?: number;
    settings?: Partial<ServerConfig>;
  } = {},
): Promise<TestApp> {
  const test = await createTestCore({ postgresUrl: inject('postgresUrl'), ...options });
  const door = await openDoor(test.core, options.requestsPerMinute, options.settings);
  const caller = (context: Context): Caller => {
    const token = door.token({ tenant: context.organization.tenant });
    return {
      context,
      token,
      request: (method, path, sent) => door.request(method, path, { token, ...sent }),
      order: (overrides) => createOrder(context, orderOf(overrides)),
    };
  };
  const person: TestApp['person'] = async ({ context }, role, claims = {}) => {
    const subject = `${role}-${randomUUID()}`;
    const signedIn = { subject, name: `A ${role}`, email: null, role, isStaff: false, ...claims };
    const cookie = `${SESSION_COOKIE}=${await openSession(context, signedIn)}`;
    const browser = { cookie, 'sec-fetch-site': 'same-origin', 'x-credence-console': '1' };
    return {
      context,
      subject: signedIn.subject,
      cookie,
      request: (method, path, { headers = {}, ...sent } = {}) =>
        door.request(method, path, { ...sent, headers: { ...browser, ...headers } }),
      order: (overrides) => createOrder(context, orderOf(overrides)),
    };
  };
  return {
    ...door,
    test,
    caller,
    person,
    active: caller(await test.organization()),
    other: caller(await test.organization()),
    suspended: caller(await test.organization({ status: 'SUSPENDED' })),
    inactive: caller(await test.organization({ status: 'INACTIVE' })),
    async close() {
      await door.close();
      await test.close();
    },
  };
}
