/**
 * The text of a setting. A variable that is not set, or plain JavaScript, may have left it out. A URL without its scheme
 * leads nowhere, which `fetch` tells as a lost connection.
 */
export function required(name: string, value: string | undefined): string {
  if (typeof value !== 'string' || value.trim() === '') throw new TypeError(`${name} is missing`);
  if (name.endsWith('Url') && !/^https?:\/\/./i.test(value)) throw new TypeError(`${name} is no http(s) URL`);
  return value;
}
