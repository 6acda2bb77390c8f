import { createServer } from 'node:http';
import { type Core, type Logger, listening, type ServerConfig } from '@credence/core';
import { createApp } from './app.ts';
import { createLive } from './console/live.ts';
import { consoleSettings } from './console/settings.ts';
import { answerUnreadableRequests } from './http/bodies/unreadable-request.ts';
import { prepareGracefulClose } from './http/graceful-close.ts';
import { createTokenVerifier } from './http/identity/authenticate.ts';
import { createSigningKeys } from './http/identity/signing-keys.ts';
import { inOwnTurns } from './http/limits/own-turns.ts';
import { applyServerLimits } from './http/limits/server-limits.ts';
import { createMetrics, createMetricsServer } from './http/observe/metrics.ts';

export interface RunningServer {
  /** Where it listens; of use when the configured port is 0. */
  port: number;
  /** Where its figures are read. */
  metricsPort: number;
  /** Stops accepting, lets running requests end, and cuts what is left after the grace. */
  close(): Promise<void>;
}

/** Kubernetes and compose send SIGKILL after 30 seconds by default. */
const GRACE_MS = 20_000;
/** A load balancer has heard by then that this server is leaving, and sends what comes elsewhere. */
const IDLE_MS = 3_000;
/** How often slow senders are looked for. */
const CHECK_MS = 5_000;

/** Times that a test need not wait for. */
export interface ServerTimes {
  /** How long connections without a request may still send one when the server closes. */
  idleMs?: number;
  /** How long a webhook test waits for its outcome. */
  webhookTestMs?: number;
}

/**
 * Opens the HTTP door. It answers also while the database is away: with 503.
 * @throws when the port is taken
 */
export async function startServer(
  core: Core,
  config: ServerConfig,
  logger: Logger,
  { idleMs = IDLE_MS, webhookTestMs }: ServerTimes = {},
): Promise<RunningServer> {
  const keys = createSigningKeys({
    jwksUrl: config.AUTH_JWKS_URL,
    // A clock that never goes back: a corrected wall clock must not stall the refresh.
    now: () => performance.now(),
    onFetchFailed: (error) => logger.warn({ err: error }, 'signing keys could not be fetched'),
  });
  const tokens = createTokenVerifier({
    issuer: config.AUTH_ISSUER,
    audience: config.AUTH_AUDIENCE,
    tenantClaim: config.AUTH_TENANT_CLAIM,
    scopeClaim: config.AUTH_SCOPE_CLAIM,
    keys,
    now: () => Date.now(),
  });
  const settings = consoleSettings(config);
  const live = createLive(core);
  const metrics = createMetrics(core);
  const metricsServer = createMetricsServer(metrics);
  const server = createServer(
    { connectionsCheckingInterval: CHECK_MS },
    inOwnTurns(
      createApp({
        core,
        tokens,
        logger,
        publicUrl: config.PUBLIC_URL,
        issuer: config.AUTH_ISSUER,
        requiredScopes: config.REQUIRED_SCOPES ?? new Map(),
        gatewaySecret: config.GATEWAY_SECRET,
        requestsPerMinute: config.RATE_LIMIT_PER_MINUTE,
        links: { perLink: config.LINK_REQUESTS_PER_MINUTE, perAddress: config.LINK_REQUESTS_PER_ADDRESS },
        trustedProxies: config.TRUSTED_PROXIES,
        metrics,
        console: settings && { settings, live },
        securityContact: config.SECURITY_CONTACT
          ? { contact: config.SECURITY_CONTACT, policyUrl: config.SECURITY_POLICY_URL }
          : undefined,
        webhookTestMs,
      }),
    ),
  );
  applyServerLimits(server);
  answerUnreadableRequests(server);
  const close = prepareGracefulClose(server);
  const { HOST, PORT, METRICS_PORT } = config;
  const metricsPort = await listening(metricsServer.listen(METRICS_PORT, HOST), 'METRICS_PORT');
  const port = await listening(server.listen(PORT, HOST), 'PORT');
  return {
    port,
    metricsPort,
    async close() {
      // They would go on for as long as running requests may take.
      live.close();
      await close({ idleMs, graceMs: GRACE_MS });
      metricsServer.close();
      metricsServer.closeAllConnections();
    },
  };
}
