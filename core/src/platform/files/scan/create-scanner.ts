import type { CoreConfig } from '../../config/core-config.ts';
import { clamdScanner } from './clamd.ts';
import { icapScanner } from './icap.ts';
import type { Scanner } from './scanner.ts';

/** Undefined where none is configured. */
export function createScanner({
  SCANNER_URL: address,
  SCANNER_TIMEOUT_SECONDS: seconds,
}: Pick<CoreConfig, 'SCANNER_URL' | 'SCANNER_TIMEOUT_SECONDS'>): Scanner | undefined {
  if (address === undefined) return undefined;
  const url = new URL(address);
  const timeoutMs = seconds * 1_000;
  return url.protocol === 'icap:' ? icapScanner(url, timeoutMs) : clamdScanner(url, timeoutMs);
}
