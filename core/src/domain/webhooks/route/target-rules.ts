import type { WebhookConfig } from '@credence/contract';
import { type OutgoingUrlRules, outgoingUrlProblem } from '../../../platform/network/public-address.ts';
import { checkSecrets } from '../../../platform/network/signature.ts';
import { headerProblem } from './targets.ts';

/** A webhook target as the API takes it. */
export type TargetInput = Exclude<NonNullable<WebhookConfig['fallbackEndpoint']>, readonly unknown[]>;

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
