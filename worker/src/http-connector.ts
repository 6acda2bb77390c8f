import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { type AddressRules, type ClientCertificate, isAllowedAddress, isAllowedHost } from '@credence/core';
import { buildConnector } from 'undici';
import type { EgressProxy } from './egress-proxy.ts';
import { HttpFailure } from './http-failure.ts';

/** Addresses of a name that a proxy is asked for, one after the other. */
const MOST_ADDRESSES = 4;

/** Finds every address of a host name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

export interface ConnectorOptions extends AddressRules {
  /** For resolving, connecting and the TLS handshake together, in milliseconds. */
  connectTimeoutMs: number;
  resolve: Resolve;
  clientCertificate?: ClientCertificate | undefined;
  proxy?: EgressProxy | undefined;
}

/** How far a connection came; points in time are those of `performance.now()`. */
export interface ConnectionTrace {
  startedAt: number;
  /** Null until the name is resolved, and for an address that needs no resolving. */
  resolvedAt: number | null;
  /** Null until the connection stands, TLS session included. */
  connectedAt: number | null;
  /** The peer's address; before there is one, the address that was refused or is tried first, if any is known. */
  address: string | null;
}

/** Opens one connection at a time, and remembers the latest. */
export interface GuardedConnector {
  connect: buildConnector.connector;
  /** Null before the first connection. */
  latest(): ConnectionTrace | null;
}

/**
 * Makes a connector that reaches allowed addresses only. A literal address is checked as it stands; a name is resolved
 * once, every answer is checked, and the connection goes to those very answers, so that no second answer can slip in;
 * the peer's address is checked again before a request is handed over. Behind a proxy, those answers are what the proxy is
 * asked for, unless it resolves names itself.
 */
export function createGuardedConnector(options: ConnectorOptions): GuardedConnector {
  let trace: ConnectionTrace | null = null;

  const { certificate: cert, key } = options.clientCertificate ?? {};
  const open = buildConnector({
    ...(cert && key ? { cert, key } : {}),
    allowH2: false,
    timeout: options.connectTimeoutMs,
    autoSelectFamily: true,
    lookup: ((hostname, _options, callback) => {
      resolveAllowed(hostname, options, trace).then(
        (addresses) => callback(null, addresses),
        (error) => callback(error, []),
      );
    }) satisfies LookupFunction,
  });

  /** Through the proxy, a connection is a tunnel, with TLS inside where the other side speaks it. */
  const openIn: typeof open = (target, callback) => {
    const { proxy } = options;
    if (!proxy) return open(target, callback);
    openTunnel(proxy, target, options, trace).then(
      (socket) => {
        if (target.protocol === 'https:') open({ ...target, httpSocket: socket }, callback);
        else callback(null, socket);
      },
      (error: Error) => callback(error, null),
    );
  };

  return {
    latest: () => trace,
    connect(target, callback) {
      const started: ConnectionTrace = {
        startedAt: performance.now(),
        resolvedAt: null,
        connectedAt: null,
        address: null,
      };
      trace = started;
      if (isIP(target.hostname) !== 0) {
        started.address = target.hostname;
        if (!isAllowedAddress(target.hostname, options))
          return callback(new HttpFailure('BLOCKED_ADDRESS'), null);
      }
      openIn(target, (...[error, socket]) => {
        if (error !== null) return callback(error, null);
        // Behind a proxy, the peer is the proxy.
        if (!options.proxy) started.address = socket.remoteAddress ?? null;
        if (!options.proxy && (started.address === null || !isAllowedAddress(started.address, options))) {
          socket.destroy();
          return callback(new HttpFailure('BLOCKED_ADDRESS'), null);
        }
        started.connectedAt = performance.now();
        callback(null, socket);
      });
    },
  };
}

/** Opens a tunnel to the first address of the target that the proxy can reach. */
async function openTunnel(
  proxy: EgressProxy,
  { hostname, port, protocol }: buildConnector.Options,
  options: ConnectorOptions,
  trace: ConnectionTrace | null,
): Promise<Socket> {
  const hosts = await hostsToAskFor(proxy, hostname, options, trace);
  const failures: unknown[] = [];
  for (const host of hosts) {
    try {
      const socket = await proxy.tunnel(
        host,
        Number(port || (protocol === 'https:' ? 443 : 80)),
        options.connectTimeoutMs,
      );
      if (trace && isIP(host) !== 0) trace.address = host;
      return socket;
    } catch (error) {
      failures.push(error);
    }
  }
  throw failures.at(-1);
}

async function hostsToAskFor(
  proxy: EgressProxy,
  hostname: string,
  options: ConnectorOptions,
  trace: ConnectionTrace | null,
): Promise<string[]> {
  if (isIP(hostname) !== 0) return [hostname];
  if (!proxy.resolves) {
    const addresses = await resolveAllowed(hostname, options, trace);
    return addresses.slice(0, MOST_ADDRESSES).map(({ address }) => address);
  }
  if (!isAllowedHost(hostname.replace(/\.+$/, ''), options)) throw new HttpFailure('BLOCKED_ADDRESS');
  return [hostname];
}

/** @throws HttpFailure when the name has no address, or any address that is not allowed */
async function resolveAllowed(
  hostname: string,
  options: ConnectorOptions,
  trace: ConnectionTrace | null,
): Promise<LookupAddress[]> {
  const addresses = await options.resolve(hostname).catch(() => []);
  const refused = addresses.find(({ address }) => !isAllowedAddress(address, options));
  if (trace) {
    trace.resolvedAt = performance.now();
    trace.address = refused?.address ?? addresses[0]?.address ?? null;
  }
  if (refused) throw new HttpFailure('BLOCKED_ADDRESS');
  if (addresses.length === 0) throw new HttpFailure('DNS');
  return addresses;
}
