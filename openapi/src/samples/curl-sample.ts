import { pathValues, queryValues, type SampledOperation } from './sampled-operation.ts';

/** The operation as a line of shell, for which API_URL and TOKEN are set. */
export function curlSample(operation: SampledOperation): string {
  const { method, isPublic, body } = operation;
  const implied = method === 'GET' || (method === 'POST' && body !== undefined);
  return [
    `curl${implied ? '' : ` -X ${method}`} "$API_URL${address(operation)}"`,
    ...(isPublic ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n  ');
}

function address(operation: SampledOperation): string {
  let { path } = operation;
  for (const [name, value] of pathValues(operation))
    path = path.replace(`:${name}`, encodeURIComponent(value));
  const query = Object.entries(queryValues(operation)).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** In single quotes a shell changes nothing. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
