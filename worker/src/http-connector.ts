import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { type AddressRules, isAllowedAddress } from '@credence/core';
import { buildConnector } from 'undici';
import { HttpFailure } from './http-failure.ts';

/** Finds every address of a host name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

export interface ConnectorOptions extends AddressRules {
  /** For resolving, connecting and the TLS handshake together, in milliseconds. */
  connectTimeoutMs: number;
  resolve: Resolve;
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
 * the peer's address is checked again before a request is handed over.
 */
export function createGuardedConnector(options: ConnectorOptions): GuardedConnector {
  let trace: ConnectionTrace | null = null;

  const open = buildConnector({
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
      open(target, (...[error, socket]) => {
        if (error !== null) return callback(error, null);
        started.address = socket.remoteAddress ?? null;
        if (started.address === null || !isAllowedAddress(started.address, options)) {
          socket.destroy();
          return callback(new HttpFailure('BLOCKED_ADDRESS'), null);
        }
        started.connectedAt = performance.now();
        callback(null, socket);
      });
    },
  };
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
