/** The text of a setting. A variable that is not set, or plain JavaScript, may have left it out. */
export function required(name: string, value: string | undefined): string {
  if (typeof value !== 'string' || value.trim() === '') throw new TypeError(`${name} is missing`);
  return value;
}

/** The address that a setting holds: without its scheme it leads nowhere, which `fetch` tells as a lost connection. */
export function requiredUrl(name: string, value: string | undefined): string {
  const url = required(name, value);
  try {
    if (/^https?:$/.test(new URL(url).protocol)) return url;
  } catch {
    // Said below, with the name of the setting.
  }
  throw new TypeError(`${name} must be an http(s) URL`);
}
