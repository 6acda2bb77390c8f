import { path } from './address.ts';
import type { APIPromise } from './api-promise.ts';
import type { RequestOptions } from './request-options.ts';
import type { Transport } from './transport.ts';
import type { AuditTrailQuery } from './types.ts';

/**
 * Who read, changed or was refused what, at `credence.audit`.
 *
 * @example
 * const content = await credence.audit.export({ from: '2025-03-01', to: '2025-03-31' });
 */
export class Audit {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * A page of the audit trail as JSON lines. Its last line is signed; where `nextSeal` in it is a number, there is more after
   * that seal. Pages one after the other in a file are what `credence audit check` verifies.
   *
   * @example
   * const content = await credence.audit.export({ from: '2025-03-01', afterSeal: 42 });
   * const lines = new TextDecoder().decode(content).trimEnd().split('\n');
   * const { nextSeal } = JSON.parse(lines.at(-1) ?? '{}');
   */
  export(query?: AuditTrailQuery, options?: RequestOptions): APIPromise<ArrayBuffer> {
    const call = { method: 'GET', path: path`/v1/audit-trail`, query, isFile: true } as const;
    return this.#transport.request<ArrayBuffer>(call, options);
  }
}
