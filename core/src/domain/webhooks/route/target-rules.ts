import { type OutgoingUrlRules, outgoingUrlProblem } from '../../../platform/network/public-address.ts';
import { checkSecrets } from '../../../platform/network/signature.ts';
import type { TargetInput } from './targets.ts';

type Path = (string | number)[];

/**
 * Finds what is wrong with a webhook target.
 * @param report called with the path of each wrong field, and words that follow it
 */
export function checkTarget(
  target: TargetInput,
  path: Path,
  rules: OutgoingUrlRules,
  report: (path: Path, message: string) => void,
): void {
  const check = (at: Path, problem: string | undefined) => {
    if (problem) report(at, problem);
  };
  if (typeof target === 'string') {
    check(path, outgoingUrlProblem(target, rules));
    return;
  }
  check([...path, 'url'], outgoingUrlProblem(target.url, rules));
  checkSecrets(target, (field, problem) => report([...path, field], problem));
  for (const [name, value] of Object.entries(target.headers ?? {})) {
    check([...path, 'headers', name], headerProblem(name, value));
  }
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
