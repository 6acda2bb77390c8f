import type { TargetEdit, WebhookConfig } from '@credence/contract';
import type { WebhookTarget } from '../webhooks/route/targets.ts';
import { HIDDEN } from '../webhooks/route/without-secrets.ts';
import { isHidden } from './hide-webhook-secrets.ts';

type Path = (string | number)[];
export type Report = (path: Path, message: string) => void;

/** A target as a configuration writes it. */
type WrittenTarget = Exclude<NonNullable<WebhookConfig['fallbackEndpoint']>, string | readonly unknown[]>;

const ANEW = 'must be given anew, as the target is on another host';

/**
 * A target as it is to be: what an edit leaves out is what the target had. Credentials stay with the host that they were
 * given for: who may change an address must not have them sent to where they can be read.
 * @returns undefined where it has no address; what is wrong with it is reported
 */
export function editedTarget(
  edit: TargetEdit,
  was: WebhookTarget | undefined,
  path: Path,
  report: Report,
): WrittenTarget | undefined {
  const url = edit.url ?? was?.url;
  if (edit.from !== null && !was) report([...path, 'from'], 'must be one of the targets that were read');
  if (url === undefined) {
    report([...path, 'url'], 'is required');
    return undefined;
  }
  if (edit.url !== undefined && isHidden(edit.url))
    report([...path, 'url'], `must not hold ${HIDDEN}, which stands for what is not shown`);
  const isSameHost = was !== undefined && new URL(url).origin === new URL(was.url).origin;
  const headers: Record<string, string> = {};
  edit.headers.forEach(({ name, value }, index) => {
    const kept = was && Object.hasOwn(was.headers, name) ? was.headers[name] : undefined;
    const at = [...path, 'headers', index];
    if (Object.hasOwn(headers, name)) report([...at, 'name'], 'must be named once');
    if (value === undefined && kept === undefined) report([...at, 'value'], 'is required');
    if (value === undefined && kept !== undefined && !isSameHost) report([...at, 'value'], ANEW);
    headers[name] = value ?? kept ?? '';
  });
  if (edit.basicAuth === undefined && was?.basicAuth && !isSameHost) report([...path, 'basicAuth'], ANEW);
  const basicAuth = edit.basicAuth === undefined ? was?.basicAuth : edit.basicAuth;
  const [secret, previousSecret] =
    edit.secret === undefined ? [was?.secret, was?.previousSecret] : [edit.secret, null];
  return {
    url,
    ...(edit.headers.length > 0 ? { headers } : {}),
    ...(basicAuth ? { basicAuth } : {}),
    ...(edit.events.length > 0 ? { events: edit.events } : {}),
    ...(edit.searchTypes.length > 0 ? { searchTypes: edit.searchTypes } : {}),
    ...(secret ? { secret } : {}),
    ...(previousSecret ? { previousSecret } : {}),
  };
}
